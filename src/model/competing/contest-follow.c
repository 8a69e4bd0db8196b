/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-follow.h"

#include "model/competing/competing-follow.h"

/* ---- Kind ------------------------------------------------------------------------------------ */

/* A place is the id of a contest, or -1 until the contest is stored. */
static gboolean
join (Database *database, gconstpointer place, gint64 match, GError **error)
{
  return contest_rows_join (database, *(const gint64 *) place, match, error);
}

static gboolean
keep (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row = contest_rows_find_match (database, match, &fault);
  FieldPlace place
      = field_place (log, log->deals->len - 1, (guint) MAX (match_log_find_user (log), 0));

  return database_end (&fault, error)
         && (row == NULL || contest_rows_keep_own (database, row->id, &place, error));
}

static const FollowKind contests = { .key = "atout-contest",
                                     .each_deal = TRUE,
                                     .join = join,
                                     .keep = keep,
                                     .list_unkept = contest_rows_list_unkept };

/* ---- Beginning ------------------------------------------------------------------------------- */

/* Data of a HistoryWrite. */
typedef struct
{
  gint64 *place;
  ContestStart start;
  DealNumber numbers[PLANNED_MAX];
  Options options;
  char *day;
} Beginning;

static void
beginning_free (gpointer data)
{
  Beginning *beginning = data;

  g_rc_box_release (beginning->place);
  g_free (beginning->day);
  g_free (beginning);
}

static gboolean
write_beginning (Database *database, gconstpointer data, GError **error)
{
  const Beginning *beginning = data;

  return contest_rows_begin (database, &beginning->start, beginning->place, error);
}

/* Stores the contest @start and writes its id to @place. */
static void
keep_start (Following *following, gint64 *place, const ContestStart *start)
{
  Beginning *beginning = g_new0 (Beginning, 1);

  beginning->place = g_rc_box_acquire (place);
  beginning->start = *start;
  beginning->options = *start->options;
  beginning->day = g_strdup (start->day);
  for (guint i = 0; i < start->n_deals; i++)
    beginning->numbers[i] = start->numbers[i];
  beginning->start.options = &beginning->options;
  beginning->start.day = beginning->day;
  beginning->start.numbers = beginning->numbers;
  competing_follow_write (following, write_beginning, beginning, beginning_free);
}

static gint64 *
place_new (gint64 id)
{
  gint64 *place = g_rc_box_new (gint64);

  *place = id;

  return place;
}

AtoutMatch *
contest_follow_begin (AtoutHistory *history, const ContestStart *start, const AtoutPlayer *players,
                      HistoryWritten kept, GObject *owner)
{
  AtoutMatch *match = atout_match_new (start->game, start->options, players);
  gint64 *place = place_new (-1);

  atout_match_plan (match, start->numbers, start->n_deals);
  atout_history_follow (history, match);
  keep_start (competing_follow (&contests, history, match, place, kept, owner), place, start);

  return match;
}

void
contest_follow (AtoutHistory *history, AtoutMatch *match, HistoryWritten kept, GObject *owner)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row = NULL;

  if (competing_follow_find (&contests, match) != NULL)
    return;
  row = contest_rows_find_match (atout_history_get_database (history),
                                 atout_history_get_id (history, match), &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
  if (row != NULL)
    competing_follow (&contests, history, match, place_new (row->id), kept, owner);
}

gint64
contest_follow_get (AtoutMatch *match)
{
  const gint64 *place = competing_follow_find (&contests, match);

  return place != NULL ? *place : -1;
}

void
contest_follow_catch_up (AtoutHistory *history)
{
  competing_follow_catch_up (&contests, history);
}
