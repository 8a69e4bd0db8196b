/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-session.h"

#include "atout-notice.h"
#include "atout-seat-private.h"
#include "game.h"
#include "record.h"

struct _AtoutSession
{
  GObject parent_instance;

  AtoutMatch *match;   /* NULL in a replay; so are notice, conductor and adviser */
  AtoutCourse *course; /* as it is shown */
  AtoutNotice *notice;
  AtoutChoices *choices;
  AtoutConductor *conductor;
  AtoutAdviser *adviser;
  AtoutSeat *seat[SEATS_MAX];

  WordsSuits suits;
  gboolean notices_claims;
  gboolean shows_count;
  char *contract;
  AtoutMatchState state; /* as they were told last */
  int turn;
  Suit trump;
  GArray *tricks; /* of Trick: those of this deal */
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutSession, atout_session, G_TYPE_OBJECT,
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
  PROP_NOTICES_CLAIMS,
  PROP_SHOWS_COUNT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void update_notice (AtoutSession *self);
static void update_count (AtoutSession *self);

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutSession *self = ATOUT_SESSION (object);

  switch (id)
    {
    case PROP_STATE:
      g_value_set_int (value, atout_session_get_state (self));
      break;
    case PROP_TURN:
      g_value_set_int (value, atout_session_get_turn (self));
      break;
    case PROP_TRUMP:
      g_value_set_int (value, atout_session_get_trump (self));
      break;
    case PROP_PROMPT:
      g_value_set_string (value, atout_session_get_prompt (self));
      break;
    case PROP_CONTRACT:
      g_value_set_string (value, self->contract);
      break;
    case PROP_WORDS:
      g_value_set_int (value, self->suits);
      break;
    case PROP_ADVICE:
      g_value_set_string (value, atout_session_get_advice (self));
      break;
    case PROP_CLAIM:
      g_value_set_string (value, atout_session_get_claim (self));
      break;
    case PROP_GUIDED:
      g_value_set_boolean (value, atout_session_get_guided (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, atout_session_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, atout_session_can_redo (self));
      break;
    case PROP_NOTICES_CLAIMS:
      g_value_set_boolean (value, self->notices_claims);
      break;
    case PROP_SHOWS_COUNT:
      g_value_set_boolean (value, self->shows_count);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_flag (AtoutSession *self, gboolean *flag, const GValue *value, guint prop)
{
  if (*flag == g_value_get_boolean (value))
    return;
  *flag = g_value_get_boolean (value);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
atout_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutSession *self = ATOUT_SESSION (object);

  switch (id)
    {
    case PROP_NOTICES_CLAIMS:
      set_flag (self, &self->notices_claims, value, id);
      update_notice (self);
      break;
    case PROP_SHOWS_COUNT:
      set_flag (self, &self->shows_count, value, id);
      update_count (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_session_dispose (GObject *object)
{
  AtoutSession *self = ATOUT_SESSION (object);

  atout_session_stop (self);
  for (guint i = 0; i < SEATS_MAX; i++)
    g_clear_object (&self->seat[i]);
  g_clear_object (&self->adviser);
  g_clear_object (&self->conductor);
  g_clear_object (&self->choices);
  g_clear_object (&self->notice);
  g_clear_object (&self->course);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (atout_session_parent_class)->dispose (object);
}

static void
atout_session_finalize (GObject *object)
{
  AtoutSession *self = ATOUT_SESSION (object);

  g_free (self->contract);
  g_array_unref (self->tricks);

  G_OBJECT_CLASS (atout_session_parent_class)->finalize (object);
}

static void
atout_session_class_init (AtoutSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_session_get_property;
  object_class->set_property = atout_session_set_property;
  object_class->dispose = atout_session_dispose;
  object_class->finalize = atout_session_finalize;

  props[PROP_STATE]
      = g_param_spec_int ("state", NULL, NULL, 0, ATOUT_MATCH_OVER, ATOUT_MATCH_IDLE, flags);
  props[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, NO_SEAT, SEATS_MAX, NO_SEAT, flags);
  props[PROP_TRUMP] = g_param_spec_int ("trump", NULL, NULL, 0, SUIT_TRUMPS, SUIT_NONE, flags);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, "", flags);
  props[PROP_CONTRACT] = g_param_spec_string ("contract", NULL, NULL, "", flags);
  props[PROP_WORDS] = g_param_spec_int ("words", NULL, NULL, 0, WORDS_GERMAN, WORDS_FRENCH, flags);
  props[PROP_ADVICE] = g_param_spec_string ("advice", NULL, NULL, "", flags);
  props[PROP_CLAIM] = g_param_spec_string ("claim", NULL, NULL, "", flags);
  props[PROP_GUIDED] = g_param_spec_boolean ("guided", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_NOTICES_CLAIMS]
      = g_param_spec_boolean ("notices-claims", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  props[PROP_SHOWS_COUNT]
      = g_param_spec_boolean ("shows-count", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_session_init (AtoutSession *self)
{
  self->contract = g_strdup ("");
  self->turn = NO_SEAT;
  self->trump = SUIT_NONE;
  self->tricks = g_array_new (FALSE, FALSE, sizeof (Trick));
}

/* ---- What follows from the moment ------------------------------------------------------------ */

static void
notify (AtoutSession *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
update_contract (AtoutSession *self)
{
  const Telling telling = atout_session_tell (self);
  g_autofree char *old = self->contract;

  self->contract = tell_contract (&telling);
  if (!g_str_equal (old, self->contract))
    notify (self, PROP_CONTRACT);
}

static void
update_count (AtoutSession *self)
{
  const Telling telling = atout_session_tell (self);

  atout_seat_set_count (self->seat[telling.user], tell_count (&telling));
}

static void
update_seats (AtoutSession *self)
{
  const Deal *deal = atout_course_get_deal (self->course);
  guint user = atout_course_get_user_seat (self->course);

  for (guint i = 0; i < atout_course_get_n_seats (self->course); i++)
    {
      atout_seat_set_name (self->seat[i], atout_course_get_seat_name (self->course, i));
      if (atout_session_get_state (self) != ATOUT_MATCH_IDLE)
        atout_seat_update (self->seat[i], deal, user);
    }
  update_count (self);
}

static void
update_tricks (AtoutSession *self)
{
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (self->course, tricks);

  g_array_set_size (self->tricks, 0);
  g_array_append_vals (self->tricks, tricks, n);
}

static void
notify_moment (AtoutSession *self)
{
  AtoutMatchState state = atout_session_get_state (self);
  const Deal *deal = atout_course_get_deal (self->course);

  if (self->trump != deal->trump)
    notify (self, PROP_TRUMP);
  self->trump = deal->trump;
  if (self->turn != deal->turn)
    notify (self, PROP_TURN);
  self->turn = deal->turn;
  if (self->state != state)
    notify (self, PROP_STATE);
  self->state = state;
  notify (self, PROP_CAN_UNDO);
  notify (self, PROP_CAN_REDO);
}

static void
update (AtoutSession *self)
{
  update_seats (self);
  update_contract (self);
  update_tricks (self);
  notify_moment (self);
}

/* A guided deal explains everything; a rest that was laid down plays itself. */
static void
update_notice (AtoutSession *self)
{
  if (self->notice != NULL)
    atout_notice_set_active (self->notice, self->notices_claims && !atout_session_get_guided (self)
                                               && !atout_session_get_claiming (self));
}

/* ---- What the course tells, and the others --------------------------------------------------- */

static void
course_dealt (AtoutSession *self)
{
  update (self);
  g_signal_emit_by_name (self, "dealt");
}

static void
course_acted (AtoutSession *self, const AtoutEvent *event)
{
  update (self);
  g_signal_emit_by_name (self, "acted", event);
}

static void
course_rewound (AtoutSession *self)
{
  update (self);
  g_signal_emit_by_name (self, "rewound");
}

static void
course_over (AtoutSession *self)
{
  g_signal_emit_by_name (self,
                         atout_course_get_match (self->course)->over ? "match-over" : "deal-over");
}

static void
prompt_changed (AtoutSession *self)
{
  notify (self, PROP_PROMPT);
}

static void
rest_changed (AtoutSession *self)
{
  notify (self, PROP_CLAIM);
}

static void
advice_changed (AtoutSession *self)
{
  notify (self, PROP_ADVICE);
}

static void
guided_changed (AtoutSession *self)
{
  update_notice (self);
  notify (self, PROP_GUIDED);
}

static void
listen (AtoutSession *self, gpointer to, const char *signal, GCallback callback)
{
  g_signal_connect_object (to, signal, callback, self, G_CONNECT_SWAPPED);
}

/* Those who listen to the course have heard of everything before the session tells it. */
static void
listen_to_course (AtoutSession *self)
{
  listen (self, self->course, "dealt", G_CALLBACK (course_dealt));
  listen (self, self->course, "acted", G_CALLBACK (course_acted));
  listen (self, self->course, "rewound", G_CALLBACK (course_rewound));
  listen (self, self->course, "deal-over", G_CALLBACK (course_over));
  listen (self, self->course, "match-over", G_CALLBACK (course_over));
  listen (self, self->choices, "notify::prompt", G_CALLBACK (prompt_changed));
  listen (self, self->choices, "notify::rest", G_CALLBACK (rest_changed));
  listen (self, self->choices, "notify::laid-down", G_CALLBACK (update_notice));
}

static void
add_seats (AtoutSession *self)
{
  const Options *options = atout_session_get_options (self);
  const Game *game = atout_session_get_game (self);

  for (guint i = 0; i < atout_course_get_n_seats (self->course); i++)
    self->seat[i]
        = atout_seat_new (i, atout_course_get_seat_name (self->course, i),
                          atout_course_is_human (self->course, i), game_unit_of (game, options, i));
}

AtoutSession *
atout_session_new (const Game *game, const Options *options, const AtoutPlayer *players)
{
  AtoutSession *self = g_object_new (ATOUT_TYPE_SESSION, NULL);

  self->match = atout_match_new (game, options, players);
  self->notice = atout_notice_new (ATOUT_COURSE (self->match));
  self->course = g_object_ref (ATOUT_COURSE (self->notice));
  self->choices = atout_choices_new (self->course);
  self->conductor = atout_conductor_new (self->match, self->notice, self->choices);
  self->adviser = atout_adviser_new (self->match, self->choices, self->conductor);
  add_seats (self);
  listen_to_course (self);
  listen (self, self->adviser, "notify::advice", G_CALLBACK (advice_changed));
  listen (self, self->adviser, "notify::guided", G_CALLBACK (guided_changed));

  return self;
}

AtoutSession *
atout_session_new_replay (AtoutReplay *replay)
{
  AtoutSession *self = g_object_new (ATOUT_TYPE_SESSION, NULL);

  self->course = g_object_ref (ATOUT_COURSE (replay));
  self->choices = atout_choices_new (self->course);
  add_seats (self);
  listen_to_course (self);
  update (self);

  return self;
}

void
atout_session_set_seed (AtoutSession *self, guint64 seed)
{
  atout_match_set_seed (self->match, seed);
}

/* ---- Going on and back ----------------------------------------------------------------------- */

gboolean
atout_session_deal (AtoutSession *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_SESSION (self), FALSE);

  return self->match != NULL && atout_match_deal (self->match, error);
}

gboolean
atout_session_act (AtoutSession *self, guint seat, Action action, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_SESSION (self), FALSE);

  return atout_choices_choose_for (self->choices, seat, action, error);
}

gboolean
atout_session_undo (AtoutSession *self)
{
  g_return_val_if_fail (ATOUT_IS_SESSION (self), FALSE);

  return self->match != NULL && atout_match_undo (self->match);
}

gboolean
atout_session_redo (AtoutSession *self)
{
  g_return_val_if_fail (ATOUT_IS_SESSION (self), FALSE);

  return self->match != NULL && atout_match_redo (self->match);
}

gboolean
atout_session_can_undo (AtoutSession *self)
{
  return self->match != NULL && atout_match_can_undo (self->match);
}

gboolean
atout_session_can_redo (AtoutSession *self)
{
  return self->match != NULL && atout_match_can_redo (self->match);
}

void
atout_session_hold (AtoutSession *self)
{
  if (self->conductor != NULL)
    atout_conductor_hold (self->conductor);
}

void
atout_session_release (AtoutSession *self)
{
  if (self->conductor != NULL)
    atout_conductor_release (self->conductor);
}

void
atout_session_stop (AtoutSession *self)
{
  if (self->conductor != NULL)
    atout_conductor_stop (self->conductor);
}

/* ---- What the user may do, and wants --------------------------------------------------------- */

GListModel *
atout_session_get_hand (AtoutSession *self)
{
  return atout_choices_get_hand (self->choices);
}

GListModel *
atout_session_get_calls (AtoutSession *self)
{
  return atout_choices_get_calls (self->choices);
}

const char *
atout_session_get_prompt (AtoutSession *self)
{
  return atout_choices_get_prompt (self->choices);
}

GListModel *
atout_session_list_meanings (AtoutSession *self, Card card)
{
  return atout_choices_list_meanings (self->choices, card);
}

char *
atout_session_list_moments (AtoutSession *self)
{
  return atout_choices_list_moments (self->choices);
}

const char *
atout_session_get_claim (AtoutSession *self)
{
  return atout_choices_get_rest (self->choices);
}

void
atout_session_claim (AtoutSession *self)
{
  atout_choices_lay_down (self->choices);
}

gboolean
atout_session_get_claiming (AtoutSession *self)
{
  return atout_choices_get_laid_down (self->choices);
}

void
atout_session_move_card (AtoutSession *self, guint from, guint to)
{
  atout_choices_move_card (self->choices, from, to);
}

void
atout_session_sort_hand (AtoutSession *self)
{
  atout_choices_sort_hand (self->choices);
}

gboolean
atout_session_get_arranged (AtoutSession *self)
{
  return atout_choices_get_arranged (self->choices);
}

AtoutChoices *
atout_session_get_choices (AtoutSession *self)
{
  return self->choices;
}

/* ---- Guided deals ---------------------------------------------------------------------------- */

void
atout_session_set_guided (AtoutSession *self, gboolean guided)
{
  if (self->adviser != NULL)
    atout_adviser_set_guided (self->adviser, guided);
}

gboolean
atout_session_get_guided (AtoutSession *self)
{
  return self->adviser != NULL && atout_adviser_get_guided (self->adviser);
}

const char *
atout_session_get_advice (AtoutSession *self)
{
  return self->adviser != NULL ? atout_adviser_get_advice (self->adviser) : "";
}

/* ---- Reading the moment ---------------------------------------------------------------------- */

Telling
atout_session_tell (AtoutSession *self)
{
  Telling telling = atout_course_tell (self->course, self->suits);

  telling.prompt = atout_session_get_prompt (self);
  telling.is_guided = atout_session_get_guided (self);
  telling.counts = self->shows_count && atout_session_get_state (self) != ATOUT_MATCH_IDLE;

  return telling;
}

WordsSuits
atout_session_get_words (AtoutSession *self)
{
  return self->suits;
}

void
atout_session_set_words (AtoutSession *self, WordsSuits suits)
{
  g_return_if_fail (ATOUT_IS_SESSION (self));

  if (self->suits == suits)
    return;
  self->suits = suits;
  g_object_set (self->choices, "words", (int) suits, NULL);
  if (self->adviser != NULL)
    g_object_set (self->adviser, "words", (int) suits, NULL);
  update_count (self);
  update_contract (self);
  notify (self, PROP_WORDS);
}

const Game *
atout_session_get_game (AtoutSession *self)
{
  return atout_course_get_game (self->course);
}

const Options *
atout_session_get_options (AtoutSession *self)
{
  return atout_course_get_options (self->course);
}

const Pack *
atout_session_get_pack (AtoutSession *self)
{
  return atout_course_get_pack (self->course);
}

AtoutMatchState
atout_session_get_state (AtoutSession *self)
{
  return atout_course_get_state (self->course);
}

int
atout_session_get_turn (AtoutSession *self)
{
  return atout_course_get_turn (self->course);
}

Suit
atout_session_get_trump (AtoutSession *self)
{
  return (Suit) atout_course_get_deal (self->course)->trump;
}

const char *
atout_session_get_contract (AtoutSession *self)
{
  return self->contract;
}

const Deal *
atout_session_get_deal (AtoutSession *self)
{
  return atout_course_get_deal (self->course);
}

guint
atout_session_get_n_seats (AtoutSession *self)
{
  return atout_course_get_n_seats (self->course);
}

guint
atout_session_get_n_units (AtoutSession *self)
{
  return atout_course_get_n_units (self->course);
}

AtoutSeat *
atout_session_get_seat (AtoutSession *self, guint seat)
{
  g_return_val_if_fail (seat < atout_session_get_n_seats (self), NULL);

  return self->seat[seat];
}

guint
atout_session_get_user_seat (AtoutSession *self)
{
  return atout_course_get_user_seat (self->course);
}

gboolean
atout_session_get_watching (AtoutSession *self)
{
  return atout_course_is_watched (self->course);
}

gboolean
atout_session_is_calling (AtoutSession *self)
{
  const Deal *deal = atout_session_get_deal (self);

  return atout_session_get_state (self) == ATOUT_MATCH_PLAYING && deal->phase != PHASE_PLAY
         && deal->n_played == 0;
}

const Trick *
atout_session_get_trick (AtoutSession *self)
{
  return &atout_session_get_deal (self)->trick;
}

const Trick *
atout_session_get_last_trick (AtoutSession *self)
{
  return &atout_session_get_deal (self)->last_trick;
}

guint
atout_session_get_n_tricks (AtoutSession *self)
{
  return self->tricks->len;
}

const Trick *
atout_session_get_trick_at (AtoutSession *self, guint index)
{
  g_return_val_if_fail (index < self->tricks->len, NULL);

  return &g_array_index (self->tricks, Trick, index);
}

guint
atout_session_get_piles (AtoutSession *self, Pile *piles)
{
  return atout_session_get_state (self) != ATOUT_MATCH_IDLE
             ? game_piles (atout_session_get_deal (self), piles)
             : 0;
}

gboolean
atout_session_get_counted (AtoutSession *self, Counted *counted)
{
  const Deal *deal = atout_session_get_deal (self);

  return atout_session_get_state (self) != ATOUT_MATCH_IDLE && deal_is_over (deal)
         && game_counted (deal, counted);
}

guint
atout_session_get_tricks (AtoutSession *self, guint unit)
{
  for (guint i = 0; i < atout_session_get_n_seats (self); i++)
    if (atout_seat_get_unit (self->seat[i]) == unit)
      return atout_seat_get_tricks (self->seat[i]);

  return 0;
}

int
atout_session_get_score (AtoutSession *self, guint unit)
{
  return atout_course_get_match (self->course)->score[unit];
}

/* True for what is said without a card; naming trumps at the end is no part of an auction. */
static gboolean
is_call (const VerbInfo *info)
{
  return info->verb != VERB_TRUMP
         && (info->shape == SHAPE_PLAIN || info->shape == SHAPE_SUIT || info->shape == SHAPE_NUMBER
             || info->shape == SHAPE_NUMBER_SUIT);
}

GListModel *
atout_session_list_call_forms (AtoutSession *self)
{
  GListStore *forms = g_list_store_new (ATOUT_TYPE_ACTION);
  const VerbInfo *verbs = atout_session_get_game (self)->verbs;
  gboolean has_parts = FALSE;

  for (const VerbInfo *info = verbs; info->name != NULL; info++)
    has_parts |= info->shape == SHAPE_NUMBER_SUIT;
  for (const VerbInfo *info = verbs; has_parts && info->name != NULL; info++)
    if (is_call (info))
      {
        g_autoptr (AtoutAction) form
            = atout_action_new (atout_session_get_deal (self), ACTION (info->verb, 0), self->suits);

        g_list_store_append (forms, form);
      }

  return G_LIST_MODEL (forms);
}

/* ---- The numbers of deals, and the record ---------------------------------------------------- */

static const LogDeal *
running_deal (AtoutSession *self)
{
  return match_log_get_deal (atout_course_get_log (self->course),
                             atout_course_get_position (self->course, NULL));
}

char *
atout_session_get_seal (AtoutSession *self)
{
  char seal[SEAL_DIGITS + 1];

  if (atout_session_get_state (self) == ATOUT_MATCH_IDLE)
    return NULL;
  number_seal (&running_deal (self)->number, seal);

  return g_strdup (seal);
}

char *
atout_session_get_number (AtoutSession *self)
{
  return atout_session_get_state (self) > ATOUT_MATCH_PLAYING
             ? g_strdup (running_deal (self)->number.hex)
             : NULL;
}

char *
atout_session_to_record (AtoutSession *self)
{
  return record_of_log (atout_course_get_log (self->course));
}

/* ---- A course -------------------------------------------------------------------------------- */

static const MatchLog *
get_log (AtoutCourse *course)
{
  return atout_course_get_log (ATOUT_SESSION (course)->course);
}

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  return atout_course_get_position (ATOUT_SESSION (course)->course, n_actions);
}

static const Match *
get_match (AtoutCourse *course)
{
  return atout_course_get_match (ATOUT_SESSION (course)->course);
}

static const Deal *
get_deal (AtoutCourse *course)
{
  return atout_course_get_deal (ATOUT_SESSION (course)->course);
}

static void
list_legal (AtoutCourse *course, ActionList *list)
{
  atout_course_list_legal (ATOUT_SESSION (course)->course, list);
}

static const char *
get_question (AtoutCourse *course)
{
  return atout_course_get_question (ATOUT_SESSION (course)->course);
}

static guint
get_user_seat (AtoutCourse *course)
{
  return atout_course_get_user_seat (ATOUT_SESSION (course)->course);
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  return atout_course_act (ATOUT_SESSION (course)->course, seat, action, manner, error);
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_log = get_log;
  interface->get_position = get_position;
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->list_legal = list_legal;
  interface->get_question = get_question;
  interface->get_user_seat = get_user_seat;
  interface->act = act;
}
