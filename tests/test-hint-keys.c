/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A hint in the real window: asked for by key or button, seen at cards and calls, taken back. */

#include "add-tests.h"
#include "app/match/last-rules.h"
#include "app/settings/language.h"
#include "app/window/atout-window-bar.h"
#include "rules/game.h"
#include "table-clear.h"
#include "view-clock.h"
#include "view-drawn.h"
#include "view-guest.h"
#include "view/cards/atout-card-view.h"
#include "view/help/atout-advice.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/calls/call-button.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/table/layout/table-layout.h"
#include "view/table/told/atout-explanation.h"

#define HINT "Hint: "
#define FIGURES "Numbers: "

static void
wait_for_hint (Guest *guest)
{
  view_press_key ("h");
  view_wait_for_text (guest->table, HINT, TRUE);
  view_wait_for_draw (guest->table);
}

static Action
suggested (Guest *guest)
{
  return atout_counsel_get_action (ATOUT_COUNSEL (atout_session_get_hint (guest->session)));
}

static GPtrArray *
find_cards (Guest *guest)
{
  return view_find_all (view_find (guest->table, ATOUT_TYPE_HAND), ATOUT_TYPE_CARD_VIEW);
}

/* The buttons of calls that are marked as suggested. */
static guint
count_marked_calls (GtkWidget *root)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (call_button_get_action (child) == NULL)
      n += count_marked_calls (child);
    else
      n += gtk_widget_has_css_class (child, "hinted") ? 1 : 0;

  return n;
}

static guint
count_hinted_cards (Guest *guest)
{
  g_autoptr (GPtrArray) cards = find_cards (guest);
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    n += atout_card_get_hinted (atout_card_view_get_card (cards->pdata[i])) != ATOUT_HINTED_NOT;

  return n;
}

/* One card has the mark of what is suggested, or the button of the call. */
static void
check_suggested (Guest *guest)
{
  guint n_calls = count_marked_calls (view_find (guest->table, ATOUT_TYPE_CALLS));
  g_autoptr (GPtrArray) cards = find_cards (guest);
  guint n_cards = 0;

  for (guint i = 0; i < cards->len; i++)
    n_cards += atout_card_get_lit (atout_card_view_get_card (cards->pdata[i])) == ATOUT_LIT_BEST;
  g_assert_cmpuint (n_cards, ==, n_calls == 0);
}

static void
check_no_hint (Guest *guest)
{
  g_assert_false (view_mentions (guest->table, HINT));
  g_assert_cmpuint (count_marked_calls (view_find (guest->table, ATOUT_TYPE_CALLS)), ==, 0);
  g_assert_cmpuint (count_hinted_cards (guest), ==, 0);
}

static void
leave_by (Guest *guest, const char *key)
{
  view_press_key (key);
  view_wait_for_text (guest->table, HINT, FALSE);
  check_no_hint (guest);
}

/* ---- Calls ------------------------------------------------------------------------------- */

/* What a screen reader says of the suggested button ends with that; Escape, or H again, ends it. */
static void
test_call (void)
{
  Guest guest;
  GtkWidget *calls;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  check_no_hint (&guest);
  wait_for_hint (&guest);
  calls = view_find (guest.table, ATOUT_TYPE_CALLS);
  g_assert_cmpuint (count_marked_calls (calls), ==, 1);
  g_assert_true (view_mentions (calls, "±")); /* what each promises */
  g_assert_true (view_mentions (guest.table, FIGURES));
  view_resize (GTK_WIDGET (guest.window), 420, 640); /* the buttons are new ones */
  g_assert_cmpuint (count_marked_calls (calls), ==, 1);
  leave_by (&guest, "Escape");
  g_assert_false (view_mentions (calls, "±"));
  wait_for_hint (&guest);
  leave_by (&guest, "h");
  guest_end (&guest);
}

/* A call that has parts is put together; what is put together otherwise is not suggested. */
static void
test_parts (void)
{
  Guest guest;
  GtkWidget *calls;
  Action action = ACTION_NONE;

  guest_start (&guest, "fiftysix", "opener=left", 7);
  while (action_suit (game_find ("fiftysix"), action) == SUIT_NONE)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (atout_course_is_calling (ATOUT_COURSE (guest.session)));
      view_wait_for_draw (guest.table);
      if (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
        continue;
      if (action != ACTION_NONE)
        atout_choices_choose_for (atout_session_get_choices (guest.session), 0, action, &error);
      g_assert_no_error (error);
      action = ACTION_NONE;
      if (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
        continue;
      wait_for_hint (&guest);
      g_assert_false (view_mentions (guest.table, FIGURES)); /* no button has room for them */
      action = suggested (&guest);
    }
  calls = view_find (guest.table, ATOUT_TYPE_CALLS);
  g_assert_false (view_mentions (calls, "±"));
  g_assert_cmpuint (count_marked_calls (calls), ==, 1);
  view_press_key ("Prior"); /* another kind of call */
  view_press_key ("Next");
  view_press_key ("Next");
  view_wait_for_draw (guest.table);
  g_assert_cmpuint (count_marked_calls (calls), ==, 0);
  guest_end (&guest);
}

/* ---- Keys while a hint is found ------------------------------------------------------------ */

/* Returns true if the table stops Return before it reaches what has the focus. */
static gboolean
stops_return (Guest *guest)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (guest->table);
  gboolean is_stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (all) && !is_stopped; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys)
          && gtk_event_controller_get_propagation_phase (keys) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Return, 0, 0, &is_stopped);
    }

  return is_stopped;
}

/* At once something is said; a key that would act waits for the hint, and then does it. */
static void
test_thinking (void)
{
  AtoutHint *hint;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  view_press_key ("Right");
  g_assert_false (stops_return (&guest));
  hint = atout_session_get_hint (guest.session);
  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  g_assert_true (view_mentions (guest.table, "Thinking…"));
  g_assert_true (stops_return (&guest));
  view_wait_for_text (guest.table, HINT, TRUE);
  g_assert_false (view_mentions (guest.table, "Thinking…"));
  g_assert_false (stops_return (&guest));
  leave_by (&guest, "Escape");

  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  g_assert_true (atout_hint_leave (hint));
  g_assert_false (view_mentions (guest.table, "Thinking…"));
  g_assert_false (stops_return (&guest));
  guest_end (&guest);
}

/* ---- Cards ------------------------------------------------------------------------------- */

/* Lets the user do what is suggested until he is to choose among several cards. */
static void
go_on_to_a_card (Guest *guest)
{
  for (;;)
    {
      const Deal *deal = atout_course_get_deal (ATOUT_COURSE (guest->session));
      g_autoptr (GError) error = NULL;

      view_wait_for_draw (guest->table);
      if (!atout_choices_is_asked (atout_session_get_choices (guest->session)))
        continue;
      wait_for_hint (guest);
      if (action_is_play (deal->game, suggested (guest)) && count_hinted_cards (guest) > 2)
        return;
      atout_choices_choose_for (atout_session_get_choices (guest->session), 0, suggested (guest),
                                &error);
      g_assert_no_error (error);
      check_no_hint (guest);
    }
}

static float
top_of (GtkWidget *card, GtkWidget *table)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, table, &bounds));

  return bounds.origin.y;
}

/* (transfer full): what it is told instead of @text, or NULL. */
static char *
other_description (GtkWidget *card, const char *text)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (card),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

/* What a screen reader says of it; the one where the hand was left says the whole hint. */
static void
check_description (Guest *guest, AtoutCardView *view, guint place, guint count)
{
  AtoutCard *card = atout_card_view_get_card (view);
  g_autofree char *told
      = g_strdup_printf ("playable, %u of %u%s, %s", place, count,
                         atout_card_get_lit (card) == ATOUT_LIT_SPOKEN_OF ? ", spoken of" : "",
                         atout_card_get_hint (card));
  g_autofree char *other = NULL;

  other = other_description (GTK_WIDGET (view), told);
  if (other != NULL)
    g_assert_nonnull (strstr (
        other, atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_hint (guest->session)))));
}

/* The suggested card stands above all others; each one says how good it is. */
static void
test_card (void)
{
  g_autoptr (GPtrArray) cards = NULL;
  GtkWidget *best = NULL;
  guint n_best = 0;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  go_on_to_a_card (&guest);
  view_wait_for_draw (guest.table);
  view_wait_for_idle (); /* the hint is announced by then */
  cards = find_cards (&guest);
  for (guint i = 0; i < cards->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (cards->pdata[i]);

      g_assert_true ((atout_card_get_lit (card) == ATOUT_LIT_BEST)
                     == (atout_card_get_hinted (card) == ATOUT_HINTED_BEST));
      if (atout_card_get_hinted (card) != ATOUT_HINTED_NOT)
        check_description (&guest, cards->pdata[i], i + 1, cards->len);
      if (atout_card_get_hinted (card) != ATOUT_HINTED_BEST)
        continue;
      best = cards->pdata[i];
      n_best++;
      g_assert_cmpstr (atout_card_get_hint (card), ==, "suggested");
      g_assert_cmpfloat (atout_card_get_share (card), ==, 1);
    }
  g_assert_cmpuint (n_best, ==, 1);
  for (guint i = 0; i < cards->len; i++)
    {
      float below = top_of (cards->pdata[i], guest.table) - top_of (best, guest.table);

      /* of its own row, where there are two */
      if (cards->pdata[i] != best && ABS (below) <= (float) TABLE_LAYOUT_RISE)
        g_assert_cmpfloat (below, >, 0);
    }

  leave_by (&guest, "Escape");
  wait_for_hint (&guest);
  view_click_at (best, 5, 5); /* played: what was hinted is done */
  view_wait_for_text (guest.table, HINT, FALSE);
  check_no_hint (&guest);
  guest_end (&guest);
}

/* ---- Where it stands --------------------------------------------------------------------- */

static GtkWidget *
find_prompt (GtkWidget *table)
{
  g_autoptr (GPtrArray) labels
      = view_find_all (view_find (table, ATOUT_TYPE_CALLS), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "prompt"))
      return labels->pdata[i];

  return NULL;
}

/* Asks for a hint, which in a small window too covers neither names nor what it speaks of. */
static Action
ask_for_clear_hint (Guest *guest, const char *place)
{
  wait_for_hint (guest);
  check_suggested (guest);
  g_test_message ("%s",
                  atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_hint (guest->session))));
  table_clear_check (guest->table, place);

  return suggested (guest);
}

static void
test_clear (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", 2);
  const char *settings = words[1] != NULL ? words[1] : "";
  Guest guest;

  guest_start (&guest, words[0], settings, 3);
  view_resize (GTK_WIDGET (guest.window), 360, 640);
  for (guint n = 0;
       n < 4 && atout_course_get_state (ATOUT_COURSE (guest.session)) == ATOUT_MATCH_PLAYING;)
    {
      AtoutChoices *choices = atout_session_get_choices (guest.session);
      g_autoptr (GError) error = NULL;
      ActionList legal;
      Action action;

      view_wait_for_draw (guest.table);
      if (!atout_choices_is_asked (choices))
        continue;
      deal_legal (atout_course_get_deal (ATOUT_COURSE (guest.session)), &legal);
      action = legal.at[0];
      if (legal.n > 1) /* else there is nothing to advise */
        {
          action = ask_for_clear_hint (&guest, data);
          n++;
        }
      atout_choices_choose_for (choices, 0, action, &error);
      g_assert_no_error (error);
    }
  guest_end (&guest);
}

/* Until all lies where it stays: a layout may be another one when nothing else is left to do. */
static void
wait_for_layout (Guest *guest)
{
  view_wait_for_draw (guest->table);
  view_wait_for_idle ();
  view_wait_for_draw (guest->table);
}

/* Where the rest can be laid down, a hint covers neither that nor anything else. */
static void
test_rest (void)
{
  Guest guest;
  AtoutTableSpots *places;

  guest_start (&guest, "klaverjas", "", 3);
  go_on_to_a_card (&guest);
  places = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (guest.table));
  gtk_widget_set_visible (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_LAY_DOWN, 0), TRUE);
  for (guint i = 0; i < 2; i++)
    {
      view_resize (GTK_WIDGET (guest.window), i == 0 ? 1000 : 360, i == 0 ? 700 : 640);
      wait_for_layout (&guest);
      table_clear_check (guest.table, "rest");
    }
  guest_end (&guest);
}

static AtoutExplanation *
find_explanation (Guest *guest)
{
  GtkLayoutManager *places = gtk_widget_get_layout_manager (guest->table);

  return ATOUT_EXPLANATION (
      atout_table_spots_get_child (ATOUT_TABLE_SPOTS (places), ATOUT_TABLE_SPOT_EXPLAIN, 0));
}

/* The longest that German says of a call among many: it stands for what is asked. */
static void
test_long (void)
{
  static const char *const text
      = "Tipp: „Pass“. Nichts ist klar besser oder schlechter. Mit Kreuz, deiner besten Wahl, "
        "dürfte eure Seite etwa 29 Punkte machen: zu nah an den 30, die die nächste Ansage "
        "braucht.";
  Guest guest;
  AtoutExplanation *explanation;

  guest_start (&guest, "fiftysix", "", 3);
  view_resize (GTK_WIDGET (guest.window), 360, 640);
  while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
    g_main_context_iteration (NULL, TRUE);
  view_wait_for_draw (guest.table);
  explanation = find_explanation (&guest);
  atout_explanation_keep (explanation, text);
  view_wait_for_draw (guest.table);
  table_clear_check (guest.table, "long");
  g_assert_null (find_prompt (guest.table));
  atout_explanation_keep (explanation, NULL);
  view_wait_for_draw (guest.table);
  g_assert_nonnull (find_prompt (guest.table));
  table_clear_check (guest.table, "as before");
  guest_end (&guest);
}

/* In letters of eleven points two lines of a hint leave room for the question of each language. */
static void
test_question (void)
{
  static const char *const keys[] = { "de", "nl", "en" }; /* the last stays */

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      Guest guest;

      language_choose (keys[i]);
      guest_start (&guest, "fiftysix", "", 3);
      view_resize (GTK_WIDGET (guest.window), 360, 640);
      while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
        g_main_context_iteration (NULL, TRUE);
      atout_explanation_keep (find_explanation (&guest),
                              "Hint: “Pass”. With “Plus ♥” your contract fails in 33 of 100.");
      wait_for_layout (&guest);
      g_assert_nonnull (find_prompt (guest.table));
      table_clear_check (guest.table, keys[i]);
      guest_end (&guest);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

/* A pile that lies in the middle gives way to it, and comes back. */
static void
test_over_pile (void)
{
  static const int sizes[][2] = { { 1000, 700 }, { 860, 680 } };
  static const char *const text = "Tipp: „Weiter“. Mit „Cego“ verfehlst du deine Ansage in 59 von "
                                  "100 gedachten Verteilungen, so in 0.";
  Guest guest;
  AtoutTableSpots *places;
  AtoutExplanation *explanation;

  guest_start (&guest, "cego", "", 3);
  places = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (guest.table));
  explanation
      = ATOUT_EXPLANATION (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_EXPLAIN, 0));
  while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (
      gtk_widget_get_mapped (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PILE, 0)));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      view_resize (GTK_WIDGET (guest.window), sizes[i][0], sizes[i][1]);
      wait_for_layout (&guest);
      table_clear_check (guest.table, "nothing is said");
      atout_explanation_keep (explanation, text);
      wait_for_layout (&guest);
      table_clear_check (guest.table, "a hint");
      atout_explanation_keep (explanation, NULL);
    }
  guest_end (&guest);
}

static gboolean
is_advised (gpointer session)
{
  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (session)))[0] != '\0';
}

/* In a deal that is explained it stands where that is done, not on the hands that lie open. */
static void
test_explained (void)
{
  Guest guest;
  GtkWidget *advice;
  g_autofree char *before = NULL;

  guest_start (&guest, "fiftysix", "", 3);
  view_resize (GTK_WIDGET (guest.window), 360, 640);
  while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
    g_main_context_iteration (NULL, TRUE);
  atout_session_set_guided (guest.session, TRUE);
  advice = view_find (GTK_WIDGET (guest.window), ATOUT_TYPE_ADVICE);
  view_wait (is_advised, guest.session, "the advice");
  before = g_strdup (
      atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (guest.session))));
  view_wait_for_text (advice, before, TRUE);
  view_wait_for_draw (guest.table);
  view_press_key ("h");
  view_wait_for_text (advice, HINT, TRUE);
  g_assert_false (view_mentions (guest.table, HINT));
  wait_for_layout (&guest);
  table_clear_check (guest.table, "explained");
  view_press_key ("Escape");
  view_wait_for_text (advice, HINT, FALSE);
  g_assert_true (view_mentions (advice, before));
  guest_end (&guest);
}

static gboolean
is_explained (gpointer guest)
{
  AtoutSession *session = ((Guest *) guest)->session;
  GtkWidget *window = GTK_WIDGET (((Guest *) guest)->window);
  const char *text = atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (session)));

  return text[0] != '\0' && view_mentions (view_find (window, ATOUT_TYPE_ADVICE), text);
}

static gboolean
scrolls (gpointer adjustment)
{
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* By @key to the end, which is @value, while a card keeps the focus. */
static void
turn_to (Guest *guest, GtkAdjustment *adjustment, const char *key, double value)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (guest->window));

  for (guint i = 0; i < 20 && gtk_adjustment_get_value (adjustment) != value; i++)
    view_scroll_by_key (adjustment, key);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, value);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (guest->window)) == focus);
}

/* With large letters it has to be scrolled: from the table, and where it stands. */
static void
test_long_advice (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest guest;
  GtkWidget *advice, *scrolled;
  GtkAdjustment *adjustment;
  guint n_steps = 0;

  played_games_add (settings, "klaverjas"); /* nothing is offered above it */
  g_settings_set_int (settings, "window-width", 360);
  g_settings_set_int (settings, "window-height", 640);
  view_enlarge_letters (2);
  guest_start (&guest, "klaverjas", "", 3);
  while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
    g_main_context_iteration (NULL, TRUE);
  wait_for_layout (&guest);
  atout_session_set_guided (guest.session, TRUE);
  advice = view_find (GTK_WIDGET (guest.window), ATOUT_TYPE_ADVICE);
  scrolled = view_find (advice, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  view_wait (is_explained, &guest, "the advice");
  view_wait (scrolls, adjustment, "advice that has to be scrolled");
  wait_for_layout (&guest);
  atout_table_focus (ATOUT_TABLE (guest.table));
  view_wait_for_idle ();
  turn_to (&guest, adjustment, "Page_Down",
           gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
  turn_to (&guest, adjustment, "Page_Up", 0);

  while (gtk_root_get_focus (GTK_ROOT (guest.window)) != scrolled && n_steps++ < 100)
    gtk_widget_child_focus (GTK_WIDGET (guest.window), GTK_DIR_TAB_FORWARD);
  turn_to (&guest, adjustment, "Page_Down",
           gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (guest.window)) == scrolled);
  guest_end (&guest);
  view_enlarge_letters (1);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
  g_settings_reset (settings, "played-games");
}

#define BAR_MOST 8   /* width of a bar */
#define BAR_CLEAR 1  /* pixels between it and letters, at least */
#define BAR_LEAST 10 /* height */

/* Returns how many bars @button has: clear of the letters, in the button. */
static guint
check_bar (GtkWidget *button)
{
  g_autoptr (GskRenderNode) picture = view_picture (button);
  g_autoptr (GArray) plain = view_drawn_nodes (picture, GSK_COLOR_NODE);
  g_autoptr (GArray) letters = view_drawn_nodes (picture, GSK_TEXT_NODE);
  guint n = 0;

  for (guint i = 0; i < plain->len; i++)
    {
      graphene_rect_t bar = g_array_index (plain, Drawn, i).place;

      if (bar.size.width > BAR_MOST || bar.size.height < BAR_LEAST)
        continue;
      g_assert_cmpfloat (bar.origin.x, >=, 0);
      graphene_rect_inset (&bar, -BAR_CLEAR, 0);
      for (guint k = 0; k < letters->len; k++)
        g_assert_false (
            graphene_rect_intersection (&bar, &g_array_index (letters, Drawn, k).place, NULL));
      n++;
    }

  return n;
}

/* In a narrow window as well the bars of calls stand in their buttons, beside what is written. */
static void
test_bars (gconstpointer game)
{
  g_autoptr (GPtrArray) buttons = NULL;
  guint n = 0;
  Guest guest;

  guest_start (&guest, game, "", 3);
  view_resize (GTK_WIDGET (guest.window), 360, 640);
  while (!atout_choices_is_asked (atout_session_get_choices (guest.session)))
    g_main_context_iteration (NULL, TRUE);
  view_wait_for_draw (guest.table);
  wait_for_hint (&guest);
  buttons = view_find_all (view_find (guest.table, ATOUT_TYPE_CALLS), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    n += check_bar (buttons->pdata[i]);
  g_assert_cmpuint (n, >, 0);
  guest_end (&guest);
}

/* The lowest edge of a bar on @card, in the table; 0: it has none. */
static float
find_bar_end (GtkWidget *card, GtkWidget *table)
{
  g_autoptr (GskRenderNode) picture = view_picture (card);
  g_autoptr (GArray) plain = view_drawn_nodes (picture, GSK_COLOR_NODE);
  float end = 0;

  for (guint i = 0; i < plain->len; i++)
    {
      const graphene_rect_t *bar = &g_array_index (plain, Drawn, i).place;

      if (bar->size.width <= BAR_MOST && bar->size.height >= BAR_LEAST)
        end = MAX (end, top_of (card, table) + bar->origin.y + bar->size.height);
    }

  return end;
}

/* Where a hand lies in two rows the bars of the upper cards stand above those of the lower row. */
static void
test_bars_of_rows (void)
{
  g_autoptr (GPtrArray) cards = NULL;
  float lower = 0; /* edge of the lower row */
  guint n = 0;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  view_resize (GTK_WIDGET (guest.window), 360, 640);
  go_on_to_a_card (&guest);
  view_wait_for_draw (guest.table);
  cards = view_find_all (guest.table, ATOUT_TYPE_CARD_VIEW);
  for (guint i = 0; i < cards->len; i++)
    lower = MAX (lower, top_of (cards->pdata[i], guest.table));
  for (guint i = 0; i < cards->len; i++)
    if (top_of (cards->pdata[i], guest.table) + 2 * (float) TABLE_LAYOUT_RISE < lower)
      {
        g_assert_cmpfloat (find_bar_end (cards->pdata[i], guest.table), <=, lower);
        n += find_bar_end (cards->pdata[i], guest.table) > 0;
      }
  g_assert_cmpuint (n, >, 0);
  guest_end (&guest);
}

/* ---- How it is asked for ----------------------------------------------------------------- */

/* The button for it in the bar, or NULL. */
static GtkWidget *
find_button (Guest *guest)
{
  g_autoptr (GPtrArray) buttons = view_find_all (
      view_find (GTK_WIDGET (guest->window), ATOUT_TYPE_WINDOW_BAR), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "table.hint") == 0)
      return buttons->pdata[i];

  return NULL;
}

static gboolean
has_button (gpointer data)
{
  return find_button (data) != NULL;
}

static void
test_button (void)
{
  GtkWidget *button;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  view_resize (GTK_WIDGET (guest.window), 1000, 700); /* in a small one it is in the menu alone */
  view_wait (has_button, &guest, "the button in the bar");
  view_wait_for_draw (GTK_WIDGET (guest.window));
  button = find_button (&guest);
  g_assert_true (gtk_widget_get_sensitive (button));
  view_click (button);
  view_wait_for_text (guest.table, HINT, TRUE);
  view_click (button);
  view_wait_for_text (guest.table, HINT, FALSE);
  check_no_hint (&guest);
  guest_end (&guest);
}

/* What the bar offers where there is room does not keep a window from getting small again. */
static void
test_small_window (void)
{
  Guest guest;
  GtkWidget *bar;
  int least, height;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  view_resize (GTK_WIDGET (guest.window), 1000, 700);
  view_wait (has_button, &guest, "the button in the bar");
  view_wait_for_draw (GTK_WIDGET (guest.window));
  bar = view_find (GTK_WIDGET (guest.window), ATOUT_TYPE_WINDOW_BAR);
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  /* newer GTK warns of a part that is asked for less than it needs */
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, least, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >, 0);
  guest_end (&guest);
}

/* Who reads it has all the time; what else is explained goes by itself. */
static void
test_stays (void)
{
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  view_clock_begin ();
  wait_for_hint (&guest);
  view_clock_pass (600);
  g_assert_true (view_mentions (guest.table, HINT));
  view_press_key ("s");
  view_wait_for_text (guest.table, HINT, FALSE);
  view_clock_pass (600);
  g_assert_false (view_mentions (guest.table, "no tricks"));
  view_clock_end ();
  guest_end (&guest);
}

/* There is nothing to hint while a result is read. */
static void
test_nothing_to_decide (void)
{
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  while (atout_course_get_state (ATOUT_COURSE (guest.session)) == ATOUT_MATCH_PLAYING)
    {
      AtoutChoices *choices = atout_session_get_choices (guest.session);
      ActionList legal;

      deal_legal (atout_course_get_deal (ATOUT_COURSE (guest.session)), &legal);
      if (atout_choices_is_asked (choices))
        atout_choices_choose_for (choices, 0, legal.at[0], NULL);
      else
        g_main_context_iteration (NULL, TRUE);
    }
  view_wait_for_draw (guest.table);
  view_press_key ("h");
  view_wait_for_text (guest.table, "You have nothing to decide now.", TRUE);
  guest_end (&guest);
}

/* ---- What the keys act on ------------------------------------------------------------------- */

static GtkWidget *
focus_of (Guest *guest)
{
  return gtk_window_get_focus (GTK_WINDOW (guest->window));
}

static guint
count_done (Guest *guest)
{
  guint n;

  atout_course_get_position (ATOUT_COURSE (guest->session), &n);

  return n;
}

static void
wait_for_question (Guest *guest)
{
  while (!atout_choices_is_asked (atout_session_get_choices (guest->session)))
    g_main_context_iteration (NULL, TRUE);
  view_wait_for_draw (guest->table);
}

typedef struct
{
  Guest *guest;
  guint before;
} Done;

static gboolean
has_done (gpointer data)
{
  const Done *done = data;

  return count_done (done->guest) > done->before;
}

/* Call by call and card by card: what is suggested has the focus then, and Enter does it. */
static void
test_chosen (gconstpointer game)
{
  Guest guest = { 0 };

  guest_start (&guest, game, "", 3);
  for (guint n = 0; n < 6; n++)
    {
      const LogDeal *deal
          = match_log_get_deal (atout_course_get_log (ATOUT_COURSE (guest.session)), 0);
      Action action;
      ActionList legal;
      guint done;

      wait_for_question (&guest);
      done = count_done (&guest);
      deal_legal (atout_course_get_deal (ATOUT_COURSE (guest.session)), &legal);
      action = legal.at[0];
      if (legal.n > 1)
        {
          wait_for_hint (&guest);
          action = suggested (&guest);
        }
      view_press_key ("Return");
      view_wait (has_done, &(Done) { &guest, done }, "the action");
      g_assert_cmpuint (log_deal_get_action (deal, done)->action, ==, action);
    }
  guest_end (&guest);
}

/* After a click nothing is framed: the first Enter shows what the next one does. */
static void
test_unseen (void)
{
  static const char *const keys[] = { "Return", "KP_Enter", "space" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      Guest guest = { 0 };
      guint done;

      guest_start (&guest, "klaverjas", "trump=utrecht", 3);
      wait_for_question (&guest);
      view_press_key ("Return");
      wait_for_question (&guest);
      view_click_at (guest.table, 4, gtk_widget_get_height (guest.table) / 2.0);
      g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (guest.window)));
      done = count_done (&guest);
      view_press_key (keys[i]);
      g_assert_cmpuint (count_done (&guest), ==, done);
      g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (guest.window)));
      view_press_key (keys[i]);
      g_assert_cmpuint (count_done (&guest), >, done);
      guest_end (&guest);
    }
}

/* Ten digits, with Shift those behind them, and both ends, from a card as from an answer. */
static void
test_places (void)
{
  static const char *const keys[] = { "1", "2", "9", "0", "shift+1", "shift+3", "Home", "End" };
  static const guint places[] = { 0, 1, 8, 9, 10, 12, 0, 12 };
  Guest guest = { 0 };

  guest_start (&guest, "cego", "players=3", 3);
  wait_for_question (&guest);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GPtrArray) cards = find_cards (&guest);

      g_assert_cmpuint (cards->len, ==, 13);
      gtk_widget_grab_focus (cards->pdata[5]);
      if (i % 2 == 1)
        view_press_key ("b"); /* to the answers */
      g_assert_true ((focus_of (&guest) == cards->pdata[5]) == (i % 2 == 0));
      view_press_key (keys[i / 2]);
      g_assert_true (focus_of (&guest) == cards->pdata[places[i / 2]]);
    }
  guest_end (&guest);
}

int
main (int argc, char **argv)
{
  static const char *const small[] = { "klaverjas", "klaverjas game=kraken" };
  g_autofree char *words = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  g_autoptr (AtoutApplication) application = NULL;

  language_begin (words);
  language_choose ("en");
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  g_test_add_data_func ("/hint-keys/chosen/klaverjas", "klaverjas", test_chosen);
  g_test_add_data_func ("/hint-keys/chosen/fiftysix", "fiftysix", test_chosen);
  ADD_TESTS ("/hint-keys", test_unseen, test_places, test_thinking, test_call, test_parts,
             test_card);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint-keys/clear/%s", small[i]);

      g_test_add_data_func (path, small[i], test_clear);
    }
  g_test_add_data_func ("/hint-keys/bars/fiftysix", "fiftysix", test_bars);
  g_test_add_data_func ("/hint-keys/bars/cego", "cego", test_bars);
  g_test_add_func ("/hint-keys/bars/rows", test_bars_of_rows);
  ADD_TESTS ("/hint-keys", test_long, test_question, test_long_advice, test_over_pile, test_rest,
             test_explained, test_button, test_small_window, test_stays, test_nothing_to_decide);

  return g_test_run ();
}
