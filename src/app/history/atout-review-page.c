/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/atout-review-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/decks/atout-game-deck.h"
#include "app/decks/suit-colours.h"
#include "app/history/atout-replay-page.h"
#include "app/history/past-words.h"
#include "app/settings/settings-values.h"
#include "model/thinking/better-line.h"
#include "model/words/tell-hint.h"
#include "model/words/words.h"
#include "rules/game.h"
#include "view/plot/atout-plot.h"
#include "view/plot/plot-ticks.h"
#include "view/widgets/focus.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken.h"
#include "view/widgets/spoken-names.h"

#define POINTS_LEAST 2
#define PLOT_HEIGHT 180
#define SPOKEN_EVERY 5 /* seconds between announcements of the progress */

struct _AtoutReviewPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GSettings *settings;
  AtoutGameDeck *deck;
  MatchLog *log;
  guint deal;
  guint seat;
  AtoutReview *review;
  guint spoken; /* timeout that announces the progress, or 0 */

  GtkWidget *scrolled;
  GtkWidget *working;
  GtkWidget *doing;
  GtkWidget *progress;
  GtkWidget *cost;
  GtkWidget *measure;
  GtkWidget *could_win;
  GtkWidget *plot;
  GtkWidget *moves;
  GtkWidget *again;
  GtkWidget *pairs;
};

G_DEFINE_FINAL_TYPE (AtoutReviewPage, atout_review_page, ATOUT_TYPE_PAGE)

/* Returns a telling that can only name cards and calls. */
static Telling
telling_of (AtoutReviewPage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);

  return (Telling) { .suits = deck != NULL ? atout_deck_get_suits (deck) : SUITS_FRENCH };
}

/* ---- Decisions ------------------------------------------------------------------------------- */

static GtkWidget *
cost_label_new (const ReviewDecision *decision)
{
  g_autofree char *written = decision->grade == REVIEW_WORSE
                                 ? plot_number_write (-decision->cost, 0)
                                 : g_strdup (decision->grade == REVIEW_BEST ? "✓" : "");
  g_autofree char *in_order = reading_order_keep (written);
  GtkWidget *label = gtk_label_new (in_order);

  gtk_widget_add_css_class (label, "numeric");
  if (decision->grade == REVIEW_WORSE)
    gtk_widget_add_css_class (label, "heading");

  return label;
}

static void
row_activated (AtoutReviewPage *self, GtkWidget *row)
{
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const ReviewMove *move = atout_review_get_move (self->review, index);
  const Telling telling = telling_of (self);
  g_autofree char *told = tell_review_grade (&telling, &move->before, &move->decision);
  GtkWidget *page = atout_replay_page_new (self->host, self->log, self->deal);

  atout_replay_page_go_to (ATOUT_REPLAY_PAGE (page), move->position, told);
  atout_host_open (self->host, ATOUT_PAGE (page));
}

/* Makes screen readers read the judgement with the card. */
static void
name_row (GtkWidget *row, const char *title, const char *grade)
{
  const WordsValue values[] = { { "{decision}", title }, { "{judgement}", grade }, { NULL, NULL } };
  /* Translators: for a screen reader: "Trick 3: jack of hearts", and a sentence on it */
  g_autofree char *name = words_fill (C_ ("review", "{decision}. {judgement}"), values);

  spoken_set_name (row, name);
  spoken_set_description (row, NULL);
}

static void
add_move (AtoutReviewPage *self, const ReviewMove *move)
{
  const Telling telling = telling_of (self);
  g_autofree char *title = tell_review_done (&telling, &move->before, &move->decision, move->trick);
  g_autofree char *grade = tell_review_grade (&telling, &move->before, &move->decision);
  GtkWidget *row = adw_action_row_new ();

  g_object_set (row, "use-markup", FALSE, "title", title, "subtitle", grade, "activatable", TRUE,
                NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), cost_label_new (&move->decision));
  name_row (row, title, grade);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated), self);
  gtk_list_box_append (GTK_LIST_BOX (self->moves), row);
}

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;

  return n;
}

/* ---- Cost and curve -------------------------------------------------------------------------- */

static gboolean
was_open (AtoutReviewPage *self)
{
  return match_log_get_deal (self->log, self->deal)->was_open;
}

/* Names the measure: advice with all hands open considers them, and so does the review. */
static void
show_measure (AtoutReviewPage *self)
{
  gtk_label_set_label (
      GTK_LABEL (self->measure),
      was_open (self)
          ? _ (
              "Judged with all hands open, as you saw them. Calls, and cards that take too long to "
              "work out, are judged with the other hands hidden.")
          : _ ("Judged with the other hands hidden. What the cards had already decided does not "
               "count."));
}

static void
show_cost (AtoutReviewPage *self)
{
  g_autofree char *text = NULL;
  double cost = 0;
  guint n_worse = 0;

  for (guint i = 0; i < atout_review_get_n_known (self->review); i++)
    {
      const ReviewDecision *decision = &atout_review_get_move (self->review, i)->decision;

      cost += decision->cost;
      n_worse += decision->grade == REVIEW_WORSE;
    }
  text = tell_review_cost (cost, n_worse, was_open (self));
  gtk_label_set_label (GTK_LABEL (self->cost), text);
  gtk_widget_set_visible (self->cost, TRUE);
}

static char *
tell_curve (GArray *points)
{
  g_autofree char *begin = plot_number_write (g_array_index (points, PlotPoint, 0).y, 0);
  g_autofree char *end
      = plot_number_write (g_array_index (points, PlotPoint, points->len - 1).y, 0);
  gulong n_tricks = (gulong) g_array_index (points, PlotPoint, points->len - 1).x;
  g_autofree char *count = g_strdup_printf ("%lu", n_tricks);
  const WordsValue values[]
      = { { "{begin}", begin }, { "{end}", end }, { "{count}", count }, { NULL, NULL } };

  return words_fill (ngettext ("Expected points ahead: {begin} at first, {end} at the end, after "
                               "{count} trick.",
                               "Expected points ahead: {begin} at first, {end} at the end, after "
                               "{count} tricks.",
                               n_tricks),
                     values);
}

static double
lead_of (const Deal *deal, guint seat)
{
  DealResult result;

  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, seat));
}

static guint
count_tricks (const Deal *deal)
{
  return deal->n_played / deal_count_players (deal);
}

/* Plots the expected lead and the cost of each decision over the tricks. */
static void
show_curve (AtoutReviewPage *self)
{
  const Deal *deal = atout_review_get_deal (self->review);
  const PlotPoint end = { count_tricks (deal), lead_of (deal, self->seat), 0, 0 };
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PlotPoint));
  g_autofree char *text = NULL;

  for (guint i = 0; i < atout_review_get_n_known (self->review); i++)
    {
      const ReviewMove *move = atout_review_get_move (self->review, i);
      const ReviewDecision *decision = &move->decision;
      const PlotPoint begin = { 0, decision->value, 0, 0 };
      const PlotPoint point = { count_tricks (&move->before), decision->value, 0, decision->cost };

      if (!decision->has_value)
        continue;
      if (points->len == 0 && point.x > 0)
        g_array_append_val (points, begin);
      g_array_append_val (points, point);
    }
  if (points->len > 0)
    g_array_append_val (points, end);
  if (points->len < POINTS_LEAST)
    return;
  text = tell_curve (points);
  atout_plot_show_line (ATOUT_PLOT (self->plot), points, C_ ("review", "Tricks played"),
                        C_ ("review", "Expected points ahead"), text);
  gtk_widget_set_visible (self->plot, TRUE);
}

/* ---- The deal played by strong players ------------------------------------------------------- */

static guint
list_played (const Deal *deal, guint seat, Card *cards)
{
  guint n = 0;

  for (guint i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards[n++] = deal->played[i];

  return n;
}

static void
show_pairs (AtoutReviewPage *self, const Deal *deal, const Deal *again)
{
  const Telling telling = telling_of (self);
  Card own[CARDS_MAX], strong[CARDS_MAX];
  guint n = MIN (list_played (deal, self->seat, own), list_played (again, self->seat, strong));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text
          = tell_review_pair (&telling, deal_pack (deal), i + 1, own[i], strong[i]);
      GtkWidget *row = adw_action_row_new ();

      g_object_set (row, "use-markup", FALSE, "title", text, NULL);
      gtk_list_box_append (GTK_LIST_BOX (self->pairs), row);
    }
  gtk_widget_set_visible (self->pairs, n > 0);
}

static void
show_again (AtoutReviewPage *self)
{
  const Deal *deal = atout_review_get_deal (self->review);
  const Deal *again = atout_review_get_again (self->review);
  guint unit = deal_unit (deal, self->seat);
  DealResult own, strong;
  g_autofree char *text = NULL;

  deal_result (deal, &own);
  deal_result (again, &strong);
  text = tell_review_again (strong.score[unit], own.score[unit]);
  gtk_label_set_label (GTK_LABEL (self->again), text);
  gtk_widget_set_visible (self->again, TRUE);
  show_pairs (self, deal, again);
}

static void
could_win_clicked (AtoutReviewPage *self)
{
  atout_host_want (self->host, "could-win", self->log, self->deal);
}

static gboolean
focus_moves (AtoutReviewPage *self)
{
  return gtk_widget_child_focus (self->moves, GTK_DIR_TAB_FORWARD);
}

/* ---- Progress -------------------------------------------------------------------------------- */

static char *
tell_progress (AtoutReview *review)
{
  guint n = atout_review_get_n_moves (review);
  guint n_known = atout_review_get_n_known (review);
  g_autofree char *number = g_strdup_printf ("%u", n_known + 1);
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };

  if (n_known == n)
    /* Translators: “Strong” is the name of a level of players; it plays the user's cards */
    return g_strdup (_ ("Strong is playing this hand…"));

  /* Translators: the program works out what a decision of the user cost */
  return words_fill (_ ("Judging decision {number} of {count}…"), values);
}

static gboolean
speak_progress (gpointer data)
{
  AtoutReviewPage *self = data;

  spoken_announce (data, gtk_label_get_label (GTK_LABEL (self->doing)));

  return G_SOURCE_CONTINUE;
}

static void
show_progress (AtoutReviewPage *self)
{
  gboolean is_finished = atout_review_is_finished (self->review);
  g_autofree char *doing = tell_progress (self->review);

  gtk_label_set_label (GTK_LABEL (self->doing), doing);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 atout_review_get_progress (self->review));
  gtk_widget_set_visible (self->working, !is_finished);
  if (is_finished)
    g_clear_handle_id (&self->spoken, g_source_remove);
  else if (self->spoken == 0)
    self->spoken = g_timeout_add_seconds (SPOKEN_EVERY, speak_progress, self);
}

static void
progress_changed (AtoutReviewPage *self)
{
  show_progress (self);
  for (guint i = count_rows (self->moves); i < atout_review_get_n_known (self->review); i++)
    add_move (self, atout_review_get_move (self->review, i));
  if (gtk_widget_is_focus (self->scrolled))
    focus_moves (self);
  if (!atout_review_is_finished (self->review))
    return;
  show_cost (self);
  show_curve (self);
  show_again (self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_review_page_grab_focus (GtkWidget *widget)
{
  AtoutReviewPage *self = ATOUT_REVIEW_PAGE (widget);

  return focus_moves (self) || gtk_widget_grab_focus (self->scrolled);
}

static void
atout_review_page_dispose (GObject *object)
{
  AtoutReviewPage *self = ATOUT_REVIEW_PAGE (object);

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  g_clear_handle_id (&self->spoken, g_source_remove);
  G_OBJECT_CLASS (atout_review_page_parent_class)->dispose (object);
  g_clear_object (&self->deck);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->log, match_log_free);
}

static void
atout_review_page_class_init (AtoutReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_review_page_dispose;
  widget_class->grab_focus = atout_review_page_grab_focus;

  g_type_ensure (ATOUT_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/history/atout-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, working);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, doing);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, cost);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, measure);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, could_win);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, plot);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, moves);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, again);
  gtk_widget_class_bind_template_child (widget_class, AtoutReviewPage, pairs);
  gtk_widget_class_bind_template_callback (widget_class, could_win_clicked);
}

static void
atout_review_page_init (AtoutReviewPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (self->plot, -1, PLOT_HEIGHT);
}

/* The log does not record the agreed signals. */
static AtoutReview *
find_review (AtoutReviewPage *self, AtoutReviewer *reviewer)
{
  Signals own = settings_get_signals (self->settings, "own-signals");
  Signals others = settings_get_signals (self->settings, "other-signals");

  return reviewer != NULL
             ? atout_reviewer_ask (reviewer, self->log, self->deal, self->seat, own, others)
             : atout_review_new (self->log, self->deal, self->seat, own, others);
}

GtkWidget *
atout_review_page_new (AtoutHost *host, const MatchLog *log, guint deal, AtoutReviewer *reviewer)
{
  AtoutReviewPage *self = g_object_new (ATOUT_TYPE_REVIEW_PAGE, NULL);
  g_autofree char *subtitle = past_words_deal (log, deal);

  self->host = host;
  self->log = match_log_copy (log);
  self->deal = deal;
  self->seat = (guint) MAX (match_log_find_user (log), 0);
  /* Translators: title of the page that tells what the user's decisions in a deal cost */
  atout_page_set_title (ATOUT_PAGE (self), C_ ("review", "Review"), subtitle);
  self->deck = atout_game_deck_new (self->settings, atout_host_get_decks (host));
  suit_colours_follow_deck (GTK_WIDGET (self), self->deck);
  atout_game_deck_set_game (self->deck, log->game, &log->options);
  self->review = find_review (self, reviewer);
  g_signal_connect_swapped (self->review, "progressed", G_CALLBACK (progress_changed), self);
  show_measure (self);
  progress_changed (self);
  gtk_widget_set_visible (self->could_win,
                          better_line_is_asked (atout_review_get_deal (self->review), self->seat));

  return GTK_WIDGET (self);
}
