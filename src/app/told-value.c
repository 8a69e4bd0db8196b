/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "told-value.h"

#include <string.h>

#define QUIET .65 /* how much of its colour an explanation has */
#define TEXT "told-value"

/* The label below the title. */
static GtkWidget *
find_subtitle (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "subtitle"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_subtitle (child);

  return found;
}

/* The first @length bytes of what stands below the title, the value; the rest explains quietly. */
static void
let_stand_out (AdwComboRow *row, guint length)
{
  GtkWidget *label = find_subtitle (GTK_WIDGET (row));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *of_value[]
      = { pango_attr_weight_new (PANGO_WEIGHT_BOLD), pango_attr_scale_new (PANGO_SCALE_LARGE) };
  PangoAttribute *quiet = pango_attr_foreground_alpha_new ((guint16) (G_MAXUINT16 * QUIET));

  for (guint i = 0; i < G_N_ELEMENTS (of_value); i++)
    {
      of_value[i]->end_index = length;
      pango_attr_list_insert (attributes, of_value[i]);
    }
  quiet->start_index = length;
  pango_attr_list_insert (attributes, quiet);
  if (label != NULL)
    gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

/* Newer rows write the value alone whenever it may have changed. */
static void
subtitle_changed (AdwActionRow *row)
{
  const char *text = g_object_get_data (G_OBJECT (row), TEXT);

  if (g_strcmp0 (adw_action_row_get_subtitle (row), text) != 0)
    adw_action_row_set_subtitle (row, text);
}

void
told_value_set (AdwComboRow *row, const char *value, const char *meaning)
{
  gboolean is_new = g_object_get_data (G_OBJECT (row), TEXT) == NULL;
  char *text = g_strdup_printf ("%s\n%s", value, meaning);

  g_object_set_data_full (G_OBJECT (row), TEXT, text, g_free);
  if (is_new)
    {
      gtk_widget_add_css_class (GTK_WIDGET (row), "told-value");
      adw_combo_row_set_use_subtitle (row, TRUE);
      g_signal_connect (row, "notify::subtitle", G_CALLBACK (subtitle_changed), NULL);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  let_stand_out (row, (guint) strlen (value));
}
