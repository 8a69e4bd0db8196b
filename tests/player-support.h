/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the tests of computer players share: what `simple` does in a position, whole matches of it,
 * and that a choice follows from what the seat sees.
 */

#pragma once

#include "examples.h"
#include "players/knowledge/trick-view.h"
#include "players/player.h"
#include "support.h"

/** Lets `simple` judge what the seat at turn may do. */
void player_support_choose (const Deal *deal, Choice *choice);

/**
 * Fails unless `simple` does one of @wanted, tokens joined by blanks; after a leading "-" it must
 * do none of these. @row names the position.
 */
void player_support_check_choice (const char *row, const Deal *deal, const char *wanted);

/** Columns of examples: what `simple` chooses, as above, the card that it plays, and its reason. */
#define PLAYER_COLUMNS                                                                             \
  { "chooses", .check = player_support_chooses }, { "plays", .check = player_support_plays },      \
  {                                                                                                \
    "reason", .text = player_support_tell_reason                                                   \
  }

void player_support_chooses (Example *example, const char *cell);
void player_support_plays (Example *example, const char *cell);
char *player_support_tell_reason (Example *example);

/** The first deal of a match of random options, by a random dealer. */
void player_support_random_deal (Deal *deal, const Game *game, Rng *rng);

/**
 * Plays a match of `simple` to its end, which must come before @max_deals deals; @over may be
 * NULL, or gets every deal that is over.
 */
void player_support_play_match (const Game *game, const Options *options, unsigned max_deals,
                                Rng *rng, void (*over) (const Deal *deal));

/**
 * Deals by lot and lets `simple` make the calls, up to the first card; false if the deal is over by
 * them or nobody declares.
 */
bool player_support_deal_called (Deal *deal, const Game *game, const char *settings, Rng *rng);

/** How player_support_play_fairly () plays; the functions may be NULL. */
typedef struct
{
  unsigned n_odd; /* of ten actions so many are by lot, so that odd positions come up too */
  /** Looks at more that must hold before an action. */
  void (*acting) (const Deal *deal, const Observation *observation);
  /** Changes what is hidden in a deal besides where the cards lie. */
  void (*disguise) (Deal *deal, Rng *rng);
} FairPlay;

/**
 * Plays @deal to its end by `simple`. Every choice must be sound: all legal actions in the order
 * of their values, each for a reason; and the same if all that the seat cannot see were different.
 */
void player_support_play_fairly (Deal *deal, const FairPlay *play, Rng *rng);

/**
 * What the seat of @view rules out must not be there, and every card that is out must be with
 * somebody, or elsewhere if @observation knows of cards in no hand.
 */
void player_support_assert_sound_view (const Deal *deal, const Observation *observation,
                                       const TrickView *view);
