/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Calls in the real window, by keys: put together from their parts, seen beside each seat, looked
 * up later; and that everybody is seen while one is asked.
 */

#include <adwaita.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "model/told/atout-talk.h"
#include "model/words/words-spoken.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/score/atout-counters.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/atout-bubble.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/told/atout-auction.h"

#define OUTLINE 4     /* pixels round what has the focus */
#define RIM 2         /* pixels round the lines of a button */
#define NAME_LEAST 70 /* pixels for a name above a column */

typedef struct
{
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *match;
  guint n_said; /* calls of the user, at least */
} Session;

static void
start (Session *session, gconstpointer application, const char *key, const char *options)
{
  const Game *game = game_find (key);
  Options chosen = OPTIONS_DEFAULT;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GError) error = NULL;

  g_settings_set_string (settings, "animation-speed", "off");
  options_set_all (&chosen, game, options, &error);
  g_assert_no_error (error);
  session->window
      = atout_window_new (GTK_APPLICATION (application),
                          atout_application_get_decks ((AtoutApplication *) application), NULL);
  atout_window_set_seed (session->window, 3);
  gtk_window_present (GTK_WINDOW (session->window));
  view_wait_for_draw (GTK_WIDGET (session->window));
  view_take_keyboard (GTK_WIDGET (session->window));
  atout_window_start_match (session->window, game, &chosen);
  session->match = atout_window_get_session (session->window);
  view_wait_for_draw (GTK_WIDGET (session->window));
  session->table = view_find (GTK_WIDGET (session->window), ATOUT_TYPE_TABLE);
  g_assert_nonnull (session->table);
}

static void
end (Session *session)
{
  gtk_window_destroy (GTK_WINDOW (session->window));
}

/* The button that has the focus, or NULL. */
static GtkWidget *
focused_button (Session *session)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (session->window));

  return GTK_IS_BUTTON (focus) && gtk_widget_get_mapped (focus) ? focus : NULL;
}

static gboolean
is_asked (gpointer data)
{
  Session *session = data;
  GtkWidget *panel = view_find (session->table, ATOUT_TYPE_CALL_PANEL);
  GtkWidget *focus = focused_button (session);

  return panel != NULL && focus != NULL && gtk_widget_is_ancestor (focus, panel);
}

static gboolean
may_say (gpointer data)
{
  GtkWidget *panel = view_find (((Session *) data)->table, ATOUT_TYPE_CALL_PANEL);

  return panel != NULL && view_mentions (panel, "If all pass now: ");
}

static void
wait_until_asked (Session *session)
{
  view_wait (may_say, session, "the question for a call");
  view_wait_for_draw (session->table);
  view_wait (is_asked, session, "the focus on the call");
}

/* The text of the button under focus. */
static void
assert_says (Session *session, const char *text)
{
  g_assert_true (view_mentions (focused_button (session), text));
}

static GtkWidget *
find_button (GtkWidget *root, const char *text)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (view_reads (g_ptr_array_index (buttons, i), text))
      return g_ptr_array_index (buttons, i);

  return NULL;
}

static GtkWidget *
find_say (Session *session)
{
  g_autoptr (GPtrArray) buttons
      = view_find_all (view_find (session->table, ATOUT_TYPE_CALL_PANEL), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (buttons->pdata[i], "suggested"))
      return buttons->pdata[i];

  return NULL;
}

static guint
count_said (Session *session, guint seat)
{
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (session->match));
  GListModel *auction = atout_talk_get_auction (talk);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) call = g_list_model_get_item (auction, i);

      n += atout_saying_get_seat (call) == seat;
    }

  return n;
}

static gboolean
user_has_said (gpointer data)
{
  return count_said (data, 0) > 0;
}

/* Kind, suit and number by keys; what the call promises and leads to stands there; Return says
 * it, and it can be read beside the name. */
static void
test_by_keys (gconstpointer application)
{
  Session session;
  GtkWidget *panel;

  start (&session, application, "fiftysix", "opener=left");
  wait_until_asked (&session);
  panel = view_find (session.table, ATOUT_TYPE_CALL_PANEL);
  view_press_key ("4"); /* the first key leads from the pass to what it puts together */
  view_press_key ("0");
  view_press_key ("Left");
  view_press_key ("Up");
  view_wait_for_text (panel, "41\u00a0♠", TRUE);
  assert_says (&session, "If all pass now: spades, 41");
  g_assert_true (view_mentions (panel, "very strong in spades, wants to play 41"));
  view_press_key ("Next");
  view_wait_for_text (panel, "Plus\u00a0♠", TRUE);
  g_assert_true (view_mentions (panel, " and at least 2 more"));
  g_assert_false (gtk_widget_get_sensitive (find_button (panel, "NT")));
  g_assert_false (gtk_widget_get_sensitive (find_button (panel, "Redouble")));

  /* Escape says nothing and leaves nothing */
  view_press_key ("Escape");
  view_press_key ("b");
  view_wait (is_asked, &session, "the calls again");
  g_assert_cmpuint (count_said (&session, 0), ==, 0);
  assert_says (&session, "Pass");
  view_press_key ("shift+Tab");
  assert_says (&session, "Plus\u00a0♠");
  view_press_key ("Return");
  view_wait (user_has_said, &session, "the call");
  g_assert_true (view_reads (session.table, "plus\u00a0♠\uFE0E"));
  end (&session);
}

/* Where one reads from right to left the next suit stands to the left. */
static void
test_by_keys_mirrored (gconstpointer application)
{
  Session session;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  start (&session, application, "fiftysix", "opener=left");
  wait_until_asked (&session);
  view_press_key ("4");
  view_press_key ("0");
  view_press_key ("Right");
  view_wait_for_text (view_find (session.table, ATOUT_TYPE_CALL_PANEL), "40 ♠", TRUE);
  end (&session);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* ---- What is true of the hand --------------------------------------------------------------- */

/* Some call of @kind promises what the hand has. */
static gboolean
is_kind_true (Session *session, const char *kind)
{
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (session->match));

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_true (call) && g_str_equal (atout_action_get_kind (call), kind))
        return TRUE;
    }

  return FALSE;
}

/* Some call that is put together of parts is. */
static gboolean
is_any_true (Session *session)
{
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (session->match));

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_true (call) && atout_action_get_kind (call)[0] != '\0')
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_in_auction (Session *session)
{
  return atout_course_get_deal (ATOUT_COURSE (session->match))->phase != PHASE_PLAY;
}

static gboolean
may_say_or_play (gpointer data)
{
  Session *session = data;

  return (may_say (session) && is_asked (session) && count_said (session, 0) >= session->n_said)
         || !is_in_auction (session);
}

/* What is put together begins each time with what the hand has, whatever was looked at before. */
static void
test_true_first (gconstpointer application)
{
  static const char *const rules[]
      = { "opener=left", "opener=left players=6", "opener=left players=8" };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      Session session = { 0 };

      start (&session, application, "fiftysix", rules[i]);
      for (view_wait (may_say_or_play, &session, "a question"); is_in_auction (&session);
           view_wait (may_say_or_play, &session, "another question"))
        {
          wait_until_asked (&session);
          g_assert_true (gtk_widget_has_css_class (find_say (&session), "true")
                         == is_any_true (&session));
          n += is_any_true (&session);
          view_press_key ("Next");
          view_press_key ("Next");
          gtk_widget_activate (
              find_button (view_find (session.table, ATOUT_TYPE_CALL_PANEL), "Pass"));
          session.n_said++;
        }
      end (&session);
    }
  g_assert_cmpuint (n, >, 2);
}

static guint
count_lit (Session *session)
{
  g_autoptr (GPtrArray) views = view_find_all (session->table, ATOUT_TYPE_CARD_VIEW);
  guint n = 0;

  for (guint i = 0; i < views->len; i++)
    n += atout_card_get_lit (atout_card_view_get_card (g_ptr_array_index (views, i)))
         != ATOUT_LIT_NOT;

  return n;
}

/* The kinds of call that are true are ticked; under focus the cards that make them so are lit. */
static void
test_true_calls (gconstpointer application)
{
  Session session;
  GtkWidget *panel;
  guint n_true = 0;

  start (&session, application, "fiftysix", "opener=left");
  wait_until_asked (&session);
  panel = view_find (session.table, ATOUT_TYPE_CALL_PANEL);
  for (guint page = 0; page < 8; page++, view_press_key ("Next"))
    {
      g_autoptr (GPtrArray) toggles = view_find_all (panel, GTK_TYPE_TOGGLE_BUTTON);

      for (guint i = 0; i < toggles->len; i++)
        {
          GtkWidget *toggle = g_ptr_array_index (toggles, i);
          const char *kind = gtk_button_get_label (GTK_BUTTON (toggle));
          gboolean is_true = is_kind_true (&session, kind);

          if (!g_str_equal (kind, gtk_widget_get_name (toggle)))
            continue; /* a suit */
          g_assert_cmpint (gtk_widget_has_css_class (toggle, "true"), ==, is_true);
          if (is_true)
            gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                 "fits your hand");
          n_true += is_true;
        }
    }
  g_assert_cmpuint (n_true, >, 0);
  end (&session);
}

/* The cards that make a call true are lit while it has the focus, and named as spoken of. */
static void
test_lit_cards (gconstpointer application)
{
  Session session;
  AtoutChoices *choices;
  g_autoptr (AtoutCard) card = NULL;

  start (&session, application, "fiftysix", "opener=left");
  wait_until_asked (&session);
  choices = atout_session_get_choices (session.match);
  card = g_list_model_get_item (atout_choices_get_hand (choices), 2);
  atout_choices_light (choices, ATOUT_LIGHT_ADVICE, 0, card_set_of (atout_card_get_card (card)));
  g_assert_cmpuint (count_lit (&session), ==, 1);
  g_assert_cmpint (atout_card_get_lit (card), ==, ATOUT_LIT_SPOKEN_OF);
  atout_choices_light (choices, ATOUT_LIGHT_CALL, 0, ~(CardSet) 0);
  g_assert_cmpuint (count_lit (&session), ==, 8);
  atout_choices_light (choices, ATOUT_LIGHT_CALL, 0, 0);
  g_assert_cmpuint (count_lit (&session), ==, 1);
  atout_choices_light (choices, ATOUT_LIGHT_ADVICE, 0, 0);
  g_assert_cmpuint (count_lit (&session), ==, 0);
  end (&session);
}

/* Whether calls of @panel may be put together with a part of that name. */
static gboolean
has_part (GtkWidget *panel, const char *label)
{
  g_autoptr (GPtrArray) toggles = view_find_all (panel, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < toggles->len; i++)
    if (g_strcmp0 (gtk_button_get_label (g_ptr_array_index (toggles, i)), label) == 0)
      return TRUE;

  return FALSE;
}

/* Suits that may be named are those of the game’s cards, and none where one of its calls may. */
static void
test_suits (void)
{
  VerbInfo verbs[32];
  guint n_verbs = 0;
  Game game = *game_find ("fiftysix");
  AtoutPlayer players[SEATS_MAX] = { 0 };

  do
    {
      g_assert_cmpuint (n_verbs, <, G_N_ELEMENTS (verbs));
      verbs[n_verbs] = game.verbs[n_verbs];
      verbs[n_verbs].no_suit = false;
    }
  while (game.verbs[n_verbs++].name != NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AtoutSession) session = atout_session_new (&game, &OPTIONS_DEFAULT, players);
      GtkWidget *panel = g_object_new (ATOUT_TYPE_CALL_PANEL, NULL);
      GtkWidget *window = gtk_window_new ();

      gtk_window_set_child (GTK_WINDOW (window), panel);
      gtk_window_present (GTK_WINDOW (window));
      view_wait_for_draw (window);
      g_assert_false (has_part (panel, "♦\uFE0E"));
      atout_call_panel_set_session (ATOUT_CALL_PANEL (panel), session);
      g_assert_true (has_part (panel, "♦\uFE0E"));
      g_assert_cmpint (has_part (panel, "NT"), ==, i == 0);
      gtk_window_destroy (GTK_WINDOW (window));
      game.verbs = verbs;
    }
}

static gboolean
is_read (gpointer data)
{
  return view_find (((Session *) data)->table, ATOUT_TYPE_AUCTION) != NULL;
}

static gboolean
is_not_read (gpointer data)
{
  return !is_read (data);
}

/* Everything that was said, with what it means, on a key and away with it; the match waits. */
static void
test_looked_up (gconstpointer application)
{
  Session session;
  GtkWidget *auction;
  g_autoptr (GPtrArray) calls = NULL;
  g_autoptr (AtoutTalk) talk = NULL;
  guint n;

  start (&session, application, "fiftysix", "");
  wait_until_asked (&session);
  talk = atout_talk_new (ATOUT_COURSE (session.match));
  n = g_list_model_get_n_items (atout_talk_get_auction (talk));
  g_assert_cmpuint (n, >=, 5);
  view_press_key ("a");
  view_wait (is_read, &session, "what was said");
  auction = view_find (session.table, ATOUT_TYPE_AUCTION);
  calls = view_find_all (auction, ATOUT_TYPE_BUBBLE);
  g_assert_cmpuint (calls->len, ==, n);
  for (guint seat = 0; seat < 6; seat++)
    g_assert_true (
        view_reads (auction, atout_seat_get_name (atout_session_get_seat (session.match, seat))));
  for (guint i = 0; i < n; i++)
    {
      AtoutBubble *bubble = g_ptr_array_index (calls, i);
      g_autofree char *heard = words_name_signs (atout_bubble_get_meaning (bubble));

      gtk_test_accessible_assert_property (bubble, GTK_ACCESSIBLE_PROPERTY_LABEL, heard);
    }
  g_assert_true (view_reads (auction, atout_bubble_get_meaning (g_ptr_array_index (calls, n - 1))));
  view_press_key ("Escape");
  view_wait (is_not_read, &session, "the table again");
  view_wait (is_asked, &session, "the calls again");
  end (&session);
}

/* Whoever is at turn does what @token says, or anything. */
static void
act (AtoutSession *match, const char *token)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (match));
  ActionList legal;
  Action action;

  deal_legal (deal, &legal);
  action = token != NULL ? action_from_token (deal->game, deal_pack (deal), token) : legal.at[0];
  g_assert_true (atout_choices_choose_for (atout_session_get_choices (match), (guint) deal->turn,
                                           action, NULL));
}

/* Plays a deal among people, who make @calls and then pass. */
static AtoutSession *
play_deal (const char *const *calls)
{
  AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, 0 },  { "Bert", TRUE, 0 }, { "Cora", TRUE, 0 },
          { "Dirk", TRUE, 0 }, { "Ella", TRUE, 0 }, { "Finn", TRUE, 0 } };
  Options options = OPTIONS_DEFAULT;
  AtoutSession *match = atout_session_new (game_find ("fiftysix"), &options, players);
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (match));

  atout_match_set_seed (atout_session_get_match (match), 42);
  g_assert_true (atout_match_deal (atout_session_get_match (match), NULL));
  for (guint i = 0; calls[i] != NULL; i++)
    act (match, calls[i]);
  while (!deal_is_over (deal))
    act (match, deal->phase != PHASE_PLAY ? "pass" : NULL);

  return match;
}

/* After the deal the list says in words which calls were true; so does what is read aloud. */
static void
test_proven (void)
{
  static const char *const calls[]
      = { "minus:3:S", "plus:H", "pass", "oneplus:C", "plusone:H", NULL };
  g_autoptr (AtoutSession) match = play_deal (calls);
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
  GtkWidget *auction = g_object_new (ATOUT_TYPE_AUCTION, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) bubbles = NULL;
  guint n_true = 0;
  guint n_bluff = 0;

  atout_auction_show (ATOUT_AUCTION (auction), talk, 800, 600);
  gtk_window_set_child (GTK_WINDOW (window), auction);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);
  bubbles = view_find_all (auction, ATOUT_TYPE_BUBBLE);
  for (guint i = 0; i < bubbles->len; i++)
    {
      const char *meaning = atout_bubble_get_meaning (g_ptr_array_index (bubbles, i));
      gboolean is_true = view_reads (g_ptr_array_index (bubbles, i), "true");
      gboolean is_bluff = view_reads (g_ptr_array_index (bubbles, i), "bluff");

      g_assert_cmpint (is_true, ==, strstr (meaning, " True: ") != NULL);
      g_assert_cmpint (is_bluff, ==, strstr (meaning, " Not true: ") != NULL);
      n_true += is_true;
      n_bluff += is_bluff;
    }
  g_assert_cmpuint (n_true, ==, 3);
  g_assert_cmpuint (n_bluff, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static graphene_rect_t
bounds_of (GtkWidget *widget, GtkWidget *table)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));

  return bounds;
}

/* While eight call no name and no bubble is covered, by another or by the calls. */
static void
test_eight_are_seen (gconstpointer application)
{
  Session session;
  g_autoptr (GPtrArray) seen = NULL;
  g_autoptr (GPtrArray) bubbles = NULL;
  graphene_rect_t panel;

  start (&session, application, "fiftysix", "players=8");
  wait_until_asked (&session);
  seen = view_find_all (session.table, ATOUT_TYPE_SEAT_VIEW);
  g_assert_cmpuint (seen->len, ==, 8);
  bubbles = view_find_all (session.table, ATOUT_TYPE_BUBBLE);
  g_assert_cmpuint (bubbles->len, ==, 7);
  g_ptr_array_extend (seen, bubbles, NULL, NULL);
  panel = bounds_of (view_find (session.table, ATOUT_TYPE_CALL_PANEL), session.table);
  for (guint i = 0; i < seen->len; i++)
    {
      graphene_rect_t a = bounds_of (g_ptr_array_index (seen, i), session.table);

      g_assert_false (graphene_rect_intersection (&a, &panel, NULL));
      for (guint k = 0; k < i; k++)
        {
          graphene_rect_t b = bounds_of (g_ptr_array_index (seen, k), session.table);

          g_assert_false (graphene_rect_intersection (&a, &b, NULL));
        }
    }
  end (&session);
}

/* Neither at its sides, nor what stands before it and above it, nor its outline. */
static void
check_cell (GtkWidget *cell, GtkWidget *scrolled, int rim)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell, scrolled, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, rim);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (scrolled) - rim);
}

/* Also the columns of those who have not said anything yet have room for a name. */
static void
check_columns (GtkWidget *auction)
{
  GtkWidget *scrolled = view_find (auction, GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr (GPtrArray) labels = view_find_all (scrolled, GTK_TYPE_LABEL);
  g_autoptr (GPtrArray) bubbles = view_find_all (scrolled, ATOUT_TYPE_BUBBLE);

  for (guint i = 0; i < labels->len; i++)
    {
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
      check_cell (labels->pdata[i], scrolled, 0);
      if (gtk_widget_has_css_class (labels->pdata[i], "name"))
        g_assert_cmpint (gtk_widget_get_width (labels->pdata[i]), >=, NAME_LEAST);
    }
  for (guint i = 0; i < bubbles->len; i++)
    check_cell (bubbles->pdata[i], scrolled, OUTLINE);
}

/* The calls can be looked up at a table that has no size yet. */
static void
test_looked_up_before_layout (gconstpointer application)
{
  Session session;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = g_object_new (ATOUT_TYPE_TABLE, NULL);

  start (&session, application, "fiftysix", "");
  wait_until_asked (&session);
  atout_table_set_session (ATOUT_TABLE (table), session.match);
  gtk_window_set_child (GTK_WINDOW (window), table);
  g_assert_true (gtk_widget_activate_action (table, "table.show-auction", NULL));
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_type (table, ATOUT_TYPE_AUCTION);
  gtk_window_destroy (GTK_WINDOW (window));
  end (&session);
}

/* No call of a long auction is cut where it is looked up, and it stays within the window. */
static void
check_looked_up (Session *session)
{
  GtkWidget *auction;

  view_press_key ("a");
  view_wait (is_read, session, "what was said");
  auction = view_find (session->table, ATOUT_TYPE_AUCTION);
  view_wait_for_draw (session->table);
  g_assert_cmpint (gtk_widget_get_width (auction), <=, gtk_widget_get_width (session->table));
  check_columns (auction);
  view_press_key ("Escape");
  view_wait (is_not_read, session, "the table again");
  view_wait (is_asked, session, "the calls again");
}

static gboolean
has_said (gpointer data)
{
  AtoutTalk *talk = atout_session_get_talk (atout_window_get_session (((Session *) data)->window));

  return g_list_model_get_n_items (atout_talk_get_auction (talk)) > 0;
}

/* Who has not been asked has a column as wide as the others. */
static void
test_columns (gconstpointer application)
{
  Session session;

  start (&session, application, "klaverjas", "first_speaker=dealer");
  view_wait (has_said, &session, "a call");
  view_press_key ("a");
  view_wait (is_read, &session, "what was said");
  view_wait_for_draw (session.table);
  check_columns (view_find (session.table, ATOUT_TYPE_AUCTION));
  end (&session);
}

/* Both lines of what is said keep off the edge of its button. */
static void
check_lines (GtkWidget *button, GtkWidget *panel)
{
  g_autoptr (GPtrArray) labels = view_find_all (button, GTK_TYPE_LABEL);
  graphene_rect_t inner = bounds_of (button, panel);

  graphene_rect_inset (&inner, 0, RIM);
  g_assert_cmpuint (labels->len, >, 0);
  for (guint i = 0; i < labels->len; i++)
    {
      graphene_rect_t line = bounds_of (labels->pdata[i], panel);

      g_assert_true (graphene_rect_contains_rect (&inner, &line));
    }
}

static void
check_panel_fits (Session *session)
{
  GtkWidget *panel = view_find (session->table, ATOUT_TYPE_CALL_PANEL);
  g_autoptr (GPtrArray) buttons = view_find_all (panel, GTK_TYPE_BUTTON);
  graphene_rect_t bounds = bounds_of (panel, session->table);

  g_test_message ("%g to %g", bounds.origin.x, bounds.origin.x + bounds.size.width);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (session->table));
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (buttons->pdata[i], "suggested"))
      check_lines (buttons->pdata[i], panel);
}

/* The calls stay within the table at any width, also of one that changed while they were not
 * there, and say what passing leads to. */
static void
test_panel_fits (gconstpointer application)
{
  static const int widths[] = { 1000, 820, 700, 600, 500, 360 };
  Session session;
  GtkWidget *panel;

  start (&session, application, "fiftysix", "");
  wait_until_asked (&session);
  panel = view_find (session.table, ATOUT_TYPE_CALL_PANEL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      view_resize (GTK_WIDGET (session.window), widths[i], 700);
      check_panel_fits (&session);
      view_wait (is_asked, &session, "the focus on the call");
      check_looked_up (&session);
    }
  gtk_widget_set_visible (panel, FALSE);
  view_resize (GTK_WIDGET (session.window), 1000, 700);
  gtk_widget_set_visible (panel, TRUE);
  view_wait_for_draw (session.table);
  check_panel_fits (&session);
  gtk_widget_grab_focus (find_button (panel, "Nos"));
  view_wait_for_text (panel, " – If all pass now: no trump, ", TRUE);
  end (&session);
}

static GtkWidget *
find_styled (GtkWidget *root, const char *style)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], style))
      return labels->pdata[i];

  return NULL;
}

/* The longest outcome is read to its end, also beside open hands. */
static void
test_outcome_is_read (gconstpointer application)
{
  Session session;
  GtkWidget *outcome;

  start (&session, application, "fiftysix", "");
  atout_session_set_guided (session.match, TRUE);
  view_resize (GTK_WIDGET (session.window), 1000, 700);
  wait_until_asked (&session);
  outcome = find_styled (view_find (session.table, ATOUT_TYPE_CALL_PANEL), "outcome");
  gtk_label_set_label (GTK_LABEL (outcome), "If all pass now: diamonds, 29, redoubled");
  view_wait_for_draw (session.table);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (outcome))));
  check_panel_fits (&session);
  end (&session);
}

/* Where tables are played for each side's lie drawn on the table, with their number to be heard. */
static void
test_tables (gconstpointer application)
{
  Session session;
  g_autoptr (GPtrArray) counters = NULL;

  start (&session, application, "fiftysix", "match=tables12");
  wait_until_asked (&session);
  counters = view_find_all (session.table, ATOUT_TYPE_COUNTERS);
  g_assert_cmpuint (counters->len, ==, 2);
  gtk_test_accessible_assert_property (counters->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "We – Tables now: 12");
  end (&session);

  start (&session, application, "fiftysix", "");
  wait_until_asked (&session);
  g_assert_null (view_find (session.table, ATOUT_TYPE_COUNTERS));
  end (&session);
}

static gboolean
has_four_buttons (gpointer data)
{
  GtkWidget *calls = view_find (((Session *) data)->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = calls != NULL ? view_find_all (calls, GTK_TYPE_BUTTON) : NULL;

  return buttons != NULL && buttons->len == 4;
}

/* Four calls that do not fit into one row stand in two of two. */
static void
test_even_rows (gconstpointer application)
{
  Session session;
  g_autoptr (GPtrArray) buttons = NULL;
  graphene_rect_t bounds[4];

  start (&session, application, "klaverjas", "trump=utrecht");
  view_resize (GTK_WIDGET (session.window), 360, 640);
  view_wait (has_four_buttons, &session, "the suits");
  view_wait_for_draw (session.table);
  buttons = view_find_all (view_find (session.table, ATOUT_TYPE_CALLS), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    bounds[i] = bounds_of (buttons->pdata[i], session.table);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpfloat (bounds[i].origin.x, ==, bounds[i % 2].origin.x);
      g_assert_cmpfloat (bounds[i].origin.y, ==, bounds[i / 2 * 2].origin.y);
    }
  g_assert_cmpfloat (bounds[2].origin.y, >, bounds[0].origin.y);
  end (&session);
}

/* If the text of one button breaks, so do those of its neighbours. */
static void
test_breaks_alike (gconstpointer application)
{
  static const int widths[] = { 1000, 700, 360 };
  Session session;

  start (&session, application, "klaverjas", "trump=utrecht");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GPtrArray) labels = NULL;
      int lines = 0;

      view_resize (GTK_WIDGET (session.window), widths[i], 700);
      view_wait (has_four_buttons, &session, "the suits");
      view_wait_for_draw (session.table);
      labels = view_find_all (view_find (session.table, ATOUT_TYPE_CALLS), GTK_TYPE_LABEL);
      for (guint k = 0; k < labels->len; k++)
        if (gtk_widget_has_css_class (labels->pdata[k], "meaning"))
          {
            int n = pango_layout_get_line_count (gtk_label_get_layout (labels->pdata[k]));

            g_assert_true (lines == 0 || lines == n);
            lines = n;
          }
      g_assert_cmpint (lines, >, 0);
    }
  end (&session);
}

/* Buttons that have just come are not laid out yet: the arrows find their rows all the same. */
static void
test_arrows_before_layout (gconstpointer application)
{
  static const struct
  {
    GtkDirectionType direction;
    guint button;
  } steps[] = { { GTK_DIR_DOWN, 2 }, { GTK_DIR_RIGHT, 3 }, { GTK_DIR_UP, 1 }, { GTK_DIR_LEFT, 0 } };
  Session session;
  GtkWidget *calls;
  g_autoptr (GPtrArray) buttons = NULL;

  start (&session, application, "klaverjas", "trump=utrecht");
  view_resize (GTK_WIDGET (session.window), 360, 640);
  view_wait (has_four_buttons, &session, "the suits");
  calls = view_find (session.table, ATOUT_TYPE_CALLS);
  atout_calls_set_session (ATOUT_CALLS (calls), NULL);
  atout_calls_set_session (ATOUT_CALLS (calls), session.match);
  buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 4);
  g_assert_true (atout_calls_focus (ATOUT_CALLS (calls)));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (session.window), steps[i].direction));
      g_assert_true (focused_button (&session) == buttons->pdata[steps[i].button]);
    }
  end (&session);
}

static GtkWidget *
seat_view (Session *session, guint seat)
{
  g_autoptr (GPtrArray) seats = view_find_all (session->table, ATOUT_TYPE_SEAT_VIEW);

  return g_ptr_array_index (seats, seat);
}

static gboolean
has_seats (gpointer data)
{
  return view_find (((Session *) data)->table, ATOUT_TYPE_SEAT_VIEW) != NULL
         && atout_course_get_turn (ATOUT_COURSE (((Session *) data)->match)) != NO_SEAT;
}

/* Who belongs together is said and marked, and who only watches. */
static void
test_sides (gconstpointer application)
{
  Session session;
  guint dealer = 0;

  start (&session, application, "klaverjas", "");
  view_wait (has_seats, &session, "the seats");
  for (guint seat = 1; seat < 4; seat++)
    g_assert_true (view_reads (seat_view (&session, seat), seat == 2 ? "●" : "◇"));
  end (&session);

  start (&session, application, "zensern", "mode=4d");
  view_wait (has_seats, &session, "the seats");
  while (!(atout_seat_get_roles (atout_session_get_seat (session.match, dealer)) & ROLE_DEALER))
    dealer++;
  g_assert_true (atout_seat_get_watching (atout_session_get_seat (session.match, dealer)));
  g_assert_true (view_reads (seat_view (&session, dealer), "watches"));
  g_assert_false (view_reads (seat_view (&session, (dealer + 1) % 4), "watches"));
  end (&session);
}

static gboolean
watches_or_is_asked (gpointer data)
{
  Session *session = data;

  return atout_course_get_turn (ATOUT_COURSE (session->match)) == 0
         || atout_course_is_watched (ATOUT_COURSE (session->match))
         || atout_course_get_state (ATOUT_COURSE (session->match)) == ATOUT_MATCH_DEAL_OVER;
}

static gboolean
shows_result (gpointer data)
{
  GtkWidget *result = view_find (((Session *) data)->table, ATOUT_TYPE_RESULT);

  return result != NULL && gtk_widget_get_mapped (result);
}

/* Whatever is asked is answered in one way, deal after deal, until the user has to watch. */
static void
play_until_watching (Session *session)
{
  for (view_wait (watches_or_is_asked, session, "something to do");
       !atout_course_is_watched (ATOUT_COURSE (session->match));
       view_wait (watches_or_is_asked, session, "something to do"))
    {
      ActionList legal;

      atout_table_hurry (ATOUT_TABLE (session->table));
      if (atout_course_get_state (ATOUT_COURSE (session->match)) == ATOUT_MATCH_DEAL_OVER)
        {
          g_assert_true (atout_match_deal (atout_session_get_match (session->match), NULL));
          continue;
        }
      deal_legal (atout_course_get_deal (ATOUT_COURSE (session->match)), &legal);
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (session->match), 0,
                                               legal.at[0], NULL));
    }
}

/* Who has no part in a deal may watch it, trick for trick, or skip it. */
static void
test_watching (gconstpointer application)
{
  Session session;

  start (&session, application, "zensern", "mode=4d fleck=off target=1001");
  view_wait (has_seats, &session, "the seats");
  play_until_watching (&session);
  g_object_set (session.table, "trick-pause", 1.0, "until-click", TRUE, NULL);
  view_wait_for_text (session.table, "Skip to the Result", TRUE);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (session.match)), ==, ATOUT_MATCH_PLAYING);

  view_press_key ("c");
  view_wait (shows_result, &session, "the result");
  g_assert_null (find_button (session.table, "Skip to the Result"));
  end (&session);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;

  g_test_add_data_func ("/calls/by-keys", application, test_by_keys);
  g_test_add_data_func ("/calls/by-keys-mirrored", application, test_by_keys_mirrored);
  g_test_add_data_func ("/calls/true", application, test_true_calls);
  g_test_add_data_func ("/calls/true-first", application, test_true_first);
  g_test_add_data_func ("/calls/lit", application, test_lit_cards);
  g_test_add_func ("/calls/suits", test_suits);
  g_test_add_func ("/calls/proven", test_proven);
  ADD_TESTS_WITH (application, "/calls", test_looked_up, test_looked_up_before_layout,
                  test_eight_are_seen, test_panel_fits, test_columns, test_tables, test_even_rows,
                  test_breaks_alike, test_outcome_is_read, test_arrows_before_layout, test_sides,
                  test_watching);

  return g_test_run ();
}
