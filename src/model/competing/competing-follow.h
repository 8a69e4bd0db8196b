/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Follows the matches of contests and evenings at the table, and writes their results. */

#pragma once

#include "model/course/atout-match.h"
#include "model/history/atout-history.h"

/** One kind of competition. */
typedef struct
{
  const char *key;    /* name of the object data of its matches */
  gboolean each_deal; /* true if each deal has a result; false if only the whole match has one */

  /** Stores that the user plays at @place in the stored match @match. */
  gboolean (*join) (Database *database, gconstpointer place, gint64 match, GError **error);

  /**
   * Stores the result of the last deal of @log, the log of the stored match @match. Does nothing
   * if @match belongs to no competition: the user may have deleted the competition.
   */
  gboolean (*keep) (Database *database, gint64 match, const MatchLog *log, GError **error);

  /** Returns the ids (gint64) of the stored matches without a result; NULL with @error set. */
  GArray *(*list_unkept) (Database *database, GError **error);
} FollowKind;

/** A followed match. */
typedef struct _Following Following;

/**
 * Follows @match, which @history follows already: writes the results of all deals, finished or not,
 * and calls @kept after each write unless @owner was freed. A new match joins @place, a reference
 * counted box (g_rc_box_new ()), with its first deal. Takes ownership of @place.
 *
 * Returns: (transfer none): valid while @match lives
 */
Following    *competing_follow          (const FollowKind *kind,
                                         AtoutHistory     *history,
                                         AtoutMatch       *match,
                                         gpointer          place,
                                         HistoryWritten    kept,
                                         GObject          *owner);

/** Returns the place of @match; NULL if no competition of @kind follows it. */
gconstpointer competing_follow_find     (const FollowKind *kind,
                                         AtoutMatch       *match);

/** Writes @data for @self, before later results; takes ownership of @data. */
void          competing_follow_write    (Following        *self,
                                         HistoryWrite      write,
                                         gpointer          data,
                                         GDestroyNotify    free_data);

/** Writes the results of stored matches that a killed program did not write. */
void          competing_follow_catch_up (const FollowKind *kind,
                                         AtoutHistory     *history);
