/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: dealing (W-5), and the phases of a deal (W-6.1). */

#include "rules/games/wurzen/wurzen-deal.h"

#include <glib.h>

#include "rules/games/wurzen/wurzen-calls.h"
#include "rules/games/wurzen/wurzen-play.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* ---- Deal: W-5 ------------------------------------------------------------------------------ */

/* @n cards to forehand, then as many to the dealer. */
static void
deal_round (Deal *deal, unsigned n)
{
  for (unsigned k = 0; k < WURZEN_PLAYERS; k++)
    for (unsigned i = 0; i < n; i++)
      deal->hand[deal_forehand (deal) ^ k] |= card_set_of (wurzen_draw_card (deal));
}

/* W-5.1; W-5.2: the order of the pack stays; W-5.3; W-6.2 */
static void
deal_hands (Deal *deal, bool knocked)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned hand = wurzen_mode (&deal->options)->hand;
  unsigned first = knocked ? hand : 3;

  deal_round (deal, first);
  own->under = wurzen_draw_card (deal);
  deal_round (deal, hand - first);
  deal_set_trump (deal, pack_suit (deal_pack (deal), own->under));
  deal->phase = PHASE_PLAY;
}

/* W-5.1, W-6.2 */
void
wurzen_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  WurzenState *own = &deal->own.wurzen;

  own->under = CARD_NONE;
  own->n_stock = deal->n_pack;
  g_assert (own->n_stock <= WURZEN_CARDS);
  for (unsigned i = 0; i < deal->n_pack; i++)
    own->stock[i] = deal->pack[deal->n_pack - 1 - i];
  deal->turn = (int8_t) deal_forehand (deal);
  deal->phase = WURZEN_PHASE_CUT;
  if (!option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_CHOICE))
    deal_hands (deal, option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_KNOCK));
}

/* ---- Phases: W-6.1 -------------------------------------------------------------------------- */

/* W-6.1, W-6.2 */
void
wurzen_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == WURZEN_PHASE_CUT)
    {
      action_list_add (list, ACTION (WURZEN_VERB_CUT, 0));
      action_list_add (list, ACTION (WURZEN_VERB_KNOCK, 0));
    }
  else
    {
      wurzen_legal_lead (deal, list);
    }
}

/* W-6.1 */
void
wurzen_apply (Deal *deal, Action action)
{
  unsigned verb = action_verb (action);

  if (deal->phase == WURZEN_PHASE_CUT)
    deal_hands (deal, verb == WURZEN_VERB_KNOCK);
  else if (verb == VERB_PLAY)
    wurzen_play_card (deal, (Card) action_arg (action));
  else
    wurzen_apply_call (deal, action);
}
