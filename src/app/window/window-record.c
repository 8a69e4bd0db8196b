/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/compete/friend-open.h"
#include "app/history/atout-replay-page.h"
#include "app/widgets/file-choice.h"
#include "app/window/atout-window-private.h"
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

/* Makes one short printable line of @message, which may quote the file. */
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

/*
 * Returns (transfer full) the first record of @file; sets @has_more if others follow, valid or not.
 */
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
                         ? _ ("This is not a match record: {reason}.")
                         : _ ("The file {file} cannot be opened: {reason}."),
                     values);
  g_set_error_literal (error, fault->domain, fault->code, text);

  return NULL;
}

static void
show (AtoutWindow *window, const MatchLog *log)
{
  g_autoptr (MatchLog) named = NULL;

  if (friend_open_log (ATOUT_HOST (window), log))
    return;
  named = match_log_copy (log);
  player_names_fill (named);
  if (match_log_n_over (named) > 0)
    atout_host_open (ATOUT_HOST (window),
                     ATOUT_PAGE (atout_replay_page_new_recorded (ATOUT_HOST (window), named)));
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
    atout_host_say (ATOUT_HOST (window), _ ("The end of the file is missing; the rest is shown."));
  else if (has_more)
    atout_host_say (ATOUT_HOST (window),
                    _ ("There are several matches in this file; this is the first."));

  return TRUE;
}

void
window_record_continue (AtoutWindow *window, const MatchLog *log)
{
  AtoutHistory *history = window->history;
  MatchLog *copy = match_log_copy (log);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (AtoutSession) session = NULL;

  if (match_log_find_user (log) < 0) /* the user needs a seat */
    match_log_set_player (copy, 0, PLAYER_HUMAN, player_names_get (copy, 0));
  match = history != NULL ? atout_try_take_over (history, copy, -1, &error)
                          : atout_match_new_from_log (copy, &error);
  if (match == NULL || (log->deals->len == 0 && !atout_match_deal (match, &error)))
    {
      atout_host_say (ATOUT_HOST (window), error->message);
      return;
    }
  session = atout_try_new_session (history, match);
  window_match_play (window, session);
  if (history != NULL && !history_copy_is_possible (log))
    atout_host_say (ATOUT_HOST (window),
                    _ ("This match is not kept: its cards do not come from a code."));
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

  atout_host_say (ATOUT_HOST (window), text);
}

void
window_record_write (AtoutWindow *window, const MatchLog *log, GFile *file)
{
  g_autoptr (MatchLog) copy = match_log_copy (log);
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  match_log_cut (copy, match_log_n_over (copy));
  text = record_of_log (copy);
  bytes = g_bytes_new_take (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                       NULL, written, g_object_ref (window));
}

static void
place_chosen (GFile *file, gpointer window)
{
  window_record_write (window, ((AtoutWindow *) window)->exported, file);
}

void
window_record_export (AtoutWindow *window, const MatchLog *log)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name
      = g_strdup_printf ("%s %s.atout", words_title (log->game, &log->options), day);

  if (match_log_n_over (log) == 0)
    {
      atout_host_say (ATOUT_HOST (window), _ ("No deal has been finished."));
      return;
    }
  g_clear_pointer (&window->exported, match_log_free);
  window->exported = match_log_copy (log);
  file_choice_ask_save (window, _ ("Export Match"), name, place_chosen);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
open_or_say (AtoutWindow *window, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (!window_record_open (window, file, &error))
    atout_host_say (ATOUT_HOST (window), error->message);
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
export_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AtoutWindow *window = data;

  if (window->session != NULL)
    window_record_export (window, atout_course_get_log (ATOUT_COURSE (window->session)));
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
