/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The folder in which the decks lie that the user added. */

#pragma once

#include <gio/gio.h>

/** The path of that folder, which need not be there; free with g_free (). */
char *deck_copy_place (void);

/**
 * (transfer full): a copy of the deck at @location in that folder, with its name for people in
 * @name (free with g_free ()). A copy that fails leaves nothing behind; the error (G_IO_ERROR)
 * names what could not be written.
 */
GFile *deck_copy_add (GFile *location, char **name, GError **error);

/** Removes a copy; the error (G_IO_ERROR) names what could not be removed. */
gboolean deck_copy_remove (GFile *copy, GError **error);
