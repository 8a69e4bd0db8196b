/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-outcome.h"

#include <string.h>

#include "model/words/house-rules.h"
#include "rules/game.h"

#define NOBODY (-1)

/* ---- Players --------------------------------------------------------------------------------- */

static guint
seat_of (const Match *match, guint player)
{
  for (guint seat = 0; seat < match->n_seats; seat++)
    if (match_player_at (match, seat) == player)
      return seat;

  g_return_val_if_reached (0);
}

/* Returns the common level of the computer players; free with g_free (). */
static char *
make_level (const MatchLog *log)
{
  g_autofree char *level = NULL;

  for (guint i = 0; i < log->match.n_seats; i++)
    {
      const char *name = log->player[i].name;
      g_autofree char *own = NULL;

      if (log->player[i].kind != PLAYER_COMPUTER || name == NULL)
        continue;
      own = g_strndup (name, strcspn (name, " "));
      if (level != NULL && !g_str_equal (level, own))
        return g_strdup (HISTORY_LEVEL_MIXED);
      g_free (level);
      level = g_steal_pointer (&own);
    }

  return level != NULL ? g_steal_pointer (&level) : g_strdup ("");
}

/* ---- Outcome --------------------------------------------------------------------------------- */

typedef struct
{
  gint64 seat;
  gint64 points;
  gint64 score;
  gint64 others;
  gint64 won;
  HistoryRole role;
  gint64 made; /* 1 if made, 0 if not; NOBODY without contract */
  gint64 thrown_in;
  gint64 hand;
  gint64 upcard;
} Row;

static void
count_scores (Row *row, const Deal *deal, guint unit)
{
  DealResult result;
  gint64 most, least;

  deal_result (deal, &result);
  row->points = result.points[unit];
  row->score = most = least = result.score[unit];
  for (guint u = 0; u < result.n_units; u++)
    {
      row->others += u != unit ? result.score[u] : 0;
      most = MAX (most, result.score[u]);
      least = MIN (least, result.score[u]);
    }
  row->won = row->score == most && most > least;
}

static void
judge (Row *row, const Deal *deal, guint seat)
{
  DealOutcome outcome;

  game_outcome (deal, &outcome);
  row->thrown_in = outcome.thrown_in;
  row->made = outcome.declarers != 0 ? outcome.made : NOBODY;
  if (outcome.declarers == 0 || !seats_have (deal->playing, seat))
    return;
  row->role = seats_have (outcome.declarers, seat) ? HISTORY_ROLE_DECLARER : HISTORY_ROLE_DEFENDER;
}

/* Notes the first hand of @seat and the card open at that moment. */
static void
look_at_hand (Row *row, const MatchLog *log, guint index, guint seat)
{
  const LogDeal *from = match_log_get_deal (log, index);
  Card open[CARDS_MAX];
  Deal dealt;
  guint n = 0;

  do
    match_log_at (log, index, n, NULL, &dealt);
  while (dealt.hand[seat] == 0 && n++ < from->n_done);

  row->upcard = NOBODY;
  if (!seats_have (dealt.playing, seat))
    return;
  memcpy (&row->hand, &dealt.hand[seat], sizeof row->hand);
  if (game_open_cards (&dealt, open) > 0)
    row->upcard = open[0];
}

static void
fill_row (Row *row, const MatchLog *log, guint index, const Deal *deal)
{
  int player = match_log_find_user (log);
  guint seat;

  *row = (Row) { .seat = NOBODY, .made = NOBODY, .upcard = NOBODY };
  if (player == NOBODY)
    return;
  seat = seat_of (&match_log_get_deal (log, index)->before, (guint) player);
  row->seat = seat;
  count_scores (row, deal, deal_unit (deal, seat));
  judge (row, deal, seat);
  look_at_hand (row, log, index, seat);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static gboolean
insert (Database *database, gint64 match, const MatchLog *log, guint index, const Row *row,
        HistoryOutcome end, gint64 ended, GError **error)
{
  const LogDeal *deal = match_log_get_deal (log, index);
  g_autofree char *mode = house_rules_key (log->game, &log->options);
  g_autofree char *level = make_level (log);

  return database_run (
      database, error,
      "INSERT INTO outcome SELECT deal.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,"
      " nullif (?13, -1), ?14, ?15, ?16, ?17, ?18, ?19"
      " FROM deal JOIN match ON match.id = deal.match"
      " WHERE deal.match = ?1 AND number = ?2 AND again IS NULL AND NOT is_taken",
      "iisssiiiiiiiiiiiiii", match, (gint64) index, log->game->key, mode, level, ended, row->seat,
      row->points, row->score, row->others, row->won, (gint64) row->role, row->made, row->thrown_in,
      (gint64) deal->was_undone, (gint64) deal->was_hinted, (gint64) end, row->hand, row->upcard);
}

gboolean
history_outcome_write (Database *database, gint64 match, const MatchLog *log, guint index,
                       HistoryOutcome end, gint64 ended, GError **error)
{
  Deal deal;
  Row row;

  if (!database_run (database, error,
                     "DELETE FROM outcome WHERE deal ="
                     " (SELECT id FROM deal WHERE match = ?1 AND number = ?2)",
                     "ii", match, (gint64) index))
    return FALSE;
  match_log_at (log, index, match_log_get_deal (log, index)->n_done, NULL, &deal);
  if (!deal_is_over (&deal))
    return TRUE;
  fill_row (&row, log, index, &deal);

  return insert (database, match, log, index, &row, end, ended, error);
}

gboolean
history_outcome_leave_out (Database *database, gint64 match, GError **error)
{
  return database_run (database, error, "UPDATE deal SET is_taken = 1 WHERE match = ?1", "i", match)
         && database_run (database, error,
                          "DELETE FROM outcome WHERE deal IN"
                          " (SELECT id FROM deal WHERE match = ?1)",
                          "i", match);
}
