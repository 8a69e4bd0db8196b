/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Cego: house rules (CE-4), presets, verbs, games, packs and their order. */

#pragma once

#include "rules/action.h"
#include "rules/games/cego/cego.h"
#include "rules/luck.h"
#include "rules/options.h"
#include "rules/trick.h"

/** The facts of a game (CE-6.7, CE-8). */
typedef struct
{
  const char *sheet; /* on the score sheet, CE-10.2 */
  const char *name;  /* in the game's language */
  uint8_t value;     /* of a Solo: when it is won */
  uint8_t n_kept;    /* cards that D keeps; 0: the dealt hand is played */
  bool is_kept_open; /* everybody sees them, and they are led first */
  bool has_discard;  /* D lays one more card aside after taking the Blind */
} CegoGameInfo;

extern const OptionInfo cego_options[];
extern const OptionLimit cego_limits[];
extern const OptionLimit cego_idle[];
extern const OptionPreset cego_presets[];
extern const VerbInfo cego_verbs[];
extern const PhaseInfo cego_phases[];
extern const CegoGameInfo cego_games[CEGO_GAMES];

/** Game.pack */
const Pack *cego_pack (const Options *options);

/** Game.order: one, whatever @trump says, for there are trumps in every game. */
const TrickOrder *cego_order (const Options *options, unsigned trump);

/** The Leere of @suit in the pack of @options (CE-3.5). */
CardSet cego_leere (const Options *options, Suit suit);

/** The Leere of all suits. */
CardSet cego_all_leere (const Options *options);

/** The cards worth more than 1: courts and counting trumps (CE-3.6). */
CardSet cego_full_cards (const Options *options);

/** Game.luck */
void cego_luck (const Options *options, Card upcard, Luck *luck);
