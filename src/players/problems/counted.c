/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/counted.h"

#include "rules/game.h"

/* What one seat can have noted by watching the deal. */
typedef struct
{
  const Deal *deal;
  unsigned seat;
  CardSet gone;                  /* played, or seen otherwise: of no more interest */
  SeatSet void_in[TRICK_GROUPS]; /* who played another group when one was led */
} Notes;

/* From the cards as they fell, trick by trick; a trick ends when all that play have played. */
static void
note_plays (Notes *notes)
{
  const Deal *deal = notes->deal;
  const TrickOrder *order = deal_order (deal);
  unsigned n_in_trick = deal_count_players (deal);

  for (unsigned i = 0; i < deal->n_played; i++)
    {
      unsigned led = order->group[deal->played[i - i % n_in_trick]];

      notes->gone |= card_set_of (deal->played[i]);
      if (order->group[deal->played[i]] != led)
        notes->void_in[led] |= (SeatSet) (1u << deal->played_by[i]);
    }
}

/* Cards that are in the game and that the seat cannot place. */
static CardSet
cards_out (const Notes *notes, unsigned group)
{
  Observation observation;

  observation_make (&observation, notes->deal, notes->seat);

  return observation.unseen & deal_order (notes->deal)->members[group];
}

static bool
answer_void (const Notes *notes, unsigned group, int *answer)
{
  SeatSet others = notes->void_in[group] & (SeatSet) ~(1u << notes->seat);

  if (seats_count (others) != 1)
    return false;
  *answer = 0;
  while (!seats_have (others, (unsigned) *answer))
    (*answer)++;

  return true;
}

static bool
answer_highest (const Notes *notes, unsigned group, int *answer)
{
  const TrickOrder *order = deal_order (notes->deal);
  CardSet out = cards_out (notes, group);

  for (unsigned i = order->first[group]; i < order->first[group + 1]; i++)
    if (card_set_has (out, order->ranked[i]))
      {
        *answer = pack_first_copy (deal_pack (notes->deal), order->ranked[i]);
        return true;
      }

  return false;
}

bool
counted_answer (const MatchLog *log, ProblemAsked asked, unsigned group, int *answer)
{
  const Deal *deal = &log->deal;
  Notes notes = { .deal = deal, .seat = (unsigned) deal->turn };

  if (deal->n_played == 0 || (asked != ASKED_POINTS && group >= TRICK_GROUPS))
    return false;
  note_plays (&notes);
  switch (asked)
    {
    case ASKED_OUT:
      *answer = (int) card_set_count (cards_out (&notes, group));
      return true;
    case ASKED_VOID:
      return answer_void (&notes, group, answer);
    case ASKED_HIGHEST:
      return answer_highest (&notes, group, answer);
    case ASKED_POINTS:
      *answer = (int) trick_points (deal_order (deal), deal->won[deal_unit (deal, notes.seat)]);
      return true;
    case ASKED_NOTHING:
    case ASKED_KINDS:
      break;
    }

  return false;
}
