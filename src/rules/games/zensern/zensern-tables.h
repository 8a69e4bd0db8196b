/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tables of Zensern: options (Z-4.1), presets, verbs, phases. */

#pragma once

#include "rules/action.h"
#include "rules/luck.h"
#include "rules/options.h"

extern const OptionInfo zensern_options[];
extern const OptionLimit zensern_idle[];
extern const OptionPreset zensern_presets[];
extern const VerbInfo zensern_verbs[];
extern const PhaseInfo zensern_phases[];

/** GameStatistics.luck */
void zensern_luck (const Options *options, Card upcard, Luck *luck);
