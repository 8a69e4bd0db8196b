/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A drawing with many cards, from which a document is cut for each of them: with the card, what it
 * refers to, and nothing else, as large as the card. Whatever librsvg paints apart before it puts
 * it into the picture (what is seen through, filtered, masked) is as large as the whole document:
 * of a whole deck fifty times as large as the card needs.
 *
 * Not for several threads at a time.
 */

#pragma once

#include "decks/deck-file.h"

typedef struct _CardSheet CardSheet;

/** (transfer full): the drawing @svg, which svg_check () lets pass; NULL when it is no XML. */
CardSheet *card_sheet_new (GBytes *svg);

void card_sheet_free (CardSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CardSheet, card_sheet_free)

/** Whether there is an element called @id. */
gboolean card_sheet_has (CardSheet *self, const char *id);

/**
 * The id of what shows the element @id, which is there: itself, or for one that is not painted
 * where it stands, as those in <defs>, a <use> at the end of the drawing. Free with g_free ().
 */
char *card_sheet_show (CardSheet *self, const char *id);

/** (transfer full): the text of its outermost element, without anything in it. */
GBytes *card_sheet_write_frame (CardSheet *self);

/**
 * (transfer full): the text of a document that shows @box of the drawing and has the element @id,
 * which is there, as a layer. @width and @height are those of the whole drawing. Any other size
 * that the document is painted in stretches it.
 */
GBytes *card_sheet_cut (CardSheet *self, const char *id, const CardBox *box, double width,
                        double height);
