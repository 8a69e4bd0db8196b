/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Signs that are drawn on cards, told from all else without colour. */

#pragma once

#include <gtk/gtk.h>

#include "model/choices/atout-card.h"

/** Draws the crown of a card at @bounds, which takes the trick, into its corner without index. */
void winner_sign_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds);

/**
 * Draws a gauge upright into @bounds: the fuller the better, @share from 0 to 1. What is as good as
 * the best is filled dark, what is worse light and never to the top; so it is told without colour.
 */
void hint_gauge_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds, AtoutHinted hinted,
                      double share);
