/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the tests of the rules share: cards and deals from text, random matches. */

#pragma once

#include <glib.h>

#include "rules/game.h"
#include "rules/record.h"
#include "rules/rng.h"

/**
 * A long program is cut by game: after g_test_init () this takes the first of the arguments that
 * are left, which is the key of a game or, for what belongs to no game alone, "others".
 */
void support_take_part (int argc, char **argv);

/** True when tests of @game, or with NULL of no game alone, are to be added: all without part. */
bool support_has_part (const Game *game);

/** The card with @code, which must be in @pack. */
Card support_card (const Pack *pack, const char *code);

/** The cards of "7C 8C", all of which must be in @pack. */
CardSet support_cards (const Pack *pack, const char *codes);

/** The codes of @cards in pack order, joined by blanks; free with g_free (). */
char *support_codes (const Pack *pack, CardSet cards);

/** The tokens of the legal list as records list them, joined by blanks; free with g_free (). */
char *support_legal (const Deal *deal);

/** Carries out "pass trump:H …"; every action must be legal, and "" is none. */
void support_act (Deal *deal, const char *tokens);

/**
 * Carries out "1 pass 0 trump:H …", who acts and what, or "1:pass 0:trump:H …"; "first" is the
 * first legal action. When another seat is at turn it reports @row and stops.
 */
void support_walk (const char *row, Deal *deal, const char *actions);

/** Options of "key=value key=value", which must be valid. */
Options support_options (const Game *game, const char *settings);

/** The pack of @game with @settings. */
const Pack *support_pack (const Game *game, const char *settings);

/** Cards 0 … @n_cards-1 in order. */
void support_unshuffled (Card *pack, unsigned n_cards);

/** The same in random order. */
void support_shuffled (Card *pack, unsigned n_cards, Rng *rng);

/** The first deal of a match of @settings, from @pack or with NULL the unshuffled pack. */
void support_deal (Deal *deal, const Game *game, const char *settings, const Card *pack);

/** The same with @dealer, NO_SEAT for the seat that deals first. */
void support_deal_by (Deal *deal, const Game *game, const char *settings, int dealer,
                      const Card *pack);

/**
 * Options that may be combined: each is drawn by lot, and again while another one bars its value.
 * So every form of a game comes up as often, however many options go with it.
 */
Options support_random_options (const Game *game, Rng *rng);

/** Any legal action of the seat at turn. */
Action support_random_action (const Deal *deal, Rng *rng);

/** The record of a match of random actions, at most @max_deals deals; free with g_free (). */
char *support_random_match (const Game *game, const Options *options, unsigned max_deals, Rng *rng);

/** (transfer full): an array with all records of the file @path, which must be good. */
GPtrArray *support_read_records (const char *path);

/** Reports a row that failed and goes on with the next, so that one run shows all of them. */
void support_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** As support_fail () when the texts differ; @row names the rule. */
void support_check (const char *row, const char *got, const char *wanted);

/** As support_fail () when @what, a number, is not as @wanted. */
void support_check_number (const char *row, const char *what, int got, int wanted);

/** The contract of @deal: "0 2 made", "1 failed", "thrown in" or "none"; free with g_free (). */
char *support_contract (const Deal *deal);

/** The seat at turn and what it may do, "SEAT legal TOKEN …", or "over"; free with g_free (). */
char *support_turn (const Deal *deal);

/** As support_fail () unless the contract of @deal is "0 2 made", "1 failed", "none" … */
void support_check_contract (const char *row, const Deal *deal, const char *wanted);

/** As support_fail () unless "SEAT legal TOKEN …" is to come, or "over". */
void support_check_turn (const char *row, const Deal *deal, const char *wanted);
