/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/reading-order.h"

#define LEFT_TO_RIGHT "\u200e" /* invisible mark */

static gboolean
has_letters (const char *text)
{
  while (text[0] != '\0' && !g_unichar_isalpha (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return text[0] != '\0';
}

char *
reading_order_keep (const char *text)
{
  gboolean is_kept = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL && text[0] != '\0'
                     && !has_letters (text);

  return g_strconcat (is_kept ? LEFT_TO_RIGHT : "", text, NULL);
}

guint
reading_order_key (GtkWidget *widget, guint keyval)
{
  if (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL)
    return keyval;

  switch (keyval)
    {
    case GDK_KEY_Left:
      return GDK_KEY_Right;
    case GDK_KEY_Right:
      return GDK_KEY_Left;
    case GDK_KEY_KP_Left:
      return GDK_KEY_KP_Right;
    case GDK_KEY_KP_Right:
      return GDK_KEY_KP_Left;
    default:
      return keyval;
    }
}
