/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/moments.h"

#include "rules/game.h"

static void
add (const Game *game, GPtrArray *names, Action action)
{
  const char *name = action_verb_info (game, action)->name;

  if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_ptr_array_add (names, (gpointer) name);
}

/*
 * What the user may do; if that is to pass and nothing else, or if others are at turn, all that is
 * said at this point of a deal: which of it they may do depends on their cards, which is nobody’s
 * business.
 */
static void
list_verbs (AtoutCourse *course, GPtrArray *names)
{
  const Deal *deal = atout_course_get_deal (course);
  ActionList legal;

  atout_course_list_legal (course, &legal);
  if (deal->turn == (int) atout_course_get_user_seat (course)
      && (legal.n != 1 || action_verb (legal.at[0]) != VERB_PASS))
    for (unsigned i = 0; i < legal.n; i++)
      add (deal->game, names, legal.at[i]);
  else
    for (const uint8_t *verb = deal_verbs (deal); *verb != VERB_NONE; verb++)
      add (deal->game, names, ACTION (*verb, 0));
}

char *
moments_list (AtoutCourse *course)
{
  const Deal *deal = atout_course_get_deal (course);
  g_autoptr (GPtrArray) names = NULL;

  if (atout_course_get_state (course) == ATOUT_MATCH_IDLE)
    return g_strdup ("");
  if (deal_is_over (deal))
    return g_strdup ("over");
  if (deal->turn != (int) atout_course_get_user_seat (course) && deal->n_played > 0)
    return g_strdup ("play");

  names = g_ptr_array_new ();
  list_verbs (course, names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}
