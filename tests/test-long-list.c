/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A long list is filled in portions, so that opening it does not block the main loop. */

#include "app/widgets/toolkit-gaps.h"
#include "support.h"
#include "view-support.h"

#define ITEMS 100000
#define PORTION 20
#define MADE 200 /* most rows for which GTK makes widgets */

typedef struct
{
  GtkListView *list;
  guint seen;    /* number of items at the last frame */
  guint largest; /* largest portion until MADE items were shown */
  guint frames;  /* number of frames that added items */
} Growth;

static guint
count_items (const Growth *growth)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (growth->list)));
}

static void
set_up (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, gtk_label_new ("row"));
}

static gboolean
note_growth (GtkWidget *list G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Growth *growth = data;
  guint n = count_items (growth);

  growth->frames += n > growth->seen;
  if (growth->seen < MADE)
    growth->largest = MAX (growth->largest, n - growth->seen);
  growth->seen = n;

  return G_SOURCE_CONTINUE;
}

static gboolean
has_all (gpointer growth)
{
  return count_items (growth) == ITEMS;
}

static GtkStringList *
make_items (void)
{
  g_autofree const char **items = g_new0 (const char *, ITEMS + 1);

  for (guint i = 0; i < ITEMS; i++)
    items[i] = "item";

  return gtk_string_list_new (items);
}

/* Items appear in portions until MADE are shown, then all at once; later items appear at once. */
static void
test_portions (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_list_view_new (NULL, NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkStringList) items = make_items ();
  Growth growth = { .list = GTK_LIST_VIEW (view) };

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  list_view_show_items (growth.list, G_LIST_MODEL (items), factory);
  growth.seen = count_items (&growth);
  g_assert_cmpuint (growth.seen, ==, PORTION);
  gtk_widget_add_tick_callback (view, note_growth, &growth, NULL);
  gtk_window_present (GTK_WINDOW (window));
  view_wait (has_all, &growth, "all items");
  g_assert_cmpuint (growth.largest, <=, PORTION);
  g_assert_cmpuint (growth.frames, <=, MADE / PORTION + 1);
  view_wait_for_draw (window);
  view_wait_for_draw (window);
  gtk_string_list_append (items, "one more");
  g_assert_cmpuint (count_items (&growth), ==, ITEMS + 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_func ("/long-list/portions", test_portions);

  return g_test_run ();
}
