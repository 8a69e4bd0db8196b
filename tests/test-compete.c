/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Comparisons with the house, by keys: the page of a form, its contests and the result. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/compete/atout-compete-page.h"
#include "app/compete/atout-contest-page.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/match/last-rules.h"
#include "app/start/atout-game-tile.h"
#include "app/table/atout-table-page.h"
#include "app/widgets/atout-messages.h"
#include "model/competing/day.h"
#include "model/competing/friend-text.h"
#include "support.h"
#include "view-visitor.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

#define FORM "schnapsen"
#define DEALS 4

/* ---- Ways ------------------------------------------------------------------------------------ */

/* Opens the Compete page of FORM from its tile. */
static GtkWidget *
open_page (Visitor *self)
{
  g_autoptr (GPtrArray) tiles = NULL;
  GtkWidget *corner = NULL;

  view_wait_for_type (self->root, ATOUT_TYPE_GAME_TILE);
  tiles = view_find_all (self->root, ATOUT_TYPE_GAME_TILE);
  for (guint i = 0; i < tiles->len; i++)
    if (g_str_equal (atout_game_tile_get_key (tiles->pdata[i]), FORM))
      corner = gtk_widget_get_next_sibling (tiles->pdata[i]);
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (gtk_widget_get_first_child (corner)));
  view_press_key ("Return");

  return view_wait_for_type (self->root, ATOUT_TYPE_COMPETE_PAGE);
}

/* Leaves the table for the start page, and opens the Compete page. */
static GtkWidget *
leave_table (Visitor *self)
{
  gtk_widget_activate_action (self->root, "win.back", NULL);
  view_wait_without_type (self->root, ATOUT_TYPE_TABLE_PAGE);

  return open_page (self);
}

/* As if the house had played all deals of all contests, with results from 0 to 14. */
static void
let_house_play (Visitor *self)
{
  Database *database = atout_history_get_database (self->history);

  for (guint member = 0; member < FIELD_MEMBERS; member++)
    g_assert_true (database_run (database, NULL,
                                 "INSERT OR REPLACE INTO contest_house SELECT contest, number, ?1,"
                                 " ?1 FROM contest_deal WHERE own IS NOT NULL",
                                 "i", (gint64) member));
}

static guint
count_rows (Visitor *self, const char *sql)
{
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query
      = database_query (atout_history_get_database (self->history), &error, sql, "");
  guint n;

  g_assert_no_error (error);
  g_assert_true (database_next (atout_history_get_database (self->history), query, &error));
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

/* ---- Same cards ------------------------------------------------------------------------------ */

/* A contest of four deals, from the tile to its comparison, by keys. */
static void
test_same_cards (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_start (&self, application);
  page = open_page (&self);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Compete");
  g_assert_false (view_reads (page, "Played"));
  visitor_wait_for_focus (&self, "Not played yet.");
  visitor_go_to (&self, "4 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  visitor_play_match (&self);
  g_assert_cmpuint (match_log_n_over (atout_course_get_log (visitor_course (&self))), ==, DEALS);
  g_assert_cmpuint (count_rows (&self, "SELECT count (own) FROM contest_deal"), ==, DEALS);
  g_assert_false (view_reads (self.root, "Play Again"));
  let_house_play (&self);
  visitor_wait_for_focus (&self, "See the Comparison");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  g_assert_true (view_reads (page, "Same cards"));
  g_assert_true (view_mentions (page, "a deal against the house"));
  g_assert_true (view_mentions (page, "house average +7.0 · between 0 and +14"));
  g_assert_true (view_mentions (page, "Per deal, the cards brought you"));
  visitor_go_to (&self, "Deal 3");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Deal 3");
  gtk_widget_activate_action (self.root, "win.back", NULL);
  page = leave_table (&self);
  g_assert_true (view_reads (page, "Same cards"));
  g_assert_false (view_mentions (page, "of 4 deals played"));
  visitor_end (&self);
}

/* Deals that are not over have no comparison, and the match goes on from the contest's page. */
static void
test_unfinished (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_start (&self, application);
  open_page (&self);
  visitor_go_to (&self, "8 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  visitor_play_deal (&self);
  visitor_wait_for_focus (&self, "Next Deal");
  page = leave_table (&self);
  view_wait_for_text (page, "1 of 8 deals played", TRUE);
  visitor_go_to (&self, "Same cards");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  g_assert_true (view_reads (page, "1 of 8 deals played"));
  g_assert_true (view_reads (page, "not played yet"));
  visitor_wait_for_focus (&self, "Go On");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  g_assert_cmpuint (match_log_n_over (atout_course_get_log (visitor_course (&self))), ==, 1);
  visitor_end (&self);
}

/* A contest goes on although newer matches have taken its place on the start page. */
static void
test_older (gconstpointer application)
{
  Visitor self = { 0 };

  visitor_start (&self, application);
  open_page (&self);
  visitor_go_to (&self, "4 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  visitor_play_deal (&self);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  history_run_sql (self.place.path, "UPDATE match SET touched = 1");
  for (guint i = 0; i < 4 * HISTORY_MATCHES; i++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (i % HISTORY_MATCHES, i);

      atout_history_follow (self.history, match);
      g_assert_true (atout_match_deal (match, NULL));
    }
  open_page (&self);
  visitor_go_to (&self, "Same cards");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  visitor_wait_for_focus (&self, "Go On");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  g_assert_cmpuint (match_log_n_over (atout_course_get_log (visitor_course (&self))), ==, 1);
  visitor_end (&self);
}

/* The end of a deal is final: the result counts, and nothing in the deal can be taken back. */
static void
test_undone (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_start (&self, application);
  open_page (&self);
  visitor_go_to (&self, "8 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  visitor_play_deal (&self);
  let_house_play (&self);
  visitor_wait_for_focus (&self, "Next Deal");
  view_press_key ("ctrl+z");
  page = leave_table (&self);
  view_wait_for_text (page, "1 of 8 deals played", TRUE);
  visitor_end (&self);
}

/* Asserts that the header bar names the contest on the table. */
static void
check_title (Visitor *self, const char *text)
{
  AtoutPage *page = ATOUT_PAGE (view_find (self->root, ATOUT_TYPE_TABLE_PAGE));

  g_assert_nonnull (strstr (atout_page_get_subtitle (page), text));
}

/* Presses the focused button, and asserts that its question tells what the contest loses. */
static void
check_question (Visitor *self)
{
  view_press_key ("Return");
  visitor_wait_for_focus (self, "Keep");
  g_assert_true (view_mentions (self->root, "It belongs to “Same cards”, which would be given up"));
  view_press_key ("Escape");
  view_wait_for_text (self->root, "Keep", FALSE);
}

/*
 * A contest is named at the table, on the start page and among past matches. The user is warned
 * before its match is removed, and then its page says that it was given up.
 */
static void
test_given_up (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_start (&self, application);
  open_page (&self);
  visitor_go_to (&self, "4 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  check_title (&self, "Same cards");
  visitor_play_deal (&self);
  visitor_wait_for_focus (&self, "Next Deal");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Next Deal"); /* as the list of keys says */
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_for_text (self.root, "Continue: Schnapsen · Same cards", TRUE);
  gtk_widget_activate_action (self.root, "win.history", NULL);
  page = view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE);
  view_wait_for_text (page, "Schnapsen · Same cards", TRUE);
  visitor_wait_for_focus (&self, "Schnapsen · Same cards");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_PAST_MATCH_PAGE);
  g_assert_true (view_mentions (page, "Same cards"));
  visitor_go_to (&self, "Delete");
  check_question (&self);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  visitor_go_to (&self, "Delete");
  check_question (&self);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  visitor_go_to (&self, "Continue: Schnapsen");
  view_press_key ("Tab");
  check_question (&self);
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Keep");
  visitor_go_to (&self, "Remove");
  view_press_key ("Return");
  view_wait_for_text (self.root, "Continue: Schnapsen", FALSE);
  page = open_page (&self);
  view_wait_for_text (page, "Given up after 1 of 4 deals", TRUE);
  visitor_go_to (&self, "Same cards");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  g_assert_true (view_mentions (page, "Given up after 1 of 4 deals: the match was deleted"));
  g_assert_true (view_reads (page, "not played"));
  g_assert_true (view_mentions (page, "the house has not finished it"));
  g_assert_false (view_mentions (page, "are done"));
  visitor_end (&self);
}

/* ---- The deals of a day ---------------------------------------------------------------------- */

/* The first play of a day counts, and goes on where it was left; later plays are marked. */
static void
test_day (gconstpointer application)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  Visitor self = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GPtrArray) contests = NULL;
  GtkWidget *page;

  visitor_start (&self, application);
  page = open_page (&self);
  g_assert_true (view_mentions (page, "The cards are made from the date"));
  g_assert_true (view_mentions (page, "8 deals, the same for everybody who plays on this day"));
  visitor_wait_for_focus (&self, "Not played yet.");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  visitor_play_deal (&self);
  visitor_wait_for_focus (&self, "Next Deal");
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_RESULT);
  visitor_wait_for_turn (&self);
  before = atout_course_to_record (visitor_course (&self));
  page = leave_table (&self);
  visitor_wait_for_focus (&self, "Go On");
  g_assert_true (view_reads (page, "1 of 8 deals played"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  after = atout_course_to_record (visitor_course (&self));
  g_assert_cmpstr (after, ==, before);
  visitor_play_match (&self);
  let_house_play (&self);
  page = leave_table (&self);
  visitor_wait_for_focus (&self, "Play Again");
  g_assert_true (view_mentions (page, "a deal against the house"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  page = leave_table (&self);
  view_wait_for_text (page, "8 deals · again", TRUE);
  g_assert_true (view_mentions (page, "a deal against the house")); /* of the first play */
  visitor_wait_for_focus (&self, "You are playing these deals again");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_for_text (self.root, "· again", TRUE); /* on the tile that continues the match */
  contests
      = contest_rows_list (atout_history_get_database (self.history), FORM, 0, G_MAXUINT, NULL);
  g_assert_cmpuint (contests->len, ==, 2);
  g_assert_true (((ContestRow *) contests->pdata[0])->is_again);
  g_assert_cmpstr (((ContestRow *) contests->pdata[1])->day, ==, today);
  visitor_end (&self);
}

static gboolean
has_calendar (gpointer root)
{
  return view_find (root, GTK_TYPE_CALENDAR) != NULL;
}

/* Chooses the day @days after today in the calendar. */
static void
choose_day (Visitor *self, int days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) day = g_date_time_add_days (now, days);

  visitor_go_to (self, "Another Day");
  view_press_key ("Return");
  view_wait (has_calendar, self->root, "the calendar");
  gtk_calendar_select_day (GTK_CALENDAR (view_find (self->root, GTK_TYPE_CALENDAR)), day);
  view_press_key ("Escape");
  view_wait_without_type (self->root, GTK_TYPE_CALENDAR);
}

/* An earlier day can be played, under the user's name; a later one cannot be chosen. */
static void
test_other_days (gconstpointer application)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) past = g_date_time_add_days (now, -40);
  g_autofree char *day = g_date_time_format (past, "%Y-%m-%d");
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GPtrArray) contests = NULL;
  Visitor self = { 0 };
  GtkWidget *page;

  g_settings_set_string (settings, "player-name", "Ada");
  visitor_start (&self, application);
  page = open_page (&self);
  choose_day (&self, 1);
  g_assert_true (view_mentions (page, "Today, "));
  choose_day (&self, -40);
  view_wait_for_text (page, "Today, ", FALSE);
  gtk_widget_child_focus (page, GTK_DIR_TAB_BACKWARD);
  visitor_go_to (&self, "Not played yet.");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  contests
      = contest_rows_list (atout_history_get_database (self.history), FORM, 0, G_MAXUINT, NULL);
  g_assert_cmpuint (contests->len, ==, 1);
  g_assert_cmpstr (((ContestRow *) contests->pdata[0])->day, ==, day);
  g_assert_cmpstr (atout_course_get_log (visitor_course (&self))->player[0].name, ==, "Ada");
  g_settings_reset (settings, "player-name");
  visitor_end (&self);
}

/* ---- Rules of the command line --------------------------------------------------------------- */

/* A day by other rules has other cards, and leaves alone the rules that the user chose last. */
static void
test_other_rules (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GPtrArray) contests = NULL;
  const Game *game = game_find ("wurzen");
  const Options own = support_options (game, "mode=schnapsen deal=cut closed_value=dark");
  const Options given = support_options (game, "mode=schnapsen deal=cut sharp=yes");
  Visitor self = { 0 };
  Options options;
  GameForm form;
  GDate day;

  game_find_form (FORM, &form);
  last_rules_set (settings, game, &own);
  g_assert_true (day_parse ("2026-01-02", &day));
  visitor_start (&self, application);
  atout_window_compete (self.window, FORM, &given, &day);
  view_wait_for_type (self.root, ATOUT_TYPE_COMPETE_PAGE);
  visitor_go_to (&self, "Not played yet.");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  contests
      = contest_rows_list (atout_history_get_database (self.history), FORM, 0, G_MAXUINT, NULL);
  g_assert_cmpuint (contests->len, ==, 1);
  g_assert_cmpstr (((ContestRow *) contests->pdata[0])->day, ==, "2026-01-02");
  options = *atout_course_get_options (visitor_course (&self));
  g_assert_cmpmem (&options, sizeof options, &given, sizeof given);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  options = last_rules_recall (settings, game, &form);
  g_assert_cmpmem (&options, sizeof options, &own, sizeof own);
  open_page (&self);
  visitor_go_to (&self, "4 Deals");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  options = *atout_course_get_options (visitor_course (&self));
  g_assert_cmpmem (&options, sizeof options, &own, sizeof own);
  visitor_end (&self);
  last_rules_forget (settings, &form);
}

/* ---- What was played ------------------------------------------------------------------------- */

static guint
count_contests (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += view_reads (rows->pdata[i], "Same cards") ? 1 : 0;

  return n;
}

/* Contests are shown by twenties; a deleted one is gone, and all others stay. */
static void
test_played (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  history_make_contests (atout_history_get_database (self.history), game_find ("wurzen"),
                         "mode=schnapsen", 45, DEALS);
  visitor_open (&self);
  page = open_page (&self);
  g_assert_cmpuint (count_contests (page), ==, 20);
  visitor_go_to (&self, "Show More");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Same cards");
  g_assert_cmpuint (count_contests (page), ==, 40);
  visitor_go_to (&self, "Show More");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Same cards");
  g_assert_cmpuint (count_contests (page), ==, 45);
  g_assert_false (view_reads (page, "Show More"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  visitor_go_to (&self, "Delete…");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Keep");
  visitor_go_to (&self, "Delete");
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  g_assert_cmpuint (count_contests (page), ==, 44);
  g_assert_cmpuint (count_rows (&self, "SELECT count (*) FROM contest"), ==, 44);
  visitor_end (&self);
}

/* ---- Rating ---------------------------------------------------------------------------------- */

/* From 100 comparable deals on, the user can ask how well they play; no rating is shown unasked. */
static void
test_rating (gconstpointer application)
{
  Visitor self = { 0 };
  Database *database;
  GtkWidget *page;

  visitor_begin (&self, application);
  database = atout_history_get_database (self.history);
  history_make_contests (database, game_find ("wurzen"), "mode=schnapsen", 33, 3);
  visitor_open (&self);
  page = open_page (&self);
  g_assert_false (view_mentions (page, "How Do I Play?"));
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_COMPETE_PAGE);
  history_make_contests (database, game_find ("wurzen"), "mode=schnapsen", 1, 1);
  page = open_page (&self);
  g_assert_false (view_mentions (page, "Over 100 deals"));
  visitor_go_to (&self, "How Do I Play?");
  view_press_key ("Return");
  view_wait_for_text (page, "Over 100 deals you play", TRUE);
  visitor_wait_for_focus (&self, "How Do I Play?");
  visitor_end (&self);
}

/* ---- Messages -------------------------------------------------------------------------------- */

/* Returns the messages of the window, which shows one. */
static GtkWidget *
say (Visitor *self)
{
  atout_host_say (ATOUT_HOST (self->window),
                  "A message that is so long that it needs two lines in a small window.");
  view_wait_for_draw (self->root);

  return view_find (self->root, ATOUT_TYPE_MESSAGES);
}

/* Returns how many pixels of @page are below @message, from the upper edge of @page. */
static float
covered (GtkWidget *message, GtkWidget *page)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (message, page, &place));

  return place.origin.y + place.size.height;
}

/* In a small window a message covers no heading; a table keeps its size below the message. */
static void
test_message (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *message;
  GtkWidget *page;
  int height;

  visitor_start (&self, application);
  view_resize (self.root, 360, 640);
  page = open_page (&self);
  view_wait_for_draw (self.root);
  height = gtk_widget_get_height (page);
  message = say (&self);
  g_assert_cmpfloat (covered (message, page), <=, 0);
  g_assert_cmpint (gtk_widget_get_height (page), <, height);
  visitor_go_to (&self, "Not played yet.");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  view_wait_for_draw (self.root);
  g_assert_cmpfloat (covered (message, page), >, 0);
  g_assert_cmpint (gtk_widget_get_height (page), ==, height);
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_TABLE_PAGE);
  g_signal_emit_by_name (view_find (message, GTK_TYPE_BUTTON), "clicked");
  view_wait_for_draw (self.root);
  page = open_page (&self);
  view_wait_for_draw (self.root);
  g_assert_cmpint (gtk_widget_get_height (page), ==, height);
  visitor_end (&self);
}

/* ---- Clipboard ------------------------------------------------------------------------------- */

/* The result is copied as text; the button that does it has a name. */
static void
test_copy (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  visitor_begin (&self, application);
  history_make_contests (atout_history_get_database (self.history), game_find ("wurzen"),
                         "mode=schnapsen", 1, DEALS);
  visitor_open (&self);
  open_page (&self);
  visitor_go_to (&self, "Same cards");
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_CONTEST_PAGE);
  visitor_go_to (&self, "Deal 4");
  view_press_key ("Tab");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (visitor_focus (&self)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Copy Result");
  view_press_key ("Return");
  view_wait_for_text (self.root, "The result was copied.", TRUE);
  text = view_read_clipboard (self.root);
  lines = g_strsplit (text, "\n", -1);
  g_assert_true (g_str_has_prefix (lines[0], "Schnapsen"));
  g_assert_true (view_reads (page, lines[1]));
  view_press_key ("Tab");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (visitor_focus (&self)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Send These Cards…");
  visitor_end (&self);
}

/* Cards that were sent are pasted, and offered; other text is refused with a sentence. */
static void
test_paste (gconstpointer application)
{
  const Options options = support_options (game_find ("wurzen"), "mode=schnapsen");
  g_autoptr (MatchLog) log = match_log_new (game_find ("wurzen"), &options);
  g_autofree char *line = NULL;
  DealNumber numbers[2];
  Visitor self = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    number_from_seed (&numbers[i], 9, i);
  match_log_set_player (log, 0, PLAYER_HUMAN, "Ada");
  match_log_set_player (log, 1, PLAYER_COMPUTER, "club Bert");
  match_log_plan (log, numbers, G_N_ELEMENTS (numbers));
  line = friend_text_write (log);
  visitor_start (&self, application);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (self.root), "Only a greeting.");
  open_page (&self);
  visitor_go_to (&self, "Paste Cards");
  view_press_key ("Return");
  view_wait_for_text (self.root, "This text has no cards", TRUE);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (self.root), line);
  view_press_key ("Return");
  view_wait_for_text (self.root, "Play these 2 deals of Schnapsen", TRUE);
  visitor_end (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  if (application == NULL)
    return 0;
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  ADD_TESTS_WITH (application, "/compete", test_same_cards, test_unfinished, test_older,
                  test_given_up, test_undone, test_day, test_other_days, test_other_rules,
                  test_played, test_rating, test_message, test_copy, test_paste);

  return g_test_run ();
}
