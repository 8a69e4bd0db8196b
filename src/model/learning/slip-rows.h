/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips in the history database. */

#pragma once

#include "model/history/database.h"
#include "model/learning/slip-find.h"

/* ---- Search ---------------------------------------------------------------------------------- */

/** A deal to be searched. */
typedef struct
{
  gint64 id;
  gint64 match;
  guint number; /* index */
  guint seat;   /* seat of the user */
} SlipDeal;

/**
 * Returns the unexamined deals (SlipDeal) of the latest finished match with any, among the last
 * @most deals of the statistics without hints and undone actions. NULL with a DATABASE_ERROR.
 */
GArray  *slip_rows_list_deals  (Database          *database,
                                guint              most,
                                GError           **error);

/** Marks @deal as examined, with @n suspects; @log may be NULL if @n is 0. */
gboolean slip_rows_add         (Database          *database,
                                const SlipDeal    *deal,
                                const MatchLog    *log,
                                const SlipSuspect *suspects,
                                guint              n,
                                GError           **error);

/** A suspect to be judged. */
typedef struct
{
  gint64 id;
  SlipDeal deal;
  guint position;
  char *done; /* token, owned */
} SlipCase;

/**
 * Finds the next suspect: latest match, then highest suspicion. FALSE if none waits, or with @error
 * set.
 */
gboolean slip_rows_find_case   (Database          *database,
                                SlipCase          *next,
                                GError           **error);
void     slip_rows_clear_case  (SlipCase          *next);

/**
 * Makes slip @id an exercise with the tokens @right, or deletes it (NULL). When a deal has
 * SLIP_MOST exercises, its other suspects are deleted.
 */
gboolean slip_rows_judge       (Database          *database,
                                gint64             id,
                                const char        *right,
                                double             cost,
                                GError           **error);

/* ---- Exercises ------------------------------------------------------------------------------- */

/** An exercise. */
typedef struct
{
  gint64 id;
  SlipDeal deal;
  guint position;
  char *game;
  char *form;
  char *done;  /* token */
  char *right; /* tokens, separated by blanks */
  double cost;
  guint box;
} SlipRow;

void     slip_row_free         (gpointer           row);

/**
 * Returns the day number of @now (seconds since 1970): local days since 1970, each beginning at
 * four in the morning. A later write of the latest match replaces @now, because the clock must be
 * wrong. A database error sets @error.
 */
gint64   slip_rows_find_day    (Database          *database,
                                gint64             now,
                                GError           **error);

/** Maximum number of exercises due at once. */
#define SLIP_DUE_MOST "1000"

/**
 * Returns the exercises of @form (NULL: all) due on @day (SlipRow, owned by the array), often
 * solved ones first, then latest deals. NULL with a DATABASE_ERROR.
 */
GPtrArray *slip_rows_list_due  (Database          *database,
                                const char        *form,
                                gint64             day,
                                GError           **error);

/** Counts the exercises of slip_rows_list_due (); 0 with a DATABASE_ERROR. */
guint    slip_rows_count_due   (Database          *database,
                                const char        *form,
                                gint64             day,
                                GError           **error);

/**
 * Saves an answer on @day. A right one leads to the next box; boxes 1 to 5 return after 1, 2, 4, 8
 * and 16 days. In box 5 it deletes the exercise; a wrong one leads to box 1.
 */
gboolean slip_rows_answer      (Database          *database,
                                gint64             id,
                                gboolean           is_right,
                                gint64             day,
                                GError           **error);

/** Deletes exercise @id; its deal is not examined again. */
gboolean slip_rows_remove      (Database          *database,
                                gint64             id,
                                GError           **error);

/** Deletes all exercises of @game (NULL: all games); earlier deals are never examined. */
gboolean slip_rows_clear       (Database          *database,
                                const char        *game,
                                GError           **error);
