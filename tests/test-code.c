/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The code of a deal is copied, pasted, and played again; what is none is said to be none. */

#include <adwaita.h>

#include "app/match/atout-code-row.h"
#include "app/match/atout-new-match-page.h"
#include "app/window/atout-window.h"
#include "view-support.h"
#include "view/score/atout-result.h"

typedef struct
{
  AtoutWindow *window;
  GType type; /* that is waited for */
} Guest;

static void
open_window (Guest *self, gconstpointer application)
{
  self->window
      = atout_window_new (GTK_APPLICATION (application),
                          atout_application_get_decks ((AtoutApplication *) application), NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  view_wait_for_draw (GTK_WIDGET (self->window));
  view_take_keyboard (GTK_WIDGET (self->window));
}

static gboolean
shows_type (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), self->type) != NULL;
}

static GtkWidget *
wait_for (Guest *self, GType type)
{
  self->type = type;
  view_wait (shows_type, self, g_type_name (type));

  return view_find (GTK_WIDGET (self->window), type);
}

static gboolean
has_match (gpointer data)
{
  return atout_window_get_session (((Guest *) data)->window) != NULL;
}

static const MatchLog *
log_of (Guest *self)
{
  return atout_course_get_log (ATOUT_COURSE (atout_window_get_session (self->window)));
}

static gboolean
has_text (gpointer row)
{
  return gtk_editable_get_text (row)[0] != '\0';
}

/* Only the entry of the row takes the keys. */
static GtkWidget *
focus_row (Guest *self)
{
  GtkWidget *row;

  view_press_key ("ctrl+n");
  wait_for (self, ATOUT_TYPE_NEW_MATCH_PAGE);
  row = wait_for (self, ATOUT_TYPE_CODE_ROW);
  gtk_widget_grab_focus (row);

  return row;
}

static void
check_problem (Guest *self, const char *text, const char *problem)
{
  GtkWidget *row = view_find (GTK_WIDGET (self->window), ATOUT_TYPE_CODE_ROW);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  view_wait_for_text (GTK_WIDGET (self->window), problem, TRUE);
  view_press_key ("Return"); /* nothing begins with that */
  g_assert_true (view_reads (GTK_WIDGET (self->window), problem));
  g_assert_null (atout_window_get_session (self->window));
}

static void
test_wrong (gconstpointer application)
{
  Guest self = { 0 };

  open_window (&self, application);
  focus_row (&self);
  check_problem (&self, "5f0c", "A code has 32 digits; this one has 4.");
  check_problem (&self, "7", "A code has 32 digits; this one has 1.");
  check_problem (&self, "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8 0",
                 "A code has 32 digits; this one has 33.");
  check_problem (&self, "no code", "“n” cannot be part of a code: only 0 to 9 and a to f can.");
  gtk_window_destroy (GTK_WINDOW (self.window));
}

/* With blanks and capitals, as it may come; the next match has cards of its own. */
static void
test_pasted (gconstpointer application)
{
  Guest self = { 0 };
  GtkWidget *row;

  open_window (&self, application);
  row = focus_row (&self);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (row), " 5F0C2E0A 9D3B41C7 A1E2F3A4 B5C6D7E8\n");
  view_press_key ("ctrl+v");
  view_wait (has_text, row, "the code");
  view_press_key ("Return");
  view_wait (has_match, &self, "the match");
  g_assert_cmpstr (match_log_get_deal (log_of (&self), 0)->number.hex, ==,
                   "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8");
  row = focus_row (&self);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "");
  gtk_window_destroy (GTK_WINDOW (self.window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/code/wrong", application, test_wrong);
  g_test_add_data_func ("/code/pasted", application, test_pasted);

  return g_test_run ();
}
