/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/friend-open.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/widgets/file-choice.h"
#include "decks/safe-file.h"
#include "model/course/player-names.h"
#include "model/history/history-log.h"
#include "players/player.h"
#include "rules/record.h"

/* ---- Playing --------------------------------------------------------------------------------- */

/* Writes the players of @log to @players; their names belong to @log. */
static void
read_players (const MatchLog *log, AtoutPlayer *players)
{
  for (guint i = 0; i < log->match.n_seats; i++)
    {
      const LogPlayer *from = &log->player[i];
      g_auto (GStrv) words = g_strsplit (from->name != NULL ? from->name : "", " ", 2);
      int level = words[0] != NULL ? player_level_find (words[0]) : -1;

      players[i]
          = (AtoutPlayer) { .name = player_names_get (log, i),
                            .human = from->kind == PLAYER_HUMAN,
                            .level = level >= 0 ? (PlayerLevel) level : PLAYER_LEVEL_STRONG };
    }
}

void
friend_open_text (AtoutHost *host, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "", &error);
  AtoutPlayer players[SEATS_MAX] = { 0 };
  MatchLog *log = record != NULL ? record->log : NULL;
  ContestStart start;

  if (log == NULL || log->planned->len == 0 || log->deals->len > 0)
    {
      atout_host_say (host, _ ("These are no cards that somebody sent you."));
      return;
    }
  player_names_fill (log);
  read_players (log, players);
  start = (ContestStart) { .kind = CONTEST_FRIEND,
                           .game = log->game,
                           .options = &log->options,
                           .began = g_get_real_time () / G_USEC_PER_SEC,
                           .numbers = (const DealNumber *) (void *) log->planned->data,
                           .n_deals = log->planned->len };
  atout_host_compete (host, &start, players);
}

static void
file_chosen (GFile *file, gpointer host)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = safe_file_read (file, RECORD_FILE_MAX, FALSE, &error);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    {
      atout_host_say (host, error->message);
      return;
    }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  friend_open_text (host, text);
}

void
friend_open_file (AtoutHost *host)
{
  file_choice_ask_record (host, _ ("Open Cards"), file_chosen);
}

/* ---- Sending --------------------------------------------------------------------------------- */

/* Returns the match of contest @id without its deals; NULL with an error. */
static MatchLog *
read_match (AtoutHistory *history, gint64 id, GError **error)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (ContestRow) row = contest_rows_find (database, id, error);
  MatchLog *log = row != NULL ? history_log_read (database, row->match, error) : NULL;

  if (log != NULL)
    match_log_cut (log, 0);

  return log;
}

void
friend_send (AtoutHost *host, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MatchLog) log = read_match (atout_host_get_history (host), id, &error);
  g_autofree char *text = log != NULL ? record_of_log (log) : NULL;

  if (text == NULL)
    {
      atout_host_say (host, _ ("The cards of this match are gone."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (host)), text);
  atout_host_say (host, _ ("The cards were copied. Send them to somebody."));
}
