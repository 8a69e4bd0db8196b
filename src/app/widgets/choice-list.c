/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/choice-list.h"

#include "app/widgets/atout-pixel-clamp.h"
#include "view/widgets/spoken-names.h"

#define RESOURCE RESOURCE_BASE "/app/widgets/choice-list.ui"

void
choice_list_set (AdwComboRow *row)
{
  static GtkListItemFactory *factory; /* that of all rows */

  g_type_ensure (ATOUT_TYPE_PIXEL_CLAMP);
  if (factory == NULL)
    factory = gtk_builder_list_item_factory_new_from_resource (NULL, RESOURCE);
  adw_combo_row_set_list_factory (row, factory);
  gtk_widget_set_receives_default (GTK_WIDGET (row), TRUE); /* Return opens the list */
  spoken_name_choices (GTK_WIDGET (row));
}
