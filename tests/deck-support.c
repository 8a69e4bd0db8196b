/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-support.h"

#include <gtk/gtk.h>

#include "decks/face-texture.h"

/* ---- Files ------------------------------------------------------------------------------ */

GFile *
deck_write_packed (const char *folder, const char *name, const char *text, const char *more,
                   gsize n_more)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GOutputStream) raw
      = G_OUTPUT_STREAM (g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, &error));
  g_autoptr (GConverter) packer
      = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (raw, packer);

  g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, &error);
  for (gsize i = 0; i < n_more; i++)
    g_output_stream_write_all (stream, more, strlen (more), NULL, NULL, &error);
  g_output_stream_close (stream, NULL, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&file);
}

/* ---- Opening ---------------------------------------------------------------------------- */

void
deck_keep_result (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

AtoutDeck *
deck_open (GFile *location, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  atout_deck_open_async (location, NULL, deck_keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return atout_deck_open_finish (result, error);
}

AtoutDeck *
deck_open_good (GFile *location)
{
  g_autoptr (GError) error = NULL;
  AtoutDeck *deck = deck_open (location, &error);

  g_assert_no_error (error);
  g_assert_nonnull (deck);

  return deck;
}

GdkTexture *
deck_paint (GdkPaintable *face, int width, int height)
{
  for (;;)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      GdkTexture *texture;

      gdk_paintable_snapshot (face, snapshot, width, height);
      node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
      texture = face_texture_of_node (node);
      if (texture != NULL && gdk_texture_get_width (texture) == width)
        return g_object_ref (texture);
      g_main_context_iteration (NULL, TRUE);
    }
}

guint32
deck_get_pixel (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);

  return pixels[y * width + x] & 0xffffff;
}
