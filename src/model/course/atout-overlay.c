/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-overlay.h"

typedef struct
{
  AtoutCourse *source;
} AtoutOverlayPrivate;

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (AtoutOverlay, atout_overlay, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (AtoutOverlay)
                                      G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

AtoutCourse *
atout_overlay_get_source (AtoutOverlay *self)
{
  AtoutOverlayPrivate *priv = atout_overlay_get_instance_private (self);

  return priv->source;
}

/* ---- Signals of the source ------------------------------------------------------------------- */

static void
emit_dealt (AtoutOverlay *self)
{
  g_signal_emit_by_name (self, "dealt");
}

static void
emit_acted (AtoutOverlay *self, const AtoutEvent *event)
{
  g_signal_emit_by_name (self, "acted", event);
}

static void
emit_rewound (AtoutOverlay *self)
{
  g_signal_emit_by_name (self, "rewound");
}

static void
emit_settled (AtoutOverlay *self)
{
  g_signal_emit_by_name (self, "settled");
}

void
atout_overlay_tell_over (AtoutOverlay *self)
{
  gboolean is_last = atout_course_get_match (ATOUT_COURSE (self))->over;

  g_signal_emit_by_name (self, is_last ? "match-over" : "deal-over");
}

void
atout_overlay_lay (AtoutOverlay *self, AtoutCourse *source)
{
  const AtoutOverlayClass *klass = ATOUT_OVERLAY_GET_CLASS (self);
  const struct
  {
    const char *signal;
    GCallback callback;
  } rows[] = {
    { "dealt", G_CALLBACK (klass->dealt) },     { "acted", G_CALLBACK (klass->acted) },
    { "rewound", G_CALLBACK (klass->rewound) }, { "settled", G_CALLBACK (klass->settled) },
    { "deal-over", G_CALLBACK (klass->over) },  { "match-over", G_CALLBACK (klass->over) },
  };
  AtoutOverlayPrivate *priv = atout_overlay_get_instance_private (self);

  g_return_if_fail (ATOUT_IS_OVERLAY (self));
  g_return_if_fail (priv->source == NULL);

  priv->source = g_object_ref (source);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_object (source, rows[i].signal, rows[i].callback, self, G_CONNECT_SWAPPED);
}

/* ---- Course ---------------------------------------------------------------------------------- */

static AtoutCourse *
source_of (AtoutCourse *course)
{
  return atout_overlay_get_source (ATOUT_OVERLAY (course));
}

static const MatchLog *
get_log (AtoutCourse *course)
{
  return atout_course_get_log (source_of (course));
}

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  return atout_course_get_position (source_of (course), n_actions);
}

static const Match *
get_match (AtoutCourse *course)
{
  return atout_course_get_match (source_of (course));
}

static const Deal *
get_deal (AtoutCourse *course)
{
  return atout_course_get_deal (source_of (course));
}

static void
list_legal (AtoutCourse *course, ActionList *list)
{
  atout_course_list_legal (source_of (course), list);
}

static const char *
get_question (AtoutCourse *course)
{
  return atout_course_get_question (source_of (course));
}

static guint
get_user_seat (AtoutCourse *course)
{
  return atout_course_get_user_seat (source_of (course));
}

static Signals
get_signals (AtoutCourse *course, guint seat)
{
  return atout_course_get_signals (source_of (course), seat);
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  return atout_course_act (source_of (course), seat, action, manner, error);
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
  interface->get_user_seat = get_user_seat;
  interface->get_signals = get_signals;
  interface->act = act;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_overlay_finalize (GObject *object)
{
  AtoutOverlayPrivate *priv = atout_overlay_get_instance_private (ATOUT_OVERLAY (object));

  g_clear_object (&priv->source);
  G_OBJECT_CLASS (atout_overlay_parent_class)->finalize (object);
}

static void
atout_overlay_class_init (AtoutOverlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_overlay_finalize;
  klass->dealt = emit_dealt;
  klass->acted = emit_acted;
  klass->rewound = emit_rewound;
  klass->settled = emit_settled;
  klass->over = atout_overlay_tell_over;
}

static void
atout_overlay_init (AtoutOverlay *self G_GNUC_UNUSED)
{
}
