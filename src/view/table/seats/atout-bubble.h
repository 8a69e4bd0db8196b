/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/atout-talk.h"

#define ATOUT_TYPE_BUBBLE (atout_bubble_get_type ())

/** AtoutBubble: a speech bubble with the last words of a seat and the number reached. */
G_DECLARE_FINAL_TYPE (AtoutBubble, atout_bubble, ATOUT, BUBBLE, GtkButton)

GtkWidget  *atout_bubble_new         (void);

/** Shows @saying of @talk; NULL hides the bubble. */
void        atout_bubble_show        (AtoutBubble *self,
                                      AtoutTalk   *talk,
                                      AtoutSaying *saying);

/** Returns who said what, and its meaning (transfer none). */
const char *atout_bubble_get_meaning (AtoutBubble *self);
