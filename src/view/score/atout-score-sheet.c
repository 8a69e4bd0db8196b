/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-score-sheet.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/score/atout-score-sheet-private.h"
#include "view/widgets/remove-children.h"

#define MARGIN 12

#define NAME_LEAST 4  /* letters at least */
#define HEADS_MOST 22 /* letters of all heads on a phone */
#define COLUMN_GAP 8
#define CROWD_GAP 6 /* column gap for many units */

G_DEFINE_FINAL_TYPE (AtoutScoreSheet, atout_score_sheet, GTK_TYPE_WIDGET)

/* ---- Heads -------------------------------------------------------------------------------- */

static GtkWidget *
add_head (AtoutScoreSheet *self, const char *text, int column, int width)
{
  g_autoptr (GtkSizeGroup) same_width = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *ruler = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (label, "head");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_insert_before (label, GTK_WIDGET (self), self->separator);
  gtk_grid_attach (GTK_GRID (self->grid), ruler, column, 0, width, 1);
  gtk_size_group_add_widget (same_width, label);
  gtk_size_group_add_widget (same_width, ruler);
  self->head[self->n_heads] = label;
  self->ruler[self->n_heads++] = ruler;

  return label;
}

/* Shares the letters: short names are complete, others divide the rest. */
static void
find_room (AtoutScoreSheet *self, const Telling *telling, guint *room)
{
  guint left = HEADS_MOST;
  guint n = self->n_units;

  memset (room, 0, SEATS_MAX * sizeof *room);
  for (guint most = 1; most <= NAME_MOST; most++)
    for (guint u = 0; u < self->n_units; u++)
      {
        guint length = (guint) g_utf8_strlen (tell_unit_name (telling, u), -1);

        if (MIN (length, NAME_MOST) != most || most + NAME_LEAST * (n - 1) > left)
          continue;
        room[u] = NAME_MOST;
        left -= most;
        n--;
      }
  for (guint u = 0; u < self->n_units; u++)
    if (room[u] == 0)
      room[u] = MAX (left / n, NAME_LEAST);
}

static void
add_heading (AtoutScoreSheet *self)
{
  guint room[SEATS_MAX];
  const Telling telling = atout_session_tell (self->session);
  /* with three units a name also covers the marks column */
  int width = self->n_units > 2 && score_sheet_has_marks_beside (self) ? 2 : 1;

  find_room (self, &telling, room);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid),
                               self->n_units >= CROWD_UNITS ? CROWD_GAP : COLUMN_GAP);
  if (self->n_units >= CROWD_UNITS)
    gtk_widget_add_css_class (GTK_WIDGET (self), "crowd");
  /* Translators: over the numbers of the deals; there is little room */
  score_sheet_explain (add_head (self, C_ ("score sheet", "No."), 0, 1), _ ("Deal"));
  if (self->form->contract != NULL)
    add_head (self, words_of_game ("sheet", self->form->contract), CONTRACT_COLUMN, 1);
  if (self->form->figures != NULL)
    add_head (self, words_of_game ("sheet", self->form->figures), FIGURES_COLUMN, 1);
  for (guint u = 0; u < self->n_units; u++)
    {
      GtkWidget *label
          = add_head (self, tell_unit_name (&telling, u), score_sheet_column (self, u), width);

      score_sheet_fold_name (label, room[u]);
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_set_hexpand (self->ruler[self->n_heads - 1], TRUE);
    }
  self->line = 1;
}

/* ---- Notes below a block --------------------------------------------------------------------- */

static void
add_units (AtoutScoreSheet *self, const SheetNote *note)
{
  for (guint u = 0; u < self->n_units; u++)
    score_sheet_attach_number (self, note->value[u], FALSE, score_sheet_column (self, u),
                               self->line, "note");
  self->line++;
}

/* Adds players above their values; they may outnumber the units. */
static void
add_players (AtoutScoreSheet *self, AtoutScoreRow *score, const SheetNote *note)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (self->session)); i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *name = gtk_label_new (atout_score_row_get_player_name (score, i));
      g_autofree char *text = g_strdup_printf ("%d", note->value[i]);
      GtkWidget *number = gtk_label_new (text);

      score_sheet_make_name (self, name);
      gtk_widget_add_css_class (name, "name");
      gtk_widget_add_css_class (number, "note");
      gtk_widget_add_css_class (number, "numeric");
      gtk_box_append (GTK_BOX (box), name);
      gtk_box_append (GTK_BOX (box), number);
      gtk_box_append (GTK_BOX (row), box);
    }
  gtk_grid_attach (GTK_GRID (self->grid), row, 0, self->line++, score_sheet_count_columns (self),
                   1);
}

static void
add_notes (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const ScoreTexts *texts = atout_score_row_get_texts (score);

  for (guint i = 0; i < row->n_notes; i++)
    {
      const SheetNote *note = &row->note[i];
      GtkWidget *label = score_sheet_attach (self, texts->note[i], 0, self->line++,
                                             score_sheet_count_columns (self), "note");

      if (note->meaning != NULL)
        score_sheet_explain (label, texts->note_told[i]);
      if (note->kind == SHEET_NOTE_UNITS)
        add_units (self, note);
      else if (note->kind == SHEET_NOTE_PLAYERS)
        add_players (self, score, note);
    }
  if (row->n_notes > 0)
    score_sheet_add_separator (self);
}

static void
begin_block (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  GtkWidget *label = score_sheet_attach (self, atout_score_row_get_texts (score)->heading, 0,
                                         self->line++, score_sheet_count_columns (self), "block");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
}

/* ---- The sheet ---------------------------------------------------------------------------- */

static void
scroll_to_end (gpointer data)
{
  AtoutScoreSheet *self = data;
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  double end = gtk_adjustment_get_upper (adjustment);
  graphene_rect_t bounds;

  self->scroll_id = 0;
  if (self->written_end != NULL
      && gtk_widget_compute_bounds (self->written_end, self->grid, &bounds))
    end = bounds.origin.y + bounds.size.height;
  gtk_adjustment_set_value (adjustment, end - gtk_adjustment_get_page_size (adjustment));
}

/*
 * Makes the sheet focusable if it scrolls, for Page Up and Page Down; otherwise Tab in GTK 4.8 gets
 * stuck. Scrolls to the end after this layout.
 */
static void
height_changed (AtoutScoreSheet *self, GtkAdjustment *adjustment)
{
  gboolean scrolls
      = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->scrolled, scrolls);
  gtk_widget_set_can_focus (self->scrolled, scrolls);
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_once (scroll_to_end, self);
}

static void
empty_grid (AtoutScoreSheet *self)
{
  self->written_end = NULL;
  g_clear_pointer (&self->marks, g_free);
  if (self->grid != NULL)
    remove_children (self->grid);
  while (self->n_heads > 0)
    gtk_widget_unparent (self->head[--self->n_heads]);
}

/* Returns the number of deals, without one played again. */
static guint
count_rows (AtoutScoreSheet *self)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (self->session));
  guint n = g_list_model_get_n_items (atout_sheet_get_rows (self->sheet));

  return atout_session_get_once (self->session) && log->deals->len > 0
             ? MIN (n, log->deals->len - 1)
             : n;
}

static void
write_all (AtoutScoreSheet *self)
{
  GListModel *rows = atout_sheet_get_rows (self->sheet);
  g_autoptr (AtoutScoreRow) before = NULL;
  GtkWidget *end = NULL;
  guint last = 0;

  empty_grid (self);
  add_heading (self);
  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);
      guint block = atout_score_row_get_sheet (row)->block;

      if (before != NULL && atout_score_row_get_sheet (before)->block != block)
        add_notes (self, before);
      if (block > 0 && (before == NULL || atout_score_row_get_sheet (before)->block != block))
        begin_block (self, row);
      end = score_sheet_add_deal (self, row);
      last = atout_score_row_get_sheet (row)->number;
      g_set_object (&before, row);
    }
  score_sheet_add_open_lines (self, last, end != NULL ? end : self->ruler[0]);
  if (before != NULL)
    add_notes (self, before);
  score_sheet_add_legend (self);
}

static void
marks_changed (AtoutScoreSheet *self)
{
  g_autofree char *marks = score_sheet_list_marks (self);

  if (g_strcmp0 (marks, self->marks) != 0)
    write_all (self);
}

static void
forget_session (AtoutScoreSheet *self)
{
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (atout_sheet_get_rows (self->sheet), self);
      g_signal_handlers_disconnect_by_data (self->sheet, self);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_clear_object (&self->sheet);
  g_clear_object (&self->session);
  empty_grid (self);
}

/* ---- Class -------------------------------------------------------------------------------- */

/* Returns the height of the titles at their last widths, or natural at first. */
static int
head_height (AtoutScoreSheet *self)
{
  int highest = 0;

  for (guint i = 0; i < self->n_heads; i++)
    {
      int width = gtk_widget_get_width (self->ruler[i]);
      int least, natural;

      gtk_widget_measure (self->head[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->head[i], GTK_ORIENTATION_VERTICAL,
                          width > 0 ? MAX (width, least) : -1, NULL, &natural, NULL, NULL);
      highest = MAX (highest, natural);
    }

  return highest;
}

static void
atout_score_sheet_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutScoreSheet *self = ATOUT_SCORE_SHEET (widget);
  int line;

  gtk_widget_measure (self->scrolled, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->separator, orientation, -1, NULL, &line, NULL, NULL);
  *minimum += MARGIN + head_height (self) + line;
  *natural += MARGIN + head_height (self) + line;
}

/* Allocates the lines below the titles. Returns the titles' height at the resulting widths. */
static int
allocate_lines (AtoutScoreSheet *self, int high, int width, int height)
{
  GtkAllocation line = { MARGIN, MARGIN + high, width - 2 * MARGIN, 0 };
  GtkAllocation rest = { 0, 0, width, 0 };

  gtk_widget_measure (self->separator, GTK_ORIENTATION_VERTICAL, -1, NULL, &line.height, NULL,
                      NULL);
  rest.y = line.y + line.height;
  rest.height = height - rest.y;
  gtk_widget_size_allocate (self->scrolled, &rest, -1);
  gtk_widget_size_allocate (self->separator, &line, -1);

  return head_height (self);
}

static void
atout_score_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutScoreSheet *self = ATOUT_SCORE_SHEET (widget);
  int expected = head_height (self);
  int high = allocate_lines (self, expected, width, height);

  if (high != expected)
    allocate_lines (self, high, width, height);
  for (guint i = 0; i < self->n_heads; i++)
    {
      graphene_rect_t bounds;
      GtkAllocation head = { 0, MARGIN, 0, high };

      if (!gtk_widget_compute_bounds (self->ruler[i], widget, &bounds))
        continue;
      head.x = (int) bounds.origin.x;
      head.width = (int) bounds.size.width;
      gtk_widget_size_allocate (self->head[i], &head, -1);
    }
}

static void
atout_score_sheet_dispose (GObject *object)
{
  AtoutScoreSheet *self = ATOUT_SCORE_SHEET (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  forget_session (self);
  self->grid = NULL;
  g_clear_pointer (&self->separator, gtk_widget_unparent);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_score_sheet_parent_class)->dispose (object);
}

static void
atout_score_sheet_class_init (AtoutScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_score_sheet_dispose;
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  widget_class->measure = atout_score_sheet_measure;
  widget_class->size_allocate = atout_score_sheet_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/score/atout-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutScoreSheet, separator);
  gtk_widget_class_bind_template_child (widget_class, AtoutScoreSheet, scrolled);
  gtk_widget_class_bind_template_child (widget_class, AtoutScoreSheet, grid);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_queue_allocate);
  gtk_widget_class_bind_template_callback (widget_class, height_changed);
}

static void
atout_score_sheet_init (AtoutScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
atout_score_sheet_set_session (AtoutScoreSheet *self, AtoutSession *session)
{
  if (self->session == session)
    return;
  forget_session (self);
  if (session == NULL)
    return;
  self->session = g_object_ref (session);
  self->sheet = g_object_ref (atout_session_get_sheet (session));
  self->form = atout_sheet_get_form (self->sheet);
  self->n_units = atout_course_get_n_units (ATOUT_COURSE (session));
  g_signal_connect_swapped (atout_sheet_get_rows (self->sheet), "items-changed",
                            G_CALLBACK (write_all), self);
  g_signal_connect_swapped (self->sheet, "notify::suits", G_CALLBACK (write_all), self);
  g_signal_connect_swapped (session, "acted", G_CALLBACK (marks_changed), self);
  g_signal_connect_swapped (session, "rewound", G_CALLBACK (marks_changed), self);
  write_all (self);
}
