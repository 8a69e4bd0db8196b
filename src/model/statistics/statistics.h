/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Statistics of the history: plain values, counted in its tables. */

#pragma once

#include "model/history/database.h"
#include "rules/game.h"

/** What is asked for. */
typedef struct
{
  const char *form;  /* key of a GameForm; NULL: nothing is counted */
  const char *mode;  /* house_rules_key () of that form; NULL: any */
  const char *level; /* of the computer players, "mixed" or "" without any; NULL: any */
  gint64 since;      /* what ended later, in seconds since 1970 in UTC; 0: at any time */
  gboolean or_latest; /* where no deal of @form is there all of the form that was played last */
} StatisticsQuestion;

/** Deals are counted apart in which the user took something back or was told what to do. */
typedef enum
{
  STATISTICS_CLEAN,
  STATISTICS_HELPED,
  STATISTICS_KINDS,
} StatisticsKind;

typedef struct
{
  guint n_deals; /* that were played; points are counted of these */
  guint n_thrown_in;
  guint n_won; /* nobody had more points, and somebody less */
  double mean; /* points of the user’s side in a deal … */
  double margin; /* … plus or minus this, with 95 % confidence; 0: fewer than two deals */
  guint n_declared; /* contracts of the user’s side … */
  guint n_made;     /* … that were made */
  guint n_defended; /* contracts of others … */
  guint n_beaten;   /* … that were not */
  guint n_matches;  /* that came to their end */
  guint n_matches_won;
  guint n_matches_drawn;
} StatisticsCount;

/** How often in a row something was won. */
typedef struct
{
  guint longest;
  guint current; /* as of now */
} StatisticsRun;

/** Deals that are there to be asked for. */
typedef struct
{
  const Game *game;
  GameForm form; /* of @game */
  char *mode;
  char *level;
  guint n_deals;
} StatisticsGroup;

typedef struct
{
  const char *form; /* that was counted, a constant key; NULL: none was asked for */
  StatisticsCount count[STATISTICS_KINDS];
  StatisticsRun deals; /* clean ones, not thrown in */
  StatisticsRun matches;
  GArray *points;    /* gint32: of the user’s side in these deals, the earliest first */
  GPtrArray *groups; /* of StatisticsGroup: all there are since the last reset of their form, the
                        latest first */
  gint64 since;      /* the last reset of the form; 0: never */
} Statistics;

/** Counts what @question asks for; NULL with a DATABASE_ERROR. */
Statistics *statistics_read  (Database                 *database,
                              const StatisticsQuestion *question,
                              GError                  **error);
void        statistics_free  (Statistics               *statistics);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Statistics, statistics_free)

/** Whether there are deals in which the user was helped. */
static inline gboolean
statistics_has_helped (const Statistics *statistics)
{
  const StatisticsCount *count = &statistics->count[STATISTICS_HELPED];

  return count->n_deals + count->n_thrown_in > 0;
}

/** Whether there are deals of @form, a key. */
gboolean    statistics_has_form (const Statistics       *self,
                                 const char             *form);

/** From @when on statistics of @form count; what was before stays in the history. */
gboolean    statistics_reset (Database                 *database,
                              const char               *form,
                              gint64                    when,
                              GError                  **error);

/**
 * All deals that @question asks for as a table for other programs; free with g_free (). A line a
 * deal, the earliest first, below one with the names of the columns; CSV as RFC 4180 has it, with
 * LF, in UTF-8, numbers without grouping:
 *
 * game, rules (house_rules_key ()), level; ended (ISO 8601, UTC); match, deal (numbers of the
 * history and in the match); number (of the cards); points, score (records.md R-5), others (the
 * scores of all others together); won (1: nobody had more, somebody less); role (none, declarer,
 * defender); made (1, 0; empty: there was no contract); thrown_in, undone, hinted (1, 0); match_end
 * (won, lost, drawn; empty: it went on).
 */
char       *statistics_to_csv (Database                *database,
                              const StatisticsQuestion *question,
                              GError                  **error);
