/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Looking for matches in the tables of the history, and for deals that were played before. */

#pragma once

#include "model/history/history-log.h"

/** A search for matches. */
typedef struct
{
  const char *form;       /* key of a GameForm; NULL: any */
  gint64 since;           /* seconds since 1970 in UTC … */
  gint64 before;          /* … up to, without; 0: any time */
  const char *text;       /* part of a player’s name, or the beginning of a finished deal’s number,
                             with blanks or without them; NULL */
  HistoryOutcome outcome; /* with has_outcome */
  gboolean has_outcome;
} HistoryFilter;

/** A match as it is listed. */
typedef struct
{
  gint64 id;
  const Game *game;
  Options options;
  HistoryState state;
  HistoryOutcome outcome;
  gint64 touched; /* when something was done in it last */
  int again;      /* the deal that is played again in it, from 0; -1: none is */
  guint n_deals;  /* that have come to their end */
  Match match;  /* after these: its units and scores, and what its game counts beside them; of a
                   deal that is played again the score of that */
  char *names;  /* of the others, owned */
} HistoryPast;

/** The ids (gint64) of all matches that fit, the latest first; NULL with a DATABASE_ERROR. */
GArray   *history_past_find   (Database            *database,
                               const HistoryFilter *filter,
                               GError             **error);

/**
 * Reads @match to @past, to be cleared with history_past_clear (); FALSE with a DATABASE_ERROR
 * where it is not there any more, or is of a game that nobody knows.
 */
gboolean  history_past_read   (Database            *database,
                               gint64               match,
                               HistoryPast         *past,
                               GError             **error);
void      history_past_clear  (HistoryPast         *past);

/** Forgets those of @matches, @n of them, that are not @kept, all or none. */
gboolean  history_past_remove (Database            *database,
                               const gint64        *matches,
                               guint                n,
                               gint64               kept,
                               GError             **error);

/** Notes that in @match, which has no deal yet, deal @again is played again and is the last. */
gboolean  history_past_mark_again (Database        *database,
                                   gint64           match,
                                   guint            again,
                                   GError         **error);

/** A deal that has come to its end. */
typedef struct
{
  gint64 match;
  guint deal; /* from 0 */
} HistoryTry;

/**
 * The deals (HistoryTry) with @number of @game under @options, the earliest first, but for those
 * that were only copied; NULL with a DATABASE_ERROR.
 */
GArray   *history_past_find_tries (Database         *database,
                                   const Game       *game,
                                   const Options    *options,
                                   const DealNumber *number,
                                   GError          **error);
