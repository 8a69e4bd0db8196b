/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-match.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_REVIEW (atout_review_get_type ())

/**
 * AtoutReview: the tricks of the running deal, one row each, a column for every player.
 *
 * Signal: `left` (): the user has seen enough.
 */
G_DECLARE_FINAL_TYPE (AtoutReview, atout_review, ATOUT, REVIEW, GtkWidget)

GtkWidget *atout_review_new   (void);

/** Shows the tricks that @match has now. */
void       atout_review_show  (AtoutReview *self,
                               AtoutMatch  *match);

/** Focuses the last trick. */
gboolean   atout_review_focus (AtoutReview *self);

G_END_DECLS
