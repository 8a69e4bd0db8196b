/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the tests of the history share: a place for it, matches that people play by lot. */

#pragma once

#include "model/competing/contest-rows.h"
#include "model/competing/evening-rows.h"
#include "model/history/atout-history.h"
#include "rules/rng.h"

#define HISTORY_MATCHES 6 /* kinds of them: of every game */

/** A folder that is there as long as a test needs it. */
typedef struct
{
  char *folder;
  char *path; /* of the history in it */
} HistoryPlace;

void history_place_make (HistoryPlace *place);

/** Writes a file of the schema version @version, 5 to 8, in which a match of @game has one deal. */
void history_place_make_older (HistoryPlace *place, guint version, const char *game);

/** Removes it with all that lies in it. */
void history_place_clear (HistoryPlace *place);

/** A match of kind @row. All seats are people’s: what happens depends on the test alone. */
AtoutMatch *history_match_new (guint row, guint64 seed);

/** One thing more, now and then a step back or on again. */
void history_match_go_on (AtoutMatch *match, Rng *rng);
gboolean history_match_is_over (AtoutMatch *match);

/** The same deals, actions, steps, and the same that was undone. */
void history_assert_same (const MatchLog *a, const MatchLog *b);

/** (transfer full): the only match that rests in the file at @path, as another program finds it. */
AtoutResting *history_find_resting (const char *path);

/** Twenty things in a match that @history follows. */
void history_play_a_little (AtoutHistory *history);
guint history_count_resting (AtoutHistory *history);

/** Runs @sql in the file at @path, which needs no history. */
void history_run_sql (const char *path, const char *sql);

/**
 * Plays @n_deals of @game with @settings, or as many as there are, against computers by lot; the
 * first was helped.
 */
void history_play_deals (Database *database, const Game *game, const char *settings, guint n_deals);

/**
 * Stores @n contests with the same cards in @game with @settings: @n_deals finished deals each, by
 * lot, with the results of the house, but without matches.
 */
void history_make_contests (Database *database, const Game *game, const char *settings, guint n,
                            guint n_deals);

/**
 * Stores an evening of @game with @settings at @n_tables tables, whose computer players play by
 * lot, and returns its id.
 */
gint64 history_make_evening (Database *database, const Game *game, const char *settings,
                             guint n_tables, gint64 began);

/** Plays the deals of @match by lot until it is over. */
void history_play_match (AtoutMatch *match);

/** Plays round @round of evening @id by lot, at all tables. */
void history_play_round (AtoutHistory *history, gint64 id, guint round);
