/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/rest.h"

#include <string.h>

#include "players/knowledge/knowledge.h"

#define NODES_MAX 20000
#define HIDDEN_CARDS_MAX 9 /* more have too many distributions */

/* ---- All tricks to the own seat -------------------------------------------------------------- */

/* Returns true if each legal action leads, or beats the best card of the trick. */
static bool
takes_the_lead (const Observation *observation, const TrickOrder *order)
{
  const Trick *trick = &observation->seen.trick;
  const Game *game = observation->seen.game;

  if (trick->n == 0)
    return true;
  for (unsigned i = 0; i < observation->legal.n; i++)
    {
      Card card = action_card (game, observation->legal.at[i]);

      if (card == CARD_NONE || !card_set_has (order->beaters[trick_best_card (trick)], card))
        return false;
    }

  return true;
}

typedef struct
{
  const Observation *observation;
  const CardSet *may_hold;
  unsigned nodes;
} Tricks;

/* Returns true if no cards of the seats @left make @trick score more than its cards. */
static bool
only_cards_count (Tricks *tricks, SeatSet left, CardSet trick)
{
  const Observation *observation = tricks->observation;
  const Deal *seen = &observation->seen;
  CardSet all = trick;
  unsigned seat;

  for (unsigned s = 0; s < seen->n_seats; s++)
    all |= seats_have (left, s) ? tricks->may_hold[s] : 0;
  if (game_only_cards_count (seen, observation->seat, all))
    return true;
  if (left == 0 || ++tricks->nodes > NODES_MAX)
    return false;

  seat = (unsigned) seats_next (left, observation->seat, seen->n_seats);
  for (CardSet set = tricks->may_hold[seat] & ~trick; set != 0; set = card_set_rest (set))
    if (!only_cards_count (tricks, left & (SeatSet) ~seats_of (seat),
                           trick | card_set_of (card_set_first (set))))
      return false;

  return true;
}

/* Returns true if neither the current trick nor a later lead of @card can score more than cards. */
static bool
brings_only_cards (Tricks *tricks, Card card)
{
  const Deal *seen = &tricks->observation->seen;
  SeatSet others = seen->playing & (SeatSet) ~seats_of (tricks->observation->seat);
  SeatSet left = others;

  for (unsigned i = 0; i < seen->trick.n; i++)
    left &= (SeatSet) ~seats_of (seen->trick.seat[i]);

  return only_cards_count (tricks, left, trick_cards (&seen->trick) | card_set_of (card))
         && (seen->trick.n == 0 || only_cards_count (tricks, others, card_set_of (card)));
}

static bool
is_own (const Observation *observation, const CardSet *may_hold)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  Tricks tricks = { .observation = observation, .may_hold = may_hold };
  CardSet others = 0;

  if (!takes_the_lead (observation, order))
    return false;
  for (unsigned s = 0; s < seen->n_seats; s++)
    others |= seats_have (seen->playing, s) ? may_hold[s] : 0;
  for (CardSet hand = seen->hand[observation->seat]; hand != 0; hand = card_set_rest (hand))
    {
      Card card = card_set_first (hand);

      if ((order->beaters[card] & others) != 0 || !brings_only_cards (&tricks, card))
        return false;
    }

  return true;
}

/* ---- All distributions and lines of play ----------------------------------------------------- */

/* The recorded result of a deal. */
typedef struct
{
  DealResult result;
  Match booked;
} Outcome;

typedef struct
{
  const Observation *observation;
  const Match *match;
  CardSet may_hold[SEATS_MAX];
  Card cards[CARDS_MAX]; /* other hands, in observation_fill () order */
  unsigned nodes;
  bool has_outcome; /* true once a line has ended */
  Outcome outcome;
} Search;

static bool
ends_alike (Search *search, const Deal *deal)
{
  Outcome outcome;

  memset (&outcome, 0, sizeof outcome);
  deal_result (deal, &outcome.result);
  memcpy (&outcome.booked, search->match, sizeof outcome.booked);
  match_book (&outcome.booked, deal);
  if (!search->has_outcome)
    memcpy (&search->outcome, &outcome, sizeof outcome);
  search->has_outcome = true;

  return memcmp (&search->outcome, &outcome, sizeof outcome) == 0;
}

/* Returns true if a seat drew an unknown card. */
static bool
has_drawn (const Deal *before, const Deal *after)
{
  for (unsigned s = 0; s < after->n_seats; s++)
    if ((after->hand[s] & ~before->hand[s]) != 0)
      return true;

  return false;
}

static bool
all_plays_end_alike (Search *search, const Deal *deal)
{
  ActionList legal;

  if (++search->nodes > NODES_MAX)
    return false;
  if (deal_is_over (deal))
    return ends_alike (search, deal);

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, legal.at[i]);
      if (has_drawn (deal, &next) || !all_plays_end_alike (search, &next))
        return false;
    }

  return true;
}

static bool all_deals_are_settled (Search *search, unsigned seat, CardSet left, unsigned at);

/*
 * Gives @seat @n cards of @choice in all ways, then deals to later seats. Returns true if all deals
 * are settled.
 */
static bool
all_hands_are_settled (Search *search, unsigned seat, CardSet left, unsigned at, CardSet choice,
                       unsigned n)
{
  if (n == 0)
    return all_deals_are_settled (search, seat + 1, left, at);
  for (; card_set_count (choice) >= n; choice = card_set_rest (choice))
    {
      Card card = card_set_first (choice);

      search->cards[at] = card;
      if (!all_hands_are_settled (search, seat, left & ~card_set_of (card), at + 1,
                                  card_set_rest (choice), n - 1))
        return false;
    }

  return true;
}

static bool
all_deals_are_settled (Search *search, unsigned seat, CardSet left, unsigned at)
{
  const Observation *observation = search->observation;
  Deal deal;

  if (seat < observation->seen.n_seats)
    return all_hands_are_settled (search, seat, left, at, left & search->may_hold[seat],
                                  observation->hand_size[seat]
                                      - card_set_count (observation->seen.hand[seat]));

  observation_fill (observation, search->cards, &deal);
  search->has_outcome = false;

  return all_plays_end_alike (search, &deal);
}

/*
 * Returns true if no play changes the result, in any distribution. False with cards outside the
 * hands: their order is unknown.
 */
static bool
is_settled (const Observation *observation, const Match *match, const CardSet *may_hold)
{
  Search search = { .observation = observation, .match = match };

  if (observation->n_elsewhere > 0 || card_set_count (observation->unseen) > HIDDEN_CARDS_MAX)
    return false;
  memcpy (search.may_hold, may_hold, sizeof search.may_hold);

  return all_deals_are_settled (&search, 0, observation->unseen, 0) && search.nodes > 0;
}

Rest
rest_judge (const Observation *observation, const Match *match)
{
  Knowledge knowledge;

  if (observation->seen.phase != PHASE_PLAY || observation->legal.n == 0)
    return REST_OPEN;
  knowledge_make (&knowledge, observation);
  if (is_own (observation, knowledge.may_hold))
    return REST_OWN;

  return is_settled (observation, match, knowledge.may_hold) ? REST_SETTLED : REST_OPEN;
}
