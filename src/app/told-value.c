/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "told-value.h"

void
told_value_by (AdwComboRow *row, GCallback tell)
{
  g_autoptr (GtkExpression) told
      = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, tell, row, NULL);
  g_autofree char *title
      = g_markup_escape_text (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  g_object_set (row, "title", title, "use-markup", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (row), "told-value");
  adw_combo_row_set_expression (row, told);
  adw_combo_row_set_use_subtitle (row, TRUE);
}

char *
told_value_write (GtkStringObject *value, const char *meaning)
{
  return g_markup_printf_escaped (
      "<span weight='bold' size='large'>%s</span>\n<span alpha='65%%'>%s</span>",
      gtk_string_object_get_string (value), meaning);
}
