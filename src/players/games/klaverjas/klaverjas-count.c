/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/klaverjas/klaverjas-count.h"

#include <glib.h>

/* Bits of a suit's ranks in pack order (K-3.1). */
enum
{
  NINE = 1 << 2,
  TEN = 1 << 3,
  JACK = 1 << 4,
  KING = 1 << 6,
  ACE = 1 << 7,
};

static unsigned
held_in (CardSet hand, unsigned suit)
{
  return (hand >> (KLAVERJAS_SUIT_CARDS * suit)) & 0xff;
}

static double
count_trumps (const KlaverjasCount *count, unsigned held)
{
  double points = count->length[card_set_count (held)];

  if (held & JACK)
    points += count->jack;
  if (held & NINE)
    points += held & JACK ? count->nine_with_jack : count->nine;
  if (held & ACE)
    points += count->ace;
  if (held & TEN)
    points += count->ten;

  return points;
}

static double
count_side_suit (const KlaverjasCount *count, unsigned held)
{
  bool ten = (held & TEN) != 0;
  bool king = (held & KING) != 0;

  if (held == 0)
    return count->side_void;
  if (held & ACE)
    return count->side_ace + (ten ? count->side_ace_ten : 0)
           + (ten && king ? count->side_ace_ten_king : 0);
  if (card_set_count (held) == 1)
    return ten ? count->side_lone_ten : count->side_lone;
  if (ten)
    return count->side_ten + (king ? count->side_ten_king : 0);

  return king ? count->side_king : 0;
}

double
klaverjas_count_hand (const KlaverjasCount *count, double start, CardSet hand, unsigned trump)
{
  double points = start;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned held = held_in (hand, suit);

      points += suit == trump ? count_trumps (count, held) : count_side_suit (count, held);
    }

  return points;
}

double
klaverjas_curve_at (const KlaverjasCurve *curve, double x)
{
  const unsigned last = curve->n - 1;
  double place = CLAMP ((x - curve->first) / curve->step, 0, last - 0.001);
  unsigned step = (unsigned) place;
  double part = (x - curve->first) / curve->step - step;

  return curve->value[step] + part * (curve->value[step + 1] - curve->value[step]);
}

KlaverjasHolding
klaverjas_holding (CardSet hand, unsigned trump)
{
  unsigned held = held_in (hand, trump);
  unsigned n_trumps = card_set_count (held);
  unsigned n_side_aces = 0;

  if (n_trumps >= 3 && (held & (JACK | NINE)) != 0)
    return KLAVERJAS_HOLDING_SOUND;

  for (unsigned suit = 0; suit < SUITS; suit++)
    n_side_aces += suit != trump && (held_in (hand, suit) & ACE) != 0;

  return n_trumps == 2 && (held & JACK) != 0 && n_side_aces >= 2 ? KLAVERJAS_HOLDING_DARING
                                                                 : KLAVERJAS_HOLDING_WEAK;
}
