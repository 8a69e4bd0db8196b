/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The grid of a result: breakdown, totals, end of the match, earlier results. */

#include <glib/gi18n-lib.h>

#include "model/history/atout-try.h"
#include "model/words/time-words.h"
#include "model/words/words.h"
#include "view/score/atout-counted.h"
#include "view/score/atout-result-private.h"
#include "view/score/result-cards.h"
#include "view/widgets/css-class.h"
#include "view/widgets/labels.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/suit-signs.h"

/* Number of units up to which the spacing is wide. */
#define FEW_UNITS 2
#define WIDE_SPACING 18
#define NARROW_SPACING 10
#define LEAST_SPACING 6

#define NAME_LEAST 52 /* minimum width of a name in pixels */

#define TRIES_MOST 8 /* earlier results shown */

/* Scale of the trick on a low table, where it is seen without scrolling. */
#define LOW 540 /* pixels */
#define TRICK_SHARE 0.6

/* Scales of the trick and of the counted cards on a table that is too low for both. */
#define HIGH 800
#define TIGHT_TRICK 0.8
#define TIGHT_COUNTED 0.7

#define TEXT_CHARS 9 /* letters beside large letters in many columns */

/* ---- Grid ------------------------------------------------------------------------------------ */

/* Returns true if lines should wrap instead of shrinking names. */
static gboolean
has_large_letters (AtoutResult *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self)); /* NULL without a table */

  return table != NULL && gtk_widget_has_css_class (table, "enlarged");
}

static gboolean
is_low (AtoutResult *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self)); /* NULL without a table */

  return table != NULL && gtk_widget_has_css_class (table, "compact")
         && gtk_widget_get_height (table) < LOW;
}

/* Returns true if the counted cards of @session need room that a usual result would take. */
static gboolean
is_tight (AtoutResult *self, AtoutSession *session)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self)); /* NULL without a table */
  Counted counted;

  return table != NULL && !gtk_widget_has_css_class (table, "compact")
         && gtk_widget_get_height (table) < HIGH
         && atout_course_get_counted (ATOUT_COURSE (session), &counted);
}

static GtkWidget *
make_label (const char *text, int column, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  suit_signs_colour (label);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  if (column == 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
    }
  else
    {
      gtk_widget_add_css_class (label, "numeric");
    }
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static GtkWidget *
add_label (AtoutResult *self, const char *text, int column, int width, const char *style)
{
  GtkWidget *label = make_label (text, column, style);

  gtk_grid_attach (GTK_GRID (self->grid), label, column, self->line, width, 1);

  return label;
}

static void
add_separator (AtoutResult *self, guint n_units)
{
  gtk_grid_attach (GTK_GRID (self->grid), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0,
                   self->line++, (int) n_units + 1, 1);
}

static void
add_numbers (AtoutResult *self, const char *text, const int32_t *value, guint n_units,
             gboolean has_plus, const char *style)
{
  GtkWidget *label = add_label (self, text, 0, 1, style);

  if (n_units > FEW_UNITS && has_large_letters (self))
    {
      gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
    }
  for (guint u = 0; u < n_units; u++)
    {
      g_autofree char *in_order = NULL;
      char number[16];

      sheet_write_number (number, sizeof number, value[u], has_plus);
      in_order = reading_order_keep (number);
      add_label (self, in_order, (int) u + 1, 1, style);
    }
  self->line++;
}

/* Reserves width for @name on two lines if there are few units. */
static void
keep_room (GtkWidget *label, const char *name, guint n_units)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, name);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (n_units <= FEW_UNITS)
    gtk_widget_set_size_request (label, MIN (width * 3 / 4, NAME_LEAST), -1);
}

static void
add_units (AtoutResult *self, AtoutSession *session)
{
  const Telling telling = atout_session_tell (session);
  guint n_units = atout_course_get_n_units (ATOUT_COURSE (session));

  gtk_grid_set_column_spacing (GTK_GRID (self->grid), n_units <= FEW_UNITS       ? WIDE_SPACING
                                                      : has_large_letters (self) ? LEAST_SPACING
                                                                                 : NARROW_SPACING);
  for (guint u = 0; u < n_units; u++)
    {
      GtkWidget *label = make_label (tell_unit_name (&telling, u), (int) u + 1, "total");
      GtkWidget *name = name_label_fit (label);

      keep_room (name, tell_unit_name (&telling, u), n_units);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_widget_set_valign (name, GTK_ALIGN_END);
      gtk_grid_attach (GTK_GRID (self->grid), name, (int) u + 1, self->line, 1, 1);
    }
  self->line++;
}

/* ---- The deal ----------------------------------------------------------------------------- */

static void
add_facts (AtoutResult *self, AtoutScoreRow *score)
{
  const Breakdown *breakdown = atout_score_row_get_breakdown (score);
  const ScoreTexts *texts = atout_score_row_get_texts (score);

  for (guint i = 0; i < breakdown->n_facts; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
      GtkWidget *label = gtk_label_new (texts->fact[i]);
      GtkWidget *text = gtk_label_new (texts->fact_text[i]);

      suit_signs_colour (label);
      suit_signs_colour (text);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_add_css_class (text, "numeric");
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), text);
      gtk_grid_attach (GTK_GRID (self->grid), box, 0, self->line++, (int) breakdown->n_units + 1,
                       1);
    }
}

/* Adds a nullable @child across all columns. */
static void
add_wide (AtoutResult *self, AtoutSession *session, GtkWidget *child)
{
  if (child != NULL)
    gtk_grid_attach (GTK_GRID (self->grid), child, 0, self->line++,
                     (int) atout_course_get_n_units (ATOUT_COURSE (session)) + 1, 1);
}

static void
add_counted (AtoutResult *self, AtoutSession *session, double scale)
{
  const Telling telling = atout_session_tell (session);
  int width = (int) atout_course_get_n_units (ATOUT_COURSE (session)) + 1;
  g_autofree char *text = NULL;
  Counted counted;

  if (!atout_course_get_counted (ATOUT_COURSE (session), &counted))
    return;
  text = tell_counted (&telling, &counted);
  add_label (self, text, 0, width, NULL);
  self->line++;
  gtk_grid_attach (GTK_GRID (self->grid), atout_counted_new (session, self->deck, &counted, scale),
                   0, self->line++, width, 1);
}

/* Returns true if positive numbers need a plus. */
static gboolean
has_plus (AtoutSheet *sheet, const BreakdownRow *row, guint n_units)
{
  gboolean any_negative = FALSE;

  for (guint u = 0; u < n_units; u++)
    any_negative |= row->value[u] < 0;

  return any_negative || (atout_sheet_get_form (sheet)->is_ledger && !row->is_note);
}

static void
add_breakdown (AtoutResult *self, AtoutSheet *sheet, AtoutScoreRow *score)
{
  const Breakdown *breakdown = atout_score_row_get_breakdown (score);
  const ScoreTexts *texts = atout_score_row_get_texts (score);

  for (guint i = 0; i < breakdown->n_rows; i++)
    {
      const BreakdownRow *row = &breakdown->row[i];

      if (row->is_sum || (i > 0 && breakdown->row[i - 1].is_note && !row->is_note))
        add_separator (self, breakdown->n_units);
      add_numbers (self, texts->label[i], row->value, breakdown->n_units,
                   has_plus (sheet, row, breakdown->n_units), row->is_sum ? "total" : NULL);
    }
}

static void
add_totals (AtoutResult *self, AtoutSheet *sheet, AtoutScoreRow *score)
{
  const SheetForm *form = atout_sheet_get_form (sheet);
  const SheetRow *row = atout_score_row_get_sheet (score);
  int32_t before[SEATS_MAX];
  int32_t total[SEATS_MAX];
  gboolean any_before = FALSE;

  for (guint u = 0; u < row->n_units; u++)
    {
      total[u] = row->unit[u].total;
      before[u] = total[u] - row->unit[u].score;
      any_before |= before[u] != 0;
    }
  if (any_before)
    add_numbers (self, C_ ("breakdown", "Before this deal"), before, row->n_units, form->is_ledger,
                 NULL);
  add_separator (self, row->n_units);
  add_numbers (self, words_of_game ("sheet", form->so_far), total, row->n_units, form->is_ledger,
               "total");
}

/* ---- The match ---------------------------------------------------------------------------- */

/*
 * Adds a line with the totals of a block of deals; @score is the block's last row. The line
 * includes the marks if the game uses marks for the end of a block.
 */
static void
add_block (AtoutResult *self, AtoutSheet *sheet, AtoutScoreRow *score)
{
  const SheetForm *form = atout_sheet_get_form (sheet);
  const SheetRow *row = atout_score_row_get_sheet (score);

  add_label (self, atout_score_row_get_texts (score)->heading, 0, 1, NULL);
  for (guint u = 0; u < row->n_units; u++)
    {
      const SheetCell *cell = &row->unit[u];
      gboolean marked = form->marks_end_block && cell->marks[0] != '\0';
      g_autofree char *text
          = g_strdup_printf ("%s%s%d", marked ? cell->marks : "", marked ? " " : "", cell->total);
      GtkWidget *label = add_label (self, text, (int) u + 1, 1, NULL);

      if (marked)
        gtk_widget_set_tooltip_text (label, atout_score_row_get_texts (score)->cell[u]);
    }
  self->line++;
}

static void
add_blocks (AtoutResult *self, AtoutSheet *sheet)
{
  GListModel *rows = atout_sheet_get_rows (sheet);
  guint n = g_list_model_get_n_items (rows);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);
      g_autoptr (AtoutScoreRow) next = g_list_model_get_item (rows, i + 1);

      if (next == NULL
          || atout_score_row_get_sheet (next)->block != atout_score_row_get_sheet (row)->block)
        add_block (self, sheet, row);
    }
}

/* Adds players with values, highest first. */
static void
add_players (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score, const SheetNote *note)
{
  guint n = atout_course_get_n_seats (ATOUT_COURSE (session));
  int width = (int) atout_course_get_n_units (ATOUT_COURSE (session));

  for (guint place = 0; place < n; place++)
    for (guint i = 0; i < n; i++)
      {
        g_autofree char *number = g_strdup_printf ("%d", note->value[i]);
        guint ahead = 0;

        for (guint k = 0; k < n; k++)
          ahead += note->value[k] > note->value[i] || (note->value[k] == note->value[i] && k < i);
        if (ahead != place)
          continue;
        add_label (self, atout_score_row_get_player_name (score, i), 0, 1, "total");
        add_label (self, number, 1, width, "total");
        self->line++;
      }
}

static void
add_notes (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);

  for (guint i = 0; i < row->n_notes; i++)
    {
      const SheetNote *note = &row->note[i];

      if (note->kind == SHEET_NOTE_NUMBER)
        continue; /* part of the breakdown */
      add_separator (self, row->n_units);
      if (note->kind == SHEET_NOTE_UNITS)
        add_numbers (self, atout_score_row_get_texts (score)->note[i], note->value, row->n_units,
                     FALSE, "total");
      else
        add_players (self, session, score, note);
    }
}

/* ---- Earlier results with the same cards ----------------------------------------------------- */

/* Returns the date of @try, with a note after undo. */
static char *
tell_try (AtoutTry *try)
{
  g_autofree char *date = time_words_moment (atout_try_get_when (try));
  const WordsValue values[] = { { "{date}", date }, { NULL, NULL } };

  if (!atout_try_get_undone (try))
    return g_steal_pointer (&date);

  /* Translators: when a deal was played; the user took a card or a call back in it */
  return words_fill (C_ ("breakdown", "{date}, with undo"), values);
}

static void
add_try (AtoutResult *self, AtoutTry *try, guint n_units)
{
  g_autofree char *text = tell_try (try);
  int32_t score[SEATS_MAX];

  for (guint u = 0; u < n_units; u++)
    score[u] = atout_try_get_score (try, u);
  add_numbers (self, text, score, n_units, TRUE, NULL);
}

static void
add_tries (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score)
{
  GListModel *tries = atout_session_get_tries (session);
  guint n = tries != NULL ? g_list_model_get_n_items (tries) : 0;
  const SheetRow *row = atout_score_row_get_sheet (score);
  int32_t now[SEATS_MAX];

  if (n == 0)
    return;
  for (guint u = 0; u < row->n_units; u++)
    now[u] = row->unit[u].score;
  add_separator (self, row->n_units);
  add_label (self, C_ ("breakdown", "The same cards"), 0, (int) row->n_units + 1, "total");
  self->line++;
  add_numbers (self, C_ ("breakdown", "This time"), now, row->n_units, TRUE, "total");
  for (guint i = n; i-- > 0 && i + TRIES_MOST >= n;)
    {
      g_autoptr (AtoutTry) try = g_list_model_get_item (tries, i);

      add_try (self, try, row->n_units);
    }
}

static void
empty_grid (AtoutResult *self)
{
  remove_children (self->grid);
  self->hands = NULL;
  self->line = 0;
}

void
result_grid_fill (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score)
{
  AtoutSheet *sheet = atout_session_get_sheet (session);
  gboolean list = atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_OVER
                  && !atout_session_get_once (session)
                  && atout_sheet_get_form (sheet)->heading != NULL;
  gboolean tight = is_tight (self, session);
  double share = tight ? TIGHT_TRICK : is_low (self) ? TRICK_SHARE : 1;

  empty_grid (self);
  css_class_set (GTK_WIDGET (self), "tight", tight);
  if (list)
    {
      add_units (self, session);
      add_blocks (self, sheet);
      add_notes (self, session, score);
      add_separator (self, atout_course_get_n_units (ATOUT_COURSE (session)));
      add_label (self, C_ ("breakdown", "The last deal"), 0, 1, "total");
      self->line++;
    }
  add_counted (self, session, tight ? TIGHT_COUNTED : 1);
  add_facts (self, score);
  add_units (self, session);
  add_breakdown (self, sheet, score);
  if (!atout_session_get_once (session)) /* not part of a match */
    add_totals (self, sheet, score);
  if (!list && !atout_session_get_once (session))
    add_notes (self, session, score);
  /* the breakdown must be visible first */
  add_wide (self, session, result_cards_new_trick (session, self->deck, self->scale * share));
  add_tries (self, session, score);
  self->hands = result_cards_new_hands (session, self->deck, MAX (self->scale, 1));
  add_wide (self, session, self->hands);
}
