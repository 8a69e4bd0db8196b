/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/themes.h"

#include <string.h>

static const char *const names[THEMES] = {
  [THEME_DRAW_TRUMPS] = "draw-trumps",
  [THEME_KEEP_TRUMP] = "keep-trump",
  [THEME_RUFF] = "ruff",
  [THEME_FORCE] = "force",
  [THEME_HOLD_UP] = "hold-up",
  [THEME_UNBLOCK] = "unblock",
  [THEME_THROW_IN] = "throw-in",
  [THEME_FEED_PARTNER] = "feed-partner",
  [THEME_SAVE_POINTS] = "save-points",
  [THEME_CATCH_POINTS] = "catch-points",
  [THEME_MAKE_BONUS] = "make-bonus",
  [THEME_DENY_BONUS] = "deny-bonus",
  [THEME_ANNOUNCE] = "announce",
  [THEME_READ_SIGNAL] = "read-signal",
  [THEME_CLOSE] = "close",
  [THEME_COUNT_TO_GOAL] = "count-to-goal",
  [THEME_SAFETY] = "safety",
  [THEME_LAST_TRICK] = "last-trick",
  [THEME_EXIT] = "exit",
  [THEME_NAME_TRUMPS] = "name-trumps",
  [THEME_RAISE] = "raise",
  [THEME_DOUBLE] = "double",
  [THEME_CHOOSE_GAME] = "choose-game",
  [THEME_COUNT_TRUMPS] = "count-trumps",
  [THEME_COUNT_SUIT] = "count-suit",
  [THEME_COUNT_POINTS] = "count-points",
};

const char *
problem_theme_name (ProblemTheme theme)
{
  return names[theme];
}

int
problem_theme_find (const char *name)
{
  for (int theme = 0; theme < THEMES; theme++)
    if (strcmp (names[theme], name) == 0)
      return theme;

  return -1;
}
