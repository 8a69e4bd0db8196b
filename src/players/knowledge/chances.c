/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/knowledge/chances.h"

#include <string.h>

static void
set_held (float held[CARDS_MAX], CardSet cards, float chance)
{
  for (; cards != 0; cards = card_set_rest (cards))
    held[card_set_first (cards)] = chance;
}

/* Cards that the same seats may hold are shared alike. */
static void
share_unseen (Chances *chances, const Knowledge *knowledge)
{
  const unsigned n_seats = knowledge->play.n_seats;
  CardSet alike;

  for (CardSet left = knowledge->unseen; left != 0; left &= ~alike)
    {
      Card card = card_set_first (left);
      float places = knowledge->n_elsewhere;

      alike = left;
      for (unsigned s = 0; s < n_seats; s++)
        if (card_set_has (knowledge->may_hold[s], card))
          {
            places += knowledge->n_hidden[s];
            alike &= knowledge->may_hold[s];
          }
        else
          alike &= ~knowledge->may_hold[s];
      for (unsigned s = 0; s < n_seats; s++)
        if (places > 0 && card_set_has (knowledge->may_hold[s], card))
          set_held (chances->held[s], alike, knowledge->n_hidden[s] / places);
    }
}

void
chances_make (Chances *chances, const Knowledge *knowledge)
{
  memset (chances, 0, sizeof *chances);
  share_unseen (chances, knowledge);
  for (unsigned s = 0; s < knowledge->play.n_seats; s++)
    for (CardSet set = knowledge->shown[s]; set != 0; set = card_set_rest (set))
      chances->held[s][card_set_first (set)] = 1;
}

void
chances_favour (Chances *chances, const Knowledge *knowledge, unsigned seat, CardSet cards,
                float factor)
{
  for (CardSet set = knowledge->may_hold[seat] & cards; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      float sum = 1 + (factor - 1) * chances->held[seat][card];

      chances->held[seat][card] *= factor;
      for (unsigned s = 0; s < knowledge->play.n_seats; s++)
        chances->held[s][card] /= sum;
    }
}

double
chances_of_none (const Chances *chances, const Knowledge *knowledge, unsigned seat, CardSet cards)
{
  double places = card_set_count (knowledge->may_hold[seat]);
  double left = places;
  double none = 1;

  /* without replacement: each card not held makes the next one likelier */
  for (CardSet set = cards & knowledge->may_hold[seat]; set != 0; set = card_set_rest (set), left--)
    {
      double held = chances->held[seat][card_set_first (set)] * places / left;

      if (held >= 1)
        return 0;
      none *= 1 - held;
    }

  return none;
}
