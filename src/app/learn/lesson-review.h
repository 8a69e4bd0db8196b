/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Review of a deal in a lesson: finds the costliest decision. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/**
 * Reviews the user's decisions from action @first on; shows and announces the costliest clear
 * mistake in @label.
 */
void lesson_review_begin (GtkWidget    *label,
                          AtoutSession *session,
                          guint         first,
                          DeckSuits     suits);

/** Cancels the review and hides @label. */
void lesson_review_end   (GtkWidget    *label);
