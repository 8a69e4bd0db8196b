/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "model/thinking/better-line.h"
#include "model/told/people.h"
#include "model/words/words.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-even-layout.h"
#include "view/score/atout-fold-layout.h"
#include "view/score/atout-result-private.h"
#include "view/widgets/css-class.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

/* ---- Garland ------------------------------------------------------------------------------ */

#define ATOUT_TYPE_GARLAND (atout_garland_get_type ())

/*
 * AtoutGarland: a string of pennants, hung from the left when mapped, or at once without
 * animations.
 */
G_DECLARE_FINAL_TYPE (AtoutGarland, atout_garland, ATOUT, GARLAND, GtkWidget)

#define HEIGHT 40
#define SAG 12     /* depth of the string */
#define PENNANT 26 /* width */
#define LENGTH 24
#define GAP 8
#define SECONDS 1.2 /* duration until all hang */
#define FALL 0.25   /* share of SECONDS in which one pennant unrolls */

struct _AtoutGarland
{
  GtkWidget parent_instance;

  AdwAnimation *animation;
  double hung; /* from 0 to 1 */
};

G_DEFINE_FINAL_TYPE (AtoutGarland, atout_garland, GTK_TYPE_WIDGET)

static const GdkRGBA colors[] = {
  { 0.75f, 0.13f, 0.16f, 1 },
  { 0.96f, 0.76f, 0.18f, 1 },
  { 0.16f, 0.45f, 0.30f, 1 },
  { 0.11f, 0.31f, 0.56f, 1 },
};

/* ---- Drawing ------------------------------------------------------------------------------- */

/* Returns the string's y at @x. */
static double
string_at (double x, double width)
{
  double from_middle = 2 * x / width - 1;

  return 2 + SAG * (1 - from_middle * from_middle);
}

static void
draw_pennant (cairo_t *cr, double x, double width, const GdkRGBA *color, double unrolled)
{
  double left = string_at (x, width);
  double right = string_at (x + PENNANT, width);
  double tip = (left + right) / 2 + LENGTH * unrolled;

  cairo_move_to (cr, x, left);
  cairo_line_to (cr, x + PENNANT, right);
  cairo_line_to (cr, x + PENNANT / 2.0, tip);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

static void
draw_string (cairo_t *cr, double width)
{
  cairo_move_to (cr, 0, string_at (0, width));
  for (double x = 0; x < width; x += 4)
    cairo_line_to (cr, x, string_at (x, width));
  cairo_line_to (cr, width, string_at (width, width));
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
atout_garland_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutGarland *self = ATOUT_GARLAND (widget);
  double width = gtk_widget_get_width (widget);
  int n = (int) ((width - GAP) / (PENNANT + GAP));
  double left = (width - n * (PENNANT + GAP) + GAP) / 2;
  GdkRGBA ink;
  cairo_t *cr;

  if (n < 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, HEIGHT));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  for (int i = 0; i < n; i++)
    {
      double start = (1 - FALL) * i / n;
      double unrolled = CLAMP ((self->hung - start) / FALL, 0, 1);

      if (unrolled > 0)
        draw_pennant (cr, left + i * (PENNANT + GAP), width, &colors[i % G_N_ELEMENTS (colors)],
                      unrolled);
    }
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_string (cr, width);
  cairo_destroy (cr);
}

static void
atout_garland_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation,
                       int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
  *minimum_baseline = *natural_baseline = -1;
}

/* ---- Animation ------------------------------------------------------------------------------- */

static void
hang (double value, gpointer data)
{
  AtoutGarland *self = data;

  self->hung = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
atout_garland_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (atout_garland_parent_class)->map (widget);
  adw_animation_play (ATOUT_GARLAND (widget)->animation);
}

static void
atout_garland_unmap (GtkWidget *widget)
{
  adw_animation_reset (ATOUT_GARLAND (widget)->animation);
  GTK_WIDGET_CLASS (atout_garland_parent_class)->unmap (widget);
}

static void
atout_garland_dispose (GObject *object)
{
  g_clear_object (&ATOUT_GARLAND (object)->animation);
  G_OBJECT_CLASS (atout_garland_parent_class)->dispose (object);
}

static void
atout_garland_class_init (AtoutGarlandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_garland_dispose;
  widget_class->snapshot = atout_garland_snapshot;
  widget_class->measure = atout_garland_measure;
  widget_class->map = atout_garland_map;
  widget_class->unmap = atout_garland_unmap;
  gtk_widget_class_set_css_name (widget_class, "garland");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_garland_init (AtoutGarland *self)
{
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) (1000 * SECONDS),
                                             adw_callback_animation_target_new (hang, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
}

/* ---- Result ------------------------------------------------------------------------------- */

G_DEFINE_FINAL_TYPE (AtoutResult, atout_result, GTK_TYPE_WIDGET)

#define BAR_WIDTH 12 /* width of the scroll bar */

enum
{
  NEXT,
  AGAIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The panel ---------------------------------------------------------------------------- */

static gboolean
is_over (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_OVER;
}

static char *
title_text (AtoutSession *session, AtoutScoreRow *score)
{
  const Telling telling = atout_session_tell (session);

  if (is_over (session) && !atout_session_get_once (session))
    return tell_winners (&telling);

  return tell_result (&telling, atout_score_row_get_sheet (score));
}

static char *
caption_text (AtoutSession *session, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  char number[16];
  char count[16];
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", row->number);
  g_snprintf (count, sizeof count, "%u", row->n_deals);

  if (atout_session_get_once (session))
    return score_words_once_more (row->number);

  return words_fill (
      row->number <= row->n_deals ? _ ("Deal {number} of {count}") : _ ("Deal {number}"), values);
}

/* Makes a scrolling grid focusable for Page Up and Page Down. */
static void
height_changed (AtoutResult *self, GtkAdjustment *adjustment)
{
  gtk_widget_set_focusable (self->scrolled, gtk_adjustment_get_upper (adjustment)
                                                > gtk_adjustment_get_page_size (adjustment));
}

static void
next_clicked (AtoutResult *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
again_clicked (AtoutResult *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

/* Replaces the natural height that GTK measures at minimum width. */
static void
atout_result_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutResult *self = ATOUT_RESULT (widget);
  int asked, needed;

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->scrolled, orientation, for_size, NULL, &asked, NULL, NULL);
  gtk_widget_measure (self->grid, orientation, for_size, NULL, &needed, NULL, NULL);
  *natural = MAX (*natural - asked + needed, *minimum);
}

static GtkSizeRequestMode
atout_result_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_result_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const GtkAllocation all = { 0, 0, width, height };

  gtk_widget_size_allocate (ATOUT_RESULT (widget)->box, &all, baseline);
}

static void
atout_result_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));
  g_clear_weak_pointer (&ATOUT_RESULT (object)->session);
  g_clear_object (&ATOUT_RESULT (object)->deck);
  G_OBJECT_CLASS (atout_result_parent_class)->dispose (object);
}

static void
atout_result_class_init (AtoutResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_result_dispose;
  gtk_widget_class_set_css_name (widget_class, "result");
  widget_class->get_request_mode = atout_result_get_request_mode;
  widget_class->measure = atout_result_measure;
  widget_class->size_allocate = atout_result_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  g_type_ensure (ATOUT_TYPE_EVEN_LAYOUT);
  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  g_type_ensure (ATOUT_TYPE_GARLAND);
  g_type_ensure (ATOUT_TYPE_PORTRAIT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/score/atout-result.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, box);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, garland);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, caption);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, verdict);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, comparison);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, remark);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, face);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, words);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, grid);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, fold);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, more);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, could_win);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, deal_again);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, again);
  gtk_widget_class_bind_template_child (widget_class, AtoutResult, next);
  gtk_widget_class_bind_template_callback (widget_class, height_changed);
  gtk_widget_class_bind_template_callback (widget_class, next_clicked);
  gtk_widget_class_bind_template_callback (widget_class, again_clicked);

  /** AtoutResult::next: emitted when the user wants another deal or game */
  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  /**
   * AtoutResult::again: emitted when the user wants the same match again, to compare a contest, or
   * to go on with a club evening
   */
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

/* Ellipsizes long labels to keep the table narrow. */
static void
set_label (GtkWidget *button, const char *text)
{
  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
}

/* Shows the portrait of a player who says something, where the @table shows portraits. */
static void
show_face (AtoutResult *self, GtkWidget *table, gboolean has_room)
{
  gboolean is_wanted = has_room;

  if (table != NULL
      && g_object_class_find_property (G_OBJECT_GET_CLASS (table), "portraits") != NULL && has_room)
    g_object_get (table, "portraits", &is_wanted, NULL);
  gtk_widget_set_visible (
      self->face, is_wanted && atout_portrait_get_person (ATOUT_PORTRAIT (self->face)) != NULL);
}

/*
 * Shows words on small buttons unless fonts are enlarged: then the scroll bar overlaps the grid. On
 * a small table they take the room of the caption.
 */
static void
show_words (AtoutResult *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self)); /* NULL without a table */
  gboolean is_enlarged = table != NULL && gtk_widget_has_css_class (table, "enlarged");
  gboolean is_compact = table != NULL && gtk_widget_has_css_class (table, "compact");

  gtk_widget_set_visible (self->caption, !is_compact || self->is_again);
  gtk_widget_set_margin_end (self->grid, is_enlarged ? 0 : BAR_WIDTH);
  for (GtkWidget *button = gtk_widget_get_first_child (self->more); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button))),
                            !is_enlarged);
  show_face (self, table, !is_compact && !is_enlarged);
}

static void
watch_table (AtoutResult *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));

  if (self->is_watching || table == NULL)
    return;
  g_signal_connect_object (table, "notify::css-classes", G_CALLBACK (show_words), self,
                           G_CONNECT_SWAPPED);
  self->is_watching = TRUE;
}

/* Returns true if @session is a contest, which the house plays too. */
static gboolean
is_contest (AtoutSession *session)
{
  g_autofree char *comparison = NULL;

  g_object_get (session, "comparison", &comparison, NULL);

  return comparison != NULL;
}

/* Labels the button that the user presses for more after a match. */
static void
name_again (AtoutResult *self)
{
  gboolean in_evening;

  g_object_get (self->session, "in-evening", &in_evening, NULL);
  set_label (self->again, atout_session_get_once (self->session) ? _ ("Once More")
                          : in_evening                           ? _ ("See the Evening")
                          : is_contest (self->session)           ? _ ("See the Comparison")
                                                                 : _ ("Play Again"));
}

/* Hides the buttons in a replay; suggests the one that continues the match. */
static void
show_buttons (AtoutResult *self, AtoutSession *session)
{
  gboolean once = atout_session_get_once (session);
  gboolean ends = once || is_over (session);
  AtoutCourse *course = ATOUT_COURSE (session);
  gboolean asks
      = better_line_is_asked (atout_course_get_deal (course), atout_course_get_user_seat (course));

  gtk_widget_set_visible (self->buttons, !atout_session_is_replay (session));
  gtk_widget_set_visible (self->could_win, asks);
  self->is_again = once;
  watch_table (self);
  show_words (self);
  /* two main buttons fill a row, or five small ones: in one, all would cover the people */
  g_object_set (self->fold, "folded", ends || asks, NULL);
  gtk_widget_set_visible (self->again, ends);
  gtk_widget_set_visible (self->deal_again, !once);
  name_again (self);
  set_label (self->next, once ? _ ("Done") : ends ? _ ("Choose a Game") : _ ("Next Deal"));
  css_class_set (self->next, "suggested-action", !ends);
}

static void
atout_result_init (AtoutResult *self)
{
  self->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->title);
  suit_signs_colour (self->verdict);
  suit_signs_colour (self->words);
}

static AtoutScoreRow *
last_row (AtoutSession *session)
{
  GListModel *rows = atout_sheet_get_rows (atout_session_get_sheet (session));

  return g_list_model_get_item (rows, g_list_model_get_n_items (rows) - 1);
}

/* Redraws the cards; expanded hands stay expanded. */
static void
show_cards (AtoutResult *self)
{
  gboolean is_open = self->hands != NULL && gtk_expander_get_expanded (GTK_EXPANDER (self->hands));
  g_autoptr (AtoutScoreRow) row = NULL;

  if (self->session == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  row = last_row (self->session);
  result_grid_fill (self, self->session, row);
  if (self->hands != NULL)
    gtk_expander_set_expanded (GTK_EXPANDER (self->hands), is_open);
}

void
atout_result_set_deck (AtoutResult *self, AtoutDeck *deck)
{
  if (g_set_object (&self->deck, deck))
    show_cards (self);
}

void
atout_result_set_scale (AtoutResult *self, double scale)
{
  if (self->scale == scale)
    return;
  self->scale = scale;
  show_cards (self);
}

/* Shows what a player says, and returns it; "" if there is nothing. */
static char *
show_remark (AtoutResult *self, AtoutSession *session)
{
  guint seat = 0;
  g_autofree char *said = atout_session_tell_remark (session, &seat);
  const char *name = atout_course_get_seat_name (ATOUT_COURSE (session), seat);
  const WordsValue values[] = { { "{name}", name }, { "{said}", said }, { NULL, NULL } };
  char *text = said != NULL ? words_fill (_ ("{name}: “{said}”"), values) : g_strdup ("");

  atout_portrait_set_person (ATOUT_PORTRAIT (self->face), people_find (name));
  gtk_label_set_label (GTK_LABEL (self->words), text);
  gtk_widget_set_visible (self->remark, said != NULL);

  return text;
}

/* Shows how the house played the same cards, which may become known later. */
static void
show_comparison (AtoutResult *self)
{
  g_autofree char *text = NULL;

  g_object_get (self->session, "comparison", &text, NULL);
  gtk_label_set_label (GTK_LABEL (self->comparison), text != NULL ? text : "");
  gtk_widget_set_visible (self->comparison, text != NULL && text[0] != '\0');
}

/* Follows the comparison, and the evening, which the user may delete. */
static void
follow_contest (AtoutResult *self, AtoutSession *session)
{
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->session, show_comparison, self);
      g_signal_handlers_disconnect_by_func (self->session, name_again, self);
    }
  g_set_weak_pointer (&self->session, session);
  g_signal_connect_object (session, "notify::comparison", G_CALLBACK (show_comparison), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::in-evening", G_CALLBACK (name_again), self,
                           G_CONNECT_SWAPPED);
  show_comparison (self);
}

void
atout_result_show (AtoutResult *self, AtoutSession *session)
{
  g_autoptr (AtoutScoreRow) row = last_row (session);
  g_autofree char *title = title_text (session, row);
  g_autofree char *caption = caption_text (session, row);
  const Telling telling = atout_session_tell (session);
  g_autofree char *remark = show_remark (self, session);
  const WordsValue values[] = { { "{result}", title },
                                { "{verdict}", atout_score_row_get_texts (row)->verdict },
                                { "{remark}", remark },
                                { NULL, NULL } };
  /* Translators: sentences: who won, why, and what a player says about it, or nothing */
  g_autofree char *told = words_fill (C_ ("result", "{result} {verdict} {remark}"), values);

  follow_contest (self, session);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_adjustment_set_value (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  gtk_widget_set_visible (self->garland, tell_is_feast (&telling, atout_score_row_get_sheet (row)));
  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (self->title, title[0] != '\0');
  gtk_label_set_label (GTK_LABEL (self->verdict), atout_score_row_get_texts (row)->verdict);
  result_grid_fill (self, session, row);
  show_buttons (self, session);
  spoken_set_name (GTK_WIDGET (self), g_strchomp (told));
}

gboolean
atout_result_focus (AtoutResult *self)
{
  return spoken_grab_focus (gtk_widget_get_visible (self->again) ? self->again : self->next);
}
