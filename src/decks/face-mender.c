/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-mender.h"

#include "decks/deck-look.h"
#include "decks/face-texture.h"

/*
 * Corner copied from a built-in deck, relative to our card's width: inside its edge, and as wide as
 * the strip beside the picture.
 */
#define CORNER_EDGE 0.042
#define CORNER_RIGHT 0.17
#define CORNER_ROUND 0.02
#define CORNER_SIGN 0.265 /* top of the suit sign */
#define CORNER_LOWER 0.08 /* shift below the deck's own rank */

/* White card below a picture: relative to the width, colours from tools/decks/svg.py. */
#define CARD_ROUND 0.06
#define CARD_EDGE (1.0 / 240) /* width of the outline, at least a pixel */
#define CARD_PAPER 0xff, 0xfd, 0xf6
#define CARD_BORDER 0xb9, 0xb0, 0xa0

struct _FaceMender
{
  FacePainter *painter;
  DeckLook look;

  FacePainter *own[OWN_DECKS];
  DeckFile *file[OWN_DECKS];
};

GFile *
own_deck_locate (OwnDeck own)
{
  static const char *const uris[OWN_DECKS] = {
    [OWN_FRENCH] = "resource://" RESOURCE_BASE "/decks/french/",
    [OWN_GERMAN] = "resource://" RESOURCE_BASE "/decks/german/",
    [OWN_TAROCK] = "resource://" RESOURCE_BASE "/decks/cego/",
  };

  return g_file_new_for_uri (uris[own]);
}

OwnDeck
own_deck_choose (const DeckFile *file, DeckSuits suits)
{
  const gboolean has_trumps = file->face[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1)].id != NULL;
  const DeckLook *look = &file->look;

  if (file->kind == DECK_OWN)
    return OWN_DECKS;
  if (look->lacks_ranks == 0 && !look->lacks_suits && !(has_trumps && look->lacks_trumps))
    return OWN_DECKS;
  if (has_trumps)
    return OWN_TAROCK;

  return suits == SUITS_GERMAN ? OWN_GERMAN : OWN_FRENCH;
}

/* ---- Styles ----------------------------------------------------------------------------- */

FaceStyle
face_style_copy (const FaceStyle *self)
{
  FaceStyle copy = *self;

  copy.style_sheet = g_strdup (self->style_sheet);

  return copy;
}

void
face_style_clear (FaceStyle *self)
{
  g_clear_pointer (&self->style_sheet, g_free);
}

gboolean
face_style_equal (const FaceStyle *a, const FaceStyle *b)
{
  return g_strcmp0 (a->style_sheet, b->style_sheet) == 0 && a->has_weli == b->has_weli
         && a->corners == b->corners;
}

/* ---- Construction ----------------------------------------------------------------------- */

FaceMender *
face_mender_new (FacePainter *painter, const DeckLook *look)
{
  FaceMender *self = g_atomic_rc_box_new0 (FaceMender);

  self->painter = face_painter_ref (painter);
  self->look = *look;

  return self;
}

FaceMender *
face_mender_ref (FaceMender *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
face_mender_clear (gpointer data)
{
  FaceMender *self = data;

  for (unsigned i = 0; i < OWN_DECKS; i++)
    {
      g_clear_pointer (&self->own[i], face_painter_unref);
      g_clear_pointer (&self->file[i], deck_file_free);
    }
  face_painter_unref (self->painter);
}

void
face_mender_unref (FaceMender *self)
{
  g_atomic_rc_box_release_full (self, face_mender_clear);
}

/* ---- Painting --------------------------------------------------------------------------- */

/* Returns (transfer none) the painter of a built-in deck. */
static FacePainter *
open_own (FaceMender *self, OwnDeck own, GError **error)
{
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (GFile) folder = NULL;

  if (self->own[own] != NULL)
    return self->own[own];

  folder = own_deck_locate (own);
  file = deck_file_read (folder, error);
  self->own[own] = file != NULL ? face_painter_new (file, error) : NULL;
  if (self->own[own] != NULL)
    self->file[own] = g_steal_pointer (&file);

  return self->own[own];
}

static gboolean
draw_own (FaceMender *self, OwnDeck own, unsigned index, cairo_surface_t *surface, GError **error)
{
  FacePainter *painter = open_own (self, own, error);

  return painter != NULL && face_painter_draw (painter, index, "", surface, error);
}

static void
trace_round (cairo_t *cr, double left, double top, double right, double bottom, double radius)
{
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, G_PI * 3 / 2);
  cairo_arc (cr, right - radius, top + radius, radius, G_PI * 3 / 2, G_PI * 2);
  cairo_close_path (cr);
}

/* Copies the corner, or only the suit sign, from @card to @surface. */
static void
put_corner (cairo_surface_t *card, const DeckFile *file, gboolean is_trump, gboolean is_sign,
            cairo_surface_t *surface)
{
  const double width = cairo_image_surface_get_width (surface);
  cairo_t *cr = cairo_create (surface);

  if (is_sign)
    cairo_translate (cr, 0, width * CORNER_LOWER);
  trace_round (cr, width * CORNER_EDGE, width * (is_sign ? CORNER_SIGN : CORNER_EDGE),
               width * (is_trump ? file->index_width / file->card_width : CORNER_RIGHT),
               width * file->index_height / file->card_width, width * CORNER_ROUND);
  cairo_set_source_surface (cr, card, 0, 0);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/*
 * Returns @own or the French deck, whichever first has this card. OWN_DECKS without error means
 * neither.
 */
static OwnDeck
find_own (FaceMender *self, OwnDeck own, unsigned index, GError **error)
{
  const OwnDeck tried[] = { own, OWN_FRENCH };

  for (unsigned i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      FacePainter *painter = open_own (self, tried[i], error);

      if (painter == NULL || face_painter_has (painter, index))
        return painter != NULL ? tried[i] : OWN_DECKS;
    }

  return OWN_DECKS;
}

static gboolean
draw_corner (FaceMender *self, unsigned index, const FaceStyle *style, cairo_surface_t *surface,
             GError **error)
{
  const gboolean is_trump = index >= SUITS * DECK_SUIT_RANKS;
  const gboolean is_sign = !deck_look_lacks_rank (&self->look, index);
  const int width = cairo_image_surface_get_width (surface);
  g_autoptr (GError) local = NULL;
  cairo_surface_t *card;
  const DeckFile *file;
  gboolean is_drawn;
  OwnDeck own;

  if (index == DECK_BACK || (is_sign && (is_trump || !self->look.lacks_suits)))
    return TRUE;
  own = find_own (self, style->corners, index, &local);
  if (own == OWN_DECKS)
    {
      if (local == NULL)
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  file = self->file[own];
  card = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width,
                                     (int) (width * file->card_height / file->card_width));
  is_drawn = face_painter_draw (self->own[own], index, style->style_sheet, card, error);
  if (is_drawn)
    put_corner (card, file, is_trump, is_sign, surface);
  cairo_surface_destroy (card);

  return is_drawn;
}

static void
set_colour (cairo_t *cr, double red, double green, double blue)
{
  cairo_set_source_rgb (cr, red / 255, green / 255, blue / 255);
}

/* Puts a picture without background on a white card; rounds and outlines a picture without edge. */
static void
lay_on_card (const DeckLook *look, cairo_surface_t *surface)
{
  const double width = cairo_image_surface_get_width (surface);
  const double height = cairo_image_surface_get_height (surface);
  const double edge = MAX (width * CARD_EDGE, 1);
  cairo_t *cr;

  if (!look->lacks_ground && !look->lacks_edge)
    return;

  cr = cairo_create (surface);
  set_colour (cr, CARD_PAPER);
  trace_round (cr, 0, 0, width, height, width * CARD_ROUND);
  if (look->lacks_edge)
    {
      cairo_set_operator (cr, CAIRO_OPERATOR_DEST_IN);
      cairo_fill_preserve (cr);
    }
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OVER);
  cairo_fill (cr);
  if (look->lacks_edge)
    {
      cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
      set_colour (cr, CARD_BORDER);
      cairo_set_line_width (cr, edge);
      trace_round (cr, edge / 2, edge / 2, width - edge / 2, height - edge / 2, width * CARD_ROUND);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static gboolean
draw (FaceMender *self, unsigned index, const FaceStyle *style, cairo_surface_t *surface,
      GError **error)
{
  if (style->has_weli && index == (unsigned) deck_face_index (SUIT_DIAMONDS, RANK_6))
    return draw_own (self, OWN_GERMAN, index, surface, error);
  if (!face_painter_has (self->painter, index))
    return draw_own (self, OWN_FRENCH, index, surface, error);
  /* the style sheet is for the lender of corners */
  if (!face_painter_draw (self->painter, index,
                          style->corners == OWN_DECKS ? style->style_sheet : "", surface, error))
    return FALSE;

  lay_on_card (&self->look, surface);

  return style->corners == OWN_DECKS || draw_corner (self, index, style, surface, error);
}

GdkTexture *
face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style, int width, int height,
                   GError **error)
{
  cairo_surface_t *surface = face_texture_begin (width, height, error);

  if (surface == NULL)
    return NULL;
  if (draw (self, index, style, surface, error))
    return face_texture_end (surface);

  cairo_surface_destroy (surface);

  return NULL;
}
