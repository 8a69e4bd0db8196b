/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of Klaverjassen: house rules (K-4), presets, verbs. */

#pragma once

#include "rules/action.h"
#include "rules/luck.h"
#include "rules/options.h"

extern const OptionInfo klaverjas_options[];
extern const OptionLimit klaverjas_limits[];
extern const OptionPreset klaverjas_presets[];
extern const VerbInfo klaverjas_verbs[];
extern const PhaseInfo klaverjas_phases[];

/** Game.luck */
void klaverjas_luck (const Options *options, Card upcard, Luck *luck);
