/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-adviser.h"

#include "model/thinking/user-question.h"
#include "model/words/tell-advice.h"
#include "rules/game.h"

struct _AtoutAdviser
{
  GObject parent_instance;

  UserQuestion question;
  DeckSuits suits;
  gboolean guided;
  gboolean has_ended; /* the guided deal is over, unless a step in it is taken back */
  guint n_marked;     /* cards, when advice was given last */
  char *advice;
};

G_DEFINE_FINAL_TYPE (AtoutAdviser, atout_adviser, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_GUIDED,
  PROP_ADVICE,
  PROP_WORDS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Advice --------------------------------------------------------------------------------- */

static void
set_advice (AtoutAdviser *self, char *advice)
{
  g_autofree char *old = self->advice;

  self->advice = advice;
  if (!g_str_equal (old, advice))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ADVICE]);
}

static void
thought_of (gpointer owner, const Observation *seen, const Choice *choice)
{
  AtoutAdviser *self = owner;
  Telling telling = atout_course_tell (ATOUT_COURSE (self->question.match), self->suits);
  PlayerArgument argument;
  Decision decision;
  const Deal *deal = user_question_deal (&self->question, seen, &decision);

  user_question_answered (&self->question);
  telling.is_guided = self->guided;
  player_argue (seen, choice, &argument);
  atout_choices_light (self->question.choices, ATOUT_LIGHT_ADVICE,
                       player_argument_cards (&argument, deal));
  set_advice (self, tell_advice (&telling, &decision, deal, choice, &argument));
}

static void
think (AtoutAdviser *self)
{
  ThinkerQuestion question;

  user_question_put (&self->question, PLAYER_LEVEL_SIMPLE, &question);
  thinker_ask (&question, self->question.thinking, G_OBJECT (self), thought_of);
}

/* The user has decided, or is to be advised anew. */
static void
forget (AtoutAdviser *self)
{
  user_question_stop (&self->question);
  atout_choices_light (self->question.choices, ATOUT_LIGHT_ADVICE, 0);
  set_advice (self, g_strdup (""));
}

/* Of cards that are marked one after the other each has its advice. */
static void
follow_marks (AtoutAdviser *self)
{
  guint n_marked = atout_choices_get_n_marked (self->question.choices);

  if (self->n_marked != n_marked)
    forget (self);
  self->n_marked = n_marked;
}

static void
advise (AtoutAdviser *self)
{
  follow_marks (self);
  if (self->guided && self->question.thinking == NULL && self->advice[0] == '\0'
      && user_question_stands (&self->question))
    think (self);
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
  if (self->guided
      && atout_course_get_state (ATOUT_COURSE (self->question.match)) == ATOUT_MATCH_PLAYING)
    atout_match_note_hint (self->question.match);
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
  AtoutCourse *course = ATOUT_COURSE (self->question.match);
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
  if (self->has_ended
      && atout_course_get_state (ATOUT_COURSE (self->question.match)) == ATOUT_MATCH_PLAYING)
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

  self->has_ended
      = guidance == ATOUT_GUIDANCE_ENDED
        && atout_course_get_state (ATOUT_COURSE (self->question.match)) != ATOUT_MATCH_PLAYING;
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

const char *
atout_adviser_get_advice (AtoutAdviser *self)
{
  g_return_val_if_fail (ATOUT_IS_ADVISER (self), NULL);

  return self->advice;
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_adviser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutAdviser *self = ATOUT_ADVISER (object);

  switch (id)
    {
    case PROP_GUIDED:
      g_value_set_boolean (value, self->guided);
      break;
    case PROP_ADVICE:
      g_value_set_string (value, self->advice);
      break;
    case PROP_WORDS:
      g_value_set_int (value, self->suits);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_adviser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutAdviser *self = ATOUT_ADVISER (object);

  switch (id)
    {
    case PROP_GUIDED:
      atout_adviser_set_guided (self, g_value_get_boolean (value));
      break;
    case PROP_WORDS:
      self->suits = (DeckSuits) g_value_get_int (value);
      if (self->question.match != NULL)
        advise_anew (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_adviser_dispose (GObject *object)
{
  user_question_clear (&ATOUT_ADVISER (object)->question);

  G_OBJECT_CLASS (atout_adviser_parent_class)->dispose (object);
}

static void
atout_adviser_finalize (GObject *object)
{
  g_free (ATOUT_ADVISER (object)->advice);
  G_OBJECT_CLASS (atout_adviser_parent_class)->finalize (object);
}

static void
atout_adviser_class_init (AtoutAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_adviser_get_property;
  object_class->set_property = atout_adviser_set_property;
  object_class->dispose = atout_adviser_dispose;
  object_class->finalize = atout_adviser_finalize;

  props[PROP_GUIDED] = g_param_spec_boolean ("guided", NULL, NULL, FALSE, flags);
  props[PROP_ADVICE]
      = g_param_spec_string ("advice", NULL, NULL, "",
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_WORDS]
      = g_param_spec_int ("words", NULL, NULL, SUITS_FRENCH, SUITS_GERMAN, SUITS_FRENCH, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_adviser_init (AtoutAdviser *self)
{
  self->advice = g_strdup ("");
}

AtoutAdviser *
atout_adviser_new (AtoutMatch *match, AtoutChoices *choices, AtoutConductor *conductor)
{
  AtoutAdviser *self = g_object_new (ATOUT_TYPE_ADVISER, NULL);

  user_question_init (&self->question, match, choices, conductor);
  g_signal_connect_object (match, "dealt", G_CALLBACK (match_dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "acted", G_CALLBACK (advise_anew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "deal-over", G_CALLBACK (deal_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "match-over", G_CALLBACK (deal_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "rewound", G_CALLBACK (match_rewound), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "changed", G_CALLBACK (advise), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (conductor, "notify::held", G_CALLBACK (advise), self, G_CONNECT_SWAPPED);

  return self;
}
