/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-conductor.h"

#include "model/thinking/thinker.h"
#include "players/people.h"

struct _AtoutConductor
{
  GObject parent_instance;

  AtoutMatch *match;
  AtoutNotice *notice;
  AtoutChoices *choices;
  guint holds;
  gboolean stopped;
  GCancellable *thinking; /* non-NULL while a player thinks */
  Action thought;         /* action chosen while held, or ACTION_NONE */
  guint source;           /* pending idle source */
};

G_DEFINE_FINAL_TYPE (AtoutConductor, atout_conductor, G_TYPE_OBJECT)

static guint held_changed;

static gboolean
may_go_on (AtoutConductor *self)
{
  return self->holds == 0 && !self->stopped && !atout_notice_is_asking (self->notice)
         && atout_course_get_state (ATOUT_COURSE (self->match)) == ATOUT_MATCH_PLAYING;
}

static void
act (AtoutConductor *self, Action action)
{
  AtoutCourse *course = ATOUT_COURSE (self->match);
  g_autoptr (GError) error = NULL;

  if (!atout_course_act (course, (guint) atout_course_get_turn (course), action, ATOUT_BY_ITSELF,
                         &error))
    g_critical ("what is done without the user is not allowed: %s", error->message);
}

/* ---- Computer players ------------------------------------------------------------------------ */

static void
player_chose (gpointer owner, const Observation *seen G_GNUC_UNUSED, const Choice *choice)
{
  AtoutConductor *self = owner;

  g_clear_object (&self->thinking);
  if (may_go_on (self))
    act (self, choice->row[0].action);
  else
    self->thought = choice->row[0].action;
}

static void
think (AtoutConductor *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->match);
  guint seat = (guint) atout_course_get_turn (course);
  ThinkerQuestion question = {
    .level = atout_course_get_level (course, seat),
    .temperament = people_temperament (atout_course_get_seat_name (course, seat)),
    .rng = atout_match_get_rng (self->match),
  };

  atout_course_observe (course, atout_course_get_deal (course), seat, &question.observation);
  self->thinking = g_cancellable_new ();
  thinker_ask (&question, self->thinking, G_OBJECT (self), player_chose, NULL);
}

/* ---- The user’s seat ------------------------------------------------------------------------- */

/*
 * Returns true while a laid-down rest is played automatically; in watched deals players still
 * think.
 */
static gboolean
plays_rest (AtoutConductor *self)
{
  return atout_choices_get_laid_down (self->choices)
         && !atout_course_is_watched (ATOUT_COURSE (self->match));
}

/* Returns the first legal card, if any, because no call counts any more. */
static Action
next_of_rest (const Deal *deal)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_is_play (deal->game, legal.at[i]))
      return legal.at[i];

  return legal.at[0];
}

static Action
next_move (AtoutConductor *self)
{
  return plays_rest (self) ? next_of_rest (atout_course_get_deal (ATOUT_COURSE (self->match)))
                           : atout_choices_get_automatic (self->choices);
}

/* ---- Continuing ------------------------------------------------------------------------------ */

static void
go_on (gpointer data)
{
  AtoutConductor *self = data;
  AtoutCourse *course = ATOUT_COURSE (self->match);
  Action action = self->thought;

  self->source = 0;
  if (!may_go_on (self))
    return;
  if (plays_rest (self) || atout_course_is_human (course, (guint) atout_course_get_turn (course)))
    action = next_move (self);
  else if (action == ACTION_NONE && self->thinking == NULL)
    think (self);
  if (action != ACTION_NONE)
    act (self, action);
}

/* Continues in the next main loop iteration, when all listeners know of the event. */
static void
schedule (AtoutConductor *self)
{
  if (self->source == 0 && may_go_on (self))
    self->source = g_idle_add_once (go_on, self);
}

static void
forget (AtoutConductor *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  self->thought = ACTION_NONE;
  g_clear_handle_id (&self->source, g_source_remove);
}

static void
match_moved (AtoutConductor *self)
{
  forget (self);
  schedule (self);
}

void
atout_conductor_hold (AtoutConductor *self)
{
  g_return_if_fail (ATOUT_IS_CONDUCTOR (self));

  if (self->holds++ == 0)
    g_signal_emit (self, held_changed, 0);
}

void
atout_conductor_release (AtoutConductor *self)
{
  g_return_if_fail (ATOUT_IS_CONDUCTOR (self));
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    g_signal_emit (self, held_changed, 0);
  schedule (self);
}

gboolean
atout_conductor_is_held (AtoutConductor *self)
{
  g_return_val_if_fail (ATOUT_IS_CONDUCTOR (self), FALSE);

  return self->holds > 0;
}

void
atout_conductor_stop (AtoutConductor *self)
{
  g_return_if_fail (ATOUT_IS_CONDUCTOR (self));

  self->stopped = TRUE;
  forget (self);
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_conductor_dispose (GObject *object)
{
  AtoutConductor *self = ATOUT_CONDUCTOR (object);

  atout_conductor_stop (self);
  g_clear_object (&self->match);
  g_clear_object (&self->notice);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (atout_conductor_parent_class)->dispose (object);
}

static void
atout_conductor_class_init (AtoutConductorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_conductor_dispose;

  /** AtoutConductor::held-changed: emitted when holding begins or ends. */
  held_changed = g_signal_new ("held-changed", ATOUT_TYPE_CONDUCTOR, G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_conductor_init (AtoutConductor *self G_GNUC_UNUSED)
{
}

AtoutConductor *
atout_conductor_new (AtoutMatch *match, AtoutNotice *notice, AtoutChoices *choices)
{
  AtoutConductor *self = g_object_new (ATOUT_TYPE_CONDUCTOR, NULL);

  self->match = g_object_ref (match);
  self->notice = g_object_ref (notice);
  self->choices = g_object_ref (choices);
  g_signal_connect_object (match, "dealt", G_CALLBACK (match_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "acted", G_CALLBACK (match_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "rewound", G_CALLBACK (match_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (notice, "acted", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "changed", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "notify::laid-down", G_CALLBACK (match_moved), self,
                           G_CONNECT_SWAPPED);
  schedule (self); /* continues a suspended match */

  return self;
}
