/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user in the tables of the history, and when they come back. */

#pragma once

#include "model/history/database.h"
#include "model/learning/slip-find.h"

/* ---- Looking for them ------------------------------------------------------------------------ */

/** A deal in which slips are looked for. */
typedef struct
{
  gint64 id;
  gint64 match;
  guint number; /* in the match, from 0 */
  guint seat;   /* of the user */
} SlipDeal;

/**
 * The deals (SlipDeal) of one match in which nobody has looked yet, of the latest such match: those
 * among the last @most that statistics count, of matches that are over, in which nobody was told
 * what to do and nothing was taken back. None: all were looked at. NULL with a DATABASE_ERROR.
 */
GArray  *slip_rows_list_deals  (Database          *database,
                                guint              most,
                                GError           **error);

/** Notes that @deal, of the match @log, was looked at, and these @n suspects of it; 0: no @log. */
gboolean slip_rows_add         (Database          *database,
                                const SlipDeal    *deal,
                                const MatchLog    *log,
                                const SlipSuspect *suspects,
                                guint              n,
                                GError           **error);

/** A decision that waits to be judged. */
typedef struct
{
  gint64 id;
  SlipDeal deal;
  guint position;
  char *done; /* token, owned */
} SlipCase;

/** The most suspicious one, first of the latest match; FALSE: none waits, or @error is set. */
gboolean slip_rows_find_case   (Database          *database,
                                SlipCase          *next,
                                GError           **error);
void     slip_rows_clear_case  (SlipCase          *next);

/**
 * Makes slip @id an exercise, with what is right, tokens joined by blanks; NULL: it is none. Where
 * its deal has SLIP_MOST by that, nothing else of it waits any more.
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
  char *right; /* tokens, joined by blanks */
  double cost;
  guint box;
} SlipRow;

void     slip_row_free         (gpointer           row);

/**
 * Returns the day of @now (seconds since 1970), counted from 1970 in local time. A day begins at
 * four in the morning. If the newest match was written after @now, the clock is wrong and the
 * function returns the day of that write. On a database error it sets @error and uses @now.
 */
gint64   slip_rows_find_day    (Database          *database,
                                gint64             now,
                                GError           **error);

/** The largest number of exercises that are due at once; more follow when these are answered. */
#define SLIP_DUE_MOST "1000"

/**
 * Lists the exercises of @form (NULL: of all forms) that are due on @day, as SlipRow owned by the
 * array: those solved most often first, then the latest deals. Returns NULL with a DATABASE_ERROR.
 */
GPtrArray *slip_rows_list_due  (Database          *database,
                                const char        *form,
                                gint64             day,
                                GError           **error);

/** Counts the exercises that slip_rows_list_due () would list; returns 0 with a DATABASE_ERROR. */
guint    slip_rows_count_due   (Database          *database,
                                const char        *form,
                                gint64             day,
                                GError           **error);

/**
 * Notes an answer to @id on @day. A right answer moves the exercise to the next box; boxes 1 to 5
 * return after 1, 2, 4, 8 and 16 days. A right answer in box 5 deletes it. A wrong answer moves it
 * to box 1.
 */
gboolean slip_rows_answer      (Database          *database,
                                gint64             id,
                                gboolean           is_right,
                                gint64             day,
                                GError           **error);

/** Forgets @id; its deal is not looked at again. */
gboolean slip_rows_remove      (Database          *database,
                                gint64             id,
                                GError           **error);

/** Forgets all of @game, NULL: of all, those too that nobody has found yet. */
gboolean slip_rows_clear       (Database          *database,
                                const char        *game,
                                GError           **error);
