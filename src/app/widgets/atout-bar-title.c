/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-bar-title.h"

#include "model/course/property.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/letters.h"
#include "view/widgets/remove-children.h"

#define WINDOW_WIDTH 340 /* pixels; width that fits usual letters */

struct _AtoutBarTitle
{
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkWidget *subtitle;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutBarTitle, atout_bar_title, GTK_TYPE_WIDGET)

static GtkWidget *
label_of (AtoutBarTitle *self, guint property_id)
{
  return property_id == PROP_TITLE ? self->title : self->subtitle;
}

static void
atout_bar_title_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutBarTitle *self = ATOUT_BAR_TITLE (object);

  switch (property_id)
    {
    case PROP_TITLE:
    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (label_of (self, property_id))));
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

static void
set_text (AtoutBarTitle *self, guint property_id, const char *text)
{
  GtkWidget *label = label_of (self, property_id);

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (label)), text) == 0)
    return;
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && text[0] != '\0');
  g_object_notify_by_pspec (G_OBJECT (self), properties[property_id]);
}

static void
atout_bar_title_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_TITLE:
    case PROP_SUBTITLE:
      set_text (ATOUT_BAR_TITLE (object), property_id, g_value_get_string (value));
      break;
      PROPERTY_INVALID_ID (object, property_id, pspec);
    }
}

static void
atout_bar_title_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_bar_title_parent_class)->dispose (object);
}

static void
atout_bar_title_class_init (AtoutBarTitleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = atout_bar_title_dispose;
  object_class->get_property = atout_bar_title_get_property;
  object_class->set_property = atout_bar_title_set_property;

  /** AtoutBarTitle:title: the title */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  /** AtoutBarTitle:subtitle: the line below the title; hidden if empty */
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "bartitle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

/* Adds a label that wraps in narrow space; it shrinks rather than breaks words. */
static GtkWidget *
add_label (AtoutBarTitle *self, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "justify", GTK_JUSTIFY_CENTER, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, "visible", FALSE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (atout_shrink_bin_new (label), GTK_WIDGET (self));

  return label;
}

/* Adds a label of one line. */
static GtkWidget *
add_line (AtoutBarTitle *self, const char *style)
{
  GtkWidget *label = add_label (self, style);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);

  return label;
}

static void
atout_bar_title_init (AtoutBarTitle *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  letters_keep (GTK_WIDGET (self), WINDOW_WIDTH);
  self->title = add_label (self, "title");
  self->subtitle = add_line (self, "subtitle");
}
