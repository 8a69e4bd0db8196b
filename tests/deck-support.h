/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writing, opening and painting decks of others, as the tests of decks do. */

#pragma once

#include "decks/atout-deck.h"

/** (transfer full): the file @name in @folder: @text and then @n_more times @more, as gzip. */
GFile *deck_write_packed (const char *folder, const char *name, const char *text, const char *more,
                          gsize n_more);

/** Keeps @result (transfer full) where @user_data points to. */
void deck_keep_result (GObject *source_object, GAsyncResult *result, gpointer user_data);

/** (transfer full): opens the deck as the program does, and waits for it. */
AtoutDeck *deck_open (GFile *location, GError **error);

/** The same for a deck that has to be good. */
AtoutDeck *deck_open_good (GFile *location);

/** (transfer full): the face at this size, once it has been painted. */
GdkTexture *deck_paint (GdkPaintable *face, int width, int height);

/** The colour of a pixel, without its alpha. */
guint32 deck_get_pixel (GdkTexture *texture, int x, int y);
