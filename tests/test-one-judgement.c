/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Of a decision everybody says the same: the hint, the review, and on the command line `hint` and
 * `analyse`. The best action and all figures are those of whoever was asked first.
 */

#include <stdlib.h>
#include <string.h>

#include "cli-support.h"
#include "model/atout-session.h"
#include "model/thinking/atout-review.h"
#include "player-support.h"
#include "rules/game.h"

#define N_DECISIONS 2 /* of each game, to the end of the deal; ATOUT_JUDGED_DECISIONS: so many */
#define USER 0

/* What the linker puts in the place of the real one: tests/meson.build. */
Analysis *__wrap_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);
Analysis *__real_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);

static GHashTable *judged; /* the rows of an analysis in text, by what its seat saw */
static GMutex lock;
static guint n_alike; /* judgements that were made again, by somebody else */
static guint n_different;

/* ---- Judgements -------------------------------------------------------------------------- */

static char *
key_of (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  GString *key = g_string_new (NULL);

  g_string_append_printf (key, "%u %u %" G_GINT64_MODIFIER "x", observation->seat, seen->phase,
                          (guint64) seen->hand[observation->seat]);
  for (guint i = 0; i < seen->n_played; i++)
    g_string_append_printf (key, " %u", seen->played[i]);
  for (guint i = 0; i < observation->legal.n; i++)
    g_string_append_printf (key, " %x", observation->legal.at[i]);

  return g_string_free (key, FALSE);
}

/* The lines of `hint`, but for the reasons. */
static char *
text_of (const Analysis *analysis, const Deal *deal)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < analysis->n; i++)
    {
      const AnalysisRow *row = &analysis->row[i];
      char token[TOKEN_MAX];

      action_to_token (deal->game, deal_pack (deal), row->action, token);
      if (row->is_tried && analysis->n_worlds > 0)
        g_string_append_printf (text, "%s value %.2f error %.2f best %u won %u trick %u\n", token,
                                row->value, row->error, row->n_best, row->n_won, row->n_trick);
      else
        g_string_append_printf (text, "%s value - error - best - won - trick -\n", token);
    }

  return g_string_free (text, FALSE);
}

Analysis *
__wrap_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                     GCancellable *cancellable)
{
  Analysis *analysis = __real_analysis_new (observation, player, seed, cancellable);
  g_autofree char *key = key_of (observation);
  g_autofree char *text = text_of (analysis, &observation->seen);
  const char *before;

  if (analysis->n == 1 || g_cancellable_is_cancelled (cancellable))
    return analysis;
  g_mutex_lock (&lock);
  before = g_hash_table_lookup (judged, key);
  if (before == NULL)
    g_hash_table_insert (judged, g_steal_pointer (&key), g_steal_pointer (&text));
  else if (g_str_equal (before, text))
    n_alike++;
  else
    {
      n_different++;
      g_test_message ("first:\n%sthen:\n%s", before, text);
    }
  g_mutex_unlock (&lock);

  return analysis;
}

/* What was said of what @seat sees in @deal; NULL if nobody was asked, or had nothing to say. */
static const char *
find_judged (AtoutSession *session, const Deal *deal)
{
  g_autofree char *key = NULL;
  Observation observation;

  atout_course_observe (ATOUT_COURSE (session), deal, (guint) deal->turn, &observation);
  key = key_of (&observation);

  return g_hash_table_lookup (judged, key);
}

/* ---- The command line -------------------------------------------------------------------- */

static void
check_cli_hint (AtoutSession *session, const Deal *deal)
{
  const char *said = find_judged (session, deal);
  g_autofree char *record = record_of_log (atout_course_get_log (ATOUT_COURSE (session)));
  g_auto (Run) run = cli_with_input ("hint -", record);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (GString) rows = g_string_new (NULL);

  g_assert_cmpint (run.status, ==, 0);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    g_string_append_printf (rows, "%.*s\n", (int) (strstr (lines[i], " why ") - lines[i]),
                            lines[i]);
  g_assert_cmpstr (rows->str, ==, said);
}

/* Line @number of @lines, which are those of `analyse`, says what the judgement says. */
static void
check_line (char **lines, guint number, const char *said, const Deal *deal,
            const ReviewDecision *decision)
{
  g_auto (GStrv) words = g_strsplit (lines[number], " ", -1);
  g_auto (GStrv) best = g_strsplit (said, " ", 4);
  char token[TOKEN_MAX];

  g_assert_cmpint (atoi (words[0]), ==, (int) number);
  g_assert_cmpstr (words[6], ==, best[0]);
  g_assert_cmpstr (words[8], ==, best[2]);
  action_to_token (deal->game, deal_pack (deal), decision->best, token);
  g_assert_cmpstr (token, ==, best[0]);
  if (decision->has_value)
    {
      g_autofree char *value = g_strdup_printf ("%.2f", decision->value);

      g_assert_cmpstr (value, ==, best[2]);
    }
}

static void
check_review (AtoutSession *session)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (session));
  g_autofree char *record = record_of_log (log);
  g_auto (Run) run = cli_with_input ("analyse -", record);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (AtoutReview) review = atout_review_new (log, 0, USER, SIGNALS_USUAL, SIGNALS_USUAL);

  g_assert_cmpint (run.status, ==, 0);
  while (atout_review_get_n_known (review) < atout_review_get_n_moves (review))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < atout_review_get_n_moves (review); i++)
    {
      const ReviewMove *move = atout_review_get_move (review, i);
      const char *said = find_judged (session, &move->before);

      if (said != NULL)
        check_line (lines, move->position + 1, said, &move->before, &move->decision);
    }
}

/* ---- Deals ------------------------------------------------------------------------------- */

/* Forms whose decisions leave few worlds; with "-m slow" any form. */
static Options
options_of (const Game *game, Rng *rng)
{
  if (g_test_slow ())
    return support_random_options (game, rng);
  if (game == &klaverjas_game)
    return support_options (game, "game=three");
  if (game == &wurzen_game)
    return support_options (game, "mode=schnapsen");
  if (game == &cego_game)
    return support_options (game, "players=3");
  if (game == &fiftysix_game)
    return support_options (game, "players=4");

  return support_options (game, "");
}

static AtoutSession *
session_new (const Game *game, Rng *rng)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  const Options options = options_of (game, rng);
  AtoutSession *session;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i].level = PLAYER_LEVEL_SIMPLE;
  session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (session), rng_next (rng));
  g_assert_true (atout_match_deal (atout_session_get_match (session), NULL));

  return session;
}

static gboolean
is_over (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING;
}

static void
wait_for_user (AtoutSession *session)
{
  while (!is_over (session) && !atout_choices_is_asked (atout_session_get_choices (session)))
    g_main_context_iteration (NULL, TRUE);
}

static void
ask_hint (AtoutSession *session)
{
  AtoutHint *hint = atout_session_get_hint (session);

  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  while (atout_hint_is_awaited (hint))
    g_main_context_iteration (NULL, TRUE);
}

/* What the user does is what `simple` would do: often not what the hint says. */
static void
act (AtoutSession *session, const Deal *deal)
{
  g_autoptr (GError) error = NULL;
  Choice choice;

  player_support_choose (deal, &choice);
  atout_choices_choose_for (atout_session_get_choices (session), USER, choice.row[0].action,
                            &error);
  g_assert_no_error (error);
}

/* A deal of @game; how many decisions of it were asked for, @n_wanted at the most. */
static guint
play_deal (const Game *game, Rng *rng, guint n_wanted)
{
  g_autoptr (AtoutSession) session = session_new (game, rng);
  guint n = 0;

  for (wait_for_user (session); !is_over (session); wait_for_user (session))
    {
      Deal deal = *atout_course_get_deal (ATOUT_COURSE (session));
      ActionList legal;

      deal_legal (&deal, &legal);
      if (legal.n > 1 && n < n_wanted)
        {
          ask_hint (session);
          check_cli_hint (session, &deal);
          n++;
        }
      act (session, &deal);
    }
  if (n > 0)
    check_review (session);

  return n;
}

static void
test_alike (gconstpointer data)
{
  const char *wanted = g_getenv ("ATOUT_JUDGED_DECISIONS");
  guint n_wanted = wanted != NULL ? (guint) atoi (wanted) : N_DECISIONS;
  Rng rng = rng_new (61, 1);
  guint n = 0;

  judged = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  n_alike = n_different = 0;
  while (n < n_wanted)
    n += play_deal (data, &rng, n_wanted - n);
  g_test_message ("%s: %u decisions; of %u judgements in the window that were made again %u differ",
                  ((const Game *) data)->key, n, n_alike + n_different, n_different);
  g_assert_cmpuint (n_different, ==, 0);
  g_assert_cmpuint (n_alike, >=, n);
  g_hash_table_unref (judged);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (guint i = 0; game_at (i) != NULL; i++)
    if (support_has_part (game_at (i)))
      {
        g_autofree char *path = g_strdup_printf ("/one-judgement/%s", game_at (i)->key);

        g_test_add_data_func (path, game_at (i), test_alike);
      }

  return g_test_run ();
}
