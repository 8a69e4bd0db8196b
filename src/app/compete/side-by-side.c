/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/side-by-side.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-side-bar.h"
#include "app/settings/settings-values.h"
#include "model/history/history-log.h"

/* Returns a page that replays deal @number of @log and nothing behind it. */
static AtoutReplayPage *
make_page (AtoutHost *host, const MatchLog *log, guint number)
{
  g_autoptr (MatchLog) until = match_log_copy (log);

  match_log_cut (until, number + 1);

  return ATOUT_REPLAY_PAGE (atout_replay_page_new (host, until, number));
}

/* Opens @log, whose last deal is @deal. */
static void
open_deal (AtoutHost *host, MatchLog *log, const ContestDeal *deal)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutReplayPage *page = make_page (host, log, deal->number);
  FieldPlace place;

  match_log_cut (log, deal->number + 1);
  place = field_place (log, deal->number, (guint) MAX (match_log_find_user (log), 0));
  place.own = settings_get_signals (settings, "own-signals");
  place.others = settings_get_signals (settings, "other-signals");
  atout_side_bar_add_house (page, &place, deal);
  atout_host_open (host, ATOUT_PAGE (page));
}

/* Returns deal @number of @deals; NULL if there is none. */
static const ContestDeal *
find_deal (const GArray *deals, guint number)
{
  for (guint i = 0; i < deals->len; i++)
    if (g_array_index (deals, ContestDeal, i).number == number)
      return &g_array_index (deals, ContestDeal, i);

  return NULL;
}

void
side_by_side_open (AtoutHost *host, gint64 contest, guint number)
{
  Database *database = atout_history_get_database (atout_host_get_history (host));
  g_autoptr (GError) error = NULL;
  g_autoptr (ContestRow) row = contest_rows_find (database, contest, &error);
  g_autoptr (MatchLog) log = row != NULL ? history_log_read (database, row->match, &error) : NULL;
  g_autoptr (GArray) deals
      = log != NULL ? contest_rows_list_deals (database, contest, &error) : NULL;
  const ContestDeal *deal = deals != NULL ? find_deal (deals, number) : NULL;

  if (deal == NULL || number >= match_log_n_over (log))
    atout_host_say (host, error != NULL ? error->message : _ ("The cards of this match are gone."));
  else
    open_deal (host, log, deal);
}

void
side_by_side_open_friend (AtoutHost *host, const SideBySide *side, const char *name)
{
  AtoutReplayPage *page = make_page (host, side->own, side->own->deals->len - 1);

  atout_side_bar_add_friend (page, side, name);
  atout_host_open (host, ATOUT_PAGE (page));
}
