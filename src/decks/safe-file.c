/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "safe-file.h"

#include <glib/gi18n-lib.h>

#define BLOCK 65536

/* Whether @stream begins as gzip does; nothing of it is taken. */
static gboolean
is_packed (GBufferedInputStream *stream, GError **error)
{
  gsize n_bytes = 0;
  const guchar *bytes;

  if (g_buffered_input_stream_fill (stream, 2, NULL, error) < 0)
    return FALSE;
  bytes = g_buffered_input_stream_peek_buffer (stream, &n_bytes);

  return n_bytes >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

static GBytes *
read_all (GInputStream *stream, gsize max, GError **error)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  g_autofree guchar *block = g_malloc (BLOCK);

  for (;;)
    {
      gssize n_bytes = g_input_stream_read (stream, block, BLOCK, NULL, error);

      if (n_bytes < 0)
        return NULL;
      if (n_bytes == 0)
        return g_byte_array_free_to_bytes (g_steal_pointer (&content));
      if (content->len + (gsize) n_bytes > max)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "too large");
          return NULL;
        }
      g_byte_array_append (content, block, (guint) n_bytes);
    }
}

GBytes *
safe_file_read (GFile *file, gsize max, gboolean unpack, GError **error)
{
  g_autoptr (GFileInputStream) input = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GInputStream) unpacked = NULL;
  g_autoptr (GConverter) unpacker = NULL;
  g_autoptr (GError) local = NULL;

  /* a pipe has no end */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("it is no regular file"));
      return NULL;
    }

  input = g_file_read (file, NULL, error);
  if (input == NULL)
    return NULL;

  stream = g_buffered_input_stream_new (G_INPUT_STREAM (input));
  if (!unpack || !is_packed (G_BUFFERED_INPUT_STREAM (stream), &local))
    {
      if (local == NULL)
        return read_all (stream, max, error);
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }

  unpacker = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  unpacked = g_converter_input_stream_new (stream, unpacker);

  return read_all (unpacked, max, error);
}
