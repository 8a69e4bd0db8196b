/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cuts a drawing of many cards into documents of one card each: librsvg's intermediate images are
 * as large as the document. Not thread-safe.
 */

#pragma once

#include "decks/deck-file.h"

typedef struct _CardSheet CardSheet;

/**
 * Returns (transfer full) the drawing @svg, which svg_check () accepts, or NULL if it is not XML.
 */
CardSheet *card_sheet_new (GBytes *svg);

void card_sheet_free (CardSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CardSheet, card_sheet_free)

/** Returns true if an element has this @id. */
gboolean card_sheet_has (CardSheet *self, const char *id);

/**
 * Returns the id of an element that paints element @id: itself, or a new <use> if it is in <defs>
 * or the like. Free with g_free ().
 */
char *card_sheet_show (CardSheet *self, const char *id);

/** Returns (transfer full) the text of the root element without its content. */
GBytes *card_sheet_write_frame (CardSheet *self);

/**
 * Returns (transfer full) a document that shows the area @box, with element @id as a layer. @width
 * and @height are those of the drawing. Other sizes stretch the document.
 */
GBytes *card_sheet_cut (CardSheet *self, const char *id, const CardBox *box, double width,
                        double height);
