/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: who announces figures, and whose count (Z-6.22 to Z-6.27). */

#pragma once

#include "rules/games/zensern/zensern-state.h"

/** The seats are asked for their figures (Z-6.22). */
void zensern_begin_ansage (Deal *deal);

/** Lists what the seat at turn may announce, or state. */
void zensern_ansage_legal (const Deal *deal, ActionList *list);

/** The seat at turn announces its class, states its figure or passes. */
void zensern_ansage_apply (Deal *deal, Action action);
