/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-shown.h"

typedef enum
{
  TOLD_DEALT,
  TOLD_ACTED,
  TOLD_REWOUND,
  TOLD_OVER,
} Told;

/* The state of the source at a signal. */
typedef struct
{
  Match match;
  Deal deal;
  guint index; /* deal in the log */
  guint n_actions;
} Moment;

typedef struct
{
  Told told;
  Moment moment;
  AtoutEvent event; /* event if TOLD_ACTED */
} Item;

struct _AtoutShown
{
  AtoutOverlay parent_instance;

  GQueue waiting; /* queue of Item */
  Moment moment;
  gboolean paced;
  gboolean showing; /* an event is being shown */
  gboolean telling; /* true in the loop of go_on (), which never nests */
  gboolean settled; /* last value emitted */
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutShown, atout_shown, ATOUT_TYPE_OVERLAY,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

static guint settled_changed;

/* ---- Emitting one after another -------------------------------------------------------------- */

static AtoutCourse *
source_of (AtoutShown *self)
{
  return atout_overlay_get_source (ATOUT_OVERLAY (self));
}

static void
take_moment (AtoutShown *self, Moment *moment)
{
  AtoutCourse *source = source_of (self);

  moment->match = *atout_course_get_match (source);
  moment->deal = *atout_course_get_deal (source);
  moment->index = 0;
  moment->n_actions = 0;
  if (atout_course_get_log (source)->deals->len > 0)
    moment->index = atout_course_get_position (source, &moment->n_actions);
}

static gboolean
is_settled (AtoutShown *self)
{
  return !self->showing && g_queue_is_empty (&self->waiting);
}

static void
note_settled (AtoutShown *self)
{
  if (self->settled == is_settled (self))
    return;
  self->settled = !self->settled;
  if (self->settled)
    g_signal_emit_by_name (self, "settled");
  g_signal_emit (self, settled_changed, 0);
}

static void
tell (AtoutShown *self, const Item *item)
{
  AtoutOverlayClass *tells = ATOUT_OVERLAY_CLASS (atout_shown_parent_class);
  AtoutOverlay *overlay = ATOUT_OVERLAY (self);

  self->moment = item->moment;
  self->showing = self->paced;
  if (self->showing)
    note_settled (self);
  switch (item->told)
    {
    case TOLD_DEALT:
      tells->dealt (overlay);
      break;
    case TOLD_ACTED:
      tells->acted (overlay, &item->event);
      break;
    case TOLD_REWOUND:
      tells->rewound (overlay);
      break;
    case TOLD_OVER:
    default:
      tells->over (overlay);
    }
}

static void
go_on (AtoutShown *self)
{
  if (self->telling)
    return;
  g_object_ref (self);
  self->telling = TRUE;
  while (!self->showing && !g_queue_is_empty (&self->waiting))
    {
      g_autofree Item *item = g_queue_pop_head (&self->waiting);

      tell (self, item);
    }
  self->telling = FALSE;
  note_settled (self);
  g_object_unref (self);
}

static void
add (AtoutShown *self, Told told, const AtoutEvent *event)
{
  Item *item = g_new0 (Item, 1);

  item->told = told;
  take_moment (self, &item->moment);
  if (event != NULL)
    item->event = *event;
  g_queue_push_tail (&self->waiting, item);
  go_on (self);
}

void
atout_shown_done (AtoutShown *self)
{
  g_return_if_fail (ATOUT_IS_SHOWN (self));

  self->showing = FALSE;
  go_on (self);
}

void
atout_shown_set_paced (AtoutShown *self, gboolean paced)
{
  g_return_if_fail (ATOUT_IS_SHOWN (self));

  if (self->paced == paced)
    return;
  self->paced = paced;
  if (!paced)
    atout_shown_done (self);
}

gboolean
atout_shown_get_settled (AtoutShown *self)
{
  g_return_val_if_fail (ATOUT_IS_SHOWN (self), TRUE);

  return self->settled;
}

/* ---- Signals of the source ------------------------------------------------------------------- */

static void
source_dealt (AtoutOverlay *overlay)
{
  add (ATOUT_SHOWN (overlay), TOLD_DEALT, NULL);
}

static void
source_acted (AtoutOverlay *overlay, const AtoutEvent *event)
{
  add (ATOUT_SHOWN (overlay), TOLD_ACTED, event);
}

static void
source_rewound (AtoutOverlay *overlay)
{
  AtoutShown *self = ATOUT_SHOWN (overlay);

  g_queue_clear_full (&self->waiting, g_free);
  self->showing = FALSE;
  add (self, TOLD_REWOUND, NULL);
}

static void
source_over (AtoutOverlay *overlay)
{
  add (ATOUT_SHOWN (overlay), TOLD_OVER, NULL);
}

/* ---- Course ---------------------------------------------------------------------------------- */

static guint
get_position (AtoutCourse *course, guint *n_actions)
{
  AtoutShown *self = ATOUT_SHOWN (course);

  if (n_actions != NULL)
    *n_actions = self->moment.n_actions;

  return self->moment.index;
}

static const Match *
get_match (AtoutCourse *course)
{
  return &ATOUT_SHOWN (course)->moment.match;
}

static const Deal *
get_deal (AtoutCourse *course)
{
  return &ATOUT_SHOWN (course)->moment.deal;
}

static void
list_legal (AtoutCourse *course, ActionList *list)
{
  AtoutShown *self = ATOUT_SHOWN (course);

  if (is_settled (self))
    atout_course_list_legal (source_of (self), list);
  else
    list->n = 0;
}

static const char *
get_question (AtoutCourse *course)
{
  AtoutShown *self = ATOUT_SHOWN (course);

  return is_settled (self) ? atout_course_get_question (source_of (self)) : NULL;
}

static void
course_init (AtoutCourseInterface *interface)
{
  interface->get_position = get_position;
  interface->get_match = get_match;
  interface->get_deal = get_deal;
  interface->list_legal = list_legal;
  interface->get_question = get_question;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_shown_dispose (GObject *object)
{
  g_queue_clear_full (&ATOUT_SHOWN (object)->waiting, g_free);
  G_OBJECT_CLASS (atout_shown_parent_class)->dispose (object);
}

static void
atout_shown_class_init (AtoutShownClass *klass)
{
  AtoutOverlayClass *overlay_class = ATOUT_OVERLAY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_shown_dispose;
  overlay_class->dealt = source_dealt;
  overlay_class->acted = source_acted;
  overlay_class->rewound = source_rewound;
  overlay_class->over = source_over;

  /** AtoutShown::settled-changed: emitted when all events have been shown, or one follows */
  settled_changed = g_signal_new ("settled-changed", ATOUT_TYPE_SHOWN, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_shown_init (AtoutShown *self)
{
  g_queue_init (&self->waiting);
  self->settled = TRUE;
}

AtoutShown *
atout_shown_new (AtoutCourse *source)
{
  AtoutShown *self = g_object_new (ATOUT_TYPE_SHOWN, NULL);

  atout_overlay_lay (ATOUT_OVERLAY (self), source);
  take_moment (self, &self->moment);

  return self;
}
