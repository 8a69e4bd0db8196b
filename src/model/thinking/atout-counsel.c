/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/atout-counsel.h"

#include "model/words/tell-hint.h"
#include "model/words/tell-reason.h"
#include "players/argue.h"

/* Level of the judge. */
#define LEVEL PLAYER_LEVEL_STRONG

typedef struct
{
  AtoutMatch *match;
  AtoutChoices *choices;
  AtoutConductor *conductor;
  GCancellable *thinking; /* non-NULL while thinking */
  DeckSuits suits;
  Action action;
  char *text;
  gboolean is_open;
  guint room;             /* letters that a reason may have, or 0 */
  gboolean shows_figures; /* true if buttons of calls have room for figures */
  Action considered;      /* action that the user has in mind, or ACTION_NONE */
  CardSet laid;           /* marked cards that the judged decision follows */
  char *reason;           /* previous reason, or NULL */
  guint card;             /* number of cards played at the previous reason */
} AtoutCounselPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AtoutCounsel, atout_counsel, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_ACTION,
  PROP_THINKING,
  PROP_SUITS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static AtoutCounselPrivate *
private_of (AtoutCounsel *self)
{
  return atout_counsel_get_instance_private (self);
}

/* ---- Thinking -------------------------------------------------------------------------------- */

gboolean
atout_counsel_may_think (AtoutCounsel *self)
{
  AtoutCounselPrivate *priv = private_of (self);

  return !atout_conductor_is_held (priv->conductor) && atout_choices_is_asked (priv->choices);
}

gboolean
atout_counsel_is_thinking (AtoutCounsel *self)
{
  return private_of (self)->thinking != NULL;
}

static void
set_thinking (AtoutCounsel *self, GCancellable *thinking)
{
  AtoutCounselPrivate *priv = private_of (self);
  gboolean changes = (priv->thinking != NULL) != (thinking != NULL);

  g_clear_object (&priv->thinking);
  priv->thinking = thinking;
  if (changes)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

void
atout_counsel_set_open (AtoutCounsel *self, gboolean is_open)
{
  private_of (self)->is_open = is_open;
}

static void
think (AtoutCounsel *self, ThinkerLook look, ThinkerFunc quick)
{
  AtoutCounselPrivate *priv = private_of (self);
  AtoutCourse *course = ATOUT_COURSE (priv->match);
  guint seat = atout_course_get_user_seat (course);
  ThinkerQuestion question = { .judge = atout_match_get_judge (priv->match),
                               .level = PLAYER_LEVEL_SIMPLE,
                               .is_open = priv->is_open,
                               .rng = atout_match_get_rng (priv->match) };
  Decision decision;

  if (priv->thinking != NULL)
    g_cancellable_cancel (priv->thinking);
  set_thinking (self, g_cancellable_new ());
  atout_choices_get_decision_behind (priv->choices, priv->laid, &decision);
  question.deal = decision.now.deal;
  atout_course_observe (course, &decision.now.deal, seat, &question.observation);
  question.implied = decision.implied;
  if (decision.implied != ACTION_NONE)
    {
      question.deal_behind = decision.behind.deal;
      atout_course_observe (course, &decision.behind.deal, seat, &question.behind);
    }
  if (quick != NULL)
    thinker_ask (&question, priv->thinking, G_OBJECT (self), quick, NULL);
  question.level = LEVEL;
  thinker_ask (&question, priv->thinking, G_OBJECT (self), NULL, look);
}

void
atout_counsel_think (AtoutCounsel *self, ThinkerLook look, ThinkerFunc quick)
{
  AtoutCounselPrivate *priv = private_of (self);

  priv->laid = atout_choices_get_complete (priv->choices) != 0
                   ? 0
                   : atout_choices_get_marked (priv->choices);
  think (self, look, quick);
}

AtoutMarked
atout_counsel_check_marks (AtoutCounsel *self, const Deal *deal, Action best, ThinkerLook look)
{
  AtoutCounselPrivate *priv = private_of (self);
  CardSet complete = atout_choices_get_complete (priv->choices);
  CardSet card = atout_counsel_find_card (deal, best);

  if (card == 0 || (card & complete) == 0)
    return ATOUT_MARKED_NOT;
  priv->laid |= card;
  if (priv->laid == complete)
    return ATOUT_MARKED_WELL;
  think (self, look, NULL);

  return ATOUT_MARKED_SO_FAR;
}

char *
atout_counsel_tell_marked (AtoutCounsel *self)
{
  return tell_marked (atout_choices_get_marking (private_of (self)->choices));
}

gboolean
atout_counsel_stop (AtoutCounsel *self)
{
  AtoutCounselPrivate *priv = private_of (self);
  gboolean was_thinking = priv->thinking != NULL;

  if (was_thinking)
    g_cancellable_cancel (priv->thinking);
  set_thinking (self, NULL);

  return was_thinking;
}

const Deal *
atout_counsel_moment (AtoutCounsel *self, const Observation *seen, Telling *telling,
                      Decision *decision)
{
  AtoutCounselPrivate *priv = private_of (self);

  *telling = atout_course_tell (ATOUT_COURSE (priv->match), priv->suits);
  telling->is_guided = priv->is_open;
  telling->room = priv->room;
  telling->shows_figures = priv->shows_figures && !priv->is_open;
  atout_choices_get_decision_behind (priv->choices, priv->laid, decision);

  return seen->seen.phase == decision->now.deal.phase ? &decision->now.deal
                                                      : &decision->behind.deal;
}

const Deal *
atout_counsel_answered (AtoutCounsel *self, const Observation *seen, Telling *telling,
                        Decision *decision)
{
  set_thinking (self, NULL);

  return atout_counsel_moment (self, seen, telling, decision);
}

/* ---- Texts ----------------------------------------------------------------------------------- */

void
atout_counsel_set_room (AtoutCounsel *self, guint n_letters)
{
  private_of (self)->room = n_letters;
}

void
atout_counsel_set_shows_figures (AtoutCounsel *self, gboolean shows)
{
  private_of (self)->shows_figures = shows;
}

void
atout_counsel_set_considered (AtoutCounsel *self, Action considered)
{
  private_of (self)->considered = considered;
}

/* Returns the last action of the undone step of the user, or ACTION_NONE. */
static Action
find_undone (AtoutCourse *course)
{
  const MatchLog *log = atout_course_get_log (course);
  const LogDeal *deal = match_log_get_deal (log, log->deals->len - 1);
  Action action = ACTION_NONE;

  for (guint i = deal->n_done; i < deal->actions->len; i++)
    {
      const LogAction *undone = &g_array_index (deal->actions, LogAction, i);

      if (undone->seat != atout_course_get_user_seat (course)
          || (undone->is_step && i > deal->n_done))
        break;
      action = undone->action;
    }

  return action;
}

static Action
get_considered (AtoutCounsel *self)
{
  AtoutCounselPrivate *priv = private_of (self);

  return priv->considered != ACTION_NONE ? priv->considered
                                         : find_undone (ATOUT_COURSE (priv->match));
}

Principle
atout_counsel_find_principle (AtoutCounsel *self, const Observation *seen, const Analysis *analysis,
                              const OpenCards *open)
{
  return principle_find (seen, open_cards_judged (open, analysis),
                         open_cards_considered (open, analysis, get_considered (self)));
}

char *
atout_counsel_explain (AtoutCounsel *self, const Telling *telling, const Deal *deal,
                       const Observation *seen, const Analysis *analysis, const OpenCards *open,
                       CardSet *cards)
{
  AtoutCounselPrivate *priv = private_of (self);
  gboolean is_again = priv->reason != NULL && priv->card == deal->n_played;
  char *reason = tell_reason (telling, deal, seen, open_cards_judged (open, analysis),
                              open_cards_considered (open, analysis, get_considered (self)),
                              is_again ? NULL : priv->reason, cards);

  g_free (priv->reason);
  priv->reason = g_strdup (reason);
  priv->card = deal->n_played;

  return reason;
}

static gboolean
has_button (AtoutChoices *choices, Action action)
{
  GListModel *calls = atout_choices_get_calls (choices);

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_action (call) == action)
        return TRUE;
    }

  return FALSE;
}

void
atout_counsel_recommend (AtoutCounsel *self, Action action, CardSet best, CardSet spoken)
{
  AtoutCounselPrivate *priv = private_of (self);
  gboolean is_call = has_button (priv->choices, action);

  atout_choices_light (priv->choices, ATOUT_COUNSEL_GET_CLASS (self)->light, is_call ? 0 : best,
                       is_call ? best | spoken : spoken);
  if (priv->action == action)
    return;
  priv->action = action;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTION]);
}

Action
atout_counsel_get_action (AtoutCounsel *self)
{
  g_return_val_if_fail (ATOUT_IS_COUNSEL (self), ACTION_NONE);

  return private_of (self)->action;
}

CardSet
atout_counsel_find_card (const Deal *deal, Action action)
{
  Card card = action_card (deal->game, action);

  return card != CARD_NONE ? player_cards_in (card_set_of (card), deal) : 0;
}

void
atout_counsel_set_text (AtoutCounsel *self, char *text)
{
  AtoutCounselPrivate *priv = private_of (self);
  g_autofree char *old = priv->text;

  priv->text = text;
  if (!g_str_equal (old, text))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

const char *
atout_counsel_get_text (AtoutCounsel *self)
{
  g_return_val_if_fail (ATOUT_IS_COUNSEL (self), NULL);

  return private_of (self)->text;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_counsel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutCounselPrivate *priv = private_of (ATOUT_COUNSEL (object));

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, priv->text);
      break;
    case PROP_ACTION:
      g_value_set_uint (value, priv->action);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, priv->thinking != NULL);
      break;
    case PROP_SUITS:
      g_value_set_int (value, priv->suits);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_counsel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutCounsel *self = ATOUT_COUNSEL (object);

  if (id == PROP_SUITS)
    {
      private_of (self)->suits = (DeckSuits) g_value_get_int (value);
      ATOUT_COUNSEL_GET_CLASS (self)->reword (self);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_counsel_dispose (GObject *object)
{
  AtoutCounsel *self = ATOUT_COUNSEL (object);
  AtoutCounselPrivate *priv = private_of (self);

  atout_counsel_stop (self);
  g_clear_object (&priv->match);
  g_clear_object (&priv->choices);
  g_clear_object (&priv->conductor);

  G_OBJECT_CLASS (atout_counsel_parent_class)->dispose (object);
}

static void
atout_counsel_finalize (GObject *object)
{
  AtoutCounselPrivate *priv = private_of (ATOUT_COUNSEL (object));

  g_free (priv->reason);
  g_free (priv->text);
  G_OBJECT_CLASS (atout_counsel_parent_class)->finalize (object);
}

static void
atout_counsel_class_init (AtoutCounselClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_counsel_get_property;
  object_class->set_property = atout_counsel_set_property;
  object_class->dispose = atout_counsel_dispose;
  object_class->finalize = atout_counsel_finalize;

  /** AtoutCounsel:text: the advice, or "". */
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  /** AtoutCounsel:action: the recommended Action, or ACTION_NONE. */
  props[PROP_ACTION] = g_param_spec_uint ("action", NULL, NULL, 0, G_MAXUINT, ACTION_NONE, flags);
  /** AtoutCounsel:thinking: true while an answer is awaited. */
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  /** AtoutCounsel:suits: the DeckSuits that name cards. */
  props[PROP_SUITS] = g_param_spec_int ("suits", NULL, NULL, SUITS_FRENCH, SUITS_GERMAN,
                                        SUITS_FRENCH, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_counsel_init (AtoutCounsel *self)
{
  private_of (self)->text = g_strdup ("");
}

void
atout_counsel_set_up (AtoutCounsel *self, AtoutMatch *match, AtoutChoices *choices,
                      AtoutConductor *conductor)
{
  AtoutCounselPrivate *priv = private_of (self);

  priv->match = g_object_ref (match);
  priv->choices = g_object_ref (choices);
  priv->conductor = g_object_ref (conductor);
}
