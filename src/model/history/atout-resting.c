/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-resting.h"

struct _AtoutResting
{
  GObject parent_instance;

  gint64 id;
  gint64 touched;
  gboolean once;
  MatchLog *log;
};

G_DEFINE_FINAL_TYPE (AtoutResting, atout_resting, G_TYPE_OBJECT)

static void
atout_resting_finalize (GObject *object)
{
  g_clear_pointer (&ATOUT_RESTING (object)->log, match_log_free);
  G_OBJECT_CLASS (atout_resting_parent_class)->finalize (object);
}

static void
atout_resting_class_init (AtoutRestingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_resting_finalize;
}

static void
atout_resting_init (AtoutResting *self G_GNUC_UNUSED)
{
}

const MatchLog *
atout_resting_get_log (AtoutResting *self)
{
  return self->log;
}

gint64
atout_resting_get_touched (AtoutResting *self)
{
  return self->touched;
}

gboolean
atout_resting_get_once (AtoutResting *self)
{
  return self->once;
}

gint64
atout_resting_get_id (AtoutResting *self)
{
  return self->id;
}

AtoutResting *
atout_resting_new (gint64 id, gint64 touched, gboolean once, MatchLog *log)
{
  AtoutResting *self = g_object_new (ATOUT_TYPE_RESTING, NULL);

  self->id = id;
  self->touched = touched;
  self->once = once;
  self->log = log;

  return self;
}
