/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"

#define ATOUT_TYPE_APPLICATION (atout_application_get_type ())

/**
 * AtoutApplication: the program: its command line, the actions that need no match, and the
 * colour scheme.
 */
G_DECLARE_FINAL_TYPE (AtoutApplication, atout_application, ATOUT, APPLICATION, AdwApplication)

/** (transfer full): the program, not running yet. */
AtoutApplication *atout_application_new       (void);

/** (transfer none): the decks that all windows share; NULL before the program has started. */
AtoutDeckStore   *atout_application_get_decks (AtoutApplication *self);

/**
 * Returns TRUE if the user wants the program started again once it has ended (`app.restart`).
 * @match is the match that goes on then, as its id in the history; -1: none.
 */
gboolean          atout_application_get_restart (AtoutApplication *self,
                                                 gint64           *match);
