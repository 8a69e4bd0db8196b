/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The main loop goes on while a player thinks: whoever chooses, analyses or reviews does it in
 * another thread, which here does not begin before the main loop has turned a few times.
 */

#include "model/thinking/atout-review.h"
#include "model/thinking/thinker.h"
#include "player-support.h"
#include "players/analysis/review.h"
#include "rules/game.h"
#include "rules/record.h"

#define TURNS 5 /* of the main loop, meanwhile */

/* What the linker puts in the place of the real ones: tests/meson.build. */
void __wrap_player_choose (const Observation *observation, const Player *player, Rng *rng,
                           GCancellable *cancellable, Choice *choice);
void __real_player_choose (const Observation *observation, const Player *player, Rng *rng,
                           GCancellable *cancellable, Choice *choice);
Analysis *__wrap_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);
Analysis *__real_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);

static GThread *main_thread;
static int n_thoughts;
static int n_turns;
static GMutex lock;
static GCond turned;

/* Waits until the main loop has turned: for ever, if it is held up. */
static void
let_turn (void)
{
  int until;

  if (g_thread_self () == main_thread)
    g_error ("a player thinks in the main loop");
  g_mutex_lock (&lock);
  n_thoughts++;
  until = n_turns + TURNS;
  while (n_turns < until)
    g_cond_wait (&turned, &lock);
  g_mutex_unlock (&lock);
}

void
__wrap_player_choose (const Observation *observation, const Player *player, Rng *rng,
                      GCancellable *cancellable, Choice *choice)
{
  let_turn ();
  __real_player_choose (observation, player, rng, cancellable, choice);
}

Analysis *
__wrap_analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                     GCancellable *cancellable)
{
  let_turn ();

  return __real_analysis_new (observation, player, seed, cancellable);
}

static gboolean
turn (gpointer data G_GNUC_UNUSED)
{
  g_mutex_lock (&lock);
  n_turns++;
  g_cond_signal (&turned);
  g_mutex_unlock (&lock);

  return G_SOURCE_CONTINUE;
}

/* A position in the play, in which there is a choice. */
static void
find_question (ThinkerQuestion *question, const Game *game, PlayerLevel level)
{
  Rng rng = rng_new (3, 1);
  Deal deal;

  *question = (ThinkerQuestion) { .level = level, .rng = rng_new (5, 1) };
  for (;;)
    {
      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          observation_make (&question->observation, &deal, (unsigned) deal.turn);
          if (deal.phase == PHASE_PLAY && deal.n_played > 4 && question->observation.legal.n > 1)
            return;
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
}

static void
choose (gpointer owner, const Observation *seen, const Choice *choice)
{
  g_assert_cmpuint (choice->n, ==, seen->legal.n);
  g_object_set_data (owner, "answered", owner);
}

static void
look (gpointer owner, const Observation *seen, const Analysis *analysis,
      const OpenCards *open G_GNUC_UNUSED)
{
  g_assert_cmpuint (analysis->n, ==, seen->legal.n);
  g_object_set_data (owner, "answered", owner);
}

static void
wait_for_answer (GObject *owner)
{
  while (g_object_get_data (owner, "answered") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_object_set_data (owner, "answered", NULL);
}

static void
test_thinker (gconstpointer data)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Judge *judge = judge_new ();

  for (int level = 0; level < PLAYER_LEVELS; level++)
    {
      ThinkerQuestion question;

      find_question (&question, data, (PlayerLevel) level);
      question.judge = judge;
      n_thoughts = 0;
      thinker_ask (&question, NULL, owner, choose, NULL);
      wait_for_answer (owner);
      thinker_ask (&question, NULL, owner, NULL, look);
      wait_for_answer (owner);
      g_assert_cmpint (n_thoughts, >=, 2);
    }
  judge_unref (judge);
}

static void
test_review (void)
{
  const Game *game = game_find ("klaverjas");
  const Options options = support_options (game, "");
  Rng rng = rng_new (5, 1);
  g_autofree char *text = support_random_match (game, &options, 1, &rng);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "match", &error);
  g_autoptr (AtoutReview) review = NULL;

  g_assert_no_error (error);
  n_thoughts = 0;
  review = atout_review_new (record->log, 0, 0, SIGNALS_USUAL, SIGNALS_USUAL);
  while (!atout_review_is_finished (review))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_thoughts, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  main_thread = g_thread_self ();
  g_timeout_add (1, turn, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/thinker/%s", game_at (i)->key);

      g_test_add_data_func (path, game_at (i), test_thinker);
    }
  g_test_add_func ("/thinker/review", test_review);

  return g_test_run ();
}
