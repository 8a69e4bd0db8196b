/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/atout-talk.h"

#define ATOUT_TYPE_BUBBLE (atout_bubble_get_type ())

/**
 * AtoutBubble: what was said, in the words of who said it, and the number it reached. What
 * it means is its tooltip; a click asks for it.
 */
G_DECLARE_FINAL_TYPE (AtoutBubble, atout_bubble, ATOUT, BUBBLE, GtkButton)

GtkWidget  *atout_bubble_new         (void);

/** Shows @saying of @talk; with NULL the bubble vanishes. */
void        atout_bubble_show        (AtoutBubble *self,
                                      AtoutTalk   *talk,
                                      AtoutSaying *saying);

/** Who said it, what, and what it means. */
const char *atout_bubble_get_meaning (AtoutBubble *self);
