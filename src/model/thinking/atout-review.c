/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-review.h"

#include <string.h>

#include "model/thinking/thinker.h"
#include "players/analysis/open-cards.h"
#include "players/thread-pool.h"
#include "rules/game.h"

/* Level of the judge and of the player at the seat. */
#define LEVEL PLAYER_LEVEL_STRONG
#define SEED 1 /* fixed, for reproducible reviews */

/* Node limit per open-card value, about a twentieth of a second. */
#define NODES_MAX 2000000

#define LEAST_URGENT 19 /* nice value while the deal is played: the table takes nearly all */

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
  Judge *judge;
  gboolean is_ahead; /* true until anybody waits for it */
  gboolean is_stopped;
  GArray *moves; /* elements: ReviewMove */
  guint n_known;
  Deal end; /* last deal state; not over while the deal is played */
  Deal again;
  gboolean has_again;
  GCancellable *working; /* running step, or NULL */
  guint index;           /* decision that it judges; number of decisions: plays again */
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

typedef struct Step Step;

/* Does @step; stops early if @cancellable is cancelled. */
typedef void (*ReviewWork) (Step *step, GCancellable *cancellable);

/* A decision to judge, or a deal to replay from the first difference. */
struct Step
{
  Tools *tools;
  Judge *judge;
  ReviewWork work;
  Deal deal; /* before the decision */
  Action done;
  guint index;
  gboolean is_ahead; /* true to give way to the table */
  gboolean was_open; /* true if all hands were open */
  Signals signals[SEATS_MAX];
  PlayerLevel level[SEATS_MAX]; /* by seat, for the replay */
  ReviewDecision decision;
  GWeakRef owner;
};

static void
step_free (gpointer data)
{
  Step *step = data;

  g_weak_ref_clear (&step->owner);
  tools_unref (step->tools);
  judge_unref (step->judge);
  g_free (step);
}

static Player
player_at_level (const Step *step, PlayerLevel level)
{
  Player player = *player_of_level (level);

  player.threads = step->is_ahead ? 1 : thread_pool_usual_threads ();

  return player;
}

static void
observe (const Step *step, Observation *observation)
{
  observation_make (observation, &step->deal, (unsigned) step->deal.turn);
  memcpy (observation->signals, step->signals, sizeof observation->signals);
}

/* (ReviewWork) */
static void
judge (Step *step, GCancellable *cancellable)
{
  Player player = player_at_level (step, LEVEL);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observe (step, &observation);
  analysis = judge_ask (step->judge, &observation, &player, cancellable);
  solver_set_limit (step->tools->solver, step->was_open ? OPEN_NODES_MAX : NODES_MAX);
  review_decide (&step->deal, &observation, analysis, step->done, step->tools->solver, cancellable,
                 &step->decision);
  if (step->was_open)
    review_open (&step->deal, analysis, step->tools->solver, cancellable, &step->decision);
}

/* (ReviewWork) */
static void
play_again (Step *step, GCancellable *cancellable)
{
  for (guint n = step->index;
       !deal_is_over (&step->deal) && !g_cancellable_is_cancelled (cancellable); n++)
    {
      Player player = player_at_level (step, step->level[step->deal.turn]);
      Rng rng = rng_new (SEED, n);
      Observation observation;
      Choice choice;

      observe (step, &observation);
      player_choose (&observation, &player, &rng, cancellable, &choice);
      if (!g_cancellable_is_cancelled (cancellable))
        deal_apply (&step->deal, choice.row[0].action);
    }
}

static void
work (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Step *step = data;

  step->work (step, cancellable);
  g_task_return_boolean (task, TRUE);
}

static gpointer
work_aside (gpointer data)
{
  g_autoptr (GTask) task = data;

  thread_pool_give_way (LEAST_URGENT);
  work (task, NULL, g_task_get_task_data (task), g_task_get_cancellable (task));

  return NULL;
}

/* Works in a thread of its own, whose priority nobody else inherits. */
static void
run_aside (GTask *task)
{
  GThread *thread = g_thread_try_new ("review", work_aside, g_object_ref (task), NULL);

  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_object_unref (task);
  g_task_run_in_thread (task, work);
}

/* ---- Sequence of steps ----------------------------------------------------------------------- */

static void go_on (AtoutReview *self);

static void
note_result (AtoutReview *self, const Step *step)
{
  if (step->work == judge)
    {
      g_array_index (self->moves, ReviewMove, self->n_known).decision = step->decision;
      self->n_known++;
    }
  else
    {
      self->again = step->deal;
      self->has_again = TRUE;
    }
  g_signal_emit (self, progressed, 0);
}

static void
step_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  Step *step = g_task_get_task_data (G_TASK (result));
  g_autoptr (AtoutReview) self = g_weak_ref_get (&step->owner);
  gboolean is_done = g_task_propagate_boolean (G_TASK (result), NULL);

  thinker_note (FALSE);
  if (self == NULL)
    return;
  g_clear_object (&self->working);
  if (is_done)
    note_result (self, step);
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
run (AtoutReview *self, Step *step, ReviewWork what)
{
  g_autoptr (GTask) task = NULL;

  self->working = g_cancellable_new ();
  task = g_task_new (NULL, self->working, step_done, NULL);
  g_weak_ref_init (&step->owner, self);
  step->tools = tools_ref (self->tools);
  step->judge = judge_ref (self->judge);
  step->work = what;
  step->is_ahead = self->is_ahead;
  memcpy (step->signals, self->signals, sizeof step->signals);
  step->was_open = match_log_get_deal (self->log, self->deal)->was_open;
  g_task_set_source_tag (task, run);
  g_task_set_check_cancellable (task, TRUE);
  g_task_set_task_data (task, step, step_free);
  thinker_note (TRUE);
  if (self->is_ahead)
    run_aside (task);
  else
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

/* Starts the next step; the one before has ended, even if it was cancelled. */
static void
go_on (AtoutReview *self)
{
  Step *step;

  if (self->is_stopped || self->working != NULL || self->has_again
      || (self->n_known == self->moves->len && !deal_is_over (&self->end)))
    return;
  step = g_new0 (Step, 1);
  self->index = self->n_known;
  if (self->n_known < self->moves->len)
    {
      const ReviewMove *move = &g_array_index (self->moves, ReviewMove, self->n_known);

      step->deal = move->before;
      step->done = move->decision.done;
      run (self, step, judge);
    }
  else
    {
      part_ways (self, step);
      run (self, step, play_again);
    }
}

static void
give_up (AtoutReview *self)
{
  if (self->working != NULL)
    g_cancellable_cancel (self->working);
}

void
atout_review_stop (AtoutReview *self)
{
  g_return_if_fail (ATOUT_IS_REVIEW (self));

  self->is_stopped = TRUE;
  give_up (self);
}

void
atout_review_hurry (AtoutReview *self)
{
  g_return_if_fail (ATOUT_IS_REVIEW (self));

  self->is_ahead = FALSE;
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
  g_clear_object (&ATOUT_REVIEW (object)->working);
  G_OBJECT_CLASS (atout_review_parent_class)->dispose (object);
}

static void
atout_review_finalize (GObject *object)
{
  AtoutReview *self = ATOUT_REVIEW (object);

  tools_unref (self->tools);
  judge_unref (self->judge);
  g_clear_pointer (&self->log, match_log_free);
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
  self->moves = g_array_new (FALSE, FALSE, sizeof (ReviewMove));
}

/* Lists the decisions that are made. */
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

/* Fills @signals as in the match: a judge shared with it then answers from its cache. */
static void
agree (const MatchLog *log, guint seat, Signals own, Signals others, Signals *signals)
{
  const Match *match = &log->match;

  for (guint i = 0; i < match->n_seats && game_has_signals (match->game, &match->options); i++)
    signals[i] = game_unit_of (match->game, &match->options, i)
                         == game_unit_of (match->game, &match->options, seat)
                     ? own
                     : others;
}

/* Returns how many actions of both deals are equal from the beginning on. */
static guint
count_alike (const LogDeal *one, const LogDeal *other)
{
  guint n = MIN (one->n_done, other->n_done);

  for (guint i = 0; i < n; i++)
    if (log_deal_get_action (one, i)->action != log_deal_get_action (other, i)->action)
      return i;

  return n;
}

/* Returns the number of decisions in the first @n actions. */
static guint
count_moves (AtoutReview *self, guint n)
{
  guint count = 0;

  while (count < self->moves->len && g_array_index (self->moves, ReviewMove, count).position < n)
    count++;

  return count;
}

void
atout_review_follow (AtoutReview *self, const MatchLog *log)
{
  g_autoptr (MatchLog) before = self->log;
  g_autoptr (GArray) moves = self->moves;
  const LogDeal *was = match_log_get_deal (before, self->deal);
  const LogDeal *is = match_log_get_deal (log, self->deal);
  guint n_alike = was->was_open == is->was_open ? count_alike (was, is) : 0;
  guint n_kept = count_moves (self, n_alike);
  gboolean is_new = is->n_done != was->n_done || n_alike < was->n_done;

  self->log = match_log_copy (log);
  self->moves = g_array_new (FALSE, FALSE, sizeof (ReviewMove));
  list_moves (self);
  self->n_known = MIN (self->n_known, n_kept);
  for (guint i = 0; i < self->n_known; i++)
    g_array_index (self->moves, ReviewMove, i) = g_array_index (moves, ReviewMove, i);
  self->has_again &= !is_new;
  if (is_new && self->index >= n_kept)
    give_up (self);
  go_on (self);
}

gboolean
atout_review_is_of (AtoutReview *self, const MatchLog *log, guint deal, guint seat, Signals own,
                    Signals others)
{
  const LogDeal *reviewed = match_log_get_deal (self->log, self->deal);
  const LogDeal *wanted = match_log_get_deal (log, deal);
  Signals signals[SEATS_MAX] = { 0 };

  agree (log, seat, own, others, signals);

  return self->log->game == log->game && seat == self->seat
         && memcmp (&self->log->options, &log->options, sizeof log->options) == 0
         && memcmp (&reviewed->before, &wanted->before, sizeof wanted->before) == 0
         && memcmp (reviewed->pack, wanted->pack, sizeof wanted->pack) == 0
         && reviewed->was_open == wanted->was_open && reviewed->n_done == wanted->n_done
         && count_alike (reviewed, wanted) == wanted->n_done
         && memcmp (signals, self->signals, sizeof signals) == 0;
}

static AtoutReview *
begin (const MatchLog *log, guint deal, guint seat, Signals own, Signals others, Judge *judge,
       gboolean is_ahead)
{
  AtoutReview *self = g_object_new (ATOUT_TYPE_REVIEW, NULL);

  self->log = match_log_copy (log);
  self->deal = deal;
  self->seat = seat;
  self->judge = judge;
  self->is_ahead = is_ahead;
  list_moves (self);
  agree (log, seat, own, others, self->signals);
  go_on (self);

  return self;
}

AtoutReview *
atout_review_new (const MatchLog *log, guint deal, guint seat, Signals own, Signals others)
{
  return begin (log, deal, seat, own, others, judge_new (), FALSE);
}

AtoutReview *
atout_review_new_ahead (const MatchLog *log, guint seat, Signals own, Signals others, Judge *judge)
{
  return begin (log, log->deals->len - 1, seat, own, others, judge_ref (judge), TRUE);
}
