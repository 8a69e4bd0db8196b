/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/knowledge/knowledge.h"

#include <string.h>

/*
 * The cards that @seat cannot hold any more after it added @card to @trick: with one of them in
 * the hand @card would have been forbidden.
 */
static CardSet
cards_denied (const TrickOrder *order, const TrickDuties *duties, const Trick *trick,
              bool partner_wins, Card card)
{
  unsigned led = order->group[trick->card[0]];
  unsigned group = order->group[card];
  CardSet beaters = order->beaters[trick_best_card (trick)];
  CardSet trumps = order->trump < TRICK_GROUPS ? order->members[order->trump] : 0;
  CardSet over = duties->overruff ? trumps & beaters : 0;
  bool beats = card_set_has (beaters, card);

  if (group == led)
    {
      bool head = led == order->trump ? duties->head_trump : duties->head_plain;

      return head && !beats ? beaters & order->members[led] : 0;
    }

  if (led == order->trump || duties->ruff == RUFF_FREE)
    return order->members[led];

  if (group == order->trump)
    {
      if (beats)
        return order->members[led];
      /* an underruff: nothing to overruff with, and where it is forbidden only lower trumps */
      return order->members[led] | over | (duties->no_underruff ? ~trumps : 0);
    }

  if (duties->ruff == RUFF_UNLESS_PARTNER && partner_wins)
    return order->members[led];

  if (duties->ruff_to_win)
    return order->members[led] | (trumps & beaters);

  return order->members[led] | (duties->no_underruff ? over : trumps);
}

/* Goes through the tricks that were played when nobody drew cards any more. */
static void
exclude_denied (Knowledge *knowledge, const Deal *seen)
{
  const TrickPlay *play = &knowledge->play;
  Trick trick = { 0 };

  for (unsigned i = play->n_before; i < seen->n_played; i++)
    {
      unsigned seat = seen->played_by[i];

      if (trick.n == knowledge->n_playing)
        trick.n = 0;
      if (trick.n > 0)
        {
          bool partner_wins = play->unit[trick_winner (&trick)] == play->unit[seat];

          knowledge->may_hold[seat]
              &= ~cards_denied (play->order, play->duties, &trick, partner_wins, seen->played[i]);
        }
      trick_add (&trick, play->order, (uint8_t) seat, seen->played[i]);
    }
}

void
knowledge_make (Knowledge *knowledge, const Observation *observation)
{
  const Deal *seen = &observation->seen;

  memset (knowledge, 0, sizeof *knowledge);
  trick_play_make (&knowledge->play, seen);
  knowledge->trick = seen->trick;
  knowledge->seat = observation->seat;
  knowledge->n_playing = (uint8_t) deal_count_players (seen);
  knowledge->n_elsewhere = observation->n_elsewhere;
  knowledge->hand = seen->hand[observation->seat];
  knowledge->unseen = observation->unseen;
  knowledge->out = observation->unseen;
  for (unsigned s = 0; s < seen->n_seats; s++)
    knowledge->may_hold[s] = s == observation->seat ? 0 : observation->unseen;
  exclude_denied (knowledge, seen);

  for (unsigned s = 0; s < seen->n_seats; s++)
    {
      if (s == observation->seat)
        continue;
      knowledge->shown[s] = seen->hand[s];
      knowledge->n_hidden[s]
          = (uint8_t) (observation->hand_size[s] - card_set_count (seen->hand[s]));
      knowledge->may_hold[s] |= seen->hand[s];
      if (seats_have (seen->playing, s))
        knowledge->out |= seen->hand[s];
    }
}
