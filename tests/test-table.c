/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whole deals in the real window, one by keyboard and one by pointer alone. At each step what is
 * on the screen is compared with what the rules say, replayed from the record.
 */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "model/words/words.h"
#include "rules/jass.h"
#include "rules/record.h"
#include "view-clock.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/atout-seat-view.h"

typedef struct
{
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *session;
  gboolean by_keyboard;
  guint focus_outside; /* how often the focus was on something beside the table */
  guint focus_unseen;  /* in how many frames it was on something that was not to be seen */
  guint illegal_tried;
  guint meanings_asked;
  guint claims;

  /* what the rules say, from the record */
  Deal deal;
  Match rules;
  guint actions;
} Session;

/* ---- What the rules say ------------------------------------------------------------------- */

static void
replay (Session *game)
{
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (game->session));
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "record", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (record->deals->len, ==, 1);
  game->actions = match_log_get_deal (record->log, 0)->n_done;
  match_log_at (record->log, 0, game->actions, &game->rules, &game->deal);
}

static guint
count_actions (Session *game)
{
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (game->session));
  guint n = 0;

  for (const char *at = text; (at = strchr (at, '\n')) != NULL; at++)
    n += g_ascii_isdigit (at[1]);

  return n;
}

/* ---- What is seen -------------------------------------------------------------------------- */

static gboolean
is_asked_or_over (gpointer data)
{
  Session *game = data;
  GtkWidget *calls = view_find (game->table, ATOUT_TYPE_CALLS);
  GtkWidget *prompt = calls != NULL ? view_find (calls, GTK_TYPE_LABEL) : NULL;

  return view_find (game->table, ATOUT_TYPE_RESULT) != NULL
         || (prompt != NULL && gtk_label_get_text (GTK_LABEL (prompt))[0] != '\0');
}

static gboolean
is_lit (GtkWidget *card)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (card);
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED))
    return TRUE;
  other = gtk_test_accessible_check_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);

  return other != NULL;
}

static Card
card_of (GtkWidget *view)
{
  return atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (view)));
}

/* Lit are the cards of the legal list, the buttons are its calls; no more and no fewer. */
static void
check_choices (Session *game)
{
  g_autoptr (GPtrArray) cards = view_find_all (game->table, ATOUT_TYPE_CARD_VIEW);
  GtkWidget *calls = view_find (game->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  guint n_calls = game->deal.phase == KLAVERJAS_PHASE_DISCARD; /* for what is marked */
  CardSet legal_cards = 0;
  ActionList legal;

  g_assert_cmpint (game->deal.turn, ==, 0);
  g_assert_cmpuint (cards->len, ==, card_set_count (game->deal.hand[0]));
  deal_legal (&game->deal, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      Card card = action_card (game->deal.game, legal.at[i]);

      if (card == CARD_NONE)
        n_calls++;
      else
        legal_cards |= card_set_of (card);
    }
  g_assert_cmpuint (buttons->len, ==, n_calls);

  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (cards, i);
      g_autofree char *name = words_card (SUITS_FRENCH, deal_pack (&game->deal), card_of (view));
      g_autofree char *label
          = game->deal.trump < SUITS
                    && pack_suit (deal_pack (&game->deal), card_of (view)) == game->deal.trump
                ? g_strconcat (name, ", trump", NULL)
                : g_strdup (name);

      g_assert_true (card_set_has (game->deal.hand[0], card_of (view)));
      if (legal_cards != 0)
        g_assert_cmpint (is_lit (view), ==, card_set_has (legal_cards, card_of (view)));
      gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }
}

/* The name plate that is lit is the one of the seat at turn. */
static gboolean
is_acting (GtkWidget *seat)
{
  g_autoptr (GPtrArray) boxes = view_find_all (seat, GTK_TYPE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (boxes, i), "acting"))
      return TRUE;

  return FALSE;
}

/* Names, whose turn it is, trumps: said where a person looks for them. */
static void
check_table (Session *game)
{
  g_autoptr (GPtrArray) seats = view_find_all (game->table, ATOUT_TYPE_SEAT_VIEW);

  g_assert_cmpuint (seats->len, ==, game->deal.n_seats);
  for (guint i = 0; i < game->deal.n_seats; i++)
    {
      GtkWidget *seat = g_ptr_array_index (seats, i);

      g_assert_true (
          view_reads (seat, atout_seat_get_name (atout_session_get_seat (game->session, i))));
      g_assert_cmpint (is_acting (seat), ==, game->deal.turn == (int) i);
    }
  if (game->deal.declarer != NO_SEAT)
    {
      unsigned times = game_contract (&game->deal).multiplier;
      g_autofree char *mark = g_strdup_printf (" plays ×%u", times);

      g_assert_true (
          view_mentions (game->table, words_suit_short (SUITS_FRENCH, game->deal.trump)));
      g_assert_cmpint (view_mentions (game->table, mark), ==, times > 1);
    }
}

static void
check_result (Session *game)
{
  const Telling telling = atout_session_tell (game->session);
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);
  DealResult rules;
  g_autoptr (GString) score = g_string_new (NULL);

  g_assert_true (deal_is_over (&game->deal));
  deal_result (&game->deal, &rules);
  for (guint u = 0; u < rules.n_units; u++)
    {
      g_autofree char *written = g_strdup_printf ("%d", rules.score[u]);

      g_assert_true (view_reads (result, written));
      g_assert_cmpint (atout_course_get_match (ATOUT_COURSE (game->session))->score[u], ==,
                       game->rules.score[u]);
      g_string_append_printf (score, "%s%s\u00a0%d", u > 0 ? " · " : "",
                              tell_unit_name (&telling, u), rules.score[u]);
    }
  g_assert_true (view_reads (game->table, score->str));
}

/* ---- What a person does -------------------------------------------------------------------- */

static void
press_card (Session *game, GtkWidget *view, guint place)
{
  g_autofree char *digit = g_strdup_printf ("%u", MIN (place + 1, 9));

  if (!game->by_keyboard)
    {
      view_click (view);
      return;
    }
  view_press_key (digit);
  for (guint i = 9; i <= place; i++)
    view_press_key ("Right");
  view_wait_for_focus (view);
  view_press_key ("Return");
}

static void
press_call (Session *game, GPtrArray *buttons, guint index)
{
  if (!game->by_keyboard)
    {
      view_click (g_ptr_array_index (buttons, index));
      return;
    }
  view_press_key ("b");
  for (guint i = 0; i < index; i++)
    view_press_key ("Right");
  view_wait_for_focus (g_ptr_array_index (buttons, index));
  view_press_key ("Return");
}

static gboolean
explains (gpointer data)
{
  return view_mentions (((Session *) data)->table, "You must ")
         || view_mentions (((Session *) data)->table, "You may not ");
}

static gboolean
has_acted (gpointer data)
{
  Session *game = data;

  return count_actions (game) > game->actions;
}

static void
try_illegal_card (Session *game, GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    if (!is_lit (g_ptr_array_index (cards, i)))
      {
        press_card (game, g_ptr_array_index (cards, i), i);
        view_wait (explains, game, "an explanation");
        g_assert_cmpuint (count_actions (game), ==, game->actions);
        game->illegal_tried++;
        return;
      }
}

/* The suit whose king and queen the user holds, if trumps may be named; else any of the calls. */
static guint
pick_call (Session *game, guint n_calls)
{
  ActionList legal;

  deal_legal (&game->deal, &legal);
  for (guint i = 0; i < legal.n && legal.n == n_calls; i++)
    if (action_verb (legal.at[i]) == VERB_TRUMP)
      {
        CardSet marriage = jass_marriage ((Suit) action_arg (legal.at[i]));

        if ((game->deal.hand[0] & marriage) == marriage)
          return i;
      }

  return n_calls > 2 ? 2 : 0;
}

static guint
count_meanings (Session *game, Card card)
{
  ActionList legal;
  guint n = 0;

  deal_legal (&game->deal, &legal);
  for (guint i = 0; i < legal.n; i++)
    n += action_card (game->deal.game, legal.at[i]) == card;

  return n;
}

static gboolean
asks_for_meaning (gpointer data)
{
  return view_reads (((Session *) data)->table, "What do you want to do with this card?");
}

/* A card with two meanings asks in place: the question is left and put again, then answered. */
static void
answer_meaning (Session *game, GtkWidget *card, guint place)
{
  GtkWidget *calls = view_find (game->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = NULL;

  view_wait (asks_for_meaning, game, "the question");
  view_press_key ("Escape");
  g_assert_false (asks_for_meaning (game));
  g_assert_cmpuint (count_actions (game), ==, game->actions);
  press_card (game, card, place);
  view_wait (asks_for_meaning, game, "the question again");
  view_wait_for_draw (game->table);
  buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 2);
  press_call (game, buttons, 0); /* what is worth something comes first */
  game->meanings_asked++;
}

/* Two cards are marked, and laid aside together. */
static void
lay_away (Session *game, GPtrArray *cards)
{
  g_autoptr (GPtrArray) buttons = NULL;

  press_card (game, cards->pdata[1], 1);
  press_card (game, cards->pdata[0], 0);
  view_wait_for_draw (game->table);
  g_assert_cmpuint (count_actions (game), ==, game->actions);
  buttons = view_find_all (view_find (game->table, ATOUT_TYPE_CALLS), GTK_TYPE_BUTTON);
  press_call (game, buttons, 0);
}

static void
act (Session *game)
{
  GtkWidget *calls = view_find (game->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  g_autoptr (GPtrArray) cards = view_find_all (game->table, ATOUT_TYPE_CARD_VIEW);

  if (game->deal.phase == KLAVERJAS_PHASE_DISCARD)
    {
      lay_away (game, cards);
    }
  else if (buttons->len > 0)
    {
      game->claims += buttons->len == 2;
      press_call (game, buttons, pick_call (game, buttons->len));
    }
  else
    {
      try_illegal_card (game, cards);
      for (guint i = cards->len; i-- > 0;)
        if (is_lit (g_ptr_array_index (cards, i)))
          {
            GtkWidget *card = g_ptr_array_index (cards, i);
            guint n_meanings = count_meanings (game, card_of (card));

            press_card (game, card, i);
            if (n_meanings > 1)
              answer_meaning (game, card, i);
            break;
          }
    }
  view_wait (has_acted, game, "the action");
}

static void
play_deal (Session *game)
{
  for (;;)
    {
      view_wait (is_asked_or_over, game, "the user's turn");
      view_wait_for_draw (game->table);
      replay (game);
      check_table (game);
      if (deal_is_over (&game->deal))
        break;
      check_choices (game);
      act (game);
    }
  check_result (game);
}

/* ---- Starting ------------------------------------------------------------------------------ */

/* The button of the result that has words on it: the others look back. */
static GtkWidget *
find_going_on (GtkWidget *result)
{
  g_autoptr (GPtrArray) buttons = view_find_all (result, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_button_get_label (g_ptr_array_index (buttons, i)) != NULL)
      return g_ptr_array_index (buttons, i);

  return NULL;
}

static gboolean
goes_on_by_key (gpointer data)
{
  Session *game = data;
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);
  GtkWidget *button = result != NULL ? find_going_on (result) : NULL;

  return button != NULL && gtk_widget_has_focus (button);
}

static gboolean
is_next_deal (gpointer data)
{
  Session *game = data;

  return atout_course_get_state (ATOUT_COURSE (game->session)) == ATOUT_MATCH_PLAYING
         && view_find (game->table, ATOUT_TYPE_RESULT) == NULL;
}

static void
painted (Session *game)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (game->window));

  game->focus_unseen += focus != NULL && !gtk_widget_get_mapped (focus);
}

static void
focus_moved (Session *game)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (game->window));

  if (focus != NULL && focus != game->table && !gtk_widget_is_ancestor (focus, game->table)
      && gtk_widget_get_root (focus) != NULL)
    game->focus_outside++;
}

static void
start (Session *game, AtoutApplication *application, guint64 seed, const char *settings)
{
  const Game *klaverjas = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;

  options_set_all (&options, klaverjas, settings, &error);
  g_assert_no_error (error);
  game->window = atout_window_new (GTK_APPLICATION (application),
                                   atout_application_get_decks (application), NULL);
  atout_window_set_seed (game->window, seed);
  gtk_window_present (GTK_WINDOW (game->window));
  view_wait_for_draw (GTK_WIDGET (game->window));
  view_take_keyboard (GTK_WIDGET (game->window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (game->window)), "after-paint",
                            G_CALLBACK (painted), game);
  atout_window_start_match (game->window, klaverjas, &options);
  game->session = atout_window_get_session (game->window);
  view_wait_for_draw (GTK_WIDGET (game->window));
  game->table = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_TABLE);
  g_assert_nonnull (game->table);
}

static void
end (Session *game)
{
  g_signal_handlers_disconnect_by_data (game->window, game);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (GTK_WIDGET (game->window)),
                                        game);
  g_assert_cmpuint (game->focus_unseen, ==, 0);
  gtk_window_destroy (GTK_WINDOW (game->window));
}

static void
set_rhythm (const char *speed, gboolean until_click)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "animation-speed", speed);
  g_settings_set_double (settings, "trick-pause", 0);
  g_settings_set_boolean (settings, "trick-until-click", until_click);
}

static void
play_by_keyboard (AtoutApplication *application, const char *speed)
{
  Session game = { .by_keyboard = TRUE };
  GtkWidget *focus;

  set_rhythm (speed, FALSE);
  start (&game, application, 5, "");
  view_wait (is_asked_or_over, &game, "the user's turn");
  g_signal_connect_swapped (game.window, "notify::focus-widget", G_CALLBACK (focus_moved), &game);
  play_deal (&game);
  g_assert_cmpuint (game.illegal_tried, >, 0);
  view_wait (goes_on_by_key, &game, "the focus on the button that goes on");
  view_press_key ("Return");
  view_wait (is_next_deal, &game, "the next deal");
  view_wait (is_asked_or_over, &game, "the user's turn");
  focus = gtk_window_get_focus (GTK_WINDOW (game.window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, game.table));
  /* or else Return would in between press what stands in the header bar */
  g_assert_cmpuint (game.focus_outside, ==, 0);
  end (&game);
}

static void
test_keyboard (gconstpointer application)
{
  play_by_keyboard ((AtoutApplication *) application, "fast");
}

/* Without animations everything follows at once, and the focus still finds its place. */
static void
test_keyboard_at_once (gconstpointer application)
{
  play_by_keyboard ((AtoutApplication *) application, "off");
}

static void
test_pointer (gconstpointer application)
{
  Session game = { .by_keyboard = FALSE };
  GtkWidget *result;

  set_rhythm ("fast", FALSE);
  start (&game, (AtoutApplication *) application, 11, "");
  play_deal (&game);
  result = view_find (game.table, ATOUT_TYPE_RESULT);
  view_click (find_going_on (result));
  view_wait (is_next_deal, &game, "the next deal");
  end (&game);
}

/* Extra cards are taken up and two laid aside, with the others unseen. */
static void
test_three (gconstpointer application)
{
  Session game = { .by_keyboard = TRUE };

  set_rhythm ("off", FALSE);
  start (&game, (AtoutApplication *) application, 3, "game=three");
  play_deal (&game);
  g_assert_cmpuint (game.deal.own.klaverjas.n_discarded, ==, 2);
  end (&game);
}

/* Kraak, declarations, and the stuk that is said with one of its two cards. */
static void
test_kraken (gconstpointer application)
{
  Session game = { .by_keyboard = TRUE };

  set_rhythm ("off", FALSE);
  for (guint64 seed = 1; game.meanings_asked == 0; seed++)
    {
      g_assert_cmpuint (seed, <, 10);
      start (&game, (AtoutApplication *) application, seed, "game=kraken trump=utrecht");
      play_deal (&game);
      end (&game);
    }
  g_assert_cmpuint (game.deal.own.klaverjas.stuk, !=, 0);
}

static gboolean
first_trick_lies (gpointer data)
{
  return atout_course_get_deal (ATOUT_COURSE (((Session *) data)->session))->last_trick.n == 4;
}

/* A trick that stays until a click is taken by one, and not before. */
static void
test_until_click (gconstpointer application)
{
  Session game = { .by_keyboard = FALSE };
  g_autoptr (GPtrArray) cards = NULL;

  set_rhythm ("off", TRUE);
  start (&game, (AtoutApplication *) application, 5, "trump=utrecht roem=auto");
  view_wait (is_asked_or_over, &game, "the choice of trumps");
  replay (&game);
  act (&game);
  view_wait (is_asked_or_over, &game, "the lead");
  view_wait_for_draw (game.table);
  replay (&game);
  cards = view_find_all (game.table, ATOUT_TYPE_CARD_VIEW);
  press_card (&game, g_ptr_array_index (cards, 0), 0);
  view_wait (first_trick_lies, &game, "the first trick");
  view_wait_for_draw (game.table);
  g_assert_cmpuint (count_actions (&game), ==, 5);
  g_assert_false (is_asked_or_over (&game)); /* nobody is asked before it is taken */
  view_click_at (game.table, gtk_widget_get_width (game.table) / 2.0,
                 gtk_widget_get_height (game.table) * 0.4);
  view_wait (is_asked_or_over, &game, "the next trick");
  end (&game);
}

static void
act_first (Session *game)
{
  ActionList legal;

  deal_legal (atout_course_get_deal (ATOUT_COURSE (game->session)), &legal);
  g_assert_true (
      atout_choices_choose_for (atout_session_get_choices (game->session), 0, legal.at[0], NULL));
}

/* Nothing happens while there are no cards to see it by. */
static void
test_without_deck (gconstpointer application)
{
  Session game = { .by_keyboard = TRUE };
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();

  set_rhythm ("off", FALSE);
  start (&game, (AtoutApplication *) application, 5, "trump=utrecht roem=auto");
  view_wait (is_asked_or_over, &game, "the choice of trumps");
  act_first (&game);
  view_wait (is_asked_or_over, &game, "the lead");
  atout_table_set_deck (ATOUT_TABLE (game.table), NULL);
  view_wait_for_draw (game.table);
  act_first (&game);
  game.actions = count_actions (&game);
  for (guint i = 0; i < 10; i++)
    {
      view_clock_pass (5);
      view_wait_for_draw (game.table);
    }
  g_assert_false (has_acted (&game));
  atout_table_set_deck (ATOUT_TABLE (game.table), deck);
  view_wait (has_acted, &game, "the second card");
  end (&game);
}

typedef struct
{
  GtkWidget *table;
  GtkWidget *second; /* call, which has been given the focus */
} Quick;

/* As quick as no key: as soon as the calls are painted. */
static void
move_on (Quick *quick)
{
  GtkWidget *calls = view_find (quick->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = NULL;

  if (quick->second != NULL || calls == NULL)
    return;
  buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  quick->second = buttons->pdata[1];
  g_assert_true (gtk_widget_grab_focus (quick->second));
}

/* Cards that come late give the focus to what is asked, but take it from nobody who moved on. */
static void
test_late_deck (gconstpointer application)
{
  Session game = { .by_keyboard = TRUE };
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  Quick quick = { 0 };
  gulong id;

  set_rhythm ("off", FALSE);
  start (&game, (AtoutApplication *) application, 5, "trump=utrecht roem=auto");
  view_wait (is_asked_or_over, &game, "the choice of trumps");
  atout_table_set_deck (ATOUT_TABLE (game.table), NULL);
  view_wait_for_draw (game.table);
  g_assert_null (view_find (game.table, ATOUT_TYPE_CALLS));
  atout_table_set_deck (ATOUT_TABLE (game.table), deck);
  quick.table = game.table;
  id = g_signal_connect_swapped (gtk_widget_get_frame_clock (game.table), "after-paint",
                                 G_CALLBACK (move_on), &quick);
  for (guint i = 0; i < 5; i++)
    view_wait_for_draw (game.table);
  g_assert_true (quick.second != NULL && gtk_widget_has_focus (quick.second));
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (game.table), id);
  end (&game);
}

/* The last trick is there on a key, and goes with it. */
static void
test_last_trick (gconstpointer application)
{
  Session game = { .by_keyboard = TRUE };

  set_rhythm ("off", FALSE);
  start (&game, (AtoutApplication *) application, 5, "trump=utrecht roem=auto");
  view_wait (is_asked_or_over, &game, "the choice of trumps");
  view_press_key ("l");
  view_wait_for_text (game.table, "There is no last trick yet.", TRUE);
  replay (&game);
  act (&game);
  while (atout_course_get_deal (ATOUT_COURSE (game.session))->last_trick.n == 0)
    {
      view_wait (is_asked_or_over, &game, "the user's turn");
      replay (&game);
      act (&game);
      view_wait (is_asked_or_over, &game, "the user's turn");
    }
  view_press_key ("l");
  view_wait_for_text (game.table, "The last trick, won by ", TRUE);
  view_press_key ("l");
  view_wait_for_text (game.table, "The last trick, won by ", FALSE);
  view_press_key ("s");
  view_wait_for_text (game.table, "Trumps are ", TRUE);
  end (&game);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;

  g_test_add_data_func ("/table/deal-by-keyboard", application, test_keyboard);
  g_test_add_data_func ("/table/deal-by-keyboard-at-once", application, test_keyboard_at_once);
  g_test_add_data_func ("/table/deal-by-pointer", application, test_pointer);
  ADD_TESTS_WITH (application, "/table", test_three, test_kraken, test_until_click,
                  test_without_deck, test_late_deck, test_last_trick);

  return g_test_run ();
}
