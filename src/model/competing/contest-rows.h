/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Contests in the history database. In a contest the user's result of each deal is compared with
 * those of the house: 15 computer players who play the user's seat with the same cards
 * (players/field).
 *
 * Each write is one transaction, which the caller runs with atout_history_write (). Callers write
 * each result as soon as it is known, so a killed program loses at most one unit: the deal that one
 * house player is playing.
 */

#pragma once

#include "model/history/database.h"
#include "players/field/field.h"
#include "players/field/rating.h"
#include "players/field/standing.h"

typedef enum
{
  CONTEST_SAME,   /* any match of the user, which the house plays too */
  CONTEST_DAY,    /* the deals of the day, equal for everybody (day.h) */
  CONTEST_FRIEND, /* a match whose cards another person sent */
} ContestKind;

/** Returns the name of @kind in the database, for example "day". */
const char *contest_kind_name (ContestKind kind);

/** A contest: a match that the user and the house play with the same cards. */
typedef struct
{
  gint64 id;
  ContestKind kind;
  char *day; /* date of its deals, as "2026-11-29", or NULL */
  char *game;
  char *form;
  char *options;     /* rules, as day_rules () writes them */
  guint players;     /* FIELD_VERSION of the house players */
  gint64 match;      /* id of the user's match, or -1 */
  gint64 began;      /* start in seconds since 1970, UTC */
  gboolean is_again; /* true if the user had begun the deals of this day, or a friend’s, before */
} ContestRow;

void       contest_row_free        (gpointer            row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ContestRow, contest_row_free)

/** A deal of a contest, with the results so far. */
typedef struct
{
  guint number; /* index in the contest, from 0 */
  DealNumber cards;
  gboolean is_over; /* true if the user has finished the deal */
  guint seat;       /* user's seat; valid if is_over */
  guint role;       /* role of the seat (LongAverage); valid if is_over */
  int own;          /* field_result () of the user; valid if is_over */
  const char *left_out; /* why the deal does not count: "undone", "hinted"; NULL if it counts */
  guint n_house;        /* number of house players whose results are known */
  int house[FIELD_MEMBERS];
} ContestDeal;

/** Arguments for a new contest. */
typedef struct
{
  ContestKind kind;
  const char *day; /* date of the deals; NULL except for CONTEST_DAY */
  const Game *game;
  const Options *options;
  gint64 began;
  const DealNumber *numbers;
  guint n_deals;
} ContestStart;

/**
 * Stores a new contest with its deals, before the user sees a card, and writes its id to @id. If an
 * earlier contest has the same day, form and rules, or if a friend's cards were dealt before, the
 * new one is marked with is_again. Deletes
 * contests that no match joined: their program was killed before the first deal.
 */
gboolean   contest_rows_begin      (Database           *database,
                                    const ContestStart *start,
                                    gint64             *id,
                                    GError            **error);

/** Stores that the user plays contest @id in the match with id @match; -1 for none. */
gboolean   contest_rows_join       (Database           *database,
                                    gint64              id,
                                    gint64              match,
                                    GError            **error);

/**
 * Stores the user's result in the finished deal that @place refers to. An earlier result of the
 * deal is not overwritten. If the user has undone a card or taken a hint, even afterwards, the deal
 * is marked as not counting.
 */
gboolean   contest_rows_keep_own   (Database           *database,
                                    gint64              id,
                                    const FieldPlace   *place,
                                    GError            **error);

/** A unit of work: one house player plays one deal of a contest. */
typedef struct
{
  gint64 contest;
  gint64 match;
  guint number;
  guint member;
} ContestUnit;

/**
 * Finds the next unit in the deals that the user has finished and some house player has not played:
 * the latest contest first, in it the latest deal.
 * Skips contests with another FIELD_VERSION. Returns FALSE if no unit is left or with @error set.
 */
gboolean   contest_rows_find_unit  (Database           *database,
                                    ContestUnit        *unit,
                                    GError            **error);

/**
 * Stores @result for @unit. An earlier result of the unit is not overwritten. Does nothing if the
 * contest was deleted or has another FIELD_VERSION.
 */
gboolean   contest_rows_keep_unit  (Database           *database,
                                    const ContestUnit  *unit,
                                    int                 result,
                                    GError            **error);

/**
 * Returns the user's contest in @game whose first deal has the cards @number: a finished one if
 * there is any, else the first. Returns NULL if there is none, or with @error set.
 */
ContestRow *contest_rows_find_cards (Database          *database,
                                    const Game         *game,
                                    const DealNumber   *number,
                                    GError            **error);

/**
 * Returns the user's latest contest in @game whose first deal has the cards @number and that still
 * has deals to play. Returns NULL if there is none, or with @error set.
 */
ContestRow *contest_rows_find_open (Database           *database,
                                    const Game         *game,
                                    const DealNumber   *number,
                                    GError            **error);

/**
 * Skips @skipped contests in game form @form, or of all forms if NULL, latest first, and returns
 * the next @n (ContestRow), or fewer. NULL with an error.
 */
GPtrArray *contest_rows_list       (Database           *database,
                                    const char         *form,
                                    guint               skipped,
                                    guint               n,
                                    GError            **error);

/** Returns contest @id; NULL if there is none, or with @error set. */
ContestRow *contest_rows_find      (Database           *database,
                                    gint64              id,
                                    GError            **error);

/**
 * Returns the user's matches (gint64) with a finished deal whose result is not stored; NULL with an
 * error.
 */
GArray    *contest_rows_list_unkept (Database          *database,
                                    GError            **error);

/**
 * Returns the user's first contest on the deals of @day, for this form and these rules: the one
 * that counts. Returns NULL if there is none, or with @error set.
 */
ContestRow *contest_rows_find_day  (Database           *database,
                                    const Game         *game,
                                    const Options      *options,
                                    const char         *day,
                                    GError            **error);

/**
 * Returns the latest contest in which the user plays the deals of @day again and can go on. Returns
 * NULL if there is none, or with @error set.
 */
ContestRow *contest_rows_find_again (Database          *database,
                                    const Game         *game,
                                    const Options      *options,
                                    const char         *day,
                                    GError            **error);

/**
 * Returns the contest that the user plays in match @match; NULL if there is none, or with @error
 * set.
 */
ContestRow *contest_rows_find_match (Database          *database,
                                    gint64              match,
                                    GError            **error);

/** Returns the deals (ContestDeal) of contest @id by number; NULL with an error. */
GArray    *contest_rows_list_deals (Database           *database,
                                    gint64              id,
                                    GError            **error);

/**
 * Sums up those @deals of @row that the user finished without help and all house players have
 * played.
 */
Standing   contest_rows_sum_up     (const ContestRow   *row,
                                    const GArray       *deals);

/**
 * Counts the comparable deals in game form @form, under any of its rules, and stops at @most.
 * A deal is comparable if the user finished it without help and all house players of this
 * FIELD_VERSION have played it. Deals of a day that was played before do not count: their cards are
 * known. Returns 0 with @error set if the database cannot be read.
 */
guint      contest_rows_count_comparable (Database     *database,
                                    const char         *form,
                                    guint               most,
                                    GError            **error);

/**
 * Returns all comparable deals (RatingDeal) in game form @form, under any of its rules: each is
 * compared with the house under the same rules. NULL with an error.
 */
GArray    *contest_rows_list_comparable (Database      *database,
                                    const char         *form,
                                    GError            **error);

/** Deletes contest @id with its deals and results. */
gboolean   contest_rows_remove     (Database           *database,
                                    gint64              id,
                                    GError            **error);
