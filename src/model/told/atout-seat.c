/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-seat.h"

#include "rules/game.h"

struct _AtoutSeat
{
  GObject parent_instance;

  guint index;
  char *name;
  gboolean human;
  guint unit;
  guint hand_size;
  guint roles;
  guint acting;
  guint watching;
  guint tricks;
  char *count;
  guint relation; /* AtoutRelation */
};

G_DEFINE_FINAL_TYPE (AtoutSeat, atout_seat, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_HUMAN,
  PROP_UNIT,
  PROP_HAND_SIZE,
  PROP_ROLES,
  PROP_ACTING,
  PROP_TRICKS,
  PROP_COUNT,
  PROP_RELATION,
  PROP_WATCHING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
atout_seat_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutSeat *self = ATOUT_SEAT (object);

  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_HUMAN:
      g_value_set_boolean (value, self->human);
      break;
    case PROP_UNIT:
      g_value_set_uint (value, self->unit);
      break;
    case PROP_HAND_SIZE:
      g_value_set_uint (value, self->hand_size);
      break;
    case PROP_ROLES:
      g_value_set_uint (value, self->roles);
      break;
    case PROP_ACTING:
      g_value_set_boolean (value, self->acting);
      break;
    case PROP_RELATION:
      g_value_set_int (value, (int) self->relation);
      break;
    case PROP_WATCHING:
      g_value_set_boolean (value, self->watching);
      break;
    case PROP_COUNT:
      g_value_set_string (value, self->count);
      break;
    case PROP_TRICKS:
      g_value_set_uint (value, self->tricks);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_seat_finalize (GObject *object)
{
  AtoutSeat *self = ATOUT_SEAT (object);

  g_free (self->name);
  g_free (self->count);
  G_OBJECT_CLASS (atout_seat_parent_class)->finalize (object);
}

static void
atout_seat_class_init (AtoutSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_seat_get_property;
  object_class->finalize = atout_seat_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_HUMAN] = g_param_spec_boolean ("human", NULL, NULL, FALSE, flags);
  props[PROP_UNIT] = g_param_spec_uint ("unit", NULL, NULL, 0, SEATS_MAX - 1, 0, flags);
  props[PROP_HAND_SIZE] = g_param_spec_uint ("hand-size", NULL, NULL, 0, CARDS_MAX, 0, flags);
  props[PROP_ROLES] = g_param_spec_uint ("roles", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_ACTING] = g_param_spec_boolean ("acting", NULL, NULL, FALSE, flags);
  props[PROP_TRICKS] = g_param_spec_uint ("tricks", NULL, NULL, 0, CARDS_MAX, 0, flags);
  props[PROP_COUNT] = g_param_spec_string ("count", NULL, NULL, "", flags);
  props[PROP_RELATION] = g_param_spec_int ("relation", NULL, NULL, ATOUT_RELATION_NONE,
                                           ATOUT_RELATION_OPPONENT, ATOUT_RELATION_NONE, flags);
  props[PROP_WATCHING] = g_param_spec_boolean ("watching", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_seat_init (AtoutSeat *self G_GNUC_UNUSED)
{
}

static AtoutSeat *
seat_new (guint index, const char *name, gboolean human, guint unit)
{
  AtoutSeat *self = g_object_new (ATOUT_TYPE_SEAT, NULL);

  self->index = index;
  self->name = g_strdup (name);
  self->count = g_strdup ("");
  self->human = human;
  self->unit = unit;

  return self;
}

static void
set_number (AtoutSeat *self, guint *field, guint value, guint prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Where nobody has a partner there are no sides to tell apart. */
static AtoutRelation
relation_of (AtoutSeat *self, const Deal *deal, guint user_seat)
{
  gboolean has_sides = FALSE;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    has_sides |= game_partners (deal, seat) != seats_of (seat);
  if (!has_sides)
    return ATOUT_RELATION_NONE;
  if (self->index == user_seat)
    return ATOUT_RELATION_SELF;

  return seats_have (game_partners (deal, user_seat), self->index) ? ATOUT_RELATION_PARTNER
                                                                   : ATOUT_RELATION_OPPONENT;
}

/* What everybody sees of the seat in @deal. */
static void
update (AtoutSeat *self, const Deal *deal, guint user_seat)
{
  guint tricks = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == self->unit)
      tricks += deal->tricks_won[seat];

  set_number (self, &self->hand_size, card_set_count (deal->hand[self->index]), PROP_HAND_SIZE);
  set_number (self, &self->roles, game_roles (deal, self->index), PROP_ROLES);
  set_number (self, &self->tricks, tricks, PROP_TRICKS);
  set_number (self, &self->watching, !seats_have (deal->playing, self->index), PROP_WATCHING);
  set_number (self, &self->acting, deal->turn == (int) self->index, PROP_ACTING);
  set_number (self, &self->relation, relation_of (self, deal, user_seat), PROP_RELATION);
}

void
atout_seat_set_count (AtoutSeat *self, char *count)
{
  if (g_str_equal (self->count, count))
    {
      g_free (count);
      return;
    }
  g_free (self->count);
  self->count = count;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT]);
}

const char *
atout_seat_get_count (AtoutSeat *self)
{
  return self->count;
}

guint
atout_seat_get_index (AtoutSeat *self)
{
  return self->index;
}

/* Another player sits down here. */
static void
set_name (AtoutSeat *self, const char *name)
{
  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

const char *
atout_seat_get_name (AtoutSeat *self)
{
  return self->name;
}

gboolean
atout_seat_get_human (AtoutSeat *self)
{
  return self->human;
}

guint
atout_seat_get_unit (AtoutSeat *self)
{
  return self->unit;
}

guint
atout_seat_get_hand_size (AtoutSeat *self)
{
  return self->hand_size;
}

guint
atout_seat_get_roles (AtoutSeat *self)
{
  return self->roles;
}

gboolean
atout_seat_get_acting (AtoutSeat *self)
{
  return self->acting;
}

guint
atout_seat_get_tricks (AtoutSeat *self)
{
  return self->tricks;
}

gboolean
atout_seat_get_watching (AtoutSeat *self)
{
  return self->watching;
}

AtoutRelation
atout_seat_get_relation (AtoutSeat *self)
{
  return (AtoutRelation) self->relation;
}

/* ---- All of them ----------------------------------------------------------------------------- */

void
atout_seats_fill (AtoutSeat **seats, AtoutCourse *course)
{
  const Options *options = atout_course_get_options (course);
  const Game *game = atout_course_get_game (course);

  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    seats[i] = seat_new (i, atout_course_get_seat_name (course, i),
                         atout_course_is_human (course, i), game_unit_of (game, options, i));
}

void
atout_seats_update (AtoutSeat **seats, AtoutCourse *course)
{
  const Deal *deal = atout_course_get_deal (course);
  guint user = atout_course_get_user_seat (course);

  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    {
      set_name (seats[i], atout_course_get_seat_name (course, i));
      if (atout_course_get_state (course) != ATOUT_MATCH_IDLE)
        update (seats[i], deal, user);
    }
}

void
atout_seats_clear (AtoutSeat **seats)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    g_clear_object (&seats[i]);
}
