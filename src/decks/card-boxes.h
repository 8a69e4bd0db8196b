/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds cards in a drawing by the ids of their elements. */

#pragma once

#include "decks/card-sheet.h"

/**
 * Measures the elements @ids of @sheet, by deck_face_index (); NULL means no such card. @width and
 * @height are those of the drawing. All boxes get the shape and border line of most cards; parts
 * outside a card are cut off.
 *
 * Returns FALSE with an error of librsvg or ATOUT_DECK_ERROR, which names no file. *@failed is then
 * the index of the faulty card.
 */
gboolean card_boxes_find (CardSheet *sheet, double width, double height,
                          char *const ids[DECK_FACES], CardBox boxes[DECK_FACES], unsigned *failed,
                          GError **error);
