/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A game that the program does not know: the one in tests/whist/ is added to it, and then offered,
 * dealt, played by keys in the real window, traced, recorded, read again and explained.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "add-tests.h"
#include "app/match/atout-new-match-page.h"
#include "app/start/atout-game-tile.h"
#include "app/start/atout-start-page.h"
#include "app/window/atout-window.h"
#include "cli/cli.h"
#include "game-checks.h"
#include "help/help-book.h"
#include "model/words/action-words.h"
#include "player-support.h"
#include "players/inference/beliefs.h"
#include "players/player-game.h"
#include "view-support.h"
#include "view/help/atout-help-page.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "whist/whist.h"

static AtoutApplication *application;

/* ---- Rules ---------------------------------------------------------------------------------- */

static CardSet
whist_in_play (const Deal *deal G_GNUC_UNUSED)
{
  return ((CardSet) 1 << 52) - 1;
}

static void
whist_over (const Deal *deal, const DealResult *result)
{
  int wanted = game_checks_option (deal, "count", "all") ? 26 : 13;

  game_check (result->score[0] + result->score[1] == wanted, deal, "each trick counts once");
}

/* What lies face down and what the other hand hides is the same to @seat. */
static void
whist_swap_hidden (Deal *deal, unsigned seat, Rng *rng)
{
  CardSet hand = deal->hand[1 - seat] & ~whist_taken (deal, 1 - seat);
  CardSet stock = whist_hidden_stock (deal);
  Card from_hand = hand != 0 ? card_set_first (hand) : CARD_NONE;
  Card from_stock = CARD_NONE;

  for (CardSet s = stock; s != 0; s = card_set_rest (s))
    if (from_stock == CARD_NONE || rng_below (rng, 3) == 0)
      from_stock = card_set_first (s);
  if (from_hand == CARD_NONE || from_stock == CARD_NONE)
    return;
  deal->hand[1 - seat] ^= card_set_of (from_hand) | card_set_of (from_stock);
  whist_exchange (deal, from_stock, from_hand);
}

static const GameChecks checks = {
  .game = &whist_game,
  .in_play = whist_in_play,
  .aside = whist_stock,
  .over = whist_over,
  .n_phases = 2,
  .known = whist_taken,
  .swap_hidden = whist_swap_hidden,
};

static void
test_players (void)
{
  Rng rng = rng_new (6, 0);

  for (unsigned i = 0; i < 20; i++)
    {
      const Options options = support_random_options (&whist_game, &rng);
      Deal deal;

      player_support_play_match (&whist_game, &options, 8, &rng, NULL);
      player_support_random_deal (&deal, &whist_game, &rng);
      player_support_play_fairly (&deal, &(const FairPlay) { .n_odd = 2 }, &rng);
    }
}

/* What its players call the cards came with it: no other game has those words. */
static void
test_words (void)
{
  static const struct
  {
    const char *token;
    const char *button;
  } rows[] = {
    { "play:JH", "the knave of hearts" },
    { "play:JC", "the knave of clubs" },
    { "play:QH", "Q♥\uFE0E" }, /* it has no word for a queen */
  };
  Rng rng = rng_new (2, 0);
  Deal deal;

  player_support_random_deal (&deal, &whist_game, &rng);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Action action = action_from_token (&whist_game, deal_pack (&deal), rows[i].token);
      ActionWords words = { 0 };

      action_words_write (&words, &deal, action, SUITS_FRENCH);
      g_assert_cmpstr (words.button, ==, rows[i].button);
      action_words_clear (&words);
    }
}

/* ---- Search, inference, from the table of the game alone ---------------------------------- */

/* A deal in which the other has led, the stock half gone, and there is a choice of cards. */
static void
find_lead (Deal *deal, Observation *observation, Rng *rng)
{
  do
    {
      player_support_random_deal (deal, &whist_game, rng);
      while (deal->n_played < 16)
        deal_apply (deal, support_random_action (deal, rng));
      if (deal->trick.n == 0)
        deal_apply (deal, support_random_action (deal, rng));
      observation_make (observation, deal, (unsigned) deal->turn);
    }
  while (observation->legal.n < 2);
}

static Player
searcher (void)
{
  Player player = *player_of_level (PLAYER_LEVEL_STRONG);

  player.trials = 40;

  return player;
}

/* The tricks of seat 0 when it is played by @player, the other by rules of thumb. */
static int
count_tricks (const Deal *dealt, const Player *player, Rng *rng)
{
  Deal deal = *dealt;
  DealResult result;

  while (!deal_is_over (&deal))
    {
      const Player *acting = deal.turn == 0 ? player : player_of_level (PLAYER_LEVEL_SIMPLE);
      Observation observation;
      Choice choice;

      observation_make (&observation, &deal, (unsigned) deal.turn);
      player_choose (&observation, acting, rng, NULL, &choice);
      deal_apply (&deal, choice.row[0].action);
    }
  deal_result (&deal, &result);

  return result.score[0];
}

/* Cards are judged otherwise by worlds, and who looks at them takes more tricks of the same. */
static void
test_search (void)
{
  const Player player = searcher ();
  Rng rng = rng_new (8, 0);
  Observation observation;
  Choice choice;
  unsigned n_other = 0;
  int ahead = 0;
  Deal deal;

  for (unsigned n = 0; n < 20; n++)
    {
      Choice simple;

      find_lead (&deal, &observation, &rng);
      player_choose (&observation, &player, &rng, NULL, &choice);
      player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &simple);
      n_other += choice.row[0].action != simple.row[0].action;
    }
  g_assert_cmpuint (n_other, >, 0);
  for (unsigned n = 0; n < 12; n++)
    {
      player_support_random_deal (&deal, &whist_game, &rng);
      ahead += count_tricks (&deal, &player, &rng)
               - count_tricks (&deal, player_of_level (PLAYER_LEVEL_SIMPLE), &rng);
    }
  g_assert_cmpint (ahead, >, 0);
}

/* True if the lead that lies there was the cheapest card of who led, as the rules of thumb want. */
static bool
is_led_cheaply (const Deal *world)
{
  const Observation unused = { 0 };

  return whist_player.likely (&unused, world) == 0;
}

/* What the other would have led with other cards tells which it has. */
static void
test_inference (void)
{
  Rng rng = rng_new (9, 0);

  for (unsigned n = 0; n < 5;)
    {
      const unsigned n_worlds = 200;
      Observation observation;
      Beliefs *beliefs;
      Worlds *worlds;
      double weighed = 0;
      unsigned plain = 0;
      Deal deal;

      find_lead (&deal, &observation, &rng);
      worlds = worlds_new (&observation);
      for (unsigned i = 0; i < n_worlds; i++)
        {
          worlds_draw (worlds, &rng, &deal);
          plain += is_led_cheaply (&deal);
        }
      worlds_free (worlds);
      if (plain < n_worlds / 10 || plain > n_worlds / 2)
        continue;
      beliefs = beliefs_new (&observation, n_worlds, &rng, NULL);
      for (unsigned i = 0; i < beliefs_count (beliefs); i++)
        {
          double weight;

          if (is_led_cheaply (beliefs_at (beliefs, i, &weight)))
            weighed += weight;
        }
      beliefs_free (beliefs);
      g_assert_cmpfloat (weighed, >, 1.3 * plain / n_worlds);
      n++;
    }
}

/* ---- Records, command line --------------------------------------------------------------- */

static char *
write_record (guint64 seed)
{
  Rng rng = rng_new (seed, 0);
  const Options options = support_options (&whist_game, "count=all");

  return support_random_match (&whist_game, &options, 2, &rng);
}

/* The same text again from what was read. */
static void
test_record (void)
{
  g_autofree char *text = write_record (3);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "whist", &error);

  g_assert_no_error (error);
  g_assert_true (record->log->match.over);
  g_assert_nonnull (strstr (text, "game whist\noption count all\n"));
}

/* The same, broken off before the action @n from 0. */
static char *
cut_record (guint64 seed, unsigned n)
{
  g_autofree char *text = write_record (seed);
  const char *line = strchr (strstr (text, "\npack "), 'p');

  for (unsigned i = 0; i <= n; i++)
    line = strchr (line, '\n') + 1;

  return g_strndup (text, (gsize) (line - text));
}

/* Runs a command on the record @given in a process of its own. */
static void
run_command (const char *command, char *given)
{
  g_autofree char *text = given;
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("whist-XXXXXX.atout", &path, NULL);
  char *words[] = { (char *) "atout-cli", (char *) command, path, NULL };

  g_assert_cmpint (file, >=, 0);
  g_close (file, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (cli_run (&cli_program, 3, words), ==, CLI_OK);
  g_remove (path);
}

static void
test_check (void)
{
  if (g_test_subprocess ())
    {
      run_command ("check", write_record (3));
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("ok *deals 2 actions 104*");
}

static void
test_trace (void)
{
  if (g_test_subprocess ())
    {
      run_command ("trace", write_record (3));
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*game whist*legal play:*result points*match scores * over yes*");
}

/* A hint by worlds, with its reason. */
static void
test_hint (void)
{
  if (g_test_subprocess ())
    {
      run_command ("hint", cut_record (3, 21));
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("hint deal 1 action 22 * worlds *\nplay:* error * why *");
}

/* ---- Help ----------------------------------------------------------------------------------- */

static void
test_help (void)
{
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  g_autoptr (HelpBook) book = help_book_open (&whist_game, &error);
  const HelpSection *section;

  g_assert_no_error (error);
  g_assert_cmpstr (book->title, ==, "German Whist");
  section = help_book_find_moment (book, "play", &options);
  g_assert_nonnull (section);
  g_assert_cmpstr (section->id, ==, "play");
}

/* ---- In the window --------------------------------------------------------------------------- */

static gboolean
has_match (gpointer window)
{
  return atout_window_get_session (window) != NULL;
}

/* Something is asked and has the focus, or a result is read. */
static gboolean
is_asked (gpointer window)
{
  AtoutSession *session = atout_window_get_session (window);
  GtkWidget *table = view_find (window, ATOUT_TYPE_TABLE);
  GtkWidget *focus = gtk_window_get_focus (window);

  return table != NULL && focus != NULL && focus != table && gtk_widget_is_ancestor (focus, table)
         && (atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING
             || atout_choices_get_prompt (atout_session_get_choices (session))[0] != '\0');
}

static gboolean
shows_help (gpointer window)
{
  return view_mentions (window, "win as many of the last thirteen as you can.");
}

static gboolean
shows_no_help (gpointer window)
{
  return !shows_help (window);
}

/* The page of the new match, from beside the tile of the game. */
static void
choose_game (AtoutWindow *window)
{
  GtkWidget *page = view_find (GTK_WIDGET (window), ATOUT_TYPE_START_PAGE);
  g_autoptr (GPtrArray) tiles = view_find_all (page, ATOUT_TYPE_GAME_TILE);
  GtkWidget *tile = g_ptr_array_index (tiles, tiles->len - 1);

  g_assert_true (view_reads (tile, "German Whist"));
  gtk_widget_grab_focus (tile);
  view_wait_for_focus (tile);
  view_press_key ("Tab"); /* Learn */
  view_press_key ("Tab"); /* Compete */
  view_press_key ("Tab"); /* House Rules */
  view_press_key ("Return");
  view_wait_for_draw (GTK_WIDGET (window));
  page = view_find (GTK_WIDGET (window), ATOUT_TYPE_NEW_MATCH_PAGE);
  g_assert_nonnull (page);
  g_assert_true (view_reads (page, "Tricks that count"));
  gtk_widget_grab_focus (atout_new_match_page_get_button (ATOUT_NEW_MATCH_PAGE (page)));
  view_press_key ("Return");
  view_wait (has_match, window, "the match");
}

static void
look_for_help (AtoutWindow *window)
{
  view_press_key ("F1");
  view_wait (shows_help, window, "the help page of the game");
  view_press_key ("Escape");
  view_wait (shows_no_help, window, "the table again");
}

/* A whole match by keys alone, recorded like any other. */
static void
test_window (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = atout_window_new (GTK_APPLICATION (application),
                                          atout_application_get_decks (application), NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = NULL;
  const char *const played[] = { "whist", NULL };
  guint n_keys = 0;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  g_settings_set_strv (settings, "played-games", played); /* nothing is to be explained */
  atout_window_set_seed (window, 7);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (GTK_WIDGET (window));
  view_take_keyboard (GTK_WIDGET (window));
  choose_game (window);
  for (view_wait (is_asked, window, "something to do");
       atout_course_get_state (ATOUT_COURSE (atout_window_get_session (window)))
       != ATOUT_MATCH_OVER;
       view_wait (is_asked, window, "something to do"))
    {
      g_assert_cmpuint (n_keys++, <, 80);
      view_press_key ("Return");
    }
  look_for_help (window);

  text = atout_course_to_record (ATOUT_COURSE (atout_window_get_session (window)));
  record = record_parse (text, strlen (text), "window", &error);
  g_assert_no_error (error);
  g_assert_true (record->log->match.over);
  g_assert_true (record->log->game == &whist_game);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  game_add (&whist_game);
  player_game_add (&whist_player);
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;

  game_checks_add (&checks);
  ADD_TESTS ("/whist", test_players, test_words, test_search, test_inference, test_record,
             test_check, test_trace, test_hint, test_help, test_window);

  return g_test_run ();
}
