/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The bar that tells how good a hint calls a card, or a call. */

#pragma once

#include <gtk/gtk.h>

#include "model/choices/atout-card.h"

/**
 * Draws it upright into @bounds: the fuller the better, @share from 0 to 1. What is as good as the
 * best is filled dark, what is worse light and never to the top; so it is told without colour.
 */
void hint_gauge_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds, AtoutHinted hinted,
                      double share);
