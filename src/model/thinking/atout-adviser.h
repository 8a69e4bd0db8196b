/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/thinking/atout-counsel.h"

/** How it stands with guiding; kept with a match that is put by, so the numbers stay. */
typedef enum
{
  ATOUT_GUIDANCE_NONE,
  ATOUT_GUIDANCE_NOW,   /* the running deal is guided, or the next where none runs */
  ATOUT_GUIDANCE_ENDED, /* the deal that is over was, and is again when a step is taken back;
                           while one runs it means nothing */
} AtoutGuidance;

#define ATOUT_TYPE_ADVISER (atout_adviser_get_type ())

/**
 * AtoutAdviser: in a guided deal tells the user at each decision what is possible and what is
 * sensible; all hands lie open in it. It is the running deal, or the next where none runs. Where
 * the user has played no card in it, because it was thrown in or he watched, the next one is
 * guided too.
 *
 * Property, read-only and notified: `guided` (boolean: the deal is).
 */
G_DECLARE_FINAL_TYPE (AtoutAdviser, atout_adviser, ATOUT, ADVISER, AtoutCounsel)

/** Advises on the @choices of @match, while @conductor does not hold it. */
AtoutAdviser *atout_adviser_new        (AtoutMatch     *match,
                                        AtoutChoices   *choices,
                                        AtoutConductor *conductor);
void          atout_adviser_set_guided (AtoutAdviser   *self,
                                        gboolean        guided);
gboolean      atout_adviser_get_guided (AtoutAdviser   *self);

/**
 * Where the judge takes longer than @milliseconds, 0 for never as at first, advisers speak by rules
 * of thumb and correct themselves when it is there, as long as the user has not acted.
 */
void          atout_adviser_speak_after (guint         milliseconds);

/** The same with what was; as it was when the match was put by. */
void          atout_adviser_set_guidance (AtoutAdviser *self,
                                          AtoutGuidance guidance);
AtoutGuidance atout_adviser_get_guidance (AtoutAdviser *self);
