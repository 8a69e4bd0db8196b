/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-adviser.h"

#include "model/words/tell-advice.h"
#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "model/words/tell-hint.h"
#include "model/words/tell-text.h"
#include "model/words/tell-things.h"

struct _AtoutAdviser
{
  AtoutCounsel parent_instance;

  AtoutMatch *match;
  AtoutChoices *choices;
  gboolean guided;
  gboolean has_ended; /* true if undo resumes guidance */
  guint n_marked;
  ThingsTold told; /* things introduced in this match */

  /* rule-of-thumb advice if the judge is slow, or NULL */
  char *quick_text;
  Action quick_action;
  CardSet quick_card;
  guint quick_source;
};

G_DEFINE_FINAL_TYPE (AtoutAdviser, atout_adviser, ATOUT_TYPE_COUNSEL)

enum
{
  PROP_0,
  PROP_GUIDED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Most players that leave room for a long advice on a small table. */
#define MANY_PLAYERS 4

/* Letters of an advice with introductions where there is little room. */
#define SMALL_ADVICE 140

/* ---- Advice --------------------------------------------------------------------------------- */

static void
drop_quick (AtoutAdviser *self)
{
  g_clear_handle_id (&self->quick_source, g_source_remove);
  g_clear_pointer (&self->quick_text, g_free);
}

/* Returns @advice, taken, on @decision behind what it introduces. */
static char *
introduce (AtoutAdviser *self, const Telling *telling, const Decision *decision, char *advice)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (self->match));
  GString *text = g_string_new (NULL);
  gboolean is_small = telling->room > 0 || deal_count_players (telling->deal) > MANY_PLAYERS;
  glong room = is_small ? SMALL_ADVICE - g_utf8_strlen (advice, -1) : G_MAXLONG;
  guint at = 0;

  for (guint i = 0; i < log->deals->len; i++)
    at += match_log_get_deal (log, i)->n_done;
  text_append (text, tell_things (telling, decision, at, room, &self->told));
  text_append (text, advice);

  return g_string_free (text, FALSE);
}

static void
thought_of (gpointer owner, const Observation *seen, const Analysis *analysis,
            const OpenCards *open)
{
  AtoutAdviser *self = owner;
  Telling telling;
  Decision decision;
  const Deal *deal = atout_counsel_answered (owner, seen, &telling, &decision);
  Action best = open_cards_recommended (open, analysis->row[0].action);
  AtoutMarked marked = atout_counsel_check_marks (owner, deal, best, thought_of);
  CardSet cards = 0;
  g_autofree char *reason = NULL;

  drop_quick (self);
  if (marked == ATOUT_MARKED_SO_FAR)
    return;
  reason = atout_counsel_explain (owner, &telling, deal, seen, analysis, open, &cards);
  atout_counsel_recommend (owner, best, atout_counsel_find_card (deal, best),
                           cards | tell_cards_of (deal, best));
  atout_counsel_set_text (
      owner, marked == ATOUT_MARKED_WELL
                 ? atout_counsel_tell_marked (owner)
                 : introduce (self, &telling, &decision,
                              tell_advice (&telling, &decision, deal, analysis->row[0].action,
                                           analysis->n, reason, open)));
}

/* Milliseconds that a judge has before rules of thumb speak instead; 0 for no limit. */
static guint quick_after;

void
atout_adviser_speak_after (guint milliseconds)
{
  quick_after = milliseconds;
}

static gboolean
quick_is_due (gpointer data)
{
  AtoutAdviser *self = data;

  self->quick_source = 0;
  atout_counsel_stop (data);
  atout_counsel_recommend (data, self->quick_action, self->quick_card, 0);
  atout_counsel_set_text (data, g_steal_pointer (&self->quick_text));

  return G_SOURCE_REMOVE;
}

static void
quickly_thought (gpointer owner, const Observation *seen, const Choice *choice)
{
  AtoutAdviser *self = owner;
  const OpenCards open = { .kind = OPEN_UNKNOWN };
  PlayerArgument argument;
  Telling telling;
  Decision decision;
  const Deal *deal = atout_counsel_moment (owner, seen, &telling, &decision);
  g_autofree char *argued = NULL;

  if (!atout_counsel_is_thinking (owner)) /* the judge was faster */
    return;
  drop_quick (self);
  player_argue (seen, choice, &argument);
  argued = tell_argument (&telling, deal, &argument);
  self->quick_action = choice->row[0].action;
  self->quick_card = atout_counsel_find_card (deal, self->quick_action);
  self->quick_text = introduce (
      self, &telling, &decision,
      tell_advice (&telling, &decision, deal, self->quick_action, choice->n,
                   argued[0] != '\0' ? argued : tell_rule (deal, &choice->row[0]), &open));
  self->quick_source = g_timeout_add (quick_after, quick_is_due, self);
}

static void
forget (AtoutAdviser *self)
{
  atout_counsel_stop (ATOUT_COUNSEL (self));
  drop_quick (self);
  atout_counsel_recommend (ATOUT_COUNSEL (self), ACTION_NONE, 0, 0);
  atout_counsel_set_text (ATOUT_COUNSEL (self), g_strdup (""));
}

/* Drops the advice when a card was marked or unmarked. */
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
    atout_counsel_think (counsel, thought_of,
                         quick_after > 0 && atout_choices_get_complete (self->choices) == 0
                             ? quickly_thought
                             : NULL);
}

static void
advise_anew (AtoutAdviser *self)
{
  forget (self);
  advise (self);
}

/* ---- Guided deals ---------------------------------------------------------------------------- */

/* Notes in the log that all hands are open. */
static void
mark_deal (AtoutAdviser *self)
{
  if (self->guided && atout_course_get_state (ATOUT_COURSE (self->match)) == ATOUT_MATCH_PLAYING)
    atout_match_note_open (self->match);
}

static void
note_guided (AtoutAdviser *self, gboolean guided)
{
  if (self->guided == guided)
    return;
  self->guided = guided;
  atout_counsel_set_open (ATOUT_COUNSEL (self), guided);
  mark_deal (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDED]);
}

/* Ends guidance after the first deal with cards by the user. */
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
atout_adviser_dispose (GObject *object)
{
  drop_quick (ATOUT_ADVISER (object));
  things_told_clear (&ATOUT_ADVISER (object)->told);

  G_OBJECT_CLASS (atout_adviser_parent_class)->dispose (object);
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
  object_class->dispose = atout_adviser_dispose;
  ATOUT_COUNSEL_CLASS (klass)->light = ATOUT_LIGHT_ADVICE;
  ATOUT_COUNSEL_CLASS (klass)->reword = reword;

  /** AtoutAdviser:guided: true if the deal is guided. */
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
