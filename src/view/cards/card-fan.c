/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/card-fan.h"

#include <math.h>

#define GAP 4       /* pixels */
#define STRIP 0.34f /* preferred visible share of a card's width */
#define ROW 0.4f    /* visible share of a row's height */
#define ROWS_MOST 3
#define READ_LEAST 58  /* card height below which only corners are shown */
#define CORNER_MOST 36 /* maximum height of a corner */

CardForm
card_form_of (AtoutDeck *deck)
{
  CardForm form = { 1.5f, 0.2f, 0.3f };
  double width, height;

  if (deck == NULL)
    return form;
  atout_deck_get_index_size (deck, &width, &height);
  form.ratio = (float) (1 / atout_deck_get_aspect_ratio (deck));
  form.index_width = (float) width;
  form.index_height = (float) height;

  return form;
}

float
card_fan_step (float card_width, float room, guint n, const CardForm *form)
{
  float step = card_width + GAP;

  if (n < 2 || step * (float) (n - 1) + card_width <= room)
    return step;

  /* hides the second index, which has the same width */
  return floorf (MIN ((room - card_width) / (float) (n - 1), card_width * (1 - form->index_width)));
}

static float
fit_rows (guint n, guint rows, float width, float height, const CardForm *form)
{
  float strip = MAX (STRIP, form->index_width);
  float row = MAX (ROW, form->index_height);
  guint columns = (n + rows - 1) / rows;
  float by_height = height / (1 + row * (float) (rows - 1)) / form->ratio;
  float by_width = width / (1 + strip * (float) (columns - 1));

  return MIN (by_height, by_width);
}

static float
fit_corners (guint n, guint rows, float width, float height, const CardForm *form)
{
  guint columns = (n + rows - 1) / rows;
  float by_height = (MIN (height / (float) rows, CORNER_MOST) - 1) / form->index_height;

  return MIN (by_height / form->ratio, (width / (float) columns - 1) / form->index_width);
}

typedef float (*FitFunc) (guint n, guint rows, float width, float height, const CardForm *form);

static void
fit_best (CardFan *fan, FitFunc fit, guint n, float width, float height, const CardForm *form)
{
  fan->card_width = 0;
  for (guint rows = 1; rows <= MIN (ROWS_MOST, n); rows++)
    if (fit (n, rows, width, height, form) > fan->card_width)
      {
        fan->card_width = fit (n, rows, width, height, form);
        fan->rows = rows;
      }
  fan->card_width = MAX (floorf (fan->card_width), 1);
  fan->card_height = floorf (fan->card_width * form->ratio);
  fan->columns = (n + fan->rows - 1) / fan->rows;
}

void
card_fan_fit (CardFan *fan, guint n, float width, float height, const CardForm *form)
{
  *fan = (CardFan) { .rows = 1 };
  n = MAX (n, 1);
  fit_best (fan, fit_rows, n, width, height, form);
  fan->corners = fan->card_height < READ_LEAST;
  if (fan->corners)
    {
      fit_best (fan, fit_corners, n, width, height, form);
      fan->step_x = card_fan_get_corner (fan, form).width + 1;
      fan->step_y = card_fan_get_corner (fan, form).height + 1;
      return;
    }
  fan->step_x = card_fan_step (fan->card_width, width, fan->columns, form);
  if (fan->rows > 1)
    fan->step_y = floorf ((height - fan->card_height) / (float) (fan->rows - 1));
}

graphene_size_t
card_fan_get_corner (const CardFan *fan, const CardForm *form)
{
  return GRAPHENE_SIZE_INIT (floorf (fan->card_width * form->index_width),
                             floorf (fan->card_height * form->index_height));
}

graphene_point_t
card_fan_place (const CardFan *fan, guint i, guint n, float width, float height,
                const CardForm *form)
{
  guint row = i / fan->columns;
  guint in_row = MIN (fan->columns, n); /* incomplete rows start like the others */
  float last = fan->corners ? card_fan_get_corner (fan, form).width : fan->card_width;
  float high = fan->corners ? card_fan_get_corner (fan, form).height : fan->card_height;
  float wide = last + fan->step_x * (float) (in_row - 1);
  float tall = high + fan->step_y * (float) (fan->rows - 1);

  return GRAPHENE_POINT_INIT (
      floorf ((width - wide) / 2 + fan->step_x * (float) (i % fan->columns)),
      floorf ((height - tall) + fan->step_y * (float) row));
}
