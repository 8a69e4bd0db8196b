/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-seat.h"

#include <string.h>

#include "rules/game.h"

/* The values of a seat that are visible to all. */
typedef struct
{
  guint hand_size;
  guint roles;
  guint tricks;
  gboolean acting;
  gboolean watching;
  AtoutRelation relation;
} Seen;

struct _AtoutSeat
{
  GObject parent_instance;

  guint index;
  char *name;
  gboolean human;
  guint unit;
  char *count;
  Seen seen;
};

G_DEFINE_FINAL_TYPE (AtoutSeat, atout_seat, G_TYPE_OBJECT)

static guint changed_signal;

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
  G_OBJECT_CLASS (klass)->finalize = atout_seat_finalize;

  /** AtoutSeat::changed: emitted when any value of the seat changes. */
  changed_signal = g_signal_new ("changed", ATOUT_TYPE_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
atout_seat_init (AtoutSeat *self)
{
  self->count = g_strdup ("");
}

static AtoutSeat *
seat_new (AtoutCourse *course, guint index)
{
  AtoutSeat *self = g_object_new (ATOUT_TYPE_SEAT, NULL);

  self->index = index;
  self->name = g_strdup (atout_course_get_seat_name (course, index));
  self->human = atout_course_is_human (course, index);
  self->unit
      = game_unit_of (atout_course_get_game (course), atout_course_get_options (course), index);

  return self;
}

/* ---- Updates --------------------------------------------------------------------------------- */

/* Returns ATOUT_RELATION_NONE if nobody has a partner. */
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

static Seen
see (AtoutSeat *self, const Deal *deal, guint user_seat)
{
  Seen seen = {
    .hand_size = card_set_count (deal->hand[self->index]),
    .roles = game_roles (deal, self->index),
    .acting = deal->turn == (int) self->index,
    .watching = !seats_have (deal->playing, self->index),
    .relation = relation_of (self, deal, user_seat),
  };

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == self->unit)
      seen.tricks += deal->tricks_won[seat];

  return seen;
}

static void
set_seen (AtoutSeat *self, Seen seen)
{
  if (memcmp (&self->seen, &seen, sizeof seen) == 0)
    return;
  self->seen = seen;
  g_signal_emit (self, changed_signal, 0);
}

static void
set_text (AtoutSeat *self, char **field, char *text)
{
  if (g_str_equal (*field, text))
    {
      g_free (text);
      return;
    }
  g_free (*field);
  *field = text;
  g_signal_emit (self, changed_signal, 0);
}

void
atout_seat_set_count (AtoutSeat *self, char *count)
{
  set_text (self, &self->count, count);
}

/* ---- Getters --------------------------------------------------------------------------------- */

guint
atout_seat_get_index (AtoutSeat *self)
{
  return self->index;
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
  return self->seen.hand_size;
}

guint
atout_seat_get_roles (AtoutSeat *self)
{
  return self->seen.roles;
}

gboolean
atout_seat_get_acting (AtoutSeat *self)
{
  return self->seen.acting;
}

guint
atout_seat_get_tricks (AtoutSeat *self)
{
  return self->seen.tricks;
}

const char *
atout_seat_get_count (AtoutSeat *self)
{
  return self->count;
}

gboolean
atout_seat_get_watching (AtoutSeat *self)
{
  return self->seen.watching;
}

AtoutRelation
atout_seat_get_relation (AtoutSeat *self)
{
  return self->seen.relation;
}

/* ---- All seats ------------------------------------------------------------------------------- */

void
atout_seats_fill (AtoutSeat **seats, AtoutCourse *course)
{
  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    seats[i] = seat_new (course, i);
}

void
atout_seats_update (AtoutSeat **seats, AtoutCourse *course)
{
  const Deal *deal = atout_course_get_deal (course);
  guint user = atout_course_get_user_seat (course);

  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    {
      set_text (seats[i], &seats[i]->name, g_strdup (atout_course_get_seat_name (course, i)));
      if (atout_course_get_state (course) != ATOUT_MATCH_IDLE)
        set_seen (seats[i], see (seats[i], deal, user));
    }
}

void
atout_seats_clear (AtoutSeat **seats)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    g_clear_object (&seats[i]);
}
