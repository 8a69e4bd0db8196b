/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is asked in explained deals in German, whose words are long, or another language, on a table
 * of 360 pixels: the question lies on nobody's name and on nothing that was said, and what is
 * written can be read to its end. test-asked [LANGUAGE]
 */

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "app/settings/language.h"
#include "model/atout-session.h"
#include "model/thinking/better-line.h"
#include "support.h"
#include "table-clear.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/calls/call-button.h"
#include "view/table/seats/atout-bubble.h"

#define WIDTH 360

/* What a window of 640 leaves the table, also over four lines of explanation. */
static const int heights[] = { 588, 494 };

#define DEALS 4

static const struct
{
  const char *game, *settings;
  guint64 plays; /* another for each number: of what is called and played */
} forms[] = {
  { "klaverjas", "" },
  { "klaverjas", "game=kraken" },
  { "klaverjas", "game=three" },
  { "klaverjas", "trump=random" },
  { "zensern", "" },
  { "zensern", "mode=3" },
  { "zensern", "mode=4" },
  { "zensern", "mode=4d" },
  { "zensern", "mode=4d", 14 }, /* two say much at once */
  { "zensern", "mode=4d", 42 }, /* cards are laid open at both sides */
  { "cego", "" },
  { "cego", "players=3" },
  { "wurzen", "" },
  { "wurzen", "mode=schnapsen" },
  { "fiftysix", "players=4" },
  { "fiftysix", "players=6" },
  { "fiftysix", "players=8" },
};

typedef struct
{
  AtoutSession *session;
  GtkWidget *table;
  char where[80]; /* for messages */
} Asked;

static gboolean
is_over (Asked *asked)
{
  return atout_course_get_state (ATOUT_COURSE (asked->session)) != ATOUT_MATCH_PLAYING;
}

static gboolean
is_match_over (Asked *asked)
{
  return atout_course_get_state (ATOUT_COURSE (asked->session)) == ATOUT_MATCH_OVER;
}

static gboolean
is_asked_or_over (gpointer data)
{
  Asked *asked = data;

  return is_over (asked)
         || (atout_course_get_turn (ATOUT_COURSE (asked->session)) == 0
             && atout_shown_get_settled (atout_session_get_shown (asked->session)));
}

static void
act (Asked *asked, Rng *rng)
{
  g_autoptr (GError) error = NULL;

  atout_choices_choose_for (
      atout_session_get_choices (asked->session), 0,
      support_random_action (atout_course_get_deal (ATOUT_COURSE (asked->session)), rng), &error);
  g_assert_no_error (error);
}

/* What has one answer is not taken for a question, however late that is given. */
static void
wait_for_question (Asked *asked)
{
  view_wait_for_rest (asked->table, is_asked_or_over, asked, "the next question");
}

static gboolean
shows_result (gpointer data)
{
  return view_find (((Asked *) data)->table, ATOUT_TYPE_RESULT) != NULL;
}

/* Below the figures stands what can be done, as high as it needs to be: the room is theirs. */
static void
check_buttons (Asked *asked, GtkWidget *result)
{
  g_autoptr (GPtrArray) buttons = view_find_all (result, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (buttons->pdata[i], "pill"))
      {
        graphene_rect_t bounds;
        int natural;

        gtk_widget_measure (buttons->pdata[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL,
                            NULL);
        g_assert_true (gtk_widget_compute_bounds (buttons->pdata[i], result, &bounds));
        if (bounds.size.height > (float) natural)
          g_error ("%s: a button takes %g pixels, not %d", asked->where, bounds.size.height,
                   natural);
      }
}

/* Each small button has its whole word, also the one that asks if the deal could have been won. */
static void
check_words (Asked *asked, GtkWidget *result)
{
  g_autoptr (GPtrArray) buttons = view_find_all (result, GTK_TYPE_BUTTON);
  AtoutCourse *course = ATOUT_COURSE (asked->session);
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (buttons->pdata[i], "image-button"))
      {
        GtkWidget *word = gtk_widget_get_last_child (gtk_button_get_child (buttons->pdata[i]));

        n++;
        if (!gtk_widget_get_mapped (word)
            || pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (word))))
          g_error ("%s: “%s” is not read", asked->where, gtk_label_get_label (GTK_LABEL (word)));
      }
  g_assert_cmpuint (n, ==,
                    4
                        + better_line_is_asked (atout_course_get_deal (course),
                                                atout_course_get_user_seat (course)));
}

/* No bubble looks out from under the result. */
static void
check_bubbles (Asked *asked, const graphene_rect_t *result)
{
  g_autoptr (GPtrArray) bubbles = view_find_all (asked->table, ATOUT_TYPE_BUBBLE);

  for (guint i = 0; i < bubbles->len; i++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (bubbles->pdata[i], asked->table, &bounds)
          && graphene_rect_intersection (&bounds, result, NULL))
        g_error ("%s: a bubble is cut by the result", asked->where);
    }
}

/* The result is as wide as the table at most, and its trick is seen without scrolling. */
static void
check_result (Asked *asked)
{
  GtkWidget *result = view_find (asked->table, ATOUT_TYPE_RESULT);
  GtkWidget *scrolled = view_find (result, GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr (GPtrArray) boxes = view_find_all (result, GTK_TYPE_BOX);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (result, asked->table, &bounds));
  if (bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > WIDTH)
    g_error ("%s: the result takes %g pixels", asked->where, bounds.size.width);
  check_buttons (asked, result);
  check_words (asked, result);
  check_bubbles (asked, &bounds);
  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class (boxes->pdata[i], "richest"))
      {
        float seen = (float) gtk_widget_get_height (scrolled);

        g_assert_true (gtk_widget_compute_bounds (boxes->pdata[i], scrolled, &bounds));
        if (bounds.origin.y + bounds.size.height > seen)
          g_error ("%s: %g pixels of the trick are not seen", asked->where,
                   bounds.origin.y + bounds.size.height - seen);
      }
}

static gboolean
is_hinted (gpointer data)
{
  return !atout_hint_is_awaited (atout_session_get_hint (((Asked *) data)->session));
}

/* What a hint promises stands on all calls, or on none. */
static void
check_hint (Asked *asked)
{
  AtoutHint *hint = atout_session_get_hint (asked->session);
  GtkWidget *calls = view_find (asked->table, ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = view_find_all (calls, GTK_TYPE_BUTTON);
  guint n = 0, n_shown = 0;

  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  view_wait (is_hinted, asked, "a hint");
  view_wait_for_draw (asked->table);
  for (guint i = 0; i < buttons->len; i++)
    {
      AtoutAction *action = call_button_get_action (buttons->pdata[i]);
      const AtoutHintRow *row
          = action != NULL ? atout_hint_find (hint, atout_action_get_action (action)) : NULL;

      n += row != NULL && row->figures[0] != '\0';
      n_shown
          += row != NULL && row->figures[0] != '\0' && view_reads (buttons->pdata[i], row->figures);
    }
  if (n_shown > 0 && n_shown < n)
    g_error ("%s: %u of %u calls say what they promise", asked->where, n_shown, n);
  atout_hint_leave (hint);
}

/* The line that explains a call of the panel can be read to its end, whichever has the focus. */
static void
check_captions (Asked *asked)
{
  GtkWidget *panel = view_find (asked->table, ATOUT_TYPE_CALL_PANEL);
  g_autoptr (GPtrArray) buttons = NULL, labels = NULL;

  if (panel == NULL)
    return;
  buttons = view_find_all (panel, GTK_TYPE_BUTTON);
  labels = view_find_all (panel, GTK_TYPE_LABEL);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (!gtk_widget_grab_focus (buttons->pdata[i]))
        continue;
      for (guint k = 0; k < labels->len; k++)
        if (gtk_widget_has_css_class (labels->pdata[k], "caption")
            && pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[k])))
          g_error ("%s: cut short: %s", asked->where, gtk_label_get_label (labels->pdata[k]));
    }
}

/* At the first call that is asked for. */
static gboolean
wants_hint (Asked *asked, gboolean *hinted)
{
  AtoutChoices *choices = atout_session_get_choices (asked->session);
  const gboolean wants
      = !*hinted && g_list_model_get_n_items (atout_choices_get_calls (choices)) > 1;

  *hinted |= wants;

  return wants;
}

static void
play (Asked *asked, const Game *game, const char *settings, guint64 plays, gboolean guided)
{
  AtoutPlayer players[SEATS_MAX] = { { "Sanne", TRUE, PLAYER_LEVEL_SIMPLE } };
  Options options = support_options (game, settings);
  Rng rng = rng_new (3 + plays, 5);
  gboolean hinted = guided; /* there all is said already */

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i] = (AtoutPlayer) { "Trijntje", FALSE, PLAYER_LEVEL_RANDOM };
  asked->session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (asked->session), 11 + plays);
  atout_table_set_session (ATOUT_TABLE (asked->table), asked->session);
  for (guint i = 0; i < DEALS && !is_match_over (asked); i++)
    {
      g_autoptr (GError) error = NULL;

      atout_session_set_guided (asked->session, guided); /* it ends with each deal */
      g_assert_true (atout_match_deal (atout_session_get_match (asked->session), &error));
      for (wait_for_question (asked); !is_over (asked); wait_for_question (asked))
        {
          table_clear_check (asked->table, asked->where);
          check_captions (asked);
          if (wants_hint (asked, &hinted))
            check_hint (asked);
          act (asked, &rng);
        }
      view_wait (shows_result, asked, "the result");
      view_wait_for_draw (asked->table);
      check_result (asked);
    }
  atout_table_set_session (ATOUT_TABLE (asked->table), NULL);
  g_clear_object (&asked->session);
}

static void
test_asked (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (AtoutDeck) deck = view_deck_new (game);
  GtkWidget *window = gtk_window_new ();
  Asked asked = { .table = g_object_new (ATOUT_TYPE_TABLE, NULL) };

  g_assert_cmpstr (_ ("Your hand"), !=, "Your hand"); /* it does not speak English */
  atout_table_set_deck (ATOUT_TABLE (asked.table), deck);
  g_object_set (asked.table, "slowness", 0.0, "trick-pause", 0.0, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), asked.table);
  for (guint guided = 0; guided < G_N_ELEMENTS (heights); guided++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, heights[guided]);
      gtk_window_present (GTK_WINDOW (window));
      view_wait_for_draw (asked.table);
      for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
        if (g_str_equal (forms[i].game, game->key))
          {
            g_snprintf (asked.where, sizeof asked.where, "%s %s%s", game->key, forms[i].settings,
                        guided ? ", all open" : "");
            g_test_message ("%s", asked.where);
            play (&asked, game, forms[i].settings, forms[i].plays, guided);
          }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autofree char *words = NULL;
  g_autoptr (AtoutApplication) application = NULL;

  words = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  language_begin (words);
  language_choose (argc > 1 && argv[1][0] != '-' ? argv[1] : "de");
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  view_add_game_tests ("/asked", test_asked);

  return g_test_run ();
}
