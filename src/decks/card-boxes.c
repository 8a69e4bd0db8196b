/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/card-boxes.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

#include "decks/deck-error.h"

/* Largest border line, relative to the card's width. */
#define BORDER_MAX 0.03

/* Largest relative difference from the common shape that is stretched away. */
#define DISTORTION_MAX 0.05

/* Excess of width or height by which a box must contain parts outside its card. */
#define STRAY_FORM 1.5

/*
 * Style sheet for measuring: librsvg paints translucent, filtered or masked elements as large as
 * the whole drawing.
 */
#define PLAIN "* { opacity: 1 !important; filter: none !important; mask: none !important; }"

/* Measurements of all cards; width 0 means no card. */
typedef struct
{
  CardBox box[DECK_FACES]; /* bounds without lines */
  CardBox ink[DECK_FACES]; /* bounds with lines */
} Measured;

/* Widths of the border line outside a card's box, relative to the box's width. */
typedef struct
{
  double left, top, right, bottom;
} Border;

/* ---- Measuring -------------------------------------------------------------------------- */

static CardBox
box_of (const RsvgRectangle *rectangle)
{
  return (CardBox) { rectangle->x, rectangle->y, rectangle->width, rectangle->height };
}

static gboolean
measure_layer (RsvgHandle *handle, const char *id, double width, double height, CardBox *box,
               CardBox *ink, GError **error)
{
  const RsvgRectangle drawing = { 0, 0, width, height };
  g_autofree char *reference = g_strconcat ("#", id, NULL);
  RsvgRectangle ink_box, logical_box;

  if (!rsvg_handle_set_stylesheet (handle, (const guint8 *) PLAIN, strlen (PLAIN), error)
      || !rsvg_handle_get_geometry_for_layer (handle, reference, &drawing, &ink_box, &logical_box,
                                              error))
    return FALSE;

  *ink = box_of (&ink_box);
  *box = box_of (&logical_box);
  if (box->width > 0 && box->height > 0)
    return TRUE;

  g_set_error_literal (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                       /* Translators: a card */
                       _ ("it has no size"));

  return FALSE;
}

/* Measures a card in a document of its own, to save memory. */
static gboolean
measure (CardSheet *sheet, const char *id, double width, double height, CardBox *box, CardBox *ink,
         GError **error)
{
  const CardBox drawing = { 0, 0, width, height };
  g_autoptr (GBytes) text = card_sheet_cut (sheet, id, &drawing, width, height);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (text);
  RsvgHandle *handle
      = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error);
  gboolean is_measured;

  if (handle == NULL)
    return FALSE;

  is_measured = measure_layer (handle, id, width, height, box, ink, error);
  g_object_unref (handle);

  return is_measured;
}

/* ---- Common shape ------------------------------------------------------------------------ */

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double *values, unsigned n)
{
  qsort (values, n, sizeof *values, compare);

  return n > 0 ? values[n / 2] : 0;
}

/* Returns width / height of most cards. */
static double
find_form (const CardBox boxes[DECK_FACES])
{
  double forms[DECK_FACES];
  unsigned n = 0;

  for (unsigned i = 0; i < DECK_FACES; i++)
    if (boxes[i].width > 0 && (i != DECK_BACK || n == 0))
      forms[n++] = boxes[i].width / boxes[i].height;

  return median (forms, n);
}

static gboolean
find_border (const CardBox *box, const CardBox *ink, Border *border)
{
  *border = (Border) { (box->x - ink->x) / box->width, (box->y - ink->y) / box->width,
                       (ink->x + ink->width - box->x - box->width) / box->width,
                       (ink->y + ink->height - box->y - box->height) / box->width };

  return MIN (MIN (border->left, border->right), MIN (border->top, border->bottom)) >= 0
         && MAX (MAX (border->left, border->right), MAX (border->top, border->bottom))
                <= BORDER_MAX;
}

/*
 * Returns the border of most cards: librsvg overestimates unfilled straight lines, so that some
 * cards seem to have none.
 */
static Border
find_common_border (const Measured *cards)
{
  double left[DECK_FACES], top[DECK_FACES], right[DECK_FACES], bottom[DECK_FACES];
  unsigned n = 0;
  Border border;

  for (unsigned i = 0; i < DECK_FACES; i++)
    if (cards->box[i].width > 0 && find_border (&cards->box[i], &cards->ink[i], &border))
      {
        left[n] = border.left;
        top[n] = border.top;
        right[n] = border.right;
        bottom[n++] = border.bottom;
      }

  return (Border) { median (left, n), median (top, n), median (right, n), median (bottom, n) };
}

/* ---- Boxes ------------------------------------------------------------------------------ */

static gboolean
is_stray (const CardBox *box, double form)
{
  return box->width > box->height * form * STRAY_FORM
         || box->height > box->width / form * STRAY_FORM;
}

static gboolean
has_in_it (const CardBox *outer, const CardBox *inner)
{
  const double tolerance = inner->width * BORDER_MAX;

  return inner->x >= outer->x - tolerance && inner->y >= outer->y - tolerance
         && inner->x + inner->width <= outer->x + outer->width + tolerance
         && inner->y + inner->height <= outer->y + outer->height + tolerance;
}

/*
 * Returns the box of a card with parts outside it, from the column of its rank and the row of its
 * suit.
 */
static CardBox
find_among_others (const CardBox boxes[DECK_FACES], unsigned index, double form)
{
  double widths[DECK_CARDS], lefts[SUITS], tops[DECK_SUIT_RANKS];
  unsigned n = 0, n_lefts = 0, n_tops = 0;
  CardBox found;

  for (unsigned i = 0; i < SUITS * DECK_SUIT_RANKS && index < SUITS * DECK_SUIT_RANKS; i++)
    {
      if (boxes[i].width <= 0 || is_stray (&boxes[i], form))
        continue;
      widths[n++] = boxes[i].width;
      if (i % DECK_SUIT_RANKS == index % DECK_SUIT_RANKS)
        lefts[n_lefts++] = boxes[i].x;
      if (i / DECK_SUIT_RANKS == index / DECK_SUIT_RANKS)
        tops[n_tops++] = boxes[i].y;
    }
  found.width = median (widths, n);
  found = (CardBox) { median (lefts, n_lefts), median (tops, n_tops), found.width,
                      found.width / form };

  return n_lefts > 0 && n_tops > 0 && has_in_it (&boxes[index], &found) ? found : boxes[index];
}

static void
widen (CardBox *box, const Border *border)
{
  const double width = box->width;

  box->x -= border->left * width;
  box->y -= border->top * width;
  box->width += (border->left + border->right) * width;
  box->height += (border->top + border->bottom) * width;
}

/* Crops both sides of a box that is too wide or high for @form. */
static void
fit (CardBox *box, double form)
{
  double excess_width = box->width - box->height * form;
  double excess_height = box->height - box->width / form;

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

static void
make_alike (const Measured *cards, CardBox boxes[DECK_FACES])
{
  const double form = find_form (cards->box);
  const Border border = find_common_border (cards);

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      boxes[i] = cards->box[i].width > 0 && is_stray (&cards->box[i], form)
                     ? find_among_others (cards->box, i, form)
                     : cards->box[i];
      fit (&boxes[i], form);
      widen (&boxes[i], &border);
    }
}

static gboolean
is_size (double size)
{
  return size >= DECK_SIZE_MIN && size <= DECK_SIZE_MAX;
}

static gboolean
check_sizes (const CardBox boxes[DECK_FACES], unsigned *failed, GError **error)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (boxes[i].width != 0 && (!is_size (boxes[i].width) || !is_size (boxes[i].height)))
      {
        *failed = i;
        g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                     /* Translators: a card, and what its width and height may be */
                     _ ("it is %g wide and %g high; both should be %g to %g"), boxes[i].width,
                     boxes[i].height, DECK_SIZE_MIN, DECK_SIZE_MAX);
        return FALSE;
      }

  return TRUE;
}

gboolean
card_boxes_find (CardSheet *sheet, double width, double height, char *const ids[DECK_FACES],
                 CardBox boxes[DECK_FACES], unsigned *failed, GError **error)
{
  Measured cards = { 0 };

  for (unsigned i = 0; i < DECK_FACES; i++)
    if (ids[i] != NULL
        && !measure (sheet, ids[i], width, height, &cards.box[i], &cards.ink[i], error))
      {
        *failed = i;
        return FALSE;
      }
  make_alike (&cards, boxes);

  return check_sizes (boxes, failed, error);
}
