/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/course/atout-course.h"
#include "model/told/atout-saying.h"

#define ATOUT_TYPE_TALK (atout_talk_get_type ())

/**
 * AtoutTalk: the sayings of the running deal, also from before its creation, and the latest event
 * in a sentence.
 */
G_DECLARE_FINAL_TYPE (AtoutTalk, atout_talk, ATOUT, TALK, GObject)

/** Returns a talk that references @course. */
AtoutTalk   *atout_talk_new         (AtoutCourse *course);

/** (transfer none): Returns the course. */
AtoutCourse *atout_talk_get_course  (AtoutTalk   *self);

DeckSuits    atout_talk_get_suits   (AtoutTalk   *self);

/** (transfer none): Returns every AtoutSaying of this deal, oldest first. */
GListModel  *atout_talk_get_auction (AtoutTalk   *self);

/** (transfer none): Returns the current saying of @seat, or NULL. */
AtoutSaying *atout_talk_get_saying  (AtoutTalk   *self,
                                     guint        seat);

/** Returns the words of @seat in the game's language, or ""; owned by @self. */
const char  *atout_talk_get_speech  (AtoutTalk   *self,
                                     guint        seat);

/** Returns the cards of the announcements that are shown now. */
CardSet      atout_talk_get_announced (AtoutTalk *self);

/** Returns AtoutTalk:status; owned by @self. */
const char  *atout_talk_get_status  (AtoutTalk   *self);

/** Returns AtoutTalk:befallen, or ""; owned by @self. */
const char  *atout_talk_get_befallen (AtoutTalk  *self);

/** Returns the status for screen readers, without promises already heard; free with g_free (). */
char        *atout_talk_tell_aloud (AtoutTalk   *self);

/** Describes @saying with its meaning; free with g_free (). */
char        *atout_talk_describe    (AtoutTalk   *self,
                                     AtoutSaying *saying);
