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
pick_suit (WordsSuits suits, unsigned left, Suit last)
{
  static const Suit usual[][SUITS] = {
    [WORDS_FRENCH] = { SUIT_SPADES, SUIT_HEARTS, SUIT_CLUBS, SUIT_DIAMONDS },
    [WORDS_GERMAN] = { SUIT_CLUBS, SUIT_HEARTS, SUIT_SPADES, SUIT_DIAMONDS },
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

void
hand_order_apply (const HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat)
{
  Card sorted[CARDS_MAX];
  unsigned n = sort_cards (order, deal, seat, sorted);
  unsigned same = 0;
  g_autoptr (GPtrArray) cards = NULL;

  remove_gone (hand, deal->hand[seat]);
  while (same < g_list_model_get_n_items (G_LIST_MODEL (hand)) && same < n
         && card_at (hand, same) == sorted[same])
    same++;
  if (same < n)
    {
      cards = g_ptr_array_new_with_free_func (g_object_unref);
      for (unsigned i = same; i < n; i++)
        g_ptr_array_add (cards, atout_card_new (deal_pack (deal), sorted[i], order->suits));
      g_list_store_splice (hand, same, g_list_model_get_n_items (G_LIST_MODEL (hand)) - same,
                           cards->pdata, cards->len);
    }
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (hand), i);

      atout_card_set_words (card, deal_pack (deal), order->suits);
      atout_card_set_trump (card, deal->trump != SUIT_NONE
                                      && deal_order (deal)->group[atout_card_get_card (card)]
                                             == deal_order (deal)->trump);
    }
}
