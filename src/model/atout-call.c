/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-call.h"

struct _AtoutCall
{
  GObject parent_instance;

  guint seat;
  guint round;
  guint trick;
  AtoutAction *action;
};

G_DEFINE_FINAL_TYPE (AtoutCall, atout_call, G_TYPE_OBJECT)

static void
atout_call_finalize (GObject *object)
{
  g_clear_object (&ATOUT_CALL (object)->action);
  G_OBJECT_CLASS (atout_call_parent_class)->finalize (object);
}

static void
atout_call_class_init (AtoutCallClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_call_finalize;
}

static void
atout_call_init (AtoutCall *self G_GNUC_UNUSED)
{
}

AtoutCall *
atout_call_new (guint seat, guint round, guint trick, AtoutAction *action)
{
  AtoutCall *self = g_object_new (ATOUT_TYPE_CALL, NULL);

  self->seat = seat;
  self->round = round;
  self->trick = trick;
  self->action = g_object_ref (action);

  return self;
}

guint
atout_call_get_seat (AtoutCall *self)
{
  return self->seat;
}

guint
atout_call_get_round (AtoutCall *self)
{
  return self->round;
}

guint
atout_call_get_trick (AtoutCall *self)
{
  return self->trick;
}

AtoutAction *
atout_call_get_action (AtoutCall *self)
{
  return self->action;
}

void
atout_call_set_action (AtoutCall *self, AtoutAction *action)
{
  g_set_object (&self->action, action);
}
