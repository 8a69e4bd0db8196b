/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_CARD_PICTURE (atout_card_picture_get_type ())

/**
 * AtoutCardPicture: the face of a card, as wide as it may be, in its own proportion and at whole
 * pixels. It takes the height that goes with its width.
 */
G_DECLARE_FINAL_TYPE (AtoutCardPicture, atout_card_picture, ATOUT, CARD_PICTURE, GtkWidget)

/** Shows @face, which is kept; called once, before anybody sees the picture. */
void atout_card_picture_set_face (AtoutCardPicture *self, GdkPaintable *face);

G_END_DECLS
