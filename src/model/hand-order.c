/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand-order.h"

#include "atout-card.h"

static bool
is_red (Suit suit)
{
  return suit == SUIT_HEARTS || suit == SUIT_DIAMONDS;
}

/* The first suit of @left, of the other colour than @last if there is one. */
static Suit
pick_suit (DeckSuits suits, unsigned left, Suit last)
{
  static const Suit usual[][SUITS] = {
    [SUITS_FRENCH] = { SUIT_SPADES, SUIT_HEARTS, SUIT_CLUBS, SUIT_DIAMONDS },
    [SUITS_GERMAN] = { SUIT_CLUBS, SUIT_HEARTS, SUIT_SPADES, SUIT_DIAMONDS },
  };
  unsigned red = 1u << SUIT_HEARTS | 1u << SUIT_DIAMONDS;
  Suit first = SUIT_NONE;

  for (unsigned i = 0; i < SUITS; i++)
    {
      Suit suit = usual[suits][i];
      bool is_left = (left & (1u << suit)) != 0;

      if (is_left && first == SUIT_NONE)
        first = suit;
      /* three suits left and two of them red: a red one must come first to alternate */
      if (last == SUIT_NONE && __builtin_popcount (left & red) == 2
          && __builtin_popcount (left) == 3 && !is_red (suit))
        continue;
      if (is_left && (last == SUIT_NONE || is_red (suit) != is_red (last)))
        return suit;
    }

  return first;
}

/* The place of each suit, 0 at the left. */
static void
order_suits (const HandOrder *order, const Deal *deal, unsigned seat, unsigned *place)
{
  const Pack *pack = deal_pack (deal);
  unsigned permanent = 1u << SUIT_TRUMPS;
  unsigned left = 0;
  Suit last = SUIT_NONE;

  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    left |= 1u << pack_suit (pack, card_set_first (set));
  place[SUIT_TRUMPS] = order->trumps_first ? 0 : SUITS;
  for (unsigned i = left & permanent && order->trumps_first ? 1 : 0; (left &= ~permanent) != 0; i++)
    {
      bool trump_now = i == 0 && order->trumps_first && deal->trump < SUITS
                       && (left & (1u << deal->trump)) != 0;
      Suit suit = trump_now ? (Suit) deal->trump : pick_suit (order->suits, left, last);

      place[suit] = i;
      left &= ~(1u << suit);
      last = suit;
    }
}

static int
rank_card (const HandOrder *order, const Deal *deal, const unsigned *place, Card card)
{
  int strength = deal_order (deal)->strength[card];

  return (int) place[pack_suit (deal_pack (deal), card)] * CARDS_MAX
         + (order->ascending ? strength : CARDS_MAX - 1 - strength);
}

static unsigned
sort_cards (const HandOrder *order, const Deal *deal, unsigned seat, Card *sorted)
{
  unsigned place[SUIT_TRUMPS + 1] = { 0 };
  unsigned n = 0;

  order_suits (order, deal, seat, place);
  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      unsigned k = n++;

      for (;
           k > 0
           && rank_card (order, deal, place, sorted[k - 1]) > rank_card (order, deal, place, card);
           k--)
        sorted[k] = sorted[k - 1];
      sorted[k] = card;
    }

  return n;
}

static Card
card_at (GListStore *hand, guint i)
{
  g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (hand), i);

  return atout_card_get_card (card);
}

/* Takes out the cards that are gone; the others keep their objects, so nothing flickers. */
static void
remove_gone (GListStore *hand, CardSet held)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (hand)); i-- > 0;)
    if (!card_set_has (held, card_at (hand, i)))
      g_list_store_remove (hand, i);
}

static unsigned
find_card (const Card *cards, unsigned n, Card card)
{
  unsigned i = 0;

  while (i < n && cards[i] != card)
    i++;

  return i;
}

/* The own order of the @n cards of @sorted: a new one lies behind the one it is sorted behind. */
static void
arrange_cards (const HandOrder *order, const Card *sorted, unsigned n, Card *arranged)
{
  unsigned n_arranged = 0;

  for (unsigned i = 0; i < order->n_own; i++)
    if (find_card (sorted, n, order->own[i]) < n)
      arranged[n_arranged++] = order->own[i];
  for (unsigned i = 0; i < n; i++)
    if (find_card (arranged, n_arranged, sorted[i]) == n_arranged)
      {
        unsigned at = i > 0 ? find_card (arranged, n_arranged, sorted[i - 1]) + 1 : 0;

        for (unsigned k = n_arranged++; k > at; k--)
          arranged[k] = arranged[k - 1];
        arranged[at] = sorted[i];
      }
}

/* The card of @hand, or a new one. */
static AtoutCard *
take_card (const HandOrder *order, GListStore *hand, const Deal *deal, Card card)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (hand)); i++)
    if (card_at (hand, i) == card)
      return g_list_model_get_item (G_LIST_MODEL (hand), i);

  return atout_card_new (deal_pack (deal), card, order->suits);
}

/* Makes @hand the @n @cards; what lies right at both ends stays. */
static void
lay_cards (const HandOrder *order, GListStore *hand, const Deal *deal, const Card *cards,
           unsigned n)
{
  unsigned n_hand = g_list_model_get_n_items (G_LIST_MODEL (hand));
  g_autoptr (GPtrArray) laid = g_ptr_array_new_with_free_func (g_object_unref);
  unsigned first = 0;
  unsigned last = 0;

  while (first < n_hand && first < n && card_at (hand, first) == cards[first])
    first++;
  while (last < n_hand - first && last < n - first
         && card_at (hand, n_hand - 1 - last) == cards[n - 1 - last])
    last++;
  for (unsigned i = first; i < n - last; i++)
    g_ptr_array_add (laid, take_card (order, hand, deal, cards[i]));
  if (first + last < n || first + last < n_hand)
    g_list_store_splice (hand, first, n_hand - first - last, laid->pdata, laid->len);
}

void
hand_order_apply (const HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat)
{
  Card sorted[CARDS_MAX];
  Card arranged[CARDS_MAX];
  unsigned n = sort_cards (order, deal, seat, sorted);

  arrange_cards (order, sorted, n, arranged);
  remove_gone (hand, deal->hand[seat]);
  lay_cards (order, hand, deal, order->n_own > 0 ? arranged : sorted, n);
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (hand), i);

      atout_card_set_words (card, deal_pack (deal), order->suits);
      atout_card_set_trump (card, deal->trump != SUIT_NONE
                                      && deal_order (deal)->group[atout_card_get_card (card)]
                                             == deal_order (deal)->trump);
    }
}

void
hand_order_move (HandOrder *order, GListStore *hand, guint from, guint to)
{
  Card card = card_at (hand, from);

  order->n_own = g_list_model_get_n_items (G_LIST_MODEL (hand));
  for (guint i = 0; i < order->n_own; i++)
    order->own[i] = card_at (hand, i);
  for (guint i = from; i < to; i++)
    order->own[i] = order->own[i + 1];
  for (guint i = from; i > to; i--)
    order->own[i] = order->own[i - 1];
  order->own[to] = card;
}
