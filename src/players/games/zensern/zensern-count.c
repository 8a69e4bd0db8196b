/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/zensern/zensern-count.h"

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/jass.h"

#define RANKED 4 /* number of top cards examined per suit */

/*
 * Margins in points. Least-squares fit (`atout-workshop fit zensern`) to deals with the best of two
 * or four suits named, good or bad.
 */
const double zensern_count_points[ZENSERN_COUNTS][ZENSERN_FEATURES][ZENSERN_TABLES] = {
  [ZENSERN_COUNT_BID] = {
    [ZENSERN_FEATURE_BASE] = { -46, -76, -69 },
    [ZENSERN_FEATURE_TRUMPS] = { 12, 16, 21 },
    [ZENSERN_FEATURE_LONG] = { -1, 3, 8 },
    [ZENSERN_FEATURE_FIRST] = { 32, 39, 42 },
    [ZENSERN_FEATURE_SECOND_TOO] = { 23, 21, 28 },
    [ZENSERN_FEATURE_SECOND] = { 17, 18, 19 },
    [ZENSERN_FEATURE_THIRD] = { 9, 12, 9 },
    [ZENSERN_FEATURE_FOURTH] = { 9, 10, 7 },
    [ZENSERN_FEATURE_BELLA] = { 21, 21, 21 },
    [ZENSERN_FEATURE_SIDE_FIRST] = { 14, 15, 20 },
    [ZENSERN_FEATURE_SIDE_SECOND_TOO] = { 10, 5, 8 },
    [ZENSERN_FEATURE_SIDE_SECOND] = { 10, 10, 12 },
    [ZENSERN_FEATURE_SIDE_VOID] = { 3, 0, 4 },
    [ZENSERN_FEATURE_FIGURES] = { 1.00, 0.97, 1.06 },
    [ZENSERN_FEATURE_KNOWN] = { 0, 0, -16 },
    [ZENSERN_FEATURE_UPCARD] = { 0, 0, 17 },
  },
  [ZENSERN_COUNT_ANSWER] = {
    [ZENSERN_FEATURE_BASE] = { 58 },
    [ZENSERN_FEATURE_TRUMPS] = { -13 },
    [ZENSERN_FEATURE_LONG] = { 10 },
    [ZENSERN_FEATURE_FIRST] = { -38 },
    [ZENSERN_FEATURE_SECOND_TOO] = { -14 },
    [ZENSERN_FEATURE_SECOND] = { -19 },
    [ZENSERN_FEATURE_THIRD] = { -9 },
    [ZENSERN_FEATURE_FOURTH] = { -7 },
    [ZENSERN_FEATURE_BELLA] = { -26 },
    [ZENSERN_FEATURE_SIDE_FIRST] = { -14 },
    [ZENSERN_FEATURE_SIDE_SECOND_TOO] = { -6 },
    [ZENSERN_FEATURE_SIDE_SECOND] = { -10 },
    [ZENSERN_FEATURE_FIGURES] = { -0.98 },
  },
  [ZENSERN_COUNT_DECLARE] = {
    [ZENSERN_FEATURE_BASE] = { -93, -132, -105 },
    [ZENSERN_FEATURE_TRUMPS] = { 14, 19, 23 },
    [ZENSERN_FEATURE_LONG] = { -7, -6, 6 },
    [ZENSERN_FEATURE_FIRST] = { 36, 47, 44 },
    [ZENSERN_FEATURE_SECOND_TOO] = { 24, 23, 29 },
    [ZENSERN_FEATURE_SECOND] = { 18, 24, 19 },
    [ZENSERN_FEATURE_THIRD] = { 12, 16, 11 },
    [ZENSERN_FEATURE_FOURTH] = { 9, 11, 6 },
    [ZENSERN_FEATURE_BELLA] = { 18, 21, 20 },
    [ZENSERN_FEATURE_SIDE_FIRST] = { 18, 18, 22 },
    [ZENSERN_FEATURE_SIDE_SECOND_TOO] = { 12, 6, 10 },
    [ZENSERN_FEATURE_SIDE_SECOND] = { 12, 10, 13 },
    [ZENSERN_FEATURE_SIDE_VOID] = { 11, 4, 6 },
    [ZENSERN_FEATURE_FIGURES] = { 1.04, 1.00, 1.06 },
  },
  [ZENSERN_COUNT_OPPOSE] = {
    [ZENSERN_FEATURE_BASE] = { 104, 51, 101 },
    [ZENSERN_FEATURE_TRUMPS] = { -16, -8, -17 },
    [ZENSERN_FEATURE_LONG] = { 7, -15, -14 },
    [ZENSERN_FEATURE_FIRST] = { -41, -24, -48 },
    [ZENSERN_FEATURE_SECOND_TOO] = { -17, -20, -25 },
    [ZENSERN_FEATURE_SECOND] = { -21, -8, -19 },
    [ZENSERN_FEATURE_THIRD] = { -11, -6, -7 },
    [ZENSERN_FEATURE_FOURTH] = { -8, -6, -5 },
    [ZENSERN_FEATURE_BELLA] = { -24, -15, -21 },
    [ZENSERN_FEATURE_SIDE_FIRST] = { -18, -8, -20 },
    [ZENSERN_FEATURE_SIDE_SECOND_TOO] = { -6, 0, -5 },
    [ZENSERN_FEATURE_SIDE_SECOND] = { -11, -3, -10 },
    [ZENSERN_FEATURE_SIDE_VOID] = { -1, -3, -3 },
    [ZENSERN_FEATURE_FIGURES] = { -1.01, -0.79, -1.07 },
  },
};

/* Z-6.10: returns true if @hand will exchange the seven of trumps for the upcard. */
static bool
will_exchange (const Deal *seen, CardSet hand, Suit trump)
{
  const ZensernState *own = &seen->own.zensern;
  Card seven = jass_card (trump, RANK_7);

  return seen->options.value[ZENSERN_SEVEN] == ZENSERN_SEVEN_ON
         && zensern_table (seen) != ZENSERN_TABLE_FOUR && own->upcard != CARD_NONE
         && jass_suit (own->upcard) == trump && card_set_has (hand, seven);
}

/* Z-5.4.4: returns the seat that gets the upcard if @declarer names trumps, or NO_SEAT. */
static int
upcard_receiver (const Deal *seen, unsigned declarer)
{
  if (zensern_table (seen) != ZENSERN_TABLE_FOUR || seen->own.zensern.upcard == CARD_NONE)
    return NO_SEAT;

  return seen->options.value[ZENSERN_UPCARD4] == ZENSERN_UPCARD4_DEALER ? seen->dealer
                                                                        : (int) declarer;
}

static CardSet
known_hand (const Deal *seen, unsigned seat, unsigned declarer, Suit trump)
{
  CardSet hand = zensern_whole_hand (seen, seat);

  if (upcard_receiver (seen, declarer) == (int) seat)
    hand |= card_set_of (seen->own.zensern.upcard);
  else if (will_exchange (seen, hand, trump))
    hand ^= card_set_of (seen->own.zensern.upcard) | card_set_of (jass_card (trump, RANK_7));

  return hand;
}

/* Returns the table cards that nobody will play. */
static CardSet
dead_cards (const Deal *seen, CardSet hand)
{
  const ZensernState *own = &seen->own.zensern;
  CardSet dead = 0;

  if (zensern_table (seen) == ZENSERN_TABLE_FOUR)
    return 0;
  if (own->upcard != CARD_NONE)
    dead |= card_set_of (own->upcard);
  if (own->bottom != CARD_NONE)
    dead |= card_set_of (own->bottom);

  return dead & ~hand;
}

/* Returns a mask of the top cards of @suit in @hand; bit 0 is the highest. */
static unsigned
ranked_cards (const TrickOrder *order, CardSet hand, CardSet suit)
{
  unsigned held = 0;

  for (unsigned i = 0; i < RANKED && suit != 0; i++)
    {
      Card highest = card_set_first (suit);

      for (CardSet set = suit; set != 0; set = card_set_rest (set))
        if (order->strength[card_set_first (set)] > order->strength[highest])
          highest = card_set_first (set);
      held |= card_set_has (hand, highest) ? 1u << i : 0;
      suit &= ~card_set_of (highest);
    }

  return held;
}

static void
count_trumps (CardSet hand, unsigned held, Suit trump, double *feature)
{
  unsigned n = card_set_count (hand & jass_suit_cards (trump));

  feature[ZENSERN_FEATURE_TRUMPS] = n;
  feature[ZENSERN_FEATURE_LONG] = n > 4 ? n - 4 : 0;
  feature[ZENSERN_FEATURE_FIRST] = (held & 1) != 0;
  feature[ZENSERN_FEATURE_SECOND_TOO] = (held & 3) == 3;
  feature[ZENSERN_FEATURE_SECOND] = (held & 3) == 2;
  feature[ZENSERN_FEATURE_THIRD] = (held & 4) != 0;
  feature[ZENSERN_FEATURE_FOURTH] = (held & 8) != 0;
  feature[ZENSERN_FEATURE_BELLA] = (jass_marriage (trump) & ~hand) == 0;
}

static void
count_side_suit (unsigned n, unsigned held, double *feature)
{
  feature[ZENSERN_FEATURE_SIDE_FIRST] += (held & 1) != 0;
  feature[ZENSERN_FEATURE_SIDE_SECOND_TOO] += (held & 3) == 3;
  feature[ZENSERN_FEATURE_SIDE_SECOND] += (held & 3) == 2 && n > 1;
  feature[ZENSERN_FEATURE_SIDE_VOID] += n == 0;
}

void
zensern_features (const Deal *seen, unsigned seat, unsigned declarer, Suit trump, double *feature)
{
  const TrickOrder *order = jass_order (trump);
  CardSet hand = known_hand (seen, seat, declarer, trump);
  CardSet live = ~dead_cards (seen, hand);
  Card upcard = seen->own.zensern.upcard;
  int receiver = upcard_receiver (seen, declarer);
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n_figures = zensern_figures (&seen->options, hand, trump, figures);

  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    feature[i] = 0;
  feature[ZENSERN_FEATURE_BASE] = 1;
  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      CardSet cards = jass_suit_cards (suit);
      unsigned held = ranked_cards (order, hand, cards & live);

      if (suit == trump)
        count_trumps (hand, held, trump, feature);
      else
        count_side_suit (card_set_count (hand & cards), held, feature);
    }
  for (unsigned i = 0; i < n_figures; i++)
    feature[ZENSERN_FEATURE_FIGURES] += figures[i].points;
  feature[ZENSERN_FEATURE_KNOWN] = card_set_count (hand) == 7;
  if (receiver != NO_SEAT && receiver != (int) seat && jass_suit (upcard) == trump)
    feature[ZENSERN_FEATURE_UPCARD] = (unsigned) receiver % 2 == seat % 2 ? 1 : -1;
}

double
zensern_expected_margin (const Deal *seen, ZensernCount count, unsigned seat, unsigned declarer,
                         Suit trump)
{
  ZensernTable table = zensern_table (seen);
  double feature[ZENSERN_FEATURES];
  double margin = 0;

  zensern_features (seen, seat, declarer, trump, feature);
  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    margin += zensern_count_points[count][i][table] * feature[i];

  return margin;
}
