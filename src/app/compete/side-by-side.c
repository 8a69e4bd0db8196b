/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/side-by-side.h"

#include <glib/gi18n-lib.h>

#include "app/history/atout-replay-page.h"
#include "model/history/history-log.h"

void
side_by_side_open (AtoutHost *host, gint64 id, guint number)
{
  AtoutHistory *history = atout_host_get_history (host);
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) error = NULL;
  g_autoptr (ContestRow) row = contest_rows_find (database, id, &error);
  g_autoptr (MatchLog) log = row != NULL ? history_log_read (database, row->match, &error) : NULL;

  if (log == NULL || number >= match_log_n_over (log))
    {
      atout_host_say (host, _ ("The cards of this match are gone."));
      return;
    }
  atout_host_open (host, ATOUT_PAGE (atout_replay_page_new (host, log, number)));
}
