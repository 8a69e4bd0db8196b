/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Past matches by keys: found, looked at step by step, played again, deleted. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/past-words.h"
#include "model/history/atout-past-list.h"
#include "support.h"
#include "view-visitor.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/told/atout-table-info.h"

/* ---- A window with a history ----------------------------------------------------------------- */

/* As many deals of @game under @settings, and with @more the beginning of another. */
static void
play (Visitor *self, const char *key, const char *settings, guint n_deals, gboolean more)
{
  static const AtoutPlayer players[SEATS_MAX] = {
    { "Ada", TRUE, PLAYER_LEVEL_SIMPLE },   { "Bert", FALSE, PLAYER_LEVEL_SIMPLE },
    { "Cora", FALSE, PLAYER_LEVEL_SIMPLE }, { "Dirk", FALSE, PLAYER_LEVEL_SIMPLE },
    { "Emma", FALSE, PLAYER_LEVEL_SIMPLE }, { "Finn", FALSE, PLAYER_LEVEL_SIMPLE },
  };
  const Game *game = game_find (key);
  Options options = support_options (game, settings);
  g_autoptr (AtoutMatch) match = atout_match_new (game, &options, players);
  AtoutCourse *course = ATOUT_COURSE (match);
  Rng rng = rng_new (n_deals, 3);

  atout_match_set_seed (match, n_deals);
  atout_history_follow (self->history, match);
  for (guint i = 0; i < n_deals + (more ? 1 : 0); i++)
    {
      g_assert_true (atout_match_deal (match, NULL));
      while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
        {
          guint seat = (guint) atout_course_get_turn (course);

          atout_course_act (course, seat,
                            support_random_action (atout_course_get_deal (course), &rng),
                            seat == 0 ? ATOUT_DECIDED : ATOUT_BY_ITSELF, NULL);
          if (i == n_deals)
            break;
        }
    }
}

static void
open_window (Visitor *self, gconstpointer application)
{
  visitor_begin (self, application);
  play (self, "klaverjas", "deals=4", 4, FALSE);
  play (self, "cego", "", 2, TRUE);
  visitor_open (self);
}

/* ---- What is seen ---------------------------------------------------------------------------- */

static void
open_list (Visitor *self)
{
  view_press_key ("ctrl+h");
  view_wait_for_type (self->root, ATOUT_TYPE_PAST_PAGE);
  visitor_wait_for_focus (self, "Cego"); /* the latest comes first */
}

/* The match of Klaverjassen, with the focus on its first deal. */
static void
open_match (Visitor *self)
{
  open_list (self);
  view_press_key ("Down");
  visitor_wait_for_focus (self, "Klaverjassen");
  view_press_key ("Return");
  view_wait_for_type (self->root, ATOUT_TYPE_PAST_MATCH_PAGE);
  visitor_wait_for_focus (self, "Deal 1");
}

/* ---- The list -------------------------------------------------------------------------------- */

/* Without computer players a match has no names, and its line no dot at the end. */
static void
test_nameless (gconstpointer application G_GNUC_UNUSED)
{
  static char no_names[] = "";
  HistoryPast past = { .touched = 1000, .again = -1, .n_deals = 4, .names = no_names };
  g_autofree char *match = past_words_summary (&past);
  g_autofree char *deal = NULL;

  past.again = 0;
  deal = past_words_summary (&past);
  g_assert_true (g_str_has_suffix (match, " · 4 deals"));
  g_assert_null (strstr (deal, " · "));
}

static void
test_search (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  open_window (&self, application);
  open_list (&self);
  page = view_find (self.root, ATOUT_TYPE_PAST_PAGE);
  g_assert_true (view_reads (page, "2 matches"));
  g_assert_true (view_mentions (page, "Klaverjassen"));
  g_assert_true (view_mentions (page, "4 deals · Bert, Cora, Dirk"));

  for (const char *c = "nobody"; *c != '\0'; c++)
    view_press_key ((char[]) { *c, '\0' });
  view_wait_for_text (page, "No match fits your search.", TRUE);
  view_press_key ("Escape");
  view_wait_for_text (page, "2 matches", TRUE);
  view_press_key ("Escape");
  view_wait_without_type (self.root, ATOUT_TYPE_PAST_PAGE);
  visitor_end (&self);
}

static void
test_filter (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (GPtrArray) choices = NULL;
  GtkWidget *page;

  open_window (&self, application);
  open_list (&self);
  page = view_find (self.root, ATOUT_TYPE_PAST_PAGE);
  choices = view_find_all (page, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (choices->len, ==, 3);
  gtk_widget_grab_focus (choices->pdata[0]);
  view_press_key ("space");
  view_press_key ("Down"); /* Klaverjassen, the first game */
  view_press_key ("Return");
  view_wait_for_text (page, "1 match", TRUE);
  g_assert_false (view_mentions (page, "Cego · "));
  gtk_drop_down_set_selected (choices->pdata[2], 4); /* open */
  view_wait_for_text (page, "No match fits your search.", TRUE);
  gtk_drop_down_set_selected (choices->pdata[0], 0);
  view_wait_for_text (page, "1 match", TRUE);
  gtk_drop_down_set_selected (choices->pdata[1], 1); /* today */
  view_wait_for_text (page, "1 match", TRUE);
  visitor_end (&self);
}

/* What is chosen can be read whole: in the lists that are closed no label is cut. */
static void
check_whole (GPtrArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    {
      g_autoptr (GPtrArray) labels = view_find_all (choices->pdata[i], GTK_TYPE_LABEL);

      g_assert_cmpuint (labels->len, ==, 1);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[0])));
    }
}

/* Where the score of three players stands, from the left. */
static float
find_score (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = view_find_all (page, GTK_TYPE_LABEL);
  graphene_rect_t bounds;

  for (guint i = 0; i < labels->len; i++)
    {
      g_auto (GStrv) numbers = g_strsplit (gtk_label_get_text (labels->pdata[i]), " : ", -1);

      if (g_strv_length (numbers) != 3)
        continue;
      g_assert_true (gtk_widget_compute_bounds (labels->pdata[i], page, &bounds));
      return bounds.origin.x;
    }

  g_error ("there is no score of three");
}

static gboolean
has_match (gpointer page)
{
  return view_mentions (page, "for three");
}

/* A long score leaves the names their room: on a telephone it has a line of its own. */
static void
test_long_score (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  open_window (&self, application);
  play (&self, "klaverjas", "game=three", 6, FALSE);
  view_resize (self.root, 360, 640);
  view_press_key ("ctrl+h");
  page = view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE);
  view_wait_for_rest (page, has_match, page, "the match");
  g_assert_cmpfloat (find_score (page), <, 180);
  view_resize (self.root, 800, 640);
  g_assert_cmpfloat (find_score (page), >, 400);
  view_resize (self.root, 360, 640);
  g_assert_cmpfloat (find_score (page), <, 180);
  visitor_end (&self);
}

#define MORE_THAN_SEEN 20 /* matches */

static gboolean
has_all (gpointer page)
{
  return view_reads (page, "22 matches");
}

/* Rows that are kept and not seen do not keep the list wide. */
static void
test_narrowed (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *list;
  GtkAdjustment *wide; /* what there is from left to right */

  open_window (&self, application);
  for (guint i = 0; i < MORE_THAN_SEEN; i++)
    play (&self, "klaverjas", "rules=rotterdam", 0, TRUE);
  view_resize (self.root, 1000, 640);
  view_press_key ("ctrl+h");
  page = view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE);
  view_wait_for_rest (page, has_all, page, "the matches");
  list = view_find (page, GTK_TYPE_LIST_VIEW);
  wide = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (list));
  g_assert_cmpfloat (gtk_adjustment_get_upper (wide), >, 500);
  view_resize (self.root, 360, 640);
  g_assert_cmpfloat (gtk_adjustment_get_upper (wide), <=, 360);
  visitor_end (&self);
}

/* On a telephone, too, whatever is chosen in whichever language. */
static void
test_filter_narrow (gconstpointer application)
{
  static const char *const languages[] = { "en", "de", "nl" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      Visitor self = { 0 };
      g_autoptr (GPtrArray) choices = NULL;

      g_setenv ("LANGUAGE", languages[l], TRUE);
      open_window (&self, application);
      view_resize (self.root, 360, 640);
      view_press_key ("ctrl+h");
      choices = view_find_all (view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE),
                               GTK_TYPE_DROP_DOWN);
      g_assert_cmpuint (choices->len, ==, 3);
      for (guint place = 0; place < 9; place++) /* as many titles as there are */
        {
          for (guint i = 0; i < choices->len; i++)
            {
              GtkDropDown *choice = choices->pdata[i];
              guint n = g_list_model_get_n_items (gtk_drop_down_get_model (choice));

              g_assert_cmpuint (n, <=, 9);
              gtk_drop_down_set_selected (choice, MIN (place, n - 1));
            }
          view_wait_for_draw (self.root);
          check_whole (choices);
        }
      visitor_end (&self);
    }
  g_setenv ("LANGUAGE", "", TRUE);
}

static void
test_empty (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (AtoutPastList) list = NULL;

  open_window (&self, application);
  list = atout_past_list_new (self.history);
  g_assert_true (atout_past_list_remove_all (list, NULL, NULL));
  view_press_key ("ctrl+h");
  view_wait_for_text (view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE),
                      "You have not played anything yet.", TRUE);
  view_press_key ("Escape");
  view_wait_without_type (self.root, ATOUT_TYPE_PAST_PAGE);
  visitor_end (&self);
}

/* ---- Deleting -------------------------------------------------------------------------------- */

static gboolean
is_answered (gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (data);
  GtkWidget *focus = gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, data)
         && !gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (data)));
}

/* Asks, and answers as whoever presses Enter twice would: nothing is lost. Then it is meant. */
static void
ask_and_delete (Visitor *self, GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  view_press_key ("Return");
  visitor_wait_for_focus (self, "Keep");
  view_press_key ("Return");
  view_wait (is_answered, button, "the button");
  view_wait_for_draw (button);
  view_press_key ("Return");
  visitor_wait_for_focus (self, "Keep");
  view_press_key ("Tab");
  visitor_wait_for_focus (self, "Delete");
  view_press_key ("Return");
}

static void
test_delete (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;
  g_autoptr (GPtrArray) buttons = NULL;

  open_window (&self, application);
  open_match (&self);
  page = view_find (self.root, ATOUT_TYPE_PAST_MATCH_PAGE);
  view_press_key ("Delete");
  visitor_wait_for_focus (&self, "Keep");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Deal 1"); /* as before */
  ask_and_delete (&self, view_find (page, GTK_TYPE_MENU_BUTTON));
  view_wait_without_type (self.root, ATOUT_TYPE_PAST_MATCH_PAGE);
  page = view_wait_for_type (self.root, ATOUT_TYPE_PAST_PAGE);
  view_wait_for_text (page, "1 match", TRUE);
  g_assert_false (view_mentions (page, "Klaverjassen · "));
  ask_and_delete (&self, view_find (page, GTK_TYPE_MENU_BUTTON));
  view_wait_for_text (page, "You have not played anything yet.", TRUE);
  visitor_end (&self);
}

/* ---- Looking at a deal ----------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *page;
  double value;
} Place;

static gboolean
is_at (gpointer data)
{
  const Place *place = data;
  GtkWidget *scale = view_find (place->page, GTK_TYPE_SCALE);

  return gtk_range_get_value (GTK_RANGE (scale)) == place->value;
}

static void
check_at (GtkWidget *page, const char *key, double value)
{
  Place place = { page, value };

  view_press_key (key);
  view_wait (is_at, &place, key);
}

static double
place_of (GtkWidget *page)
{
  return gtk_range_get_value (GTK_RANGE (view_find (page, GTK_TYPE_SCALE)));
}

static void
test_replay (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *open;
  double n, trick;

  open_window (&self, application);
  open_match (&self);
  view_press_key ("Return");
  page = view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  view_wait_for_text (self.root, "Klaverjassen, deal 1", TRUE);
  n = gtk_adjustment_get_upper (
      gtk_range_get_adjustment (GTK_RANGE (view_find (page, GTK_TYPE_SCALE))));
  g_assert_cmpfloat (n, >, 32); /* a call and as many cards at least */

  check_at (page, "Right", 1);
  check_at (page, "Right", 2);
  check_at (page, "Left", 1);
  check_at (page, "Home", 0);
  check_at (page, "Left", 0); /* there is nothing before */
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_at (page, "Left", 1);
  check_at (page, "Right", 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  view_press_key ("Page_Down");
  trick = place_of (page);
  g_assert_cmpfloat (trick, >=, 5);
  check_at (page, "Page_Down", trick + 4);
  check_at (page, "Page_Up", trick);
  check_at (page, "Page_Up", 0);
  view_press_key ("ctrl+Right"); /* a decision of Ada’s */
  g_assert_cmpfloat (place_of (page), >, 0);
  check_at (page, "End", n);
  view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_false (view_mentions (page, "Next Deal")); /* nobody plays */
  view_press_key ("Home");
  view_wait_without_type (self.root, ATOUT_TYPE_RESULT);

  view_press_key ("ctrl+Page_Down");
  view_wait_for_text (self.root, "Klaverjassen, deal 2", TRUE);
  view_press_key ("ctrl+Page_Up");
  view_wait_for_text (self.root, "Klaverjassen, deal 1", TRUE);

  open = view_find (page, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (open)));
  view_press_key ("h");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (open)));
  view_press_key ("Escape");
  view_wait_without_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  visitor_wait_for_focus (&self, "Deal 1");
  visitor_end (&self);
}

/* ---- Its code -------------------------------------------------------------------------------- */

static void
press (GtkWidget *root, const char *name)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), name) == 0)
      {
        gtk_widget_grab_focus (buttons->pdata[i]);
        view_press_key ("Return");
        return;
      }
  g_error ("there is no button %s", name);
}

static void
test_copy (gconstpointer application)
{
  Visitor self = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (AtoutPast) past = NULL;
  g_autoptr (MatchLog) log = NULL;

  open_window (&self, application);
  open_match (&self);
  press (view_find (self.root, ATOUT_TYPE_PAST_MATCH_PAGE), "Copy the Code of Deal 1");
  view_wait_for_text (self.root, "The code of the deal was copied.", TRUE);
  text = view_read_clipboard (self.root);
  list = atout_past_list_new (self.history);
  past = g_list_model_get_item (G_LIST_MODEL (list), 1);
  log = atout_past_read_log (past, NULL);
  g_assert_cmpstr (text, ==, match_log_get_deal (log, 0)->number.hex);
  g_clear_object (&past);
  g_clear_object (&list);
  visitor_end (&self);
}

/* ---- Playing it again ------------------------------------------------------------------------ */

/* All is shown, and the table is there. */
static gboolean
is_settled (gpointer data)
{
  Visitor *self = data;

  return view_find (self->root, ATOUT_TYPE_TABLE) != NULL
         && atout_shown_get_settled (
             atout_session_get_shown (atout_window_get_session (self->window)));
}

static void
play_to_the_end (Visitor *self)
{
  AtoutSession *session = atout_window_get_session (self->window);
  AtoutCourse *course = ATOUT_COURSE (session);

  view_wait (is_settled, self, "the cards");
  while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
    {
      g_autoptr (GError) error = NULL;
      ActionList legal;

      deal_legal (atout_course_get_deal (course), &legal);
      atout_choices_choose_for (atout_session_get_choices (session),
                                (guint) atout_course_get_turn (course), legal.at[0], &error);
      g_assert_no_error (error);
      view_wait (is_settled, self, "the cards");
    }
  view_wait_for_type (self->root, ATOUT_TYPE_RESULT);
}

static void
test_again (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Visitor self = { 0 };
  GtkWidget *result;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  open_window (&self, application);
  open_match (&self);
  press (view_find (self.root, ATOUT_TYPE_PAST_MATCH_PAGE), "Play Deal 1 Again");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE);
  g_assert_true (view_reads (view_find (self.root, ATOUT_TYPE_TABLE_INFO), "Deal 1 once more"));
  play_to_the_end (&self);
  result = view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_true (view_reads (result, "Deal 1 once more"));
  g_assert_false (view_reads (result, "Match so far"));
  g_assert_true (view_reads (result, "The same cards"));
  g_assert_true (view_reads (result, "This time"));

  visitor_wait_for_focus (&self, "Once More");
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_RESULT);
  play_to_the_end (&self);
  result = view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_cmpuint (
      g_list_model_get_n_items (atout_session_get_tries (atout_window_get_session (self.window))),
      ==, 2);
  visitor_wait_for_focus (&self, "Once More");
  view_press_key ("Tab");
  visitor_wait_for_focus (&self, "Done");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PAST_MATCH_PAGE); /* from where it was begun */
  visitor_end (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* A match that runs waits until the deal has been played again. */
static void
test_waits (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Visitor self = { 0 };
  Options options = OPTIONS_DEFAULT;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  open_window (&self, application);
  atout_window_start_match (self.window, game_find ("klaverjas"), &options);
  play_to_the_end (&self);
  visitor_wait_for_focus (&self, "Next Deal");
  before = atout_course_to_record (visitor_course (&self));
  press (view_find (self.root, ATOUT_TYPE_RESULT), "Look at This Deal Again");
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  view_press_key ("Escape");
  view_wait_without_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  press (view_wait_for_type (self.root, ATOUT_TYPE_RESULT), "Play This Deal Again");
  view_wait_without_type (self.root, ATOUT_TYPE_RESULT);
  play_to_the_end (&self);
  visitor_wait_for_focus (&self, "Once More");
  view_press_key ("Tab");
  visitor_wait_for_focus (&self, "Done");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Next Deal");
  after = atout_course_to_record (visitor_course (&self));
  g_assert_cmpstr (after, ==, before);
  view_press_key ("b");
  g_assert_true (view_mentions (self.root, "There is nothing to call now."));
  view_press_key ("Return");
  view_wait_without_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_false (view_mentions (self.root, "There is nothing to call now."));
  visitor_end (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/past", test_search, test_filter, test_filter_narrow,
                  test_long_score, test_narrowed, test_empty, test_delete, test_replay, test_copy,
                  test_again, test_waits, test_nameless);

  return g_test_run ();
}
