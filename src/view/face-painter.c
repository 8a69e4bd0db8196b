/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "face-painter.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "atout-deck.h"

struct _FacePainter
{
  GFile *file;
  GBytes *svg;
  RsvgHandle *handle;
  char *style_sheet; /* in force in @handle; NULL: none yet */
  double card_width, card_height;
  double columns, rows;
};

static RsvgHandle *
load_svg (GBytes *svg, GFile *file, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (svg);

  return rsvg_handle_new_from_stream_sync (stream, file, RSVG_HANDLE_FLAGS_NONE, NULL, error);
}

static bool
check_faces (FacePainter *self, const DeckFile *file, const char *path, GError **error)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      const char *id = file->face[i].id;

      if (id != NULL && !rsvg_handle_has_sub (self->handle, id))
        {
          g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                       _ ("%s has no element with the id “%s”, which the key file names"), path,
                       id + 1);
          return false;
        }
    }

  return true;
}

FacePainter *
face_painter_new (const DeckFile *file, GError **error)
{
  g_autoptr (FacePainter) self = g_atomic_rc_box_new0 (FacePainter);
  g_autofree char *path = g_file_get_parse_name (file->svg);
  g_autoptr (GError) local = NULL;

  self->file = g_object_ref (file->svg);
  self->card_width = file->card_width;
  self->card_height = file->card_height;
  self->columns = file->columns;
  self->rows = file->rows;

  self->svg = g_file_load_bytes (file->svg, NULL, NULL, &local);
  if (self->svg == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                   _ ("The SVG file “%s” of the deck cannot be read: %s"), path, local->message);
      return NULL;
    }

  self->handle = load_svg (self->svg, self->file, &local);
  if (self->handle == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN, _ ("%s is no usable SVG: %s"),
                   path, g_strchomp (local->message));
      return NULL;
    }

  if (!check_faces (self, file, path, error))
    return NULL;

  return g_steal_pointer (&self);
}

FacePainter *
face_painter_ref (FacePainter *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
face_painter_clear (gpointer data)
{
  FacePainter *self = data;

  g_clear_object (&self->handle);
  g_clear_pointer (&self->style_sheet, g_free);
  g_clear_pointer (&self->svg, g_bytes_unref);
  g_clear_object (&self->file);
}

void
face_painter_unref (FacePainter *self)
{
  g_atomic_rc_box_release_full (self, face_painter_clear);
}

static bool
set_style_sheet (FacePainter *self, const char *style_sheet, GError **error)
{
  if (g_strcmp0 (self->style_sheet, style_sheet) == 0)
    return true;

  /* librsvg adds a style sheet to those before; only a fresh handle has the deck's own colours. */
  if (self->style_sheet != NULL)
    {
      RsvgHandle *handle = load_svg (self->svg, self->file, error);

      if (handle == NULL)
        return false;

      g_object_unref (self->handle);
      self->handle = handle;
    }

  g_free (self->style_sheet);
  self->style_sheet = g_strdup (style_sheet);

  return rsvg_handle_set_stylesheet (self->handle, (const guint8 *) style_sheet,
                                     strlen (style_sheet), error);
}

static GdkTexture *
texture_of_surface (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), (gsize) height * stride,
      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkTexture *
face_painter_paint (FacePainter *self, const DeckFace *face, const char *style_sheet, int width,
                    int height, GError **error)
{
  const RsvgRectangle document
      = { 0, 0, self->columns * self->card_width, self->rows * self->card_height };
  GdkTexture *texture = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (!set_style_sheet (self, style_sheet, error))
    return NULL;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_scale (cr, width / self->card_width, height / self->card_height);
  cairo_translate (cr, -face->column * self->card_width, -face->row * self->card_height);
  /* Not render_element: its scale follows the ink of the element, not the cell. */
  if (rsvg_handle_render_layer (self->handle, cr, face->id, &document, error))
    texture = texture_of_surface (surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return texture;
}
