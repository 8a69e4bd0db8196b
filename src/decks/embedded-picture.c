/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/embedded-picture.h"

#include <string.h>

#define SCHEME "data:image/"
#define CODE ";base64,"
#define BLANKS " \t\r\n\f"

/* The text behind the head of @url, NULL when that is another one. */
static const char *
find_text (const char *url)
{
  static const char *const kinds[] = { "png", "jpeg", "jpg", "gif", "webp" };

  if (g_ascii_strncasecmp (url, SCHEME, strlen (SCHEME)) != 0)
    return NULL;

  url += strlen (SCHEME);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_ascii_strncasecmp (url, kinds[i], strlen (kinds[i])) == 0
        && g_ascii_strncasecmp (url + strlen (kinds[i]), CODE, strlen (CODE)) == 0)
      return url + strlen (kinds[i]) + strlen (CODE);

  return NULL;
}

gboolean
embedded_picture_is_plain (const char *url)
{
  const char *text = find_text (url);

  if (text == NULL)
    return FALSE;

  text += strspn (text, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "+/" BLANKS);
  text += strspn (text, "=" BLANKS);

  return *text == '\0';
}

/* ---- Heads of pictures -------------------------------------------------------------------- */

/* Width times height. Each of them is the number of @n bytes, the highest or lowest first. */

static guint64
read_high (const guchar *bytes, guint n)
{
  guint64 width = 0, height = 0;

  for (guint i = 0; i < n; i++)
    {
      width = width << 8 | bytes[i];
      height = height << 8 | bytes[n + i];
    }

  return width * height;
}

static guint64
read_low (const guchar *bytes, guint n, guint more)
{
  guint64 width = more, height = more;

  for (guint i = 0; i < n; i++)
    {
      width += (guint64) bytes[i] << 8 * i;
      height += (guint64) bytes[n + i] << 8 * i;
    }

  return width * height;
}

/* A JPEG is a row of segments; the one with the size begins with one of the marks of a frame. */
static guint64
measure_jpeg (const guchar *data, gsize size)
{
  gsize i = 2;

  while (i + 9 <= size && data[i] == 0xff)
    {
      const guchar mark = data[i + 1];
      const gboolean is_frame
          = mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc;

      if (is_frame)
        return read_high (data + i + 5, 2);
      if (mark == 0xff)
        i++; /* it may be repeated */
      else
        i += 2 + ((gsize) data[i + 2] << 8 | data[i + 3]);
    }

  return 0;
}

/* One of three kinds: with a head of its own, without losses, or with. */
static guint64
measure_webp (const guchar *data)
{
  if (memcmp (data + 12, "VP8X", 4) == 0)
    return read_low (data + 24, 3, 1);
  if (memcmp (data + 12, "VP8 ", 4) == 0)
    {
      const guchar size[] = { data[26], data[27] & 0x3f, data[28], data[29] & 0x3f };

      return read_low (size, 2, 0);
    }
  if (memcmp (data + 12, "VP8L", 4) == 0)
    {
      const guint64 bits = data[21] | data[22] << 8 | data[23] << 16 | (guint64) data[24] << 24;

      return ((bits & 0x3fff) + 1) * ((bits >> 14 & 0x3fff) + 1);
    }

  return 0;
}

guint64
embedded_picture_count_pixels (const char *url)
{
  static const guchar png[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
  static const guchar jpeg[] = "\xff\xd8\xff";
  gsize size = 0;
  g_autofree guchar *data = g_base64_decode (find_text (url), &size);

  /* the largest of the heads that are read without looking for it */
  if (size < 30)
    return 0;

  if (memcmp (data, png, sizeof png - 1) == 0)
    return read_high (data + sizeof png - 1, 4);
  if (memcmp (data, jpeg, sizeof jpeg - 1) == 0)
    return measure_jpeg (data, size);
  if (memcmp (data, "GIF87a", 6) == 0 || memcmp (data, "GIF89a", 6) == 0)
    return read_low (data + 6, 2, 0);
  if (memcmp (data, "RIFF", 4) == 0 && memcmp (data + 8, "WEBP", 4) == 0)
    return measure_webp (data);

  return 0;
}
