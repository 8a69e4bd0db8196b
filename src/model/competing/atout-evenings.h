/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/competing/evening-rows.h"
#include "model/history/atout-worker.h"

#define ATOUT_TYPE_EVENINGS (atout_evenings_get_type ())

/**
 * AtoutEvenings: the club evenings of the user. Computer players play at the other tables in the
 * background, before slips are searched, and also while the user's match goes on.
 */
G_DECLARE_FINAL_TYPE (AtoutEvenings, atout_evenings, ATOUT, EVENINGS, AtoutWorker)

AtoutEvenings *atout_evenings_new    (AtoutHistory     *history);

/**
 * Stores a new evening of @game with the rules @options at @n_tables tables, played by
 * EVENING_LEVEL, and lets the other tables play. Returns its id; -1 if it cannot be written, which
 * the history reports, or with @error set if there are no random bits.
 */
gint64         atout_evenings_begin  (AtoutEvenings    *self,
                                      const Game       *game,
                                      const Options    *options,
                                      guint             n_tables,
                                      GError          **error);

/**
 * Returns a new match (transfer full) for the user's place in the current round of evening @id,
 * which the history follows; NULL if the user has none. @user is the user's name, "" or NULL if
 * unnamed. A match already begun is to be resumed from the history instead (EveningUnit.match).
 */
AtoutMatch    *atout_evenings_play   (AtoutEvenings    *self,
                                      gint64            id,
                                      const char       *user);

/** If @match belongs to an evening, stores its result when it ends. */
void           atout_evenings_follow (AtoutEvenings    *self,
                                      AtoutMatch       *match);

/** Returns the id of the evening that @match belongs to; -1 if none, or if it was deleted. */
gint64         atout_evenings_get_id (AtoutEvenings    *self,
                                      AtoutMatch       *match);

/**
 * Deletes evening @id. The user's matches stay in the history; one that is being played goes on as
 * an ordinary match.
 */
void           atout_evenings_remove (AtoutEvenings    *self,
                                      gint64            id);

/** Lets the other tables play; to be called at the start. */
void           atout_evenings_work   (AtoutEvenings    *self);

/** Returns true if tables play or pause. */
gboolean       atout_evenings_is_working (AtoutEvenings *self);
