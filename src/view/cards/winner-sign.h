/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The sign on the card that takes a trick: a crown, told from all else without colour. */

#pragma once

#include <gtk/gtk.h>

/** Draws it into the corner of the card at @bounds that has no index. */
void winner_sign_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds);
