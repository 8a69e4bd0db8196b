/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/fiftysix/fiftysix.h"

#include <glib.h>

#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-claims.h"

/*
 * By how much less likely, as a logarithm. With twice as much the cards as they lie are told better
 * where all call as `simple` (`bench worlds`), but people bluff more than that.
 */
static const struct
{
  double missing_top;  /* a top card promised and not held */
  double hidden_top;   /* the top card denied and held */
  double missing_card; /* each card of the length promised and not held */
  double surplus_card; /* each card more than "exactly" so many … */
  double false_void;   /* … or any of a suit that is said to be empty */
  double bluff;        /* a call costs no more than this */
} weigh = {
  .missing_top = 3,
  .hidden_top = 3,
  .missing_card = 1.5,
  .surplus_card = 1,
  .false_void = 3,
  .bluff = 5,
};

static double
cost_of_length (const FiftysixClaim *claim, unsigned length)
{
  if (length < claim->n_cards)
    return weigh.missing_card * (claim->n_cards - length);
  if (!claim->exact || length == claim->n_cards)
    return 0;

  return claim->n_cards == 0 ? weigh.false_void : weigh.surplus_card * (length - claim->n_cards);
}

/* What it costs that @hand does not hold what @claim, which is about a suit, promises. */
static double
cost_of_claim (const Deal *world, CardSet hand, const FiftysixClaim *claim)
{
  const Pack *pack = deal_pack (world);
  CardSet suit = game_order (world->game, &world->options, SUIT_NONE)->members[claim->suit];
  double cost = cost_of_length (claim, card_set_count (hand & suit));

  for (unsigned i = 0; i < claim->n_tops; i++)
    {
      unsigned n = i > 0 && claim->top[i] == claim->top[i - 1] ? 2 : 1;

      if (card_set_count (hand & pack_copies (pack, claim->top[i])) < n)
        cost += weigh.missing_top;
    }
  if (claim->lacks != CARD_NONE && (hand & pack_copies (pack, claim->lacks)) != 0)
    cost += weigh.hidden_top;

  return MIN (cost, weigh.bluff);
}

double
fiftysix_likely (const Observation *observation, const Deal *world)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  CardSet hand[SEATS_MAX];
  unsigned n = fiftysix_list_calls (world, calls);
  double sum = 0;

  for (unsigned s = 0; s < world->n_seats; s++)
    hand[s] = world->hand[s];
  for (unsigned i = 0; i < world->n_played; i++)
    hand[world->played_by[i]] |= card_set_of (world->played[i]);
  fiftysix_claims (world, claims);
  for (unsigned i = 0; i < n; i++)
    if (calls[i].seat != observation->seat && claims[i].suit != SUIT_NONE)
      sum -= cost_of_claim (world, hand[calls[i].seat], &claims[i]);

  return sum;
}
