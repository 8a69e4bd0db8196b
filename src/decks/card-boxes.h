/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The places of cards in a drawing, by the elements that are called after them. */

#pragma once

#include "decks/card-sheet.h"

/**
 * Finds the boxes of the elements @ids of @sheet, by deck_face_index (); NULL: no such card. @width
 * and @height are those of the whole drawing. All boxes get about the form of most cards: the
 * line that most have around the box is given to all, what hangs out of a card (as far as librsvg
 * knows it: without blur, with what is clipped) is left out.
 *
 * FALSE with an error of librsvg or ATOUT_DECK_ERROR, which names no file; it is about the card
 * with the index *@failed.
 */
gboolean card_boxes_find (CardSheet *sheet, double width, double height,
                          char *const ids[DECK_FACES], CardBox boxes[DECK_FACES], unsigned *failed,
                          GError **error);
