/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A façade and the last of four chained courses: match, AtoutNotice, AtoutShown, session. Talk,
 * choices and sheet connect to AtoutShown before the session, so they are up to date when it emits.
 */

#include "model/atout-session.h"

#include "model/course/atout-notice.h"
#include "model/told/remark.h"

struct _AtoutSession
{
  AtoutOverlay parent_instance;

  AtoutMatch *match; /* NULL without a match, like notice, conductor, adviser, hint, reviewer */
  AtoutNotice *notice;
  AtoutShown *shown;
  AtoutCourse *course; /* the object `shown`, cast to a course */
  AtoutChoices *choices;
  AtoutTalk *talk;
  AtoutSheet *sheet;
  AtoutConductor *conductor;
  AtoutAdviser *adviser;
  AtoutHint *hint;
  AtoutReviewer *reviewer;
  AtoutSeat *seat[SEATS_MAX];

  DeckSuits suits;
  gboolean notices_claims;
  gboolean shows_count;
  gboolean keeps_known;
  gboolean remarks;
  gboolean in_evening;
  gboolean is_replay;
  gboolean is_sealed;
  gboolean is_open; /* all hands are open, without a match */
  gboolean once;
  GListModel *tries;
  char *contract;
  char *comparison;
};

G_DEFINE_FINAL_TYPE (AtoutSession, atout_session, ATOUT_TYPE_OVERLAY)

enum
{
  PROP_0,
  PROP_CONTRACT,
  PROP_SUITS,
  PROP_GUIDED,
  PROP_NOTICES_CLAIMS,
  PROP_SHOWS_COUNT,
  PROP_KEEPS_KNOWN,
  PROP_REMARKS,
  PROP_COMPARISON,
  PROP_IN_EVENING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Updates --------------------------------------------------------------------------------- */

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
update (AtoutSession *self)
{
  atout_seats_update (self->seat, self->course);
  update_count (self);
  update_contract (self);
}

static void
set_suits (AtoutSession *self, DeckSuits suits)
{
  if (self->suits == suits)
    return;
  self->suits = suits;
  update_count (self);
  update_contract (self);
  notify (self, PROP_SUITS);
}

/* Turns questions about claims off in guided deals and while a laid-down rest is played. */
static void
update_notice (AtoutSession *self)
{
  if (self->notice != NULL)
    atout_notice_set_active (self->notice, self->notices_claims && !atout_session_get_guided (self)
                                               && !atout_choices_get_laid_down (self->choices));
}

/* ---- Signals of the course and its helpers --------------------------------------------------- */

static void
source_dealt (AtoutOverlay *overlay)
{
  update (ATOUT_SESSION (overlay));
  ATOUT_OVERLAY_CLASS (atout_session_parent_class)->dealt (overlay);
}

static void
source_acted (AtoutOverlay *overlay, const AtoutEvent *event)
{
  update (ATOUT_SESSION (overlay));
  ATOUT_OVERLAY_CLASS (atout_session_parent_class)->acted (overlay, event);
}

static void
source_rewound (AtoutOverlay *overlay)
{
  update (ATOUT_SESSION (overlay));
  ATOUT_OVERLAY_CLASS (atout_session_parent_class)->rewound (overlay);
}

/* Holds the conductor until all events are shown. */
static void
settled_changed (AtoutSession *self)
{
  if (self->conductor == NULL)
    return;
  if (atout_shown_get_settled (self->shown))
    atout_conductor_release (self->conductor);
  else
    atout_conductor_hold (self->conductor);
}

static void
guided_changed (AtoutSession *self)
{
  atout_counsel_set_open (ATOUT_COUNSEL (self->hint), atout_session_get_guided (self));
  update_notice (self);
  notify (self, PROP_GUIDED);
}

static void
listen (AtoutSession *self, gpointer to, const char *signal, GCallback callback)
{
  g_signal_connect_object (to, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
share_suits (AtoutSession *self)
{
  GObject *const told[] = { G_OBJECT (self->choices), G_OBJECT (self->talk), G_OBJECT (self->sheet),
                            G_OBJECT (self->adviser), G_OBJECT (self->hint) };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (told[i] != NULL)
      g_object_bind_property (self, "suits", told[i], "suits", G_BINDING_SYNC_CREATE);
}

static void
follow_course (AtoutSession *self)
{
  self->sheet = atout_sheet_new (self->course);
  atout_seats_fill (self->seat, self->course);
  share_suits (self);
  atout_overlay_lay (ATOUT_OVERLAY (self), self->course);
  listen (self, self->shown, "settled-changed", G_CALLBACK (settled_changed));
  listen (self, self->choices, "notify::laid-down", G_CALLBACK (update_notice));
  update (self);
}

static void
show (AtoutSession *self, AtoutCourse *course)
{
  self->shown = atout_shown_new (course);
  self->course = ATOUT_COURSE (self->shown);
  /* connects before the choices, to describe an action before the hand changes */
  self->talk = atout_talk_new (self->course);
}

AtoutSession *
atout_session_new_for_match (AtoutMatch *match)
{
  AtoutSession *self = g_object_new (ATOUT_TYPE_SESSION, NULL);

  self->match = g_object_ref (match);
  self->is_sealed = TRUE;
  self->notice = atout_notice_new (ATOUT_COURSE (match));
  show (self, ATOUT_COURSE (self->notice));
  self->choices = atout_choices_new (self->course);
  self->conductor = atout_conductor_new (match, self->notice, self->choices);
  self->adviser = atout_adviser_new (match, self->choices, self->conductor);
  self->hint = atout_hint_new (match, self->choices, self->conductor);
  self->reviewer = atout_reviewer_new (match);
  follow_course (self);
  listen (self, self->adviser, "notify::guided", G_CALLBACK (guided_changed));

  return self;
}

AtoutSession *
atout_session_new (const Game *game, const Options *options, const AtoutPlayer *players)
{
  g_autoptr (AtoutMatch) match = atout_match_new (game, options, players);

  return atout_session_new_for_match (match);
}

AtoutSession *
atout_session_new_position (AtoutCourse *course)
{
  AtoutSession *self = g_object_new (ATOUT_TYPE_SESSION, NULL);

  show (self, course);
  self->choices = atout_choices_new (self->course);
  follow_course (self);

  return self;
}

AtoutSession *
atout_session_new_replay (AtoutReplay *replay)
{
  AtoutSession *self = atout_session_new_position (ATOUT_COURSE (replay));

  self->is_replay = TRUE;

  return self;
}

/* ---- Parts ----------------------------------------------------------------------------------- */

AtoutMatch *
atout_session_get_match (AtoutSession *self)
{
  return self->match;
}

AtoutConductor *
atout_session_get_conductor (AtoutSession *self)
{
  return self->conductor;
}

AtoutAdviser *
atout_session_get_adviser (AtoutSession *self)
{
  return self->adviser;
}

AtoutChoices *
atout_session_get_choices (AtoutSession *self)
{
  return self->choices;
}

AtoutShown *
atout_session_get_shown (AtoutSession *self)
{
  return self->shown;
}

AtoutTalk *
atout_session_get_talk (AtoutSession *self)
{
  return self->talk;
}

AtoutHint *
atout_session_get_hint (AtoutSession *self)
{
  return self->hint;
}

AtoutReviewer *
atout_session_get_reviewer (AtoutSession *self)
{
  return self->reviewer;
}

AtoutSheet *
atout_session_get_sheet (AtoutSession *self)
{
  return self->sheet;
}

/* ---- Guided deals ---------------------------------------------------------------------------- */

void
atout_session_set_guided (AtoutSession *self, gboolean guided)
{
  if (self->adviser != NULL)
    {
      atout_adviser_set_guided (self->adviser, guided);
      return;
    }
  if (self->is_open == guided)
    return;
  self->is_open = guided;
  notify (self, PROP_GUIDED);
}

gboolean
atout_session_get_guided (AtoutSession *self)
{
  return self->adviser != NULL ? atout_adviser_get_guided (self->adviser) : self->is_open;
}

gboolean
atout_session_is_replay (AtoutSession *self)
{
  return self->is_replay;
}

void
atout_session_set_sealed (AtoutSession *self, gboolean sealed)
{
  self->is_sealed = sealed;
}

gboolean
atout_session_get_sealed (AtoutSession *self)
{
  return self->is_sealed;
}

/* ---- Deals played again ---------------------------------------------------------------------- */

void
atout_session_set_once (AtoutSession *self, gboolean once)
{
  self->once = once;
}

gboolean
atout_session_get_once (AtoutSession *self)
{
  return self->once;
}

void
atout_session_set_tries (AtoutSession *self, GListModel *tries)
{
  g_set_object (&self->tries, tries);
}

GListModel *
atout_session_get_tries (AtoutSession *self)
{
  return self->tries;
}

/* ---- Getters --------------------------------------------------------------------------------- */

Telling
atout_session_tell (AtoutSession *self)
{
  Telling telling = atout_course_tell (self->course, self->suits);

  telling.prompt = atout_choices_get_prompt (self->choices);
  telling.is_guided = atout_session_get_guided (self);
  telling.counts = self->shows_count && atout_course_get_state (self->course) != ATOUT_MATCH_IDLE;
  telling.keeps_known = self->keeps_known;
  telling.is_once = self->once;

  return telling;
}

DeckSuits
atout_session_get_suits (AtoutSession *self)
{
  return self->suits;
}

const char *
atout_session_get_contract (AtoutSession *self)
{
  return self->contract;
}

char *
atout_session_tell_remark (AtoutSession *self, guint *seat)
{
  const MatchLog *log = atout_course_get_log (self->course);
  guint index = atout_course_get_position (self->course, NULL);
  Signals signals[SEATS_MAX] = { 0 };
  Remark remark;

  if (!self->remarks || !deal_is_over (atout_course_get_deal (self->course)))
    return NULL;
  for (guint i = 0; i < atout_course_get_n_seats (self->course); i++)
    signals[i] = atout_course_get_signals (self->course, i);
  if (!remark_find (log, index, signals, &remark))
    return NULL;
  *seat = remark.seat;

  return remark_tell (&remark, log, index, self->suits);
}

AtoutSeat *
atout_session_get_seat (AtoutSession *self, guint seat)
{
  g_return_val_if_fail (seat < atout_course_get_n_seats (self->course), NULL);

  return self->seat[seat];
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutSession *self = ATOUT_SESSION (object);

  switch (id)
    {
    case PROP_CONTRACT:
      g_value_set_string (value, self->contract);
      break;
    case PROP_SUITS:
      g_value_set_int (value, self->suits);
      break;
    case PROP_GUIDED:
      g_value_set_boolean (value, atout_session_get_guided (self));
      break;
    case PROP_NOTICES_CLAIMS:
      g_value_set_boolean (value, self->notices_claims);
      break;
    case PROP_SHOWS_COUNT:
      g_value_set_boolean (value, self->shows_count);
      break;
    case PROP_KEEPS_KNOWN:
      g_value_set_boolean (value, self->keeps_known);
      break;
    case PROP_REMARKS:
      g_value_set_boolean (value, self->remarks);
      break;
    case PROP_COMPARISON:
      g_value_set_string (value, self->comparison);
      break;
    case PROP_IN_EVENING:
      g_value_set_boolean (value, self->in_evening);
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
    case PROP_SUITS:
      set_suits (self, (DeckSuits) g_value_get_int (value));
      break;
    case PROP_NOTICES_CLAIMS:
      set_flag (self, &self->notices_claims, value, id);
      update_notice (self);
      break;
    case PROP_SHOWS_COUNT:
      set_flag (self, &self->shows_count, value, id);
      update_count (self);
      break;
    case PROP_KEEPS_KNOWN:
      set_flag (self, &self->keeps_known, value, id);
      break;
    case PROP_REMARKS:
      set_flag (self, &self->remarks, value, id);
      break;
    case PROP_COMPARISON:
      g_free (self->comparison);
      self->comparison = g_value_dup_string (value);
      notify (self, PROP_COMPARISON);
      break;
    case PROP_IN_EVENING:
      set_flag (self, &self->in_evening, value, id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_session_dispose (GObject *object)
{
  AtoutSession *self = ATOUT_SESSION (object);

  if (self->conductor != NULL)
    atout_conductor_stop (self->conductor);
  atout_seats_clear (self->seat);
  g_clear_object (&self->tries);
  g_clear_object (&self->reviewer);
  g_clear_object (&self->hint);
  g_clear_object (&self->adviser);
  g_clear_object (&self->conductor);
  g_clear_object (&self->sheet);
  g_clear_object (&self->talk);
  g_clear_object (&self->choices);
  g_clear_object (&self->notice);
  self->course = NULL;
  g_clear_object (&self->shown);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (atout_session_parent_class)->dispose (object);
}

static void
atout_session_finalize (GObject *object)
{
  AtoutSession *self = ATOUT_SESSION (object);

  g_free (self->contract);
  g_free (self->comparison);

  G_OBJECT_CLASS (atout_session_parent_class)->finalize (object);
}

static void
atout_session_class_init (AtoutSessionClass *klass)
{
  AtoutOverlayClass *overlay_class = ATOUT_OVERLAY_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  overlay_class->dealt = source_dealt;
  overlay_class->acted = source_acted;
  overlay_class->rewound = source_rewound;
  object_class->get_property = atout_session_get_property;
  object_class->set_property = atout_session_set_property;
  object_class->dispose = atout_session_dispose;
  object_class->finalize = atout_session_finalize;

  /** AtoutSession:contract: contract and declarer, "♥ – Anna plays", or "". */
  props[PROP_CONTRACT] = g_param_spec_string ("contract", NULL, NULL, "", flags);
  /** AtoutSession:suits: the DeckSuits that name cards in all texts. */
  props[PROP_SUITS] = g_param_spec_int ("suits", NULL, NULL, 0, SUITS_GERMAN, SUITS_FRENCH,
                                        flags | G_PARAM_WRITABLE);
  /** AtoutSession:guided: true if all hands are open. */
  props[PROP_GUIDED] = g_param_spec_boolean ("guided", NULL, NULL, FALSE, flags);
  /**
   * AtoutSession:notices-claims: true to ask after each own trick for claimable bonuses (roem);
   * wrong claims have no effect.
   */
  props[PROP_NOTICES_CLAIMS]
      = g_param_spec_boolean ("notices-claims", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  /** AtoutSession:shows-count: true to show the user's count in games where players must count. */
  props[PROP_SHOWS_COUNT]
      = g_param_spec_boolean ("shows-count", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  /** AtoutSession:keeps-known: true if cards shown by others stay open until played. */
  props[PROP_KEEPS_KNOWN]
      = g_param_spec_boolean ("keeps-known", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  /** AtoutSession:remarks: true if players say something after a deal. */
  props[PROP_REMARKS]
      = g_param_spec_boolean ("remarks", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  /** AtoutSession:comparison: in a contest, how the house played the last deal; else NULL */
  props[PROP_COMPARISON]
      = g_param_spec_string ("comparison", NULL, NULL, NULL, flags | G_PARAM_WRITABLE);
  /** AtoutSession:in-evening: true if the match is a round of a club evening */
  props[PROP_IN_EVENING]
      = g_param_spec_boolean ("in-evening", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_session_init (AtoutSession *self)
{
  self->contract = g_strdup ("");
}
