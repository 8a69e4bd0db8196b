/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Signs on cards, distinct without colour. */

#pragma once

#include <gtk/gtk.h>

#include "model/choices/atout-card.h"

/** Draws the winner's crown in the corner without index of the card at @bounds. */
void winner_sign_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds);

/** Draws a gauge filled to @share (0 to 1), dark for the best and light for worse cards. */
void hint_gauge_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds, AtoutHinted hinted,
                      double share);
