/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-play.h"

#include <glib.h>

#include "rules/games/wurzen/wurzen-calls.h"
#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* W-7.2 */
static const TrickDuties open_duties = { .free = true };

/* W-7.5 */
static const TrickDuties *
strict_duties (const Deal *deal)
{
  static const TrickDuties strict
      = { .head_trump = true, .head_plain = true, .ruff = RUFF_ALWAYS, .overruff = true };
  static const TrickDuties mild = { .head_trump = true,
                                    .head_plain = true,
                                    .ruff = RUFF_ALWAYS,
                                    .overruff = true,
                                    .ruff_to_win = true };

  return option_is (&deal->options, WURZEN_WEAK_TRUMP, WURZEN_WEAK_TRUMP_FREE) ? &mild : &strict;
}

const TrickDuties *
wurzen_duties (const Deal *deal)
{
  return wurzen_is_strict (deal) ? strict_duties (deal) : &open_duties;
}

/* W-7.8: stock in drawing order, trump card last; W-7.1: not if closed */
static void
list_draws (const Deal *deal, TrickPlay *play)
{
  const WurzenState *own = &deal->own.wurzen;

  for (unsigned n = own->n_stock; n > 0; n--)
    play->stock[play->n_stock++] = own->stock[n - 1];
  play->stock[play->n_stock++] = own->under;
}

/* W-7.8: cards played while drawing; each trick draws two */
static unsigned
count_open_plays (const Deal *deal)
{
  const WurzenMode *mode = wurzen_mode (&deal->options);

  return wurzen_is_strict (deal) ? mode->n_cards - WURZEN_PLAYERS * mode->hand - wurzen_talon (deal)
                                 : deal->n_played;
}

/* W-6.12: announced points count with the first trick */
static TrickEnd
end_by_points (const Deal *deal)
{
  int target = wurzen_mode (&deal->options)->target;
  TrickEnd end = { .kind = TRICK_END_POINTS };

  for (unsigned seat = 0; seat < WURZEN_PLAYERS; seat++)
    end.points[seat] = (uint16_t) MAX (0, target - deal->own.wurzen.announced[seat]);

  return end;
}

void
wurzen_trick_play (const Deal *deal, TrickPlay *play)
{
  play->duties = strict_duties (deal);
  play->drawing_duties = &open_duties;
  play->announced = deal->own.wurzen.pending;
  play->n_before = (uint8_t) count_open_plays (deal);
  if (!wurzen_is_strict (deal))
    list_draws (deal, play);
  if (option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO))
    play->end = end_by_points (deal);
}

TrickReason
wurzen_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet pending = deal->own.wurzen.pending;
  TrickReason reason;

  if (pending != 0)
    return card_set_has (pending, card) ? TRICK_LEGAL : TRICK_MUST_LEAD;
  reason = trick_reason (deal_order (deal), wurzen_duties (deal), &deal->trick, deal->hand[seat],
                         false, card);

  /* W-7.5 b: strong trumps must take a plain ten or ace */
  return reason == TRICK_MUST_OVERRUFF ? TRICK_MUST_HEAD : reason;
}

/* W-6.12, W-8.1 */
bool
wurzen_only_cards_count (const Deal *deal, unsigned seat, CardSet cards G_GNUC_UNUSED)
{
  ActionList announcements = { 0 };

  if (!wurzen_is_strict (deal) || deal->own.wurzen.pending != 0
      || option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO))
    return false;
  wurzen_list_announcements (deal, WURZEN_VERB_PAIR, deal->hand[seat], &announcements);
  wurzen_list_announcements (deal, WURZEN_VERB_WURZE, deal->hand[seat], &announcements);

  return announcements.n == 0;
}

/* W-6.3, W-6.13 */
CardSet
wurzen_special (const Deal *deal)
{
  return deal->trick.n == 0 ? deal->hand[deal->turn] : 0;
}

/* Clears the slot of the drawn card, which would reveal the card. */
Card
wurzen_draw_card (Deal *deal)
{
  WurzenState *own = &deal->own.wurzen;
  Card card;

  g_assert (own->n_stock > 0);
  card = own->stock[--own->n_stock];
  own->stock[own->n_stock] = 0;

  return card;
}

/* W-7.8 */
static void
draw_cards (Deal *deal, unsigned winner)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned loser = winner ^ 1;

  deal->hand[winner] |= card_set_of (wurzen_draw_card (deal));
  if (own->n_stock > 0)
    {
      deal->hand[loser] |= card_set_of (wurzen_draw_card (deal));
      return;
    }
  deal->hand[loser] |= card_set_of (own->under);
  own->known[loser] |= card_set_of (own->under);
  own->under = CARD_NONE;
}

/* W-6.4 */
void
wurzen_play_card (Deal *deal, Card card)
{
  deal->own.wurzen.pending = 0;
  deal_play_card (deal, card);
}

/* W-7.4 and W-7.6 (in the card order), W-7.7, W-7.9 */
void
wurzen_take_trick (Deal *deal)
{
  unsigned winner = deal_take_trick (deal);

  deal->own.wurzen.swapped = false;
  if (deal->hand[winner] == 0)
    wurzen_finish (deal, winner);
  else if (!wurzen_go_out (deal, winner) && !wurzen_is_strict (deal)) /* W-6.12 b */
    draw_cards (deal, winner);
}
