/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "klaverjas-recount.h"

#include <string.h>

#include "game-checks.h"

bool
kj_is (const Deal *deal, const char *form)
{
  return game_checks_option (deal, "game", form);
}

int
kj_number (const Deal *deal, const char *key)
{
  return atoi (
      options_value_key (&deal->options, deal->game, (unsigned) options_find (deal->game, key)));
}

bool
kj_automatic (const Deal *deal)
{
  return game_checks_option (deal, "roem", "auto");
}

unsigned
kj_seats (const Deal *deal)
{
  return kj_is (deal, "three") ? 3 : 4;
}

unsigned
kj_unit (const Deal *deal, unsigned seat)
{
  return kj_is (deal, "three") ? seat : seat % 2;
}

unsigned
kj_units (const Deal *deal)
{
  return kj_is (deal, "three") ? 3 : 2;
}

bool
kj_has_pile (const Deal *deal)
{
  return game_checks_option (deal, "trump", "random")
         || game_checks_option (deal, "trump", "turned");
}

unsigned
kj_forehand (const Deal *deal)
{
  return (deal->dealer + 1u) % kj_seats (deal);
}

unsigned
kj_first_speaker (const Deal *deal)
{
  return game_checks_option (deal, "first_speaker", "dealer") ? deal->dealer : kj_forehand (deal);
}

int
kj_boom (const Deal *deal)
{
  int deals = kj_number (deal, "deals");

  return kj_is (deal, "three") ? deals * 3 / 4 : deals;
}

int
kj_player_of_place (const Deal *deal, int place)
{
  if (kj_is (deal, "three"))
    return place < 12   ? place / 4
           : place < 21 ? (place - 12) / 3
           : place < 23 ? -1
                        : (place - 23) / 3;
  if (game_checks_option (deal, "deal", "44"))
    return place / 4 % 4;

  return place < 12 ? place / 3 : place < 20 ? (place - 12) / 2 : (place - 20) / 3;
}

/* ---- Cards and tricks: sections 3 and 7 --------------------------------------------- */

static const char kj_runs[] = "789TJQKA";   /* K-3.5 */
static const char kj_plain[] = "789JQKTA";  /* K-3.4 */
static const char kj_trumps[] = "78QKTA9J"; /* K-3.3 */

unsigned
kj_suit (Card card)
{
  return card / 8u;
}

static char
kj_rank (Card card)
{
  return kj_runs[card % 8];
}

bool
kj_beats (Card card, Card other, unsigned trump)
{
  const char *order = kj_suit (other) == trump ? kj_trumps : kj_plain;

  if (kj_suit (card) != kj_suit (other))
    return kj_suit (card) == trump;

  return strchr (order, kj_rank (card)) > strchr (order, kj_rank (other));
}

unsigned
kj_winner (const Card *cards, unsigned n, unsigned trump)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    if (kj_beats (cards[i], cards[best], trump))
      best = i;

  return best;
}

unsigned
kj_points (Card card, unsigned trump)
{
  switch (kj_rank (card))
    {
    case 'A':
      return 11;
    case 'T':
      return 10;
    case 'K':
      return 4;
    case 'Q':
      return 3;
    case 'J':
      return kj_suit (card) == trump ? 20 : 2;
    case '9':
      return kj_suit (card) == trump ? 14 : 0;
    default:
      return 0;
    }
}

CardSet
kj_playable (const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  unsigned trump = deal->trump;
  CardSet follow = 0, trumps = 0, over = 0;
  const Trick *trick = &deal->trick;
  unsigned led, best;
  bool partner;

  if (trick->n == 0)
    return hand; /* K-7.2 */
  led = kj_suit (trick->card[0]);
  best = kj_winner (trick->card, trick->n, trump);
  partner = kj_seats (deal) == 4 && trick->seat[best] == (deal->turn + 2) % 4;
  for (CardSet s = hand; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);

      follow |= kj_suit (card) == led ? card_set_of (card) : 0;
      trumps |= kj_suit (card) == trump ? card_set_of (card) : 0;
      over |= kj_suit (card) == trump && kj_beats (card, trick->card[best], trump)
                  ? card_set_of (card)
                  : 0;
    }

  if (led == trump) /* K-7.3 */
    return follow == 0 ? hand : over != 0 ? over : follow;
  if (follow != 0) /* K-7.4 */
    return follow;
  if (trumps == 0) /* K-7.5 */
    return hand;
  if (game_checks_option (deal, "rules", "rotterdam")) /* K-7.6 */
    return over != 0 ? over : trumps;
  if (!partner && over != 0) /* K-7.7 a */
    return over;
  if (!partner) /* K-7.7 b, c */
    return hand != trumps ? hand & ~trumps : hand;
  if (kj_suit (trick->card[best]) != trump) /* K-7.7 d */
    return hand;

  return (hand & ~(trumps & ~over)) != 0 ? hand & ~(trumps & ~over) : hand; /* K-7.7 e */
}

/* ---- Roem: section 8 ---------------------------------------------------------------- */

/* K-8.2, option four_kind */
static unsigned
kj_four_in_trick (const Deal *deal, char rank)
{
  if (game_checks_option (deal, "four_kind", "all100"))
    return 100;
  if (rank == 'J')
    return 200;
  if (game_checks_option (deal, "four_kind", "jacks200"))
    return 100;

  return strchr ("AKQT", rank) != NULL ? 100 : 0;
}

unsigned
kj_roem (const Deal *deal, const Card *cards, unsigned n)
{
  unsigned trump = deal->trump;
  unsigned value = 0;
  unsigned honours = 0;
  bool four = n == 4;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned length = 1;
      bool is_start = true;

      for (unsigned k = 0; k < n; k++)
        is_start = is_start && !(cards[i] % 8 > 0 && cards[k] == cards[i] - 1);
      for (bool more = is_start; more;)
        {
          more = false;
          for (unsigned k = 0; k < n; k++)
            if (cards[i] % 8u + length < 8 && cards[k] == cards[i] + length)
              more = true;
          length += more;
        }
      if (is_start && length >= 3)
        value += length == 3 ? 20 : 50;
      honours += kj_suit (cards[i]) == trump && strchr ("KQ", kj_rank (cards[i])) != NULL;
      four = four && kj_rank (cards[i]) == kj_rank (cards[0]);
    }

  if (honours == 2)
    value += 20;
  if (four)
    value += kj_four_in_trick (deal, kj_rank (cards[0]));

  return value;
}

bool
kj_may_pit (const Deal *deal, unsigned unit)
{
  return game_checks_option (deal, "pit", "both")
         || kj_unit (deal, (unsigned) deal->declarer) == unit;
}

CardSet
kj_stuk (const Deal *deal)
{
  return (CardSet) 0x60 << (8 * deal->trump);
}

static unsigned
kj_four_in_hand (const Deal *deal, char rank)
{
  bool jack = rank == 'J';

  if (game_checks_option (deal, "hand_fours", "seed"))
    return strchr ("AKQJ", rank) != NULL ? 100 : 0;
  if (game_checks_option (deal, "hand_fours", "nines"))
    return jack ? 200 : rank == '9' ? 150 : strchr ("AKQ", rank) != NULL ? 100 : 0;

  return kj_four_in_trick (deal, rank);
}

unsigned
kj_combinations (const Deal *deal, CardSet hand, KjCombination *list)
{
  static const unsigned suits[] = { 1, 2, 3, 0 }; /* S H D C in the order of the pack C S H D */
  unsigned n = 0;

  for (int place = 7; place >= 0; place--)
    {
      unsigned value = kj_four_in_hand (deal, kj_runs[place]);
      CardSet four = (CardSet) 0x01010101 << place;

      if (value > 0 && (hand & four) == four)
        list[n++] = (KjCombination) { four, value, (unsigned) place, 0 };
    }
  for (unsigned i = 0; i < 4; i++)
    for (int place = 7; place >= 0;)
      {
        CardSet run = 0;
        int top = place;

        while (place >= 0 && card_set_has (hand, (Card) (8 * suits[i] + (unsigned) place)))
          run |= card_set_of ((Card) (8 * suits[i] + (unsigned) place--));
        if (top - place >= 3)
          list[n++] = (KjCombination) { run,
                                        top - place == 3   ? 20
                                        : top - place == 4 ? 50
                                                           : 100,
                                        (unsigned) top, 3 - i };
        place -= top == place;
      }

  return n;
}

CardSet
kj_combined (const Deal *deal, CardSet hand)
{
  KjCombination list[KJ_COMBINATIONS_MAX];
  unsigned n = kj_combinations (deal, hand, list);
  CardSet cards = 0;

  for (unsigned i = 0; i < n; i++)
    cards |= list[i].cards;

  return cards;
}

bool
kj_is_better (const KjCombination *one, const KjCombination *other)
{
  if (one->value != other->value)
    return one->value > other->value;
  if (one->rank != other->rank)
    return one->rank > other->rank;

  return one->suit > other->suit;
}
