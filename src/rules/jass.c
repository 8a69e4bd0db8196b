/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/jass.h"

#include <glib.h>
#include <string.h>

#define ROW_MAIN(letter, suit)                                                                     \
  { "7" letter, suit, RANK_7 }, { "8" letter, suit, RANK_8 }, { "9" letter, suit, RANK_9 },        \
      { "T" letter, suit, RANK_TEN }, { "J" letter, suit, RANK_JACK },                             \
      { "Q" letter, suit, RANK_QUEEN }, { "K" letter, suit, RANK_KING },                           \
  {                                                                                                \
    "A" letter, suit, RANK_ACE                                                                     \
  }

#define ROW_LOW(letter, suit)                                                                      \
  { "2" letter, suit, RANK_2 }, { "3" letter, suit, RANK_3 }, { "4" letter, suit, RANK_4 },        \
      { "5" letter, suit, RANK_5 },                                                                \
  {                                                                                                \
    "6" letter, suit, RANK_6                                                                       \
  }

/* clang-format off */
static const PackCard cards_with_low[] = {
  ROW_MAIN ("C", SUIT_CLUBS),
  ROW_MAIN ("S", SUIT_SPADES),
  ROW_MAIN ("H", SUIT_HEARTS),
  ROW_MAIN ("D", SUIT_DIAMONDS),
  ROW_LOW ("C", SUIT_CLUBS),
  ROW_LOW ("S", SUIT_SPADES),
  ROW_LOW ("H", SUIT_HEARTS),
  ROW_LOW ("D", SUIT_DIAMONDS),
};
/* clang-format on */

const Pack jass_pack = { JASS_CARDS, cards_with_low, 1 };
const Pack jass_pack_with_low = { G_N_ELEMENTS (cards_with_low), cards_with_low, 1 };

/* K-3.3, K-3.4, Z-3.3: values for 7 8 9 T J Q K A */
static const uint8_t plain_strength[] = { 0, 1, 2, 6, 3, 4, 5, 7 };
static const uint8_t plain_points[] = { 0, 0, 0, 10, 2, 3, 4, 11 };
static const uint8_t trump_strength[] = { 0, 1, 6, 4, 7, 2, 3, 5 };
static const uint8_t trump_points[] = { 0, 0, 14, 10, 20, 3, 4, 11 };

static void
make_order (TrickOrder *order, Suit trump)
{
  memset (order, 0, sizeof *order);
  order->trump = trump == SUIT_NONE ? TRICK_GROUPS : trump;
  for (unsigned c = 0; c < JASS_CARDS; c++)
    {
      unsigned rank = c % JASS_RANKS;
      bool is_trump = jass_suit ((Card) c) == trump;

      order->group[c] = (uint8_t) jass_suit ((Card) c);
      order->strength[c] = is_trump ? trump_strength[rank] : plain_strength[rank];
      order->points[c] = is_trump ? trump_points[rank] : plain_points[rank];
    }
  trick_order_complete (order, JASS_CARDS);
}

const TrickOrder *
jass_order (unsigned trump)
{
  static TrickOrder orders[SUITS + 1];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (unsigned suit = 0; suit <= SUITS; suit++)
        make_order (&orders[suit], suit);
      g_once_init_leave (&made, 1);
    }

  return &orders[trump];
}

unsigned
jass_runs (CardSet cards, JassRun *runs)
{
  unsigned n = 0;

  for (CardSet three = jass_threes (cards); three != 0;)
    {
      unsigned suit = card_set_first (three) / JASS_RANKS;
      unsigned held = (cards >> (suit * JASS_RANKS)) & 0xff;

      three &= ~((CardSet) 0xff << (suit * JASS_RANKS));
      while ((held & (held >> 1) & (held >> 2)) != 0)
        {
          unsigned top = 31u - (unsigned) __builtin_clz (held);
          unsigned length = 1;

          while (length <= top && (held >> (top - length)) & 1)
            length++;
          held &= (1u << (top + 1 - length)) - 1;
          if (length >= 3)
            {
              g_assert (n < JASS_RUNS_MAX);
              runs[n++] = (JassRun) { (uint8_t) suit, (uint8_t) length, (uint8_t) (RANK_7 + top) };
            }
        }
    }

  return n;
}

CardSet
jass_marriage_of_one (const Deal *deal)
{
  CardSet both = jass_marriage (deal->trump);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet held = deal->hand[seat] & both;

      if (held == both)
        return both;
      if (held != 0)
        return deal_has_played (deal, seat, card_set_first (both & ~held)) ? held : 0;
    }

  return 0;
}
