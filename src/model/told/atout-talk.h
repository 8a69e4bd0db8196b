/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/course/atout-course.h"
#include "model/told/atout-saying.h"

#define ATOUT_TYPE_TALK (atout_talk_get_type ())

/**
 * AtoutTalk: what is said in the running deal of a course: the latest of each seat, all of it in
 * order, and the latest event in one sentence. It listens to the course, which knows nothing of it;
 * made in the middle of a deal it knows what was said before.
 *
 * Properties: `status` (string, read-only, notified: the latest event, for the log line and screen
 * readers), `befallen` (string, read-only, notified: what others did to the user, until the user
 * acts), `suits` (int, DeckSuits: what cards are called in all of it; what was said is said
 * anew in the words of another deck).
 *
 * Signals: `spoke` (seat: unsigned): what the seat says is something else now, or nothing.
 */
G_DECLARE_FINAL_TYPE (AtoutTalk, atout_talk, ATOUT, TALK, GObject)

/** What is said in @course, which is kept alive. */
AtoutTalk   *atout_talk_new         (AtoutCourse *course);

/** (transfer none): in what it is said. */
AtoutCourse *atout_talk_get_course  (AtoutTalk   *self);

/** What cards are called. */
DeckSuits    atout_talk_get_suits   (AtoutTalk   *self);

/** (transfer none): all that was said in this deal, AtoutSaying, the oldest first. */
GListModel  *atout_talk_get_auction (AtoutTalk   *self);

/** (transfer none): what @seat says; NULL: nothing any more. */
AtoutSaying *atout_talk_get_saying  (AtoutTalk   *self,
                                     guint        seat);

/** The same in the game's language, "" for nothing; owned by @self. */
const char  *atout_talk_get_speech  (AtoutTalk   *self,
                                     guint        seat);

/** The cards that bring what is said of points now, as far as all see them. */
CardSet      atout_talk_get_announced (AtoutTalk *self);

/** The latest event in one sentence; owned by @self. */
const char  *atout_talk_get_status  (AtoutTalk   *self);

/** What others did to the user since the user acted, in a sentence, or ""; owned by @self. */
const char  *atout_talk_get_befallen (AtoutTalk  *self);

/** The latest event, without what was heard before; free with g_free (). */
char        *atout_talk_tell_aloud (AtoutTalk   *self);

/** Who said @saying, what it was and what it means; free with g_free (). */
char        *atout_talk_describe    (AtoutTalk   *self,
                                     AtoutSaying *saying);
