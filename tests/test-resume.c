/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A match goes on from its log at any moment as if it had never been put by. */

#include <string.h>

#include "model/atout-session.h"
#include "rules/record.h"
#include "support.h"

static const struct
{
  const char *game;
  const char *settings;
} rows[] = {
  { "klaverjas", "deals=4" },
  { "klaverjas", "game=kraken deals=4" },
  { "klaverjas", "game=three roem=auto deals=4" },
  { "zensern", "mode=3" },
  { "cego", "" },
  { "fiftysix", "" },
  { "wurzen", "" },
};

static AtoutSession *
new_session (const char *key, const char *settings)
{
  static const AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE }, { NULL, FALSE, PLAYER_LEVEL_SIMPLE },
          { NULL, FALSE, PLAYER_LEVEL_SIMPLE }, { NULL, FALSE, PLAYER_LEVEL_SIMPLE },
          { NULL, FALSE, PLAYER_LEVEL_SIMPLE }, { NULL, FALSE, PLAYER_LEVEL_SIMPLE },
          { NULL, FALSE, PLAYER_LEVEL_SIMPLE }, { NULL, FALSE, PLAYER_LEVEL_SIMPLE } };
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;

  options_set_all (&options, game_find (key), settings, &error);
  g_assert_no_error (error);

  return atout_session_new (game_find (key), &options, players);
}

static gboolean
is_over (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_OVER;
}

/* One thing more: the next deal, an answer of the user, or what others do. */
static void
go_on (AtoutSession *session, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (session);
  g_autoptr (GError) error = NULL;

  if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    atout_match_deal (atout_session_get_match (session), &error);
  else if (atout_course_get_turn (course) == 0)
    atout_choices_choose (atout_session_get_choices (session),
                          support_random_action (atout_course_get_deal (course), rng), &error);
  else
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (error);
}

/* As a program that starts finds it. */
static AtoutSession *
put_by (AtoutSession *session)
{
  MatchLog *log = match_log_copy (atout_course_get_log (ATOUT_COURSE (session)));
  g_autofree char *before = atout_course_to_record (ATOUT_COURSE (session));
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  AtoutSession *resumed;

  atout_conductor_stop (atout_session_get_conductor (session));
  g_object_unref (session);
  match = atout_match_new_from_log (log, &error);
  g_assert_no_error (error);
  resumed = atout_session_new_for_match (match);
  after = atout_course_to_record (ATOUT_COURSE (resumed));
  g_assert_cmpstr (after, ==, before);

  return resumed;
}

/* Whatever a table reads at first is there. */
static void
check_told (AtoutSession *session)
{
  const Telling telling = atout_session_tell (session);
  g_autofree char *contract = tell_contract (&telling);
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session));
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (session));
  GListModel *written = atout_sheet_get_rows (atout_session_get_sheet (session));
  guint n_over = atout_course_get_log (ATOUT_COURSE (session))->deals->len
                 - (atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_PLAYING);

  g_assert_cmpstr (atout_session_get_contract (session), ==, contract);
  g_assert_cmpuint (g_list_model_get_n_items (hand), ==, card_set_count (deal->hand[0]));
  g_assert_cmpuint (g_list_model_get_n_items (written), ==, n_over);
}

static void
test_resume (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AtoutSession *session = new_session (rows[i].game, rows[i].settings);
      Rng rng = rng_new (12, i);
      g_autofree char *text = NULL;
      g_autoptr (Record) record = NULL;
      g_autoptr (GError) error = NULL;

      while (!is_over (session))
        {
          go_on (session, &rng);
          if (rng_below (&rng, 12) == 0)
            {
              session = put_by (session);
              check_told (session);
            }
        }
      text = atout_course_to_record (ATOUT_COURSE (session));
      record = record_parse (text, strlen (text), rows[i].game, &error);
      g_assert_no_error (error);
      atout_conductor_stop (atout_session_get_conductor (session));
      g_object_unref (session);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/resume/any-moment", test_resume);

  return g_test_run ();
}
