/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-bar.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/widgets/atout-bar-title.h"
#include "model/course/property.h"
#include "view/widgets/letters.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

/* ---- Spare width ----------------------------------------------------------------------------- */

#define ATOUT_TYPE_SPARE_BIN (atout_spare_bin_get_type ())

/* AtoutSpareBin: a bin that requests no width and may cut off its child’s end. */
G_DECLARE_FINAL_TYPE (AtoutSpareBin, atout_spare_bin, ATOUT, SPARE_BIN, GtkWidget)

struct _AtoutSpareBin
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutSpareBin, atout_spare_bin, GTK_TYPE_WIDGET)

static void
atout_spare_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
atout_spare_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);
}

static void
atout_spare_bin_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_spare_bin_parent_class)->dispose (object);
}

static void
atout_spare_bin_class_init (AtoutSpareBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_spare_bin_dispose;
  widget_class->measure = atout_spare_bin_measure;
  widget_class->size_allocate = atout_spare_bin_size_allocate;
}

static void
atout_spare_bin_init (AtoutSpareBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* ---- The bar --------------------------------------------------------------------------------- */

/* Letters of a title; if fewer fit, window buttons are hidden. */
#define TITLE_CHARS 20
#define BESIDE_TITLE 310 /* pixels of buttons */
#define MENU_WIDTH 280   /* pixels that fit the menu */

struct _AtoutWindowBar
{
  GtkWidget parent_instance;

  char *title;
  char *subtitle;
  gboolean roomy;
  gboolean is_tight;
  guint idle;

  GtkWidget *header;
  GtkWidget *menu_button;
  GMenuModel *primary_menu;
  GMenu *about_section;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_ROOMY,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutWindowBar, atout_window_bar, GTK_TYPE_WIDGET)

/* ---- Window buttons -------------------------------------------------------------------------- */

/* Returns the decoration @layout with only its close button. */
static char *
leave_close (const char *layout)
{
  g_auto (GStrv) sides = g_strsplit (layout, ":", 2);
  GString *left = g_string_new (NULL);

  for (guint i = 0; sides[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (sides[i], ",", -1);

      if (i > 0)
        g_string_append_c (left, ':');
      if (g_strv_contains ((const char *const *) names, "close"))
        g_string_append (left, "close");
    }

  return g_string_free (left, FALSE);
}

/* Hides minimize and maximize in tight bars. */
static void
arrange_buttons (AtoutWindowBar *self)
{
  g_autofree char *layout = NULL;
  g_autofree char *least = NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout,
                NULL);
  least = self->is_tight && layout != NULL ? leave_close (layout) : NULL;
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (self->header), least);
}

static void
arrange_later (gpointer user_data)
{
  AtoutWindowBar *self = user_data;

  self->idle = 0;
  arrange_buttons (self);
}

static int
width_of_letter (AtoutWindowBar *self)
{
  PangoFontMetrics *metrics
      = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  int width = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics));

  pango_font_metrics_unref (metrics);

  return width;
}

/* Returns an upper bound of the average letter width without loading a font. */
static int
height_of_letter (AtoutWindowBar *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return 2
         * PANGO_PIXELS (
             pango_font_description_get_size (pango_context_get_font_description (context)));
}

/* Returns true if the title gets too little of @width. Wide windows load no font. */
static gboolean
is_too_narrow (AtoutWindowBar *self, int width)
{
  return width < BESIDE_TITLE + TITLE_CHARS * height_of_letter (self)
         && width < BESIDE_TITLE + TITLE_CHARS * width_of_letter (self);
}

static int
least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* Returns the width of window controls below @widget except the close button. */
static int
find_spare_width (GtkWidget *widget)
{
  int spare = 0;

  if (!gtk_widget_get_visible (widget))
    return 0;
  if (GTK_IS_WINDOW_CONTROLS (widget))
    spare = least_width (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_WINDOW_CONTROLS (widget))
      spare += find_spare_width (child);
    else if (gtk_widget_has_css_class (child, "close"))
      spare -= least_width (child);

  return spare;
}

static GtkSizeRequestMode
atout_window_bar_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_window_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, least_width (self->header)); /* width used by layout */
  gtk_widget_measure (self->header, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum -= find_spare_width (self->header);
}

/* Schedules a change of buttons after this layout. */
static void
atout_window_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (widget);
  gboolean is_tight = is_too_narrow (self, width);

  gtk_widget_size_allocate (
      self->header, &(GtkAllocation) { 0, 0, MAX (width, least_width (self->header)), height },
      baseline);
  if (self->is_tight == is_tight)
    return;
  self->is_tight = is_tight;
  if (self->idle == 0)
    self->idle = g_idle_add_once (arrange_later, self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_window_bar_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  switch (property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

static void
atout_window_bar_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  switch (property_id)
    {
    case PROP_TITLE:
      property_set_string (self, pspec, &self->title, g_value_get_string (value));
      break;
    case PROP_SUBTITLE:
      property_set_string (self, pspec, &self->subtitle, g_value_get_string (value));
      break;
    case PROP_ROOMY:
      property_set_boolean (self, pspec, &self->roomy, g_value_get_boolean (value));
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

static void
atout_window_bar_dispose (GObject *object)
{
  g_clear_handle_id (&ATOUT_WINDOW_BAR (object)->idle, g_source_remove);
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_window_bar_parent_class)->dispose (object);
}

static void
atout_window_bar_finalize (GObject *object)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (atout_window_bar_parent_class)->finalize (object);
}

static void
atout_window_bar_class_init (AtoutWindowBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = atout_window_bar_dispose;
  object_class->finalize = atout_window_bar_finalize;
  object_class->get_property = atout_window_bar_get_property;
  object_class->set_property = atout_window_bar_set_property;
  widget_class->get_request_mode = atout_window_bar_get_request_mode;
  widget_class->measure = atout_window_bar_measure;
  widget_class->size_allocate = atout_window_bar_size_allocate;

  /** AtoutWindowBar:title: the title */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  /** AtoutWindowBar:subtitle: the line below the title */
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  /** AtoutWindowBar:roomy: true if there is space for buttons that duplicate menu items */
  properties[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ATOUT_TYPE_BAR_TITLE);
  g_type_ensure (ATOUT_TYPE_SPARE_BIN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/window/atout-window-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, header);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, about_section);
}

static void
add_about (AtoutWindowBar *self)
{
  /* Translators: the name of the program; the character after the underscore is the mnemonic */
  g_autofree char *label = g_strdup_printf (_ ("_About %s"), APP_NAME);

  g_menu_append (self->about_section, label, "app.about");
}

/* Makes the menu, which most windows never open, on first use. */
static void
make_menu (GtkMenuButton *button, gpointer bar)
{
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  gtk_menu_button_set_menu_model (button, ATOUT_WINDOW_BAR (bar)->primary_menu);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  letters_keep (popover, MENU_WIDTH);
  spoken_name_parts (popover, _ ("Main Menu"));
}

static void
atout_window_bar_init (AtoutWindowBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button), make_menu, self,
                                         NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-decoration-layout",
                           G_CALLBACK (arrange_buttons), self, G_CONNECT_SWAPPED);
  add_about (self);
  spoken_name_parts (GTK_WIDGET (self), _ ("Main Menu"));
}
