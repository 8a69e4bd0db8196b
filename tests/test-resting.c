/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The matches that were put by, on the start page: the latest, the others, removing one. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/atout-application.h"
#include "app/start/atout-game-tile.h"
#include "app/widgets/atout-remove-button.h"
#include "app/window/atout-window.h"
#include "history-support.h"
#include "view-support.h"
#include "view/table/atout-table.h"

#define RESTING 4

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWindow *window;
} Guest;

static GtkWidget *
focus_of (Guest *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

/* Matches of the kinds 0 … @n-1, the last of them the latest. */
static void
put_by (AtoutHistory *history, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (i, 3);

      atout_history_follow (history, match);
      atout_match_deal (match, NULL);
    }
}

static void
open_window (Guest *self, AtoutApplication *application, guint n)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
  put_by (self->history, n);
  self->window = view_window_new (application, self->history);
}

static void
close_window (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

static gboolean
is_on_tile (gpointer data)
{
  GtkWidget *focus = focus_of (data);

  return focus != NULL && ATOUT_IS_GAME_TILE (focus) && view_mentions (focus, "Continue: ");
}

static gboolean
is_on_bin (gpointer data)
{
  GtkWidget *focus = focus_of (data);

  return focus != NULL && gtk_widget_get_ancestor (focus, ATOUT_TYPE_REMOVE_BUTTON) != NULL
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

static gboolean
is_asked (gpointer data)
{
  GtkWidget *focus = focus_of (data);

  return focus != NULL && GTK_IS_BUTTON (focus)
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), "Keep") == 0;
}

static gboolean
is_on_list (gpointer data)
{
  GtkWidget *focus = focus_of (data);

  return focus != NULL && gtk_widget_get_ancestor (focus, ADW_TYPE_EXPANDER_ROW) != NULL;
}

static gboolean
is_at_table (gpointer data)
{
  Guest *self = data;

  return atout_window_get_session (self->window) != NULL
         && view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE) != NULL;
}

static const char *
played_game (Guest *self)
{
  return atout_course_get_game (ATOUT_COURSE (atout_window_get_session (self->window)))->key;
}

/* From the tile on the keys lead over its bin to the list, which opens, and into it. */
static void
test_list (gconstpointer application)
{
  Guest self;

  open_window (&self, (AtoutApplication *) application, RESTING);
  view_wait (is_on_tile, &self, "the latest match");
  g_assert_true (view_mentions (GTK_WIDGET (self.window), "3 more matches"));
  g_assert_false (view_mentions (GTK_WIDGET (self.window), "Zensern · "));
  view_press_key ("Tab");
  view_wait (is_on_bin, &self, "the button that removes it");
  view_press_key ("Tab");
  view_wait (is_on_list, &self, "the other matches");
  view_press_key ("Return");
  view_wait_for_text (GTK_WIDGET (self.window), "Zensern · ", TRUE);
  view_press_key ("Down");
  view_press_key ("Return");
  view_wait (is_at_table, &self, "the second of them");
  g_assert_cmpstr (played_game (&self), ==, "zensern");
  close_window (&self);
}

/* A match is removed after a question that begins with the answer that does no harm. */
static void
test_remove (gconstpointer application)
{
  Guest self;

  open_window (&self, (AtoutApplication *) application, 2);
  view_wait (is_on_tile, &self, "the latest match");
  view_press_key ("Tab");
  view_wait (is_on_bin, &self, "the button that removes it");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_parent (focus_of (&self))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove Kraken · 4 deals");
  view_press_key ("Return");
  view_wait (is_asked, &self, "the question");
  view_press_key ("Return");
  view_wait (is_on_bin, &self, "the button again");
  g_assert_cmpuint (history_count_resting (self.history), ==, 2);
  view_press_key ("Return");
  view_wait (is_asked, &self, "the question");
  view_press_key ("Tab");
  view_press_key ("Return");
  view_wait (is_on_tile, &self, "the match before");
  g_assert_cmpuint (history_count_resting (self.history), ==, 1);
  g_assert_false (view_mentions (GTK_WIDGET (self.window), "Kraken · "));
  g_assert_false (view_mentions (GTK_WIDGET (self.window), "more match"));
  close_window (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/resting/list", application, test_list);
  g_test_add_data_func ("/resting/remove", application, test_remove);

  return g_test_run ();
}
