/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-result.h"
#include "view/table/layout/atout-table-spots-private.h"
#include "view/table/layout/table-put.h"
#include "view/table/layout/table-style.h"

/* Scale of the result's cards on a compact table. */
#define SMALL_CARDS 0.78

G_DEFINE_FINAL_TYPE (AtoutTableSpots, atout_table_spots, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
tell_form (AtoutTableSpots *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->session);
  const TableForm form = {
    .n_seats = self->n_seats,
    .has_open = atout_session_get_guided (self->session),
    .tall_calls = atout_course_get_game (course)->calls_points,
    .is_calling = atout_course_is_calling (course),
  };

  table_style_set_form (self->table, &form);
}

/* Updates the style before the next frame: a change during allocation would invalidate sizes. */
static gboolean
update_style (GtkWidget *table, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  AtoutTableSpots *self = data;

  self->style_tick = 0;
  if (table_style_has_other_letters (table))
    self->calls_height = 0; /* measured with the previous letters */
  table_style_update (table);
  atout_result_set_scale (
      ATOUT_RESULT (child_for (self, ATOUT_TABLE_SPOT_RESULT)),
      gtk_widget_has_css_class (table, "compact") ? SMALL_CARDS : table_style_get_scale (table));

  return G_SOURCE_REMOVE;
}

static void
look_for_style (AtoutTableSpots *self)
{
  self->n_seats = atout_course_get_n_seats (ATOUT_COURSE (self->session));
  tell_form (self);
  if (table_style_is_old (self->table) && self->style_tick == 0)
    self->style_tick = gtk_widget_add_tick_callback (self->table, update_style, self, NULL);
}

static void
set_ready (AtoutTableSpots *self, gboolean ready)
{
  if (self->ready == ready)
    return;
  self->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

/* Hides everything but the backdrop until session, deck and letters are ready. */
static gboolean
is_ready (AtoutTableSpots *self)
{
  gboolean ready = self->session != NULL && self->deck != NULL
                   && (self->ready || !table_style_has_other_letters (self->table));

  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child,
                                  ready || child == child_for (self, ATOUT_TABLE_SPOT_BACKDROP));
  set_ready (self, ready);

  return ready;
}

static void
atout_table_spots_allocate (GtkLayoutManager *manager, GtkWidget *table, int width, int height,
                            int baseline G_GNUC_UNUSED)
{
  AtoutTableSpots *self = ATOUT_TABLE_SPOTS (manager);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);

  self->table = table;
  table_put (child_for (self, ATOUT_TABLE_SPOT_BACKDROP), &all);
  if (self->session != NULL)
    look_for_style (self);
  if (!is_ready (self))
    return;
  table_put (child_for (self, ATOUT_TABLE_SPOT_FELT), &all);
  table_spots_put_all (self, width, height);
}

static void
atout_table_spots_measure (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *table G_GNUC_UNUSED,
                           GtkOrientation orientation, int for_size G_GNUC_UNUSED, int *minimum,
                           int *natural, int *minimum_baseline G_GNUC_UNUSED,
                           int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 260;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 740 : 640;
}

static GtkSizeRequestMode
atout_table_spots_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                    GtkWidget *table G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
stop_tick (AtoutTableSpots *self)
{
  if (self->style_tick != 0)
    gtk_widget_remove_tick_callback (self->table, self->style_tick);
  self->style_tick = 0;
}

static void
atout_table_spots_unroot (GtkLayoutManager *manager)
{
  stop_tick (ATOUT_TABLE_SPOTS (manager));

  GTK_LAYOUT_MANAGER_CLASS (atout_table_spots_parent_class)->unroot (manager);
}

static void
atout_table_spots_dispose (GObject *object)
{
  AtoutTableSpots *self = ATOUT_TABLE_SPOTS (object);

  atout_table_spots_set_session (self, NULL);
  g_clear_object (&self->deck);
  for (guint place = 0; place < G_N_ELEMENTS (self->child); place++)
    for (guint i = 0; i < G_N_ELEMENTS (self->child[place]); i++)
      g_clear_weak_pointer (&self->child[place][i]);

  G_OBJECT_CLASS (atout_table_spots_parent_class)->dispose (object);
}

static void
atout_table_spots_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  AtoutTableSpots *self = ATOUT_TABLE_SPOTS (object);

  switch (property_id)
    {
    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_spots_class_init (AtoutTableSpotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = atout_table_spots_dispose;
  object_class->get_property = atout_table_spots_get_property;
  manager_class->get_request_mode = atout_table_spots_get_request_mode;
  manager_class->measure = atout_table_spots_measure;
  manager_class->allocate = atout_table_spots_allocate;
  manager_class->unroot = atout_table_spots_unroot;

  /** AtoutTableSpots:ready: true if session and deck are set and everything has its place */
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_table_spots_init (AtoutTableSpots *self G_GNUC_UNUSED)
{
}

void
atout_table_spots_set_child (AtoutTableSpots *self, AtoutTableSpot place, guint index,
                             GtkWidget *child)
{
  g_return_if_fail (index < G_N_ELEMENTS (self->child[0]));

  g_set_weak_pointer (&self->child[place][index], child);
}

void
atout_table_spots_add (AtoutTableSpots *self, GtkWidget *child, GtkWidget *above,
                       AtoutTableSpot place, guint index)
{
  gtk_widget_insert_before (child, gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)),
                            above);
  atout_table_spots_set_child (self, place, index, child);
}

GtkWidget *
atout_table_spots_get_child (AtoutTableSpots *self, AtoutTableSpot place, guint index)
{
  return self->child[place][index];
}

void
atout_table_spots_remove (AtoutTableSpots *self, AtoutTableSpot place, guint index)
{
  GtkWidget *child = self->child[place][index];

  g_clear_weak_pointer (&self->child[place][index]);
  if (child != NULL)
    gtk_widget_unparent (child);
}

/* Keeps the place of a pile free during the whole deal. */
static void
look_for_pile (AtoutTableSpots *self)
{
  self->has_pile = atout_course_begins_with_pile (ATOUT_COURSE (self->session));
}

void
atout_table_spots_set_session (AtoutTableSpots *self, AtoutSession *session)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  self->calls_height = 0;
  set_ready (self, FALSE);
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "dealt", G_CALLBACK (look_for_pile), self);
      g_signal_connect_swapped (session, "rewound", G_CALLBACK (look_for_pile), self);
      look_for_pile (self);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
atout_table_spots_set_deck (AtoutTableSpots *self, AtoutDeck *deck)
{
  g_set_object (&self->deck, deck);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
atout_table_spots_get_ready (AtoutTableSpots *self)
{
  return self->ready;
}

void
atout_table_spots_get_trick_size (AtoutTableSpots *self, int *width, int *height)
{
  *width = self->trick_width;
  *height = self->trick_height;
}
