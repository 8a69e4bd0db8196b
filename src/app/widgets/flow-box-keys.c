/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/flow-box-keys.h"

/* (the class handler of move-cursor) */
static gboolean
move_cursor (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify)
{
  gboolean moved = TRUE;

  if (gtk_widget_get_width (GTK_WIDGET (box)) > 0)
    g_signal_chain_from_overridden_handler (box, step, count, extend, modify, &moved);

  return moved;
}

void
flow_box_keys_guard (void)
{
  static gboolean is_guarded = FALSE;

  if (is_guarded)
    return;
  is_guarded = TRUE;
  g_type_class_unref (
      g_type_class_ref (GTK_TYPE_FLOW_BOX)); /* its signals are there from then on */
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor));
}
