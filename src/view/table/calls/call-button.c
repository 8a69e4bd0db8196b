/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/call-button.h"

#include <glib/gi18n-lib.h>

#include "model/choices/atout-card.h"
#include "model/words/words.h"
#include "view/cards/card-signs.h"
#include "view/widgets/labels.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define GAUGE 6       /* width of a hint's bar */
#define GAUGE_LEAST 3 /* least width */
#define GAP 2         /* gap to the letters */
#define EDGE 1        /* gap to the edge of the button */
#define TEXT_CHARS 14 /* letters of a line that breaks on its own */

/* ---- Lines -------------------------------------------------------------------------------- */

#define ATOUT_TYPE_CALL_LINES (atout_call_lines_get_type ())

/* AtoutCallLines: the text lines of a call button, with the bar of a hint in the margin. */
G_DECLARE_FINAL_TYPE (AtoutCallLines, atout_call_lines, ATOUT, CALL_LINES, GtkBox)

struct _AtoutCallLines
{
  GtkBox parent_instance;

  AtoutAction *action;
  char *description;    /* accessible description without a hint */
  char *told;           /* hint or advice, or "" */
  char *meaning;        /* last line without a hint; NULL: none */
  gboolean has_figures; /* true if the last line is only for a hint */
  AtoutHinted hinted;   /* ATOUT_HINTED_NOT: no bar */
  double share;
};

G_DEFINE_FINAL_TYPE (AtoutCallLines, atout_call_lines, GTK_TYPE_BOX)

static graphene_rect_t
find_letters (GtkWidget *label, GtkWidget *widget)
{
  graphene_rect_t letters = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  PangoRectangle written;
  int x, y;

  if (!gtk_widget_compute_bounds (label, widget, &letters))
    return letters;
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &written);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);

  return GRAPHENE_RECT_INIT ((float) (x + written.x) + letters.origin.x,
                             (float) (y + written.y) + letters.origin.y, (float) written.width,
                             (float) written.height);
}

static float
find_room (GtkWidget *widget, const graphene_rect_t *button, gboolean is_mirrored)
{
  float room = button->size.width;

  for (GtkWidget *label = gtk_widget_get_first_child (widget); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      graphene_rect_t letters = find_letters (label, widget);
      float left = letters.origin.x - button->origin.x;

      room = MIN (room, is_mirrored ? button->size.width - left - letters.size.width : left);
    }

  return room;
}

/* Draws the hint's bar in the margin, so that lines lose no room. */
static void
atout_call_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCallLines *self = ATOUT_CALL_LINES (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_rect_t button;
  float width, x;

  GTK_WIDGET_CLASS (atout_call_lines_parent_class)->snapshot (widget, snapshot);
  if (self->hinted == ATOUT_HINTED_NOT
      || !gtk_widget_compute_bounds (gtk_widget_get_parent (widget), widget, &button))
    return;
  width = CLAMP (find_room (widget, &button, is_mirrored) - EDGE - GAP, GAUGE_LEAST, GAUGE);
  x = button.origin.x + (is_mirrored ? button.size.width - EDGE - width : EDGE);
  hint_gauge_draw (snapshot,
                   &GRAPHENE_RECT_INIT (x, 0, width, (float) gtk_widget_get_height (widget)),
                   self->hinted, self->share);
}

static void
atout_call_lines_finalize (GObject *object)
{
  AtoutCallLines *self = ATOUT_CALL_LINES (object);

  g_clear_object (&self->action);
  g_free (self->description);
  g_free (self->told);
  g_free (self->meaning);

  G_OBJECT_CLASS (atout_call_lines_parent_class)->finalize (object);
}

static void
atout_call_lines_class_init (AtoutCallLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_call_lines_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = atout_call_lines_snapshot;
}

static void
atout_call_lines_init (AtoutCallLines *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

/* Returns NULL if @widget is no call button. */
static AtoutCallLines *
lines_of (GtkWidget *widget)
{
  GtkWidget *lines = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  return lines != NULL && ATOUT_IS_CALL_LINES (lines) ? ATOUT_CALL_LINES (lines) : NULL;
}

/* ---- Buttons ------------------------------------------------------------------------------ */

static GtkWidget *
label_new (const char *text, const char *style, gboolean brief)
{
  GtkWidget *label = gtk_label_new (text);

  suit_signs_colour (label);
  gtk_widget_add_css_class (label, style);
  if (brief)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      return label;
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);

  return label;
}

/* Returns both texts joined; free with g_free (). */
static char *
join (const char *description, const char *hint)
{
  const WordsValue values[]
      = { { "{description}", description }, { "{hint}", hint }, { NULL, NULL } };

  if (description[0] == '\0' || hint[0] == '\0')
    return g_strconcat (description, hint, NULL);

  return words_fill (_ ("{description}, {hint}"), values);
}

void
call_button_describe (GtkWidget *button, const char *description)
{
  AtoutCallLines *lines = lines_of (button);
  g_autofree char *before = g_steal_pointer (&lines->description);
  g_autofree char *told = join (description, lines->told);

  /* in GTK 4.8 the tooltip overwrites the description */
  gtk_widget_set_tooltip_text (button, lines->told[0] != '\0' ? lines->told : NULL);
  spoken_describe (button, told);
  lines->description = g_strdup (description);
}

void
call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                        gboolean brief)
{
  const char *meaning = atout_action_get_meaning (action);
  gboolean says_all = words_repeat (atout_action_get_button (action), meaning);
  AtoutCallLines *before = lines_of (button);
  AtoutCallLines *lines = g_object_new (ATOUT_TYPE_CALL_LINES, NULL);
  GtkWidget *said = label_new (atout_action_get_button (action), "said", brief);

  lines->action = g_object_ref (action);
  lines->told = g_strdup (before != NULL ? before->told : "");
  suit_style_set (said, atout_session_get_suits (session), atout_action_get_suit (action));
  gtk_box_append (GTK_BOX (lines), said);
  if (!brief && !says_all)
    {
      gtk_box_append (GTK_BOX (lines), label_new (meaning, "meaning", FALSE));
      lines->meaning = g_strdup (meaning);
    }
  gtk_widget_set_valign (GTK_WIDGET (lines), GTK_ALIGN_CENTER);

  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (lines));
  spoken_set_name (button, meaning);
  call_button_describe (button, says_all ? "" : atout_action_get_button (action));
}

void
call_button_light (AtoutSession *session, AtoutAction *action)
{
  gboolean tells
      = action != NULL
        && (atout_action_get_promise (action)[0] == '\0' || atout_action_get_true (action));

  atout_choices_light (atout_session_get_choices (session), ATOUT_LIGHT_CALL, 0,
                       tells ? atout_action_get_cards (action) : 0);
}

static void
state_changed (GtkWidget *button, GtkStateFlags before, AtoutSession *session)
{
  GtkStateFlags pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;

  if ((gtk_widget_get_state_flags (button) & pointed) != 0)
    call_button_light (session, call_button_get_action (button));
  else if ((before & pointed) != 0)
    call_button_light (session, NULL);
}

GtkWidget *
call_button_new (AtoutSession *session, AtoutAction *action, gboolean brief, GCallback clicked,
                 gpointer data)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "call");
  call_button_set_action (button, session, action, brief);
  g_signal_connect (button, "clicked", clicked, data);
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (state_changed), session, 0);

  return button;
}

static char *
marks_text (const VerbInfo *verb, guint n_missing)
{
  char count[12];
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  if (n_missing == 0)
    return g_strdup (words_of_game ("call", verb->together_meaning));
  g_snprintf (count, sizeof count, "%u", n_missing);

  return words_fill (
      ngettext ("{count} more card to mark", "{count} more cards to mark", n_missing), values);
}

GtkWidget *
call_button_new_for_marks (const VerbInfo *verb, guint n_missing, GCallback clicked, gpointer data)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = marks_text (verb, n_missing);

  gtk_box_append (GTK_BOX (lines), label_new (verb->together, "said", FALSE));
  gtk_box_append (GTK_BOX (lines), label_new (text, "meaning", FALSE));
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_widget_add_css_class (button, "call");
  gtk_widget_add_css_class (button, "suggested");
  gtk_widget_set_sensitive (button, n_missing == 0);
  spoken_set_name (button, text);
  spoken_describe (button, verb->together);
  g_signal_connect_swapped (button, "clicked", clicked, data);

  return button;
}

AtoutAction *
call_button_get_action (GtkWidget *button)
{
  AtoutCallLines *lines = lines_of (button);

  return lines != NULL ? lines->action : NULL;
}

/* ---- Line breaks -------------------------------------------------------------------------- */

static gboolean
breaks (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget));
}

static void
set_text_width (GtkWidget *widget, int width)
{
  if (breaks (widget))
    {
      gtk_label_set_max_width_chars (GTK_LABEL (widget), width < 0 ? TEXT_CHARS : 1);
      gtk_widget_set_size_request (widget, width, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_text_width (child, width);
}

/* Returns the width at which no text below @widget has more than @lines; calls have one less. */
static int
find_text_width (GtkWidget *widget, int lines)
{
  int most = gtk_widget_has_css_class (widget, "said") ? MAX (lines - 1, 1) : lines;
  int widest = 0;

  if (breaks (widget))
    {
      int natural, line;

      gtk_label_set_max_width_chars (GTK_LABEL (widget), -1);
      gtk_widget_set_size_request (widget, -1, -1);
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, natural, NULL, &line, NULL, NULL);
      return label_find_width (widget, natural, most * line);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    widest = MAX (widest, find_text_width (child, lines));

  return widest;
}

void
call_button_break_alike (GtkWidget *parent, int lines)
{
  set_text_width (parent, lines > 0 ? find_text_width (parent, lines) : -1);
}

/* ---- Hints -------------------------------------------------------------------------------- */

static Action
find_recommended (AtoutSession *session)
{
  AtoutHint *hint = atout_session_get_hint (session);
  AtoutAdviser *adviser = atout_session_get_adviser (session);
  Action action = hint != NULL ? atout_counsel_get_action (ATOUT_COUNSEL (hint)) : ACTION_NONE;

  return action != ACTION_NONE || adviser == NULL
             ? action
             : atout_counsel_get_action (ATOUT_COUNSEL (adviser));
}

gboolean
call_button_have_room (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (lines_of (child) != NULL && lines_of (child)->meaning != NULL)
      return TRUE;

  return FALSE;
}

/* Shows @figures instead of the meaning, or in a new line if there is room. */
static void
show_figures (AtoutCallLines *lines, const char *figures, gboolean has_room)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (lines));

  if (lines->meaning != NULL)
    {
      gtk_label_set_label (GTK_LABEL (last), figures[0] != '\0' ? figures : lines->meaning);
      return;
    }
  if (lines->has_figures)
    gtk_box_remove (GTK_BOX (lines), last);
  lines->has_figures = has_room && figures[0] != '\0';
  if (lines->has_figures)
    gtk_box_append (GTK_BOX (lines), label_new (figures, "meaning", FALSE));
}

static void
show_hint (GtkWidget *button, const AtoutHintRow *row, gboolean is_best, gboolean has_room)
{
  AtoutCallLines *lines = lines_of (button);
  const char *figures = row != NULL ? row->figures : "";
  g_autofree char *told = row != NULL ? join (row->told, row->odds)
                                      : g_strdup (is_best ? C_ ("advice", "recommended") : "");

  if (is_best)
    gtk_widget_add_css_class (button, "hinted");
  else
    gtk_widget_remove_css_class (button, "hinted");
  lines->hinted = figures[0] != '\0' ? row->hinted : ATOUT_HINTED_NOT;
  lines->share = figures[0] != '\0' ? row->share : 0;
  gtk_widget_queue_draw (GTK_WIDGET (lines));
  show_figures (lines, figures, has_room);
  if (g_str_equal (lines->told, told))
    return;
  g_free (lines->told);
  lines->told = g_steal_pointer (&told);
  call_button_describe (button, lines->description);
}

void
call_button_hint (GtkWidget *parent, AtoutSession *session)
{
  const gboolean has_room = call_button_have_room (parent);
  AtoutHint *hint = session != NULL ? atout_session_get_hint (session) : NULL;
  Action best = session != NULL ? find_recommended (session) : ACTION_NONE;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutAction *call = call_button_get_action (child);
      Action action = call != NULL ? atout_action_get_action (call) : ACTION_NONE;

      if (call != NULL)
        show_hint (child, hint != NULL ? atout_hint_find (hint, action) : NULL, action == best,
                   has_room);
      else
        call_button_hint (child, session);
    }
}
