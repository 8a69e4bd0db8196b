/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-replay.h"

#include <glib/gi18n-lib.h>

#include "model/course/player-names.h"

typedef struct
{
  guint deal;
  guint n_actions;
  guint n_played;
  AtoutStop stops;
} Moment;

struct _AtoutReplay
{
  GObject parent_instance;

  MatchLog *log;
  guint user_seat;
  GArray *moments; /* Moment; at least one */
  guint first;     /* index of the first moment */
  guint at;        /* index of the current moment */
  Match match;
  Deal deal;
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutReplay, atout_replay, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

enum
{
  PROP_0,
  PROP_DEAL,
  PROP_POSITION,
  PROP_N_ACTIONS,
  PROP_AT_START,
  PROP_AT_END,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutReplay *self = ATOUT_REPLAY (object);

  switch (id)
    {
    case PROP_DEAL:
      g_value_set_uint (value, atout_replay_get_deal (self));
      break;
    case PROP_POSITION:
      g_value_set_uint (value, atout_replay_get_position (self));
      break;
    case PROP_N_ACTIONS:
      g_value_set_uint (value, atout_replay_get_n_actions (self));
      break;
    case PROP_AT_START:
      g_value_set_boolean (value, atout_replay_is_at_start (self));
      break;
    case PROP_AT_END:
      g_value_set_boolean (value, atout_replay_is_at_end (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_replay_finalize (GObject *object)
{
  AtoutReplay *self = ATOUT_REPLAY (object);

  g_array_unref (self->moments);
  g_clear_pointer (&self->log, match_log_free);

  G_OBJECT_CLASS (atout_replay_parent_class)->finalize (object);
}

static void
atout_replay_class_init (AtoutReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_replay_get_property;
  object_class->finalize = atout_replay_finalize;

  /** AtoutReplay:deal: index of the deal */
  props[PROP_DEAL] = g_param_spec_uint ("deal", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /** AtoutReplay:position: number of actions done */
  props[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /** AtoutReplay:n-actions: number of actions in the log */
  props[PROP_N_ACTIONS] = g_param_spec_uint ("n-actions", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /** AtoutReplay:at-start: true at the first moment */
  props[PROP_AT_START] = g_param_spec_boolean ("at-start", NULL, NULL, TRUE, flags);

  /** AtoutReplay:at-end: true at the last moment */
  props[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_replay_init (AtoutReplay *self)
{
  self->moments = g_array_new (FALSE, FALSE, sizeof (Moment));
}

/* ---- Moments --------------------------------------------------------------------------------- */

static void
add_deal (AtoutReplay *self, guint index)
{
  const LogDeal *log = match_log_get_deal (self->log, index);
  Moment moment = { .deal = index, .stops = ATOUT_STOP_ACTION | ATOUT_STOP_DEAL };
  Deal deal;

  match_log_at (self->log, index, 0, NULL, &deal);
  for (;; moment.n_actions++)
    {
      guint n_tricks = deal_count_tricks (&deal);
      const LogAction *next
          = moment.n_actions < log->n_done ? log_deal_get_action (log, moment.n_actions) : NULL;

      if (next != NULL && next->is_step)
        moment.stops |= ATOUT_STOP_DECISION;
      moment.n_played = deal.n_played;
      g_array_append_val (self->moments, moment);
      if (next == NULL)
        return;
      deal_apply (&deal, next->action);
      moment.stops = ATOUT_STOP_ACTION;
      if (deal_count_tricks (&deal) > n_tricks)
        moment.stops |= ATOUT_STOP_TRICK;
    }
}

static const Moment *
get_moment (AtoutReplay *self)
{
  return &g_array_index (self->moments, Moment, self->at);
}

/* A log without deals has one empty moment. */
static void
read_moment (AtoutReplay *self)
{
  const Moment *moment = get_moment (self);

  if (self->log->deals->len > 0)
    {
      match_log_at (self->log, moment->deal, moment->n_actions, &self->match, &self->deal);
      return;
    }
  self->match = self->log->match;
  self->deal = self->log->deal;
}

static void
take_log (AtoutReplay *self, const MatchLog *log)
{
  g_clear_pointer (&self->log, match_log_free);
  self->log = match_log_copy (log);
  player_names_tidy (self->log);
  g_array_set_size (self->moments, 0);
  for (guint i = 0; i < log->deals->len; i++)
    add_deal (self, i);
  if (log->deals->len == 0)
    g_array_set_size (self->moments, 1);
}

AtoutReplay *
atout_replay_new (const MatchLog *log, guint user_seat)
{
  AtoutReplay *self;

  g_return_val_if_fail (user_seat < log->match.n_seats, NULL);

  self = g_object_new (ATOUT_TYPE_REPLAY, NULL);
  self->user_seat = user_seat;
  take_log (self, log);
  read_moment (self);

  return self;
}

/* ---- Moving ---------------------------------------------------------------------------------- */

static void
show (AtoutReplay *self, guint at)
{
  const Moment *from = get_moment (self);
  guint n_actions = atout_replay_get_n_actions (self);
  gboolean was_at_start = atout_replay_is_at_start (self);
  gboolean was_at_end = atout_replay_is_at_end (self);

  self->at = at;
  read_moment (self);
  g_object_freeze_notify (G_OBJECT (self));
  if (from->deal != get_moment (self)->deal)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DEAL]);
  if (n_actions != atout_replay_get_n_actions (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ACTIONS]);
  if (from->n_actions != get_moment (self)->n_actions)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POSITION]);
  if (was_at_start != atout_replay_is_at_start (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AT_START]);
  if (was_at_end != atout_replay_is_at_end (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AT_END]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
tell_end (AtoutReplay *self)
{
  if (deal_is_over (&self->deal))
    g_signal_emit_by_name (self, self->match.over ? "match-over" : "deal-over");
}

static void
rewind_to (AtoutReplay *self, guint at)
{
  if (at == self->at)
    return;
  show (self, at);
  g_signal_emit_by_name (self, "rewound");
  tell_end (self);
}

static guint
find_moment (AtoutReplay *self, guint deal, guint n_actions)
{
  guint at = n_actions;

  for (guint i = 0; i < deal; i++)
    at += match_log_get_deal (self->log, i)->n_done + 1;

  return at;
}

void
atout_replay_go_to (AtoutReplay *self, guint deal, guint n_actions)
{
  g_return_if_fail (ATOUT_IS_REPLAY (self));
  g_return_if_fail (deal < self->log->deals->len);
  g_return_if_fail (n_actions <= match_log_get_deal (self->log, deal)->n_done);

  rewind_to (self, MAX (self->first, find_moment (self, deal, n_actions)));
}

void
atout_replay_begin_at (AtoutReplay *self, guint deal, guint n_actions)
{
  gboolean was_at_start;

  g_return_if_fail (ATOUT_IS_REPLAY (self));

  was_at_start = atout_replay_is_at_start (self);
  self->first = find_moment (self, deal, n_actions);
  rewind_to (self, MAX (self->first, self->at));
  if (was_at_start != atout_replay_is_at_start (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AT_START]);
}

/*
 * Returns @n_actions if @n_played cards were played then; otherwise the first position with as
 * many, or the last.
 */
static guint
find_alike (AtoutReplay *self, guint deal, guint n_actions, guint n_played)
{
  guint found = match_log_get_deal (self->log, deal)->n_done;

  for (guint i = 0; i < self->moments->len; i++)
    {
      const Moment *moment = &g_array_index (self->moments, Moment, i);

      if (moment->deal != deal || moment->n_played < n_played)
        continue;
      if (moment->n_actions == n_actions && moment->n_played == n_played)
        return n_actions;
      found = MIN (found, moment->n_actions);
    }

  return found;
}

void
atout_replay_show_log (AtoutReplay *self, const MatchLog *log)
{
  const Moment from = *get_moment (self);

  g_return_if_fail (ATOUT_IS_REPLAY (self));
  g_return_if_fail (log->deals->len == self->log->deals->len);

  atout_replay_go_to (self, from.deal, 0); /* goes to a moment that both logs have */
  take_log (self, log);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ACTIONS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AT_END]);
  atout_replay_go_to (self, from.deal, find_alike (self, from.deal, from.n_actions, from.n_played));
}

gboolean
atout_replay_step (AtoutReplay *self)
{
  AtoutEvent event;

  g_return_val_if_fail (ATOUT_IS_REPLAY (self), FALSE);

  if (atout_replay_is_at_end (self))
    return FALSE;
  show (self, self->at + 1);
  if (get_moment (self)->n_actions == 0)
    {
      g_signal_emit_by_name (self, "dealt");
      return TRUE;
    }
  atout_course_make_event (ATOUT_COURSE (self), get_moment (self)->n_actions - 1, &event);
  g_signal_emit_by_name (self, "acted", &event);
  tell_end (self);

  return TRUE;
}

static gboolean
seek (AtoutReplay *self, int direction, AtoutStop stops)
{
  for (int i = (int) self->at + direction; i >= (int) self->first && i < (int) self->moments->len;
       i += direction)
    if ((g_array_index (self->moments, Moment, i).stops & stops) != 0)
      {
        rewind_to (self, (guint) i);
        return TRUE;
      }

  return FALSE;
}

gboolean
atout_replay_go_on (AtoutReplay *self, AtoutStop stops)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), FALSE);

  return seek (self, 1, stops);
}

gboolean
atout_replay_go_back (AtoutReplay *self, AtoutStop stops)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), FALSE);

  return seek (self, -1, stops);
}

/* ---- Position -------------------------------------------------------------------------------- */

guint
atout_replay_get_deal (AtoutReplay *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), 0);

  return get_moment (self)->deal;
}

guint
atout_replay_get_position (AtoutReplay *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), 0);

  return get_moment (self)->n_actions;
}

guint
atout_replay_get_first (AtoutReplay *self)
{
  const Moment *first;

  g_return_val_if_fail (ATOUT_IS_REPLAY (self), 0);

  first = &g_array_index (self->moments, Moment, self->first);

  return first->deal == get_moment (self)->deal ? first->n_actions : 0;
}

guint
atout_replay_get_n_actions (AtoutReplay *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), 0);

  return self->log->deals->len > 0 ? match_log_get_deal (self->log, get_moment (self)->deal)->n_done
                                   : 0;
}

gboolean
atout_replay_is_at_start (AtoutReplay *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), FALSE);

  return self->at == self->first;
}

gboolean
atout_replay_is_at_end (AtoutReplay *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY (self), FALSE);

  return self->at == self->moments->len - 1;
}

/* ---- Course ---------------------------------------------------------------------------------- */

static const MatchLog *
get_log (AtoutCourse *course)
{
  return ATOUT_REPLAY (course)->log;
}

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  const Moment *moment = get_moment (ATOUT_REPLAY (course));

  if (n_actions != NULL)
    *n_actions = moment->n_actions;

  return moment->deal;
}

static const Match *
get_match (AtoutCourse *course)
{
  return &ATOUT_REPLAY (course)->match;
}

static const Deal *
get_deal (AtoutCourse *course)
{
  return &ATOUT_REPLAY (course)->deal;
}

static guint
get_user_seat (AtoutCourse *course)
{
  return ATOUT_REPLAY (course)->user_seat;
}

static void
list_nothing (AtoutCourse *course G_GNUC_UNUSED, ActionList *list)
{
  list->n = 0;
}

static gboolean
refuse (AtoutCourse *course G_GNUC_UNUSED, guint seat G_GNUC_UNUSED, Action action G_GNUC_UNUSED,
        AtoutManner manner G_GNUC_UNUSED, GError **error)
{
  g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN,
                       /* Translators: said to the user who tries to play in a past match. */
                       _ ("This match has already been played; you can only look at it."));

  return FALSE;
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_log = get_log;
  interface->get_position = get_position;
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->list_legal = list_nothing;
  interface->get_user_seat = get_user_seat;
  interface->act = refuse;
}
