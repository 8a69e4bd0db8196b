/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the tests of the rules share: cards and deals from text, random matches. */

#pragma once

#include <glib.h>

#include "game.h"
#include "record.h"
#include "rng.h"

/** The card with @code, which must be in @pack. */
Card support_card (const Pack *pack, const char *code);

/** The cards of "7C 8C", all of which must be in @pack. */
CardSet support_cards (const Pack *pack, const char *codes);

/** The codes of @cards in pack order, joined by blanks; free with g_free (). */
char *support_codes (const Pack *pack, CardSet cards);

/** The tokens of the legal list as records list them, joined by blanks; free with g_free (). */
char *support_legal (const Deal *deal);

/** Carries out "pass trump:H …"; every action must be legal. */
void support_act (Deal *deal, const char *tokens);

/** Options of "key=value key=value", which must be valid. */
Options support_options (const Game *game, const char *settings);

/** Cards 0 … @n_cards-1 in order. */
void support_unshuffled (Card *pack, unsigned n_cards);

/** The same in random order. */
void support_shuffled (Card *pack, unsigned n_cards, Rng *rng);

/** The first deal of a match of @settings, from @pack or with NULL the unshuffled pack. */
void support_deal (Deal *deal, const Game *game, const char *settings, const Card *pack);

/** Options that may be combined; every valid combination is equally likely. */
Options support_random_options (const Game *game, Rng *rng);

/** Any legal action of the seat at turn. */
Action support_random_action (const Deal *deal, Rng *rng);

/** The record of a match of random actions, at most @max_deals deals; free with g_free (). */
char *support_random_match (const Game *game, const Options *options, unsigned max_deals, Rng *rng);

/** Reports a row that failed and goes on with the next, so that one run shows all of them. */
void support_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** As support_fail () when the texts differ; @row names the rule. */
void support_check (const char *row, const char *got, const char *wanted);
