/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What players know of German whist: enough to search, to infer and to be asked for hints. */

#include <math.h>

#include "whist.h"

static unsigned
rank_of (const Deal *deal, Card card)
{
  return pack_rank (deal_pack (deal), card);
}

/* What a card costs by the rules of thumb. */
static double
cost_of (const Deal *deal, Card card)
{
  return rank_of (deal, card) + (pack_suit (deal_pack (deal), card) == deal->trump ? RANKS : 0);
}

/* The cheapest card that wins, else the cheapest of all. */
static void
judge (const Observation *observation, Choice *choice)
{
  const Deal *deal = &observation->seen;
  const TrickOrder *order = deal_order (deal);
  bool leads = deal->trick.n == 0;

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);
      bool wins = !leads && card_set_has (order->beaters[trick_best_card (&deal->trick)], card);

      row->value = (wins ? 2 * RANKS : 0) - cost_of (deal, card);
      row->reason = leads ? REASON_SAFE_LEAD : wins ? REASON_WIN_TRICK : REASON_DISCARD;
    }
}

/* By the rules of thumb a lead is the cheapest card of the hand; so much is left for any other. */
#define LEFT_FOR_OTHERS 0.1

/* Only the lead that lies there is looked at: what was drawn since the others is not known. */
static double
likely (const Observation *observation G_GNUC_UNUSED, const Deal *world)
{
  const Trick *trick = &world->trick;
  bool is_cheapest = true;

  if (trick->n != 1)
    return 0;
  for (CardSet set = world->hand[trick->seat[0]]; set != 0; set = card_set_rest (set))
    if (cost_of (world, card_set_first (set)) < cost_of (world, trick->card[0]))
      is_cheapest = false;

  return log (is_cheapest ? 1 : LEFT_FOR_OTHERS);
}

static const SearchPlan plans[] = {
  { .kind = SEARCH_ANY_KIND, .policy = GUIDE_BY_RULES, .share = 1, .n_judged = 4000, .tried = 1 },
};

const PlayerGame whist_player = {
  .game = &whist_game,
  .draws = true,
  .judge = judge,
  .plans = plans,
  .n_plans = G_N_ELEMENTS (plans),
  .likely = likely,
};
