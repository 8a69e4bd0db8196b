/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads kind and size of pictures without decoding. */

#pragma once

#include <glib.h>

typedef struct
{
  const char *kind; /* png, jpeg, gif or webp; static */
  guint width;      /* in pixels */
  guint height;
} PictureHead;

/** Returns true if @data begins as a picture of a known kind, and fills @head. */
gboolean picture_head_read (const guchar *data, gsize size, PictureHead *head);
