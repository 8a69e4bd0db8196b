/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/atout-saying.h"

struct _AtoutSaying
{
  GObject parent_instance;

  guint seat;
  guint round;
  guint trick;
  AtoutAction *action;
};

G_DEFINE_FINAL_TYPE (AtoutSaying, atout_saying, G_TYPE_OBJECT)

static void
atout_saying_finalize (GObject *object)
{
  g_clear_object (&ATOUT_SAYING (object)->action);
  G_OBJECT_CLASS (atout_saying_parent_class)->finalize (object);
}

static void
atout_saying_class_init (AtoutSayingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_saying_finalize;
}

static void
atout_saying_init (AtoutSaying *self G_GNUC_UNUSED)
{
}

AtoutSaying *
atout_saying_new (guint seat, guint round, guint trick, AtoutAction *action)
{
  AtoutSaying *self = g_object_new (ATOUT_TYPE_SAYING, NULL);

  self->seat = seat;
  self->round = round;
  self->trick = trick;
  self->action = g_object_ref (action);

  return self;
}

guint
atout_saying_get_seat (AtoutSaying *self)
{
  return self->seat;
}

guint
atout_saying_get_round (AtoutSaying *self)
{
  return self->round;
}

guint
atout_saying_get_trick (AtoutSaying *self)
{
  return self->trick;
}

AtoutAction *
atout_saying_get_action (AtoutSaying *self)
{
  return self->action;
}

void
atout_saying_prove (AtoutSaying *self)
{
  g_autoptr (AtoutAction) action = atout_action_prove (self->action);

  g_set_object (&self->action, action);
}

void
atout_saying_reword (AtoutSaying *self, DeckSuits suits)
{
  g_autoptr (AtoutAction) action = atout_action_reword (self->action, suits);

  g_set_object (&self->action, action);
}
