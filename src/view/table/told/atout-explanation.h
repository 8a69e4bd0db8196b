/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_EXPLANATION (atout_explanation_get_type ())

/** AtoutExplanation: a sentence for the user, visible long enough to be read. */
G_DECLARE_FINAL_TYPE (AtoutExplanation, atout_explanation, ATOUT, EXPLANATION, GtkWidget)

/** Shows @text for a time; NULL hides it. */
void        atout_explanation_say      (AtoutExplanation *self,
                                        const char       *text);

/** Shows @text until it is replaced; NULL removes only a kept text. */
void        atout_explanation_keep     (AtoutExplanation *self,
                                        const char       *text);
const char *atout_explanation_get_text (AtoutExplanation *self);
