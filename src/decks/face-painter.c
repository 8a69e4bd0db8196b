/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-painter.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "decks/card-boxes.h"
#include "decks/card-sheet.h"
#include "decks/deck-error.h"
#include "decks/deck-pictures.h"
#include "decks/face-texture.h"
#include "decks/svg-check.h"

/*
 * Limit of loaded SVG texts in bytes; loaded documents take twenty times as much memory and save
 * little time.
 */
#define LOADED_MAX ((gsize) 64 * 1024)

/* The loaded document of a face. */
typedef struct
{
  RsvgHandle *handle;
  gsize size;       /* bytes of the document's text */
  guint64 last_use; /* n_painted at the last use */
} Document;

struct _FacePainter
{
  CardSheet *sheet; /* NULL if each card is a picture */
  GBytes *pictures[DECK_FACES];
  double width; /* width of the drawing, or of a picture */
  double height;
  char *ids[DECK_FACES]; /* element ids, or NULL */
  CardBox boxes[DECK_FACES];
  int largest; /* atomic: longest side painted, in device pixels */

  Document documents[DECK_FACES];
  char *style_sheet; /* style of loaded documents, or NULL */
  gsize loaded;      /* bytes of loaded texts */
  guint64 n_painted;
};

/* ---- Opening ---------------------------------------------------------------------------- */

static RsvgHandle *
load_svg (GBytes *svg, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (svg);

  return rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error);
}

static bool
refuse_drawing (const DeckFile *file, const GError *error, GError **refused)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);
  g_autofree char *words = face_painter_complaint (error);

  g_set_error (refused, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN, _ ("%s is not a usable SVG: %s"),
               path, words);

  return false;
}

static bool
refuse_face (const DeckFile *file, unsigned index, const GError *error, GError **refused)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);
  g_autofree char *words = face_painter_complaint (error);

  g_set_error (refused, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
               /* Translators: a file, the name of a card in it, and what is wrong with that */
               _ ("%s: the card “%s” cannot be drawn: %s"), path, file->face[index].id + 1, words);

  return false;
}

static DeckKind
see_kind (CardSheet *sheet)
{
  return card_sheet_has (sheet, "1_club") || card_sheet_has (sheet, "king_club") ? DECK_KDE
                                                                                 : DECK_AISLERIOT;
}

/* Checks that a built-in deck has all faces, and others a back and one card. */
static bool
check_faces (CardSheet *sheet, DeckFile *file, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);
  unsigned n_cards = 0;

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      DeckFace *face = &file->face[i];

      if (face->id == NULL)
        continue;

      if (card_sheet_has (sheet, face->id + 1))
        n_cards += i != DECK_BACK;
      else if (file->kind != DECK_OWN && i != DECK_BACK)
        g_clear_pointer (&face->id, g_free);
      else
        {
          g_autofree char *quoted = deck_file_shorten (face->id + 1);

          g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                       file->kind == DECK_OWN
                           ? _ ("%s has no element with the id “%s”, which the key file names")
                           : _ ("%s is not a deck of cards: it has no element with the id “%s”"),
                       path, quoted);
          return false;
        }
    }

  if (n_cards == 0 && file->kind != DECK_OWN)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
                 _ ("%s is not a deck of cards: it has no element with the id “%s”"), path,
                 "club_1");

  return n_cards > 0 || file->kind == DECK_OWN;
}

/*
 * Gets the size of the drawing from its size attributes or viewBox. Refuses tiny drawings: librsvg
 * 2.60 and later cannot measure their parts.
 */
static bool
measure_drawing (const DeckFile *file, GBytes *text, double *width, double *height, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *path = NULL;
  RsvgHandle *handle = load_svg (text, &local);
  gboolean has_width, has_height, has_box;
  RsvgLength across, down;
  RsvgRectangle box;

  if (handle == NULL)
    return refuse_drawing (file, local, error);

  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, width, height))
    {
      rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &across, &has_height, &down,
                                            &has_box, &box);
      *width = has_box ? box.width : 0;
      *height = has_box ? box.height : 0;
    }
  g_object_unref (handle);
  if ((*width >= DECK_SIZE_MIN && *height >= DECK_SIZE_MIN) || file->kind == DECK_OWN)
    return true;

  path = g_file_get_parse_name (file->svg);
  g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN, _ ("%s: the drawing has no size"),
               path);

  return false;
}

/* ---- Places of the cards ---------------------------------------------------------------- */

static void
place_in_grid (FacePainter *self, const DeckFile *file)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    self->boxes[i]
        = (CardBox) { file->face[i].column * file->card_width,
                      file->face[i].row * file->card_height, file->card_width, file->card_height };
}

/* Places the cards by the key file's grid, which must have nearly the drawing's shape. */
static bool
place_own (FacePainter *self, const DeckFile *file, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);
  const double width = self->width / file->columns;
  const double height = self->height / file->rows;

  self->width = file->columns * file->card_width;
  self->height = file->rows * file->card_height;
  place_in_grid (self, file);

  return (width == 0 && height == 0) || deck_file_check_card (path, width, height, error);
}

static bool
place_by_elements (FacePainter *self, DeckFile *file, GError **error)
{
  g_autoptr (GError) local = NULL;
  unsigned failed, first = 0;

  while (self->ids[first] == NULL)
    first++;
  if (file->box[first].width == 0
      && !card_boxes_find (self->sheet, self->width, self->height, self->ids, file->box, &failed,
                           &local))
    return refuse_face (file, failed, local, error);

  memcpy (self->boxes, file->box, sizeof self->boxes);
  file->card_width = self->boxes[first].width;
  file->card_height = self->boxes[first].height;

  return true;
}

/* Places the cards by Aisleriot's grid if it fits, else by the boxes of the elements. */
static bool
place_others (FacePainter *self, DeckFile *file, gboolean is_in_place, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);

  file->card_width = self->width / DECK_GRID_COLUMNS;
  file->card_height = self->height / DECK_GRID_ROWS;
  if (file->kind == DECK_KDE || !is_in_place
      || !deck_file_check_card (path, file->card_width, file->card_height, NULL))
    return place_by_elements (self, file, error)
           && deck_file_check_card (path, file->card_width, file->card_height, error);

  place_in_grid (self, file);

  return true;
}

static bool
find_places (FacePainter *self, DeckFile *file, GError **error)
{
  g_autoptr (GBytes) frame = card_sheet_write_frame (self->sheet);
  gboolean is_in_place = TRUE;

  if (!measure_drawing (file, frame, &self->width, &self->height, error))
    return false;

  for (unsigned i = 0; i < DECK_FACES; i++)
    if (file->face[i].id != NULL)
      {
        self->ids[i] = card_sheet_show (self->sheet, file->face[i].id + 1);
        is_in_place = is_in_place && g_str_equal (self->ids[i], file->face[i].id + 1);
      }

  return file->kind == DECK_OWN ? place_own (self, file, error)
                                : place_others (self, file, is_in_place, error);
}

/* ---- Interface -------------------------------------------------------------------------- */

/* Wraps a picture in an SVG unless it is one. */
static GBytes *
text_of_picture (GBytes *picture)
{
  GBytes *wrapped = deck_pictures_wrap (picture);

  return wrapped != NULL ? wrapped : g_bytes_ref (picture);
}

/* Opens a deck of pictures; all get the size of the first. */
static bool
open_pictures (FacePainter *self, DeckFile *file, gboolean is_trusted, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file->svg);
  double width, height;

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_autoptr (GBytes) text = NULL;

      if (file->picture[i] == NULL)
        continue;
      text = text_of_picture (file->picture[i]);
      if (!is_trusted)
        {
          g_autoptr (GFile) picture = g_file_get_child (file->svg, file->face[i].id + 1);

          if (!svg_check (picture, text, error))
            return false;
        }
      if (i == DECK_BACK && !measure_drawing (file, text, &width, &height, NULL))
        continue; /* the back of some decks is a tile for web pages */
      if (self->width == 0 && !measure_drawing (file, text, &self->width, &self->height, error))
        return false;
      self->pictures[i] = g_bytes_ref (file->picture[i]);
    }
  if (file->face[DECK_BACK].id == NULL)
    deck_file_set_face (&file->face[DECK_BACK], "back", 0, 0);
  file->card_width = self->width;
  file->card_height = self->height;

  return deck_file_check_card (path, file->card_width, file->card_height, error);
}

static bool
open_drawing (FacePainter *self, DeckFile *file, gboolean is_trusted, GError **error)
{
  if (!is_trusted && !svg_check (file->svg, file->drawing, error))
    return false;

  self->sheet = card_sheet_new (file->drawing);
  if (self->sheet == NULL)
    {
      g_autofree char *path = g_file_get_parse_name (file->svg);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s is not a usable SVG: "
                      "%s"),
                   path, _ ("it is not XML"));
      return false;
    }

  if (file->kind == DECK_BARE)
    deck_file_name_faces (file, see_kind (self->sheet));

  return check_faces (self->sheet, file, error) && find_places (self, file, error);
}

FacePainter *
face_painter_new (DeckFile *file, GError **error)
{
  g_autoptr (FacePainter) self = g_atomic_rc_box_new0 (FacePainter);
  /* built-in and tried decks are safe */
  const gboolean is_trusted = g_file_has_uri_scheme (file->svg, "resource") || file->largest > 0;

  self->largest = file->largest > 0 ? file->largest : FACE_PIXELS_MAX;
  if (!deck_file_load (file, error)
      || !(file->kind == DECK_PICTURES ? open_pictures : open_drawing) (self, file, is_trusted,
                                                                        error))
    return NULL;

  return g_steal_pointer (&self);
}

FacePainter *
face_painter_ref (FacePainter *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
unload (FacePainter *self, unsigned index)
{
  g_clear_object (&self->documents[index].handle);
  self->loaded -= self->documents[index].size;
  self->documents[index].size = 0;
}

static void
face_painter_clear (gpointer data)
{
  FacePainter *self = data;

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      unload (self, i);
      g_free (self->ids[i]);
      g_clear_pointer (&self->pictures[i], g_bytes_unref);
    }
  g_clear_pointer (&self->style_sheet, g_free);
  g_clear_pointer (&self->sheet, card_sheet_free);
}

void
face_painter_unref (FacePainter *self)
{
  g_atomic_rc_box_release_full (self, face_painter_clear);
}

int
face_painter_get_largest (FacePainter *self)
{
  return g_atomic_int_get (&self->largest);
}

void
face_painter_set_largest (FacePainter *self, int largest)
{
  g_atomic_int_set (&self->largest, largest);
}

gboolean
face_painter_has (FacePainter *self, unsigned index)
{
  return self->ids[index] != NULL || self->pictures[index] != NULL;
}

/* ---- Painting --------------------------------------------------------------------------- */

/* Sets the style. Unloads documents of another style: librsvg cannot remove a style sheet. */
static void
set_style_sheet (FacePainter *self, const char *style_sheet)
{
  if (g_strcmp0 (self->style_sheet, style_sheet) == 0)
    return;

  for (unsigned i = 0; i < DECK_FACES; i++)
    unload (self, i);
  g_free (self->style_sheet);
  self->style_sheet = g_strdup (style_sheet);
}

static void
make_room (FacePainter *self, gsize size)
{
  while (self->loaded > 0 && self->loaded + size > LOADED_MAX)
    {
      unsigned oldest = DECK_FACES;

      for (unsigned i = 0; i < DECK_FACES; i++)
        if (self->documents[i].handle != NULL
            && (oldest == DECK_FACES
                || self->documents[i].last_use < self->documents[oldest].last_use))
          oldest = i;
      unload (self, oldest);
    }
}

/* Returns (transfer none) the document, or NULL with an error of librsvg. */
static RsvgHandle *
load_document (FacePainter *self, unsigned index, GError **error)
{
  Document *document = &self->documents[index];
  g_autoptr (GBytes) text = NULL;

  document->last_use = ++self->n_painted;
  if (document->handle != NULL)
    return document->handle;

  text = self->sheet != NULL ? card_sheet_cut (self->sheet, self->ids[index], &self->boxes[index],
                                               self->width, self->height)
                             : text_of_picture (self->pictures[index]);
  make_room (self, g_bytes_get_size (text));
  document->handle = load_svg (text, error);
  if (document->handle == NULL)
    return NULL;

  document->size = g_bytes_get_size (text);
  self->loaded += document->size;
  if (*self->style_sheet != '\0'
      && !rsvg_handle_set_stylesheet (document->handle, (const guint8 *) self->style_sheet,
                                      strlen (self->style_sheet), error))
    unload (self, index);

  return document->handle;
}

static gboolean
paint_surface (FacePainter *self, unsigned index, cairo_surface_t *surface, GError **error)
{
  const RsvgRectangle whole
      = { 0, 0, cairo_image_surface_get_width (surface), cairo_image_surface_get_height (surface) };
  g_autofree char *id = NULL;
  RsvgHandle *handle = load_document (self, index, error);
  gboolean is_painted;
  cairo_t *cr;

  if (handle == NULL)
    return FALSE;

  id = self->ids[index] != NULL ? g_strconcat ("#", self->ids[index], NULL) : NULL;
  cr = cairo_create (surface);
  is_painted = rsvg_handle_render_layer (handle, cr, id, &whole, error);
  cairo_destroy (cr);

  return is_painted;
}

/* Paints a face; above the largest side, paints smaller and enlarges. */
static gboolean
paint_sized (FacePainter *self, unsigned index, cairo_surface_t *surface, GError **error)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const double scale = face_painter_get_largest (self) / (double) MAX (width, height);
  const int small_width = MAX ((int) (width * scale), 1);
  const int small_height = MAX ((int) (height * scale), 1);
  cairo_surface_t *small;
  gboolean is_painted;

  if (scale >= 1)
    return paint_surface (self, index, surface, error);

  small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, small_width, small_height);
  is_painted = paint_surface (self, index, small, error);
  if (is_painted)
    {
      cairo_t *cr = cairo_create (surface);

      cairo_scale (cr, (double) width / small_width, (double) height / small_height);
      cairo_set_source_surface (cr, small, 0, 0);
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (small);

  return is_painted;
}

gboolean
face_painter_draw (FacePainter *self, unsigned index, const char *style_sheet,
                   cairo_surface_t *surface, GError **error)
{
  set_style_sheet (self, style_sheet);

  return paint_sized (self, index, surface, error);
}

GdkTexture *
face_painter_paint (FacePainter *self, unsigned index, const char *style_sheet, int width,
                    int height, GError **error)
{
  cairo_surface_t *surface = face_texture_begin (width, height, error);

  if (surface == NULL)
    return NULL;
  if (face_painter_draw (self, index, style_sheet, surface, error))
    return face_texture_end (surface);

  cairo_surface_destroy (surface);

  return NULL;
}

/* ---- Error messages --------------------------------------------------------------------- */

/* Parts of librsvg's varying messages, with words for the user: it has one error code. */
static const struct
{
  const char *part; /* part of librsvg's message */
  const char *words;
} known[] = {
  /* Translators: these follow the name of a card or of a drawing and a colon */
  { "memory", N_ ("it needs too much memory") },
  { "nomemory", N_ ("it needs too much memory") },
  { "invalidsize", N_ ("part of it is too large to be drawn") },
  { "invalid size", N_ ("part of it is too large to be drawn") },
  { "nested", N_ ("too many of its parts are nested inside one another") },
  { "nesting", N_ ("too many of its parts are nested inside one another") },
  { "more than", N_ ("it has too many parts") },
  { "circular", N_ ("part of it contains itself") },
  { "transform", N_ ("part of it is turned or stretched in a way that cannot be drawn") },
  { "invalidmatrix", N_ ("part of it is turned or stretched in a way that cannot be drawn") },
};

char *
face_painter_complaint (const GError *error)
{
  g_autofree char *said = g_utf8_make_valid (error->message, -1);
  g_autofree char *lower = g_ascii_strdown (said, -1);

  if (error->domain == ATOUT_DECK_ERROR)
    return g_steal_pointer (&said);

  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    if (strstr (lower, known[i].part) != NULL)
      return g_strdup (_ (known[i].words));

  g_strdelimit (said, "\n\r", ' ');
  g_strstrip (said);

  /* Translators: what a program library says, in English */
  return g_strdup_printf (_ ("librsvg cannot draw it (%s)"), said);
}
