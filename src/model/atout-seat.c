/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-seat-private.h"

struct _AtoutSeat
{
  GObject parent_instance;

  guint index;
  char *name;
  gboolean human;
  guint unit;
  guint hand_size;
  guint roles;
  char *speech;
  gboolean acting;
  guint tricks;
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
  PROP_SPEECH,
  PROP_ACTING,
  PROP_TRICKS,
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
    case PROP_SPEECH:
      g_value_set_string (value, self->speech);
      break;
    case PROP_ACTING:
      g_value_set_boolean (value, self->acting);
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
  g_free (self->speech);
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
  props[PROP_SPEECH] = g_param_spec_string ("speech", NULL, NULL, "", flags);
  props[PROP_ACTING] = g_param_spec_boolean ("acting", NULL, NULL, FALSE, flags);
  props[PROP_TRICKS] = g_param_spec_uint ("tricks", NULL, NULL, 0, CARDS_MAX, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_seat_init (AtoutSeat *self)
{
  self->speech = g_strdup ("");
}

AtoutSeat *
atout_seat_new (guint index, const char *name, gboolean human, guint unit)
{
  AtoutSeat *self = g_object_new (ATOUT_TYPE_SEAT, NULL);

  self->index = index;
  self->name = g_strdup (name);
  self->human = human;
  self->unit = unit;

  return self;
}

static void
set_uint (AtoutSeat *self, guint *field, guint value, guint prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
atout_seat_update (AtoutSeat *self, const Deal *deal)
{
  gboolean acting = deal->turn == (int) self->index;
  guint tricks = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == self->unit)
      tricks += deal->tricks_won[seat];

  set_uint (self, &self->hand_size, card_set_count (deal->hand[self->index]), PROP_HAND_SIZE);
  set_uint (self, &self->roles, deal->game->roles (deal, self->index), PROP_ROLES);
  set_uint (self, &self->tricks, tricks, PROP_TRICKS);
  if (self->acting != acting)
    {
      self->acting = acting;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTING]);
    }
}

void
atout_seat_set_speech (AtoutSeat *self, const char *speech)
{
  if (g_str_equal (self->speech, speech))
    return;
  g_free (self->speech);
  self->speech = g_strdup (speech);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEECH]);
}

guint
atout_seat_get_index (AtoutSeat *self)
{
  return self->index;
}

void
atout_seat_set_name (AtoutSeat *self, const char *name)
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

const char *
atout_seat_get_speech (AtoutSeat *self)
{
  return self->speech;
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
