/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Paints the portraits of people into textures, in the thread that paints cards. */

#pragma once

#include <gdk/gdk.h>

/**
 * Begins to paint data/people/@key.svg as a square of @pixels device pixels; @done is called in the
 * main loop. Not painted, or not told, once @cancellable is cancelled.
 */
void portrait_paint (const char *key, int pixels, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer data);

/**
 * What came of it, textures of face_texture_new (): to @body all but the head, which fills the
 * square, to @head what may turn before it. FALSE with an error: there is no such portrait, or it
 * was cancelled.
 */
gboolean portrait_paint_finish (GAsyncResult *result, GdkTexture **body, GdkTexture **head,
                                GError **error);
