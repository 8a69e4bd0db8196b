/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/safe-file.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>
#include <unistd.h>

#define BLOCK 65536

/* ---- Reading ------------------------------------------------------------------------------ */

static GInputStream *
refuse (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _ ("it is not a regular "
                          "file"));

  return NULL;
}

/* Opens a regular file without waiting for a pipe's other end, and checks again what was opened. */
static GInputStream *
open_regular (const char *path, GError **error)
{
  struct stat info;
  int fd;

  if (stat (path, &info) == 0 && !S_ISREG (info.st_mode))
    return refuse (error);

  fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code),
                           g_strerror (code));
      return NULL;
    }

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode))
    {
      close (fd);
      return refuse (error);
    }

  return g_unix_input_stream_new (fd, TRUE);
}

static GBytes *
read_stream (GInputStream *stream, gsize max, GError **error)
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

static GInputStream *
open_file (GFile *file, GError **error)
{
  const char *path = g_file_peek_path (file);

  if (path != NULL)
    return open_regular (path, error);

  /* resource or remote file */
  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

static GBytes *
read_file (GFile *file, gsize max, GError **error)
{
  g_autoptr (GInputStream) stream = open_file (file, error);

  return stream != NULL ? read_stream (stream, max, error) : NULL;
}

/* ---- Decompressing ------------------------------------------------------------------------ */

static gboolean
is_packed (GBytes *bytes)
{
  gsize n_bytes;
  const guchar *data = g_bytes_get_data (bytes, &n_bytes);

  return n_bytes >= 2 && data[0] == 0x1f && data[1] == 0x8b;
}

static GBytes *
unpack_bytes (GBytes *packed, gsize max, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (packed);
  g_autoptr (GConverter) unpacker
      = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) unpacked = g_converter_input_stream_new (stream, unpacker);

  return read_stream (unpacked, max, error);
}

/* ---- Interface ---------------------------------------------------------------------------- */

GBytes *
safe_file_read (GFile *file, gsize max, gboolean unpack, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (file, max, error);

  if (bytes != NULL && unpack && is_packed (bytes))
    return unpack_bytes (bytes, max, error);

  return g_steal_pointer (&bytes);
}

GBytes *
safe_file_read_head (GFile *file, gsize size, GError **error)
{
  g_autoptr (GInputStream) stream = open_file (file, error);
  g_autofree guchar *head = g_malloc (size);
  gsize n_bytes;

  if (stream == NULL || !g_input_stream_read_all (stream, head, size, &n_bytes, NULL, error))
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&head), n_bytes);
}

GBytes *
safe_file_pack (GBytes *bytes)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GConverter) packer
      = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1));
  g_autoptr (GInputStream) packed = g_converter_input_stream_new (stream, packer);

  return read_stream (packed, G_MAXUINT, NULL);
}
