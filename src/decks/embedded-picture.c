/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "embedded-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>

#define BASE64 ";base64,"
#define BLOCK 4096

static void
size_prepared (GdkPixbufLoader *loader, int width, int height, guint64 *n_pixels)
{
  *n_pixels = (guint64) width * (guint64) height;

  /* So nothing more is unpacked. */
  gdk_pixbuf_loader_set_size (loader, 0, 0);
}

guint64
embedded_picture_count_pixels (const char *url)
{
  const char *text = strstr (url, BASE64);
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  guint64 n_pixels = 0;
  guchar block[BLOCK];
  int state = 0;
  guint save = 0;
  gboolean is_good = text != NULL;
  gsize rest;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared), &n_pixels);
  text = is_good ? text + strlen (BASE64) : "";
  for (rest = strlen (text); is_good && n_pixels == 0 && rest > 0;)
    {
      gsize n_text = MIN (rest, BLOCK);
      gsize n_bytes = g_base64_decode_step (text, n_text, block, &state, &save);

      is_good = gdk_pixbuf_loader_write (loader, block, n_bytes, NULL);
      text += n_text;
      rest -= n_text;
    }
  gdk_pixbuf_loader_close (loader, NULL);

  return n_pixels;
}
