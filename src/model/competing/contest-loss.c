/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-loss.h"

#include <glib/gi18n-lib.h>

#include "model/competing/contest-words.h"
#include "model/competing/evening-rows.h"
#include "model/words/words.h"

static const char *
loss_of_contest (Database *database, const ContestRow *row, GError **error)
{
  g_autoptr (GArray) deals = contest_rows_list_deals (database, row->id, error);

  if (deals == NULL)
    return NULL;

  return contest_words_is_finished (row, deals)
             /* Translators: a match that the user may delete; {contest} as "Same cards" */
             ? _ ("It belongs to “{contest}”. The result stays, but its deals can no longer be "
                  "compared card by card.")
             : _ ("It belongs to “{contest}”, which would be given up: deals that you or the house "
                  "have not finished no longer count.");
}

static const char *
loss_of_evening (Database *database, gint64 match, GError **error)
{
  EveningUnit unit;

  if (!evening_rows_find_match (database, match, &unit, error))
    return NULL;

  return unit.is_over
             /* Translators: {contest} as "Club evening, round 2" */
             ? _ ("It belongs to “{contest}”. The result stays in the list of the evening, but the "
                  "deals can no longer be shown.")
             : _ ("It belongs to “{contest}”. The evening would deal this round again.");
}

char *
contest_loss_tell (AtoutHistory *history, gint64 match)
{
  Database *database = atout_history_get_database (history);
  g_autofree char *name = contest_words_match (history, match);
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row
      = name != NULL ? contest_rows_find_match (database, match, &fault) : NULL;
  const WordsValue values[] = { { "{contest}", name }, { NULL, NULL } };
  const char *text = NULL;

  if (row != NULL)
    text = loss_of_contest (database, row, &fault);
  else if (name != NULL && fault == NULL)
    text = loss_of_evening (database, match, &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);

  return text != NULL ? words_fill (text, values) : NULL;
}

/* ---- Several matches ------------------------------------------------------------------------- */

/* Returns the ids (gint64) of the matches of all contests and evenings. */
static GHashTable *
list_matches (Database *database, GError **error)
{
  GHashTable *ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  DatabaseQuery *query
      = database_query (database, error,
                        "SELECT match FROM contest WHERE match IS NOT NULL"
                        " UNION SELECT match FROM evening_table WHERE match IS NOT NULL",
                        "");

  while (query != NULL && database_next (database, query, error))
    {
      gint64 id = sqlite3_column_int64 (query, 0);

      g_hash_table_add (ids, g_memdup2 (&id, sizeof id));
    }

  return ids;
}

char *
contest_loss_tell_all (AtoutHistory *history, const GArray *matches)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GHashTable) ids = list_matches (atout_history_get_database (history), &fault);
  g_autofree char *count = NULL;
  guint n = 0;

  if (fault != NULL)
    atout_history_mend (history, fault);
  for (guint i = 0; i < matches->len; i++)
    n += g_hash_table_contains (ids, &g_array_index (matches, gint64, i)) ? 1 : 0;
  if (n == 0)
    return NULL;
  if (matches->len == 1)
    return contest_loss_tell (history, g_array_index (matches, gint64, 0));
  count = g_strdup_printf ("%u", n);

  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  return words_fill (
      /* Translators: {count} of the matches that the user may delete */
      ngettext ("{count} of them belongs to a contest: what is unfinished in it would be lost.",
                "{count} of them belong to contests: what is unfinished in them would be lost.", n),
      values);
}
