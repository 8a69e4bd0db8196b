/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/knowledge/knowledge.h"

#include <string.h>

/* Returns the cards that would have made @card illegal in @seat's hand. */
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
      /*
       * underruff: neither the suit led nor higher trumps; no plain cards if underruffs are
       * forbidden
       */
      return order->members[led] | over | (duties->no_underruff ? ~trumps : 0);
    }

  if (duties->ruff == RUFF_UNLESS_PARTNER && partner_wins)
    return order->members[led];

  if (duties->ruff_to_win)
    return order->members[led] | (trumps & beaters);

  return order->members[led] | (duties->no_underruff ? over : trumps);
}

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

/* Returns true if only @seat can hold @card, which is unseen. */
static bool
is_only_holder (const Knowledge *knowledge, unsigned seat, Card card)
{
  if (knowledge->n_elsewhere > 0 || !card_set_has (knowledge->may_hold[seat], card))
    return false;
  for (unsigned s = 0; s < knowledge->play.n_seats; s++)
    if (s != seat && knowledge->n_hidden[s] > 0 && card_set_has (knowledge->may_hold[s], card))
      return false;

  return true;
}

bool
knowledge_must_hold (const Knowledge *knowledge, unsigned seat, CardSet cards)
{
  CardSet others = knowledge->may_hold[seat] & knowledge->unseen & ~cards;

  if ((knowledge->shown[seat] & cards) != 0 || knowledge->n_hidden[seat] > card_set_count (others))
    return true;
  for (CardSet left = cards & knowledge->unseen; left != 0; left = card_set_rest (left))
    if (is_only_holder (knowledge, seat, card_set_first (left)))
      return true;

  return false;
}

/* Returns the unseen cards of @seat if all of them are known, else 0. */
static CardSet
known_hand (const Knowledge *knowledge, unsigned seat)
{
  CardSet may = knowledge->may_hold[seat] & knowledge->unseen;
  CardSet must = knowledge->n_elsewhere == 0 ? may : 0;

  for (unsigned s = 0; s < knowledge->play.n_seats; s++)
    if (s != seat)
      must &= ~knowledge->may_hold[s];
  if (card_set_count (may) == knowledge->n_hidden[seat])
    return may;

  return card_set_count (must) == knowledge->n_hidden[seat] ? must : 0;
}

void
knowledge_place_unseen (Knowledge *knowledge)
{
  SeatSet placed = seats_of (knowledge->seat);
  bool is_new = true;

  while (is_new)
    {
      is_new = false;
      for (unsigned seat = 0; seat < knowledge->play.n_seats; seat++)
        {
          CardSet held = seats_have (placed, seat) ? 0 : known_hand (knowledge, seat);

          if (held == 0)
            continue;
          placed |= seats_of (seat);
          is_new = true;
          for (unsigned s = 0; s < knowledge->play.n_seats; s++)
            knowledge->may_hold[s] &= ~(s == seat ? knowledge->unseen & ~held : held);
        }
    }
}

/* ---- Chances --------------------------------------------------------------------------------- */

static void
set_held (float held[CARDS_MAX], CardSet cards, float chance)
{
  for (; cards != 0; cards = card_set_rest (cards))
    held[card_set_first (cards)] = chance;
}

/* Sets the chances of unseen cards, equal for cards with the same possible holders. */
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

  /* without replacement: each miss makes the next card likelier */
  for (CardSet set = cards & knowledge->may_hold[seat]; set != 0; set = card_set_rest (set), left--)
    {
      double held = chances->held[seat][card_set_first (set)] * places / left;

      if (held >= 1)
        return 0;
      none *= 1 - held;
    }

  return none;
}
