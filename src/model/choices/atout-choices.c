/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/atout-choices-private.h"

#include "model/choices/offers.h"
#include "model/words/telling.h"
#include "rules/game.h"

G_DEFINE_FINAL_TYPE (AtoutChoices, atout_choices, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PROMPT,
  PROP_REST,
  PROP_LAID_DOWN,
  PROP_SUITS,
  PROP_ONLY_ANSWER,
  PROP_ONLY_CARD,
  PROP_ANNOUNCE,
  PROP_SORT_ASCENDING,
  PROP_SORT_TRUMPS_FIRST,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

static const char *const announce_names[] = {
  [ATOUT_ANNOUNCE_ASK] = "ask",
  [ATOUT_ANNOUNCE_SAFE] = "safe",
  [ATOUT_ANNOUNCE_ALL] = "all",
};

/* ---- Turn ------------------------------------------------------------------------------------ */

gboolean
choices_is_at_turn (AtoutChoices *self)
{
  guint user = atout_course_get_user_seat (self->course);

  return !self->is_closed && atout_course_get_turn (self->course) == (int) user
         && atout_course_is_human (self->course, user);
}

static gboolean
may_act (AtoutChoices *self)
{
  ActionList legal;

  atout_course_list_legal (self->course, &legal);

  return legal.n > 0;
}

void
atout_choices_set_closed (AtoutChoices *self, gboolean is_closed)
{
  g_return_if_fail (ATOUT_IS_CHOICES (self));

  if (self->is_closed == is_closed)
    return;
  self->is_closed = is_closed;
  choices_update (self);
}

void
atout_choices_offer (AtoutChoices *self, const ActionList *offered)
{
  g_return_if_fail (ATOUT_IS_CHOICES (self));

  self->offered = *offered;
  choices_update (self);
}

gboolean
atout_choices_is_asked (AtoutChoices *self)
{
  return choices_is_at_turn (self) && may_act (self) && !self->laid_down
         && atout_choices_get_automatic (self) == ACTION_NONE;
}

void
atout_choices_get_decision (AtoutChoices *self, Decision *decision)
{
  ActionList legal, offered = { 0 };

  atout_course_list_legal (self->course, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (self->offered.n == 0 || action_list_has (&self->offered, legal.at[i]))
      action_list_add (&offered, legal.at[i]);
  decision_make (decision, atout_course_get_deal (self->course), &offered);
}

/* ---- Automatic actions ----------------------------------------------------------------------- */

Action
choices_find_announcement (AtoutChoices *self, Card card)
{
  const Deal *deal = atout_course_get_deal (self->course);
  bool is_safe = false;
  Action action;

  if (self->announce == ATOUT_ANNOUNCE_ASK || atout_course_get_question (self->course) != NULL)
    return ACTION_NONE;
  action = game_announcement (deal, card, &is_safe);

  return is_safe || self->announce == ATOUT_ANNOUNCE_ALL ? action : ACTION_NONE;
}

Action
atout_choices_get_automatic (AtoutChoices *self)
{
  ActionList legal;
  gboolean wanted;

  if (!choices_is_at_turn (self))
    return ACTION_NONE;
  atout_course_list_legal (self->course, &legal);
  if (legal.n == 0)
    return ACTION_NONE; /* in a replay */
  if (legal.n > 1)
    return choices_find_announcement (self, CARD_NONE);
  wanted = action_is_play (atout_course_get_game (self->course), legal.at[0]) ? self->only_card
                                                                              : self->only_answer;

  return wanted ? legal.at[0] : ACTION_NONE;
}

/* ---- Offers ---------------------------------------------------------------------------------- */

static void
set_text (AtoutChoices *self, char **field, char *text, guint prop)
{
  if (g_strcmp0 (*field, text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (*field);
  *field = text;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Returns the question in @deal, which follows an implied action. */
static char *
prompt_text (AtoutChoices *self, const Deal *deal)
{
  Telling telling = atout_course_tell (self->course, self->hand_order.suits);

  telling.deal = deal;

  return tell_prompt (&telling);
}

/* Returns the highlights to show; a call keeps recommended cards. */
static ChoicesLight
find_light (AtoutChoices *self)
{
  ChoicesLight shown = self->light[0];

  for (guint i = 1; i < ATOUT_LIGHTS; i++)
    if ((self->light[i].best | self->light[i].spoken) != 0)
      shown = (ChoicesLight) {
        .best = i == ATOUT_LIGHT_CALL ? shown.best : self->light[i].best,
        .spoken = self->light[i].spoken,
      };

  return shown;
}

static void
show_light (AtoutChoices *self)
{
  ChoicesLight light = find_light (self);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->hand)); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (self->hand), i);
      Card which = atout_card_get_card (card);

      atout_card_set_lit (card, card_set_has (light.best, which)     ? ATOUT_LIT_BEST
                                : card_set_has (light.spoken, which) ? ATOUT_LIT_SPOKEN_OF
                                                                     : ATOUT_LIT_NOT);
    }
}

void
atout_choices_light (AtoutChoices *self, AtoutLight light, CardSet best, CardSet spoken)
{
  g_return_if_fail (ATOUT_IS_CHOICES (self) && light < ATOUT_LIGHTS);

  self->light[light] = (ChoicesLight) { .best = best, .spoken = spoken };
  show_light (self);
}

static void
light_cards (AtoutChoices *self, CardSet playable)
{
  const Deal *deal = atout_course_get_deal (self->course);
  guint user = atout_course_get_user_seat (self->course);
  CardSet chosen = game_chosen (deal, user) | self->marked;
  CardSet taken = game_taken (deal, user);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->hand)); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (self->hand), i);
      Card first = pack_first_copy (deal_pack (deal), atout_card_get_card (card));

      atout_card_set_state (card,
                            (AtoutCardState) {
                                .playable = card_set_has (playable, first),
                                .chosen = card_set_has (chosen, atout_card_get_card (card)),
                                .markable = self->n_wanted > 0 && card_set_has (playable, first),
                                .taken = card_set_has (taken, atout_card_get_card (card)),
                            });
    }
}

const DecisionPart *
choices_part_with_cards (const Decision *decision)
{
  return decision->behind.legal.n > 0 ? &decision->behind : &decision->now;
}

/* Derives all offers from the legal actions. */
static void
update_offers (AtoutChoices *self)
{
  CardSet playable = 0;
  char *prompt = NULL;

  self->n_wanted = 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->calls)) > 0)
    g_list_store_remove_all (self->calls);
  if (atout_choices_is_asked (self))
    {
      Decision decision;

      atout_choices_get_decision (self, &decision);
      playable = offers_add_calls (&decision.now, self->hand_order.suits, self->calls)
                 | offers_add_calls (&decision.behind, self->hand_order.suits, self->calls);
      self->n_wanted = marks_count_wanted (choices_part_with_cards (&decision));
      if (self->n_wanted > 0)
        playable
            = self->marked | marks_list_next (choices_part_with_cards (&decision), self->marked);
      prompt = prompt_text (self, &decision.behind.deal);
    }
  if (self->n_wanted == 0)
    self->marked = 0;
  light_cards (self, playable);
  show_light (self);
  set_text (self, &self->prompt, prompt != NULL ? prompt : g_strdup (""), PROP_PROMPT);
}

/* ---- The rest -------------------------------------------------------------------------------- */

static void
set_laid_down (AtoutChoices *self, gboolean laid_down)
{
  if (self->laid_down == laid_down)
    return;
  self->laid_down = laid_down;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LAID_DOWN]);
}

void
atout_choices_resume_rest (AtoutChoices *self)
{
  g_return_if_fail (ATOUT_IS_CHOICES (self));

  set_laid_down (self, TRUE);
  set_text (self, &self->rest, g_strdup (""), PROP_REST);
}

void
atout_choices_lay_down (AtoutChoices *self)
{
  g_return_if_fail (ATOUT_IS_CHOICES (self));

  if (self->rest[0] != '\0')
    atout_choices_resume_rest (self);
}

/* ---- Course ---------------------------------------------------------------------------------- */

static void
lay_hand (AtoutChoices *self)
{
  if (atout_course_get_state (self->course) != ATOUT_MATCH_IDLE)
    hand_order_apply (&self->hand_order, self->hand, atout_course_get_deal (self->course),
                      atout_course_get_user_seat (self->course));
}

void
choices_update (AtoutChoices *self)
{
  gboolean may = choices_is_at_turn (self) && may_act (self);

  lay_hand (self);
  self->light[ATOUT_LIGHT_CALL].spoken = 0; /* the call is gone */
  update_offers (self);
  set_text (self, &self->rest,
            g_strdup (self->laid_down ? "" : rest_offer_text (self->course, may)), PROP_REST);
  g_signal_emit (self, changed_signal, 0);
}

/* Drops the marks, which belong to one moment. */
static void
course_acted (AtoutChoices *self)
{
  self->marked = 0;
  choices_update (self);
}

static void
course_dealt (AtoutChoices *self)
{
  self->marked = 0;
  self->hand_order.n_own = 0;
  set_laid_down (self, FALSE);
  choices_update (self);
}

static void
course_over (AtoutChoices *self)
{
  set_laid_down (self, FALSE);
}

static void
course_rewound (AtoutChoices *self)
{
  self->marked = 0;
  set_laid_down (self, FALSE);
  choices_update (self);
}

AtoutChoices *
atout_choices_new (AtoutCourse *course)
{
  AtoutChoices *self = g_object_new (ATOUT_TYPE_CHOICES, NULL);

  self->course = g_object_ref (course);
  g_signal_connect_object (course, "dealt", G_CALLBACK (course_dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "acted", G_CALLBACK (course_acted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "settled", G_CALLBACK (choices_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "deal-over", G_CALLBACK (course_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "match-over", G_CALLBACK (course_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "rewound", G_CALLBACK (course_rewound), self, G_CONNECT_SWAPPED);
  choices_update (self);

  return self;
}

/* ---- The hand -------------------------------------------------------------------------------- */

void
atout_choices_move_card (AtoutChoices *self, guint from, guint to)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->hand));

  g_return_if_fail (from < n && to < n);

  hand_order_move (&self->hand_order, self->hand, from, to);
  lay_hand (self);
}

void
atout_choices_sort_hand (AtoutChoices *self)
{
  self->hand_order.n_own = 0;
  lay_hand (self);
}

void
atout_choices_sort_cards (AtoutChoices *self, Card *cards, guint n)
{
  hand_order_sort (&self->hand_order, atout_course_get_deal (self->course), cards, n);
}

gboolean
atout_choices_get_arranged (AtoutChoices *self)
{
  return self->hand_order.n_own > 0;
}

/* ---- Reading --------------------------------------------------------------------------------- */

GListModel *
atout_choices_get_hand (AtoutChoices *self)
{
  return G_LIST_MODEL (self->hand);
}

GListModel *
atout_choices_get_calls (AtoutChoices *self)
{
  return G_LIST_MODEL (self->calls);
}

const char *
atout_choices_get_prompt (AtoutChoices *self)
{
  return self->prompt;
}

const char *
atout_choices_get_rest (AtoutChoices *self)
{
  return self->rest;
}

gboolean
atout_choices_get_laid_down (AtoutChoices *self)
{
  return self->laid_down;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_choices_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutChoices *self = ATOUT_CHOICES (object);

  switch (id)
    {
    case PROP_PROMPT:
      g_value_set_string (value, self->prompt);
      break;
    case PROP_REST:
      g_value_set_string (value, self->rest);
      break;
    case PROP_LAID_DOWN:
      g_value_set_boolean (value, self->laid_down);
      break;
    case PROP_SUITS:
      g_value_set_int (value, self->hand_order.suits);
      break;
    case PROP_ONLY_ANSWER:
      g_value_set_boolean (value, self->only_answer);
      break;
    case PROP_ONLY_CARD:
      g_value_set_boolean (value, self->only_card);
      break;
    case PROP_ANNOUNCE:
      g_value_set_string (value, announce_names[self->announce]);
      break;
    case PROP_SORT_ASCENDING:
      g_value_set_boolean (value, self->hand_order.ascending);
      break;
    case PROP_SORT_TRUMPS_FIRST:
      g_value_set_boolean (value, self->hand_order.trumps_first);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_announce (AtoutChoices *self, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (announce_names); i++)
    if (g_strcmp0 (announce_names[i], name) == 0)
      self->announce = (AtoutAnnounce) i;
}

static void
atout_choices_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutChoices *self = ATOUT_CHOICES (object);

  switch (id)
    {
    case PROP_SUITS:
      self->hand_order.suits = (DeckSuits) g_value_get_int (value);
      hand_order_change (&self->hand_order);
      break;
    case PROP_ONLY_ANSWER:
      self->only_answer = g_value_get_boolean (value);
      break;
    case PROP_ONLY_CARD:
      self->only_card = g_value_get_boolean (value);
      break;
    case PROP_ANNOUNCE:
      set_announce (self, g_value_get_string (value));
      break;
    case PROP_SORT_ASCENDING:
      self->hand_order.ascending = g_value_get_boolean (value);
      hand_order_change (&self->hand_order);
      break;
    case PROP_SORT_TRUMPS_FIRST:
      self->hand_order.trumps_first = g_value_get_boolean (value);
      hand_order_change (&self->hand_order);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (self->course != NULL)
    choices_update (self);
}

static void
atout_choices_dispose (GObject *object)
{
  AtoutChoices *self = ATOUT_CHOICES (object);

  g_clear_object (&self->course);
  g_clear_object (&self->hand);
  g_clear_object (&self->calls);

  G_OBJECT_CLASS (atout_choices_parent_class)->dispose (object);
}

static void
atout_choices_finalize (GObject *object)
{
  AtoutChoices *self = ATOUT_CHOICES (object);

  g_free (self->prompt);
  g_free (self->rest);

  G_OBJECT_CLASS (atout_choices_parent_class)->finalize (object);
}

static void
atout_choices_class_init (AtoutChoicesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags told = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags wanted = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = atout_choices_get_property;
  object_class->set_property = atout_choices_set_property;
  object_class->dispose = atout_choices_dispose;
  object_class->finalize = atout_choices_finalize;

  /** AtoutChoices:prompt: question to the user, or "" */
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, "", told);
  /** AtoutChoices:rest: the reason why the rest may be laid down, or "" */
  props[PROP_REST] = g_param_spec_string ("rest", NULL, NULL, "", told);
  /** AtoutChoices:laid-down: true if the rest is laid down */
  props[PROP_LAID_DOWN] = g_param_spec_boolean ("laid-down", NULL, NULL, FALSE, told);
  /** AtoutChoices:suits: the DeckSuits of card names */
  props[PROP_SUITS]
      = g_param_spec_int ("suits", NULL, NULL, SUITS_FRENCH, SUITS_GERMAN, SUITS_FRENCH, wanted);
  /** AtoutChoices:only-answer: true if the only legal answer is automatic */
  props[PROP_ONLY_ANSWER] = g_param_spec_boolean ("only-answer", NULL, NULL, FALSE, wanted);
  /** AtoutChoices:only-card: true if the only legal card is automatic */
  props[PROP_ONLY_CARD] = g_param_spec_boolean ("only-card", NULL, NULL, FALSE, wanted);
  /** AtoutChoices:announce: AtoutAnnounce: "ask", "safe" or "all" */
  props[PROP_ANNOUNCE] = g_param_spec_string ("announce", NULL, NULL, "ask", wanted);
  /** AtoutChoices:sort-ascending: true if weak cards are first */
  props[PROP_SORT_ASCENDING] = g_param_spec_boolean ("sort-ascending", NULL, NULL, FALSE, wanted);
  /** AtoutChoices:sort-trumps-first: true if trumps are at the left */
  props[PROP_SORT_TRUMPS_FIRST]
      = g_param_spec_boolean ("sort-trumps-first", NULL, NULL, TRUE, wanted);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** AtoutChoices::changed: emitted when the choices change */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_choices_init (AtoutChoices *self)
{
  self->hand = g_list_store_new (ATOUT_TYPE_CARD);
  self->calls = g_list_store_new (ATOUT_TYPE_ACTION);
  self->prompt = g_strdup ("");
  self->rest = g_strdup ("");
  hand_order_init (&self->hand_order);
}
