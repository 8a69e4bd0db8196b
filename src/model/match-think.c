/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The computer players of an AtoutMatch: they think on an observation, in a worker thread. */

#include "atout-match-private.h"
#include "match-choices.h"
#include "tell-advice.h"
#include "thinker.h"

/* What a guided deal says about @choice, the user’s judged actions in @deal. */
static void
advise (AtoutMatch *self, const Deal *deal, const Choice *choice)
{
  const Telling telling = atout_match_tell (self);
  Decision decision;

  match_make_decision (self, &decision);
  match_set_advice (self, tell_advice (&telling, &decision, deal, choice));
}

void
match_stop_advice (AtoutMatch *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  match_set_advice (self, g_strdup (""));
}

void
atout_match_set_guided (AtoutMatch *self, gboolean guided)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (!guided && match_user_acts (self))
    match_stop_advice (self);
  match_note_guided (self, guided);
  match_think (self);
}

static void
thought_of (gpointer owner, const Observation *seen, const Choice *choice)
{
  AtoutMatch *self = owner;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->thinking);
  if (atout_seat_get_human (self->seat[seen->seat]))
    advise (self, &seen->seen, choice);
  else if (self->holds > 0)
    return; /* it is thought of again, and the same, when the match goes on */
  else if (!atout_match_act (self, seen->seat, choice->row[0].action, &error))
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
look_behind (AtoutMatch *self, ThinkerQuestion *question)
{
  Decision decision;

  if (!atout_seat_get_human (self->seat[self->shown->turn]))
    return;
  match_make_decision (self, &decision);
  question->implied = decision.implied;
  if (decision.implied != ACTION_NONE)
    observation_make (&question->behind, &decision.behind.deal, question->observation.seat);
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
  ThinkerQuestion question = { .implied = ACTION_NONE };
  guint n_actions;

  if (self->state != ATOUT_MATCH_PLAYING || self->holds > 0 || self->stopped
      || match_claim_go_on (self) || self->thinking != NULL || !wants_thought (self))
    return;

  observation_make (&question.observation, self->shown, (unsigned) self->shown->turn);
  look_behind (self, &question);
  question.level = level_of (self, (unsigned) self->shown->turn);
  atout_course_get_position (ATOUT_COURSE (self), &n_actions);
  question.rng = rng_new (self->player_seed, (uint64_t) self->log->match.n_deals << 32 | n_actions);
  self->thinking = g_cancellable_new ();
  thinker_ask (&question, self->thinking, G_OBJECT (self), thought_of);
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
