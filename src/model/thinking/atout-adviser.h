/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/thinking/atout-counsel.h"

/** The state of guidance. It is stored with matches, so values are fixed. */
typedef enum
{
  ATOUT_GUIDANCE_NONE,
  ATOUT_GUIDANCE_NOW,   /* for the running deal, or the next */
  ATOUT_GUIDANCE_ENDED, /* after the guided deal, until undo resumes it; never while a deal runs */
} AtoutGuidance;

#define ATOUT_TYPE_ADVISER (atout_adviser_get_type ())

/**
 * AtoutAdviser: advice on each decision of a guided deal, in which all hands are open. Guidance
 * ends with the first deal in which the user plays a card.
 */
G_DECLARE_FINAL_TYPE (AtoutAdviser, atout_adviser, ATOUT, ADVISER, AtoutCounsel)

/** Returns an adviser on @choices; it pauses while @conductor is held. */
AtoutAdviser *atout_adviser_new        (AtoutMatch     *match,
                                        AtoutChoices   *choices,
                                        AtoutConductor *conductor);
void          atout_adviser_set_guided (AtoutAdviser   *self,
                                        gboolean        guided);
gboolean      atout_adviser_get_guided (AtoutAdviser   *self);

/**
 * Lets all advisers use rules of thumb instead of a judge slower than @milliseconds, so that advice
 * never changes; 0, the default, waits for the judge.
 */
void          atout_adviser_speak_after (guint         milliseconds);

/** Restores the @guidance of a suspended match. */
void          atout_adviser_set_guidance (AtoutAdviser *self,
                                          AtoutGuidance guidance);
AtoutGuidance atout_adviser_get_guidance (AtoutAdviser *self);
