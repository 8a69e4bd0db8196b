/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-notice.h"

#include <string.h>

#include "game.h"

struct _AtoutNotice
{
  GObject parent_instance;

  AtoutCourse *source;
  gboolean active;
  gboolean asking;
  Deal shown;  /* while asking: the trick lies there still … */
  Match match; /* … and the deal is not booked */
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutNotice, atout_notice, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

enum
{
  PROP_0,
  PROP_ACTIVE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- What is held back --------------------------------------------------------------------- */

gboolean
atout_notice_holds_back (const AtoutEvent *event, guint seat, Deal *shown)
{
  const Deal *before = &event->before;
  const Deal *after = &event->after;

  if (game_trick_claim (before) == NULL || atout_event_get_played (event) == CARD_NONE
      || !atout_event_takes_trick (event) || trick_winner (&after->last_trick) != seat)
    return FALSE;

  *shown = *after;
  shown->phase = before->phase;
  shown->turn = (int8_t) seat;
  shown->trick = after->last_trick;
  shown->last_trick = before->last_trick;
  memcpy (shown->won, before->won, sizeof shown->won);
  memcpy (shown->card_points, before->card_points, sizeof shown->card_points);
  memcpy (shown->tricks_won, before->tricks_won, sizeof shown->tricks_won);
  if (deal_is_over (after))
    shown->own = before->own; /* the end has left its traces there */

  return TRUE;
}

static void
ask (AtoutNotice *self, const AtoutEvent *source)
{
  AtoutEvent event = *source;
  guint n_actions;
  guint index = atout_course_get_position (self->source, &n_actions);

  self->asking = TRUE;
  match_log_at (atout_course_get_log (self->source), index, n_actions - 1, &self->match, NULL);
  event.after = self->shown;
  event.n_moves = 0; /* what the trick brings comes with it */
  g_signal_emit_by_name (self, "acted", &event);
}

/* The answer gives way to what has happened below. */
static void
answer (AtoutNotice *self, Action action)
{
  AtoutMatchState state = atout_course_get_state (self->source);
  guint user = atout_course_get_user_seat (self->source);
  AtoutEvent event = { .seat = user,
                       .action = action,
                       .manner = ATOUT_ALONG,
                       .before = self->shown,
                       .after = *atout_course_get_deal (self->source),
                       .in_vain = TRUE };

  self->asking = FALSE;
  atout_event_complete (&event, user);
  g_signal_emit_by_name (self, "acted", &event);
  if (state != ATOUT_MATCH_PLAYING)
    g_signal_emit_by_name (self, state == ATOUT_MATCH_OVER ? "match-over" : "deal-over");
}

/* ---- What the course below tells ------------------------------------------------------------ */

static void
source_acted (AtoutNotice *self, const AtoutEvent *event)
{
  guint user = atout_course_get_user_seat (self->source);

  if (self->active && atout_course_is_human (self->source, user)
      && atout_notice_holds_back (event, user, &self->shown))
    ask (self, event);
  else
    g_signal_emit_by_name (self, "acted", event);
}

static void
source_over (AtoutNotice *self)
{
  if (!self->asking)
    g_signal_emit_by_name (self, atout_course_get_match (self->source)->over ? "match-over"
                                                                             : "deal-over");
}

static void
source_dealt (AtoutNotice *self)
{
  self->asking = FALSE;
  g_signal_emit_by_name (self, "dealt");
}

static void
source_rewound (AtoutNotice *self)
{
  self->asking = FALSE;
  g_signal_emit_by_name (self, "rewound");
}

/* ---- A course ------------------------------------------------------------------------------- */

static const MatchLog *
get_log (AtoutCourse *course)
{
  return atout_course_get_log (ATOUT_NOTICE (course)->source);
}

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  return atout_course_get_position (ATOUT_NOTICE (course)->source, n_actions);
}

static const Match *
get_match (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  return self->asking ? &self->match : atout_course_get_match (self->source);
}

static const Deal *
get_deal (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  return self->asking ? &self->shown : atout_course_get_deal (self->source);
}

static void
list_legal (AtoutCourse *course, ActionList *list)
{
  AtoutNotice *self = ATOUT_NOTICE (course);
  const TrickClaim *claim;

  if (!self->asking)
    {
      atout_course_list_legal (self->source, list);
      return;
    }
  claim = game_trick_claim (&self->shown);
  list->n = 0;
  action_list_add (list, ACTION (claim->claim, 0));
  action_list_add (list, ACTION (claim->silent, 0));
}

/* Whoever is asked as the rules ask would know that there is something. */
static const char *
get_question (AtoutCourse *course)
{
  AtoutNotice *self = ATOUT_NOTICE (course);
  const Deal *deal = get_deal (course);
  const TrickClaim *claim = game_trick_claim (deal);

  return self->active && claim != NULL && deal->trick.n > 0
                 && deal->trick.n == deal_count_players (deal)
             ? claim->question
             : NULL;
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  AtoutNotice *self = ATOUT_NOTICE (course);

  if (!self->asking)
    return atout_course_act (self->source, seat, action, manner, error);
  if (!atout_course_check (course, seat, action, error))
    return FALSE;
  answer (self, action);

  return TRUE;
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
  interface->act = act;
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_notice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, ATOUT_NOTICE (object)->active);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_notice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ACTIVE:
      atout_notice_set_active (ATOUT_NOTICE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_notice_dispose (GObject *object)
{
  g_clear_object (&ATOUT_NOTICE (object)->source);
  G_OBJECT_CLASS (atout_notice_parent_class)->dispose (object);
}

static void
atout_notice_class_init (AtoutNoticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_notice_get_property;
  object_class->set_property = atout_notice_set_property;
  object_class->dispose = atout_notice_dispose;

  props[PROP_ACTIVE]
      = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_notice_init (AtoutNotice *self G_GNUC_UNUSED)
{
}

AtoutNotice *
atout_notice_new (AtoutCourse *source)
{
  AtoutNotice *self = g_object_new (ATOUT_TYPE_NOTICE, NULL);

  self->source = g_object_ref (source);
  g_signal_connect_object (source, "dealt", G_CALLBACK (source_dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "acted", G_CALLBACK (source_acted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "deal-over", G_CALLBACK (source_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "match-over", G_CALLBACK (source_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "rewound", G_CALLBACK (source_rewound), self, G_CONNECT_SWAPPED);

  return self;
}

void
atout_notice_set_active (AtoutNotice *self, gboolean active)
{
  g_return_if_fail (ATOUT_IS_NOTICE (self));

  if (self->active == active)
    return;
  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

gboolean
atout_notice_is_asking (AtoutNotice *self)
{
  return self->asking;
}
