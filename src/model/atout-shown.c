/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-shown.h"

/* What the source tells, as the names of its signals. */
typedef enum
{
  TOLD_DEALT,
  TOLD_ACTED,
  TOLD_REWOUND,
  TOLD_DEAL_OVER,
  TOLD_MATCH_OVER,
} Told;

/* The source as it was when it told something. */
typedef struct
{
  Match match;
  Deal deal;
  guint index; /* of the deal in the log */
  guint n_actions;
} Moment;

typedef struct
{
  Told told;
  Moment moment;
  AtoutEvent event; /* of what was done */
} Item;

struct _AtoutShown
{
  GObject parent_instance;

  AtoutCourse *source;
  GQueue waiting; /* of Item */
  Moment moment;
  gboolean paced;
  gboolean showing; /* what was told last is being shown */
  gboolean telling; /* items are told in a loop, never inside each other */
  gboolean settled; /* as it was told last */
};

static void course_init (AtoutCourseInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutShown, atout_shown, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_COURSE, course_init))

enum
{
  PROP_0,
  PROP_PACED,
  PROP_SETTLED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Telling one after the other ------------------------------------------------------------ */

static void
take_moment (AtoutShown *self, Moment *moment)
{
  moment->match = *atout_course_get_match (self->source);
  moment->deal = *atout_course_get_deal (self->source);
  moment->index = 0;
  moment->n_actions = 0;
  if (atout_course_get_log (self->source)->deals->len > 0)
    moment->index = atout_course_get_position (self->source, &moment->n_actions);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTLED]);
}

static void
tell (AtoutShown *self, const Item *item)
{
  static const char *const signals[] = {
    [TOLD_DEALT] = "dealt",         [TOLD_ACTED] = "acted",           [TOLD_REWOUND] = "rewound",
    [TOLD_DEAL_OVER] = "deal-over", [TOLD_MATCH_OVER] = "match-over",
  };

  self->moment = item->moment;
  self->showing = self->paced;
  if (self->showing)
    note_settled (self);
  if (item->told == TOLD_ACTED)
    g_signal_emit_by_name (self, signals[item->told], &item->event);
  else
    g_signal_emit_by_name (self, signals[item->told]);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACED]);
}

gboolean
atout_shown_get_settled (AtoutShown *self)
{
  g_return_val_if_fail (ATOUT_IS_SHOWN (self), TRUE);

  return self->settled;
}

/* ---- What the source tells ------------------------------------------------------------------ */

static void
source_dealt (AtoutShown *self)
{
  add (self, TOLD_DEALT, NULL);
}

static void
source_acted (AtoutShown *self, const AtoutEvent *event)
{
  add (self, TOLD_ACTED, event);
}

/* Whatever was being shown, and what waits, led to another moment. */
static void
source_rewound (AtoutShown *self)
{
  g_queue_clear_full (&self->waiting, g_free);
  self->showing = FALSE;
  add (self, TOLD_REWOUND, NULL);
}

static void
source_deal_over (AtoutShown *self)
{
  add (self, TOLD_DEAL_OVER, NULL);
}

static void
source_match_over (AtoutShown *self)
{
  add (self, TOLD_MATCH_OVER, NULL);
}

/* ---- A course ------------------------------------------------------------------------------- */

static const MatchLog *
get_log (AtoutCourse *course)
{
  return atout_course_get_log (ATOUT_SHOWN (course)->source);
}

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
    atout_course_list_legal (self->source, list);
  else
    list->n = 0;
}

static const char *
get_question (AtoutCourse *course)
{
  AtoutShown *self = ATOUT_SHOWN (course);

  return is_settled (self) ? atout_course_get_question (self->source) : NULL;
}

static guint
get_user_seat (AtoutCourse *course)
{
  return atout_course_get_user_seat (ATOUT_SHOWN (course)->source);
}

static gboolean
act (AtoutCourse *course, guint seat, Action action, AtoutManner manner, GError **error)
{
  return atout_course_act (ATOUT_SHOWN (course)->source, seat, action, manner, error);
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
  interface->act = act;
}

/* ---- Class ---------------------------------------------------------------------------------- */

static void
atout_shown_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutShown *self = ATOUT_SHOWN (object);

  switch (id)
    {
    case PROP_PACED:
      g_value_set_boolean (value, self->paced);
      break;
    case PROP_SETTLED:
      g_value_set_boolean (value, self->settled);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_shown_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PACED:
      atout_shown_set_paced (ATOUT_SHOWN (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_shown_dispose (GObject *object)
{
  AtoutShown *self = ATOUT_SHOWN (object);

  g_queue_clear_full (&self->waiting, g_free);
  g_clear_object (&self->source);

  G_OBJECT_CLASS (atout_shown_parent_class)->dispose (object);
}

static void
atout_shown_class_init (AtoutShownClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_shown_get_property;
  object_class->set_property = atout_shown_set_property;
  object_class->dispose = atout_shown_dispose;

  props[PROP_PACED] = g_param_spec_boolean ("paced", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  props[PROP_SETTLED]
      = g_param_spec_boolean ("settled", NULL, NULL, TRUE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
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

  self->source = g_object_ref (source);
  take_moment (self, &self->moment);
  g_signal_connect_object (source, "dealt", G_CALLBACK (source_dealt), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "acted", G_CALLBACK (source_acted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "rewound", G_CALLBACK (source_rewound), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "deal-over", G_CALLBACK (source_deal_over), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "match-over", G_CALLBACK (source_match_over), self,
                           G_CONNECT_SWAPPED);

  return self;
}
