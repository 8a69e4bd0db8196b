/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-talk.h"

#include <glib/gi18n-lib.h>

#include "rules/game.h"

/* ---- Status and sayings ---------------------------------------------------------------------- */

/* Saying of silent players; not listed in the auction. */
#define SILENCE "…"

/* The kind of the status text. */
typedef enum
{
  STATUS_NONE,
  STATUS_DEALT,
  STATUS_ACTED,
  STATUS_TRICK,
  STATUS_IN_VAIN,
} Status;

struct _AtoutTalk
{
  GObject parent_instance;

  AtoutCourse *course;
  DeckSuits suits;
  GListStore *auction;
  AtoutSaying *saying[SEATS_MAX];
  CardSet announced[SEATS_MAX]; /* cards of each saying */
  Status told;
  AtoutEvent last; /* last event, for ACTED and TRICK */
  char *status;
  AtoutEvent befell; /* event that `befallen` describes */
  char *befallen;
};

G_DEFINE_FINAL_TYPE (AtoutTalk, atout_talk, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATUS,
  PROP_BEFALLEN,
  PROP_SUITS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint spoke;

/* ---- The status --------------------------------------------------------------------------- */

/* Names the dealer, and trumps and maker if the deal has settled both without a call. */
static char *
dealt_text (const Telling *telling)
{
  const GameContract contract = game_contract (telling->deal);
  g_autofree char *dealt = tell_dealt (telling);
  g_autofree char *trumps = NULL;

  if (!contract.trump_settled || contract.seat == NO_SEAT)
    return g_steal_pointer (&dealt);
  trumps = tell_contract_sentence (telling);

  return g_strjoin (" ", dealt, trumps, NULL);
}

static char *
status_text (AtoutTalk *self, bool is_aloud)
{
  Telling telling = atout_course_tell (self->course, self->suits);

  telling.is_aloud = is_aloud;
  telling.before = &self->last.before;
  if (self->told == STATUS_ACTED || self->told == STATUS_TRICK)
    telling.deal = &self->last.after;
  switch (self->told)
    {
    case STATUS_DEALT:
      return dealt_text (&telling);
    case STATUS_ACTED:
      return tell_acted (&telling, self->last.seat, self->last.action);
    case STATUS_TRICK:
      return tell_trick_taken (&telling);
    case STATUS_IN_VAIN:
      return g_strdup (_ ("There is nothing to claim in this trick."));
    case STATUS_NONE:
    default:
      return g_strdup ("");
    }
}

static void
tell (AtoutTalk *self, Status told)
{
  g_autofree char *status = NULL;

  self->told = told;
  status = status_text (self, false);
  if (g_str_equal (self->status, status))
    return;
  g_free (self->status);
  self->status = g_steal_pointer (&status);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATUS]);
}

/* ---- Actions against the user ---------------------------------------------------------------- */

static char *
befallen_by (AtoutTalk *self, const AtoutEvent *event)
{
  Telling telling = atout_course_tell (self->course, self->suits);
  char *text;

  telling.before = &event->before;
  telling.deal = &event->after;
  text = tell_befallen (&telling, event->seat, event->action);

  return text != NULL ? text : g_strdup ("");
}

static void
set_befallen (AtoutTalk *self, char *text)
{
  g_autofree char *old = self->befallen;

  self->befallen = text;
  if (!g_str_equal (old, text))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BEFALLEN]);
}

static void
befall (AtoutTalk *self, const AtoutEvent *event)
{
  g_autofree char *text = befallen_by (self, event);

  if (text[0] == '\0' && !deal_is_over (&event->after)
      && (int) event->seat != atout_course_get_listener (self->course))
    return;
  self->befell = *event;
  set_befallen (self, g_steal_pointer (&text));
}

/* ---- Sayings --------------------------------------------------------------------------------- */

static void
set_saying (AtoutTalk *self, guint seat, AtoutSaying *saying, CardSet announced)
{
  self->announced[seat] = announced;
  if (g_set_object (&self->saying[seat], saying))
    g_signal_emit (self, spoke, 0, seat);
}

/* Clears the sayings shown for all seats but @seat, or NO_SEAT; the auction remains. */
static void
hush (AtoutTalk *self, int seat)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    if ((int) i != seat)
      set_saying (self, i, NULL, 0);
}

static void
forget (AtoutTalk *self)
{
  hush (self, NO_SEAT);
  set_befallen (self, g_strdup (""));
  if (g_list_model_get_n_items (G_LIST_MODEL (self->auction)) > 0)
    g_list_store_remove_all (self->auction);
}

static guint
running_trick (const Deal *deal, AtoutAction *action)
{
  return deal->n_played == 0 && !atout_action_get_play (action) ? 0 : deal_count_tricks (deal) + 1;
}

/* Returns the round: seats that speak before the first speaker's next turn share one. */
static guint
round_of (AtoutTalk *self, guint seat, guint trick)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->auction));
  g_autoptr (AtoutSaying) first = NULL;
  g_autoptr (AtoutSaying) last = NULL;
  guint n_seats = atout_course_get_n_seats (self->course);

  if (n == 0)
    return 1;
  first = g_list_model_get_item (G_LIST_MODEL (self->auction), 0);
  last = g_list_model_get_item (G_LIST_MODEL (self->auction), n - 1);
  if (atout_saying_get_trick (last) == trick
      && (seat + n_seats - atout_saying_get_seat (first)) % n_seats
             > (atout_saying_get_seat (last) + n_seats - atout_saying_get_seat (first)) % n_seats)
    return atout_saying_get_round (last);

  return atout_saying_get_round (last) + 1;
}

static void
add_saying (AtoutTalk *self, guint seat, const Deal *before, AtoutAction *action, CardSet cards)
{
  const char *said = atout_action_get_said (action);
  guint trick = running_trick (before, action);
  g_autoptr (AtoutSaying) saying = NULL;

  if (said[0] == '\0')
    return;
  saying = atout_saying_new (seat, round_of (self, seat, trick), trick, action);
  set_saying (self, seat, saying, cards);
  if (!g_str_equal (said, SILENCE))
    g_list_store_append (self->auction, saying);
}

/* Adds a saying that @event causes without a question (game_unasked ()). */
static void
add_unasked (AtoutTalk *self, const AtoutEvent *event)
{
  unsigned seat = 0;
  Action action = game_unasked (&event->before, &event->after, &seat);
  g_autoptr (AtoutAction) told = NULL;

  if (action == ACTION_NONE)
    return;
  told = atout_action_new (&event->after, action, self->suits);
  add_saying (self, seat, &event->before, told, game_announces (&event->after, action).cards);
}

static AtoutAction *
action_of (AtoutTalk *self, const AtoutEvent *event)
{
  return event->veiled ? atout_action_new_veiled (&event->before, event->action)
                       : atout_action_new_foreseen (&event->before, event->action, self->suits);
}

static gboolean
leads_with_announcement (AtoutTalk *self, const AtoutEvent *event)
{
  return self->announced[event->seat] != 0 && self->last.seat == event->seat
         && self->last.before.trick.n == 0
         && !action_is_play (event->before.game, self->last.action);
}

/*
 * Adds the sayings of @event. A new trick clears older ones, except an announcement with its first
 * card.
 */
static void
say (AtoutTalk *self, const AtoutEvent *event, AtoutAction *action)
{
  CardSet announced = event->veiled ? 0 : game_announces (&event->before, event->action).cards;

  if (event->after.trick.n == 1 && atout_action_get_play (action))
    hush (self, leads_with_announcement (self, event) ? (int) event->seat : NO_SEAT);
  add_saying (self, event->seat, &event->before, action, announced);
  add_unasked (self, event);
  befall (self, event);
  self->last = *event;
}

/* After a deal all hands are known, so each promise is true or a bluff. */
static void
prove_promises (AtoutTalk *self)
{
  GListModel *auction = G_LIST_MODEL (self->auction);

  if (!deal_is_over (&self->last.after))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) saying = g_list_model_get_item (auction, i);

      atout_saying_prove (saying);
    }
}

/* ---- Listening ------------------------------------------------------------------------------- */

static void
dealt (AtoutTalk *self)
{
  forget (self);
  tell (self, STATUS_DEALT);
}

/* An answer without effect is no part of the deal, but may end a trick. */
static void
acted (AtoutTalk *self, const AtoutEvent *event)
{
  g_autoptr (AtoutAction) action = action_of (self, event);

  if (!event->in_vain)
    {
      say (self, event, action);
      prove_promises (self);
      tell (self, STATUS_ACTED);
    }
  if (atout_event_takes_trick (event))
    {
      self->last = *event;
      tell (self, STATUS_TRICK);
    }
  if (event->in_vain && !g_str_equal (atout_action_get_said (action), SILENCE))
    tell (self, STATUS_IN_VAIN);
}

static void
say_again (AtoutTalk *self)
{
  AtoutEvent event;
  guint n;

  forget (self);
  if (atout_course_get_state (self->course) == ATOUT_MATCH_IDLE)
    {
      tell (self, STATUS_NONE);
      return;
    }
  atout_course_get_position (self->course, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutAction) action = NULL;

      atout_course_make_event (self->course, i, &event);
      action = action_of (self, &event);
      say (self, &event, action);
    }
  if (n == 0)
    {
      tell (self, STATUS_DEALT);
      return;
    }
  prove_promises (self);
  tell (self, atout_event_takes_trick (&event) ? STATUS_TRICK : STATUS_ACTED);
}

/* Reads all sayings again, with one notification per property. */
static void
read_moment (AtoutTalk *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  say_again (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
set_course (AtoutTalk *self, AtoutCourse *course)
{
  self->course = g_object_ref (course);
  g_signal_connect_object (course, "dealt", G_CALLBACK (dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "acted", G_CALLBACK (acted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "rewound", G_CALLBACK (read_moment), self, G_CONNECT_SWAPPED);
  read_moment (self);
}

/* ---- Suits ----------------------------------------------------------------------------------- */

static void
set_suits (AtoutTalk *self, DeckSuits suits)
{
  GListModel *auction = G_LIST_MODEL (self->auction);

  if (self->suits == suits)
    return;
  self->suits = suits;
  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) saying = g_list_model_get_item (auction, i);

      atout_saying_reword (saying, self->suits);
    }
  for (guint seat = 0; seat < SEATS_MAX; seat++)
    if (self->saying[seat] != NULL)
      {
        atout_saying_reword (self->saying[seat], self->suits);
        g_signal_emit (self, spoke, 0, seat);
      }
  tell (self, self->told);
  if (self->befallen[0] != '\0')
    set_befallen (self, befallen_by (self, &self->befell));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUITS]);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_talk_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutTalk *self = ATOUT_TALK (object);

  switch (id)
    {
    case PROP_STATUS:
      g_value_set_string (value, self->status);
      break;
    case PROP_BEFALLEN:
      g_value_set_string (value, self->befallen);
      break;
    case PROP_SUITS:
      g_value_set_int (value, self->suits);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_talk_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SUITS)
    set_suits (ATOUT_TALK (object), (DeckSuits) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_talk_dispose (GObject *object)
{
  AtoutTalk *self = ATOUT_TALK (object);

  for (guint seat = 0; seat < SEATS_MAX; seat++)
    g_clear_object (&self->saying[seat]);
  g_clear_object (&self->auction);
  g_clear_object (&self->course);

  G_OBJECT_CLASS (atout_talk_parent_class)->dispose (object);
}

static void
atout_talk_finalize (GObject *object)
{
  g_free (ATOUT_TALK (object)->status);
  g_free (ATOUT_TALK (object)->befallen);
  G_OBJECT_CLASS (atout_talk_parent_class)->finalize (object);
}

static void
atout_talk_class_init (AtoutTalkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_talk_get_property;
  object_class->set_property = atout_talk_set_property;
  object_class->dispose = atout_talk_dispose;
  object_class->finalize = atout_talk_finalize;

  /** AtoutTalk:status: the latest event in a sentence. */
  props[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, "", flags);
  /** AtoutTalk:befallen: actions against the user since the user acted. */
  props[PROP_BEFALLEN] = g_param_spec_string ("befallen", NULL, NULL, "", flags);
  /** AtoutTalk:suits: the DeckSuits that name cards in all texts. */
  props[PROP_SUITS] = g_param_spec_int ("suits", NULL, NULL, 0, SUITS_GERMAN, SUITS_FRENCH,
                                        flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** AtoutTalk::spoke: emitted with the seat whose saying changes or ends. */
  spoke = g_signal_new ("spoke", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                        G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
atout_talk_init (AtoutTalk *self)
{
  self->auction = g_list_store_new (ATOUT_TYPE_SAYING);
  self->status = g_strdup ("");
  self->befallen = g_strdup ("");
}

AtoutTalk *
atout_talk_new (AtoutCourse *course)
{
  AtoutTalk *self = g_object_new (ATOUT_TYPE_TALK, NULL);

  set_course (self, course);

  return self;
}

/* ---- Getters --------------------------------------------------------------------------------- */

AtoutCourse *
atout_talk_get_course (AtoutTalk *self)
{
  return self->course;
}

DeckSuits
atout_talk_get_suits (AtoutTalk *self)
{
  return self->suits;
}

GListModel *
atout_talk_get_auction (AtoutTalk *self)
{
  return G_LIST_MODEL (self->auction);
}

AtoutSaying *
atout_talk_get_saying (AtoutTalk *self, guint seat)
{
  g_return_val_if_fail (seat < SEATS_MAX, NULL);

  return self->saying[seat];
}

const char *
atout_talk_get_speech (AtoutTalk *self, guint seat)
{
  AtoutSaying *saying = atout_talk_get_saying (self, seat);

  return saying != NULL ? atout_action_get_said (atout_saying_get_action (saying)) : "";
}

CardSet
atout_talk_get_announced (AtoutTalk *self)
{
  CardSet cards = 0;

  for (guint seat = 0; seat < SEATS_MAX; seat++)
    cards |= self->announced[seat];

  return cards;
}

const char *
atout_talk_get_status (AtoutTalk *self)
{
  return self->status;
}

const char *
atout_talk_get_befallen (AtoutTalk *self)
{
  return self->befallen;
}

char *
atout_talk_tell_aloud (AtoutTalk *self)
{
  return status_text (self, true);
}

char *
atout_talk_describe (AtoutTalk *self, AtoutSaying *saying)
{
  AtoutAction *action = atout_saying_get_action (saying);
  guint value = atout_action_get_value (action);
  char number[12];
  const WordsValue values[] = {
    { "{value}", number },
    { "{name}", atout_course_get_seat_name (self->course, atout_saying_get_seat (saying)) },
    { "{said}", atout_action_get_said (action) },
    { "{meaning}", atout_action_get_news (action) },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", value);

  /* Translators: {value} is the number that is reached: Anna, 31: “plus ♥” – holds … */
  return words_fill (value > 0 ? _ ("{name}, {value}: “{said}” – {meaning}")
                               : _ ("{name}: “{said}” – {meaning}"),
                     values);
}
