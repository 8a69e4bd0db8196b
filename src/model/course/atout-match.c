/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-match.h"

#include "model/course/player-names.h"
#include "rules/game.h"

enum
{
  OWN_SIDE,
  OTHER_SIDE,
  SIDES,
};

struct _AtoutMatch
{
  GObject parent_instance;

  MatchLog *log;
  gboolean seeded;
  guint64 seed;
  gboolean has_number;
  DealNumber number; /* number of the next deal */
  Card *pack;        /* pack of the next deal, or NULL */
  guint64 player_seed;
  Signals signals[SIDES];
  Judge *judge;
};

enum
{
  PROP_0,
  PROP_OWN_SIGNALS,
  PROP_OTHER_SIGNALS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutMatch, atout_match, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_match_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  AtoutMatch *self = ATOUT_MATCH (object);

  switch (prop_id)
    {
    case PROP_OWN_SIGNALS:
    case PROP_OTHER_SIGNALS:
      g_value_set_static_string (value,
                                 signals_system (&self->signals[prop_id - PROP_OWN_SIGNALS])->name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
atout_match_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  AtoutMatch *self = ATOUT_MATCH (object);

  switch (prop_id)
    {
    case PROP_OWN_SIGNALS:
    case PROP_OTHER_SIGNALS:
      if (!signals_read (g_value_get_string (value), &self->signals[prop_id - PROP_OWN_SIGNALS]))
        self->signals[prop_id - PROP_OWN_SIGNALS] = SIGNALS_USUAL;
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
atout_match_finalize (GObject *object)
{
  g_clear_pointer (&ATOUT_MATCH (object)->log, match_log_free);
  g_free (ATOUT_MATCH (object)->pack);
  judge_unref (ATOUT_MATCH (object)->judge);
  G_OBJECT_CLASS (atout_match_parent_class)->finalize (object);
}

static void
atout_match_class_init (AtoutMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = atout_match_get_property;
  object_class->set_property = atout_match_set_property;
  object_class->finalize = atout_match_finalize;

  /** AtoutMatch:own-signals: SignalSystem name of the user’s side; unknown names mean the usual */
  props[PROP_OWN_SIGNALS]
      = g_param_spec_string ("own-signals", NULL, NULL, signal_systems[0].name, flags);
  /** AtoutMatch:other-signals: SignalSystem name of the other side */
  props[PROP_OTHER_SIGNALS]
      = g_param_spec_string ("other-signals", NULL, NULL, signal_systems[0].name, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** AtoutMatch::hinted: emitted at the first hint in a deal */
  g_signal_new ("hinted", ATOUT_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_match_init (AtoutMatch *self)
{
  self->judge = judge_new ();
  for (guint i = 0; i < SIDES; i++)
    self->signals[i] = SIGNALS_USUAL;
}

/* ---- Making a match -------------------------------------------------------------------------- */

static void
add_player (MatchLog *log, guint index, const AtoutPlayer *player)
{
  const char *name = player->name != NULL ? player->name : "";
  g_autofree char *with_level
      = g_strconcat (player_of_level (player->level)->name, " ", name, NULL);

  match_log_set_player (log, index, player->human ? PLAYER_HUMAN : PLAYER_COMPUTER,
                        player->human ? name : with_level);
}

AtoutMatch *
atout_match_new (const Game *game, const Options *options, const AtoutPlayer *players)
{
  AtoutMatch *self = g_object_new (ATOUT_TYPE_MATCH, NULL);

  self->log = match_log_new (game, options);
  for (guint i = 0; i < self->log->match.n_seats; i++)
    add_player (self->log, i, &players[i]);
  player_names_fill (self->log);

  return self;
}

void
atout_match_set_seed (AtoutMatch *self, guint64 seed)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  self->seeded = TRUE;
  self->seed = seed;
}

/* Draws separate bits, so that players' random streams reveal no cards. */
static gboolean
draw_player_seed (AtoutMatch *self, GError **error)
{
  DealNumber own;

  if (!number_random (&own, error))
    return FALSE;
  own.hex[16] = '\0';
  self->player_seed = g_ascii_strtoull (own.hex, NULL, 16);

  return TRUE;
}

static gboolean
draw_numbers (AtoutMatch *self, DealNumber *number, GError **error)
{
  if (self->seeded)
    {
      number_from_seed (number, self->seed, self->log->match.n_deals);
      self->player_seed = number_player_seed (self->seed, 0);
    }
  else if (!number_random (number, error) || !draw_player_seed (self, error))
    {
      return FALSE;
    }
  if (match_log_next_number (self->log) != NULL)
    *number = *match_log_next_number (self->log);
  else if (self->has_number)
    *number = self->number;
  self->has_number = FALSE;

  return TRUE;
}

void
atout_match_set_number (AtoutMatch *self, const DealNumber *number)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  self->has_number = TRUE;
  self->number = *number;
}

void
atout_match_plan (AtoutMatch *self, const DealNumber *numbers, guint n)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  match_log_plan (self->log, numbers, n);
}

void
atout_match_set_like (AtoutMatch *self, const LogDeal *deal)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (deal->has_number)
    {
      atout_match_set_number (self, &deal->number);
      return;
    }
  g_free (self->pack);
  self->pack = g_memdup2 (deal->pack, sizeof deal->pack);
}

AtoutMatch *
atout_match_new_from_log (MatchLog *log, GError **error)
{
  g_autoptr (AtoutMatch) self = g_object_new (ATOUT_TYPE_MATCH, NULL);

  self->log = log;
  player_names_fill (self->log);

  return draw_player_seed (self, error) ? g_steal_pointer (&self) : NULL;
}

Judge *
atout_match_get_judge (AtoutMatch *self)
{
  return self->judge;
}

Rng
atout_match_get_rng (AtoutMatch *self)
{
  guint n_actions;

  atout_course_get_position (ATOUT_COURSE (self), &n_actions);

  return rng_new (self->player_seed, (uint64_t) self->log->match.n_deals << 32 | n_actions);
}

gboolean
atout_match_deal (AtoutMatch *self, GError **error)
{
  g_autofree Card *pack = g_steal_pointer (&self->pack);
  gboolean is_chosen = self->has_number || pack != NULL;
  DealNumber number;

  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);
  g_return_val_if_fail (deal_is_over (&self->log->deal) && !self->log->match.over, FALSE);

  if (!draw_numbers (self, &number, error))
    return FALSE;
  match_log_deal (self->log, pack == NULL ? &number : NULL, pack);
  if (is_chosen)
    match_log_mark_chosen (self->log);
  g_signal_emit_by_name (self, "dealt");

  return TRUE;
}

/* ---- Actions and undo ------------------------------------------------------------------------ */

static void
tell_end (AtoutMatch *self)
{
  if (deal_is_over (&self->log->deal))
    g_signal_emit_by_name (self, self->log->match.over ? "match-over" : "deal-over");
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  AtoutMatch *self = ATOUT_MATCH (course);
  AtoutEvent event = { .seat = seat, .action = action, .manner = manner };

  if (!atout_course_check (course, seat, action, error))
    return FALSE;
  event.before = self->log->deal;
  match_log_act (self->log, action, manner == ATOUT_DECIDED);
  event.after = self->log->deal;
  atout_event_complete (&event, atout_course_get_user_seat (course));
  g_signal_emit_by_name (self, "acted", &event);
  tell_end (self);

  return TRUE;
}

gboolean
atout_match_undo (AtoutMatch *self)
{
  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  if (!match_log_undo (self->log))
    return FALSE;
  g_signal_emit_by_name (self, "rewound");

  return TRUE;
}

gboolean
atout_match_redo (AtoutMatch *self)
{
  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  if (!match_log_redo (self->log))
    return FALSE;
  g_signal_emit_by_name (self, "rewound");
  tell_end (self);

  return TRUE;
}

void
atout_match_note_hint (AtoutMatch *self)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));
  g_return_if_fail (self->log->deals->len > 0);

  if (match_log_get_deal (self->log, self->log->deals->len - 1)->was_hinted)
    return;
  match_log_mark_hinted (self->log);
  g_signal_emit_by_name (self, "hinted");
}

void
atout_match_note_open (AtoutMatch *self)
{
  atout_match_note_hint (self);
  match_log_mark_open (self->log);
}

gboolean
atout_match_can_undo (AtoutMatch *self)
{
  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  return match_log_can_undo (self->log);
}

gboolean
atout_match_can_redo (AtoutMatch *self)
{
  g_return_val_if_fail (ATOUT_IS_MATCH (self), FALSE);

  return match_log_can_redo (self->log);
}

/* ---- Course ---------------------------------------------------------------------------------- */

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
  return &ATOUT_MATCH (course)->log->deal;
}

static Signals
get_signals (AtoutCourse *course, guint seat)
{
  AtoutMatch *self = ATOUT_MATCH (course);
  const Match *match = &self->log->match;
  guint user = atout_course_get_user_seat (course);
  gboolean is_own = game_unit_of (match->game, &match->options, seat)
                    == game_unit_of (match->game, &match->options, user);

  return self->signals[is_own ? OWN_SIDE : OTHER_SIDE];
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_log = get_log;
  interface->get_position = get_position;
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->get_signals = get_signals;
  interface->act = act;
}
