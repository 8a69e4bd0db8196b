/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds themes of a card by comparing the best line with a wrong one. */

#pragma once

#include "workshop/find/theme-lines.h"

/**
 * Returns the themes that distinguish @best from @wrong. @right are first copies of all right
 * cards.
 */
ProblemThemes card_themes_of (const ThemeLine *best, const ThemeLine *wrong, CardSet right);
