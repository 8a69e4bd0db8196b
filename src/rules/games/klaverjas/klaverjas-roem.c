/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/klaverjas/klaverjas-roem.h"

#include <glib.h>

#include "rules/jass.h"

#define RANK_BIT(rank) (1u << (rank))

/* K-8.2, option four_kind */
static unsigned
four_in_trick (Rank rank, KlaverjasFourKind four_kind)
{
  static const unsigned seed_100
      = RANK_BIT (RANK_TEN) | RANK_BIT (RANK_QUEEN) | RANK_BIT (RANK_KING) | RANK_BIT (RANK_ACE);

  switch (four_kind)
    {
    case KLAVERJAS_FOUR_KIND_ALL100:
      return 100;
    case KLAVERJAS_FOUR_KIND_JACKS200:
      return rank == RANK_JACK ? 200 : 100;
    case KLAVERJAS_FOUR_KIND_SEED:
    default:
      if (rank == RANK_JACK)
        return 200;
      return seed_100 & RANK_BIT (rank) ? 100 : 0;
    }
}

/* K-8.6, option hand_fours; 0 for no combination */
static unsigned
four_in_hand (const Options *options, Rank rank)
{
  static const unsigned high = RANK_BIT (RANK_QUEEN) | RANK_BIT (RANK_KING) | RANK_BIT (RANK_ACE);

  switch (options->value[KLAVERJAS_HAND_FOURS])
    {
    case KLAVERJAS_HAND_FOURS_TABLE:
      return four_in_trick (rank, options->value[KLAVERJAS_FOUR_KIND]);
    case KLAVERJAS_HAND_FOURS_NINES:
      if (rank == RANK_JACK || rank == RANK_9)
        return rank == RANK_JACK ? 200 : 150;
      return high & RANK_BIT (rank) ? 100 : 0;
    default:
      return (high | RANK_BIT (RANK_JACK)) & RANK_BIT (rank) ? 100 : 0;
    }
}

/* K-8.2, K-8.6 */
static unsigned
run_value (unsigned length)
{
  return length == 3 ? 20 : length == 4 ? 50 : 100;
}

/* K-8.2, K-3.5 */
unsigned
klaverjas_roem_of (CardSet trick, Suit trump, KlaverjasFourKind four_kind)
{
  CardSet stuk = trump < SUITS ? jass_marriage (trump) : 0;
  unsigned fours = jass_fours (trick);
  JassRun runs[JASS_RUNS_MAX];
  unsigned value = 0;

  if (jass_runs (trick, runs) > 0) /* at most one run in four cards */
    value += run_value (runs[0].length);
  if (stuk != 0 && (trick & stuk) == stuk)
    value += KLAVERJAS_STUK_ROEM;
  if (fours != 0)
    value += four_in_trick ((Rank) __builtin_ctz (fours), four_kind);

  return value;
}

CardSet
klaverjas_roem_cards (CardSet trick, Suit trump, KlaverjasFourKind four_kind)
{
  CardSet stuk = trump < SUITS ? jass_marriage (trump) : 0;
  unsigned fours = jass_fours (trick);
  JassRun runs[JASS_RUNS_MAX];
  CardSet cards = jass_runs (trick, runs) > 0 ? jass_run_cards (runs[0]) : 0;

  if ((trick & stuk) == stuk)
    cards |= stuk;

  return fours != 0 && four_in_trick ((Rank) __builtin_ctz (fours), four_kind) > 0 ? trick : cards;
}

static void
add_combination (KlaverjasCombination *list, unsigned *n, CardSet cards, unsigned value, Rank rank,
                 Suit suit)
{
  g_assert (*n < KLAVERJAS_COMBINATIONS_MAX);
  list[(*n)++] = (KlaverjasCombination) { cards, (uint8_t) value, (uint8_t) rank, (uint8_t) suit };
}

/* K-8.6: fours from the ace down, then runs by suit S H D C */
unsigned
klaverjas_combinations (const Options *options, CardSet hand, KlaverjasCombination *list)
{
  static const Suit suits[] = { SUIT_SPADES, SUIT_HEARTS, SUIT_DIAMONDS, SUIT_CLUBS };
  unsigned fours = jass_fours (hand);
  JassRun runs[JASS_RUNS_MAX];
  unsigned n_runs = jass_runs (hand, runs);
  unsigned n = 0;

  for (Rank rank = RANK_ACE; fours != 0 && rank >= RANK_7; rank--)
    if ((fours & RANK_BIT (rank)) != 0 && four_in_hand (options, rank) > 0)
      add_combination (list, &n, jass_rank_cards (rank), four_in_hand (options, rank), rank,
                       SUIT_NONE);
  for (unsigned s = 0; n_runs > 0 && s < SUITS; s++)
    for (unsigned i = 0; i < n_runs; i++)
      if (runs[i].suit == suits[s])
        add_combination (list, &n, jass_run_cards (runs[i]), run_value (runs[i].length),
                         runs[i].top, runs[i].suit);

  return n;
}

static void
make_trick_bonus (TrickBonus *bonus, Suit trump, KlaverjasFourKind four_kind)
{
  for (unsigned suit = 0; suit < SUITS; suit++)
    for (unsigned cards = 0; cards < 256; cards++)
      if (card_set_count (cards) <= SUITS)
        bonus->suit[suit][cards] = (uint8_t) klaverjas_roem_of (
            (CardSet) cards << (suit * JASS_RANKS), trump, four_kind);
  for (Rank rank = RANK_7; rank <= RANK_ACE; rank++)
    bonus->four[rank - RANK_7] = (uint8_t) four_in_trick (rank, four_kind);
}

/* K-8.2: splits roem into suits and fours */
const TrickBonus *
klaverjas_trick_bonus (const Options *options, unsigned trump)
{
  static TrickBonus bonus[KLAVERJAS_FOUR_KINDS][SUITS];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (unsigned kind = 0; kind < KLAVERJAS_FOUR_KINDS; kind++)
        for (unsigned suit = 0; suit < SUITS; suit++)
          make_trick_bonus (&bonus[kind][suit], (Suit) suit, kind);
      g_once_init_leave (&made, 1);
    }

  return &bonus[options->value[KLAVERJAS_FOUR_KIND]][trump];
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* K-10.8 */
void
klaverjas_write_roem (Deal *deal, unsigned unit, unsigned value)
{
  KlaverjasState *own = &deal->own.klaverjas;

  g_assert (own->n_marks < KLAVERJAS_MARKS_MAX);
  own->roem[unit] += (uint16_t) value;
  own->mark[own->n_marks++] = (KlaverjasMark) { (uint8_t) unit, (uint8_t) value };
}

/* K-8.8: the seat holds or has played the other card */
bool
klaverjas_has_stuk_to_announce (const Deal *deal, Card card)
{
  CardSet stuk;
  CardSet other;

  if (!klaverjas_is_kraken (&deal->options) || deal->own.klaverjas.stuk != 0)
    return false;
  stuk = jass_marriage (deal->trump);
  if (!card_set_has (stuk, card))
    return false;

  other = stuk & ~card_set_of (card);

  return (deal->hand[deal->turn] & other) != 0
         || deal_has_played (deal, (unsigned) deal->turn, card_set_first (other));
}

void
klaverjas_announce_stuk (Deal *deal)
{
  deal->own.klaverjas.stuk = seats_of ((unsigned) deal->turn);
  klaverjas_write_roem (deal, deal_unit (deal, (unsigned) deal->turn), KLAVERJAS_STUK_ROEM);
}
