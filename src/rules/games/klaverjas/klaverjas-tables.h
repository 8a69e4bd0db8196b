/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tables: options (K-4), presets, verbs, phases. */

#pragma once

#include "rules/action.h"
#include "rules/luck.h"
#include "rules/options.h"

extern const OptionInfo klaverjas_options[];
extern const OptionLimit klaverjas_limits[];
extern const OptionPreset klaverjas_presets[];
extern const VerbInfo klaverjas_verbs[];
extern const PhaseInfo klaverjas_phases[];

/** GameStatistics.luck */
void klaverjas_luck (const Options *options, Card upcard, Luck *luck);
