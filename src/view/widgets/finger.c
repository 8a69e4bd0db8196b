/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/finger.h"

static gboolean
is_near (double at, int size)
{
  double beside = MAX (FINGER_SIZE - size, 0) / 2.0;

  return at >= -beside && at <= size + beside;
}

gboolean
finger_contains (GtkWidget *widget, double x, double y)
{
  return is_near (x, gtk_widget_get_width (widget)) && is_near (y, gtk_widget_get_height (widget));
}
