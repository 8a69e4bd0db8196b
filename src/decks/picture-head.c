/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/picture-head.h"

#include <string.h>

/* Bytes that contain the size in all formats but JPEG. */
#define HEAD_SIZE 30

static gboolean
read_high (PictureHead *head, const guchar *bytes, guint n)
{
  head->width = head->height = 0;
  for (guint i = 0; i < n; i++)
    {
      head->width = head->width << 8 | bytes[i];
      head->height = head->height << 8 | bytes[n + i];
    }

  return TRUE;
}

static gboolean
read_low (PictureHead *head, const guchar *bytes, guint n, guint more)
{
  head->width = head->height = more;
  for (guint i = 0; i < n; i++)
    {
      head->width += (guint) bytes[i] << 8 * i;
      head->height += (guint) bytes[n + i] << 8 * i;
    }

  return TRUE;
}

/* Reads the size of a JPEG from its frame header. */
static gboolean
read_jpeg (PictureHead *head, const guchar *data, gsize size)
{
  gsize i = 2;

  while (i + 9 <= size && data[i] == 0xff)
    {
      const guchar mark = data[i + 1];
      const gboolean is_frame
          = mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc;

      if (is_frame)
        {
          const guchar turned[] = { data[i + 7], data[i + 8], data[i + 5], data[i + 6] };

          return read_high (head, turned, 2);
        }
      if (mark == 0xff)
        i++; /* fill byte */
      else
        i += 2 + ((gsize) data[i + 2] << 8 | data[i + 3]);
    }

  return FALSE;
}

/* Reads the size of an extended, lossy or lossless WebP. */
static gboolean
read_webp (PictureHead *head, const guchar *data)
{
  if (memcmp (data + 12, "VP8X", 4) == 0)
    return read_low (head, data + 24, 3, 1);
  if (memcmp (data + 12, "VP8 ", 4) == 0)
    {
      const guchar size[] = { data[26], data[27] & 0x3f, data[28], data[29] & 0x3f };

      return read_low (head, size, 2, 0);
    }
  if (memcmp (data + 12, "VP8L", 4) == 0)
    {
      const guint bits = data[21] | data[22] << 8 | data[23] << 16 | (guint) data[24] << 24;

      head->width = (bits & 0x3fff) + 1;
      head->height = (bits >> 14 & 0x3fff) + 1;
      return TRUE;
    }

  return FALSE;
}

gboolean
picture_head_read (const guchar *data, gsize size, PictureHead *head)
{
  static const guchar png[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
  static const guchar jpeg[] = "\xff\xd8\xff";

  if (size < HEAD_SIZE)
    return FALSE;

  if (memcmp (data, png, sizeof png - 1) == 0)
    {
      head->kind = "png";
      return read_high (head, data + sizeof png - 1, 4);
    }
  if (memcmp (data, jpeg, sizeof jpeg - 1) == 0)
    {
      head->kind = "jpeg";
      return read_jpeg (head, data, size);
    }
  if (memcmp (data, "GIF87a", 6) == 0 || memcmp (data, "GIF89a", 6) == 0)
    {
      head->kind = "gif";
      return read_low (head, data + 6, 2, 0);
    }
  if (memcmp (data, "RIFF", 4) == 0 && memcmp (data + 8, "WEBP", 4) == 0)
    {
      head->kind = "webp";
      return read_webp (head, data);
    }

  return FALSE;
}
