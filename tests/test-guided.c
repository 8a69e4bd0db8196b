/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The explained first deal of every game in every mode, in a small window and by keys alone: each
 * decision is explained, the hands lie open, and the table stands still.
 */

#include <adwaita.h>

#include "app/match/atout-new-match-page.h"
#include "app/match/atout-option-row.h"
#include "app/match/last-rules.h"
#include "app/window/atout-window.h"
#include "help/first-deals.h"
#include "help/help-text.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/cards/atout-pile.h"
#include "view/help/atout-advice.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/calls/call-button.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/atout-bubble.h"
#include "view/table/seats/atout-seat-view.h"

#define OPENING "All hands are open: this deal is explained."
#define OFFER "No Explanation"
#define BEGIN "Begin"
#define NO_SEED 0
#define IN_VAIN 120 /* so many keys without anything happening, and the match hangs */

static AtoutApplication *application;

typedef struct
{
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *session;
  GRand *lots;                          /* which keys are pressed: the same ones every time */
  guint acted;                          /* actions of all seats */
  guint asked;                          /* decisions of the user */
  guint awaited;                        /* times that advice was awaited */
  graphene_rect_t place[SEATS_MAX + 1]; /* of the seats and the hand */
  int height;                           /* of the table then */
  gboolean was_calling;                 /* and whether calls were made */
  gboolean is_known;                    /* a deal is over, or was to be played without */
} Session;

static GtkWidget *
focus_of (Session *game)
{
  return gtk_window_get_focus (GTK_WINDOW (game->window));
}

static gboolean
is_over (Session *game)
{
  return atout_course_get_state (ATOUT_COURSE (game->session)) != ATOUT_MATCH_PLAYING;
}

/* A card or a call has the focus, and is explained; or the deal is over. */
static gboolean
is_explained_or_over (gpointer data)
{
  Session *game = data;
  GtkWidget *focus = focus_of (game);
  GtkWidget *guide = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE);
  const char *advice
      = atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (game->session)));

  if (is_over (game))
    return TRUE;

  return atout_course_get_turn (ATOUT_COURSE (game->session)) == 0 && focus != NULL
         && focus != game->table && gtk_widget_is_ancestor (focus, game->table)
         && view_find (game->table, ATOUT_TYPE_HAND) != NULL && guide != NULL && advice[0] != '\0'
         && view_reads (guide, advice);
}

static gboolean
shows_result (gpointer data)
{
  GtkWidget *result = view_find (((Session *) data)->table, ATOUT_TYPE_RESULT);
  GtkWidget *focus = focus_of (data);

  return result != NULL && focus != NULL && gtk_widget_is_ancestor (focus, result);
}

static gboolean
is_next_deal (gpointer data)
{
  Session *game = data;

  return !is_over (game) && view_find (game->table, ATOUT_TYPE_RESULT) == NULL;
}

static gboolean
is_explained (gpointer data)
{
  return view_find (GTK_WIDGET (((Session *) data)->window), ATOUT_TYPE_ADVICE) != NULL;
}

static gboolean
is_not_explained (gpointer data)
{
  return !is_explained (data);
}

/* ---- What is seen -------------------------------------------------------------------------- */

static guint
count_open_hands (Session *game)
{
  g_autoptr (GPtrArray) piles = view_find_all (game->table, ATOUT_TYPE_PILE);
  guint n = 0;

  for (guint i = 0; i < piles->len; i++)
    n += gtk_widget_has_css_class (g_ptr_array_index (piles, i), "laid-open");

  return n;
}

static guint
count_hands (Session *game)
{
  guint n = 0;

  for (guint i = 1; i < atout_course_get_n_seats (ATOUT_COURSE (game->session)); i++)
    n += atout_seat_get_hand_size (atout_session_get_seat (game->session, i)) > 0
         && !atout_seat_get_watching (atout_session_get_seat (game->session, i));

  return n;
}

/* The hands of all others lie open; where many sit, what somebody says covers his. */
static void
check_open_hands (Session *game)
{
  g_autoptr (GPtrArray) bubbles = view_find_all (game->table, ATOUT_TYPE_BUBBLE);
  gboolean is_crowd = atout_course_get_n_seats (ATOUT_COURSE (game->session)) > 4;

  g_assert_cmpuint (count_open_hands (game) + (is_crowd ? bubbles->len : 0), >=,
                    count_hands (game));
}

/*
 * From the first question to the last card nothing moves but cards, in a table of one size. The
 * others may take another place once: when the calls give their room to the contract.
 */
static void
check_still (Session *game)
{
  g_autoptr (GPtrArray) fixed = view_find_all (game->table, ATOUT_TYPE_SEAT_VIEW);
  int height = gtk_widget_get_height (game->table);
  gboolean is_new = height != game->height;
  gboolean is_calling = atout_course_is_calling (ATOUT_COURSE (game->session));
  gboolean others_are_new = is_new || game->was_calling != is_calling;
  guint user = atout_course_get_user_seat (ATOUT_COURSE (game->session));

  game->height = height;
  game->was_calling = is_calling;
  g_ptr_array_add (fixed, view_find (game->table, ATOUT_TYPE_HAND));
  for (guint i = 0; i < fixed->len; i++)
    {
      graphene_rect_t place;
      graphene_point_t now, before;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (fixed, i), game->table, &place));
      if (i == user || ATOUT_IS_HAND (fixed->pdata[i]) ? is_new : others_are_new)
        game->place[i] = place;
      graphene_rect_get_center (&place, &now);
      graphene_rect_get_center (&game->place[i], &before);
      if (!graphene_point_near (&now, &before, 1.5f))
        g_error ("%u has moved by %g, %g", i, now.x - before.x, now.y - before.y);
    }
}

/* Before the first decision stands why the hands lie open, and behind it no more. */
static void
check_offer (Session *game)
{
  GtkWidget *guide = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE);

  g_assert_true (view_reads (guide, OPENING) == (game->asked == 0 && !game->is_known));
  g_assert_true (view_reads (guide, OFFER) == (game->asked == 0 && !game->is_known));
}

/* Whether @button has the mark of what is recommended, and says so. */
static gboolean
is_marked_call (GtkWidget *button)
{
  gboolean is_marked = gtk_widget_has_css_class (button, "hinted");

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, is_marked ? "recommended" : NULL);

  return is_marked;
}

/* The card that is recommended has the mark and no other, or the buttons of that call. */
static void
check_recommended (Session *game)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (game->session));
  Action action
      = atout_counsel_get_action (ATOUT_COUNSEL (atout_session_get_adviser (game->session)));
  g_autoptr (GPtrArray) views = view_find_all (game->table, ATOUT_TYPE_CARD_VIEW);
  g_autoptr (GPtrArray) buttons = view_find_all (game->table, GTK_TYPE_BUTTON);
  guint n_cards = 0;
  guint n_buttons = 0;

  for (guint i = 0; i < views->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (views->pdata[i]);

      if (atout_card_get_lit (card) != ATOUT_LIT_BEST)
        continue;
      g_assert_cmpuint (pack_first_copy (deal_pack (deal), atout_card_get_card (card)), ==,
                        action_card (deal->game, action));
      n_cards++;
    }
  for (guint i = 0; i < buttons->len; i++)
    {
      AtoutAction *call = call_button_get_action (buttons->pdata[i]);

      if (call == NULL || !is_marked_call (buttons->pdata[i]))
        continue;
      g_assert_cmpuint (atout_action_get_action (call), ==, action);
      n_buttons++;
    }
  g_assert_cmpuint (n_cards, ==, n_buttons == 0);
}

/* ---- What is done -------------------------------------------------------------------------- */

/* The explanation goes with a key and comes back with it, the open hands with it. */
static void
dismiss_and_recall (Session *game)
{
  view_press_key ("e");
  view_wait (is_not_explained, game, "the end of the explanation");
  view_wait_for_draw (game->table);
  g_assert_false (atout_session_get_guided (game->session));
  game->is_known = TRUE;
  view_press_key ("e");
  view_wait (is_explained, game, "the explanation again");
  view_wait (is_explained_or_over, game, "the advice again");
  view_wait_for_draw (game->table);
}

/* Some card or call near the one that has the focus, by Return. */
static void
answer (Session *game)
{
  static const char *const moves[] = { "Right", "Left", "Down", "Up" };
  guint before = game->acted;

  for (guint n = 0; game->acted == before; n++)
    {
      g_assert_cmpuint (n, <, IN_VAIN);
      if (n > 0)
        view_press_key (
            moves[g_rand_int_range (game->lots, 0, n < 10 ? 1 : (int) G_N_ELEMENTS (moves))]);
      if (n % 12 == 11)
        view_press_key (n % 24 == 11 ? "b" : "1");
      view_press_key ("Return");
    }
}

static void
play_deal (Session *game)
{
  for (game->asked = 0;; game->asked++)
    {
      view_wait (is_explained_or_over, game, "an explanation");
      if (is_over (game))
        return;
      view_wait_for_draw (game->table);
      g_test_message ("decision %u: %s", game->asked,
                      atout_choices_get_prompt (atout_session_get_choices (game->session)));
      g_test_message (
          "%s", atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (game->session))));
      check_open_hands (game);
      check_still (game);
      check_offer (game);
      check_recommended (game);
      if (game->asked == 0)
        dismiss_and_recall (game);
      answer (game);
    }
}

static void
count_acted (Session *game)
{
  game->acted++;
}

/* Until the advice is there, the table says that it is coming. */
static void
thinking_changed (AtoutCounsel *adviser, GParamSpec *pspec G_GNUC_UNUSED, Session *game)
{
  GtkWidget *guide = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE);

  if (!atout_counsel_is_thinking (adviser) || view_reads (guide, BEGIN))
    return;
  game->awaited++;
  g_assert_true (view_reads (guide, "Thinking…"));
}

static gboolean
has_match (gpointer data)
{
  return atout_window_get_session (((Session *) data)->window) != NULL;
}

/* The first row of the page is the mode. */
/* Where the form of the game has several; it is the first option. */
static void
choose_mode (AtoutNewMatchPage *page, guint mode)
{
  GtkWidget *row = view_find (GTK_WIDGET (page), ATOUT_TYPE_OPTION_ROW);

  if (row != NULL && gtk_widget_get_visible (row)
      && atout_option_row_get_index (ATOUT_OPTION_ROW (row)) == 0)
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), mode);
  g_assert_cmpuint (atout_new_match_page_get_options (page)->value[0], ==, mode);
}

static void
press (Session *game, const char *label)
{
  for (guint n = 0; !GTK_IS_BUTTON (focus_of (game)) || !view_reads (focus_of (game), label); n++)
    {
      g_assert_cmpuint (n, <, IN_VAIN);
      view_press_key ("Tab");
    }
  g_assert_true (gtk_widget_is_ancestor (focus_of (game),
                                         view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE)));
  view_press_key ("Return");
}

/* First of all stands what the game is about, and how much its cards are worth. */
static void
read_opening (Session *game, const Game *rules)
{
  GtkWidget *guide = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE);
  const Options *options = atout_course_get_options (ATOUT_COURSE (game->session));
  g_autofree char *opening
      = help_text_make_opening (rules, options, atout_session_get_suits (game->session));

  g_assert_true (view_reads (guide, opening));
  press (game, BEGIN);
  view_wait_for_text (guide, opening, FALSE);
  g_assert_false (view_reads (guide, BEGIN));
}

static void
start (Session *game, const Game *rules, guint mode, guint64 seed)
{
  const Options options = { { (guint8) mode } };
  GtkWidget *page;
  GameForm form;

  game->lots = g_rand_new_with_seed ((guint32) seed);
  game->window = atout_window_new (GTK_APPLICATION (application),
                                   atout_application_get_decks (application), NULL);
  if (seed != NO_SEED)
    atout_window_set_seed (game->window, seed);
  gtk_window_set_default_size (GTK_WINDOW (game->window), 360, 640);
  gtk_window_present (GTK_WINDOW (game->window));
  view_take_keyboard (GTK_WIDGET (game->window));
  gtk_widget_activate_action (GTK_WIDGET (game->window), "win.new-match", NULL);
  view_wait_for_draw (GTK_WIDGET (game->window));
  page = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_NEW_MATCH_PAGE);
  form = game_form (rules, &options);
  atout_new_match_page_set_game (ATOUT_NEW_MATCH_PAGE (page), rules, &form);
  choose_mode (ATOUT_NEW_MATCH_PAGE (page), mode);
  g_assert_true (atout_new_match_page_get_guided (ATOUT_NEW_MATCH_PAGE (page)));
  gtk_widget_activate (atout_new_match_page_get_button (ATOUT_NEW_MATCH_PAGE (page)));
  view_wait (has_match, game, "the match");
  game->session = g_object_ref (atout_window_get_session (game->window));
  g_signal_connect_swapped (game->session, "acted", G_CALLBACK (count_acted), game);
  g_signal_connect (atout_session_get_adviser (game->session), "notify::thinking",
                    G_CALLBACK (thinking_changed), game);
  view_wait_for_draw (GTK_WIDGET (game->window));
  game->table = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_TABLE);
  read_opening (game, rules);
}

static void
end (Session *game)
{
  g_signal_handlers_disconnect_by_data (atout_session_get_adviser (game->session), game);
  g_signal_handlers_disconnect_by_data (game->session, game);
  g_clear_object (&game->session);
  g_clear_pointer (&game->lots, g_rand_free);
  gtk_window_destroy (GTK_WINDOW (game->window));
}

/* Up to the first deal that the user plays himself: until then all are explained. */
static gboolean
play_seed (const Game *rules, guint mode, guint64 seed)
{
  Session game = { 0 };

  start (&game, rules, mode, seed);
  play_deal (&game);
  view_wait (shows_result, &game, "the result");
  for (guint n = 0; atout_session_get_guided (game.session); n++)
    {
      g_assert_cmpuint (n, <, IN_VAIN);
      g_assert_true (view_mentions (GTK_WIDGET (game.window), "The next deal will be explained."));
      game.is_known = TRUE;
      view_press_key ("Return");
      view_wait (is_next_deal, &game, "the next explained deal");
      play_deal (&game);
      view_wait (shows_result, &game, "the result");
    }
  g_assert_true (game.awaited > 0 || game.asked == 0);
  g_assert_true (view_mentions (GTK_WIDGET (game.window), "That was the explained deal."));
  if (atout_course_get_state (ATOUT_COURSE (game.session)) != ATOUT_MATCH_OVER)
    {
      view_press_key ("Return");
      view_wait (is_next_deal, &game, "the next deal");
      view_wait (is_not_explained, &game, "the end of the explanation");
      g_assert_false (atout_session_get_guided (game.session));
    }
  end (&game);

  return game.asked > 0;
}

static void
play_mode (const Game *rules, guint mode)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  guint64 seed = 5;

  g_test_message ("%s, mode %u", rules->key, mode);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  do
    {
      g_assert_cmpuint (seed, <, 15);
      g_settings_reset (settings, "played-games");
      view_forget_rules (settings);
    }
  while (!play_seed (rules, mode, seed++));
}

static void
test_game (gconstpointer data)
{
  const Game *rules = data;

  for (guint mode = 0; mode < option_count_values (&rules->options->list[0]); mode++)
    play_mode (rules, mode);
}

static guint
count_lit (Session *game)
{
  g_autoptr (GPtrArray) views = view_find_all (game->table, ATOUT_TYPE_CARD_VIEW);
  guint n = 0;

  for (guint i = 0; i < views->len; i++)
    n += atout_card_get_lit (atout_card_view_get_card (g_ptr_array_index (views, i)))
         != ATOUT_LIT_NOT;

  return n;
}

static void
click_offer (Session *game)
{
  GtkWidget *guide = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_ADVICE);
  g_autoptr (GPtrArray) buttons = view_find_all (guide, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (view_reads (buttons->pdata[i], OFFER))
      {
        view_click (buttons->pdata[i]);
        return;
      }
  g_assert_not_reached ();
}

/* What an unexplained deal offers first has the keys, and nothing is lit any more. */
static void
check_first_offer (Session *game, gboolean has_ring)
{
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (game->session));
  g_autoptr (AtoutAction) first = g_list_model_get_item (calls, 0);

  g_assert_cmpuint (action_verb (atout_action_get_action (first)), ==, VERB_PASS);
  g_assert_true (call_button_get_action (focus_of (game)) == first);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (game->window)) == has_ring);
  g_assert_cmpuint (count_lit (game), ==, 0);
}

/* By keys or by pointer: the same deal goes on with closed hands, and no other is explained. */
static void
test_without (gconstpointer data)
{
  gboolean by_pointer = data != NULL;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *rules = game_find ("klaverjas");
  Session game = { 0 };
  Deal before;

  g_settings_reset (settings, "played-games");
  view_forget_rules (settings);
  start (&game, rules, 0, 3);
  view_wait (is_explained_or_over, &game, "an explanation");
  view_wait_for_draw (game.table);
  check_offer (&game);
  g_assert_cmpuint (count_open_hands (&game), ==, 3);
  g_assert_cmpuint (
      atout_counsel_get_action (ATOUT_COUNSEL (atout_session_get_adviser (game.session))), !=,
      ACTION_NONE);
  before = *atout_course_get_deal (ATOUT_COURSE (game.session));
  if (by_pointer)
    click_offer (&game);
  else
    press (&game, OFFER);
  view_wait (is_not_explained, &game, "the end of the explanation");
  view_wait_for_draw (game.table);
  g_assert_false (atout_session_get_guided (game.session));
  g_assert_cmpuint (count_open_hands (&game), ==, 0);
  g_assert_cmpmem (&before, sizeof before, atout_course_get_deal (ATOUT_COURSE (game.session)),
                   sizeof before);
  check_first_offer (&game, !by_pointer);
  g_assert_true (played_games_has (settings, "klaverjas"));
  end (&game);
}

/* A form’s first explained deal is the one chosen for teaching, however often it is begun. */
static void
test_chosen (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *rules = game_find ("klaverjas");
  const Options options = OPTIONS_DEFAULT;
  DealNumber number;

  g_assert_true (first_deals_find (&number, rules, &options));
  g_settings_reset (settings, "played-games");
  view_forget_rules (settings);
  for (guint turn = 0; turn < 2; turn++)
    {
      Session game = { 0 };
      const MatchLog *log;

      start (&game, rules, 0, NO_SEED);
      view_wait (is_explained_or_over, &game, "an explanation");
      log = atout_course_get_log (ATOUT_COURSE (game.session));
      g_assert_cmpstr (match_log_get_deal (log, 0)->number.hex, ==, number.hex);
      end (&game);
    }
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  view_add_game_tests ("/guided", test_game);
  g_test_add_func ("/guided/klaverjas/chosen", test_chosen);
  g_test_add_data_func ("/guided/klaverjas/without", NULL, test_without);
  g_test_add_data_func ("/guided/klaverjas/without-pointer", "pointer", test_without);

  return g_test_run ();
}
