/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Themes of a card that is played: what tells the best line from one that a wrong card begins. */

#pragma once

#include "workshop/find/theme-lines.h"

/**
 * The themes by which the best line of a problem, @best, is better than @wrong. @right are all
 * cards that are right, of twins the first ones.
 */
ProblemThemes card_themes_of (const ThemeLine *best, const ThemeLine *wrong, CardSet right);
