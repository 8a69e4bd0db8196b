/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/atout-advice.h"

#include <glib/gi18n-lib.h>

#include "help/help-text.h"
#include "view/widgets/letters.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define LINES_WIDE 2
#define LINES_NARROW 5 /* lines of most advice */
#define NARROW 560
#define BESIDE 6 /* gap between text and button */

struct _AtoutAdvice
{
  GtkWidget parent_instance;

  AtoutSession *session;
  gboolean is_first;   /* true for the first deal of its game */
  gboolean is_opening; /* true while it shows the aim and the cards instead of advice */
  GtkWidget *scrolled;
  GtkWidget *lines; /* offer, text and people */
  GtkWidget *offer; /* row that explains a first deal */
  GtkWidget *text;
  GtkWidget *begin;   /* button that ends the opening */
  GtkWidget *without; /* button after it that ends explanations */
  GtkWidget *people;  /* row about the other players, shown once after an explained deal */
  GtkWidget *people_text;
  GtkWidget *stop;
  int most;  /* maximum height, or 0 */
  int width; /* width that least is valid for */
  int line;  /* line height that least is valid for */
  int least; /* height of the tallest text so far */
};

G_DEFINE_FINAL_TYPE (AtoutAdvice, atout_advice, GTK_TYPE_WIDGET)

enum
{
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Text ------------------------------------------------------------------------------------ */

/* Dims the last text while others play. */
static void
set_past (AtoutAdvice *self, gboolean past)
{
  if (past)
    gtk_widget_add_css_class (self->text, "past");
  else
    gtk_widget_remove_css_class (self->text, "past");
}

static void
leave_focus (AtoutAdvice *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

/* Returns true if @text differs from the text before. */
static gboolean
show (AtoutAdvice *self, const char *text)
{
  gboolean is_other = !g_str_equal (gtk_label_get_label (GTK_LABEL (self->text)), text);

  set_past (self, FALSE);
  if (is_other)
    {
      gtk_label_set_label (GTK_LABEL (self->text), text);
      gtk_adjustment_set_value (
          gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
    }

  return is_other;
}

static void
say (AtoutAdvice *self, const char *text)
{
  if (show (self, text))
    spoken_announce (GTK_WIDGET (self), text);
}

/* Returns the hint, or "". */
static const char *
get_hint (AtoutAdvice *self)
{
  return atout_session_get_guided (self->session)
             ? atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_hint (self->session)))
             : "";
}

static const char *
get_advice (AtoutAdvice *self)
{
  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (self->session)));
}

/* Shows the advice unless a hint replaces it. */
static void
advice_changed (AtoutAdvice *self)
{
  const char *advice = get_advice (self);

  if (get_hint (self)[0] != '\0' || self->is_opening)
    return;
  if (advice[0] != '\0')
    say (self, advice);
  else
    set_past (self, TRUE);
}

/* Says quietly that advice is coming; clears that if it does not come. */
static void
thinking_changed (AtoutAdvice *self)
{
  const char *thinking = _ ("Thinking…");
  AtoutCounsel *adviser = ATOUT_COUNSEL (atout_session_get_adviser (self->session));

  if (get_hint (self)[0] != '\0' || get_advice (self)[0] != '\0' || self->is_opening)
    return;
  if (atout_counsel_is_thinking (adviser))
    show (self, thinking);
  else if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->text)), thinking))
    show (self, "");
  set_past (self, TRUE);
}

/*
 * Makes the text focusable if it scrolls, for Page Up and Page Down; otherwise Tab in GTK 4.8 gets
 * stuck.
 */
static void
height_changed (AtoutAdvice *self)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  gboolean scrolls
      = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->scrolled, scrolls);
  gtk_widget_set_can_focus (self->scrolled, scrolls || gtk_widget_get_visible (self->offer)
                                                || gtk_widget_get_visible (self->people));
}

/* Returns true in a game's first deal until the first decision. */
static gboolean
offers (AtoutAdvice *self)
{
  return self->is_first && self->session != NULL && atout_session_get_guided (self->session)
         && !atout_match_can_undo (atout_session_get_match (self->session))
         && atout_course_get_state (ATOUT_COURSE (self->session)) < ATOUT_MATCH_DEAL_OVER;
}

/* ---- Opening --------------------------------------------------------------------------------- */

static void
set_opening (AtoutAdvice *self, gboolean is_opening)
{
  if (self->is_opening == is_opening)
    return;
  self->is_opening = is_opening;
  self->width = -1; /* the text after it is shorter */
  if (!is_opening && gtk_widget_has_focus (self->begin))
    leave_focus (self);
  gtk_widget_set_visible (self->begin, is_opening);
  gtk_widget_set_visible (self->without, !is_opening);
  gtk_widget_set_visible (self->stop, is_opening || !gtk_widget_get_visible (self->offer));
  height_changed (self);
}

/* Says what the panel is for; returns true if it did not show that already. */
static gboolean
show_purpose (AtoutAdvice *self)
{
  return show (self, _ ("At each of your decisions you can read here what is at stake, what makes "
                        "sense and why. The recommended choice lights up blue; cards that are "
                        "mentioned are marked with a dark dot."));
}

static void
hint_changed (AtoutAdvice *self)
{
  const char *hint = get_hint (self);
  const char *advice = get_advice (self);

  if (hint[0] != '\0')
    {
      set_opening (self, FALSE);
      say (self, hint);
    }
  else if (advice[0] != '\0' && atout_session_get_guided (self->session))
    show (self, advice); /* announced before */
}

static void
begin_clicked (AtoutAdvice *self)
{
  AtoutCounsel *adviser = ATOUT_COUNSEL (atout_session_get_adviser (self->session));

  set_opening (self, FALSE);
  if (get_advice (self)[0] != '\0')
    advice_changed (self);
  else if (atout_counsel_is_thinking (adviser))
    thinking_changed (self);
  else
    show_purpose (self);
}

static void
show_opening (AtoutAdvice *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->session);
  g_autofree char *opening
      = help_text_make_opening (atout_course_get_game (course), atout_course_get_options (course),
                                atout_session_get_suits (self->session));

  if (opening == NULL)
    return;
  set_opening (self, TRUE);
  say (self, opening);
}

/* A deck that comes late has other words. */
static void
suits_changed (AtoutAdvice *self)
{
  if (self->is_opening)
    show_opening (self);
}

/* ---- Stages of a deal ------------------------------------------------------------------------ */

static void
update_offer (AtoutAdvice *self)
{
  gboolean shown = offers (self);

  if (!shown)
    set_opening (self, FALSE);
  if (gtk_widget_get_visible (self->offer) == shown)
    return;
  if (!shown && gtk_widget_get_focus_child (self->offer) != NULL)
    leave_focus (self);
  gtk_widget_set_visible (self->offer, shown);
  gtk_widget_set_visible (self->stop, !shown);
  height_changed (self);
}

static void
hide_people (AtoutAdvice *self)
{
  if (gtk_widget_get_focus_child (self->people) != NULL)
    leave_focus (self);
  gtk_widget_set_visible (self->people, FALSE);
  height_changed (self);
}

static void
guided_changed (AtoutAdvice *self)
{
  gboolean over = atout_course_get_state (ATOUT_COURSE (self->session)) >= ATOUT_MATCH_DEAL_OVER;

  update_offer (self);
  if (over && atout_session_get_guided (self->session))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      say (self, _ ("The next deal will be explained."));
    }
  else if (offers (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      if (show_purpose (self))
        spoken_announce (GTK_WIDGET (self),
                         _ ("In this first deal all hands are face up, and each decision is "
                            "explained. Press E to play without explanation."));
    }
  else if (atout_session_get_guided (self->session))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      say (self, _ ("All hands are face up in this deal. At each of your decisions you can read "
                    "here what is at stake, what makes sense and why. The recommended choice "
                    "lights up blue; cards that are mentioned are marked with a dark dot."));
    }
  else if (over && gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      say (self, _ ("That was the explained deal. From now on you see only your own cards."));
    }
  else
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
    }
}

static void
match_dealt (AtoutAdvice *self)
{
  hide_people (self);
  if (!atout_session_get_guided (self->session))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  else
    guided_changed (self);
  if (offers (self))
    show_opening (self);
}

static void
stop_clicked (AtoutAdvice *self)
{
  leave_focus (self);
  if (atout_session_get_guided (self->session))
    atout_session_set_guided (self->session, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* ---- Size --------------------------------------------------------------------------------- */

static int
get_width_beside (AtoutAdvice *self)
{
  int width;

  gtk_widget_measure (self->stop, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width + BESIDE;
}

/* Ignores the scrolled window, which GTK measures at minimum width. */
static int
natural_height (AtoutAdvice *self, int width)
{
  int low, high;

  gtk_widget_measure (self->stop, GTK_ORIENTATION_VERTICAL, -1, NULL, &low, NULL, NULL);
  gtk_widget_measure (self->lines, GTK_ORIENTATION_VERTICAL,
                      MAX (width - get_width_beside (self), 1), NULL, &high, NULL, NULL);

  return MAX (low, high);
}

static void
measure_width (AtoutAdvice *self, int *minimum, int *natural)
{
  int beside = get_width_beside (self);

  gtk_widget_measure (self->scrolled, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum += beside;
  *natural += beside;
}

static void
measure_height (AtoutAdvice *self, int width, int *minimum, int *natural)
{
  int lines = width < NARROW ? LINES_NARROW : LINES_WIDE;
  int line = letters_get_line (self->text);
  int low, high;

  gtk_widget_measure (self->stop, GTK_ORIENTATION_VERTICAL, -1, &low, NULL, NULL, NULL);
  gtk_widget_measure (self->scrolled, GTK_ORIENTATION_VERTICAL, -1, minimum, &high, NULL, NULL);
  *minimum = MAX (*minimum, low);
  *natural = MAX (high, low);
  if (width < 0)
    return;

  if (self->width != width || self->line != line)
    self->least = lines * line;
  self->width = width;
  self->line = line;
  self->least = MAX (self->least, natural_height (self, width));
  *minimum = *natural
      = MAX (self->most > 0 ? MIN (self->least, self->most) : self->least, *minimum);
}

static void
atout_advice_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (ATOUT_ADVICE (widget), minimum, natural);
  else
    measure_height (ATOUT_ADVICE (widget), for_size, minimum, natural);
}

/* Returns the height of offer and lines that fit into @most. */
static int
find_whole_lines (AtoutAdvice *self, int width, int most)
{
  g_autoptr (PangoLayout) layout
      = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->text)));
  PangoLayoutIter *iter;
  int above, whole;

  gtk_widget_measure (self->offer, GTK_ORIENTATION_VERTICAL, width, &above, NULL, NULL, NULL);
  whole = above;
  pango_layout_set_width (layout, width * PANGO_SCALE);
  iter = pango_layout_get_iter (layout);
  do
    {
      PangoRectangle line;
      int end;

      pango_layout_iter_get_line_extents (iter, NULL, &line);
      end = above + PANGO_PIXELS_CEIL (line.y + line.height);
      if (end > most)
        break;
      whole = end;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);

  return whole;
}

static void
atout_advice_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  AtoutAdvice *self = ATOUT_ADVICE (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int beside = get_width_beside (self);
  int button_width = beside - BESIDE;
  GtkAllocation text = { is_mirrored ? beside : 0, 0, MAX (width - beside, 1), height };
  GtkAllocation button = { is_mirrored ? 0 : width - button_width, 0, button_width, height };

  if (natural_height (self, width) > height)
    text.height = MAX (find_whole_lines (self, text.width, height), self->line);
  gtk_widget_size_allocate (self->scrolled, &text, -1);
  if (gtk_widget_should_layout (self->stop))
    gtk_widget_size_allocate (self->stop, &button, -1);
}

static GtkSizeRequestMode
atout_advice_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_advice_dispose (GObject *object)
{
  AtoutAdvice *self = ATOUT_ADVICE (object);

  atout_advice_set_session (self, NULL);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_advice_parent_class)->dispose (object);
}

static void
atout_advice_class_init (AtoutAdviceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_advice_dispose;
  widget_class->measure = atout_advice_measure;
  widget_class->size_allocate = atout_advice_size_allocate;
  widget_class->get_request_mode = atout_advice_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "advice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE "/help/atout-advice.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, begin);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, lines);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, offer);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, people);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, people_text);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, stop);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutAdvice, without);
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked);
  gtk_widget_class_bind_template_callback (widget_class, height_changed);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked);

  /** AtoutAdvice::left: emitted before a focused button goes; the handler focuses the table */
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
atout_advice_init (AtoutAdvice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->text);
}

void
atout_advice_set_session (AtoutAdvice *self, AtoutSession *session)
{
  g_return_if_fail (ATOUT_IS_ADVICE (self));

  if (self->session == session)
    return;
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (atout_session_get_hint (self->session), self);
      g_signal_handlers_disconnect_by_data (atout_session_get_adviser (self->session), self);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_set_object (&self->session, session);
  set_opening (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  hide_people (self);
  self->width = -1;
  if (session == NULL)
    return;

  g_signal_connect_swapped (atout_session_get_adviser (session), "notify::text",
                            G_CALLBACK (advice_changed), self);
  g_signal_connect_swapped (atout_session_get_adviser (session), "notify::thinking",
                            G_CALLBACK (thinking_changed), self);
  g_signal_connect_swapped (session, "notify::suits", G_CALLBACK (suits_changed), self);
  g_signal_connect_swapped (session, "notify::guided", G_CALLBACK (guided_changed), self);
  g_signal_connect_swapped (session, "acted", G_CALLBACK (update_offer), self);
  g_signal_connect_swapped (session, "rewound", G_CALLBACK (update_offer), self);
  g_signal_connect_swapped (session, "rewound", G_CALLBACK (hide_people), self);
  g_signal_connect_swapped (session, "dealt", G_CALLBACK (match_dealt), self);
  g_signal_connect_swapped (atout_session_get_hint (session), "notify::text",
                            G_CALLBACK (hint_changed), self);
  guided_changed (self);
}

void
atout_advice_set_first (AtoutAdvice *self, gboolean first)
{
  g_return_if_fail (ATOUT_IS_ADVICE (self));

  self->is_first = first;
  update_offer (self);
}

void
atout_advice_show_people (AtoutAdvice *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_ADVICE (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (GTK_LABEL (self->people_text), text);
  gtk_widget_set_visible (self->people, TRUE);
  height_changed (self);
  spoken_announce (GTK_WIDGET (self), text);
}

void
atout_advice_set_most (AtoutAdvice *self, int height)
{
  g_return_if_fail (ATOUT_IS_ADVICE (self));

  if (self->most == height)
    return;
  self->most = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
atout_advice_turn (AtoutAdvice *self, gboolean on)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  double page = gtk_adjustment_get_page_size (adjustment);

  g_return_val_if_fail (ATOUT_IS_ADVICE (self), FALSE);

  if (!gtk_widget_get_mapped (self->scrolled) || gtk_adjustment_get_upper (adjustment) <= page)
    return FALSE;
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) + (on ? page : -page));

  return TRUE;
}
