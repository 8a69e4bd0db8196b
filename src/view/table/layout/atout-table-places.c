/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-result.h"
#include "view/table/layout/atout-table-places-private.h"
#include "view/table/layout/table-put.h"
#include "view/table/layout/table-style.h"

/* How much smaller the cards of a result are on a small table. */
#define SMALL_CARDS 0.78

/* ---- Where a child belongs ----------------------------------------------------------------- */

G_DEFINE_ENUM_TYPE (AtoutTablePlace, atout_table_place,
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_GROUND, "ground"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_FELT, "felt"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_INFO, "info"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_STATUS, "status"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_HAND, "hand"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_CALLS, "calls"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_EXPLAIN, "explain"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_LAY_DOWN, "lay-down"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_SORT, "sort"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_RESULT, "result"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_TRICKS_PAGE, "tricks-page"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_SEAT, "seat"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_PORTRAIT, "portrait"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_BUBBLE, "bubble"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_LAID_OPEN, "laid-open"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_TRICKS_WON, "tricks-won"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_PILE, "pile"))

#define ATOUT_TYPE_TABLE_PLACES_CHILD (atout_table_places_child_get_type ())

/*
 * AtoutTablePlacesChild: where a child belongs.
 *
 * Properties: `place` (AtoutTablePlace), `index` (unsigned; of the seat, the unit or the pile).
 */
G_DECLARE_FINAL_TYPE (AtoutTablePlacesChild, atout_table_places_child, ATOUT, TABLE_PLACES_CHILD,
                      GtkLayoutChild)

struct _AtoutTablePlacesChild
{
  GtkLayoutChild parent_instance;

  AtoutTablePlace place;
  guint index;
};

G_DEFINE_FINAL_TYPE (AtoutTablePlacesChild, atout_table_places_child, GTK_TYPE_LAYOUT_CHILD)

enum
{
  CHILD_PROP_0,
  PROP_PLACE,
  PROP_INDEX,
  N_CHILD_PROPS,
};

static GParamSpec *child_properties[N_CHILD_PROPS];

static void
atout_table_places_child_get_property (GObject *object, guint property_id, GValue *value,
                                       GParamSpec *pspec)
{
  AtoutTablePlacesChild *self = ATOUT_TABLE_PLACES_CHILD (object);

  switch (property_id)
    {
    case PROP_PLACE:
      g_value_set_enum (value, self->place);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_places_child_set_property (GObject *object, guint property_id, const GValue *value,
                                       GParamSpec *pspec)
{
  AtoutTablePlacesChild *self = ATOUT_TABLE_PLACES_CHILD (object);

  switch (property_id)
    {
    case PROP_PLACE:
      self->place = g_value_get_enum (value);
      break;
    case PROP_INDEX:
      self->index = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_places_child_class_init (AtoutTablePlacesChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = atout_table_places_child_get_property;
  object_class->set_property = atout_table_places_child_set_property;

  /**
   * AtoutTablePlacesChild:place:
   *
   * What the child is there for.
   */
  child_properties[PROP_PLACE] = g_param_spec_enum ("place", NULL, NULL, ATOUT_TYPE_TABLE_PLACE,
                                                    ATOUT_TABLE_PLACE_FELT, flags);

  /**
   * AtoutTablePlacesChild:index:
   *
   * Which seat, unit or pile it shows, where there are several.
   */
  child_properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_CHILD_PROPS, child_properties);
}

static void
atout_table_places_child_init (AtoutTablePlacesChild *self G_GNUC_UNUSED)
{
}

/* ---- All of them ------------------------------------------------------------------------- */

G_DEFINE_FINAL_TYPE (AtoutTablePlaces, atout_table_places, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AtoutTablePlacesChild *
layout_child (AtoutTablePlaces *self, GtkWidget *child)
{
  return ATOUT_TABLE_PLACES_CHILD (
      gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child));
}

static void
find_children (AtoutTablePlaces *self)
{
  memset (self->child, 0, sizeof self->child);
  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutTablePlacesChild *where = layout_child (self, child);

      g_return_if_fail (where->index < G_N_ELEMENTS (self->child[0]));
      self->child[where->place][where->index] = child;
    }
}

static void
tell_form (AtoutTablePlaces *self)
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

/* Not while the table is laid out: what was measured by then would not fit the new style. */
static gboolean
update_style (GtkWidget *table, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  AtoutTablePlaces *self = data;

  self->style_tick = 0;
  if (table_style_has_other_letters (table))
    self->calls_height = 0; /* it was measured with those before */
  table_style_update (table);
  atout_result_set_scale (
      ATOUT_RESULT (atout_table_places_get_child (self, ATOUT_TABLE_PLACE_RESULT, 0)),
      gtk_widget_has_css_class (table, "compact") ? SMALL_CARDS : table_style_get_scale (table));

  return G_SOURCE_REMOVE;
}

static void
look_for_style (AtoutTablePlaces *self)
{
  self->n_seats = atout_course_get_n_seats (ATOUT_COURSE (self->session));
  tell_form (self);
  if (table_style_is_old (self->table) && self->style_tick == 0)
    self->style_tick = gtk_widget_add_tick_callback (self->table, update_style, self, NULL);
}

static void
set_ready (AtoutTablePlaces *self, gboolean ready)
{
  if (self->ready == ready)
    return;
  self->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

/* Nothing is seen but the ground before match and deck are there, and letters of the right size. */
static gboolean
is_ready (AtoutTablePlaces *self)
{
  gboolean ready = self->session != NULL && self->deck != NULL
                   && (self->ready || !table_style_has_other_letters (self->table));

  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child,
                                  ready || child == child_for (self, ATOUT_TABLE_PLACE_GROUND));
  set_ready (self, ready);

  return ready;
}

static void
atout_table_places_allocate (GtkLayoutManager *manager, GtkWidget *table, int width, int height,
                             int baseline G_GNUC_UNUSED)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (manager);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);

  self->table = table;
  find_children (self);
  table_put (child_for (self, ATOUT_TABLE_PLACE_GROUND), &all);
  if (self->session != NULL)
    look_for_style (self);
  if (!is_ready (self))
    return;
  table_put (child_for (self, ATOUT_TABLE_PLACE_FELT), &all);
  table_places_put_all (self, width, height);
}

static void
atout_table_places_measure (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *table G_GNUC_UNUSED,
                            GtkOrientation orientation, int for_size G_GNUC_UNUSED, int *minimum,
                            int *natural, int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 260;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 740 : 640;
}

static GtkSizeRequestMode
atout_table_places_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                     GtkWidget *table G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
stop_tick (AtoutTablePlaces *self)
{
  if (self->style_tick != 0)
    gtk_widget_remove_tick_callback (self->table, self->style_tick);
  self->style_tick = 0;
}

static void
atout_table_places_unroot (GtkLayoutManager *manager)
{
  stop_tick (ATOUT_TABLE_PLACES (manager));

  GTK_LAYOUT_MANAGER_CLASS (atout_table_places_parent_class)->unroot (manager);
}

static void
atout_table_places_dispose (GObject *object)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (object);

  atout_table_places_set_session (self, NULL);
  g_clear_object (&self->deck);

  G_OBJECT_CLASS (atout_table_places_parent_class)->dispose (object);
}

static void
atout_table_places_get_property (GObject *object, guint property_id, GValue *value,
                                 GParamSpec *pspec)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (object);

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
atout_table_places_class_init (AtoutTablePlacesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = atout_table_places_dispose;
  object_class->get_property = atout_table_places_get_property;
  manager_class->layout_child_type = ATOUT_TYPE_TABLE_PLACES_CHILD;
  manager_class->get_request_mode = atout_table_places_get_request_mode;
  manager_class->measure = atout_table_places_measure;
  manager_class->allocate = atout_table_places_allocate;
  manager_class->unroot = atout_table_places_unroot;

  /**
   * AtoutTablePlaces:ready:
   *
   * Whether match and deck are there, and all has its place.
   */
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_table_places_init (AtoutTablePlaces *self G_GNUC_UNUSED)
{
}

void
atout_table_places_add (AtoutTablePlaces *self, GtkWidget *child, GtkWidget *above,
                        AtoutTablePlace place, guint index)
{
  gtk_widget_insert_before (child, gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)),
                            above);
  g_object_set (layout_child (self, child), "place", place, "index", index, NULL);
}

GtkWidget *
atout_table_places_get_child (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  GtkWidget *table = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutTablePlacesChild *where = layout_child (self, child);

      if (where->place == place && where->index == index)
        return child;
    }

  return NULL;
}

void
atout_table_places_remove (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  GtkWidget *child = atout_table_places_get_child (self, place, index);

  if (child != NULL)
    gtk_widget_unparent (child);
}

/* Its place stays free in all of the deal, whatever comes of it. */
static void
look_for_pile (AtoutTablePlaces *self)
{
  self->has_pile = atout_course_begins_with_pile (ATOUT_COURSE (self->session));
}

void
atout_table_places_set_session (AtoutTablePlaces *self, AtoutSession *session)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  self->calls_height = 0;
  set_ready (self, FALSE); /* what comes with it is not laid out yet */
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "dealt", G_CALLBACK (look_for_pile), self);
      g_signal_connect_swapped (session, "rewound", G_CALLBACK (look_for_pile), self);
      look_for_pile (self);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
atout_table_places_set_deck (AtoutTablePlaces *self, AtoutDeck *deck)
{
  g_set_object (&self->deck, deck);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
atout_table_places_get_ready (AtoutTablePlaces *self)
{
  return self->ready;
}

void
atout_table_places_get_trick_size (AtoutTablePlaces *self, int *width, int *height)
{
  *width = self->trick_width;
  *height = self->trick_height;
}
