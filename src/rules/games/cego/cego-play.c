/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The play of the cards in Cego (CE-7). */

#include "cego-play.h"

#include <glib.h>

/* CE-7.2: follow, else trump; never a duty to beat. CE-8.1: in every game the same */
const TrickDuties *
cego_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .ruff = RUFF_ALWAYS };

  return &duties;
}

/* CE-7.1; CE-6.19: nothing is left to be named or laid aside, and every hand is full */
void
cego_begin_play (Deal *deal)
{
  deal->phase = PHASE_PLAY;
  deal->turn = deal->declarer;
}

/* CE-7.4: at the lead what was kept open comes first, else CE-7.2 */
void
cego_legal_cards (const Deal *deal, ActionList *list)
{
  CardSet cards = cego_cards_to_lead (deal);

  if (deal->trick.n > 0 || cards == 0)
    cards = trick_legal (deal_order (deal), cego_duties (deal), &deal->trick,
                         deal->hand[deal->turn], false);
  action_list_add_cards (list, VERB_PLAY, cards);
}

TrickReason
cego_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet to_lead = cego_cards_to_lead (deal);

  if (deal->trick.n == 0 && (int) seat == deal->declarer && to_lead != 0)
    return card_set_has (to_lead, card) ? TRICK_LEGAL : TRICK_MUST_LEAD;

  return trick_reason (deal_order (deal), cego_duties (deal), &deal->trick, deal->hand[seat], false,
                       card);
}

/* CE-7.6: true when the trick just taken decides the game */
static bool
is_decided (const Deal *deal)
{
  const Trick *trick = &deal->last_trick;
  unsigned declarer = (unsigned) deal->declarer;

  switch (deal->own.cego.game)
    {
    case CEGO_BETTEL:
      return deal->tricks_won[declarer] > 0;
    case CEGO_PICOLO:
      return deal->tricks_won[declarer] > 1;
    case CEGO_MARCH:
      return trick_winner (trick) != declarer;
    case CEGO_ULTIMO:
      return !card_set_has (deal->hand[declarer], CEGO_LITTLE_MAN);
    default:
      return false;
    }
}

/* The order of the cards has CE-7.3; CE-7.5: the winner leads, but what is kept open comes first */
void
cego_play_card (Deal *deal, Card card)
{
  if (!deal_play_card (deal, card))
    return;

  if (cego_cards_to_lead (deal) != 0)
    deal->turn = deal->declarer;
  if (deal->n_played == deal->n_seats * cego_hand_size (&deal->options) || is_decided (deal))
    deal_end (deal); /* CE-7.6 */
}

/* CE-7.5, CE-7.6: not while D must still lead what he kept, nor where a trick ends the deal */
bool
cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards G_GNUC_UNUSED)
{
  unsigned game = deal->own.cego.game;
  bool may_lead = (int) seat == deal->declarer || cego_cards_to_lead (deal) == 0;

  return may_lead && (cego_is_by_points (game) || cego_is_everyone_alone (game));
}
