/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Heads of pictures: kind and size are known without anything being unpacked. */

#pragma once

#include <glib.h>

typedef struct
{
  const char *kind; /* png, jpeg, gif or webp, as in image/png; static */
  guint width;      /* in pixels */
  guint height;
} PictureHead;

/** Whether the @size bytes of @data begin as a picture of a known kind, which @head tells then. */
gboolean picture_head_read (const guchar *data, gsize size, PictureHead *head);
