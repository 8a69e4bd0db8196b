/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/toolkit-gaps.h"

void
forbid_emoji (GtkEditable *editable)
{
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (editable));

  gtk_text_set_input_hints (text, gtk_text_get_input_hints (text) | GTK_INPUT_HINT_NO_EMOJI);
}

/* ---- Keys of a flow box ---------------------------------------------------------------------- */

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
