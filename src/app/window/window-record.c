/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/history/atout-replay-page.h"
#include "app/widgets/file-choice.h"
#include "app/window/window-past.h"
#include "decks/safe-file.h"
#include "model/course/player-names.h"
#include "model/history/atout-try.h"
#include "model/history/history-copy.h"
#include "model/words/words.h"
#include "rules/record.h"

#define REASON_CHARS 200

/* ---- Reading --------------------------------------------------------------------------------- */

static char *
name_of (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

/* A file may say anything: what it says is shown in one short line. */
static char *
tidy_reason (const char *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (const char *at = valid; *at != '\0' && n < REASON_CHARS; at = g_utf8_next_char (at), n++)
    g_string_append_unichar (text,
                             g_unichar_isprint (g_utf8_get_char (at)) ? g_utf8_get_char (at) : ' ');
  if (n == REASON_CHARS)
    g_string_append (text, "…");

  return g_string_free (text, FALSE);
}

/* (transfer full): the first record of @file; @has_more gets whether others follow, good or not. */
static Record *
read_first (GFile *file, gboolean *has_more, GError **error)
{
  g_autofree char *name = name_of (file);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GBytes) bytes = safe_file_read (file, RECORD_FILE_MAX, FALSE, &fault);
  g_autoptr (RecordFile) records = bytes != NULL ? record_file_new (bytes, name) : NULL;
  Record *first = records != NULL ? record_file_next (records, &fault) : NULL;
  g_autofree char *reason = fault != NULL ? tidy_reason (fault->message) : NULL;
  const WordsValue values[] = { { "{file}", name }, { "{reason}", reason }, { NULL, NULL } };
  g_autofree char *text = NULL;

  if (first != NULL)
    {
      *has_more = record_file_has_next (records);
      return first;
    }
  text = words_fill (bytes != NULL
                         /* Translators: {reason} names the file, the line and what is wrong */
                         ? _ ("This is not the record of a match: {reason}.")
                         : _ ("The file {file} cannot be opened: {reason}."),
                     values);
  g_set_error_literal (error, fault->domain, fault->code, text);

  return NULL;
}

static gboolean
has_finished_deal (const MatchLog *log)
{
  return log->deals->len > 1 || (log->deals->len == 1 && deal_is_over (&log->deal));
}

/* Who has no name in the record gets one at the table. */
static void
show (AtoutWindow *window, const MatchLog *log)
{
  g_autoptr (MatchLog) named = match_log_copy (log);

  player_names_fill (named);
  if (has_finished_deal (named))
    atout_window_open_page (window, ATOUT_PAGE (atout_replay_page_new_recorded (window, named)));
  else
    window_record_continue (window, named);
}

gboolean
window_record_open (AtoutWindow *window, GFile *file, GError **error)
{
  gboolean has_more = FALSE;
  g_autoptr (Record) first = read_first (file, &has_more, error);

  if (first == NULL)
    return FALSE;
  show (window, first->log);
  if (first->warning != NULL)
    atout_window_say (window, _ ("The end of the file is missing; what is there is shown."));
  else if (has_more)
    atout_window_say (window, _ ("There are several matches in this file; this is the first."));

  return TRUE;
}

/* Somebody has to be the user. */
static void
seat_user (MatchLog *log)
{
  guint seat = window_past_user_seat (log);

  if (log->player[seat].kind != PLAYER_HUMAN)
    match_log_set_player (log, seat, PLAYER_HUMAN, player_names_get (log, seat));
}

void
window_record_continue (AtoutWindow *window, const MatchLog *log)
{
  AtoutHistory *history = atout_window_get_history (window);
  MatchLog *copy = match_log_copy (log);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (AtoutSession) session = NULL;

  seat_user (copy);
  match = history != NULL ? atout_try_take_over (history, copy, -1, &error)
                          : atout_match_new_from_log (copy, &error);
  if (match == NULL || (log->deals->len == 0 && !atout_match_deal (match, &error)))
    {
      atout_window_say (window, error->message);
      return;
    }
  session = window_past_new_session (history, match);
  atout_window_play (window, session);
  if (history != NULL && !history_copy_is_possible (log))
    atout_window_say (window, _ ("This match is not kept: its cards follow from no code."));
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void
written (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (AtoutWindow) window = user_data;
  g_autofree char *name = name_of (G_FILE (file));
  g_autoptr (GError) error = NULL;
  gboolean is_good = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);
  const WordsValue values[]
      = { { "{file}", name }, { "{reason}", is_good ? "" : error->message }, { NULL, NULL } };
  g_autofree char *text = words_fill (is_good ? _ ("The match was saved as {file}.")
                                              : _ ("The match was not saved as {file}: {reason}."),
                                      values);

  atout_window_say (window, text);
}

void
window_record_write (AtoutWindow *window, const MatchLog *log, GFile *file)
{
  g_autoptr (MatchLog) copy = match_log_copy (log);
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  window_past_cut_running (copy);
  text = record_of_log (copy);
  bytes = g_bytes_new_take (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                       NULL, written, g_object_ref (window));
}

static void
free_log (gpointer log)
{
  match_log_free (log);
}

static void
place_chosen (GFile *file, gpointer window)
{
  const MatchLog *log = g_object_get_data (window, "exported");

  if (log != NULL)
    window_record_write (window, log, file);
}

void
window_record_export (AtoutWindow *window, const MatchLog *log)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name
      = g_strdup_printf ("%s %s.atout", words_title (log->game, &log->options), day);

  if (!has_finished_deal (log))
    {
      atout_window_say (window, _ ("No deal has come to its end."));
      return;
    }
  g_object_set_data_full (G_OBJECT (window), "exported", match_log_copy (log), free_log);
  file_choice_ask_save (window, _ ("Export Match"), name, place_chosen);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
open_or_say (AtoutWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (!window_record_open (window, file, &error))
    atout_window_say (window, error->message);
}

static void
file_chosen (GFile *file, gpointer window)
{
  open_or_say (window, file);
}

static void
open_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  file_choice_ask_record (window, _ ("Open Record"), file_chosen);
}

static void
export_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  AtoutSession *session = atout_window_get_session (window);

  if (session != NULL)
    window_record_export (window, atout_course_get_log (ATOUT_COURSE (session)));
}

static gboolean
dropped (GtkDropTarget *target G_GNUC_UNUSED, const GValue *value, double x G_GNUC_UNUSED,
         double y G_GNUC_UNUSED, AtoutWindow *window)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l != NULL; l = l->next)
    open_or_say (window, l->data);

  return TRUE;
}

void
window_record_add_actions (AtoutWindow *window)
{
  static const GActionEntry entries[] = {
    { "open", open_activated },
    { "export", export_activated },
  };
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  g_signal_connect (target, "drop", G_CALLBACK (dropped), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
