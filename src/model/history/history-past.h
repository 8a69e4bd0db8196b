/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Queries for past matches. */

#pragma once

#include "model/history/history-log.h"

/** A filter for matches. */
typedef struct
{
  const char *form;       /* key of a GameForm; NULL: any */
  gint64 since;           /* seconds since 1970, UTC; 0: any */
  gint64 before;          /* exclusive end; 0: any */
  const char *text;       /* part of a player’s name, or beginning of the number of a finished
                             deal; NULL: any */
  HistoryOutcome outcome; /* used if has_outcome */
  gboolean has_outcome;
} HistoryFilter;

/** A match in the list of past matches. */
typedef struct
{
  gint64 id;
  const Game *game;
  Options options;
  HistoryState state;
  HistoryOutcome outcome;
  gint64 touched; /* time of the last change */
  int again;      /* index of the repeated deal, or -1 */
  guint n_deals;  /* number of finished deals */
  Match match;    /* scores and counts of the match, or of the repeated deal */
  char *names;    /* names of the computer players, owned */
} HistoryPast;

/** Returns the ids (gint64) of all matches that fit, latest first; NULL with a DATABASE_ERROR. */
GArray   *history_past_find   (Database            *database,
                               const HistoryFilter *filter,
                               GError             **error);

/**
 * Reads @match into @past; clear with history_past_clear (). FALSE with a DATABASE_ERROR if the
 * match is missing or its game unknown.
 */
gboolean  history_past_read   (Database            *database,
                               gint64               match,
                               HistoryPast         *past,
                               GError             **error);
void      history_past_clear  (HistoryPast         *past);

/** Deletes the @n @matches except @kept, which may be -1. */
gboolean  history_past_remove (Database            *database,
                               const gint64        *matches,
                               guint                n,
                               gint64               kept,
                               GError             **error);

/** Marks deal @again, the last of @match, as a repetition. */
gboolean  history_past_mark_again (Database        *database,
                                   gint64           match,
                                   guint            again,
                                   GError         **error);

/** A finished deal in the history. */
typedef struct
{
  gint64 match;
  guint deal; /* index of the deal */
} HistoryTry;

/**
 * Returns the finished deals (HistoryTry) with @number, @game and @options, earliest first; NULL
 * with a DATABASE_ERROR. Omits the copied deals before a repeated one.
 */
GArray   *history_past_find_tries (Database         *database,
                                   const Game       *game,
                                   const Options    *options,
                                   const DealNumber *number,
                                   GError          **error);
