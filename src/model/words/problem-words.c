/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/problem-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"

static const char *const themes[THEMES] = {
  [THEME_DRAW_TRUMPS] = NC_ ("theme", "Drawing trumps"),
  [THEME_KEEP_TRUMP] = NC_ ("theme", "Keeping a trump"),
  [THEME_RUFF] = NC_ ("theme", "Ruffing"),
  [THEME_FORCE] = NC_ ("theme", "Forcing out a trump"),
  [THEME_HOLD_UP] = NC_ ("theme", "Ducking a trick"),
  [THEME_UNBLOCK] = NC_ ("theme", "Clearing the way"),
  [THEME_THROW_IN] = NC_ ("theme", "Throwing an opponent in"),
  [THEME_FEED_PARTNER] = NC_ ("theme", "Points for your partner"),
  [THEME_SAVE_POINTS] = NC_ ("theme", "Saving points"),
  [THEME_CATCH_POINTS] = NC_ ("theme", "Capturing points"),
  [THEME_MAKE_BONUS] = NC_ ("theme", "Scoring a bonus"),
  [THEME_DENY_BONUS] = NC_ ("theme", "Denying a bonus"),
  [THEME_READ_SIGNAL] = NC_ ("theme", "Reading what was shown"),
  [THEME_CLOSE] = NC_ ("theme", "Closing the stock"),
  [THEME_COUNT_TO_GOAL] = NC_ ("theme", "Counting what is needed"),
  [THEME_SAFETY] = NC_ ("theme", "Playing safe"),
  [THEME_LAST_TRICK] = NC_ ("theme", "The last trick"),
  [THEME_EXIT] = NC_ ("theme", "Getting off lead"),
  [THEME_NAME_TRUMPS] = NC_ ("theme", "Naming trumps"),
  [THEME_RAISE] = NC_ ("theme", "Bidding on"),
  [THEME_DOUBLE] = NC_ ("theme", "Doubling"),
  [THEME_ANNOUNCE] = NC_ ("theme", "Announcing"),
  [THEME_CHOOSE_GAME] = NC_ ("theme", "Choosing game and cards"),
  [THEME_COUNT_TRUMPS] = NC_ ("theme", "Counting trumps"),
  [THEME_COUNT_SUIT] = NC_ ("theme", "Counting a suit"),
  [THEME_COUNT_POINTS] = NC_ ("theme", "Counting points"),
};

static const char *const kinds[PROBLEM_KINDS] = {
  [PROBLEM_EXAMPLE] = NC_ ("problem", "Example"),
  /* Translators: a kind of problem: the cards of all are seen */
  [PROBLEM_OPEN] = NC_ ("problem", "Open cards"),
  /* Translators: a kind of problem: to win the deal however the hidden cards lie */
  [PROBLEM_SURE] = NC_ ("problem", "Sure win"),
  /* Translators: a kind of problem: to play what is best on average */
  [PROBLEM_CHANCE] = NC_ ("problem", "Best chance"),
  /* Translators: a kind of problem: what to bid or announce, or to lay aside */
  [PROBLEM_CALL] = NC_ ("problem", "Before the play"),
  /* Translators: a kind of problem: to know what was played */
  [PROBLEM_COUNT] = NC_ ("problem", "Counting"),
};

static const char *const bands[PROBLEM_BANDS] = {
  NC_ ("problem", "easy"), NC_ ("problem", "not hard"),  NC_ ("problem", "medium"),
  NC_ ("problem", "hard"), NC_ ("problem", "very hard"),
};

const char *
problem_words_theme (ProblemTheme theme)
{
  return words_of_game ("theme", themes[theme]);
}

char *
problem_words_themes (ProblemThemes set)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (unsigned theme = 0; theme < THEMES; theme++)
    if ((set >> theme & 1) != 0)
      g_strv_builder_add (names, problem_words_theme (theme));
  all = g_strv_builder_end (names);

  return g_strjoinv (", ", all);
}

const char *
problem_words_kind (ProblemKind kind)
{
  return words_of_game ("problem", kinds[kind]);
}

const char *
problem_words_band (unsigned band)
{
  return band > 0 ? words_of_game ("problem", bands[band - 1]) : "";
}
