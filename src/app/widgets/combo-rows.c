/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/combo-rows.h"

#include "app/widgets/atout-pixel-clamp.h"
#include "view/widgets/spoken-names.h"

#define RESOURCE RESOURCE_BASE "/app/widgets/combo-rows.ui"

void
choice_list_set (AdwComboRow *row)
{
  static GtkListItemFactory *factory; /* shared by all rows */

  g_type_ensure (ATOUT_TYPE_PIXEL_CLAMP);
  if (factory == NULL)
    factory = gtk_builder_list_item_factory_new_from_resource (NULL, RESOURCE);
  adw_combo_row_set_list_factory (row, factory);
  gtk_widget_set_receives_default (GTK_WIDGET (row), TRUE);
  spoken_name_choices (GTK_WIDGET (row));
}

/* ---- Spoken value ---------------------------------------------------------------------------- */

/* Reports the value without markup, which newer libadwaita would read aloud. */
static void
value_changed (GtkWidget *row, GParamSpec *pspec G_GNUC_UNUSED, gpointer is_described)
{
  const char *written = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (written == NULL || !pango_parse_markup (written, -1, 0, NULL, &text, NULL, NULL))
    return;
  lines = g_strsplit (text, "\n", 2);
  if (lines[0] == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  lines[0], -1);
  if (!GPOINTER_TO_INT (is_described))
    spoken_set_description (row, lines[1]);
}

void
told_value_by (AdwComboRow *row, GCallback tell, gboolean is_described)
{
  gpointer described = GINT_TO_POINTER (is_described);
  g_autoptr (GtkExpression) told
      = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, tell, row, NULL);
  g_autofree char *title
      = g_markup_escape_text (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  g_object_set (row, "title", title, "use-markup", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (row), "told-value");
  adw_combo_row_set_expression (row, told);
  adw_combo_row_set_use_subtitle (row, TRUE);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (value_changed), described);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (value_changed), described);
  value_changed (GTK_WIDGET (row), NULL, described);
}

char *
told_value_write (GtkStringObject *value, const char *meaning)
{
  return g_markup_printf_escaped (
      "<span weight='bold' size='large'>%s</span>\n<span alpha='65%%'>%s</span>",
      gtk_string_object_get_string (value), meaning);
}
