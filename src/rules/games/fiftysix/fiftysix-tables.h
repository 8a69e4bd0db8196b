/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tables of 56: packs (F-3.4, F-3.7), options (F-4.1), presets, verbs (F-6.17). */

#pragma once

#include "rules/action.h"
#include "rules/options.h"
#include "rules/pack.h"

extern const Pack fiftysix_pack_48;
extern const Pack fiftysix_pack_64; /* eight players */

extern const OptionInfo fiftysix_options[];
extern const OptionLimit fiftysix_idle[];
extern const OptionPreset fiftysix_presets[];
extern const VerbInfo fiftysix_verbs[];
extern const PhaseInfo fiftysix_phases[];
