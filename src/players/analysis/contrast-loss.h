/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/analysis/contrast.h"

/**
 * Sets beater, is_ruff and is_certain of @fact from the lines of row @worse of @analysis, made of
 * @observation. Leaves them unset for facts that do not concern the loss of its card.
 */
void contrast_find_loss (const Analysis *analysis, const Observation *observation, unsigned worse,
                         Contrast *fact);

/**
 * Returns true if the seat loses more on average by failing in the contract of row @index than it
 * wins by making it.
 */
bool contrast_loses_more (const Analysis *analysis, unsigned index);
