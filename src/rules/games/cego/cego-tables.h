/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tables: options (CE-4), presets, verbs, games, packs, card order. */

#pragma once

#include "rules/action.h"
#include "rules/games/cego/cego.h"
#include "rules/luck.h"
#include "rules/options.h"
#include "rules/trick.h"

/** The facts of a game (CE-6.7, CE-8). */
typedef struct
{
  const char *sheet; /* sign on the score sheet (CE-10.2) */
  const char *name;  /* name in the game's language */
  uint8_t value;     /* base value; of a Solo, if won */
  uint8_t n_kept;    /* number of cards D keeps; 0 for the dealt hand */
  bool is_kept_open; /* true if the kept cards are seen by all and led first */
  bool has_discard;  /* true if D lays one more card aside */
} CegoGameInfo;

extern const OptionInfo cego_options[];
extern const OptionLimit cego_limits[];
extern const OptionLimit cego_idle[];
extern const OptionPreset cego_presets[];
extern const VerbInfo cego_verbs[];
extern const PhaseInfo cego_phases[];
extern const CegoGameInfo cego_games[CEGO_GAMES];

/** GameSetup.pack */
const Pack *cego_pack (const Options *options);

/** GameSetup.order: independent of @trump, since every game has trumps. */
const TrickOrder *cego_order (const Options *options, unsigned trump);

/** Returns the Leere, pip cards, of @suit (CE-3.5). */
CardSet cego_leere (const Options *options, Suit suit);

/** Returns the Leere of all suits. */
CardSet cego_all_leere (const Options *options);

/** Returns the cards worth more than 1: courts and counting trumps (CE-3.6). */
CardSet cego_full_cards (const Options *options);

/** GameStatistics.luck */
void cego_luck (const Options *options, Card upcard, Luck *luck);
