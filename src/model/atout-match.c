/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-match.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "atout-match-private.h"
#include "atout-seat-private.h"
#include "match-choices.h"
#include "words.h"

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutMatch, atout_match, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

enum
{
  PROP_0,
  PROP_STATE,
  PROP_TURN,
  PROP_TRUMP,
  PROP_PROMPT,
  PROP_CONTRACT,
  PROP_WORDS,
  PROP_ADVICE,
  PROP_CLAIM,
  PROP_GUIDED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Class ------------------------------------------------------------------------------ */

static void
atout_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutMatch *self = ATOUT_MATCH (object);

  switch (id)
    {
    case PROP_STATE:
      g_value_set_int (value, self->state);
      break;
    case PROP_TURN:
      g_value_set_int (value, self->shown->turn);
      break;
    case PROP_TRUMP:
      g_value_set_int (value, self->shown->trump);
      break;
    case PROP_PROMPT:
      g_value_set_string (value, self->prompt);
      break;
    case PROP_CONTRACT:
      g_value_set_string (value, self->contract);
      break;
    case PROP_WORDS:
      g_value_set_int (value, self->hand_order.suits);
      break;
    case PROP_ADVICE:
      g_value_set_string (value, self->advice);
      break;
    case PROP_CLAIM:
      g_value_set_string (value, self->claim);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, atout_match_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, atout_match_can_redo (self));
      break;
    case PROP_GUIDED:
      g_value_set_boolean (value, self->guided);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_match_dispose (GObject *object)
{
  AtoutMatch *self = ATOUT_MATCH (object);

  atout_match_stop (self);
  for (guint i = 0; i < SEATS_MAX; i++)
    g_clear_object (&self->seat[i]);
  g_clear_object (&self->hand);
  g_clear_object (&self->calls);

  G_OBJECT_CLASS (atout_match_parent_class)->dispose (object);
}

static void
atout_match_finalize (GObject *object)
{
  AtoutMatch *self = ATOUT_MATCH (object);

  g_free (self->prompt);
  g_free (self->contract);
  g_free (self->advice);
  g_free (self->claim);
  g_array_unref (self->tricks);
  g_clear_pointer (&self->log, match_log_free);

  G_OBJECT_CLASS (atout_match_parent_class)->finalize (object);
}

static void
atout_match_class_init (AtoutMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_match_get_property;
  object_class->dispose = atout_match_dispose;
  object_class->finalize = atout_match_finalize;

  props[PROP_STATE]
      = g_param_spec_int ("state", NULL, NULL, 0, ATOUT_MATCH_OVER, ATOUT_MATCH_IDLE, flags);
  props[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, NO_SEAT, SEATS_MAX, NO_SEAT, flags);
  props[PROP_TRUMP] = g_param_spec_int ("trump", NULL, NULL, 0, SUIT_TRUMPS, SUIT_NONE, flags);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, "", flags);
  props[PROP_CONTRACT] = g_param_spec_string ("contract", NULL, NULL, "", flags);
  props[PROP_WORDS] = g_param_spec_int ("words", NULL, NULL, 0, WORDS_GERMAN, WORDS_FRENCH, flags);
  props[PROP_ADVICE] = g_param_spec_string ("advice", NULL, NULL, "", flags);
  props[PROP_CLAIM] = g_param_spec_string ("claim", NULL, NULL, "", flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_GUIDED] = g_param_spec_boolean ("guided", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_match_init (AtoutMatch *self)
{
  self->hand = g_list_store_new (ATOUT_TYPE_CARD);
  self->calls = g_list_store_new (ATOUT_TYPE_ACTION);
  self->prompt = g_strdup ("");
  self->contract = g_strdup ("");
  self->advice = g_strdup ("");
  self->claim = g_strdup ("");
  self->tricks = g_array_new (FALSE, FALSE, sizeof (Trick));
  self->hand_order.trumps_first = TRUE;
}

/* ---- Telling the outside ---------------------------------------------------------------- */

static void
set_text (AtoutMatch *self, char **field, char *text, guint prop)
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

void
match_set_advice (AtoutMatch *self, char *advice)
{
  set_text (self, &self->advice, advice, PROP_ADVICE);
}

void
match_set_claim (AtoutMatch *self, char *claim)
{
  set_text (self, &self->claim, claim, PROP_CLAIM);
}

static void
notify_steps (AtoutMatch *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
}

static void
set_state (AtoutMatch *self, AtoutMatchState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
}

gboolean
match_user_acts (AtoutMatch *self)
{
  return self->state == ATOUT_MATCH_PLAYING && !self->claiming
         && self->shown->turn == (int) self->user_seat
         && atout_seat_get_human (self->seat[self->user_seat]);
}

static void
add_call (AtoutMatch *self, const Deal *deal, Action action)
{
  g_autoptr (AtoutAction) call = atout_action_new_foreseen (deal, action, self->hand_order.suits);

  g_list_store_append (self->calls, call);
}

/*
 * Offers what is legal: calls as calls, cards by the hand. A card that may be given away instead
 * of played is offered as a call too, or nobody would find it. Returns the cards.
 */
static CardSet
offer (AtoutMatch *self, const DecisionPart *part)
{
  const Game *game = part->deal.game;
  CardSet cards = 0;
  CardSet plays = 0;

  for (guint i = 0; i < part->legal.n; i++)
    if (action_is_play (game, part->legal.at[i]))
      plays |= card_set_of (action_card (game, part->legal.at[i]));
  for (guint i = 0; i < part->legal.n; i++)
    {
      Action action = part->legal.at[i];
      Card card = action_card (game, action);

      if (card != CARD_NONE)
        cards |= card_set_of (card);
      if (card == CARD_NONE || (plays != 0 && !action_is_play (game, action)))
        add_call (self, &part->deal, action);
    }

  return cards;
}

/* Which cards are lit and which calls are offered follows from the legal list alone. */
void
match_update_choices (AtoutMatch *self)
{
  gboolean acts = match_user_acts (self) && match_automatic_action (self) == ACTION_NONE;
  CardSet chosen = game_chosen (self->shown, self->user_seat);
  CardSet playable = 0;
  Telling telling = atout_match_tell (self);
  Decision decision;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->calls)) > 0)
    g_list_store_remove_all (self->calls);
  if (acts)
    {
      match_make_decision (self, &decision);
      playable = offer (self, &decision.now) | offer (self, &decision.behind);
    }

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->hand)); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (self->hand), i);
      Card first = pack_first_copy (deal_pack (self->shown), atout_card_get_card (card));

      atout_card_set_playable (card, card_set_has (playable, first));
      atout_card_set_chosen (card, card_set_has (chosen, atout_card_get_card (card)));
    }
  telling.deal = &decision.behind.deal;
  set_text (self, &self->prompt, acts ? tell_prompt (&telling) : g_strdup (""), PROP_PROMPT);
}

static void
update (AtoutMatch *self, const Deal *before)
{
  const Telling telling = atout_match_tell (self);

  hand_order_apply (&self->hand_order, self->hand, self->shown, self->user_seat);
  for (guint i = 0; i < self->log->match.n_seats; i++)
    atout_seat_update (self->seat[i], self->shown, self->user_seat);
  match_count_update (self);
  set_text (self, &self->contract, tell_contract (&telling), PROP_CONTRACT);
  if (before->trump != self->shown->trump)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TRUMP]);
  match_update_choices (self);
  match_claim_update (self);
  if (before->turn != self->shown->turn)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURN]);
}

void
atout_match_set_words (AtoutMatch *self, WordsSuits suits)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->hand_order.suits == suits)
    return;
  self->hand_order.suits = suits;
  if (self->state != ATOUT_MATCH_IDLE)
    update (self, self->shown);
  if (match_user_acts (self))
    {
      match_stop_advice (self); /* it is given again, in the new words */
      match_think (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORDS]);
}

/* ---- Making a match --------------------------------------------------------------------- */

/* A name for who has none: the first usual one that nobody at the table bears. */
static const char *
spare_name (AtoutMatch *self, guint index, const AtoutPlayer *players)
{
  static const char *const names[]
      = { "Anna", "Jan", "Marijke", "Kees", "Trijntje", "Willem", "Sophie", "Piet" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gboolean taken = FALSE;

      for (guint seat = 0; seat < self->log->match.n_seats; seat++)
        taken |= g_strcmp0 (names[i], seat < index ? atout_seat_get_name (self->seat[seat])
                                                   : players[seat].name)
                 == 0;
      if (!taken)
        return names[i];
    }

  return names[index];
}

static void
add_player (AtoutMatch *self, guint index, const AtoutPlayer *players)
{
  const AtoutPlayer *player = &players[index];
  gboolean named = player->name != NULL && player->name[0] != '\0';
  const char *name = named ? player->name : spare_name (self, index, players);
  g_autofree char *written = NULL;

  written = player->human ? g_strdup (name)
                          : g_strconcat (player_of_level (player->level)->name, " ", name, NULL);
  match_log_set_player (self->log, index, player->human ? PLAYER_HUMAN : PLAYER_COMPUTER, written);
  self->seat[index] = atout_seat_new (index, name, player->human,
                                      game_unit_of (self->log->game, &self->log->options, index));
}

AtoutMatch *
atout_match_new (const Game *game, const Options *options, const AtoutPlayer *players)
{
  AtoutMatch *self = g_object_new (ATOUT_TYPE_MATCH, NULL);

  self->log = match_log_new (game, options);
  self->shown = &self->log->deal;
  for (guint i = 0; i < self->log->match.n_seats; i++)
    add_player (self, i, players);
  self->user_seat = atout_course_get_user_seat (ATOUT_COURSE (self));

  return self;
}

void
atout_match_set_seed (AtoutMatch *self, guint64 seed)
{
  self->seeded = TRUE;
  self->seed = seed;
}

/* The players' random streams must tell nothing about the cards: they get bits of their own. */
static gboolean
draw_numbers (AtoutMatch *self, DealNumber *number, GError **error)
{
  DealNumber own;

  if (self->seeded)
    {
      number_from_seed (number, self->seed, self->log->match.n_deals);
      self->player_seed = rng_mix (self->seed);
      return TRUE;
    }
  if (!number_random (number, error) || !number_random (&own, error))
    return FALSE;
  own.hex[16] = '\0';
  self->player_seed = g_ascii_strtoull (own.hex, NULL, 16);

  return TRUE;
}

static void
seat_players (AtoutMatch *self)
{
  for (guint i = 0; i < self->log->match.n_seats; i++)
    atout_seat_set_name (self->seat[i], atout_course_get_seat_name (ATOUT_COURSE (self), i));
}

gboolean
atout_match_deal (AtoutMatch *self, GError **error)
{
  DealNumber number;
  Deal before;

  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);
  g_return_val_if_fail (self->state == ATOUT_MATCH_IDLE || self->state == ATOUT_MATCH_DEAL_OVER,
                        FALSE);

  if (!draw_numbers (self, &number, error))
    return FALSE;
  before = *self->shown;
  match_log_deal (self->log, &number, NULL);
  seat_players (self);
  self->hand_order.n_own = 0;
  g_array_set_size (self->tricks, 0);

  set_state (self, ATOUT_MATCH_PLAYING);
  update (self, &before);
  self->was_guided = FALSE;
  notify_steps (self);
  g_signal_emit_by_name (self, "dealt");
  match_think (self);
  match_answer (self);

  return TRUE;
}

/* ---- Acting ----------------------------------------------------------------------------- */

void
match_note_guided (AtoutMatch *self, gboolean guided)
{
  if (self->guided == guided)
    return;
  self->guided = guided;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDED]);
}

/* The explaining ends with the first deal that the user has played himself. */
static gboolean
is_explained (AtoutMatch *self)
{
  return self->log->match.over
         || (self->shown->n_played > 0 && !atout_seat_get_watching (self->seat[self->user_seat]));
}

static void
finish_deal (AtoutMatch *self)
{
  match_claim_end (self);
  set_state (self, self->log->match.over ? ATOUT_MATCH_OVER : ATOUT_MATCH_DEAL_OVER);
  self->was_guided = self->guided;
  if (is_explained (self))
    match_note_guided (self, FALSE);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDED]);
  g_signal_emit_by_name (self, self->log->match.over ? "match-over" : "deal-over");
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  AtoutMatch *self = ATOUT_MATCH (course);
  AtoutEvent event = { .seat = seat, .action = action };
  Decision decision;
  Action implied;

  if (!match_check_turn (self, seat, error))
    return FALSE;
  match_make_decision (self, &decision);
  implied = decision_implied_before (&decision, action);
  if (implied != ACTION_NONE && !act (course, seat, implied, manner, error))
    return FALSE;
  if (!match_check_legal (self, action, error))
    return FALSE;

  event.manner = implied != ACTION_NONE && manner == ATOUT_DECIDED ? ATOUT_ALONG : manner;
  event.before = *self->shown;
  match_stop_advice (self);
  atout_match_hold (self); /* whoever listens must not set the next player going in between */
  event.in_vain = !match_apply (self, action, event.manner == ATOUT_DECIDED);
  event.after = *self->shown;
  atout_event_complete (&event, self->user_seat);
  if (atout_event_takes_trick (&event))
    match_tricks_add (self);
  update (self, &event.before);
  notify_steps (self);
  g_signal_emit_by_name (self, "acted", &event);
  if (deal_is_over (self->shown))
    finish_deal (self);
  atout_match_release (self);

  return TRUE;
}

gboolean
atout_match_act (AtoutMatch *self, guint seat, Action action, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  return atout_course_act (
      ATOUT_COURSE (self), seat, action,
      seat < self->log->match.n_seats && atout_seat_get_human (self->seat[seat]) ? ATOUT_DECIDED
                                                                                 : ATOUT_BY_ITSELF,
      error);
}

/* ---- Taking back -------------------------------------------------------------------------- */

/* What was being thought, answered or laid down belongs to another moment. */
static void
forget_plans (AtoutMatch *self)
{
  match_stop_advice (self);
  match_claim_end (self);
  g_clear_handle_id (&self->answering, g_source_remove);
}

static void
recall_tricks (AtoutMatch *self)
{
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (ATOUT_COURSE (self), tricks);

  g_array_set_size (self->tricks, 0);
  g_array_append_vals (self->tricks, tricks, n);
}

/* The deal that was over runs again. */
static void
reopen_deal (AtoutMatch *self)
{
  set_state (self, ATOUT_MATCH_PLAYING);
  match_note_guided (self, self->was_guided);
}

/* The log has gone from the deal @before to another moment: everything follows. */
static void
rewound (AtoutMatch *self, const Deal *before)
{
  forget_plans (self);
  atout_match_hold (self);
  g_object_freeze_notify (G_OBJECT (self));
  self->shown = &self->log->deal;
  if (self->state != ATOUT_MATCH_PLAYING)
    reopen_deal (self);
  recall_tricks (self);
  update (self, before);
  notify_steps (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit_by_name (self, "rewound");
  if (deal_is_over (self->shown))
    finish_deal (self);
  atout_match_release (self);
}

gboolean
atout_match_undo (AtoutMatch *self)
{
  Deal before;

  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  before = *self->shown;
  if (!match_log_undo (self->log))
    return FALSE;
  rewound (self, &before);

  return TRUE;
}

gboolean
atout_match_redo (AtoutMatch *self)
{
  Deal before;

  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  before = *self->shown;
  if (!match_log_redo (self->log))
    return FALSE;
  rewound (self, &before);

  return TRUE;
}

gboolean
atout_match_can_undo (AtoutMatch *self)
{
  return match_log_can_undo (self->log);
}

gboolean
atout_match_can_redo (AtoutMatch *self)
{
  return match_log_can_redo (self->log);
}

/* ---- A course ----------------------------------------------------------------------------- */

static const MatchLog *
get_log (AtoutCourse *course)
{
  return ATOUT_MATCH (course)->log;
}

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  const MatchLog *log = ATOUT_MATCH (course)->log;
  guint index = log->deals->len - 1;

  if (n_actions != NULL)
    *n_actions = match_log_get_deal (log, index)->n_done;

  return index;
}

static const Match *
get_match (AtoutCourse *course)
{
  return &ATOUT_MATCH (course)->log->match;
}

static const Deal *
get_deal (AtoutCourse *course)
{
  return ATOUT_MATCH (course)->shown;
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_log = get_log;
  interface->get_position = get_position;
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->act = act;
}
