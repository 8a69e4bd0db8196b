/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Asks every question of every mode and preset at a real table. The focus must be on an
 * announcement that scores, or else on the answer without commitment, or else on the first answer.
 * The question must not cover a name or a speech bubble in windows of several sizes.
 *
 *     test-questions [LANGUAGE]
 */

#include <adwaita.h>
#include <string.h>

#include "app/settings/language.h"
#include "rules/rng.h"
#include "support.h"
#include "table-clear.h"
#include "view-clock.h"
#include "view-support.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/calls/call-button.h"

#define DEALS 200 /* by lot, of each form of a game */
#define SEED 9

#define MANY 12 /* from this number of answers on the panel keeps its size */

/* Written from the rules files: who answers so neither plays nor stakes nor shows anything. */
static const char *const harmless[] = { "pass", "refuse", "declare:none", NULL };

typedef struct
{
  int width, height;
} Size;

/* Sizes of the table in windows of 360×640 (with a frame) and 1000×700. */
static const Size sizes[] = { { 350, 578 }, { 1000, 653 } };

typedef struct
{
  GtkWidget *window;
  GtkWidget *table;
  const Size *size; /* the wanted size of the table */
  AtoutDeck *deck;
  AtoutSession *session;
  GHashTable *met; /* a question was asked already: its game, phase and answers */
  guint phases;    /* that were met, as bits */
  guint n_harmless;
} Walk;

/* ---- The questions ------------------------------------------------------------------------ */

/* What is asked without a card; calls beside cards are extras, the focus is on a card then. */
static bool
list_answers (const Deal *deal, ActionList *answers)
{
  deal_legal (deal, answers);
  if (game_implied (deal) != ACTION_NONE)
    return false; /* a card answers it as well */
  for (unsigned i = 0; i < answers->n; i++)
    if (action_card (deal->game, answers->at[i]) != CARD_NONE)
      return false;

  return answers->n > 1;
}

/* Names a question by game, phase, verbs and number of answers: "zensern 12 fleck pass, 2". */
static char *
name_question (const Deal *deal, const ActionList *answers)
{
  GString *name = g_string_new (deal->game->key);

  g_string_append_printf (name, " %u", deal->phase);
  for (unsigned i = 0; i < answers->n; i++)
    if (i == 0 || action_verb (answers->at[i]) != action_verb (answers->at[i - 1]))
      g_string_append_printf (name, " %s", action_verb_info (deal->game, answers->at[i])->name);
  g_string_append_printf (name, ", %u", MIN (answers->n, MANY));

  return g_string_free (name, FALSE);
}

static Action
find_harmless (const Deal *deal, const ActionList *answers)
{
  for (unsigned i = 0; i < answers->n; i++)
    if (g_strv_contains (harmless, action_verb_info (deal->game, answers->at[i])->name))
      return answers->at[i];

  return ACTION_NONE;
}

/* What loses nothing: points that are there to be announced, or to say nothing. */
static Action
find_start (const Deal *deal, const ActionList *answers)
{
  bool is_safe;
  Action worth = game_announcement (deal, CARD_NONE, &is_safe);

  return worth != ACTION_NONE ? worth : find_harmless (deal, answers);
}

/* ---- At the table ------------------------------------------------------------------------- */

static gboolean
is_focused (gpointer data)
{
  Walk *walk = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (walk->window));

  return focus != NULL && focus != walk->table && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, walk->table);
}

/* The seat at turn is the user’s, the others wait. */
static void
sit_down (Walk *walk, const MatchLog *log)
{
  MatchLog *copy = match_log_copy (log);
  unsigned user = match_player_at (&log->match, (unsigned) log->deal.turn);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;

  for (unsigned player = 0; player < log->match.n_seats; player++)
    match_log_set_player (copy, player, player == user ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          player == user ? "Sanne" : "simple Anna");
  match = atout_match_new_from_log (copy, &error);
  g_assert_no_error (error);
  walk->session = atout_session_new_for_match (match);
  atout_table_set_session (ATOUT_TABLE (walk->table), walk->session);
  view_wait (is_focused, walk, "the focus on an answer");
}

static void
stand_up (Walk *walk)
{
  atout_table_set_session (ATOUT_TABLE (walk->table), NULL);
  atout_conductor_stop (atout_session_get_conductor (walk->session));
  g_clear_object (&walk->session);
}

static gboolean
is_in (GtkWidget *widget, GType type)
{
  return gtk_widget_get_ancestor (widget, type) != NULL;
}

static void
check (Walk *walk, const Deal *deal, const ActionList *answers)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (walk->window));
  Action wanted = find_start (deal, answers);

  g_assert_true (is_in (focus, ATOUT_TYPE_CALLS));
  if (wanted == ACTION_NONE && is_in (focus, ATOUT_TYPE_CALL_PANEL))
    {
      g_assert_true (gtk_widget_has_css_class (focus, "suggested"));
      return;
    }
  g_assert_nonnull (call_button_get_action (focus));
  g_assert_cmphex (atout_action_get_action (call_button_get_action (focus)), ==,
                   wanted != ACTION_NONE ? wanted : answers->at[0]);
  walk->n_harmless += wanted != ACTION_NONE;
}

static gboolean
is_sized (gpointer data)
{
  Walk *walk = data;

  return is_focused (walk) && gtk_widget_get_width (walk->table) == walk->size->width
         && gtk_widget_get_height (walk->table) == walk->size->height;
}

/* Checks in every size that the question covers no name and no speech bubble. */
static void
check_clear (Walk *walk, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where
          = g_strdup_printf ("%s at %d×%d", name, sizes[i].width, sizes[i].height);

      gtk_window_set_default_size (GTK_WINDOW (walk->window), sizes[i].width, sizes[i].height);
      walk->size = &sizes[i];
      view_wait_for_rest (walk->table, is_sized, walk, "the size of the table");
      table_clear_check_asked (walk->table, where);
    }
}

static void
ask (Walk *walk, const MatchLog *log)
{
  g_autofree char *name = NULL;
  ActionList answers;

  if (!list_answers (&log->deal, &answers))
    return;
  name = name_question (&log->deal, &answers);
  if (g_hash_table_contains (walk->met, name))
    return;
  g_test_message ("%s", name);
  sit_down (walk, log);
  check (walk, &log->deal, &answers);
  check_clear (walk, name);
  stand_up (walk);
  g_hash_table_add (walk->met, g_steal_pointer (&name));
}

/* ---- By lot through every form of a game -------------------------------------------------- */

/* Often the harmless answer: much is asked only of who is let go on. */
static Action
draw_action (const Deal *deal, Rng *rng)
{
  ActionList legal;
  Action action;

  deal_legal (deal, &legal);
  action = find_harmless (deal, &legal);

  return action != ACTION_NONE && rng_below (rng, 2) == 0 ? action
                                                          : legal.at[rng_below (rng, legal.n)];
}

static void
play_deal (Walk *walk, const Game *game, const Options *options, guint index)
{
  g_autoptr (MatchLog) log = match_log_new (game, options);
  Rng rng = rng_new (SEED, index);
  DealNumber number;

  number_from_seed (&number, SEED, index);
  match_log_deal (log, &number, NULL);
  while (!deal_is_over (&log->deal))
    {
      walk->phases |= 1u << log->deal.phase;
      ask (walk, log);
      match_log_act (log, draw_action (&log->deal, &rng), false);
    }
}

static void
play_form (Walk *walk, const Game *game, const char *settings, const char *more)
{
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;

  /* the first option is the mode; not every preset has each */
  if (!options_set_all (&options, game, settings, &error)
      || !options_set_all (&options, game, more, &error))
    return;
  for (guint i = 0; i < DEALS; i++)
    play_deal (walk, game, &options, i);
}

static void
play_options (Walk *walk, const Game *game)
{
  Rng rng = rng_new (SEED, DEALS);

  for (guint i = 0; i < DEALS; i++)
    {
      const Options options = support_random_options (game, &rng);

      play_deal (walk, game, &options, i);
    }
}

static void
begin (Walk *walk, const Game *game)
{
  walk->window = gtk_window_new ();
  walk->table = g_object_new (ATOUT_TYPE_TABLE, NULL);
  walk->deck = view_deck_new (game);
  g_object_set (walk->table, "slowness", 0.0, "trick-pause", 0.0, NULL);
  atout_table_set_deck (ATOUT_TABLE (walk->table), walk->deck);
  gtk_window_set_decorated (GTK_WINDOW (walk->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (walk->window), 840, 640);
  gtk_window_set_child (GTK_WINDOW (walk->window), walk->table);
  gtk_window_present (GTK_WINDOW (walk->window));
  view_wait_for_draw (walk->table);
}

static void
test_questions (gconstpointer data)
{
  const Game *game = data;
  const OptionInfo *mode = &game->options->list[0];
  Walk walk = { .met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  begin (&walk, game);
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    {
      play_form (&walk, game, preset->settings, "");
      for (guint i = 0; i < option_count_values (mode); i++)
        {
          g_autofree char *more = g_strdup_printf ("%s=%s", mode->key, mode->values[i].key);

          play_form (&walk, game, preset->settings, more);
        }
    }
  play_options (&walk, game);
  for (const PhaseInfo *phase = game->phases; phase->verb[0] != VERB_NONE; phase++)
    g_assert_true (walk.phases & 1u << phase->phase);
  g_test_message ("%u questions, %u with a harmless answer", g_hash_table_size (walk.met),
                  walk.n_harmless);
  g_assert_cmpuint (g_hash_table_size (walk.met), >, 0);
  gtk_window_destroy (GTK_WINDOW (walk.window));
  g_clear_object (&walk.deck);
  g_hash_table_unref (walk.met);
}

/* ---- What befalls the user ---------------------------------------------------------------- */

#define AGAINST_USER "Bert plays Cego against your Solo."

typedef struct
{
  AtoutSession *session;
  const char *token;
} Said;

/* What was done before may not be shown yet. */
static gboolean
is_said (gpointer data)
{
  const Said *said = data;
  AtoutCourse *course = ATOUT_COURSE (said->session);
  Action action = action_from_token (atout_course_get_game (course), atout_course_get_pack (course),
                                     said->token);

  return atout_choices_choose_for (atout_session_get_choices (said->session),
                                   (guint) atout_course_get_turn (course), action, NULL);
}

/* Whoever is at turn does what @token says. */
static void
act (Walk *walk, const char *token)
{
  Said said = { walk->session, token };

  view_wait (is_said, &said, token);
}

/* It is to be read at the table, whatever others do and the user asks for, until the user acts. */
static void
test_befallen (void)
{
  const Game *game = game_find ("cego");
  const AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, 0 }, { "Bert", TRUE, 0 }, { "Cora", TRUE, 0 }, { "Dirk", TRUE, 0 } };
  Options options = OPTIONS_DEFAULT;
  Walk walk = { 0 };

  begin (&walk, game);
  walk.session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (walk.session), 42);
  g_assert_true (atout_match_deal (atout_session_get_match (walk.session), NULL));
  atout_table_set_session (ATOUT_TABLE (walk.table), walk.session);
  for (guint i = 0; i < 3; i++)
    act (&walk, "pass");
  act (&walk, "solo");
  act (&walk, "bid:cego");
  view_wait_for_text (walk.table, AGAINST_USER, TRUE);
  act (&walk, "pass");
  view_wait_for_text (walk.table, "“weiter”", TRUE);
  g_assert_true (view_mentions (walk.table, AGAINST_USER));
  gtk_widget_activate_action (walk.table, "table.redo", NULL);
  g_assert_true (view_mentions (walk.table, "Nothing has been undone."));
  g_assert_false (view_mentions (walk.table, AGAINST_USER));
  view_clock_pass (60);
  g_assert_true (view_mentions (walk.table, AGAINST_USER));
  atout_table_set_session (ATOUT_TABLE (walk.table), NULL);
  g_assert_false (view_mentions (walk.table, AGAINST_USER));
  g_clear_object (&walk.session);
  gtk_window_destroy (GTK_WINDOW (walk.window));
  g_clear_object (&walk.deck);
}

int
main (int argc, char **argv)
{
  const gboolean is_english = argc < 2 || argv[1][0] == '-';
  g_autoptr (AtoutApplication) application = NULL;

  if (!is_english)
    {
      g_autofree char *words = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);

      language_begin (words);
      language_choose (argv[1]);
    }
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  view_add_game_tests ("/questions", test_questions);
  if (is_english)
    g_test_add_func ("/questions/befallen", test_befallen);

  return g_test_run ();
}
