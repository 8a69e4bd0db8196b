/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Messages that follow one another, however fast they are sent away. */

#include "add-tests.h"
#include "app/widgets/atout-messages.h"
#include "view-support.h"

static GtkWidget *window;
static AtoutMessages *messages;

/* Over a button, which has the focus. */
static void
open_window (void)
{
  GtkWidget *overlay = gtk_overlay_new ();

  window = gtk_window_new ();
  messages = g_object_new (ATOUT_TYPE_MESSAGES, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_button_new_with_label ("Below"));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (messages));
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);
}

static void
assert_read (const char *text)
{
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (messages)));
  g_assert_true (view_reads (GTK_WIDGET (messages), text));
}

static void
send_away (void)
{
  g_signal_emit_by_name (view_find (GTK_WIDGET (messages), GTK_TYPE_BUTTON), "clicked");
}

/* One after the other, however fast they are sent away; the keys go back to where they were. */
static void
test_sent_away (void)
{
  static const char *const texts[] = { "One", "Two", "Three", "Four" };

  open_window ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    atout_messages_show (messages, texts[i]);
  gtk_widget_child_focus (GTK_WIDGET (messages), GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      assert_read (texts[i]);
      send_away ();
    }
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (messages)));
  g_assert_true (view_reads (gtk_window_get_focus (GTK_WINDOW (window)), "Below"));
  atout_messages_show (messages, "Five");
  assert_read ("Five");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is true as long as it lasts stands behind what is said once, and is not said twice. */
static void
test_kept (void)
{
  open_window ();
  atout_messages_keep (messages, "Waits");
  assert_read ("Waits");
  atout_messages_show (messages, "One");
  assert_read ("One");
  send_away ();
  assert_read ("Waits");
  atout_messages_show (messages, "Two");
  atout_messages_keep (messages, NULL);
  assert_read ("Two");
  send_away ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (messages)));
  atout_messages_keep (messages, "Waits");
  send_away ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (messages)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* They lie at the upper edge, where nobody has the cards of the user. */
static void
test_place (void)
{
  graphene_rect_t bounds;

  open_window ();
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  atout_messages_show (messages, "One");
  view_wait_for_draw (window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (messages), window, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, gtk_widget_get_height (window) / 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer n)
{
  ++*(guint *) n;
}

/* A message may have a button, which does what it says once and sends the message away. */
static void
test_offer (void)
{
  static const GActionEntry entries[] = { { .name = "do", .activate = count } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  guint n = 0;

  open_window ();
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, 1, &n);
  gtk_widget_insert_action_group (window, "test", G_ACTION_GROUP (actions));
  atout_messages_offer (messages, "One", "Do", "test.do");
  atout_messages_show (messages, "Two");
  assert_read ("One");
  assert_read ("Do");
  send_away (); /* the first button */
  g_assert_cmpuint (n, ==, 1);
  assert_read ("Two");
  g_assert_false (view_reads (GTK_WIDGET (messages), "Do"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is offered is over: nobody reads of it any more, those beside it stay. */
static void
test_withdrawn (void)
{
  open_window ();
  atout_messages_offer (messages, "One", "Do", "test.do");
  atout_messages_show (messages, "Two");
  atout_messages_offer (messages, "Three", "Do", "test.do");
  atout_messages_show (messages, "Four");
  atout_messages_withdraw (messages, "test.other");
  assert_read ("One");
  atout_messages_withdraw (messages, "test.do");
  assert_read ("Two");
  send_away ();
  assert_read ("Four");
  atout_messages_withdraw (messages, "test.do");
  assert_read ("Four");
  send_away ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The window goes while messages wait. */
static void
test_gone (void)
{
  open_window ();
  atout_messages_show (messages, "One");
  atout_messages_show (messages, "Two");
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char **argv)
{
  if (view_application_new (&argc, &argv) == NULL)
    return 0;

  ADD_TESTS ("/messages", test_sent_away, test_kept, test_place, test_offer, test_withdrawn,
             test_gone);

  return g_test_run ();
}
