/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "name-label.h"

void
name_label_fold (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
}
