/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-state.h"

#include "rules/games/cego/cego-tables.h"

/* ---- Games ----------------------------------------------------------------------------------- */

/* CE-6.7 */
int
cego_value (CegoGame game)
{
  return cego_games[game].value;
}

/* CE-6.7 */
unsigned
cego_count_kept (CegoGame game)
{
  return cego_games[game].n_kept;
}

/* CE-6.7, CE-6.18 */
bool
cego_has_discard (CegoGame game)
{
  return cego_games[game].has_discard;
}

/* CE-6.7, CE-14 */
bool
cego_is_kept_open (CegoGame game)
{
  return cego_games[game].is_kept_open;
}

/* CE-3.1 */
unsigned
cego_count_seats (const Options *options)
{
  return option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3) ? 3 : 4;
}

/* CE-3.6 */
unsigned
cego_hand_size (const Options *options)
{
  return option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3) ? 13 : 11;
}

/* ---- Hands ----------------------------------------------------------------------------------- */

/* CE-6.5: a duty hand has @n_trumps, or one fewer, at most two suits and two trumps above @high */
typedef struct
{
  unsigned n_trumps;
  unsigned high;
} SoloDuty;

static const SoloDuty solo_duties[] = {
  [CEGO_SOLO_DUTY_NINE] = { 9, 17 },
  [CEGO_SOLO_DUTY_EIGHT] = { 8, 18 },
};

/* CE-6.5 */
bool
cego_is_duty_hand (const Options *options, CardSet hand)
{
  const TrickOrder *order = cego_order (options, SUIT_TRUMPS);
  CardSet trumps = hand & CEGO_TRUMPS;
  unsigned n_trumps = card_set_count (trumps);
  unsigned n_suits = 0;
  const SoloDuty *duty;

  if (option_is (options, CEGO_SOLO_DUTY, CEGO_SOLO_DUTY_NONE))
    return false;
  duty = &solo_duties[options->value[CEGO_SOLO_DUTY]];
  if (n_trumps + 1 != duty->n_trumps)
    return n_trumps >= duty->n_trumps;
  for (unsigned suit = 0; suit < SUITS; suit++)
    n_suits += (hand & order->members[suit]) != 0;

  return n_suits <= 2 && card_set_count (trumps >> duty->high) >= 2;
}

/* Returns the Leere with another one of their suit. */
static CardSet
paired_leere (const Options *options, CardSet hand)
{
  CardSet paired = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      CardSet own = hand & cego_leere (options, suit);

      if (card_set_count (own) >= 2)
        paired |= own;
    }

  return paired;
}

/* Returns all Leere of the suits of @cards. */
static CardSet
leere_beside (const Options *options, CardSet cards)
{
  CardSet beside = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    if ((cards & cego_leere (options, suit)) != 0)
      beside |= cego_leere (options, suit);

  return beside;
}

/* CE-6.8 */
bool
cego_is_possible (const Options *options, CegoGame bid, CardSet hand)
{
  CardSet own = hand & cego_all_leere (options);

  switch (bid)
    {
    case CEGO_LEERE:
      return own != 0;
    case CEGO_ZWEI:
      return paired_leere (options, hand) != 0;
    case CEGO_VERSCH:
      return own != 0 && (own & ~leere_beside (options, card_set_of (card_set_first (own)))) != 0;
    case CEGO_MANN:
      return card_set_has (hand, CEGO_LITTLE_MAN);
    default:
      return true;
    }
}

/* CE-6.15 */
CardSet
cego_may_keep (const Options *options, CegoGame game, CardSet hand, CardSet kept)
{
  CardSet left = hand & ~kept;
  CardSet own = left & cego_all_leere (options);

  switch (game)
    {
    case CEGO_LEERE:
      return own;
    case CEGO_ZWEI:
      return kept == 0 ? paired_leere (options, hand) : own & leere_beside (options, kept);
    case CEGO_VERSCH:
      return own & ~leere_beside (options, kept);
    case CEGO_MANN:
      return hand & card_set_of (CEGO_LITTLE_MAN);
    default:
      return left;
    }
}

/* CE-6.18 */
CardSet
cego_may_discard (CegoGame game, CardSet hand, CardSet kept)
{
  CardSet blind = hand & ~kept;
  CardSet trumps = blind & CEGO_TRUMPS;

  if (!cego_is_kept_open (game))
    return hand;
  if (trumps == 0)
    return blind;
  if (game == CEGO_ZWEI)
    return card_set_of (card_set_first (trumps));

  while (card_set_rest (trumps) != 0)
    trumps = card_set_rest (trumps);

  return trumps;
}

/* ---- State of a deal ------------------------------------------------------------------------- */

CardSet
cego_pile_of_declarer (const Deal *deal)
{
  const CegoState *own = &deal->own.cego;

  return deal->won[deal->declarer] | own->laid_aside | own->blind;
}

/* CE-7.4, CE-7.5 */
CardSet
cego_cards_to_lead (const Deal *deal)
{
  return deal->declarer == NO_SEAT ? 0 : deal->hand[deal->declarer] & deal->own.cego.kept;
}
