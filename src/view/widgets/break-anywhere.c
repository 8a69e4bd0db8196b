/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/break-anywhere.h"

void
break_anywhere (GtkLabel *label)
{
  PangoAttrList *list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (label, list);
  pango_attr_list_unref (list);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}
