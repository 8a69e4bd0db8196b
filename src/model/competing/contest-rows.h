/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Contests in the history database: deals that the user and the field (players/field) play with the
 * same cards. A write is one transaction of the caller (atout_history_write ()). Callers write each
 * result as soon as it is known, so a killed program loses at most the unit in progress.
 */

#pragma once

#include "model/history/database.h"
#include "players/field/field.h"
#include "players/field/standing.h"

typedef enum
{
  CONTEST_SAME,    /* a match with the same cards as the house */
  CONTEST_DAY,     /* the deals of a day */
  CONTEST_EVENING, /* a club evening */
  CONTEST_FRIEND,  /* cards from somebody else */
} ContestKind;

/** Returns the name of @kind in the database: "day". */
const char *contest_kind_name (ContestKind kind);

/** A contest. */
typedef struct
{
  gint64 id;
  ContestKind kind;
  char *day; /* "2026-11-29", or NULL */
  char *game;
  char *form;
  char *options;     /* day_rules () */
  guint players;     /* FIELD_VERSION of the house */
  gint64 match;      /* id of the match, or -1 */
  gint64 began;      /* seconds since 1970, UTC */
  gboolean is_again; /* true if the deals of this day were begun before */
} ContestRow;

void       contest_row_free        (gpointer            row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ContestRow, contest_row_free)

/** A deal of a contest. */
typedef struct
{
  guint number; /* index, from 0 */
  DealNumber cards;
  gboolean is_over; /* true if the user has a result */
  guint seat;       /* seat of the user, with is_over */
  guint role;       /* role of the seat (LongAverage), with is_over */
  int own;          /* field_result () of the user, with is_over */
  const char *left_out; /* "undone", "hinted", or NULL if the deal counts */
  guint n_house;        /* number of results of the house so far */
  int house[FIELD_MEMBERS];
} ContestDeal;

/** A contest to begin. */
typedef struct
{
  ContestKind kind;
  const char *day; /* NULL unless CONTEST_DAY */
  const Game *game;
  const Options *options;
  gint64 began;
  const DealNumber *numbers;
  guint n_deals;
} ContestStart;

/**
 * Stores a contest with its deals before the first card is shown, and writes its id to @id. The
 * second contest of a day in the same form and rules gets is_again.
 */
gboolean   contest_rows_begin      (Database           *database,
                                    const ContestStart *start,
                                    gint64             *id,
                                    GError            **error);

/** Stores that @match plays contest @id; -1: no match. */
gboolean   contest_rows_join       (Database           *database,
                                    gint64              id,
                                    gint64              match,
                                    GError            **error);

/**
 * Stores the user's result in @place, a deal that is over. An earlier result is kept; help used
 * before or after leaves the deal out.
 */
gboolean   contest_rows_keep_own   (Database           *database,
                                    gint64              id,
                                    const FieldPlace   *place,
                                    GError            **error);

/** A unit of work: one house player in one deal. */
typedef struct
{
  gint64 contest;
  gint64 match;
  guint number;
  guint member;
} ContestUnit;

/**
 * Finds the next unit: the first deal, of the latest contest, that is dealt and lacks a result of
 * the house. Contests of other FIELD_VERSIONs are passed over. FALSE if nothing is left, or with
 * @error set.
 */
gboolean   contest_rows_find_unit  (Database           *database,
                                    ContestUnit        *unit,
                                    GError            **error);

/**
 * Stores the result of @unit. An earlier result is kept, and nothing is stored for a contest of
 * another FIELD_VERSION or one that was deleted.
 */
gboolean   contest_rows_keep_unit  (Database           *database,
                                    const ContestUnit  *unit,
                                    int                 result,
                                    GError            **error);

/** Returns the contests (ContestRow) of @form (NULL: all), latest first; NULL with an error. */
GPtrArray *contest_rows_list       (Database           *database,
                                    const char         *form,
                                    GError            **error);

/**
 * Returns the contest that counts for @day, or NULL: the first one in this form and rules. NULL
 * also with @error set.
 */
ContestRow *contest_rows_find_day  (Database           *database,
                                    const Game         *game,
                                    const Options      *options,
                                    const char         *day,
                                    GError            **error);

/** Returns the contest that @match plays, or NULL, also with @error set. */
ContestRow *contest_rows_find_match (Database          *database,
                                    gint64              match,
                                    GError            **error);

/** Returns the deals (ContestDeal) of contest @id, in order; NULL with an error. */
GArray    *contest_rows_list_deals (Database           *database,
                                    gint64              id,
                                    GError            **error);

/** Sums up the @deals of @row that are over, were played without help and by the whole house. */
Standing   contest_rows_sum_up     (const ContestRow   *row,
                                    const GArray       *deals);

/** Deletes contest @id with its results. */
gboolean   contest_rows_remove     (Database           *database,
                                    gint64              id,
                                    GError            **error);
