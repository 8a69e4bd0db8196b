/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-adviser.h"

#include "model/words/tell-advice.h"
#include "rules/game.h"

struct _AtoutAdviser
{
  AtoutCounsel parent_instance;

  AtoutMatch *match; /* kept by the parent, as the choices are */
  AtoutChoices *choices;
  gboolean guided;
  gboolean has_ended; /* the guided deal is over, unless a step in it is taken back */
  guint n_marked;     /* cards, when advice was given last */
};

G_DEFINE_FINAL_TYPE (AtoutAdviser, atout_adviser, ATOUT_TYPE_COUNSEL)

enum
{
  PROP_0,
  PROP_GUIDED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Advice --------------------------------------------------------------------------------- */

static void
thought_of (gpointer owner, const Observation *seen, const Choice *choice)
{
  AtoutAdviser *self = owner;
  PlayerArgument argument;
  Telling telling;
  Decision decision;
  const Deal *deal = atout_counsel_answered (owner, seen, &telling, &decision);

  telling.is_guided = self->guided;
  player_argue (seen, choice, &argument);
  atout_choices_light (self->choices, ATOUT_LIGHT_ADVICE, player_argument_cards (&argument, deal));
  atout_counsel_set_text (owner, tell_advice (&telling, &decision, deal, choice, &argument));
}

/* The user has decided, or is to be advised anew. */
static void
forget (AtoutAdviser *self)
{
  atout_counsel_stop (ATOUT_COUNSEL (self));
  atout_choices_light (self->choices, ATOUT_LIGHT_ADVICE, 0);
  atout_counsel_set_text (ATOUT_COUNSEL (self), g_strdup (""));
}

/* Of cards that are marked one after the other each has its advice. */
static void
follow_marks (AtoutAdviser *self)
{
  guint n_marked = atout_choices_get_n_marked (self->choices);

  if (self->n_marked != n_marked)
    forget (self);
  self->n_marked = n_marked;
}

static void
advise (AtoutAdviser *self)
{
  AtoutCounsel *counsel = ATOUT_COUNSEL (self);

  follow_marks (self);
  if (self->guided && !atout_counsel_is_thinking (counsel)
      && atout_counsel_get_text (counsel)[0] == '\0' && atout_counsel_may_think (counsel))
    atout_counsel_think (counsel, PLAYER_LEVEL_SIMPLE, thought_of, NULL);
}

static void
advise_anew (AtoutAdviser *self)
{
  forget (self);
  advise (self);
}

/* ---- Guided deals --------------------------------------------------------------------------- */

/* All hands lie open in it, and every decision has its advice. */
static void
mark_deal (AtoutAdviser *self)
{
  if (self->guided && atout_course_get_state (ATOUT_COURSE (self->match)) == ATOUT_MATCH_PLAYING)
    atout_match_note_hint (self->match);
}

static void
note_guided (AtoutAdviser *self, gboolean guided)
{
  if (self->guided == guided)
    return;
  self->guided = guided;
  mark_deal (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDED]);
}

/* The explaining ends with the first deal that the user has played himself. */
static void
deal_over (AtoutAdviser *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->match);
  const Deal *deal = atout_course_get_deal (course);

  if (!self->guided)
    return;
  self->has_ended
      = atout_course_get_match (course)->over
        || (deal->n_played > 0 && seats_have (deal->playing, atout_course_get_user_seat (course)));
  if (self->has_ended)
    note_guided (self, FALSE);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDED]);
}

static void
match_dealt (AtoutAdviser *self)
{
  self->has_ended = FALSE;
  mark_deal (self);
  advise_anew (self);
}

static void
match_rewound (AtoutAdviser *self)
{
  if (self->has_ended && atout_course_get_state (ATOUT_COURSE (self->match)) == ATOUT_MATCH_PLAYING)
    {
      self->has_ended = FALSE;
      note_guided (self, TRUE);
    }
  advise_anew (self);
}

void
atout_adviser_set_guided (AtoutAdviser *self, gboolean guided)
{
  g_return_if_fail (ATOUT_IS_ADVISER (self));

  if (!guided)
    forget (self);
  note_guided (self, guided);
  advise (self);
}

gboolean
atout_adviser_get_guided (AtoutAdviser *self)
{
  g_return_val_if_fail (ATOUT_IS_ADVISER (self), FALSE);

  return self->guided;
}

void
atout_adviser_set_guidance (AtoutAdviser *self, AtoutGuidance guidance)
{
  g_return_if_fail (ATOUT_IS_ADVISER (self));

  self->has_ended = guidance == ATOUT_GUIDANCE_ENDED
                    && atout_course_get_state (ATOUT_COURSE (self->match)) != ATOUT_MATCH_PLAYING;
  atout_adviser_set_guided (self, guidance == ATOUT_GUIDANCE_NOW);
}

AtoutGuidance
atout_adviser_get_guidance (AtoutAdviser *self)
{
  g_return_val_if_fail (ATOUT_IS_ADVISER (self), ATOUT_GUIDANCE_NONE);

  return self->guided      ? ATOUT_GUIDANCE_NOW
         : self->has_ended ? ATOUT_GUIDANCE_ENDED
                           : ATOUT_GUIDANCE_NONE;
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_adviser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_GUIDED)
    g_value_set_boolean (value, ATOUT_ADVISER (object)->guided);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
reword (AtoutCounsel *counsel)
{
  advise_anew (ATOUT_ADVISER (counsel));
}

static void
atout_adviser_class_init (AtoutAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_adviser_get_property;
  ATOUT_COUNSEL_CLASS (klass)->reword = reword;

  props[PROP_GUIDED]
      = g_param_spec_boolean ("guided", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_adviser_init (AtoutAdviser *self G_GNUC_UNUSED)
{
}

AtoutAdviser *
atout_adviser_new (AtoutMatch *match, AtoutChoices *choices, AtoutConductor *conductor)
{
  AtoutAdviser *self = g_object_new (ATOUT_TYPE_ADVISER, NULL);

  atout_counsel_set_up (ATOUT_COUNSEL (self), match, choices, conductor);
  self->match = match;
  self->choices = choices;
  g_signal_connect_object (match, "dealt", G_CALLBACK (match_dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "acted", G_CALLBACK (advise_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "deal-over", G_CALLBACK (deal_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "match-over", G_CALLBACK (deal_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "rewound", G_CALLBACK (match_rewound), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "changed", G_CALLBACK (advise), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (conductor, "held-changed", G_CALLBACK (advise), self, G_CONNECT_SWAPPED);

  return self;
}
