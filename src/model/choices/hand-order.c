/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/hand-order.h"

#include "model/choices/atout-card.h"

static bool
is_red (Suit suit)
{
  return suit == SUIT_HEARTS || suit == SUIT_DIAMONDS;
}

/* Returns the first suit of @left, if possible of the other colour than @last. */
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
      /* two red suits of three alternate only around the third */
      if (last == SUIT_NONE && __builtin_popcount (left & red) == 2
          && __builtin_popcount (left) == 3 && !is_red (suit))
        continue;
      if (is_left && (last == SUIT_NONE || is_red (suit) != is_red (last)))
        return suit;
    }

  return first;
}

static unsigned
find_suits (const Deal *deal, unsigned seat)
{
  const Pack *pack = deal_pack (deal);
  unsigned suits = 0;

  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    suits |= 1u << pack_suit (pack, card_set_first (set));
  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      suits |= 1u << pack_suit (pack, deal->played[i]);

  return suits & ~(1u << SUIT_TRUMPS);
}

/*
 * Places trumps, then suits that @seat has had, then suits it may draw, so that drawn cards move
 * none.
 */
static void
place_suits (HandOrder *order, const Deal *deal, unsigned seat)
{
  unsigned left = find_suits (deal, seat);
  unsigned missing = ((1u << SUITS) - 1) & ~left;
  unsigned next = 0;
  Suit last = SUIT_NONE;

  if (order->trumps_first && deal->trump < SUITS)
    {
      order->place[deal->trump] = next++;
      if (left & (1u << deal->trump))
        last = (Suit) deal->trump;
      left &= ~(1u << deal->trump);
      missing &= ~(1u << deal->trump);
    }
  while (left != 0)
    {
      last = pick_suit (order->suits, left, last);
      order->place[last] = next++;
      left &= ~(1u << last);
    }
  for (; missing != 0; missing &= ~(1u << last))
    {
      last = pick_suit (order->suits, missing, last);
      order->place[last] = next++;
    }
}

/* Keeps the suits in place during play, because players remember them. */
static void
update_places (HandOrder *order, const Deal *deal, unsigned seat)
{
  Card first = deal->n_played > 0 ? deal->played[0] : CARD_NONE;

  if (first == CARD_NONE || order->first != first || order->trump != deal->trump)
    place_suits (order, deal, seat);
  order->first = first;
  order->trump = deal->trump;
}

static int
rank_card (const HandOrder *order, const Deal *deal, Card card)
{
  Suit suit = pack_suit (deal_pack (deal), card);
  int strength = deal_order (deal)->strength[card];
  int place = suit != SUIT_TRUMPS ? (int) order->place[suit] : order->trumps_first ? -1 : SUITS;

  return place * CARDS_MAX + (order->ascending ? strength : CARDS_MAX - 1 - strength);
}

void
hand_order_sort (const HandOrder *order, const Deal *deal, Card *cards, unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    {
      Card card = cards[i];
      unsigned k = i;

      for (; k > 0 && rank_card (order, deal, cards[k - 1]) > rank_card (order, deal, card); k--)
        cards[k] = cards[k - 1];
      cards[k] = card;
    }
}

static unsigned
sort_hand (const HandOrder *order, const Deal *deal, unsigned seat, Card *sorted)
{
  unsigned n = 0;

  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    sorted[n++] = card_set_first (set);
  hand_order_sort (order, deal, sorted, n);

  return n;
}

static Card
card_at (GListStore *hand, guint i)
{
  g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (hand), i);

  return atout_card_get_card (card);
}

/* Removes cards no longer held; keeps other objects, so nothing flickers. */
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

/* Writes the user's arrangement; new cards follow their sorted neighbours. */
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

static AtoutCard *
take_card (const HandOrder *order, GListStore *hand, const Deal *deal, Card card)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (hand)); i++)
    if (card_at (hand, i) == card)
      return g_list_model_get_item (G_LIST_MODEL (hand), i);

  return atout_card_new (deal_pack (deal), card, order->suits);
}

/* Replaces only the part that differs. */
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
hand_order_apply (HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat)
{
  Card sorted[CARDS_MAX];
  Card arranged[CARDS_MAX];
  unsigned n;

  update_places (order, deal, seat);
  n = sort_hand (order, deal, seat, sorted);
  arrange_cards (order, sorted, n, arranged);
  remove_gone (hand, deal->hand[seat]);
  lay_cards (order, hand, deal, order->n_own > 0 ? arranged : sorted, n);
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (G_LIST_MODEL (hand), i);

      atout_card_set_suits (card, deal_pack (deal), order->suits);
      atout_card_set_trump (card, deal->trump != SUIT_NONE
                                      && deal_order (deal)->group[atout_card_get_card (card)]
                                             == deal_order (deal)->trump);
    }
}

void
hand_order_init (HandOrder *order)
{
  *order = (HandOrder) { .trumps_first = TRUE, .first = CARD_NONE };
}

void
hand_order_change (HandOrder *order)
{
  order->first = CARD_NONE;
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
