/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Club evenings in the history database. The tables of a round are stored when the round begins,
 * with their places; their results when the matches end. With the last result of a round the next
 * round begins, in the same transaction.
 *
 * The user's match is stored like any other match. A match of computer players is stored as a
 * record after each deal, until it is over; a killed program loses at most the deal that was being
 * played. Evenings whose game or rules this program does not know are left alone.
 */

#pragma once

#include "model/competing/evening-plan.h"
#include "model/course/atout-match.h"
#include "model/history/database.h"

/** The level of the computer players at all tables. */
#define EVENING_LEVEL PLAYER_LEVEL_CLUB

/** An evening. */
typedef struct
{
  gint64 id;
  EveningPlan plan;
  char *form; /* key of the game form */
  PlayerLevel level;
  gint64 began;        /* start in seconds since 1970, UTC */
  gboolean shares_day; /* true if another evening in this form began on the same local day */
  guint round;  /* latest round, from 0 */
  gboolean is_over;
  char *names[EVENING_PEOPLE_MAX]; /* by person; "" for the user; NULL in lists of evenings */
} EveningRow;

void        evening_row_free         (gpointer             row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EveningRow, evening_row_free)

/** A table in one round. */
typedef struct
{
  EveningSeats seats;
  gboolean is_own; /* true if the user plays there */
  gint64 match;    /* id of the user's match; -1 before its first deal, and at other tables */
  guint n_deals;   /* number of finished deals; 0 at the user's table */
  gboolean is_over;
  int points[SEATS_MAX];       /* points by seat; valid if is_over */
  gboolean has_won[SEATS_MAX]; /* valid if is_over */
} EveningTable;

/** Stores a new evening with its first round and writes its id to @id. */
gboolean    evening_rows_begin       (Database            *database,
                                      const EveningPlan   *plan,
                                      PlayerLevel          level,
                                      gint64               began,
                                      gint64              *id,
                                      GError             **error);

/** Returns evening @id; NULL if there is none that this program knows, or with @error set. */
EveningRow *evening_rows_find        (Database            *database,
                                      gint64               id,
                                      GError             **error);

/**
 * Returns the evenings (EveningRow) of game form @form, or all if NULL, latest first, without the
 * names; NULL with an error.
 */
GPtrArray  *evening_rows_list        (Database            *database,
                                      const char          *form,
                                      GError             **error);

/** Counts the evenings in all forms; 0 with an error. */
guint       evening_rows_count       (Database            *database,
                                      GError             **error);

/** Deletes evening @id; the user's matches stay in the history. */
gboolean    evening_rows_remove      (Database            *database,
                                      gint64               id,
                                      GError             **error);

/** Returns the tables (EveningTable) of @round; NULL with an error. */
GArray     *evening_rows_list_tables (Database            *database,
                                      const EveningRow    *row,
                                      guint                round,
                                      GError             **error);

/** Returns the number of rounds of @row that are over. */
guint       evening_row_count_over   (const EveningRow    *row);

/**
 * Writes the list after @n_rounds rounds to @lines (EVENING_PEOPLE_MAX). Returns the number of
 * lines; 0 with an error.
 */
guint       evening_rows_rank        (Database            *database,
                                      const EveningRow    *row,
                                      guint                n_rounds,
                                      EveningLine         *lines,
                                      GError             **error);

/* ---- Matches --------------------------------------------------------------------------------- */

/** A table, identified. */
typedef struct
{
  gint64 evening;
  guint round;
  guint table;
  gint64 match; /* id of the user's match; -1 before its first deal, and at other tables */
  gboolean is_over;
} EveningUnit;

/** Writes the players at @table to @players (SEATS_MAX), with the names of @row. */
void        evening_row_seat_players (const EveningRow    *row,
                                      const EveningTable  *table,
                                      AtoutPlayer         *players);

/** Writes the planned numbers of table @unit to @numbers (PLANNED_MAX); returns how many. */
guint       evening_row_list_numbers (const EveningRow    *row,
                                      const EveningUnit   *unit,
                                      DealNumber          *numbers);

/** Finds the user's open table in evening @id. Returns FALSE if there is none or with an error. */
gboolean    evening_rows_find_own    (Database            *database,
                                      gint64               id,
                                      EveningUnit         *unit,
                                      GError             **error);

/** Finds the table where the user plays @match. Returns FALSE if there is none or with an error. */
gboolean    evening_rows_find_match  (Database            *database,
                                      gint64               match,
                                      EveningUnit         *unit,
                                      GError             **error);

/** Stores that the user plays at table @unit in the match with id @match. */
gboolean    evening_rows_join        (Database            *database,
                                      const EveningUnit   *unit,
                                      gint64               match,
                                      GError             **error);

/**
 * Finds the next open table of computer players, in the latest evening first. Returns FALSE if none
 * is left, or with @error set.
 */
gboolean    evening_rows_find_unit   (Database            *database,
                                      EveningUnit         *unit,
                                      GError             **error);

/**
 * Returns the log of table @unit of computer players with its finished deals; free with
 * match_log_free (). A stored record that cannot be read is dropped: the match begins anew. NULL
 * with an error.
 */
MatchLog   *evening_rows_read_log    (Database            *database,
                                      const EveningRow    *row,
                                      const EveningUnit   *unit,
                                      GError             **error);

/**
 * Stores @log, whose last deal is over, for table @unit: the results if the match is over,
 * otherwise the record. Results are never overwritten. Begins the next round after the last result
 * of a round. Does nothing if the evening was deleted.
 */
gboolean    evening_rows_keep        (Database            *database,
                                      const EveningUnit   *unit,
                                      const MatchLog      *log,
                                      GError             **error);

/**
 * Returns the user's matches (gint64) that are over in the history, but not in their evening; NULL
 * with an error.
 */
GArray     *evening_rows_list_unkept (Database            *database,
                                      GError             **error);
