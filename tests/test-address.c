/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sentences are said to the user: whatever is told of a match, the own name stands in none of them
 * but before a colon, as who speaks.
 */

#include <string.h>

#include "model/course/atout-match.h"
#include "model/words/score-words.h"
#include "model/words/telling.h"
#include "support.h"

#define NAME "Xyzzy"
#define MATCHES 12
#define DEALS 4

/* Takes @text, which may be NULL. */
static void
check (const Game *game, const char *kind, char *text)
{
  for (const char *at = text != NULL ? strstr (text, NAME) : NULL; at != NULL;
       at = strstr (at + 1, NAME))
    if (at[strlen (NAME)] != ':')
      support_fail ("%s, %s: %s", game->key, kind, text);
  g_free (text);
}

static void
check_moment (AtoutCourse *course)
{
  const Telling telling = atout_course_tell (course, SUITS_FRENCH);
  const Game *game = telling.match->game;

  check (game, "contract", tell_contract (&telling));
  check (game, "contract sentence", tell_contract_sentence (&telling));
  check (game, "dealt", tell_dealt (&telling));
  check (game, "state", tell_state (&telling));
  if (telling.match->over)
    check (game, "winners", tell_winners (&telling));
}

static void
act (AtoutMatch *match, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  const Deal before = *atout_course_get_deal (course);
  Action action = support_random_action (&before, rng);
  g_autoptr (GError) error = NULL;
  Telling telling;

  atout_course_act (course, (guint) before.turn, action, ATOUT_BY_ITSELF, &error);
  g_assert_no_error (error);
  telling = atout_course_tell (course, SUITS_FRENCH);
  telling.before = &before;
  check (before.game, "acted", tell_acted (&telling, (unsigned) before.turn, action));
  if (atout_course_get_deal (course)->last_trick.n == 0)
    return;
  check (before.game, "trick taken", tell_trick_taken (&telling));
  check (before.game, "last trick", tell_last_trick (&telling));
  check (before.game, "trick", tell_trick (&telling, &telling.deal->last_trick, 1));
}

static void
check_over (AtoutCourse *course)
{
  const Telling telling = atout_course_tell (course, SUITS_FRENCH);
  const Game *game = telling.match->game;
  ScoreNames names = { .listener = telling.listener };
  ScoreTexts texts = { 0 };
  Breakdown breakdown = { 0 };
  Counted counted = { 0 };
  SheetRow row;

  for (unsigned i = 0; i < telling.match->n_seats; i++)
    names.seat[i] = (char *) telling.name[i];
  game_sheet_row (telling.match, telling.deal, &row);
  game_breakdown (telling.deal, &breakdown);
  score_words_write (&texts, telling.deal, &row, &breakdown, &names, SUITS_FRENCH);
  check (game, "dealt on the sheet", g_strdup (texts.dealt));
  check (game, "played", g_strdup (texts.told));
  check (game, "verdict", g_strdup (texts.verdict));
  if (atout_course_get_counted (course, &counted))
    check (game, "counted", tell_counted (&telling, &counted));
  score_words_clear (&texts);
}

static void
check_match (const Game *game, Rng *rng)
{
  static const char *const others[] = { "Ada", "Bert", "Cora", "Dirk", "Emma", "Finn", "Gerd" };
  const Options options = support_random_options (game, rng);
  AtoutPlayer players[SEATS_MAX] = { { NAME, TRUE, PLAYER_LEVEL_SIMPLE } };
  g_autoptr (AtoutMatch) match = NULL;
  AtoutCourse *course;

  for (unsigned i = 1; i < SEATS_MAX; i++)
    players[i] = (AtoutPlayer) { others[i - 1], FALSE, PLAYER_LEVEL_SIMPLE };
  match = atout_match_new (game, &options, players);
  course = ATOUT_COURSE (match);
  atout_match_set_seed (match, rng_next (rng));
  for (guint i = 0; i < DEALS && atout_course_get_state (course) != ATOUT_MATCH_OVER; i++)
    {
      g_autoptr (GError) error = NULL;

      atout_match_deal (match, &error);
      g_assert_no_error (error);
      while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
        {
          check_moment (course);
          act (match, rng);
        }
      check_moment (course);
      check_over (course);
    }
}

static void
test_user (void)
{
  Rng rng = rng_new (14, 0);
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint n = 0; n < MATCHES; n++)
      check_match (game, &rng);
}

/* Who only looks on is not spoken to. */
static void
test_nobody (void)
{
  const AtoutPlayer players[SEATS_MAX]
      = { { NAME, FALSE, PLAYER_LEVEL_SIMPLE }, { "Ada", FALSE, PLAYER_LEVEL_SIMPLE } };
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutMatch) match = atout_match_new (game_find ("wurzen"), &options, players);
  g_autoptr (GError) error = NULL;
  Telling telling;
  g_autofree char *dealt = NULL;

  atout_match_deal (match, &error);
  g_assert_no_error (error);
  telling = atout_course_tell (ATOUT_COURSE (match), SUITS_FRENCH);
  g_assert_cmpint (telling.listener, ==, NO_SEAT);
  dealt = tell_dealt (&telling);
  g_assert_true (g_str_has_suffix (dealt, " dealt the cards."));
  g_assert_false (g_str_has_prefix (dealt, "You"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/address/user", test_user);
  g_test_add_func ("/address/nobody", test_nobody);

  return g_test_run ();
}
