/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"
#include "players/analysis/judge.h"
#include "rules/rng.h"

/** A player at the table; missing names, except the user's, are chosen. */
typedef struct
{
  const char *name;
  gboolean human;
  PlayerLevel level; /* only for computer players */
} AtoutPlayer;

#define ATOUT_TYPE_MATCH (atout_match_get_type ())

/**
 * AtoutMatch: a running match, independent of its listeners. Only atout_course_act () continues a
 * deal.
 */
G_DECLARE_FINAL_TYPE (AtoutMatch, atout_match, ATOUT, MATCH, GObject)

/** Returns a match of @game; @players has one row per seat. */
AtoutMatch *atout_match_new       (const Game         *game,
                                   const Options      *options,
                                   const AtoutPlayer  *players);

/**
 * Returns a match that continues @log (transfer full); NULL with an error if there are no random
 * bits.
 */
AtoutMatch *atout_match_new_from_log (MatchLog        *log,
                                      GError         **error);

/** Derives cards and players' choices from @seed instead of random bits. */
void        atout_match_set_seed  (AtoutMatch         *self,
                                   guint64             seed);

/** Derives the cards of only the next deal from @number. */
void        atout_match_set_number (AtoutMatch        *self,
                                    const DealNumber  *number);

/** Fixes the cards of all deals before the first one (match_log_plan ()). */
void        atout_match_plan      (AtoutMatch         *self,
                                   const DealNumber   *numbers,
                                   guint               n);

/** Deals the cards of @deal in the next deal. */
void        atout_match_set_like  (AtoutMatch         *self,
                                   const LogDeal      *deal);

/** Deals the next deal; an error only if there are no random bits. */
gboolean    atout_match_deal      (AtoutMatch         *self,
                                   GError            **error);

/**
 * Undoes the last decision of the user and later actions, even after the deal; FALSE if there is
 * none.
 */
gboolean    atout_match_undo      (AtoutMatch         *self);

/** Redoes actions up to the next decision; FALSE if none are undone. */
gboolean    atout_match_redo      (AtoutMatch         *self);
gboolean    atout_match_can_undo  (AtoutMatch         *self);
gboolean    atout_match_can_redo  (AtoutMatch         *self);

/** Marks the deal as hinted; emits `hinted` the first time. */
void        atout_match_note_hint (AtoutMatch         *self);

/** Marks the deal as hinted, with open hands. */
void        atout_match_note_open (AtoutMatch         *self);

/** Returns the random stream for players; it reveals no cards. */
Rng         atout_match_get_rng   (AtoutMatch         *self);

/** Returns the judge of the user's decisions; (transfer none). */
Judge      *atout_match_get_judge (AtoutMatch         *self);
