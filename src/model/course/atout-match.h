/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"
#include "players/analysis/judge.h"
#include "rules/rng.h"

/** Who sits at the table. Seats without a name get one. */
typedef struct
{
  const char *name;
  gboolean human;
  PlayerLevel level; /* of a computer player */
} AtoutPlayer;

#define ATOUT_TYPE_MATCH (atout_match_get_type ())

/**
 * AtoutMatch: one match as it is true: players, log, deal. It knows nothing of who shows it, of
 * whom it asks and of who thinks.
 *
 * It is an AtoutCourse: atout_course_act () is the only door through which a deal goes on.
 *
 * Properties: `own-signals` and `other-signals` (string: the name of a SignalSystem): what the
 * user's side has agreed, and the others; any other name stands for what is usual.
 *
 * Signal: `hinted` (): what is known of the deal changed by atout_match_note_hint ().
 */
G_DECLARE_FINAL_TYPE (AtoutMatch, atout_match, ATOUT, MATCH, GObject)

/** A match of @game; @players has as many rows as the options give seats. */
AtoutMatch *atout_match_new       (const Game         *game,
                                   const Options      *options,
                                   const AtoutPlayer  *players);

/**
 * The match of @log (transfer full), which goes on where that stands; NULL with an error only if
 * the system has no random bits for its computer players.
 */
AtoutMatch *atout_match_new_from_log (MatchLog        *log,
                                      GError         **error);

/** Makes cards and players follow from @seed instead of from the system's random source. */
void        atout_match_set_seed  (AtoutMatch         *self,
                                   guint64             seed);

/** Makes the cards of the next deal follow from @number, and those of no other. */
void        atout_match_set_number (AtoutMatch        *self,
                                    const DealNumber  *number);

/** Deals the cards of @deal again with the next deal, whether they follow from a number or not. */
void        atout_match_set_like  (AtoutMatch         *self,
                                   const LogDeal      *deal);

/** Deals the first or next deal; an error only if the system has no random bits. */
gboolean    atout_match_deal      (AtoutMatch         *self,
                                   GError            **error);

/**
 * Takes back the deal, the running one or the one that is over, to the user’s last decision, and
 * what others have done since; FALSE where there is none. What a computer player does then depends
 * on what it sees alone.
 */
gboolean    atout_match_undo      (AtoutMatch         *self);

/** Does again what was taken back, up to the next decision; FALSE where there is nothing. */
gboolean    atout_match_redo      (AtoutMatch         *self);
gboolean    atout_match_can_undo  (AtoutMatch         *self);
gboolean    atout_match_can_redo  (AtoutMatch         *self);

/** Notes that the user is told what to do in this deal; signal `hinted`, at the first time. */
void        atout_match_note_hint (AtoutMatch         *self);

/** The same, and that the hands of all lie open before him. */
void        atout_match_note_open (AtoutMatch         *self);

/** The random stream for whoever thinks at this moment: it tells nothing about the cards. */
Rng         atout_match_get_rng   (AtoutMatch         *self);

/** The judgements of the user's decisions (transfer none): asked by all who speak of them. */
Judge      *atout_match_get_judge (AtoutMatch         *self);
