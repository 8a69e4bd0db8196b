/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Messages that follow one another, however fast they are sent away. */

#include <adwaita.h>

#include "message-toast.h"
#include "view-support.h"

static GtkWidget *overlay;

/* The first of @texts that is seen, or NULL. */
static gboolean
is_read (gpointer text)
{
  return view_reads (overlay, text);
}

static gboolean
is_empty (gpointer data G_GNUC_UNUSED)
{
  return view_find (overlay, GTK_TYPE_LABEL) == NULL;
}

/* The button of the message @text, which may be on its way out beside another one. */
static GtkWidget *
find_close (const char *text)
{
  for (GtkWidget *toast = gtk_widget_get_first_child (overlay); toast != NULL;
       toast = gtk_widget_get_next_sibling (toast))
    if (view_reads (toast, text))
      return view_find (toast, GTK_TYPE_BUTTON);

  g_error ("nobody says '%s'", text);
}

/* As Escape pressed again and again: each is sent away as soon as it comes. */
static void
test_sent_away (void)
{
  static const char *const texts[] = { "One", "Two", "Three", "Four", NULL };
  GtkWidget *window = gtk_window_new ();

  overlay = adw_toast_overlay_new ();
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);
  for (guint i = 0; texts[i] != NULL; i++)
    message_toast_show (ADW_TOAST_OVERLAY (overlay), texts[i]);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      view_wait (is_read, (gpointer) texts[i], texts[i]);
      g_signal_emit_by_name (find_close (texts[i]), "clicked");
    }
  view_wait (is_empty, NULL, "no message");
  message_toast_show (ADW_TOAST_OVERLAY (overlay), "Five");
  view_wait (is_read, "Five", "another message");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The overlay goes while messages wait. */
static void
test_gone (void)
{
  for (guint shown = 0; shown < 2; shown++)
    {
      GtkWidget *window = gtk_window_new ();

      overlay = adw_toast_overlay_new ();
      gtk_window_set_child (GTK_WINDOW (window), overlay);
      gtk_window_present (GTK_WINDOW (window));
      view_wait_for_draw (window);
      message_toast_show (ADW_TOAST_OVERLAY (overlay), "One");
      message_toast_show (ADW_TOAST_OVERLAY (overlay), "Two");
      if (shown == 1)
        g_signal_emit_by_name (find_close ("One"), "clicked");
      gtk_window_destroy (GTK_WINDOW (window));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

int
main (int argc, char **argv)
{
  if (view_application_new (&argc, &argv) == NULL)
    return 0;

  g_test_add_func ("/messages/sent-away", test_sent_away);
  g_test_add_func ("/messages/gone", test_gone);

  return g_test_run ();
}
