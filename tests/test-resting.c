/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The matches that were put by, on the start page: the latest, the others, removing one. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/start/atout-game-tile.h"
#include "app/widgets/atout-remove-button.h"
#include "view-visitor.h"
#include "view/table/atout-table.h"

#define RESTING 4

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
open_window (Visitor *self, gconstpointer application, guint n)
{
  visitor_begin (self, application);
  put_by (self->history, n);
  visitor_open (self);
}

static gboolean
is_on_tile (gpointer data)
{
  GtkWidget *focus = visitor_focus (data);

  return focus != NULL && ATOUT_IS_GAME_TILE (focus) && view_mentions (focus, "Continue: ");
}

static gboolean
is_on_bin (gpointer data)
{
  GtkWidget *focus = visitor_focus (data);

  return focus != NULL && gtk_widget_get_ancestor (focus, ATOUT_TYPE_REMOVE_BUTTON) != NULL
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

static gboolean
is_asked (gpointer data)
{
  GtkWidget *focus = visitor_focus (data);

  return focus != NULL && GTK_IS_BUTTON (focus)
         && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), "Keep") == 0;
}

static gboolean
is_on_list (gpointer data)
{
  GtkWidget *focus = visitor_focus (data);

  return focus != NULL && gtk_widget_get_ancestor (focus, ADW_TYPE_EXPANDER_ROW) != NULL;
}

static gboolean
is_at_table (gpointer data)
{
  Visitor *self = data;

  return atout_window_get_session (self->window) != NULL
         && view_find (self->root, ATOUT_TYPE_TABLE) != NULL;
}

static const char *
played_game (Visitor *self)
{
  return atout_course_get_game (ATOUT_COURSE (atout_window_get_session (self->window)))->key;
}

/* When the match was played is no button: without a ground, and with a word for who hears it. */
static void
check_tile (Visitor *self)
{
  GtkWidget *tile = visitor_focus (self);
  g_autofree char *spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (tile),
                                                                GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_autoptr (GPtrArray) labels = view_find_all (tile, GTK_TYPE_LABEL);

  g_assert_nonnull (strstr (spoken, "Last played: today, "));
  g_assert_true (view_mentions (tile, "today, "));
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "badge"))
      {
        GtkBorder padding;

        gtk_style_context_get_padding (gtk_widget_get_style_context (labels->pdata[i]), &padding);
        g_assert_cmpint (padding.left, ==, 0);
      }
}

/* From the tile on the keys lead over its bin to the list, which opens, and into it. */
static void
test_list (gconstpointer application)
{
  Visitor self;

  open_window (&self, application, RESTING);
  view_wait (is_on_tile, &self, "the latest match");
  check_tile (&self);
  g_assert_true (view_mentions (self.root, "3 more matches"));
  g_assert_false (view_mentions (self.root, "Zensern · "));
  view_press_key ("Tab");
  view_wait (is_on_bin, &self, "the button that removes it");
  view_press_key ("Tab");
  view_wait (is_on_list, &self, "the other matches");
  view_press_key ("Return");
  view_wait_for_text (self.root, "Zensern · ", TRUE);
  view_press_key ("Down");
  view_press_key ("Return");
  view_wait (is_at_table, &self, "the second of them");
  g_assert_cmpstr (played_game (&self), ==, "zensern");
  visitor_end (&self);
}

/* A match is removed after a question that begins with the answer that does no harm. */
static void
test_remove (gconstpointer application)
{
  Visitor self;

  open_window (&self, application, 2);
  view_wait (is_on_tile, &self, "the latest match");
  view_press_key ("Tab");
  view_wait (is_on_bin, &self, "the button that removes it");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (gtk_widget_get_parent (visitor_focus (&self))), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Remove Kraken · 4 deals");
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
  g_assert_false (view_mentions (self.root, "Kraken · "));
  g_assert_false (view_mentions (self.root, "more match"));
  visitor_end (&self);
}

#define PLANNED 8

/* Stores a match of kind @row with PLANNED deals, as in a contest. */
static void
put_by_planned (AtoutHistory *history, guint row)
{
  g_autoptr (AtoutMatch) match = history_match_new (row, 3);
  DealNumber numbers[PLANNED];

  for (guint i = 0; i < PLANNED; i++)
    number_from_seed (&numbers[i], 3, i);
  atout_match_plan (match, numbers, PLANNED);
  atout_history_follow (history, match);
  atout_match_deal (match, NULL);
}

/* In every game the tile of a match with a fixed length shows how many deals there are. */
static void
test_length (gconstpointer application)
{
  for (guint row = 0; row < HISTORY_MATCHES; row++)
    {
      Visitor self;

      visitor_begin (&self, application);
      put_by_planned (self.history, row);
      visitor_open (&self);
      view_wait (is_on_tile, &self, "the match");
      g_assert_true (view_mentions (visitor_focus (&self), "Deal 1 of 8, "));
      visitor_end (&self);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/resting/list", application, test_list);
  g_test_add_data_func ("/resting/remove", application, test_remove);
  g_test_add_data_func ("/resting/length", application, test_length);

  return g_test_run ();
}
