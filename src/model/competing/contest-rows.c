/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-rows.h"

#include <string.h>

#include "model/competing/day.h"
#include "model/words/house-rules.h"
#include "rules/game.h"

/* Names in the database by ContestKind. */
static const char *const kinds[] = { "same", "day", "friend" };

const char *
contest_kind_name (ContestKind kind)
{
  return kinds[kind];
}

void
contest_row_free (gpointer data)
{
  ContestRow *row = data;

  g_free (row->day);
  g_free (row->game);
  g_free (row->form);
  g_free (row->options);
  g_free (row);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static gboolean
write_deals (Database *database, gint64 id, const ContestStart *start, GError **error)
{
  for (guint i = 0; i < start->n_deals; i++)
    if (!database_run (database, error,
                       "INSERT INTO contest_deal (contest, number, hex, left_out)"
                       " VALUES (?1, ?2, ?3, '')",
                       "iis", id, (gint64) i, start->numbers[i].hex))
      return FALSE;

  return TRUE;
}

gboolean
contest_rows_begin (Database *database, const ContestStart *start, gint64 *id, GError **error)
{
  g_autofree char *rules = day_rules (start->game, start->options);
  GameForm form = game_form (start->game, start->options);
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = database_run (database, error, "DELETE FROM contest WHERE NOT is_begun", "")
            && database_run (database, error,
                             "INSERT INTO contest (kind, day, game, form, options, players, began,"
                             " is_again) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, EXISTS (SELECT 1 FROM"
                             " contest WHERE form = ?4 AND options = ?5 AND day = ?2)"
                             " OR ?1 = 'friend' AND EXISTS (SELECT 1 FROM deal WHERE hex = ?8)",
                             "sssssiis", contest_kind_name (start->kind), start->day,
                             start->game->key, form.key, rules, (gint64) FIELD_VERSION,
                             start->began, start->numbers[0].hex);
  if (is_good)
    *id = database_last_id (database);

  return database_conclude (database, is_good && write_deals (database, *id, start, error), error);
}

gboolean
contest_rows_join (Database *database, gint64 id, gint64 match, GError **error)
{
  return database_run (database, error,
                       "UPDATE contest SET match = iif (?2 < 0, NULL, ?2), is_begun = 1"
                       " WHERE id = ?1",
                       "ii", id, match);
}

gboolean
contest_rows_keep_own (Database *database, gint64 id, const FieldPlace *place, GError **error)
{
  const LogDeal *deal = match_log_get_deal (place->log, place->deal);
  const Match *before = &deal->before;
  guint role = (place->seat + before->n_seats - before->dealer) % before->n_seats;
  const char *left_out = deal->was_undone ? "undone" : deal->was_hinted ? "hinted" : "";

  return database_run (
      database, error,
      "UPDATE contest_deal SET seat = coalesce (seat, ?3), role = coalesce (role, ?4),"
      " own = coalesce (own, ?5), left_out = iif (left_out = '', ?6, left_out)"
      " WHERE contest = ?1 AND number = ?2",
      "iiiiis", id, (gint64) place->deal, (gint64) place->seat, (gint64) role,
      (gint64) field_own_result (place), left_out);
}

gboolean
contest_rows_keep_unit (Database *database, const ContestUnit *unit, int result, GError **error)
{
  return database_run (database, error,
                       "INSERT OR IGNORE INTO contest_house SELECT contest, number, ?3, ?4"
                       " FROM contest_deal JOIN contest ON contest.id = contest_deal.contest"
                       " WHERE contest = ?1 AND number = ?2 AND players = ?5",
                       "iiiii", unit->contest, (gint64) unit->number, (gint64) unit->member,
                       (gint64) result, (gint64) FIELD_VERSION);
}

gboolean
contest_rows_remove (Database *database, gint64 id, GError **error)
{
  return database_run (database, error, "DELETE FROM contest WHERE id = ?1", "i", id);
}

/* ---- Work ------------------------------------------------------------------------------------ */

gboolean
contest_rows_find_unit (Database *database, ContestUnit *unit, GError **error)
{
  DatabaseQuery *query = database_query (
      database, error,
      "WITH RECURSIVE member (at) AS (VALUES (0) UNION ALL SELECT at + 1 FROM member"
      "  WHERE at + 1 < ?1)"
      " SELECT contest.id, contest.match, contest_deal.number, at FROM contest"
      " JOIN contest_deal ON contest_deal.contest = contest.id"
      " JOIN deal ON deal.match = contest.match AND deal.number = contest_deal.number"
      "  AND deal.hex = contest_deal.hex AND deal.is_over"
      " JOIN member WHERE players = ?2 AND NOT EXISTS (SELECT 1 FROM contest_house AS house"
      "  WHERE house.contest = contest.id AND house.number = contest_deal.number"
      "  AND house.member = at)"
      " ORDER BY contest.began DESC, contest.id DESC, contest_deal.number DESC, at LIMIT 1",
      "ii", (gint64) FIELD_MEMBERS, (gint64) FIELD_VERSION);

  if (query == NULL || !database_next (database, query, error))
    return FALSE;
  *unit = (ContestUnit) { .contest = sqlite3_column_int64 (query, 0),
                          .match = sqlite3_column_int64 (query, 1),
                          .number = (guint) sqlite3_column_int (query, 2),
                          .member = (guint) sqlite3_column_int (query, 3) };
  sqlite3_reset (query);

  return TRUE;
}

/* ---- Reading --------------------------------------------------------------------------------- */

#define CONTEST_COLUMNS                                                                            \
  "SELECT id, kind, day, game, form, options, players, coalesce (match, -1), began, is_again"      \
  " FROM contest "

static ContestKind
find_kind (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i], name) == 0)
      return (ContestKind) i;

  return CONTEST_SAME;
}

static ContestRow *
read_contest (DatabaseQuery *query)
{
  ContestRow *row = g_new0 (ContestRow, 1);
  const char *day = database_text (query, 2);

  row->id = sqlite3_column_int64 (query, 0);
  row->kind = find_kind (database_text (query, 1));
  row->day = day[0] != '\0' ? g_strdup (day) : NULL;
  row->game = g_strdup (database_text (query, 3));
  row->form = g_strdup (database_text (query, 4));
  row->options = g_strdup (database_text (query, 5));
  row->players = (guint) sqlite3_column_int (query, 6);
  row->match = sqlite3_column_int64 (query, 7);
  row->began = sqlite3_column_int64 (query, 8);
  row->is_again = sqlite3_column_int (query, 9) != 0;

  return row;
}

/* Reads all rows of @query; NULL with @fault moved to @error. */
static GPtrArray *
read_all (Database *database, DatabaseQuery *query, GError **fault, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (contest_row_free);

  while (query != NULL && database_next (database, query, fault))
    g_ptr_array_add (rows, read_contest (query));

  return database_end (fault, error) ? g_steal_pointer (&rows) : NULL;
}

GPtrArray *
contest_rows_list (Database *database, const char *form, guint skipped, guint n, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        CONTEST_COLUMNS "WHERE is_begun AND (?1 IS NULL OR form = ?1)"
                                        " ORDER BY began DESC, id DESC LIMIT ?2 OFFSET ?3",
                        "sii", form, (gint64) n, (gint64) skipped);

  return read_all (database, query, &fault, error);
}

GArray *
contest_rows_list_unkept (Database *database, GError **error)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT DISTINCT contest.match FROM contest JOIN contest_deal ON contest = contest.id"
      " JOIN deal ON deal.match = contest.match AND deal.number = contest_deal.number"
      " WHERE is_over AND own IS NULL",
      "");

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 match = sqlite3_column_int64 (query, 0);

      g_array_append_val (matches, match);
    }

  return database_end (&fault, error) ? g_steal_pointer (&matches) : NULL;
}

/* Reads the first row of @query and ends the query; NULL if there is no row. */
static ContestRow *
read_one (Database *database, DatabaseQuery *query, GError **error)
{
  ContestRow *row;

  if (query == NULL || !database_next (database, query, error))
    return NULL;
  row = read_contest (query);
  sqlite3_reset (query);

  return row;
}

ContestRow *
contest_rows_find (Database *database, gint64 id, GError **error)
{
  return read_one (
      database, database_query (database, error, CONTEST_COLUMNS "WHERE id = ?1", "i", id), error);
}

/* Contests that the user has begun, in game ?2, whose first deal has the cards ?1. */
#define WITH_CARDS                                                                                 \
  "WHERE match IS NOT NULL AND game = ?2 AND EXISTS"                                               \
  " (SELECT 1 FROM contest_deal WHERE contest = contest.id AND number = 0 AND hex = ?1)"

ContestRow *
contest_rows_find_cards (Database *database, const Game *game, const DealNumber *number,
                         GError **error)
{
  return read_one (database,
                   database_query (database, error,
                                   CONTEST_COLUMNS WITH_CARDS
                                   " ORDER BY (SELECT count (*) FROM contest_deal"
                                   "  WHERE contest = contest.id AND own IS NULL), began, id"
                                   " LIMIT 1",
                                   "ss", number->hex, game->key),
                   error);
}

ContestRow *
contest_rows_find_open (Database *database, const Game *game, const DealNumber *number,
                        GError **error)
{
  return read_one (database,
                   database_query (database, error,
                                   CONTEST_COLUMNS WITH_CARDS
                                   " AND EXISTS (SELECT 1 FROM contest_deal"
                                   "  WHERE contest = contest.id AND own IS NULL)"
                                   " ORDER BY began DESC, id DESC LIMIT 1",
                                   "ss", number->hex, game->key),
                   error);
}

ContestRow *
contest_rows_find_day (Database *database, const Game *game, const Options *options,
                       const char *day, GError **error)
{
  g_autofree char *rules = day_rules (game, options);
  GameForm form = game_form (game, options);

  return read_one (database,
                   database_query (database, error,
                                   CONTEST_COLUMNS "WHERE form = ?1 AND options = ?2 AND day = ?3"
                                                   " AND is_begun AND NOT is_again",
                                   "sss", form.key, rules, day),
                   error);
}

ContestRow *
contest_rows_find_again (Database *database, const Game *game, const Options *options,
                         const char *day, GError **error)
{
  g_autofree char *rules = day_rules (game, options);
  GameForm form = game_form (game, options);

  return read_one (database,
                   database_query (database, error,
                                   CONTEST_COLUMNS
                                   "WHERE form = ?1 AND options = ?2 AND day = ?3 AND is_again"
                                   " AND match IS NOT NULL AND EXISTS (SELECT 1 FROM contest_deal"
                                   "  WHERE contest = contest.id AND own IS NULL)"
                                   " ORDER BY began DESC, id DESC LIMIT 1",
                                   "sss", form.key, rules, day),
                   error);
}

ContestRow *
contest_rows_find_match (Database *database, gint64 match, GError **error)
{
  return read_one (
      database,
      database_query (database, error, CONTEST_COLUMNS "WHERE match = ?1 LIMIT 1", "i", match),
      error);
}

static ContestDeal
read_deal (DatabaseQuery *query)
{
  const char *why = database_text (query, 5);
  ContestDeal deal = { .number = (guint) sqlite3_column_int (query, 0),
                       .is_over = sqlite3_column_type (query, 3) != SQLITE_NULL,
                       .seat = (guint) sqlite3_column_int (query, 2),
                       .own = sqlite3_column_int (query, 3),
                       .role = (guint) sqlite3_column_int (query, 4),
                       .left_out = why[0] != '\0' ? g_intern_string (why) : NULL };

  g_strlcpy (deal.cards.hex, database_text (query, 1), sizeof deal.cards.hex);

  return deal;
}

/* Appends @result of a house player to deal @number in @deals; does nothing if it is not there. */
static void
add_result (GArray *deals, guint number, int result)
{
  for (guint i = 0; i < deals->len; i++)
    {
      ContestDeal *deal = &g_array_index (deals, ContestDeal, i);

      if (deal->number == number && deal->n_house < FIELD_MEMBERS)
        deal->house[deal->n_house++] = result;
    }
}

GArray *
contest_rows_list_deals (Database *database, gint64 id, GError **error)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (ContestDeal));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT number, hex, seat, own, role, left_out FROM contest_deal"
                        " WHERE contest = ?1 ORDER BY number",
                        "i", id);

  while (query != NULL && database_next (database, query, &fault))
    {
      ContestDeal deal = read_deal (query);

      g_array_append_val (deals, deal);
    }
  if (fault == NULL)
    query = database_query (database, &fault,
                            "SELECT number, result FROM contest_house WHERE contest = ?1"
                            " ORDER BY number, member",
                            "i", id);
  while (fault == NULL && query != NULL && database_next (database, query, &fault))
    add_result (deals, (guint) sqlite3_column_int (query, 0), sqlite3_column_int (query, 1));

  return database_end (&fault, error) ? g_steal_pointer (&deals) : NULL;
}

/* ---- Comparable deals ------------------------------------------------------------------------ */

/* Values: form, FIELD_VERSION, FIELD_MEMBERS. */
#define COMPARABLE                                                                                 \
  " FROM contest JOIN contest_deal ON contest_deal.contest = contest.id"                           \
  " WHERE form = ?1 AND players = ?2 AND NOT is_again AND own IS NOT NULL AND left_out = ''"       \
  " AND ?3 = (SELECT count (*) FROM contest_house AS house"                                        \
  "  WHERE house.contest = contest.id AND house.number = contest_deal.number)"

guint
contest_rows_count_comparable (Database *database, const char *form, guint most, GError **error)
{
  DatabaseQuery *query = database_query (
      database, error, "SELECT count (*) FROM (SELECT 1" COMPARABLE " LIMIT ?4)", "siii", form,
      (gint64) FIELD_VERSION, (gint64) FIELD_MEMBERS, (gint64) most);
  guint n;

  if (query == NULL || !database_next (database, query, error))
    return 0;
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

GArray *
contest_rows_list_comparable (Database *database, const char *form, GError **error)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (RatingDeal));
  g_autoptr (GError) fault = NULL;
  RatingDeal deal;
  guint n = 0; /* results of @deal */
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT own, result FROM (SELECT began, id, number AS at, own" COMPARABLE ")"
      " JOIN contest_house ON contest = id AND number = at ORDER BY began, id, at, member",
      "sii", form, (gint64) FIELD_VERSION, (gint64) FIELD_MEMBERS);

  while (query != NULL && database_next (database, query, &fault))
    {
      deal.own = sqlite3_column_int (query, 0);
      deal.house[n++] = sqlite3_column_int (query, 1);
      if (n < FIELD_MEMBERS)
        continue;
      g_array_append_val (deals, deal);
      n = 0;
    }

  return database_end (&fault, error) ? g_steal_pointer (&deals) : NULL;
}

/* ---- Sums ------------------------------------------------------------------------------------ */

static gboolean
counts (const ContestDeal *deal)
{
  return deal->is_over && deal->left_out == NULL && deal->n_house == FIELD_MEMBERS;
}

Standing
contest_rows_sum_up (const ContestRow *row, const GArray *deals)
{
  const Game *game = game_find (row->game);
  g_autofree StandingDeal *counted = g_new0 (StandingDeal, deals->len + 1);
  Options options = OPTIONS_DEFAULT;
  gboolean is_known = game != NULL && house_rules_parse (&options, game, row->options);
  guint n = 0;

  for (guint i = 0; i < deals->len; i++)
    {
      const ContestDeal *deal = &g_array_index (deals, ContestDeal, i);
      StandingRow told;
      LongAverage average;

      if (!counts (deal))
        continue;
      told = standing_row (deal->own, deal->house, deal->n_house);
      counted[n++] = standing_deal (
          &told, is_known && long_average_of_role (game, &options, deal->role, &average) ? &average
                                                                                         : NULL);
    }

  return standing_of_deals (counted, n);
}
