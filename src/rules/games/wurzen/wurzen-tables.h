/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tables of Wurzen: modes (W-3.1), packs, options (W-4), presets, verbs. */

#pragma once

#include "rules/action.h"
#include "rules/games/wurzen/wurzen.h"
#include "rules/luck.h"
#include "rules/options.h"
#include "rules/trick.h"

#define WURZEN_LIMITS_MAX 2

/** The figures that differ between modes (W-3.1). */
typedef struct
{
  uint8_t n_cards;                   /* pack size */
  uint8_t hand;                      /* hand size */
  uint8_t target;                    /* eyes to go out */
  uint8_t goal;                      /* game points of a Bummerl */
  uint8_t limits[WURZEN_LIMITS_MAX]; /* limits below which eyes cost one point more; 0 if unused */

  /* announcements in the first suit of the pack (W-8.1) */
  CardSet pair;  /* queen and king */
  CardSet wurze; /* seven and jack; 0 without sevens */
} WurzenMode;

extern const WurzenMode wurzen_modes[];
extern const OptionInfo wurzen_options[];
extern const OptionLimit wurzen_limits[];
extern const OptionLimit wurzen_idle[];
extern const OptionPreset wurzen_presets[];
extern const VerbInfo wurzen_verbs[];
extern const PhaseInfo wurzen_phases[];

/** Returns the figures of the mode in @options. */
static inline const WurzenMode *
wurzen_mode (const Options *options)
{
  return &wurzen_modes[options->value[WURZEN_MODE]];
}

/** GameSetup.pack (W-3.2) */
const Pack *wurzen_pack (const Options *options);

/** GameSetup.order (W-3.4 to W-3.7) */
const TrickOrder *wurzen_order (const Options *options, unsigned trump);

/** GameStatistics.luck */
void wurzen_luck (const Options *options, Card upcard, Luck *luck);
