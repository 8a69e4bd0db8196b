/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The folder in which the decks lie that the user added. */

#pragma once

#include <gio/gio.h>

#include "decks/deck-file.h"

/** The path of that folder, which need not be there; free with g_free (). */
char *deck_copy_place (void);

/**
 * (transfer full): a copy of @deck in that folder, with its name for people in @name (free with
 * g_free ()). It is written as it was loaded; no file of @deck is read again. A copy that fails
 * leaves nothing behind; the error (G_IO_ERROR) names what could not be written.
 */
GFile *deck_copy_add (const DeckFile *deck, char **name, GError **error);

/** Removes a copy; the error (G_IO_ERROR) names what could not be removed. */
gboolean deck_copy_remove (GFile *copy, GError **error);
