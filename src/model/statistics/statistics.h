/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Statistics of the history as plain values. */

#pragma once

#include "model/history/database.h"
#include "rules/game.h"

/** A query for statistics. */
typedef struct
{
  const char *form;   /* key of a GameForm; NULL counts nothing */
  const char *mode;   /* house_rules_key () of that form; NULL for any */
  const char *level;  /* level of the players, "mixed" or ""; NULL for any */
  gint64 since;       /* earliest end, in seconds since 1970 UTC; 0 for any */
  gboolean or_latest; /* true to use the latest form if @form has no deals */
} StatisticsQuestion;

/** Deals with undo or hints count as HELPED, others as CLEAN. */
typedef enum
{
  STATISTICS_CLEAN,
  STATISTICS_HELPED,
  STATISTICS_KINDS,
} StatisticsKind;

typedef struct
{
  guint n_deals; /* number of deals, thrown-in ones excluded */
  guint n_thrown_in;
  guint n_won;      /* deals without a higher score, but with a lower one */
  double mean;      /* mean points of the user’s side per deal */
  double margin;    /* margin of the mean, 95 % confidence; 0 below two deals */
  guint n_declared; /* contracts of the user’s side */
  guint n_made;     /* contracts that the user’s side made */
  guint n_defended; /* contracts of others */
  guint n_beaten;   /* contracts that others failed to make */
  guint n_matches;  /* finished matches */
  guint n_matches_won;
  guint n_matches_drawn;
} StatisticsCount;

/** Winning streaks. */
typedef struct
{
  guint longest;
  guint current; /* length of the present streak */
} StatisticsRun;

/** Deals with equal game, house rules and level. */
typedef struct
{
  const Game *game;
  GameForm form; /* form of @game */
  char *mode;
  char *level;
  guint n_deals;
} StatisticsGroup;

typedef struct
{
  const char *form; /* constant key of the form, or NULL */
  StatisticsCount count[STATISTICS_KINDS];
  StatisticsRun deals; /* streaks of clean deals, thrown-in ones excluded */
  StatisticsRun matches;
  GArray *points;    /* scores of clean deals (gint32), earliest first */
  GPtrArray *groups; /* StatisticsGroup since the last reset of their form, latest first */
  gint64 since;      /* last reset of the form; 0 for never */
} Statistics;

/** Answers @question; NULL with a DATABASE_ERROR. */
Statistics *statistics_read  (Database                 *database,
                              const StatisticsQuestion *question,
                              GError                  **error);
void        statistics_free  (Statistics               *statistics);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Statistics, statistics_free)

/** Returns true if the user was helped in some deal. */
static inline gboolean
statistics_has_helped (const Statistics *statistics)
{
  const StatisticsCount *count = &statistics->count[STATISTICS_HELPED];

  return count->n_deals + count->n_thrown_in > 0;
}

/** Returns true if there are deals of @form (a key) since its last reset. */
gboolean    statistics_has_form (const Statistics       *self,
                                 const char             *form);

/** Excludes the deals of @form up to @when (seconds since 1970) from its statistics. */
gboolean    statistics_reset (Database                 *database,
                              const char               *form,
                              gint64                    when,
                              GError                  **error);

/**
 * Returns all deals of @question as CSV; free with g_free (). One line per deal, earliest first,
 * below column names; RFC 4180 with LF, UTF-8, numbers without grouping.
 *
 * - game, rules (house_rules_key ()), level; ended (ISO 8601, UTC)
 * - match (id), deal (number in the match, from 1); number (of the cards)
 * - points, score (records.md R-5), others (sum); won (1: no score higher, one lower)
 * - role (none, declarer, defender); made (1, 0; empty without contract)
 * - thrown_in, undone, hinted (1, 0); match_end (won, lost, drawn; empty if open)
 */
char       *statistics_to_csv (Database                *database,
                              const StatisticsQuestion *question,
                              GError                  **error);
