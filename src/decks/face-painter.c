/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-painter.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "decks/deck-error.h"
#include "decks/face-texture.h"
#include "decks/svg-check.h"

#define GERMAN_DECK "resource://" RESOURCE_BASE "/decks/german/"

/* The line around a card is not thicker than this part of its width. */
#define BORDER_MAX 0.03

/* Cards of a deck may differ by this part from the form of the others, and are made alike. */
#define DISTORTION_MAX 0.05

/* Device pixels of the longer side; what cannot be painted so small cannot be painted at all. */
#define SIZE_MIN 96

/* The place of a face in the drawing, and the way to paint it. */
typedef struct
{
  char *id;            /* of the element, with its '#'; NULL: no such face */
  RsvgRectangle place; /* the card, in the units of the document; no width: not known yet */
  gboolean is_symbol;  /* the element is not part of the drawing, as those in <defs> are */
  RsvgRectangle ink;   /* of a symbol: the box that librsvg paints it by */
} FacePlace;

struct _FacePainter
{
  GFile *file;
  GBytes *svg;
  RsvgHandle *handle;
  char *style_sheet; /* in force in @handle; NULL: none yet */
  RsvgRectangle document;
  double aspect_ratio; /* of a card; 0: not known yet */
  int largest;         /* no face is painted with a longer side, in device pixels */
  FacePlace faces[DECK_FACES];
  FacePainter *german; /* our own German deck, once it was needed */
};

/* ---- Loading ---------------------------------------------------------------------------- */

static RsvgHandle *
load_svg (GBytes *svg, GFile *file, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (svg);

  return rsvg_handle_new_from_stream_sync (stream, file, RSVG_HANDLE_FLAGS_NONE, NULL, error);
}

static DeckKind
see_kind (FacePainter *self)
{
  return rsvg_handle_has_sub (self->handle, "#1_club")
                 || rsvg_handle_has_sub (self->handle, "#king_club")
             ? DECK_KDE
             : DECK_AISLERIOT;
}

/* Our own decks have what they name; others have what they have, but a back and a card at least. */
static bool
check_faces (FacePainter *self, DeckFile *file, const char *path, GError **error)
{
  unsigned n_cards = 0;

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      DeckFace *face = &file->face[i];

      if (face->id == NULL)
        continue;

      if (rsvg_handle_has_sub (self->handle, face->id))
        n_cards += i != DECK_BACK;
      else if (file->kind != DECK_OWN && i != DECK_BACK)
        g_clear_pointer (&face->id, g_free);
      else
        {
          g_autofree char *quoted = deck_file_shorten (face->id + 1);

          g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                       file->kind == DECK_OWN
                           ? _ ("%s has no element with the id “%s”, which the key file names")
                           : _ ("%s is no deck of cards: it has no element with the id “%s”"),
                       path, quoted);
          return false;
        }
    }

  if (n_cards == 0 && file->kind != DECK_OWN)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                 _ ("%s is no deck of cards: it has no element with the id “%s”"), path, "club_1");

  return n_cards > 0 || file->kind == DECK_OWN;
}

/* ---- Places ----------------------------------------------------------------------------- */

/* The size of the drawing; that of its coordinates when it names no other; 0 when it has none. */
static void
measure_document (FacePainter *self, double *doc_width, double *doc_height)
{
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  RsvgRectangle box;

  if (rsvg_handle_get_intrinsic_size_in_pixels (self->handle, doc_width, doc_height))
    return;

  rsvg_handle_get_intrinsic_dimensions (self->handle, &has_width, &width, &has_height, &height,
                                        &has_box, &box);
  *doc_width = has_box ? box.width : 0;
  *doc_height = has_box ? box.height : 0;
}

/* The drawing is fitted into the grid of the key file, so its own form has to be about as that. */
static bool
place_grid (FacePainter *self, const DeckFile *file, const char *path, GError **error)
{
  double width, height;

  self->document.width = file->columns * file->card_width;
  self->document.height = file->rows * file->card_height;
  measure_document (self, &width, &height);

  return (width == 0 && height == 0)
         || deck_file_check_card (path, width / file->columns, height / file->rows, error);
}

/* Takes in the outer half of the line around the card, but not what is drawn far outside of it. */
static void
include_border (RsvgRectangle *box, const RsvgRectangle *ink)
{
  double border = box->width * BORDER_MAX;
  double left = box->x - ink->x;
  double top = box->y - ink->y;
  double right = ink->x + ink->width - (box->x + box->width);
  double bottom = ink->y + ink->height - (box->y + box->height);

  if (MIN (MIN (left, right), MIN (top, bottom)) >= 0
      && MAX (MAX (left, right), MAX (top, bottom)) <= border)
    *box = *ink;
}

/* The card in the middle of a box of quite another form, which some backs have. */
static void
fit_box (RsvgRectangle *box, double aspect_ratio)
{
  double excess_width = box->width - box->height * aspect_ratio;
  double excess_height = box->height - box->width / aspect_ratio;

  if (excess_width > box->width * DISTORTION_MAX)
    {
      box->x += excess_width / 2;
      box->width -= excess_width;
    }
  else if (excess_height > box->height * DISTORTION_MAX)
    {
      box->y += excess_height / 2;
      box->height -= excess_height;
    }
}

static bool
is_size (double size)
{
  return size >= DECK_SIZE_MIN && size <= DECK_SIZE_MAX;
}

/* The card is the box of its element. The error names neither of them. */
static bool
find_box (FacePainter *self, FacePlace *face, GError **error)
{
  RsvgRectangle ink = { 0 };

  if (!rsvg_handle_get_geometry_for_layer (self->handle, face->id, &self->document, &ink,
                                           &face->place, error))
    return false;

  if (face->place.width <= 0 || face->place.height <= 0)
    {
      face->is_symbol = TRUE;
      if (!rsvg_handle_get_geometry_for_element (self->handle, face->id, &face->ink, &face->place,
                                                 error))
        return false;
      ink = face->ink;
    }

  if (!(face->place.width > 0 && face->place.height > 0))
    {
      g_set_error_literal (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                           /* Translators: a card */
                           _ ("it has no size"));
      return false;
    }
  if (!is_size (face->place.width) || !is_size (face->place.height))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   /* Translators: a card, and what its width and height may be */
                   _ ("it is %g wide and %g high; both should be %g to %g"), face->place.width,
                   face->place.height, DECK_SIZE_MIN, DECK_SIZE_MAX);
      return false;
    }
  include_border (&face->place, &ink);
  if (self->aspect_ratio > 0)
    fit_box (&face->place, self->aspect_ratio);

  return true;
}

/* The first card, of a deck whose cards lie anywhere. */
static bool
measure_first (FacePainter *self, DeckFile *file, const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *words = NULL;
  FacePlace *face = self->faces;

  while (face->id == NULL)
    face++;
  if (!find_box (self, face, &local))
    {
      words = face_painter_complaint (local);
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the card “%s” cannot be painted: %s"), path, face->id + 1, words);
      return false;
    }
  file->card_width = face->place.width;
  file->card_height = face->place.height;

  return true;
}

/* One card has the size of all. */
static bool
find_card_size (FacePainter *self, DeckFile *file, const char *path, GError **error)
{
  if (file->kind == DECK_OWN)
    {
      if (!place_grid (self, file, path, error))
        return false;
    }
  else
    {
      measure_document (self, &self->document.width, &self->document.height);
      file->card_width = self->document.width / DECK_GRID_COLUMNS;
      file->card_height = self->document.height / DECK_GRID_ROWS;
      if (file->kind == DECK_KDE && !measure_first (self, file, path, error))
        return false;
    }

  if (file->card_width == 0 && file->card_height == 0)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the drawing has no size"), path);
      return false;
    }
  self->aspect_ratio = file->card_width / file->card_height;

  return deck_file_check_card (path, file->card_width, file->card_height, error);
}

static bool
find_places (FacePainter *self, DeckFile *file, const char *path, GError **error)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    self->faces[i].id = g_strdup (file->face[i].id);

  if (!find_card_size (self, file, path, error))
    return false;

  if (file->kind != DECK_KDE)
    for (unsigned i = 0; i < DECK_FACES; i++)
      self->faces[i].place = (RsvgRectangle) { file->face[i].column * file->card_width,
                                               file->face[i].row * file->card_height,
                                               file->card_width, file->card_height };

  return true;
}

/* ---- Interface -------------------------------------------------------------------------- */

FacePainter *
face_painter_new (DeckFile *file, GError **error)
{
  g_autoptr (FacePainter) self = g_atomic_rc_box_new0 (FacePainter);
  g_autofree char *path = g_file_get_parse_name (file->svg);
  g_autoptr (GError) local = NULL;

  /* our own are taken as they are; any other may have been written by anybody */
  if (!deck_file_load (file, error)
      || (!g_file_has_uri_scheme (file->svg, "resource")
          && !svg_check (file->svg, file->drawing, error)))
    return NULL;

  self->largest = file->largest > 0 ? file->largest : FACE_PIXELS_MAX;
  self->file = g_object_ref (file->svg);
  self->svg = g_bytes_ref (file->drawing);

  self->handle = load_svg (self->svg, self->file, &local);
  if (self->handle == NULL)
    {
      g_autofree char *words = face_painter_complaint (local);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN, _ ("%s is no usable SVG: %s"),
                   path, words);
      return NULL;
    }

  if (file->kind == DECK_BARE)
    deck_file_name_faces (file, see_kind (self));
  if (!check_faces (self, file, path, error) || !find_places (self, file, path, error))
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

  for (unsigned i = 0; i < DECK_FACES; i++)
    g_free (self->faces[i].id);
  g_clear_object (&self->handle);
  g_clear_pointer (&self->style_sheet, g_free);
  g_clear_pointer (&self->svg, g_bytes_unref);
  g_clear_object (&self->file);
  g_clear_pointer (&self->german, face_painter_unref);
}

void
face_painter_unref (FacePainter *self)
{
  g_atomic_rc_box_release_full (self, face_painter_clear);
}

int
face_painter_get_largest (FacePainter *self)
{
  return self->largest;
}

gboolean
face_painter_has_word (FacePainter *self, const char *word)
{
  gsize size;
  const char *text = g_bytes_get_data (self->svg, &size);

  return memmem (text, size, word, strlen (word)) != NULL;
}

/*
 * librsvg adds a style sheet to those before; only a fresh handle has the deck's own colours. Two
 * are never there at the same time: they may be large.
 */
static bool
set_style_sheet (FacePainter *self, const char *style_sheet, GError **error)
{
  if (self->handle != NULL && g_strcmp0 (self->style_sheet, style_sheet) == 0)
    return true;

  if (self->style_sheet != NULL)
    g_clear_object (&self->handle);
  g_clear_pointer (&self->style_sheet, g_free);
  if (self->handle == NULL)
    self->handle = load_svg (self->svg, self->file, error);
  if (self->handle == NULL)
    return false;

  self->style_sheet = g_strdup (style_sheet);

  return *style_sheet == '\0'
         || rsvg_handle_set_stylesheet (self->handle, (const guint8 *) style_sheet,
                                        strlen (style_sheet), error);
}

/* ---- Painting --------------------------------------------------------------------------- */

static gboolean
render_face (FacePainter *self, const FacePlace *face, cairo_t *cr, GError **error)
{
  const RsvgRectangle *place = &face->place;
  const RsvgRectangle *ink = &face->ink;
  RsvgRectangle symbol = { ink->x - place->x, ink->y - place->y, ink->width, ink->height };

  if (face->is_symbol)
    return rsvg_handle_render_element (self->handle, cr, face->id, &symbol, error);

  /* Not render_element: its scale follows the ink of the element, not the card. */
  cairo_translate (cr, -place->x, -place->y);

  return rsvg_handle_render_layer (self->handle, cr, face->id, &self->document, error);
}

static gboolean
paint_exactly (FacePainter *self, const FacePlace *face, cairo_surface_t *surface, GError **error)
{
  cairo_t *cr = cairo_create (surface);
  gboolean is_painted;

  cairo_scale (cr, cairo_image_surface_get_width (surface) / face->place.width,
               cairo_image_surface_get_height (surface) / face->place.height);
  is_painted = render_face (self, face, cr, error);
  cairo_destroy (cr);

  return is_painted;
}

/* Paints the face on the whole of @surface, in this size and enlarged. */
static gboolean
paint_enlarged (FacePainter *self, const FacePlace *face, cairo_surface_t *surface, int width,
                int height, GError **error)
{
  const double x_scale = cairo_image_surface_get_width (surface) / (double) width;
  const double y_scale = cairo_image_surface_get_height (surface) / (double) height;
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gboolean is_painted = paint_exactly (self, face, small, error);
  cairo_t *cr;

  if (is_painted)
    {
      cr = cairo_create (surface);
      cairo_scale (cr, x_scale, y_scale);
      cairo_set_source_surface (cr, small, 0, 0);
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (small);

  return is_painted;
}

/*
 * Some drawings can be painted only up to a certain size: what is seen through, filtered or masked
 * takes librsvg a picture of the whole document. Then the half is painted and enlarged, from then
 * on of all faces.
 */
static gboolean
paint_surface (FacePainter *self, const FacePlace *face, cairo_surface_t *surface, GError **error)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const int longer = MAX (width, height);

  for (;;)
    {
      const int side = MIN (longer, self->largest);
      g_autoptr (GError) local = NULL;

      if (side == longer ? paint_exactly (self, face, surface, &local)
                         : paint_enlarged (self, face, surface, MAX (width * side / longer, 1),
                                           MAX (height * side / longer, 1), &local))
        return TRUE;

      if (side < 2 * SIZE_MIN)
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }
      self->largest = side / 2;
    }
}

GdkTexture *
face_painter_paint (FacePainter *self, unsigned index, const char *style_sheet, int width,
                    int height, GError **error)
{
  const int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width);
  FacePlace *face = &self->faces[index];
  g_autoptr (GBytes) pixels = NULL;
  g_autoptr (GError) local = NULL;
  cairo_surface_t *surface;

  if (!set_style_sheet (self, style_sheet, error)
      || (face->place.width <= 0 && !find_box (self, face, error)))
    return NULL;

  pixels = pixel_memory_new ((gsize) stride * height, error);
  if (pixels == NULL)
    return NULL;

  surface = cairo_image_surface_create_for_data ((guchar *) g_bytes_get_data (pixels, NULL),
                                                 CAIRO_FORMAT_ARGB32, width, height, stride);
  paint_surface (self, face, surface, &local);
  cairo_surface_destroy (surface);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }

  return face_texture_new (pixels, width, height, stride);
}

GdkTexture *
face_painter_paint_weli (FacePainter *self, int width, int height, GError **error)
{
  if (self->german == NULL)
    {
      g_autoptr (GFile) folder = g_file_new_for_uri (GERMAN_DECK);
      g_autoptr (DeckFile) file = deck_file_read (folder, error);

      if (file == NULL)
        return NULL;
      self->german = face_painter_new (file, error);
      if (self->german == NULL)
        return NULL;
    }

  return face_painter_paint (self->german, (unsigned) deck_face_index (SUIT_DIAMONDS, RANK_6), "",
                             width, height, error);
}

/* ---- Complaints ------------------------------------------------------------------------- */

/* librsvg has one code for all errors, and other words from one version to the next. */
static const struct
{
  const char *part; /* of what it says */
  const char *words;
} known[] = {
  /* Translators: these follow the name of a card or of a drawing and a colon */
  { "memory", N_ ("it needs too much memory") },
  { "nomemory", N_ ("it needs too much memory") },
  { "invalidsize", N_ ("a part of it is too large to be painted") },
  { "invalid size", N_ ("a part of it is too large to be painted") },
  { "nested", N_ ("too many parts of it lie inside one another") },
  { "nesting", N_ ("too many parts of it lie inside one another") },
  { "more than", N_ ("it has too many parts") },
  { "circular", N_ ("a part of it contains itself") },
  { "transform", N_ ("a part of it is turned or stretched in a way that cannot be painted") },
  { "invalidmatrix", N_ ("a part of it is turned or stretched in a way that cannot be painted") },
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
  return g_strdup_printf (_ ("librsvg cannot paint it (%s)"), said);
}
