/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The rhythm of the table and what belongs to it, in the real window and by real keys: every game
 * at every speed, laying down the rest, arranging the hand, looking back.
 */

#include <adwaita.h>

#include "add-tests.h"
#include "app/window/atout-window.h"
#include "view-clock.h"
#include "view-drawn.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/cards/atout-pile.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/told/atout-tricks-page.h"

typedef struct
{
  AtoutApplication *application;
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *session;
  guint acted;          /* actions of all seats */
  gboolean until_click; /* full tricks stay, and somebody clicks */
} Session;

static void
set_rhythm (const char *speed, double pause, gboolean until_click)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "animation-speed", speed);
  g_settings_set_double (settings, "trick-pause", pause);
  g_settings_set_boolean (settings, "trick-until-click", until_click);
}

static void
count_acted (Session *game)
{
  game->acted++;
}

static GtkWidget *
focus_of (Session *game)
{
  return gtk_window_get_focus (GTK_WINDOW (game->window));
}

/* A button or a card of the table has the focus: something is asked, or the result is read. */
static gboolean
is_asked (gpointer data)
{
  Session *game = data;
  GtkWidget *focus = focus_of (game);
  gboolean user_acts
      = atout_course_get_turn (ATOUT_COURSE (game->session)) == 0
        || atout_course_get_state (ATOUT_COURSE (game->session)) != ATOUT_MATCH_PLAYING;

  return user_acts && focus != NULL && focus != game->table
         && gtk_widget_is_ancestor (focus, game->table);
}

static gboolean
is_turn_or_over (gpointer data)
{
  Session *game = data;

  if (game->until_click)
    gtk_widget_activate_action (game->table, "table.hurry", NULL);

  return atout_course_get_state (ATOUT_COURSE (game->session)) != ATOUT_MATCH_PLAYING
         || atout_course_get_turn (ATOUT_COURSE (game->session)) == 0;
}

static void
start (Session *game, const char *key, guint64 seed)
{
  const Options options = OPTIONS_DEFAULT;

  game->acted = 0;
  game->window = atout_window_new (GTK_APPLICATION (game->application),
                                   atout_application_get_decks (game->application), NULL);
  atout_window_set_seed (game->window, seed);
  gtk_window_present (GTK_WINDOW (game->window));
  view_wait_for_draw (GTK_WIDGET (game->window));
  view_take_keyboard (GTK_WIDGET (game->window));
  atout_window_start_match (game->window, game_find (key), &options);
  game->session = g_object_ref (atout_window_get_session (game->window));
  g_signal_connect_swapped (game->session, "acted", G_CALLBACK (count_acted), game);
  view_wait_for_draw (GTK_WIDGET (game->window));
  game->table = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_TABLE);
  view_wait (is_turn_or_over, game, "the user's turn");
  view_wait (is_asked, game, "the focus on what is asked");
}

static void
end (Session *game)
{
  g_signal_handlers_disconnect_by_data (game->session, game);
  g_clear_object (&game->session);
  gtk_window_destroy (GTK_WINDOW (game->window));
}

static gboolean
shows_result (gpointer data)
{
  return view_find (((Session *) data)->table, ATOUT_TYPE_RESULT) != NULL;
}

/* Return answers whatever is asked, with what has the focus. */
static void
play_until (Session *game, gboolean (*is_done) (gpointer data))
{
  for (;;)
    {
      guint before = game->acted;

      view_wait (is_asked, game, "the user's turn");
      if (is_done (game))
        return;
      view_press_key ("Return");
      view_wait_for_draw (game->table);
      if (game->acted == before && !is_done (game))
        view_press_key ("Right"); /* a part of a call that is put together, or a barred card */
    }
}

/* ---- Speed -------------------------------------------------------------------------------- */

/* The first of the calls is chosen at once, here it is the cards that matter. */
static gboolean
make_call (Session *game)
{
  g_autoptr (AtoutAction) call = g_list_model_get_item (
      atout_choices_get_calls (atout_session_get_choices (game->session)), 0);
  GtkWidget *calls = NULL;

  gtk_widget_activate_action (game->table, "table.hurry", NULL);
  calls = view_find (game->table, ATOUT_TYPE_CALLS);
  if (call == NULL || calls == NULL)
    return FALSE;
  g_signal_emit_by_name (calls, "called", atout_action_get_action (call));

  return TRUE;
}

/* One click hurries all that is shown; then Return plays a card, if it may be played. */
static void
play_card (Session *game, guint in_vain)
{
  char digit[12];

  gtk_widget_activate_action (game->table, "table.hurry", NULL);
  view_wait (is_asked, game, "the focus on a card");
  g_snprintf (digit, sizeof digit, "%u", in_vain / 2 % 9 + 1);
  view_press_key (in_vain % 2 == 1 ? digit : "Return");
}

static void
play_deal (Session *game, const char *key)
{
  guint in_vain = 0;

  start (game, key, 5);
  while (view_wait (is_turn_or_over, game, "the user's turn"),
         atout_course_get_state (ATOUT_COURSE (game->session)) == ATOUT_MATCH_PLAYING)
    {
      guint before = game->acted;

      if (!make_call (game))
        play_card (game, in_vain);
      in_vain = game->acted == before ? in_vain + 1 : 0;
      g_assert_cmpuint (in_vain, <, 60);
    }
  gtk_widget_activate_action (game->table, "table.hurry", NULL);
  view_wait (shows_result, game, "the result");
  end (game);
}

static void
test_speeds (gconstpointer data)
{
  static const struct
  {
    const char *speed;
    gboolean until_click;
  } rhythms[] = {
    { "off", FALSE }, { "off", TRUE }, { "fast", TRUE }, { "normal", FALSE }, { "slow", TRUE },
  };
  Session game = { .application = (AtoutApplication *) data };
  const Game *known;

  for (guint i = 0; (known = game_at (i)) != NULL; i++)
    for (guint k = 0; k < (i == 0 ? G_N_ELEMENTS (rhythms) : 2); k++)
      {
        set_rhythm (rhythms[k].speed, rhythms[k].until_click ? .1 : 0, rhythms[k].until_click);
        game.until_click = rhythms[k].until_click;
        g_test_message ("%s, %s", known->key, rhythms[k].speed);
        play_deal (&game, known->key);
      }
}

/* Seconds at each speed from dealing until the user is asked, who is the first. */
static const struct
{
  const char *speed;
  double seconds;
} deals[] = { { "off", 0 }, { "fast", .45 }, { "normal", .9 }, { "slow", 1.8 } };

/* How long dealing takes is a matter of the speed alone. */
static void
test_pace (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      double before = view_clock_get_time ();

      set_rhythm (deals[i].speed, 0, FALSE);
      start (&game, "klaverjas", 5);
      g_assert_cmpuint (game.acted, ==, 0);
      g_assert_cmpfloat_with_epsilon (view_clock_get_time () - before, deals[i].seconds, 1e-6);
      end (&game);
    }
}

/* Where the desktop wants no motion nothing moves, at any speed. */
static void
test_still (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      double before = view_clock_get_time ();

      set_rhythm (deals[i].speed, 0, FALSE);
      start (&game, "klaverjas", 5);
      g_assert_cmpfloat_with_epsilon (view_clock_get_time () - before, 0, 1e-6);
      end (&game);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* By real time a move takes no less than that. */
static void
test_real_time (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  gint64 begun = g_get_monotonic_time ();

  view_clock_end ();
  set_rhythm (deals[1].speed, 0, FALSE);
  start (&game, "klaverjas", 5);
  g_assert_cmpfloat ((double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC, >=,
                     deals[1].seconds);
  end (&game);
  view_clock_begin ();
}

/* What is explained on a key stays for five seconds, and longer the more there is to read. */
static void
test_explanation (gconstpointer data)
{
  static const char text[] = "There is no last trick yet.";
  Session game = { .application = (AtoutApplication *) data };

  set_rhythm ("fast", 0, FALSE);
  start (&game, "klaverjas", 5);
  view_press_key ("l");
  g_assert_true (view_reads (game.table, text));
  view_clock_pass (5.5);
  g_assert_true (view_reads (game.table, text));
  view_clock_pass (.03 * sizeof text);
  g_assert_false (view_reads (game.table, text));
  end (&game);
}

/* ---- The rest ------------------------------------------------------------------------------ */

static gboolean
is_offered_or_over (gpointer data)
{
  Session *game = data;

  return atout_choices_get_rest (atout_session_get_choices (game->session))[0] != '\0'
         || shows_result (data);
}

static gboolean
is_over (gpointer data)
{
  return shows_result (data);
}

/* The offer stands there with its reason; C takes it, and the deal is played to its end. */
static void
test_claim (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  gboolean offered = FALSE;

  set_rhythm ("fast", .1, TRUE);
  for (guint64 seed = 1; !offered; seed++)
    {
      g_assert_cmpuint (seed, <, 40);
      set_rhythm ("off", 0, FALSE);
      start (&game, "klaverjas", seed);
      view_wait (is_asked, &game, "the user's turn");
      view_press_key ("c");
      view_wait_for_text (game.table, "the rest is not decided yet", TRUE);
      play_until (&game, is_offered_or_over);
      offered = !shows_result (&game);
      if (offered)
        {
          g_assert_true (view_reads (game.table, "Lay Down the Rest"));
          g_assert_true (view_reads (
              game.table, atout_choices_get_rest (atout_session_get_choices (game.session))));
          set_rhythm ("fast", .1, TRUE);
          view_press_key ("c");
          view_wait (is_over, &game, "the end of the deal, without another key");
          g_assert_false (view_reads (game.table, "Lay Down the Rest"));
          g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (game.session), NULL), ==, 8);
        }
      end (&game);
    }
}

/* ---- Another match ------------------------------------------------------------------------- */

static gboolean
has_left_result (gpointer data)
{
  return !shows_result (data);
}

static gboolean
has_new_match (gpointer data)
{
  Session *game = data;

  return atout_window_get_session (game->window) != game->session && !shows_result (data);
}

/* After the end Return begins another match like it; between deals it goes on with the same. */
static void
test_again (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  AtoutSession *next;
  g_autoptr (AtoutSheet) sheet = NULL;

  set_rhythm ("off", 0, FALSE);
  start (&game, "zensern", 3);
  for (;;)
    {
      play_until (&game, shows_result);
      if (atout_course_get_state (ATOUT_COURSE (game.session)) == ATOUT_MATCH_OVER)
        break;
      g_assert_false (view_reads (game.table, "Play Again"));
      view_press_key ("Return");
      view_wait (has_left_result, &game, "the next deal");
    }
  g_assert_true (view_reads (game.table, "Choose a Game"));
  view_wait (is_asked, &game, "the focus in the result");
  view_press_key ("Return");
  view_wait (has_new_match, &game, "another match");
  next = atout_window_get_session (game.window);
  g_assert_true (atout_course_get_game (ATOUT_COURSE (next))
                 == atout_course_get_game (ATOUT_COURSE (game.session)));
  sheet = atout_sheet_new (ATOUT_COURSE (next));
  g_assert_cmpuint (g_list_model_get_n_items (atout_sheet_get_rows (sheet)), ==, 0);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (next)), ==, ATOUT_MATCH_PLAYING);
  end (&game);
}

/* ---- The hand ------------------------------------------------------------------------------ */

static char *
list_hand (Session *game)
{
  g_autoptr (GPtrArray) views = view_find_all (game->table, ATOUT_TYPE_CARD_VIEW);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < views->len; i++)
    g_string_append_printf (
        list, "%u ", atout_card_get_card (atout_card_view_get_card (g_ptr_array_index (views, i))));

  return g_string_free (list, FALSE);
}

typedef struct
{
  GtkWidget *widget;
  const char *text;
} Description;

static gboolean
is_described (gpointer data)
{
  const Description *wanted = data;
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (wanted->widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wanted->text, NULL);

  return other == NULL;
}

static void
wait_for_description (GtkWidget *widget, const char *text)
{
  view_wait (is_described, &(Description) { widget, text }, text);
}

/* Control and Shift take the card along, the focus with it, and its new place is told. */
static void
test_arrange (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  g_autofree char *sorted = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *again = NULL;
  GtkWidget *card;

  set_rhythm ("off", 0, FALSE);
  start (&game, "klaverjas", 3);
  view_wait (is_asked, &game, "the user's turn");
  sorted = list_hand (&game);
  card = view_find (view_find (game.table, ATOUT_TYPE_HAND), ATOUT_TYPE_CARD_VIEW);
  g_assert_true (gtk_widget_grab_focus (card));
  view_wait_for_focus (card);
  view_press_key ("ctrl+shift+Right");
  wait_for_description (card, "2 of 8");
  view_press_key ("ctrl+shift+Right");
  wait_for_description (card, "3 of 8");
  view_wait_for_draw (game.table);
  moved = list_hand (&game);
  g_assert_cmpstr (moved, !=, sorted);
  g_assert_true (gtk_widget_has_focus (card));
  view_press_key ("ctrl+shift+Left");
  wait_for_description (card, "2 of 8");
  view_press_key ("o");
  view_wait_for_draw (game.table);
  again = list_hand (&game);
  g_assert_cmpstr (again, ==, sorted);
  end (&game);
}

/* The keypad goes where the other keys do. */
static void
test_keypad (gconstpointer data)
{
  static const struct
  {
    const char *key;
    guint place;
  } keys[] = { { "KP_End", 7 }, { "KP_Home", 0 }, { "End", 7 }, { "Home", 0 }, { "3", 2 } };
  Session game = { .application = (AtoutApplication *) data };
  g_autoptr (GPtrArray) cards = NULL;

  set_rhythm ("off", 0, FALSE);
  start (&game, "klaverjas", 3);
  view_wait (is_asked, &game, "the user's turn");
  cards = view_find_all (view_find (game.table, ATOUT_TYPE_HAND), ATOUT_TYPE_CARD_VIEW);
  g_assert_true (gtk_widget_grab_focus (cards->pdata[1]));
  view_wait_for_focus (cards->pdata[1]);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      view_press_key (keys[i].key);
      view_wait_for_focus (cards->pdata[keys[i].place]);
    }
  end (&game);
}

/* A game in which the user is asked for a card, the first of those that are returned. */
static GPtrArray *
start_play (Session *game, GtkWidget **hand)
{
  set_rhythm ("off", 0, FALSE);
  start (game, "klaverjas", 3);
  view_wait (is_asked, game, "the user's turn");
  make_call (game);
  view_wait (is_turn_or_over, game, "the user's turn");
  view_wait (is_asked, game, "the user's turn");
  view_wait_for_draw (game->table);
  *hand = view_find (game->table, ATOUT_TYPE_HAND);
  game->acted = 0;

  return view_find_all (*hand, ATOUT_TYPE_CARD_VIEW);
}

/* A card that is dragged along the hand is moved and not played. */
static void
test_drag (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);
  double width = gtk_widget_get_width (g_ptr_array_index (cards, 0));
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (cards, 0), hand, &place));
  view_drag (hand, place.origin.x + 30, gtk_widget_get_height (hand) / 2.0, 3 * width, 0);
  view_wait_for_draw (game.table);
  g_assert_cmpuint (game.acted, ==, 0);
  g_assert_true (atout_choices_get_arranged (atout_session_get_choices (game.session)));
  g_assert_true (gtk_widget_get_prev_sibling (g_ptr_array_index (cards, 0)) != NULL);
  g_assert_true (gtk_widget_get_first_child (hand) == g_ptr_array_index (cards, 1));
  end (&game);
}

/* Two cards that may be seen, one above the other. */
static gboolean
has_two_rows (gpointer data)
{
  GPtrArray *cards = data;
  GtkWidget *hand = gtk_widget_get_parent (cards->pdata[0]);
  graphene_rect_t first, last;

  return gtk_widget_compute_bounds (cards->pdata[0], hand, &first)
         && gtk_widget_compute_bounds (cards->pdata[cards->len - 1], hand, &last)
         && gtk_widget_get_width (hand) < 400
         && last.origin.y > first.origin.y + first.size.height / 4;
}

/* The window becomes so narrow that its hand lies in two rows. */
static void
lay_in_rows (Session *game, GtkWidget *hand, GPtrArray *cards)
{
  gtk_window_set_default_size (GTK_WINDOW (game->window), 360, 640);
  view_wait (has_two_rows, cards, "a hand in two rows");
  view_wait_for_draw (hand);
}

/* The next window is as wide as usual. */
static void
end_narrow (Session *game)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  end (game);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* In two rows Left and Right go on in order, Up and Down to the row above and below. */
static void
test_two_rows_by_key (gconstpointer data)
{
  static const struct
  {
    const char *key;
    guint place;
  } keys[] = { { "Right", 3 }, { "Right", 4 }, { "Left", 3 }, { "Down", 7 },
               { "Down", 7 },  { "Up", 3 },    { "Up", 3 },   { "Home", 0 },
               { "Down", 4 },  { "Right", 5 }, { "Up", 1 },   { "End", 7 } };
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);

  g_assert_cmpuint (cards->len, ==, 8);
  lay_in_rows (&game, hand, cards);
  g_assert_true (gtk_widget_grab_focus (cards->pdata[2]));
  view_wait_for_focus (cards->pdata[2]);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      view_press_key (keys[i].key);
      view_wait_for_focus (cards->pdata[keys[i].place]);
    }
  end_narrow (&game);
}

/* A card is dragged from the upper row to the lower one, and its neighbour takes its place. */
static void
test_two_rows_by_mouse (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);
  graphene_rect_t from, to;

  lay_in_rows (&game, hand, cards);
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[1], hand, &from));
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[6], hand, &to));
  g_assert_cmpfloat (to.origin.y, >, from.origin.y);
  view_drag (hand, from.origin.x + 20, 30, to.origin.x - from.origin.x, 60);
  view_wait_for_draw (game.table);
  g_assert_cmpuint (game.acted, ==, 0);
  g_assert_true (atout_choices_get_arranged (atout_session_get_choices (game.session)));
  g_assert_true (gtk_widget_get_prev_sibling (cards->pdata[1]) == cards->pdata[6]);
  g_assert_true (gtk_widget_get_prev_sibling (cards->pdata[2]) == cards->pdata[0]);
  end_narrow (&game);
}

/* The first card that may be played. */
static GtkWidget *
find_playable (GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    if (atout_card_get_playable (atout_card_view_get_card (g_ptr_array_index (cards, i))))
      return g_ptr_array_index (cards, i);

  g_error ("no card may be played");
}

static gboolean
has_acted (gpointer data)
{
  return ((Session *) data)->acted > 0;
}

static graphene_rect_t
bounds_of (GtkWidget *card, GtkWidget *hand)
{
  graphene_rect_t bounds;

  view_wait_for_draw (hand);
  g_assert_true (gtk_widget_compute_bounds (card, hand, &bounds));

  return bounds;
}

/* A card that is dragged to the table is played; let go of near the hand it stays. */
static void
test_drag_to_table (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);
  double x = 20 + bounds_of (find_playable (cards), hand).origin.x;

  view_drag (hand, x, 60, 4, -26);
  view_wait_for_draw (game.table);
  g_assert_cmpuint (game.acted, ==, 0);
  g_assert_false (atout_choices_get_arranged (atout_session_get_choices (game.session)));

  /* the way there may be bent */
  view_drag (hand, x, 60, 150, -240);
  view_wait (has_acted, &game, "the card");
  g_assert_false (atout_choices_get_arranged (atout_session_get_choices (game.session)));
  end (&game);
}

typedef struct
{
  GtkWidget *card;
  GtkWidget *table;
} Dragged;

/* Of all the cards on the table the one that is dragged is drawn last. */
static gboolean
is_above_all (gpointer data)
{
  const Dragged *dragged = data;
  GskRenderNode *picture = view_picture (dragged->table);
  g_autoptr (GArray) drawn = view_drawn (picture);
  graphene_rect_t place;
  gboolean above
      = drawn->len > 0 && gtk_widget_compute_bounds (dragged->card, dragged->table, &place)
        && graphene_rect_contains_rect (&place, &g_array_index (drawn, Drawn, drawn->len - 1).seen);

  g_clear_pointer (&picture, gsk_render_node_unref);

  return above;
}

/* Above hands, names, what is said. */
static void
test_drag_above (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);
  GtkWidget *card = find_playable (cards);

  view_drag_hold (hand, 20 + bounds_of (card, hand).origin.x, 60, 150, -240);
  view_wait (is_above_all, &(Dragged) { card, game.table }, "the card above all");
  view_let_go ();
  view_wait (has_acted, &game, "the card");
  end (&game);
}

/* Touches @card as a finger does: there is no screen to touch here, only its events. */
static void
tap (GtkWidget *hand, GtkWidget *card)
{
  atout_hand_set_by_finger (ATOUT_HAND (hand), TRUE);
  g_signal_emit_by_name (card, "clicked");
}

/* A finger raises a card over the others, another one instead, and plays the one that is raised. */
static void
test_tap (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  GtkWidget *hand;
  g_autoptr (GPtrArray) cards = start_play (&game, &hand);
  GtkWidget *card = find_playable (cards);
  GtkWidget *other = g_ptr_array_index (cards, cards->len - 1);
  float before = bounds_of (card, hand).origin.y;

  tap (hand, card);
  g_assert_cmpfloat (bounds_of (card, hand).origin.y, <, before);
  g_assert_cmpuint (game.acted, ==, 0);
  if (atout_card_get_playable (atout_card_view_get_card (ATOUT_CARD_VIEW (other))))
    {
      tap (hand, other);
      g_assert_cmpfloat (bounds_of (card, hand).origin.y, ==, before);
      g_assert_cmpuint (game.acted, ==, 0);
      tap (hand, card);
    }
  tap (hand, card);
  view_wait (has_acted, &game, "the card");
  end (&game);
}

/* With that setting the first touch plays; the mouse does so always. */
static void
test_first_tap (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  for (guint by_mouse = 0; by_mouse < 2; by_mouse++)
    {
      GtkWidget *hand;
      g_autoptr (GPtrArray) cards = start_play (&game, &hand);

      g_settings_set_boolean (settings, "play-on-first-tap", !by_mouse);
      tap (hand, find_playable (cards));
      if (by_mouse)
        {
          g_assert_cmpuint (game.acted, ==, 0);
          view_click (find_playable (cards));
        }
      view_wait (has_acted, &game, "the card");
      end (&game);
    }
  g_settings_reset (settings, "play-on-first-tap");
}

/* ---- Looking back --------------------------------------------------------------------------- */

static gboolean
has_two_tricks (gpointer data)
{
  return atout_course_list_tricks (ATOUT_COURSE (((Session *) data)->session), NULL) >= 2;
}

static gboolean
shows_tricks_page (gpointer data)
{
  return view_find (((Session *) data)->table, ATOUT_TYPE_TRICKS_PAGE) != NULL;
}

static gboolean
shows_no_tricks_page (gpointer data)
{
  return !shows_tricks_page (data);
}

static void
check_rows (Session *game, guint n)
{
  g_autoptr (GPtrArray) rows = view_find_all (game->table, GTK_TYPE_LIST_BOX_ROW);
  Trick tricks[CARDS_MAX];

  g_assert_cmpuint (rows->len, ==, n);
  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (game->session), tricks), ==, n);
  for (guint i = 0; i < n; i++)
    {
      const Telling telling = atout_session_tell (game->session);
      g_autofree char *text = tell_trick (&telling, &tricks[i], i + 1);
      g_autofree char *other = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (g_ptr_array_index (rows, i)), GTK_ACCESSIBLE_PROPERTY_LABEL, text, NULL);

      g_assert_cmpstr (other, ==, NULL);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) cards = view_find_all (g_ptr_array_index (rows, i), ATOUT_TYPE_PILE);

      g_assert_cmpuint (cards->len, ==, tricks[i].n);
    }
  g_assert_true (focus_of (game) == g_ptr_array_index (rows, n - 1));
}

/* All tricks lie there, the focus on the last; nobody plays on until they are left. */
static void
test_look_back (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  guint acted;

  set_rhythm ("off", 0, FALSE);
  start (&game, "klaverjas", 3);
  play_until (&game, has_two_tricks);
  acted = game.acted;
  view_press_key ("ctrl+l");
  view_wait (shows_tricks_page, &game, "the tricks");
  view_wait_for_draw (game.table);
  check_rows (&game, atout_course_list_tricks (ATOUT_COURSE (game.session), NULL));
  g_assert_cmpuint (game.acted, ==, acted);
  view_press_key ("Escape");
  view_wait (shows_no_tricks_page, &game, "the table");
  view_wait (is_asked, &game, "the focus on the hand");
  end (&game);
}

/* Where that is the custom no trick but the last is shown. */
static void
test_only_last (gconstpointer data)
{
  Session game = { .application = (AtoutApplication *) data };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  set_rhythm ("off", 0, FALSE);
  g_settings_set_boolean (settings, "only-last-trick", TRUE);
  start (&game, "klaverjas", 3);
  play_until (&game, has_two_tricks);
  view_press_key ("ctrl+l");
  view_wait_for_text (game.table, "Only the last trick may be looked at", TRUE);
  g_assert_true (shows_no_tricks_page (&game));
  g_settings_reset (settings, "only-last-trick");
  end (&game);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;

  g_test_add_data_func ("/rhythm/look-back", application, test_look_back);
  g_test_add_data_func ("/rhythm/only-last-trick", application, test_only_last);
  ADD_TESTS_WITH (application, "/rhythm", test_arrange, test_keypad, test_two_rows_by_key,
                  test_two_rows_by_mouse, test_drag, test_drag_to_table, test_drag_above, test_tap,
                  test_first_tap, test_again, test_claim, test_pace, test_still, test_real_time,
                  test_explanation, test_speeds);

  return g_test_run ();
}
