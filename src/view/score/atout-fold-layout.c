/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-fold-layout.h"

struct _AtoutFoldLayout
{
  GtkLayoutManager parent_instance;

  guint spacing;
  gboolean folded;
  gboolean spread;
};

G_DEFINE_FINAL_TYPE (AtoutFoldLayout, atout_fold_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_FOLDED,
  PROP_SPREAD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
first_of (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
next_of (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    n++;

  return n;
}

static int
natural_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static int
natural_width (AtoutFoldLayout *self, GtkWidget *widget)
{
  int sum = (int) self->spacing * MAX (count (widget) - 1, 0);

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    sum += natural_of (child, GTK_ORIENTATION_HORIZONTAL, -1);

  return sum;
}

static int
folded_width (GtkWidget *child, int width)
{
  return MIN (natural_of (child, GTK_ORIENTATION_HORIZONTAL, -1), width);
}

static gboolean
folds (AtoutFoldLayout *self, GtkWidget *widget, int width)
{
  return self->folded || (width >= 0 && width < natural_width (self, widget));
}

static GtkSizeRequestMode
atout_fold_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (AtoutFoldLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  int widest = 0;

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      widest = MAX (widest, wanted);
    }
  *natural = self->folded ? widest : natural_width (self, widget);
}

static int
measure_height (AtoutFoldLayout *self, GtkWidget *widget, int width)
{
  gboolean is_folded = folds (self, widget, width);
  int height = 0;

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      int own = natural_of (child, GTK_ORIENTATION_VERTICAL,
                            is_folded && width >= 0 ? folded_width (child, width) : -1);

      height
          = is_folded ? height + own + (height > 0 ? (int) self->spacing : 0) : MAX (height, own);
    }

  return height;
}

static void
atout_fold_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  AtoutFoldLayout *self = ATOUT_FOLD_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, widget, minimum, natural);
  else
    *minimum = *natural = measure_height (self, widget, for_size);
}

static void
allocate_folded (AtoutFoldLayout *self, GtkWidget *widget, int width)
{
  int y = 0;

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      int own = folded_width (child, width);
      int height = natural_of (child, GTK_ORIENTATION_VERTICAL, own);

      gtk_widget_size_allocate (child, &(GtkAllocation) { (width - own) / 2, y, own, height }, -1);
      y += height + (int) self->spacing;
    }
}

static void
allocate_beside (AtoutFoldLayout *self, GtkWidget *widget, int width, int height)
{
  gboolean mirrors = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int spare = width - natural_width (self, widget);
  const int n = count (widget);
  const int gap = (int) self->spacing + (self->spread && n > 1 ? spare / (n - 1) : 0);
  int x = self->spread && n > 1 ? 0 : spare / 2;

  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      int own = natural_of (child, GTK_ORIENTATION_HORIZONTAL, -1);

      gtk_widget_size_allocate (
          child, &(GtkAllocation) { mirrors ? width - x - own : x, 0, own, height }, -1);
      x += own + gap;
    }
}

static void
atout_fold_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                            int baseline)
{
  AtoutFoldLayout *self = ATOUT_FOLD_LAYOUT (manager);

  if (folds (self, widget, width))
    allocate_folded (self, widget, width);
  else
    allocate_beside (self, widget, width, height);
}

static void
atout_fold_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutFoldLayout *self = ATOUT_FOLD_LAYOUT (object);

  if (id == PROP_SPACING)
    self->spacing = g_value_get_uint (value);
  else if (id == PROP_FOLDED)
    self->folded = g_value_get_boolean (value);
  else if (id == PROP_SPREAD)
    self->spread = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
atout_fold_layout_class_init (AtoutFoldLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = atout_fold_layout_set_property;
  manager_class->get_request_mode = atout_fold_layout_get_request_mode;
  manager_class->measure = atout_fold_layout_measure;
  manager_class->allocate = atout_fold_layout_allocate;
  /** AtoutFoldLayout:spacing: gap in pixels */
  properties[PROP_SPACING] = g_param_spec_uint ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** AtoutFoldLayout:folded: true to force a column */
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** AtoutFoldLayout:spread: true if rows fill the width */
  properties[PROP_SPREAD] = g_param_spec_boolean ("spread", NULL, NULL, FALSE,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_fold_layout_init (AtoutFoldLayout *self)
{
}
