/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A look back at a deal that was played in a lesson: the decision that cost most, in words. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/**
 * Looks through what the user did in the deal of @session that is over, from action @first of it
 * on. If something was clearly worse than what a strong player would have done, @label tells the
 * costliest as soon as that is known, and it is announced; until then @label is not shown.
 */
void lesson_review_begin (GtkWidget    *label,
                          AtoutSession *session,
                          guint         first,
                          DeckSuits     suits);

/** Looks no more, and hides @label. */
void lesson_review_end   (GtkWidget    *label);
