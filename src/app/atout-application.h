/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"

#define ATOUT_TYPE_APPLICATION (atout_application_get_type ())

/** AtoutApplication: the program: command line, application actions and colour scheme. */
G_DECLARE_FINAL_TYPE (AtoutApplication, atout_application, ATOUT, APPLICATION, AdwApplication)

/** Returns (transfer full) the program. */
AtoutApplication *atout_application_new       (void);

/** Returns (transfer none) the decks of all windows; NULL before startup. */
AtoutDeckStore   *atout_application_get_decks (AtoutApplication *self);

/**
 * Returns TRUE if the program must restart after its end (`app.restart`). Sets @match to the
 * history id to resume, or -1.
 */
gboolean          atout_application_get_restart (AtoutApplication *self,
                                                 gint64           *match);
