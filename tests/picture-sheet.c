/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture-sheet.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

/* The middle of the table, as pages.css has it. */
static const struct
{
  const char *name;
  double red, green, blue;
} tables[SHEET_TABLES] = { { "light", 0.24, 0.49, 0.345 }, { "dark", 0.14, 0.31, 0.23 } };

void
sheet_die (const char *message)
{
  fprintf (stderr, "contact-sheet: %s\n", message);
  exit (1);
}

cairo_t *
sheet_begin (int width, int height, unsigned table)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, tables[table].red, tables[table].green, tables[table].blue);
  cairo_paint (cr);

  return cr;
}

void
sheet_end (cairo_t *cr, const char *folder, const char *name, const char *what, unsigned table)
{
  g_autofree char *path
      = g_strdup_printf ("%s/%s-%s-%s.png", folder, name, what, tables[table].name);

  if (cairo_surface_write_to_png (cairo_get_target (cr), path) != CAIRO_STATUS_SUCCESS)
    sheet_die (path);
  cairo_destroy (cr);
  puts (path);
}
