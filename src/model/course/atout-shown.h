/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-overlay.h"

#define ATOUT_TYPE_SHOWN (atout_shown_get_type ())

/**
 * AtoutShown: a course as far as it has been shown. Whoever shows it takes his time for each event;
 * what happens meanwhile waits and is told afterwards, one event after the other. Until all has
 * been shown nobody is asked: no action is legal. While nobody shows it, it is the course itself.
 *
 * Signal: `settled-changed` (): all that happened has been shown, or no more.
 */
G_DECLARE_FINAL_TYPE (AtoutShown, atout_shown, ATOUT, SHOWN, AtoutOverlay)

/** @source, kept alive, as it is shown. */
AtoutShown *atout_shown_new         (AtoutCourse *source);

/**
 * Whether somebody shows each event and says with atout_shown_done () that he has, at first not;
 * with FALSE all that waits is told at once.
 */
void        atout_shown_set_paced   (AtoutShown  *self,
                                     gboolean     paced);

/** What was told last has been shown. */
void        atout_shown_done        (AtoutShown  *self);
gboolean    atout_shown_get_settled (AtoutShown  *self);
