/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/forbid-emoji.h"

void
forbid_emoji (GtkEditable *editable)
{
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (editable));

  gtk_text_set_input_hints (text, gtk_text_get_input_hints (text) | GTK_INPUT_HINT_NO_EMOJI);
}
