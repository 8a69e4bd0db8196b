/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Wurzen: modes (W-3.1), packs, trumps, house rules (W-4), presets, verbs. */

#pragma once

#include "rules/action.h"
#include "rules/games/wurzen/wurzen.h"
#include "rules/luck.h"
#include "rules/options.h"
#include "rules/trick.h"

#define WURZEN_LIMITS_MAX 2

/** The figures in which modes differ (W-3.1). */
typedef struct
{
  uint8_t n_cards;                   /* in the pack */
  uint8_t hand;                      /* cards of a full hand */
  uint8_t target;                    /* eyes to go out with */
  uint8_t goal;                      /* game points for a Bummerl */
  uint8_t limits[WURZEN_LIMITS_MAX]; /* eyes below each of them cost one point more; 0: none */

  /* what is announced in the first suit of the pack (W-8.1) */
  CardSet pair;  /* queen and king */
  CardSet wurze; /* seven and jack; empty: there are no sevens */
} WurzenMode;

extern const WurzenMode wurzen_modes[];
extern const OptionInfo wurzen_options[];
extern const OptionLimit wurzen_limits[];
extern const OptionLimit wurzen_idle[];
extern const OptionPreset wurzen_presets[];
extern const VerbInfo wurzen_verbs[];
extern const PhaseInfo wurzen_phases[];

/** The figures of the mode of @options. */
static inline const WurzenMode *
wurzen_mode (const Options *options)
{
  return &wurzen_modes[options->value[WURZEN_MODE]];
}

/** Game.pack (W-3.2) */
const Pack *wurzen_pack (const Options *options);

/** Game.order (W-3.4 to W-3.7) */
const TrickOrder *wurzen_order (const Options *options, unsigned trump);

/** Game.luck */
void wurzen_luck (const Options *options, Card upcard, Luck *luck);
