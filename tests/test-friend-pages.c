/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards for a friend in the window: offered, played, sent, compared; and a deal beside the table of
 * a house player.
 */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/compete/atout-friend-page.h"
#include "app/compete/atout-side-bar.h"
#include "app/compete/friend-open.h"
#include "app/compete/side-by-side.h"
#include "model/competing/friend-cards.h"
#include "model/competing/friend-text.h"
#include "model/history/history-copy.h"
#include "rules/record.h"
#include "support.h"
#include "view-visitor.h"
#include "view/table/atout-table.h"

#define N_DEALS 2

/* Returns a match of N_DEALS planned deals of Schnapsen, of which @n_deals are played. */
static MatchLog *
play (guint n_deals, guint64 seed, const char *name)
{
  const Game *game = game_find ("wurzen");
  Options options = support_options (game, "mode=schnapsen");
  MatchLog *log = match_log_new (game, &options);
  DealNumber numbers[N_DEALS];
  Rng rng = rng_new (seed, 1);

  for (guint i = 0; i < N_DEALS; i++)
    number_from_seed (&numbers[i], 3, i);
  match_log_set_player (log, 0, PLAYER_HUMAN, name);
  match_log_set_player (log, 1, PLAYER_COMPUTER, "simple Bert");
  match_log_plan (log, numbers, N_DEALS);
  for (guint i = 0; i < n_deals; i++)
    {
      match_log_deal (log, match_log_next_number (log), NULL);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, &rng), log->deal.turn == 0);
    }

  return log;
}

/* Stores @log as the user's match in a contest; returns the id of the contest. */
static gint64
keep_contest (Visitor *self, const MatchLog *log)
{
  Database *database = atout_history_get_database (self->history);
  const ContestStart start = { .kind = CONTEST_SAME,
                               .game = log->game,
                               .options = &log->options,
                               .began = 1000,
                               .numbers = (const DealNumber *) (void *) log->planned->data,
                               .n_deals = N_DEALS };
  g_autoptr (GError) error = NULL;
  gint64 match = history_copy_log (database, log, "test", &error);
  gint64 id = -1;

  g_assert_no_error (error);
  contest_rows_begin (database, &start, &id, &error);
  contest_rows_join (database, id, match, &error);
  for (guint i = 0; i < log->deals->len; i++)
    {
      FieldPlace place = field_place (log, i, 0);

      contest_rows_keep_own (database, id, &place, &error);
    }
  g_assert_no_error (error);

  return id;
}

static GtkWidget *
find (Visitor *self, GType type)
{
  return view_wait_for_type (self->root, type);
}

/* Presses the button below @root that reads @label. */
static void
press (GtkWidget *root, const char *label)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      {
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        return;
      }
  g_assert_not_reached ();
}

static gboolean
has_table (gpointer data)
{
  Visitor *self = data;

  return view_find (self->root, ATOUT_TYPE_FRIEND_PAGE) == NULL
         && view_find (self->root, ATOUT_TYPE_TABLE) != NULL;
}

/* Returns the contests in the database. */
static GPtrArray *
list_contests (Visitor *self)
{
  return contest_rows_list (atout_history_get_database (self->history), NULL, 0, G_MAXUINT, NULL);
}

static AtoutMatch *
match_on_table (Visitor *self)
{
  return atout_session_get_match (atout_window_get_session (self->window));
}

/* ---- Cards from a friend --------------------------------------------------------------------- */

/* Plays the cards on the page that asks, and checks match and contest. */
static void
check_played (Visitor *self, const MatchLog *cards)
{
  g_autoptr (GPtrArray) none = list_contests (self);
  g_autoptr (GPtrArray) contests = NULL;
  const MatchLog *log;

  g_assert_cmpuint (none->len, ==, 0); /* it only asks */
  press (find (self, ATOUT_TYPE_FRIEND_PAGE), "Play");
  view_wait (has_table, self, "the table");
  log = atout_course_get_log (visitor_course (self));
  g_assert_cmpuint (log->planned->len, ==, N_DEALS);
  g_assert_cmpstr (match_log_get_deal (log, 0)->number.hex, ==,
                   g_array_index (cards->planned, DealNumber, 0).hex);
  g_assert_cmpint (log->player[0].kind, ==, PLAYER_HUMAN);
  g_assert_cmpstr (log->player[1].name, ==, "simple Bert");
  contests = list_contests (self);
  g_assert_cmpuint (contests->len, ==, 1);
  g_assert_cmpint (((ContestRow *) contests->pdata[0])->kind, ==, CONTEST_FRIEND);
}

static void
test_file (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (0, 0, "Ada");
  g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);

  visitor_start (&self, application);
  visitor_open_log (&self, cards);
  view_wait_for_text (self.root, "Play these 2 deals of Schnapsen", TRUE);
  g_assert_true (view_mentions (self.root, "Bert"));
  check_played (&self, cards);
  visitor_end (&self);
}

static void
test_text (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (0, 0, "Ada");
  g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);
  g_autofree char *line = friend_text_write (cards);
  g_autofree char *half = g_strndup (line, strlen (line) - 1);

  visitor_start (&self, application);
  friend_open_text (ATOUT_HOST (self.window), half);
  view_wait_for_text (self.root, "The line with the cards is damaged", TRUE);
  g_assert_null (view_find (self.root, ATOUT_TYPE_FRIEND_PAGE));
  friend_open_text (ATOUT_HOST (self.window), line);
  view_wait_for_text (self.root, "Play these 2 deals of Schnapsen", TRUE);
  check_played (&self, cards);
  visitor_end (&self);
}

/* Cards that were begun are not played twice: the offer goes on with the first match. */
static void
test_begun (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (0, 0, "Ada");
  g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);
  g_autofree char *line = friend_text_write (cards);
  g_autofree char *other = NULL;
  gint64 match;

  visitor_start (&self, application);
  friend_open_text (ATOUT_HOST (self.window), line);
  check_played (&self, cards);
  match = atout_history_get_id (self.history, match_on_table (&self));
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_TABLE);
  match_log_set_player (cards, 1, PLAYER_COMPUTER, "club Bert");
  other = friend_text_write (cards);
  friend_open_text (ATOUT_HOST (self.window), other);
  view_wait_for_text (find (&self, ATOUT_TYPE_FRIEND_PAGE), "played these cards before", TRUE);
  g_assert_false (view_reads (self.root, "Go On"));
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait_without_type (self.root, ATOUT_TYPE_FRIEND_PAGE);
  friend_open_text (ATOUT_HOST (self.window), line);
  view_wait_for_text (self.root, "You go on at the card where you left off.", TRUE);
  press (find (&self, ATOUT_TYPE_FRIEND_PAGE), "Go On");
  view_wait (has_table, &self, "the table");
  g_assert_cmpint (atout_history_get_id (self.history, match_on_table (&self)), ==, match);
  visitor_end (&self);
}

/* ---- Cards for a friend ---------------------------------------------------------------------- */

static void
test_send (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (N_DEALS, 1, "Ada");
  g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);
  g_autofree char *wanted = friend_text_write (cards);
  g_autofree char *got = NULL;
  GtkWidget *page;

  visitor_start (&self, application);
  friend_send (ATOUT_HOST (self.window), keep_contest (&self, log));
  page = find (&self, ATOUT_TYPE_FRIEND_PAGE);
  view_wait_for_text (page, "Send the cards of these 2 deals", TRUE);
  press (page, "Copy as Text");
  view_wait_for_text (self.root, "The cards were copied.", TRUE);
  got = view_read_clipboard (page);
  g_assert_cmpstr (got, ==, wanted);
  visitor_end (&self);
}

/* ---- Side by side ---------------------------------------------------------------------------- */

static void
test_back (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) own = play (N_DEALS, 1, "");
  g_autoptr (MatchLog) other = play (N_DEALS, 2, "Ada");
  GtkWidget *row;

  visitor_start (&self, application);
  keep_contest (&self, own);
  visitor_open_log (&self, other);
  find (&self, ATOUT_TYPE_FRIEND_PAGE);
  view_wait_for_text (self.root, " · Ada ", TRUE);
  view_wait_for_text (self.root, "Deal 2 · You ", TRUE);
  row = view_find (find (&self, ATOUT_TYPE_FRIEND_PAGE), ADW_TYPE_ACTION_ROW);
  g_signal_emit_by_name (row, "activated");
  find (&self, ATOUT_TYPE_SIDE_BAR);
  view_wait_for_text (self.root, "Side by side", TRUE);
  visitor_end (&self);
}

/* A match with other players is not compared, and the user reads why. */
static void
test_refused (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) own = play (N_DEALS, 1, "");
  g_autoptr (MatchLog) other = play (N_DEALS, 2, "Ada");

  visitor_start (&self, application);
  keep_contest (&self, own);
  match_log_set_player (other, 1, PLAYER_COMPUTER, "master Bert");
  visitor_open_log (&self, other);
  view_wait_for_text (self.root, "played with other players", TRUE);
  g_assert_null (view_find (self.root, ATOUT_TYPE_FRIEND_PAGE));
  visitor_end (&self);
}

/* A planned match that belongs to no contest here is looked at like every record. */
static void
test_unknown (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) other = play (N_DEALS, 2, "Ada");

  visitor_start (&self, application);
  visitor_open_log (&self, other);
  find (&self, ATOUT_TYPE_REPLAY_PAGE);
  g_assert_null (view_find (self.root, ATOUT_TYPE_SIDE_BAR));
  visitor_end (&self);
}

static gboolean
has_result (gpointer data)
{
  return view_mentions (((Visitor *) data)->root, " · house player ");
}

/* Returns the record of the play on @page. */
static char *
record_shown (GtkWidget *page)
{
  AtoutReplay *replay = atout_replay_page_get_replay (ATOUT_REPLAY_PAGE (page));

  return record_of_log (atout_course_get_log (ATOUT_COURSE (replay)));
}

/* The page starts with the user's play, switches to the house's and back, and to another player. */
static void
test_house (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) own = play (N_DEALS, 1, "");
  g_autofree char *first = NULL;
  g_autofree char *house = NULL;
  g_autofree char *again = NULL;
  GtkWidget *page;
  GtkWidget *choice;

  visitor_start (&self, application);
  side_by_side_open (ATOUT_HOST (self.window), keep_contest (&self, own), 0);
  page = find (&self, ATOUT_TYPE_REPLAY_PAGE);
  first = record_shown (page);
  view_wait (has_result, &self, "the play of the house");
  gtk_widget_activate_action (page, "replay.other-line", NULL);
  house = record_shown (page);
  g_assert_cmpstr (house, !=, first);
  gtk_widget_activate_action (page, "replay.other-line", NULL);
  again = record_shown (page);
  g_assert_cmpstr (again, ==, first);
  choice = view_find (view_find (page, ATOUT_TYPE_SIDE_BAR), GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice))), ==,
                    FIELD_MEMBERS);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 0);
  g_assert_false (has_result (&self)); /* until it has played */
  view_wait (has_result, &self, "the play of another house player");
  visitor_end (&self);
}

/* As if the house had played all deals of contest @id, with results of three digits. */
static void
let_house_play (Visitor *self, gint64 id)
{
  for (gint64 member = 0; member < FIELD_MEMBERS; member++)
    g_assert_true (database_run (atout_history_get_database (self->history), NULL,
                                 "INSERT INTO contest_house SELECT contest, number, ?2, ?2 - 150"
                                 " FROM contest_deal WHERE contest = ?1",
                                 "ii", id, member));
}

/* In the narrowest window each house player can be read in whole, with its result. */
static void
test_narrow (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) own = play (N_DEALS, 1, "");
  GtkDropDown *choice;
  gint64 id;

  visitor_start (&self, application);
  view_resize (self.root, 360, 640);
  id = keep_contest (&self, own);
  let_house_play (&self, id);
  side_by_side_open (ATOUT_HOST (self.window), id, 0);
  choice = GTK_DROP_DOWN (view_find (find (&self, ATOUT_TYPE_SIDE_BAR), GTK_TYPE_DROP_DOWN));
  for (guint member = 0; member < FIELD_MEMBERS; member++)
    {
      GtkWidget *label;

      gtk_drop_down_set_selected (choice, member);
      view_wait_for_draw (GTK_WIDGET (choice));
      label = view_find (GTK_WIDGET (choice), GTK_TYPE_LABEL);
      g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), ": −1"));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
  visitor_end (&self);
}

/* The page can be left while the house plays. */
static void
test_leave (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) own = play (N_DEALS, 1, "");

  visitor_start (&self, application);
  side_by_side_open (ATOUT_HOST (self.window), keep_contest (&self, own), 1);
  find (&self, ATOUT_TYPE_SIDE_BAR);
  view_press_key ("Escape");
  view_wait_without_type (self.root, ATOUT_TYPE_SIDE_BAR);
  visitor_end (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/friend-pages", test_file, test_text, test_begun, test_send,
                  test_back, test_refused, test_unknown, test_house, test_narrow, test_leave);

  return g_test_run ();
}
