/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "atout-choices.h"
#include "atout-conductor.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_ADVISER (atout_adviser_get_type ())

/**
 * AtoutAdviser: in a guided deal tells the user at each decision what is possible and what is
 * sensible; all hands lie open in it. It is the running deal, or the next where none runs. Where
 * the user has played no card in it, because it was thrown in or he watched, the next one is
 * guided too.
 *
 * Properties, notified: `guided` (boolean: the deal is), `advice` (string, read-only: "" where
 * nothing is asked), `words` (int, DeckSuits: what cards are called).
 */
G_DECLARE_FINAL_TYPE (AtoutAdviser, atout_adviser, ATOUT, ADVISER, GObject)

/** Advises on the @choices of @match, while @conductor does not hold it. */
AtoutAdviser *atout_adviser_new        (AtoutMatch     *match,
                                        AtoutChoices   *choices,
                                        AtoutConductor *conductor);
void          atout_adviser_set_guided (AtoutAdviser   *self,
                                        gboolean        guided);
gboolean      atout_adviser_get_guided (AtoutAdviser   *self);
const char   *atout_adviser_get_advice (AtoutAdviser   *self);

G_END_DECLS
