/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "message-toast.h"

/* Time enough to read two lines and to look where the file is. */
#define MESSAGE_SECONDS 10
#define MESSAGE_CHARS 30 /* what a narrow window has room for */

AdwToast *
message_toast_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  AdwToast *toast = adw_toast_new ("");

  /* a toast's own title would cut off what is long */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MESSAGE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_timeout (toast, MESSAGE_SECONDS);

  return toast;
}
