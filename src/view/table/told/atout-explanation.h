/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_EXPLANATION (atout_explanation_get_type ())

/**
 * AtoutExplanation: one sentence for the user, visible as long as it takes to read it; a longer one
 * stays longer.
 *
 * Property: `text` (string, read-only, notified: what is explained, NULL for nothing).
 */
G_DECLARE_FINAL_TYPE (AtoutExplanation, atout_explanation, ATOUT, EXPLANATION, GtkWidget)

/** Explains @text, or with NULL nothing any more. */
void        atout_explanation_say      (AtoutExplanation *self,
                                        const char       *text);

/**
 * Explains @text until it is taken back with NULL, or something else is explained; that stays then.
 */
void        atout_explanation_keep     (AtoutExplanation *self,
                                        const char       *text);
const char *atout_explanation_get_text (AtoutExplanation *self);
