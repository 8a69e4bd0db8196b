/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Ctrl+Z and Ctrl+Shift+Z in the real window, in every game, while others act and cards move. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/window/atout-window-bar.h"
#include "app/window/atout-window.h"
#include "model/told/atout-sheet.h"
#include "rules/record.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/hand/atout-hand.h"

typedef struct
{
  AtoutApplication *application;
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *session;
  guint acted;
  char *wanted; /* record */
} Session;

static void
count_acted (Session *game)
{
  game->acted++;
}

/* A button or a card of the table has the focus: something is asked, or the result is read. */
static gboolean
is_asked (gpointer data)
{
  Session *game = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (game->window));
  gboolean user_acts
      = atout_choices_get_prompt (atout_session_get_choices (game->session))[0] != '\0'
        || atout_course_get_state (ATOUT_COURSE (game->session)) != ATOUT_MATCH_PLAYING;

  return user_acts && focus != NULL && focus != game->table
         && gtk_widget_is_ancestor (focus, game->table);
}

static void
start (Session *game, const Game *rules, guint64 seed)
{
  const Options options = OPTIONS_DEFAULT;

  game->acted = 0;
  game->window = atout_window_new (GTK_APPLICATION (game->application),
                                   atout_application_get_decks (game->application), NULL);
  atout_window_set_seed (game->window, seed);
  gtk_window_present (GTK_WINDOW (game->window));
  view_wait_for_draw (GTK_WIDGET (game->window));
  view_take_keyboard (GTK_WIDGET (game->window));
  atout_window_start_match (game->window, rules, &options);
  game->session = g_object_ref (atout_window_get_session (game->window));
  g_signal_connect_swapped (game->session, "acted", G_CALLBACK (count_acted), game);
  view_wait_for_draw (GTK_WIDGET (game->window));
  game->table = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_TABLE);
  view_wait (is_asked, game, "the focus on what is asked");
}

static void
end (Session *game)
{
  g_signal_handlers_disconnect_by_data (game->session, game);
  g_clear_object (&game->session);
  gtk_window_destroy (GTK_WINDOW (game->window));
}

static char *
record_of (Session *game)
{
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (game->session));
  GString *record = g_string_new (text);

  g_string_replace (record, RECORD_UNDONE "\n", "", 0);

  return g_string_free (record, FALSE);
}

static gboolean
is_as_wanted (gpointer data)
{
  Session *game = data;
  g_autofree char *record = record_of (game);

  return g_str_equal (record, game->wanted);
}

static gboolean
can_undo (gpointer data)
{
  return atout_match_can_undo (atout_session_get_match (((Session *) data)->session));
}

static gboolean
has_all_again (gpointer data)
{
  return !atout_match_can_redo (atout_session_get_match (((Session *) data)->session));
}

/* Return answers what has the focus; a barred card or a part of a call makes way for the next. */
static void
decide (Session *game)
{
  guint before = game->acted;

  for (;;)
    {
      view_wait (is_asked, game, "the user's turn");
      view_press_key ("Return");
      view_wait_for_draw (game->table);
      if (game->acted > before)
        return;
      view_press_key ("Right");
    }
}

/* The hand on the screen is that of the moment. */
static void
check_hand (Session *game)
{
  GtkWidget *hand = view_find (game->table, ATOUT_TYPE_HAND);
  g_autoptr (GPtrArray) cards = view_find_all (hand, ATOUT_TYPE_CARD_VIEW);
  CardSet shown = 0;

  for (guint i = 0; i < cards->len; i++)
    shown |= card_set_of (
        atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (cards->pdata[i]))));
  g_assert_cmpuint (shown, ==, atout_course_get_deal (ATOUT_COURSE (game->session))->hand[0]);
}

/* A decision is taken back at once, while what follows it has just begun, and made again. */
static void
check_decision (Session *game)
{
  guint before;

  game->wanted = record_of (game);
  decide (game);
  g_assert_true (can_undo (game));
  view_press_key ("ctrl+z");
  view_wait (is_as_wanted, game, "the moment before");
  view_wait (is_asked, game, "the focus on what is asked");
  view_wait_for_draw (game->table);
  check_hand (game);
  g_clear_pointer (&game->wanted, g_free);

  before = game->acted;
  view_press_key ("ctrl+shift+z");
  view_wait (has_all_again, game, "the decision once more");
  g_assert_true (can_undo (game));
  view_wait (is_asked, game, "the focus on what is asked");
  check_hand (game);
  g_assert_cmpuint (game->acted, >=, before);
}

static void
test_every_game (gconstpointer application)
{
  Session game = { .application = (AtoutApplication *) application };
  const Game *rules;

  for (guint i = 0; (rules = game_at (i)) != NULL; i++)
    {
      g_test_message ("%s", rules->key);
      start (&game, rules, 7);
      for (guint k = 0;
           k < 3 && atout_course_get_state (ATOUT_COURSE (game.session)) == ATOUT_MATCH_PLAYING;
           k++)
        check_decision (&game);
      end (&game);
    }
}

static gboolean
shows_result (gpointer data)
{
  return view_find (((Session *) data)->table, ATOUT_TYPE_RESULT) != NULL;
}

static gboolean
shows_no_result (gpointer data)
{
  return !shows_result (data);
}

static guint
count_rows (Session *game)
{
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (game->session));

  return g_list_model_get_n_items (atout_sheet_get_rows (sheet));
}

/* From the result back into the deal, and to the result again. */
static void
test_after_result (gconstpointer application)
{
  Session game = { .application = (AtoutApplication *) application };

  start (&game, game_find ("klaverjas"), 7);
  while (!shows_result (&game))
    {
      decide (&game);
      gtk_widget_activate_action (game.table, "table.hurry", NULL);
      view_wait (is_asked, &game, "the focus on what is asked");
    }
  game.wanted = record_of (&game);
  g_assert_cmpuint (count_rows (&game), ==, 1);
  view_press_key ("ctrl+z");
  view_wait (shows_no_result, &game, "the deal");
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (game.session)), ==, ATOUT_MATCH_PLAYING);
  g_assert_cmpuint (count_rows (&game), ==, 0);
  view_wait (is_asked, &game, "the focus on what is asked");
  check_hand (&game);
  view_press_key ("ctrl+shift+z");
  view_wait (shows_result, &game, "the result");
  g_assert_true (is_as_wanted (&game));
  g_clear_pointer (&game.wanted, g_free);
  end (&game);
}

/* The button of @action in the bar can be pressed. */
static gboolean
is_offered (Session *game, const char *action)
{
  GtkWidget *bar = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_WINDOW_BAR);
  g_autoptr (GPtrArray) buttons = view_find_all (bar, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), action) == 0)
      return gtk_widget_is_sensitive (buttons->pdata[i]);

  g_assert_not_reached ();
}

/* Where nothing can be undone the table says so, and the buttons show it. */
static void
test_nothing (gconstpointer application)
{
  Session game = { .application = (AtoutApplication *) application };

  start (&game, game_find ("klaverjas"), 7);
  if (!can_undo (&game))
    {
      g_assert_false (is_offered (&game, "table.undo"));
      view_press_key ("ctrl+z");
      view_wait_for_text (game.table, "You have not decided anything yet in this deal.", TRUE);
    }
  decide (&game);
  g_assert_true (is_offered (&game, "table.undo"));
  g_assert_false (is_offered (&game, "table.redo"));
  end (&game);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/undo-keys", test_every_game, test_after_result, test_nothing);

  return g_test_run ();
}
