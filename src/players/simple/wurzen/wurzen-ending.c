/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The last tricks exactly: with the stock used up both hands are known, and section 15 of
 * games/wurzen/rules.md asks for a search. Its values are game points, so it is over quickly.
 */

#include "game.h"
#include "games/wurzen/wurzen-score.h"
#include "wurzen.h"

/*
 * Tricks that a beginner can see through to the end. More would be better play but slow: six
 * tricks without a table take up to 64 ms, four at most 0.2 ms, and bring half of what six do
 * (tools/try-simple, wurzen 3000).
 */
#define TRICKS_SEEN 4

typedef struct
{
  CardSet hand[2];
  uint8_t tricks[2];
  int16_t points[2]; /* of cards and announcements, by seat, whether they count yet or not */
} Ending;

typedef struct
{
  const WurzenPosition *position;
  const TrickOrder *order;
  const TrickDuties *duties;
  const Options *options;
  int target;
} Search;

static int solve_lead (const Search *search, const Ending *ending, unsigned leader, int alpha,
                       int beta);

/* The game points of a deal that @loser loses now (W-9.1). */
static int
value_lost (const Search *search, const Ending *ending, unsigned loser)
{
  unsigned eyes = ending->tricks[loser] > 0 ? (unsigned) ending->points[loser] : 0;

  return (int) wurzen_value (search->options, eyes, ending->tricks[loser]);
}

/* What is announced when @card of @hand is led: all there is, for it shows nothing new. */
static int
announced_with (const Search *search, CardSet hand, Card card)
{
  unsigned points = 0;
  Card partner = wurzen_partner_card (search->position, card, &points);

  return partner != CARD_NONE && card_set_has (hand, partner) ? (int) points : 0;
}

/* The value for @leader of the trick @led, @card and what comes after. */
static int
solve_trick (const Search *search, const Ending *before, unsigned leader, Card led, Card card,
             int alpha, int beta)
{
  unsigned other = leader ^ 1;
  unsigned winner = card_set_has (search->order->beaters[led], card) ? other : leader;
  Ending ending = *before;

  ending.hand[leader] &= ~card_set_of (led);
  ending.hand[other] &= ~card_set_of (card);
  ending.tricks[winner]++;
  ending.points[winner] += (int16_t) (search->order->points[led] + search->order->points[card]);
  if (ending.hand[leader] == 0) /* W-9.8 */
    return winner == leader ? value_lost (search, &ending, other)
                            : -value_lost (search, &ending, leader);

  return winner == leader ? solve_lead (search, &ending, leader, alpha, beta)
                          : -solve_lead (search, &ending, other, -beta, -alpha);
}

/* The value for @leader of leading @led, the other answering best. */
static int
solve_follow (const Search *search, const Ending *ending, unsigned leader, Card led, int alpha,
              int beta)
{
  Trick trick = { 0 };
  int worst = beta;

  trick_add (&trick, search->order, (uint8_t) leader, led);
  for (CardSet set
       = trick_legal (search->order, search->duties, &trick, ending->hand[leader ^ 1], false);
       set != 0 && worst > alpha; set = card_set_rest (set))
    worst = MIN (worst,
                 solve_trick (search, ending, leader, led, card_set_first (set), alpha, worst));

  return worst;
}

/* The value of an announcement of @points and the lead of @led for @leader. */
static int
solve_announced (const Search *search, const Ending *before, unsigned leader, Card led, int points,
                 int alpha, int beta)
{
  Ending ending = *before;

  ending.points[leader] += (int16_t) points;
  if (ending.tricks[leader] > 0 && ending.points[leader] >= search->target)
    return value_lost (search, &ending, leader ^ 1);

  return solve_follow (search, &ending, leader, led, alpha, beta);
}

/* The cards that are led first: those that the other cannot beat. */
static CardSet
sure_cards (const Search *search, const Ending *ending, unsigned leader)
{
  CardSet sure = 0;

  for (CardSet set = ending->hand[leader]; set != 0; set = card_set_rest (set))
    if ((search->order->beaters[card_set_first (set)] & ending->hand[leader ^ 1]) == 0)
      sure |= card_set_of (card_set_first (set));

  return sure;
}

static int
solve_lead (const Search *search, const Ending *ending, unsigned leader, int alpha, int beta)
{
  CardSet sure, groups[2];

  if (ending->tricks[leader] > 0 && ending->points[leader] >= search->target)
    return value_lost (search, ending, leader ^ 1);

  /* the classes of both (W-9.1) only sink */
  beta = MIN (beta, value_lost (search, ending, leader ^ 1));
  alpha = MAX (alpha, -value_lost (search, ending, leader));
  sure = sure_cards (search, ending, leader);
  groups[0] = sure;
  groups[1] = ending->hand[leader] & ~sure;
  for (unsigned g = 0; g < G_N_ELEMENTS (groups); g++)
    for (CardSet set = groups[g]; set != 0 && alpha < beta; set = card_set_rest (set))
      {
        Card card = card_set_first (set);
        int points = announced_with (search, ending->hand[leader], card);

        alpha = MAX (alpha, solve_announced (search, ending, leader, card, points, alpha, beta));
      }

  return alpha;
}

static int
solve_pair (const Search *search, const Ending *ending, unsigned seat, Action action, int bound)
{
  const Deal *seen = search->position->seen;
  int points = (int) wurzen_announcement_points (seen, action);
  int best = -bound;

  for (CardSet set = wurzen_announcement_cards (seen, action); set != 0; set = card_set_rest (set))
    best = MAX (best,
                solve_announced (search, ending, seat, card_set_first (set), points, best, bound));

  return best;
}

bool
simple_wurzen_can_solve (const WurzenPosition *position)
{
  return position->talon == 0 && card_set_count (position->hand) <= TRICKS_SEEN;
}

int
simple_wurzen_solve (const WurzenPosition *position, Action action)
{
  enum
  {
    BOUND = 4, /* the most a deal brings (I-7) */
  };
  const Deal *seen = position->seen;
  unsigned seat = position->seat;
  unsigned other = position->other;
  Search search
      = { position, position->order, game_duties (seen), &seen->options, (int) position->target };
  Ending ending;

  ending.hand[seat] = position->hand;
  ending.hand[other] = position->known | position->maybe;
  for (unsigned s = 0; s < 2; s++)
    {
      ending.tricks[s] = seen->tricks_won[s];
      ending.points[s] = (int16_t) (seen->card_points[s] + seen->own.wurzen.announced[s]);
    }
  if (action_verb (action) != VERB_PLAY)
    return solve_pair (&search, &ending, seat, action, BOUND);
  if (seen->trick.n == 0)
    return solve_follow (&search, &ending, seat, (Card) action_arg (action), -BOUND, BOUND);

  ending.hand[other] |= card_set_of (seen->trick.card[0]);

  return -solve_trick (&search, &ending, other, seen->trick.card[0], (Card) action_arg (action),
                       -BOUND, BOUND);
}
