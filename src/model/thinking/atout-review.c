/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-review.h"

#include <string.h>

#include "players/thread-pool.h"
#include "rules/game.h"

/* Level of the judge and of the player at the seat. */
#define LEVEL PLAYER_LEVEL_STRONG
#define SEED 1 /* fixed, for reproducible reviews */

/* Node limit per open-card value, about a twentieth of a second. */
#define NODES_MAX 2000000

/* Tools shared by consecutive threads. */
typedef struct
{
  gatomicrefcount n_refs;
  Solver *solver;
} Tools;

struct _AtoutReview
{
  GObject parent_instance;

  MatchLog *log;
  guint deal;
  guint seat;
  Signals signals[SEATS_MAX];
  Tools *tools;
  GArray *moves; /* elements: ReviewMove */
  guint n_known;
  Deal end;
  Deal again;
  gboolean has_again;
  GCancellable *working;
};

G_DEFINE_FINAL_TYPE (AtoutReview, atout_review, G_TYPE_OBJECT)

static guint progressed;

static Tools *
tools_ref (Tools *tools)
{
  g_atomic_ref_count_inc (&tools->n_refs);

  return tools;
}

static void
tools_unref (Tools *tools)
{
  if (!g_atomic_ref_count_dec (&tools->n_refs))
    return;
  solver_free (tools->solver);
  g_free (tools);
}

/* ---- Worker thread --------------------------------------------------------------------------- */

/* A decision to judge, or a deal to replay from the first difference. */
typedef struct
{
  Tools *tools;
  Deal deal; /* before the decision */
  Action done;
  guint index;
  gboolean was_open; /* true if all hands were open */
  Signals signals[SEATS_MAX];
  PlayerLevel level[SEATS_MAX]; /* by seat, for the replay */
  ReviewDecision decision;
  GWeakRef owner;
} Step;

static void
step_free (gpointer data)
{
  Step *step = data;

  g_weak_ref_clear (&step->owner);
  tools_unref (step->tools);
  g_free (step);
}

static Player
player_at_level (PlayerLevel level)
{
  Player player = *player_of_level (level);

  player.threads = thread_pool_usual_threads ();

  return player;
}

static void
observe (const Step *step, Observation *observation)
{
  observation_make (observation, &step->deal, (unsigned) step->deal.turn);
  memcpy (observation->signals, step->signals, sizeof observation->signals);
}

static void
judge (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Step *step = data;
  Player player = player_at_level (LEVEL);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observe (step, &observation);
  analysis = analysis_new (&observation, &player, ANALYSIS_SEED, cancellable);
  review_decide (&step->deal, &observation, analysis, step->done, step->tools->solver, cancellable,
                 &step->decision);
  if (step->was_open)
    review_allow_open (&step->decision);
  g_task_return_boolean (task, TRUE);
}

static void
play_again (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Step *step = data;

  for (guint n = step->index;
       !deal_is_over (&step->deal) && !g_cancellable_is_cancelled (cancellable); n++)
    {
      Player player = player_at_level (step->level[step->deal.turn]);
      Rng rng = rng_new (SEED, n);
      Observation observation;
      Choice choice;

      observe (step, &observation);
      player_choose (&observation, &player, &rng, cancellable, &choice);
      if (!g_cancellable_is_cancelled (cancellable))
        deal_apply (&step->deal, choice.row[0].action);
    }
  g_task_return_boolean (task, TRUE);
}

/* ---- Sequence of steps ----------------------------------------------------------------------- */

static void go_on (AtoutReview *self);

static void
step_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  Step *step = g_task_get_task_data (G_TASK (result));
  g_autoptr (AtoutReview) self = g_weak_ref_get (&step->owner);

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self == NULL || self->working == NULL)
    return;
  if (self->n_known < self->moves->len)
    {
      g_array_index (self->moves, ReviewMove, self->n_known).decision = step->decision;
      self->n_known++;
    }
  else
    {
      self->again = step->deal;
      self->has_again = TRUE;
      g_clear_object (&self->working);
    }
  g_signal_emit (self, progressed, 0);
  go_on (self);
}

/* A computer player's name begins with its level. */
static PlayerLevel
level_of (AtoutReview *self, const Match *match, guint seat)
{
  const LogPlayer *player = &self->log->player[match_player_at (match, seat)];
  g_auto (GStrv) words = player->kind == PLAYER_COMPUTER ? g_strsplit (player->name, " ", 2) : NULL;
  int level = words != NULL && words[0] != NULL ? player_level_find (words[0]) : -1;

  return seat == self->seat || level < 0 ? LEVEL : (PlayerLevel) level;
}

static void
run (AtoutReview *self, Step *step, GTaskThreadFunc work)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->working, step_done, NULL);

  g_weak_ref_init (&step->owner, self);
  step->tools = tools_ref (self->tools);
  memcpy (step->signals, self->signals, sizeof step->signals);
  step->was_open = match_log_get_deal (self->log, self->deal)->was_open;
  g_task_set_source_tag (task, run);
  g_task_set_check_cancellable (task, TRUE);
  g_task_set_task_data (task, step, step_free);
  g_task_run_in_thread (task, work);
}

/* Starts the replay at the first difference; before it, all players repeat their actions. */
static void
part_ways (AtoutReview *self, Step *step)
{
  Match match;

  match_log_at (self->log, self->deal, 0, &match, NULL);
  for (guint seat = 0; seat < self->end.n_seats; seat++)
    step->level[seat] = level_of (self, &match, seat);
  step->deal = self->end;
  for (guint i = 0; i < self->moves->len; i++)
    {
      const ReviewMove *move = &g_array_index (self->moves, ReviewMove, i);

      if (move->decision.best == move->decision.done)
        continue;
      step->deal = move->before;
      deal_apply (&step->deal, move->decision.best);
      step->index = move->position + 1;
      break;
    }
}

static void
go_on (AtoutReview *self)
{
  Step *step;

  if (self->working == NULL)
    return;
  step = g_new0 (Step, 1);
  if (self->n_known < self->moves->len)
    {
      const ReviewMove *move = &g_array_index (self->moves, ReviewMove, self->n_known);

      step->deal = move->before;
      step->done = move->decision.done;
      step->index = self->n_known;
      run (self, step, judge);
    }
  else
    {
      part_ways (self, step);
      run (self, step, play_again);
    }
}

void
atout_review_stop (AtoutReview *self)
{
  g_return_if_fail (ATOUT_IS_REVIEW (self));

  if (self->working != NULL)
    g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
}

/* ---- Results --------------------------------------------------------------------------------- */

double
atout_review_get_progress (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), 0);

  return (double) (self->n_known + (self->has_again ? 1 : 0)) / (self->moves->len + 1);
}

gboolean
atout_review_is_finished (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), FALSE);

  return self->has_again;
}

guint
atout_review_get_n_moves (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), 0);

  return self->moves->len;
}

guint
atout_review_get_n_known (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), 0);

  return self->n_known;
}

const ReviewMove *
atout_review_get_move (AtoutReview *self, guint index)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self) && index < self->moves->len, NULL);

  return &g_array_index (self->moves, ReviewMove, index);
}

const Deal *
atout_review_get_deal (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), NULL);

  return &self->end;
}

const Deal *
atout_review_get_again (AtoutReview *self)
{
  g_return_val_if_fail (ATOUT_IS_REVIEW (self), NULL);

  return self->has_again ? &self->again : NULL;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_review_dispose (GObject *object)
{
  atout_review_stop (ATOUT_REVIEW (object));
  G_OBJECT_CLASS (atout_review_parent_class)->dispose (object);
}

static void
atout_review_finalize (GObject *object)
{
  AtoutReview *self = ATOUT_REVIEW (object);

  tools_unref (self->tools);
  match_log_free (self->log);
  g_array_unref (self->moves);

  G_OBJECT_CLASS (atout_review_parent_class)->finalize (object);
}

static void
atout_review_class_init (AtoutReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_review_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_review_finalize;

  /** AtoutReview::progressed: emitted when another step is finished. */
  progressed = g_signal_new ("progressed", ATOUT_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                             NULL, G_TYPE_NONE, 0);
}

static void
atout_review_init (AtoutReview *self)
{
  self->tools = g_new0 (Tools, 1);
  g_atomic_ref_count_init (&self->tools->n_refs);
  self->tools->solver = solver_new ();
  solver_set_limit (self->tools->solver, NODES_MAX);
  self->moves = g_array_new (FALSE, FALSE, sizeof (ReviewMove));
  self->working = g_cancellable_new ();
}

static void
list_moves (AtoutReview *self)
{
  const LogDeal *logged = match_log_get_deal (self->log, self->deal);

  for (guint i = 0; i < logged->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (logged, i);
      ReviewMove move = { .position = i, .decision = { .done = action->action } };

      if (action->seat != self->seat)
        continue;
      match_log_at (self->log, self->deal, i, NULL, &move.before);
      if (action_is_play (move.before.game, action->action))
        move.trick = move.before.n_played / deal_count_players (&move.before) + 1;
      g_array_append_val (self->moves, move);
    }
  match_log_at (self->log, self->deal, logged->n_done, NULL, &self->end);
}

static void
agree (AtoutReview *self, Signals own, Signals others)
{
  const Match *match = &self->log->match;

  for (guint seat = 0; seat < self->end.n_seats; seat++)
    self->signals[seat] = game_unit_of (match->game, &match->options, seat)
                                  == game_unit_of (match->game, &match->options, self->seat)
                              ? own
                              : others;
}

AtoutReview *
atout_review_new (const MatchLog *log, guint deal, guint seat, Signals own, Signals others)
{
  AtoutReview *self = g_object_new (ATOUT_TYPE_REVIEW, NULL);

  self->log = match_log_copy (log);
  self->deal = deal;
  self->seat = seat;
  list_moves (self);
  agree (self, own, others);
  go_on (self);

  return self;
}
