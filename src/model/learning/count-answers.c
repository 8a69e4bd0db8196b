/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/count-answers.h"

#include <glib.h>

#include "rules/game.h"

#define SHOWN 4       /* numbers or cards */
#define FEW_POINTS 15 /* up to so many points answers lie closer together … */
#define CLOSE 2       /* … by so many … */
#define APART 4       /* … than above that */

/* The place of the right answer among @n: by the name, which no other problem has. */
static unsigned
place_of (const Problem *problem, unsigned n)
{
  return (unsigned) (g_ascii_strtoull (problem->name, NULL, 16) % n);
}

static unsigned
list_numbers (const Problem *problem, int step, int *answers)
{
  int place = MIN ((int) place_of (problem, SHOWN), problem->answer / step);

  for (int i = 0; i < SHOWN; i++)
    answers[i] = problem->answer + (i - place) * step;

  return SHOWN;
}

static unsigned
list_seats (const Problem *problem, int *answers)
{
  const Deal *deal = &problem->deal;
  unsigned n = 0;

  for (unsigned i = 1; i < deal->n_seats; i++)
    {
      unsigned seat = deal_seat_after (deal, (unsigned) deal->turn, i);

      if (seats_have (deal->playing, seat))
        answers[n++] = (int) seat;
    }

  return n;
}

/* Cards of the group that the seat does not hold, around the right one. */
static unsigned
list_cards (const Problem *problem, int *answers)
{
  const Deal *deal = &problem->deal;
  const Pack *pack = deal_pack (deal);
  const TrickOrder *order = deal_order (deal);
  Card cards[CARDS_MAX];
  unsigned n = 0, right = 0, begin;

  for (unsigned i = order->first[problem->group]; i < order->first[problem->group + 1]; i++)
    {
      Card card = order->ranked[i];

      if (card_set_has (deal->hand[deal->turn], card) || pack_first_copy (pack, card) != card)
        continue;
      if ((int) card == problem->answer)
        right = n;
      cards[n++] = card;
    }
  begin = right - MIN (right, place_of (problem, SHOWN));
  begin = MIN (begin, n - MIN (n, SHOWN));
  for (unsigned i = 0; i < MIN (n, SHOWN); i++)
    answers[i] = cards[begin + i];

  return MIN (n, SHOWN);
}

unsigned
count_answers_list (const Problem *problem, int answers[COUNT_ANSWERS_MAX])
{
  switch (problem->asked)
    {
    case ASKED_VOID:
      return list_seats (problem, answers);
    case ASKED_HIGHEST:
      return list_cards (problem, answers);
    case ASKED_POINTS:
      return list_numbers (problem, problem->answer <= FEW_POINTS ? CLOSE : APART, answers);
    default:
      return list_numbers (problem, 1, answers);
    }
}
