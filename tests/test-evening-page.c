/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Club evenings in the window: begun from a group, played, left, and continued. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/compete/atout-compete-page.h"
#include "app/compete/atout-evening-list-page.h"
#include "app/compete/atout-evening-page.h"
#include "app/compete/atout-friend-page.h"
#include "app/history/atout-past-page.h"
#include "support.h"
#include "view-visitor.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

/* Stores an evening of @game at four tables, whose computer players play by lot. */
static gint64
begin (Visitor *self, const char *game, const char *settings)
{
  return history_make_evening (atout_history_get_database (self->history), game_find (game),
                               settings, 4, 1000);
}

static GtkWidget *
open (Visitor *self, gint64 id)
{
  evening_open (ATOUT_HOST (self->window), id);

  return view_wait_for_type (self->root, ATOUT_TYPE_EVENING_PAGE);
}

static guint
count_rows (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_ACTION_ROW);

  return rows->len;
}

/* Presses the button below @root that reads @text. */
static void
press (GtkWidget *root, const char *text)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i]) && view_reads (buttons->pdata[i], text))
      {
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        return;
      }
  g_error ("no button reads “%s”", text);
}

static guint
count_evenings (Visitor *self)
{
  return evening_rows_count (atout_history_get_database (self->history), NULL);
}

static AtoutMatch *
match_of (Visitor *self)
{
  return atout_session_get_match (atout_window_get_session (self->window));
}

/* Plays the user's match to its end by lot. */
static void
play_match (Visitor *self)
{
  history_play_match (match_of (self));
}

/*
 * The page names the tables of the round. The user plays, leaves the table, and goes on with the
 * same match. When all have finished, the page has the list of the round.
 */
static void
test_round (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;
  gint64 id, match;

  visitor_begin (&self, application);
  id = begin (&self, "klaverjas", "");
  visitor_open (&self);
  page = open (&self, id);
  view_wait_for_text (page, "Round 1 of 3", TRUE);
  g_assert_true (view_reads (page, "Round 1"));
  g_assert_true (view_mentions (page, "your turn"));
  g_assert_true (view_mentions (page, "0 of 16"));
  g_assert_false (view_mentions (page, "List After"));
  g_assert_cmpuint (count_rows (page), ==, 1 + 4);
  press (page, "Play Round 1");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE);
  match = atout_history_get_id (self.history, match_of (&self));
  g_assert_cmpint (match, >=, 0);
  g_assert_cmpuint (atout_course_get_log (visitor_course (&self))->planned->len, ==, 16);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  page = open (&self, id);
  press (page, "Go On");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE);
  g_assert_cmpint (atout_history_get_id (self.history, match_of (&self)), ==, match);
  play_match (&self);
  page = open (&self, id);
  view_wait_for_text (page, "The other tables are still playing.", TRUE);
  atout_evenings_work (atout_host_get_evenings (ATOUT_HOST (self.window)));
  view_wait_for_text (page, "List After Round 1", TRUE);
  view_wait_for_text (page, "Play Round 2", TRUE);
  g_assert_true (view_reads (page, "16.") || view_reads (page, "15."));
  g_assert_cmpuint (count_rows (page), ==, 1 + 16 + 4);
  visitor_end (&self);
}

static gboolean
can_go_on (gpointer page)
{
  return view_mentions (page, "Play Round") || view_mentions (page, "The evening is over.");
}

/* Plays round @round at the table, from the button of @page until the evening is seen again. */
static GtkWidget *
play_round (Visitor *self, GtkWidget *page, guint round)
{
  g_autofree char *text = g_strdup_printf ("Play Round %u", round);

  visitor_go_to (self, text);
  view_press_key ("Return");
  view_wait_for_type (self->root, ATOUT_TYPE_TABLE);
  visitor_play_match (self);
  visitor_wait_for_focus (self, "See the Evening");
  view_press_key ("Return");
  page = view_wait_for_type (self->root, ATOUT_TYPE_EVENING_PAGE);
  atout_evenings_work (atout_host_get_evenings (ATOUT_HOST (self->window)));
  view_wait (can_go_on, page, "the other tables");

  return page;
}

static const struct
{
  const char *game;
  const char *settings;
  guint n_rounds;
} whole[] = {
  { "wurzen", "mode=schnapsen", 3 },
  { "zensern", "", 7 },
};

/*
 * A whole evening at the table, from the first card to the last list. Each round has its list, and
 * a knocked out user sees the last one as well.
 */
static void
test_whole (gconstpointer application)
{
  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    {
      Visitor self;
      GtkWidget *page;
      guint round = 1;

      visitor_begin (&self, application);
      begin (&self, whole[i].game, whole[i].settings);
      visitor_open (&self);
      atout_window_set_seed (self.window, 4);
      page = open (&self, 1);
      while (!view_mentions (page, "The evening is over."))
        {
          g_autofree char *title = g_strdup_printf ("List After Round %u", round - 1);

          if (round > 1)
            g_assert_true (view_reads (page, title));
          page = play_round (&self, page, round++);
          g_assert_cmpuint (round, <=, whole[i].n_rounds + 1);
        }
      g_assert_true (view_reads (page, "Final List"));
      g_assert_true (view_reads (page, "1."));
      g_assert_true (
          view_mentions (page, whole[i].n_rounds == 3 ? "knocked out" : "consolation prize"));
      g_assert_cmpuint (count_rows (page), >=, 1 + 8 + 1);
      gtk_widget_activate_action (self.root, "win.evenings", NULL);
      page = view_wait_for_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
      g_assert_true (view_mentions (page, "The evening is over."));
      visitor_end (&self);
    }
}

/* After the user's last match the rest is played, and the list says who won and who is last. */
static void
test_final (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;
  gint64 id;

  visitor_begin (&self, application);
  id = begin (&self, "cego", "players=3");
  visitor_open (&self);
  page = open (&self, id);
  for (guint round = 0; round < 2; round++)
    {
      g_autofree char *text = g_strdup_printf ("Play Round %u", round + 1);

      view_wait_for_text (page, text, TRUE);
      press (page, text);
      view_wait_for_type (self.root, ATOUT_TYPE_TABLE);
      play_match (&self);
      atout_evenings_work (atout_host_get_evenings (ATOUT_HOST (self.window)));
      page = open (&self, id);
    }
  view_wait_for_text (page, "Final List", TRUE);
  g_assert_true (view_mentions (page, "The evening is over."));
  g_assert_true (view_mentions (page, "consolation prize"));
  g_assert_cmpuint (count_rows (page), ==, 1 + 12 + 4);
  g_assert_false (view_mentions (page, "Play Round"));
  visitor_end (&self);
}

/*
 * The evening of the match on the table is deleted: its page says what becomes of the match, which
 * goes on as any other.
 */
static void
test_deleted (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;
  gint64 id;

  visitor_begin (&self, application);
  id = begin (&self, "wurzen", "mode=schnapsen deal=cut");
  visitor_open (&self);
  page = open (&self, id);
  g_assert_true (view_mentions (page, "Delete"));
  press (page, "Play Round 1");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE);
  page = open (&self, id);
  visitor_wait_for_focus (&self, "Go On");
  visitor_go_to (&self, "Delete…");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Keep");
  view_wait_for_text (page, "you can play the open one to its end", TRUE);
  visitor_go_to (&self, "Delete");
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_EVENING_PAGE);
  g_assert_null (atout_evening_page_new (ATOUT_HOST (self.window), id));
  play_match (&self);
  view_wait_for_text (view_wait_for_type (self.root, ATOUT_TYPE_RESULT), "Play Again", TRUE);
  g_assert_false (view_reads (self.root, "See the Evening"));
  visitor_end (&self);
}

/* An evening that is deleted on a page above shows this on its page below. */
static void
test_gone (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;
  gint64 id;

  visitor_begin (&self, application);
  id = begin (&self, "klaverjas", "");
  visitor_open (&self);
  page = open (&self, id);
  gtk_widget_activate_action (self.root, "win.evenings", NULL);
  view_wait_for_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
  atout_evenings_remove (atout_host_get_evenings (ATOUT_HOST (self.window)), id);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_true (view_mentions (page, "This evening was deleted."));
  g_assert_false (view_mentions (page, "Round 1"));
  g_assert_false (view_reads (page, "Delete…"));
  visitor_end (&self);
}

/*
 * The page Compete describes an evening by the last house rules, begins it when the user agrees,
 * and opens it again later.
 */
static void
test_begin (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;

  visitor_start (&self, application);
  atout_host_open (ATOUT_HOST (self.window),
                   ATOUT_PAGE (atout_compete_page_new (ATOUT_HOST (self.window), "klaverjas")));
  page = view_wait_for_type (self.root, ATOUT_TYPE_COMPETE_PAGE);
  view_wait_for_text (page, "8 Tables", TRUE);
  g_assert_false (view_mentions (page, "Round 1 of 3"));
  g_signal_emit_by_name (view_find_row (page, "4 Tables"), "activated");
  page = view_wait_for_type (self.root, ATOUT_TYPE_FRIEND_PAGE);
  g_assert_true (view_mentions (page, "3 rounds of 16 deals at 4 tables"));
  g_assert_true (view_mentions (page, "About 70 minutes."));
  g_assert_cmpuint (count_evenings (&self), ==, 0);
  visitor_wait_for_focus (&self, "Begin");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_EVENING_PAGE);
  g_assert_cmpuint (count_evenings (&self), ==, 1);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_EVENING_PAGE);
  g_assert_null (view_find (self.root, ATOUT_TYPE_FRIEND_PAGE));
  page = view_wait_for_type (self.root, ATOUT_TYPE_COMPETE_PAGE);
  view_wait_for_text (page, "Round 1 of 3", TRUE);
  g_assert_true (view_mentions (page, "Drive of "));
  visitor_end (&self);
}

/* ---- History --------------------------------------------------------------------------------- */

static void
open_past (Visitor *self)
{
  gtk_widget_activate_action (self->root, "win.history", NULL);
  view_wait_for_type (self->root, ATOUT_TYPE_PAST_PAGE);
}

/* The past matches lead to the evenings of all games, each with its last list. */
static void
test_past (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;

  visitor_begin (&self, application);
  visitor_open (&self);
  open_past (&self);
  g_assert_false (view_reads (self.root, "Club Evenings"));
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_PAST_PAGE);
  begin (&self, "cego", "players=3");
  begin (&self, "klaverjas", "");
  open_past (&self);
  view_wait_for_text (self.root, "2 evenings", TRUE);
  gtk_widget_grab_focus (view_find_row (self.root, "Club Evenings"));
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
  visitor_wait_for_focus (&self, "Klaverjassen · Round 1 of 3");
  g_assert_true (view_mentions (page, "Cego · Round 1 of 2"));
  view_press_key ("Return");
  view_wait_for_text (view_wait_for_type (self.root, ATOUT_TYPE_EVENING_PAGE), "Round 1 of 3",
                      TRUE);
  visitor_wait_for_focus (&self, "Play Round 1");
  visitor_go_to (&self, "Delete…");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Keep");
  visitor_go_to (&self, "Delete");
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_EVENING_PAGE);
  view_wait_for_text (page, "Klaverjassen", FALSE);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
  view_wait_for_text (self.root, "1 evening with its lists", TRUE);
  visitor_end (&self);
}

/* Hundreds of evenings are shown by twenties. */
static void
test_many (gconstpointer application)
{
  Visitor self;
  GtkWidget *page;

  visitor_begin (&self, application);
  for (guint i = 0; i < 45; i++)
    begin (&self, "klaverjas", "");
  visitor_open (&self);
  gtk_widget_activate_action (self.root, "win.evenings", NULL);
  page = view_wait_for_type (self.root, ATOUT_TYPE_EVENING_LIST_PAGE);
  for (guint n = 20; n < 45; n += 20)
    {
      g_assert_cmpuint (count_rows (page), ==, n + 1);
      visitor_go_to (&self, "Earlier Evenings");
      view_press_key ("Return");
      visitor_wait_for_focus (&self, "Drive of");
    }
  g_assert_cmpuint (count_rows (page), ==, 45);
  g_assert_false (view_reads (page, "Earlier Evenings"));
  visitor_end (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/evening-page", test_round, test_final, test_whole, test_deleted,
                  test_gone, test_begin, test_past, test_many);

  return g_test_run ();
}
