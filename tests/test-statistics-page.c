/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The page of statistics, read and asked by keys. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/statistics/atout-statistics-page.h"
#include "model/history/history-log.h"
#include "rules/rng.h"
#include "view-visitor.h"
#include "view/plot/atout-plot.h"
#include "view/widgets/focus.h"

static GtkWidget *
page_of (Visitor *self)
{
  return view_find (self->root, ATOUT_TYPE_STATISTICS_PAGE);
}

static gboolean
is_open (gpointer data)
{
  return page_of (data) != NULL;
}

static gboolean
is_left (gpointer data)
{
  return page_of (data) == NULL;
}

/* While the page before fades away nothing on it can have the keys any more. */
static void
check_keys (Visitor *self)
{
  GtkWidget *page = page_of (self);
  GtkWidget *stack = gtk_widget_get_parent (page);

  for (GtkWidget *other = gtk_widget_get_first_child (stack); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    if (other != page)
      g_assert_false (gtk_widget_child_focus (other, GTK_DIR_TAB_FORWARD));
}

/* By the keys of the menu. */
static void
open_page (Visitor *self)
{
  view_press_key ("F10");
  view_wait_for_text (self->root, "Statistics", TRUE);
  view_press_key ("t");
  view_wait (is_open, self, "the page");
  check_keys (self);
}

typedef struct
{
  Visitor *guest;
  const char *text; /* in what has the focus */
} Focus;

static gboolean
is_on (gpointer data)
{
  const Focus *wanted = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (wanted->guest->window));

  return focus != NULL && view_mentions (focus, wanted->text);
}

static gboolean
is_in_page (gpointer data)
{
  return focus_inside (page_of (data)) != NULL;
}

static void
wait_for_focus_on (Visitor *self, const char *text)
{
  Focus wanted = { self, text };

  view_wait (is_on, &wanted, text);
}

/* Presses Tab until what reads @text has the focus; from where the page has put it. */
static void
go_to (Visitor *self, const char *text)
{
  Focus wanted = { self, text };

  view_wait (is_in_page, self, "the focus to come into the page");
  view_wait_for_draw (page_of (self)); /* Tab knows nothing of what has no place yet */
  for (guint i = 0; i < 20 && !is_on (&wanted); i++)
    view_press_key ("Tab");
  g_assert_true (is_on (&wanted));
}

static gboolean
is_in_list (gpointer data)
{
  Visitor *self = data;
  GtkWidget *focus = visitor_focus (self);
  GtkWidget *list = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return list != NULL && gtk_widget_get_mapped (list);
}

/* The list itself has the focus first, and reads the texts of all its items. */
static gboolean
is_on_item (gpointer data)
{
  const Focus *wanted = data;
  GtkWidget *focus = visitor_focus (wanted->guest);

  return is_in_list (wanted->guest) && !GTK_IS_LIST_VIEW (focus)
         && view_reads (focus, wanted->text);
}

static gboolean
is_out_of_list (gpointer data)
{
  return !is_in_list (data);
}

/* Chooses @to, the item below @from, of the drop-down button that has the focus. */
static void
choose (Visitor *self, const char *from, const char *to)
{
  Focus before = { self, from };
  Focus after = { self, to };

  view_point_away (); /* an item under the pointer takes the focus */
  view_press_key ("Return");
  view_wait (is_on_item, &before, from);
  view_press_key ("Down");
  view_wait (is_on_item, &after, to);
  view_press_key ("Return");
  view_wait (is_out_of_list, self, "the list to close");
}

/* Returns true if a figure of the table, which is the mean of the points, has a margin. */
static gboolean
has_margin (Visitor *self)
{
  g_autoptr (GPtrArray) labels = view_find_all (page_of (self), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "numeric")
        && strstr (gtk_label_get_text (labels->pdata[i]), "±") != NULL)
      return TRUE;

  return FALSE;
}

static void
test_empty (gconstpointer application)
{
  Visitor guest;

  visitor_start (&guest, application);
  open_page (&guest);
  view_wait_for_text (page_of (&guest), "Nothing Played Yet", TRUE);
  view_press_key ("Escape");
  view_wait (is_left, &guest, "the page to be left");
  visitor_end (&guest);
}

static void
test_by_keys (gconstpointer application)
{
  Visitor guest;
  Database *database;
  g_autoptr (GPtrArray) plots = NULL;

  visitor_start (&guest, application);
  database = atout_history_get_database (guest.history);
  history_play_deals (database, game_find ("cego"), "", 3);
  database_run (database, NULL, "UPDATE outcome SET ended = 1000", "");
  history_play_deals (database, game_find ("klaverjas"), "", 16);
  history_play_deals (database, game_find ("klaverjas"), "", 8);
  database_run (database, NULL, "UPDATE outcome SET ended = 2000 WHERE game = 'klaverjas'", "");
  history_play_deals (database, game_find ("klaverjas"), "rules=rotterdam first_speaker=dealer", 4);
  database_run (database, NULL, "UPDATE outcome SET ended = 2001 WHERE mode = 'rotterdam'", "");
  history_play_deals (database, game_find ("klaverjas"), "game=three", 4);

  open_page (&guest);
  wait_for_focus_on (&guest, "Klaverjassen for three"); /* which was played last */
  g_assert_true (view_reads (page_of (&guest), "Distribution"));
  g_assert_false (view_reads (page_of (&guest), "Progress")); /* there are too few deals */
  g_assert_false (has_margin (&guest));

  /* what goes by a title of its own is counted apart */
  choose (&guest, "Klaverjassen for three", "Klaverjassen");
  view_wait_for_text (page_of (&guest), "Progress", TRUE);
  g_assert_true (view_reads (page_of (&guest), "Points per deal"));
  g_assert_true (has_margin (&guest));
  g_assert_true (view_reads (page_of (&guest), "With help"));
  g_assert_true (view_reads (page_of (&guest), "Own deals made")); /* in words of the game */
  g_assert_true (view_reads (page_of (&guest), "Others played nat"));
  plots = view_find_all (page_of (&guest), ATOUT_TYPE_PLOT);
  g_assert_cmpuint (plots->len, ==, 2);
  for (guint i = 0; i < plots->len; i++)
    g_assert_true (gtk_test_accessible_has_property (g_ptr_array_index (plots, i),
                                                     GTK_ACCESSIBLE_PROPERTY_LABEL));

  /* other rules, of which there are too few deals for progress */
  go_to (&guest, "All rules");
  choose (&guest, "All rules", "Rotterdams");
  wait_for_focus_on (&guest, "Rotterdams");
  view_wait_for_text (page_of (&guest), "Progress", FALSE);
  g_assert_true (view_reads (page_of (&guest), "Distribution"));

  /* another game, all of which was long ago */
  view_press_key ("shift+Tab");
  wait_for_focus_on (&guest, "Klaverjassen");
  choose (&guest, "Klaverjassen", "Cego");
  wait_for_focus_on (&guest, "Cego");
  view_wait_for_text (page_of (&guest), "Won against a declarer", TRUE);
  view_wait_for_text (page_of (&guest), "Own deals made", FALSE);
  g_assert_true (view_reads (page_of (&guest), "Points per deal"));
  go_to (&guest, "All time");
  choose (&guest, "All time", "The last year");
  wait_for_focus_on (&guest, "The last year");
  view_wait_for_text (page_of (&guest), "No deals of this kind", TRUE);

  view_press_key ("Escape");
  view_wait (is_left, &guest, "the page to be left");
  visitor_end (&guest);
}

/* Counting anew asks first, with the harmless answer before the other. */
static void
test_reset (gconstpointer application)
{
  Visitor guest;

  visitor_start (&guest, application);
  history_play_deals (atout_history_get_database (guest.history), game_find ("wurzen"), "", 5);
  open_page (&guest);
  view_wait_for_text (page_of (&guest), "Points per deal", TRUE);
  go_to (&guest, "Start Afresh");
  view_press_key ("Return");
  wait_for_focus_on (&guest, "Keep Counting");
  view_press_key ("Return");
  wait_for_focus_on (&guest, "Start Afresh…");
  g_assert_true (view_reads (page_of (&guest), "Points per deal"));

  view_press_key ("Return");
  wait_for_focus_on (&guest, "Keep Counting");
  view_press_key ("Tab");
  view_press_key ("Return");
  view_wait_for_text (page_of (&guest), "Nothing Played Yet", TRUE);
  visitor_end (&guest);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/statistics-page", test_empty, test_by_keys, test_reset);

  return g_test_run ();
}
