/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-calls.h"

#include <glib.h>

#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* ---- Legal actions -------------------------------------------------------------------------- */

/* Returns true if sharp=yes bars announcements and exchanges (W-6.5, W-8.1). */
static inline bool
is_sharp_first_lead (const Deal *deal)
{
  return deal->n_played == 0 && option_is (&deal->options, WURZEN_SHARP, WURZEN_SHARP_YES);
}

/* W-6.11 */
static bool
may_claim (const Deal *deal, unsigned seat)
{
  switch (deal->options.value[WURZEN_CLAIM])
    {
    case WURZEN_CLAIM_AUTO:
      return false;
    case WURZEN_CLAIM_CHECKED:
      return wurzen_has_target (deal, seat);
    default:
      return deal->tricks_won[seat] > 0;
    }
}

unsigned
wurzen_least_talon_to_close (const Options *options)
{
  if (!option_is (options, WURZEN_MODE, WURZEN_MODE_SCHNAPSEN))
    return 6;

  return option_is (options, WURZEN_SHARP, WURZEN_SHARP_YES) ? 4 : 2;
}

/* W-6.9 */
static bool
may_close (const Deal *deal)
{
  return deal->declarer == NO_SEAT
         && wurzen_talon (deal) >= wurzen_least_talon_to_close (&deal->options);
}

/* W-6.5: least talon for an exchange */
static unsigned
swap_from (const Options *options)
{
  return option_is (options, WURZEN_SHARP, WURZEN_SHARP_YES) ? 4 : 2;
}

/* Returns the ranks exchangeable for trump rank @under, as bits (W-6.6, W-6.7). */
static unsigned
ranks_to_give (const Options *options, Rank under)
{
  switch (under)
    {
    case RANK_ACE:
      return 1u << RANK_JACK;
    case RANK_KING:
    case RANK_QUEEN:
    case RANK_TEN:
      return 1u << RANK_JACK
             | (option_is (options, WURZEN_ACE_SWAP, WURZEN_ACE_SWAP_HIGH) ? 1u << RANK_ACE : 0);
    case RANK_JACK:
      return option_is (options, WURZEN_MODE, WURZEN_MODE_WURZEN) ? 1u << RANK_ACE : 0;
    case RANK_9:
    case RANK_8:
    case RANK_7:
      return 1u << RANK_6;
    default:
      return 0;
    }
}

/* W-6.5, W-5.4 */
static void
list_swaps (const Deal *deal, CardSet hand, ActionList *list)
{
  const WurzenState *own = &deal->own.wurzen;
  unsigned ranks;

  if (wurzen_is_strict (deal) || own->swapped || is_sharp_first_lead (deal)
      || wurzen_talon (deal) < swap_from (&deal->options))
    return;
  ranks = ranks_to_give (&deal->options, pack_rank (deal_pack (deal), own->under));
  for (; ranks != 0; ranks &= ranks - 1)
    {
      Card card = wurzen_card (&deal->options, deal->trump, (Rank) __builtin_ctz (ranks));

      if (card_set_has (hand, card))
        action_list_add (list, ACTION (WURZEN_VERB_SWAP, card));
    }
}

/* W-6.10, W-8.1 */
void
wurzen_list_announcements (const Deal *deal, unsigned verb, CardSet hand, ActionList *list)
{
  CardSet cards = wurzen_announcement_cards (deal, ACTION (verb, SUIT_CLUBS));
  unsigned n_ranks = wurzen_mode (&deal->options)->n_cards / SUITS;

  if (is_sharp_first_lead (deal) || cards == 0)
    return;
  for (unsigned suit = 0; suit < SUITS; suit++, cards <<= n_ranks) /* see wurzen_card () */
    if ((cards & ~hand) == 0)
      action_list_add (list, ACTION (verb, suit));
}

/* W-6.3, W-6.4; W-8.3: one optional announcement per lead */
void
wurzen_legal_lead (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;
  CardSet hand = deal->hand[seat];

  if (may_claim (deal, seat))
    action_list_add (list, ACTION (WURZEN_VERB_CLAIM, 0));
  if (deal->own.wurzen.pending != 0)
    {
      action_list_add_cards (list, VERB_PLAY, deal->own.wurzen.pending);
      return;
    }
  if (may_close (deal))
    action_list_add (list, ACTION (WURZEN_VERB_CLOSE, 0));
  wurzen_list_announcements (deal, WURZEN_VERB_PAIR, hand, list);
  action_list_add_cards (list, VERB_PLAY, hand);
  list_swaps (deal, hand, list);
  if (option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_WURZEN))
    wurzen_list_announcements (deal, WURZEN_VERB_WURZE, hand, list);
}

/* ---- Calls as data --------------------------------------------------------------------------- */

/* W-8.1, W-8.2 */
static void
list_announcement (const Deal *deal, Action action, TalonPlay *play)
{
  CardSet cards = wurzen_announcement_cards (deal, action);

  if (cards != 0)
    play->announcement[play->n_announcements++]
        = (TalonAnnouncement) { .action = action,
                                .cards = cards,
                                .points = (uint8_t) wurzen_announcement_points (deal, action) };
}

/* W-6.6, W-6.7 */
static void
list_swap_cards (const Deal *deal, TalonPlay *play)
{
  for (CardSet set = deal_order (deal)->members[deal->trump]; set != 0; set = card_set_rest (set))
    {
      Card under = card_set_first (set);
      unsigned ranks = pack_suit (deal_pack (deal), under) == deal->trump
                           ? ranks_to_give (&deal->options, pack_rank (deal_pack (deal), under))
                           : 0;

      for (; ranks != 0; ranks &= ranks - 1)
        play->swaps[under] |= card_set_of (
            wurzen_card (&deal->options, deal->trump, (Rank) __builtin_ctz (ranks)));
    }
}

/* W-9.1, W-9.2 */
static void
tell_stakes (const Deal *deal, TalonPlay *play)
{
  const WurzenMode *mode = wurzen_mode (&deal->options);

  play->target = mode->target;
  for (unsigned i = 0; i < WURZEN_LIMITS_MAX; i++)
    play->limits[i] = mode->limits[i];
  play->is_automatic = option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO);
  play->must_have_target = !option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_FREE);
  play->is_closing_dark = option_is (&deal->options, WURZEN_CLOSED_VALUE, WURZEN_CLOSED_VALUE_DARK);
  play->is_false_claim_cheap
      = option_is (&deal->options, WURZEN_FALSE_CLAIM, WURZEN_FALSE_CLAIM_VALUE);
}

/* W-6.3 to W-6.12 */
void
wurzen_talon_play (const Deal *deal, TalonPlay *play)
{
  const WurzenState *own = &deal->own.wurzen;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      list_announcement (deal, ACTION (WURZEN_VERB_PAIR, suit), play);
      list_announcement (deal, ACTION (WURZEN_VERB_WURZE, suit), play);
    }
  play->is_first_lead_bare = option_is (&deal->options, WURZEN_SHARP, WURZEN_SHARP_YES);
  play->swap_verb = WURZEN_VERB_SWAP;
  list_swap_cards (deal, play);
  play->swap_from = (uint8_t) swap_from (&deal->options);
  play->close_verb = WURZEN_VERB_CLOSE;
  play->close_from = (uint8_t) wurzen_least_talon_to_close (&deal->options);
  play->claim_verb = WURZEN_VERB_CLAIM;
  tell_stakes (deal, play);

  play->talon = (uint8_t) wurzen_talon (deal);
  play->under = own->under;
  play->is_swapped = own->swapped;
  play->pending = own->pending;
  play->closer = deal->declarer;
  play->at_closing
      = (uint8_t) wurzen_value (&deal->options, own->snapshot_eyes, own->snapshot_tricks);
  for (unsigned seat = 0; seat < WURZEN_PLAYERS; seat++)
    play->announced[seat] = own->announced[seat];
}

/* ---- Applying calls -------------------------------------------------------------------------- */

/* W-6.8 */
static void
swap_card (Deal *deal, Card card)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned seat = (unsigned) deal->turn;
  CardSet taken = card_set_of (own->under);

  deal->hand[seat] = (deal->hand[seat] & ~card_set_of (card)) | taken;
  own->known[seat] = (own->known[seat] & ~card_set_of (card)) | taken;
  own->under = card;
  own->swapped = true;
}

/* W-6.9 */
static void
close_stock (Deal *deal)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned other = (unsigned) deal->turn ^ 1;

  deal->declarer = deal->turn;
  own->snapshot_eyes = (uint16_t) wurzen_eyes (deal, other);
  own->snapshot_tricks = deal->tricks_won[other];
}

/* W-8.2, W-8.4, W-6.12 a; W-8.3: pending until one of the cards is led */
static void
announce (Deal *deal, Action action)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned seat = (unsigned) deal->turn;

  own->pending = wurzen_announcement_cards (deal, action);
  own->known[seat] |= own->pending;
  own->told[seat] |= wurzen_told_bit (action);
  own->announced[seat] += (uint16_t) wurzen_announcement_points (deal, action);
  wurzen_go_out (deal, seat);
}

void
wurzen_apply_call (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case WURZEN_VERB_SWAP:
      swap_card (deal, (Card) action_arg (action));
      break;
    case WURZEN_VERB_CLOSE:
      close_stock (deal);
      break;
    case WURZEN_VERB_PAIR:
    case WURZEN_VERB_WURZE:
      announce (deal, action);
      break;
    case WURZEN_VERB_CLAIM: /* W-6.11 */
      wurzen_claim (deal, (unsigned) deal->turn);
      break;
    default:
      g_return_if_reached ();
    }
}
