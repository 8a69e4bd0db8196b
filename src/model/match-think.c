/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The computer players of an AtoutMatch: they think on an observation, in a worker thread. */

#include "atout-match-private.h"
#include "match-choices.h"

typedef struct
{
  Observation observation;
  Action implied;     /* what goes without saying, or ACTION_NONE … */
  Observation behind; /* … and what the seat sees behind that */
  gboolean is_behind; /* the choice is made there */
  PlayerLevel level;
  Rng rng;
  Choice choice;
} Thought;

static void
think_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                 GCancellable *cancellable)
{
  Thought *thought = data;

  player_choose (&thought->observation, thought->level, &thought->rng, cancellable,
                 &thought->choice);
  if (thought->implied != ACTION_NONE && thought->choice.row[0].action == thought->implied)
    {
      thought->is_behind = TRUE;
      player_choose (&thought->behind, thought->level, &thought->rng, cancellable,
                     &thought->choice);
    }
  g_task_return_boolean (task, TRUE);
}

static GWeakRef *
weak_ref_new (gpointer object)
{
  GWeakRef *ref = g_new0 (GWeakRef, 1);

  g_weak_ref_init (ref, object);

  return ref;
}

static gpointer
weak_ref_take (GWeakRef *ref)
{
  gpointer object = g_weak_ref_get (ref);

  g_weak_ref_clear (ref);
  g_free (ref);

  return object;
}

static void
think_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (AtoutMatch) self = weak_ref_take (data);
  const Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error) || self == NULL)
    return; /* cancelled by atout_match_stop () */
  g_clear_object (&self->thinking);
  if (atout_seat_get_human (self->seat[thought->observation.seat]))
    match_set_advice (self, match_guide_advise (self,
                                                thought->is_behind ? &thought->behind.seen
                                                                   : &thought->observation.seen,
                                                &thought->choice));
  else if (self->holds > 0)
    return; /* it is thought of again, and the same, when the match goes on */
  else if (!atout_match_act (self, thought->observation.seat, thought->choice.row[0].action,
                             &error))
    g_critical ("a computer player broke the rules: %s", error->message);
}

/* The user is thought for only where the deal is guided. */
static PlayerLevel
level_of (AtoutMatch *self, unsigned seat)
{
  return atout_seat_get_human (self->seat[seat])
             ? PLAYER_LEVEL_SIMPLE
             : atout_course_get_level (ATOUT_COURSE (self), seat);
}

/* The user is not asked for what goes without saying, but for what comes behind it. */
static void
look_behind (AtoutMatch *self, Thought *thought)
{
  MatchChoices now, behind;

  thought->implied = ACTION_NONE;
  if (!atout_seat_get_human (self->seat[self->shown->turn]))
    return;
  thought->implied = match_list_choices (self, &now, &behind);
  if (thought->implied != ACTION_NONE)
    observation_make (&thought->behind, &behind.deal, thought->observation.seat);
}

/* In a guided deal the user is advised wherever something is asked. */
static gboolean
wants_thought (AtoutMatch *self)
{
  if (!atout_seat_get_human (self->seat[self->shown->turn]))
    return TRUE;

  return self->guided && match_automatic_action (self) == ACTION_NONE;
}

void
match_think (AtoutMatch *self)
{
  g_autoptr (GTask) task = NULL;
  Thought *thought;
  guint n_actions;

  if (self->state != ATOUT_MATCH_PLAYING || self->holds > 0 || self->stopped
      || match_claim_go_on (self) || self->thinking != NULL || !wants_thought (self))
    return;

  thought = g_new0 (Thought, 1);
  observation_make (&thought->observation, self->shown, (unsigned) self->shown->turn);
  look_behind (self, thought);
  thought->level = level_of (self, (unsigned) self->shown->turn);
  atout_course_get_position (ATOUT_COURSE (self), &n_actions);
  thought->rng = rng_new (self->player_seed, (uint64_t) self->log->match.n_deals << 32 | n_actions);

  self->thinking = g_cancellable_new ();
  /* The task holds no reference: its last one may end in the worker thread, where no match must. */
  task = g_task_new (NULL, self->thinking, think_done, weak_ref_new (self));
  g_task_set_source_tag (task, match_think);
  g_task_set_check_cancellable (task, TRUE);
  g_task_set_task_data (task, thought, g_free);
  g_task_run_in_thread (task, think_in_thread);
}

void
atout_match_hold (AtoutMatch *self)
{
  self->holds++;
}

void
atout_match_release (AtoutMatch *self)
{
  g_return_if_fail (self->holds > 0);

  self->holds--;
  match_think (self);
  match_answer (self);
}

void
atout_match_stop (AtoutMatch *self)
{
  self->stopped = TRUE;
  g_clear_handle_id (&self->answering, g_source_remove);
  match_claim_end (self);
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}
