/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-follow.h"

#include "model/competing/competing-follow.h"

/* ---- Kind ------------------------------------------------------------------------------------ */

/* A place is an EveningUnit. */
static gboolean
join (Database *database, gconstpointer place, gint64 match, GError **error)
{
  return evening_rows_join (database, place, match, error);
}

static gboolean
keep (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  g_autoptr (GError) fault = NULL;
  EveningUnit unit;
  gboolean is_found = evening_rows_find_match (database, match, &unit, &fault);

  return database_end (&fault, error)
         && (!is_found || evening_rows_keep (database, &unit, log, error));
}

static const FollowKind evenings = { .key = "atout-evening",
                                     .join = join,
                                     .keep = keep,
                                     .list_unkept = evening_rows_list_unkept };

static gpointer
place_new (const EveningUnit *unit)
{
  EveningUnit *place = g_rc_box_new (EveningUnit);

  *place = *unit;

  return place;
}

/* ---- Beginning ------------------------------------------------------------------------------- */

static AtoutMatch *
make_match (const EveningRow *row, const EveningUnit *unit, const EveningTable *table,
            const char *user)
{
  AtoutPlayer players[SEATS_MAX];
  DealNumber numbers[PLANNED_MAX];
  guint n = evening_row_list_numbers (row, unit, numbers);
  AtoutMatch *match;

  evening_row_seat_players (row, table, players);
  players[0].name = user;
  match = atout_match_new (row->plan.game, &row->plan.options, players);
  if (n > 0)
    atout_match_plan (match, numbers, n);

  return match;
}

/*
 * Writes the open table of @user in evening @id to @unit and returns its match; NULL if there is
 * none.
 */
static AtoutMatch *
find_match (Database *database, gint64 id, const char *user, EveningUnit *unit, GError **fault)
{
  g_autoptr (EveningRow) row = evening_rows_find (database, id, fault);
  g_autoptr (GArray) tables = NULL;

  if (row == NULL || !evening_rows_find_own (database, id, unit, fault))
    return NULL;
  tables = evening_rows_list_tables (database, row, unit->round, fault);
  if (tables == NULL || unit->table >= tables->len)
    return NULL;

  return make_match (row, unit, &g_array_index (tables, EveningTable, unit->table), user);
}

AtoutMatch *
evening_follow_begin (AtoutHistory *history, gint64 id, const char *user, HistoryWritten kept,
                      GObject *owner)
{
  g_autoptr (GError) fault = NULL;
  EveningUnit unit;
  AtoutMatch *match = find_match (atout_history_get_database (history), id, user, &unit, &fault);

  if (fault != NULL)
    atout_history_mend (history, fault);
  if (match == NULL)
    return NULL;
  atout_history_follow (history, match);
  competing_follow (&evenings, history, match, place_new (&unit), kept, owner);

  return match;
}

/* Finds the table where the user plays @match in the database; FALSE if there is none. */
static gboolean
find_unit (AtoutHistory *history, AtoutMatch *match, EveningUnit *unit)
{
  g_autoptr (GError) fault = NULL;
  gboolean is_found = evening_rows_find_match (atout_history_get_database (history),
                                               atout_history_get_id (history, match), unit, &fault);

  if (fault != NULL)
    atout_history_mend (history, fault);

  return is_found;
}

void
evening_follow (AtoutHistory *history, AtoutMatch *match, HistoryWritten kept, GObject *owner)
{
  EveningUnit unit;

  if (competing_follow_find (&evenings, match) == NULL && find_unit (history, match, &unit))
    competing_follow (&evenings, history, match, place_new (&unit), kept, owner);
}

gint64
evening_follow_get (AtoutHistory *history, AtoutMatch *match)
{
  const EveningUnit *place = competing_follow_find (&evenings, match);
  EveningUnit unit;

  if (place == NULL)
    return -1;
  if (atout_history_get_id (history, match) < 0) /* it joins with its first deal */
    return place->evening;

  return find_unit (history, match, &unit) ? unit.evening : -1;
}

void
evening_follow_catch_up (AtoutHistory *history)
{
  competing_follow_catch_up (&evenings, history);
}
