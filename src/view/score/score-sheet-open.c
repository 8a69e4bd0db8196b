/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The lines of an AtoutScoreSheet that are not full yet: the running deal and those to come. */

#include <string.h>

#include "view/score/atout-score-sheet-private.h"

char *
score_sheet_list_marks (AtoutScoreSheet *self)
{
  const Telling telling = atout_session_tell (self->session);
  GString *list = g_string_new (NULL);

  for (guint unit = 0; unit < self->n_units && !atout_session_get_once (self->session); unit++)
    {
      char marks[SHEET_MARKS_MAX];

      tell_write_marks (&telling, unit, marks);
      g_string_append_printf (list, "%s|", marks);
    }

  return g_string_free (list, FALSE);
}

static void
add_marks (AtoutScoreSheet *self, int line)
{
  const Telling telling = atout_session_tell (self->session);

  for (guint unit = 0; unit < self->n_units; unit++)
    {
      g_autofree char *told = tell_marks (&telling, unit);
      char marks[SHEET_MARKS_MAX];

      tell_write_marks (&telling, unit, marks);
      if (marks[0] != '\0')
        score_sheet_attach_marks (self, marks, unit, line, told);
    }
}

static gboolean
has_marks (AtoutScoreSheet *self)
{
  return strspn (self->marks, "|") < strlen (self->marks);
}

/* Numbered lines; of a block that has not begun nobody knows yet whose it is. */
void
score_sheet_add_open_lines (AtoutScoreSheet *self, guint last, GtkWidget *written_end)
{
  guint n = atout_sheet_get_lines_left (self->sheet);

  self->marks = score_sheet_list_marks (self);
  if (self->form->heading != NULL && last == 0)
    return;
  if (n == 0 && self->form->heading == NULL && has_marks (self))
    n = 1;
  if (n == 0)
    return;
  self->written_end = written_end;
  for (guint i = 1; i <= n; i++)
    {
      gtk_widget_add_css_class (
          score_sheet_attach_number (self, (int) (last + i), FALSE, 0, self->line, "number"),
          "to-come");
      if (i == 1 && has_marks (self))
        add_marks (self, self->line);
      self->line++;
      score_sheet_add_separator (self);
    }
}
