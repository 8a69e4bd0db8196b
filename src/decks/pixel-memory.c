/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/pixel-memory.h"

#include <glib/gi18n-lib.h>
#include <sys/mman.h>

#include "decks/deck-error.h"

typedef struct
{
  void *data;
  gsize size;
} Pixels;

static void
pixels_free (gpointer data)
{
  Pixels *pixels = data;

  munmap (pixels->data, pixels->size);
  g_free (pixels);
}

GBytes *
pixel_memory_new (gsize size, GError **error)
{
  void *data = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  Pixels *pixels;

  if (data == MAP_FAILED)
    {
      g_set_error_literal (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                           _ ("there is no memory left"));
      return NULL;
    }

  pixels = g_new (Pixels, 1);
  *pixels = (Pixels) { data, size };

  return g_bytes_new_with_free_func (data, size, pixels_free, pixels);
}
