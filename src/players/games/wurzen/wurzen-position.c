/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/wurzen/wurzen-position.h"

#include "players/games/wurzen/wurzen.h"

#include "players/knowledge/knowledge.h"
#include "rules/games/wurzen/wurzen-tables.h"

#define HAND_MAX 6

/* Fills the fields that do not depend on hidden cards. */
static void
begin_position (WurzenPosition *position, const Deal *seen, unsigned seat, const TrickOrder *order)
{
  position->seen = seen;
  position->order = order;
  position->seat = (uint8_t) seat;
  position->other = (uint8_t) (seat ^ 1);
  position->is_strict = wurzen_is_strict (seen);
  position->is_imagined = false;
  position->talon = (uint8_t) wurzen_talon (seen);
  position->target = wurzen_mode (&seen->options)->target;
  position->trumps = order->members[seen->trump];
  for (unsigned s = 0; s < 2; s++)
    {
      position->eyes[s] = wurzen_eyes (seen, s);
      position->waiting[s] = seen->tricks_won[s] > 0 ? 0 : seen->own.wurzen.announced[s];
    }
}

void
wurzen_position_make (WurzenPosition *position, const Observation *observation)
{
  Knowledge knowledge;

  knowledge_make (&knowledge, observation);
  begin_position (position, &observation->seen, observation->seat, knowledge.play.order);
  wurzen_match_worth (&position->worth, &observation->seen);
  position->hand = knowledge.hand;
  position->known = knowledge.shown[position->other];
  position->maybe = knowledge.may_hold[position->other] & ~position->known;
  position->n_hidden = knowledge.n_hidden[position->other];
}

/* Deduces nothing from plays, since players need not follow suit. */
void
wurzen_position_of_world (WurzenPosition *position, const Deal *world, unsigned seat,
                          const MatchWorth *worth)
{
  const TrickOrder *order = deal_order (world);
  CardSet placed;

  begin_position (position, world, seat, order);
  position->is_imagined = true;
  position->worth = *worth;
  position->hand = world->hand[seat];
  position->known = world->hand[seat ^ 1] & world->own.wurzen.known[seat ^ 1];
  placed = position->hand | position->known | world->won[0] | world->won[1]
           | trick_cards (&world->trick);
  if (world->own.wurzen.under != CARD_NONE)
    placed |= card_set_of (world->own.wurzen.under);
  position->maybe = 0;
  for (unsigned group = 0; group < SUITS; group++)
    position->maybe |= order->members[group] & ~placed;
  position->n_hidden
      = (uint8_t) (card_set_count (world->hand[seat ^ 1]) - card_set_count (position->known));
}

/* Returns the probability that @n_hidden random cards of @n_places contain none of @n_cards. */
static double
chance_of_none (unsigned n_hidden, unsigned n_places, unsigned n_cards)
{
  double ways = 1;
  double all = 1;

  if (n_cards == 0)
    return 1;
  for (unsigned i = 0; i < n_hidden; i++)
    {
      if (n_cards + i >= n_places)
        return 0;
      ways *= n_places - n_cards - i;
      all *= n_places - i;
    }

  return ways / all;
}

double
wurzen_chance_fewer (const WurzenPosition *position, CardSet cards, unsigned n)
{
  unsigned n_known = card_set_count (position->known & cards);
  unsigned n_places = card_set_count (position->maybe);
  unsigned n_cards = card_set_count (position->maybe & cards);
  double chance[HAND_MAX + 2] = { 1 }; /* by number of cards held */
  double sum = 0;

  if (n == 1)
    return n_known > 0 ? 0 : chance_of_none (position->n_hidden, n_places, n_cards);

  /* draws hidden cards one by one */
  for (unsigned i = 0; i < position->n_hidden; i++)
    for (unsigned k = i + 1; k-- > 0;)
      {
        double hit = MIN (1, n_cards <= k ? 0 : (double) (n_cards - k) / (n_places - i));

        chance[k + 1] += chance[k] * hit;
        chance[k] *= 1 - hit;
      }
  for (unsigned k = 0; k + n_known < n && k <= position->n_hidden; k++)
    sum += chance[k];

  return sum;
}

static double
chance_held (const WurzenPosition *position, Card card)
{
  if (card_set_has (position->known, card))
    return 1;

  return card_set_has (position->maybe, card)
             ? (double) position->n_hidden / card_set_count (position->maybe)
             : 0;
}

double
wurzen_expected_cards (const WurzenPosition *position, CardSet cards)
{
  double sum = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    sum += chance_held (position, card_set_first (cards));

  return sum;
}

double
wurzen_mean_points (const WurzenPosition *position, CardSet cards)
{
  double points = 0;
  double sum = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    {
      double held = chance_held (position, card_set_first (cards));

      points += held * position->order->points[card_set_first (cards)];
      sum += held;
    }

  return sum > 0 ? points / sum : 0;
}

double
wurzen_chance_to_hold (const WurzenPosition *position, Card card)
{
  const TrickOrder *order = position->order;
  CardSet beaters = order->beaters[card];
  CardSet suit = order->members[order->group[card]];
  double unbeaten = wurzen_chance_none (position, beaters & suit);
  CardSet ruffs = beaters & ~suit;

  if (ruffs == 0 || unbeaten == 0)
    return unbeaten;

  return MAX (
      0,
      unbeaten - wurzen_chance_none (position, suit) * (1 - wurzen_chance_none (position, ruffs)));
}

Card
wurzen_partner_card (const WurzenPosition *position, Card card, unsigned *points)
{
  const Deal *seen = position->seen;
  const Pack *pack = deal_pack (seen);
  Suit suit = (Suit) pack_suit (pack, card);
  Rank rank = (Rank) pack_rank (pack, card);
  bool is_pair = rank == RANK_QUEEN || rank == RANK_KING;
  Action action = ACTION (is_pair ? WURZEN_VERB_PAIR : WURZEN_VERB_WURZE, suit);

  if (!is_pair
      && (wurzen_mode (&seen->options)->hand < HAND_MAX || (rank != RANK_JACK && rank != RANK_7)))
    return CARD_NONE;
  *points = wurzen_announcement_points (seen, action);

  return card_set_first (wurzen_announcement_cards (seen, action) & ~card_set_of (card));
}

/* W-6.6, W-6.7; giving the ace away is no gain. */
bool
wurzen_can_swap (const WurzenPosition *position, Card card)
{
  const Deal *seen = position->seen;
  const Pack *pack = deal_pack (seen);
  Card under = seen->own.wurzen.under;
  Rank rank, rank_under;

  if (under == CARD_NONE || pack_suit (pack, card) != (Suit) seen->trump)
    return false;
  rank = (Rank) pack_rank (pack, card);
  rank_under = (Rank) pack_rank (pack, under);

  return (rank == RANK_JACK && (rank_under == RANK_TEN || rank_under > RANK_JACK))
         || (rank == RANK_6 && rank_under >= RANK_7 && rank_under <= RANK_9);
}
