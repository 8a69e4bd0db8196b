/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/both-keys.h"

/* Those of the keypad have the same order. */
static guint
twin_of (guint key)
{
  return key <= GDK_KEY_9 ? key - GDK_KEY_0 + GDK_KEY_KP_0 : key - GDK_KEY_Home + GDK_KEY_KP_Home;
}

void
both_keys_bind (GtkWidgetClass *widget_class, guint key, GtkShortcutFunc pressed,
                const char *format, int argument)
{
  gtk_widget_class_add_binding (widget_class, key, 0, pressed, format, argument);
  gtk_widget_class_add_binding (widget_class, twin_of (key), 0, pressed, format, argument);
}
