/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Things of Wurzen and Schnapsen that newcomers must know, and when they matter. */

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/wurzen/wurzen-shown.h"
#include "rules/games/wurzen/wurzen-state.h"

#define FEW_CARDS 2 /* in hand when the last trick is near */

/* W-5.4 */
static bool
is_open (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return !wurzen_is_strict (deal);
}

/* Returns true if the Weli is in sight; W-3.6. */
static bool
has_weli (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_WURZEN)
         && card_set_has (deal->hand[deal->turn] | trick_cards (&deal->trick),
                          wurzen_card (&deal->options, SUIT_DIAMONDS, RANK_6));
}

static bool
has_low_weli (const Deal *deal, const ActionList *legal)
{
  return deal->trump == SUIT_DIAMONDS && has_weli (deal, legal);
}

/* Returns true if a weak trump in hand meets a ten or an ace; W-7.3. */
static bool
has_weak_trump (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  const TrickOrder *order = deal_order (deal);
  Card led = deal->trick.n > 0 ? deal->trick.card[0] : CARD_NONE;
  Rank rank = led != CARD_NONE ? pack_rank (deal_pack (deal), led) : RANK_6;

  if (!option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_WURZEN)
      || (rank != RANK_TEN && rank != RANK_ACE) || order->group[led] == order->trump)
    return false;

  return (deal->hand[deal->turn] & order->members[order->trump] & ~order->beaters[led]) != 0;
}

static bool
is_announced (const Deal *deal, unsigned first)
{
  return ((deal->own.wurzen.told[0] | deal->own.wurzen.told[1]) >> first & ((1u << SUITS) - 1))
         != 0;
}

static bool
has_pair (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_announced (deal, 0);
}

static bool
has_wurze (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return is_announced (deal, SUITS);
}

/* W-8.6 */
static bool
waits (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.wurzen.announced[deal->turn] > 0 && deal->tricks_won[deal->turn] == 0;
}

static bool
is_checked (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_CHECKED);
}

/* W-6.12 */
static bool
is_automatic (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO) && deal->last_trick.n > 0;
}

static bool
is_closed (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->declarer != NO_SEAT;
}

static bool
is_strict (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return wurzen_is_strict (deal);
}

/* W-9.8 */
static bool
is_last_near (const Deal *deal, const ActionList *legal)
{
  return wurzen_is_strict (deal) && !is_closed (deal, legal)
         && card_set_count (deal->hand[deal->turn]) <= FEW_CARDS;
}

const GameThing wurzen_things[] = {
  /* W-5.1 */
  { "cut",
    NC_ ("thing", "After cutting, the cards are dealt in two rounds; after knocking, in one."),
    .phase = WURZEN_PHASE_CUT },
  { "stock",
    NC_ ("thing", "You both draw from the stock after each trick; the open card under it shows the "
                  "trump suit."),
    .phase = PHASE_PLAY, .matters = is_open },
  /* W-6.5 to W-6.7 */
  { "swap",
    NC_ ("thing", "Before you lead, you may exchange a trump for the card under the stock."),
    .verb = WURZEN_VERB_SWAP },
  /* W-8.1, W-8.2 */
  { "pair",
    NC_ ("thing", "A pair is {king} and {queen} of one suit: announced when you lead, it brings "
                  "20 eyes, in trumps 40."),
    .verb = WURZEN_VERB_PAIR },
  { "pair",
    NC_ ("thing", "A pair is {king} and {queen} of one suit: announced when you lead, it brings "
                  "20 eyes, in trumps 40."),
    .phase = PHASE_PLAY, .matters = has_pair },
  { "wurze",
    NC_ ("thing", "A Wurze is {jack} and {seven} of one suit: announced when you lead, it brings "
                  "10 eyes, in trumps 25."),
    .verb = WURZEN_VERB_WURZE },
  { "wurze",
    NC_ ("thing", "A Wurze is {jack} and {seven} of one suit: announced when you lead, it brings "
                  "10 eyes, in trumps 25."),
    .phase = PHASE_PLAY, .matters = has_wurze },
  { "waiting", NC_ ("thing", "Announced eyes count only once you have a trick."),
    .phase = PHASE_PLAY, .matters = waits },
  /* W-6.11, W-6.12 */
  { "out",
    NC_ ("thing", "With enough eyes you may go out when you lead, and win the deal at once."),
    .verb = WURZEN_VERB_CLAIM, .matters = is_checked },
  { "out",
    NC_ ("thing", "With enough eyes you go out when you lead, and win the deal at once; with too "
                  "few you lose it."),
    .verb = WURZEN_VERB_CLAIM },
  { "out", NC_ ("thing", "Whoever reaches the number of eyes needed wins the deal at once."),
    .phase = PHASE_PLAY, .matters = is_automatic },
  /* W-6.9 */
  { "close",
    NC_ ("thing", "Whoever closes the stock ends the drawing and must win the deal; strict rules "
                  "hold at once."),
    .phase = PHASE_PLAY, .matters = is_closed },
  { "close",
    NC_ ("thing", "Whoever closes the stock ends the drawing and must win the deal; strict rules "
                  "hold at once."),
    .verb = WURZEN_VERB_CLOSE },
  /* W-7.5 */
  { "strict",
    NC_ ("thing", "Strict rules: follow suit, with a higher card if you can; without the suit, "
                  "play a trump."),
    .phase = PHASE_PLAY, .matters = is_strict },
  { "weak",
    NC_ ("thing", "Trumps from the {nine} down are weak: they do not beat a {ten} or an {ace} of "
                  "another suit."),
    .phase = PHASE_PLAY, .matters = has_weak_trump },
  { "weli", NC_ ("thing", "The Weli is always a trump: here it is the lowest one."),
    .phase = PHASE_PLAY, .matters = has_low_weli },
  { "weli", NC_ ("thing", "The Weli is always a trump: here only the {ace} of trumps beats it."),
    .phase = PHASE_PLAY, .matters = has_weli },
  { "last", NC_ ("thing", "If nobody has gone out before, the last trick wins the deal."),
    .phase = PHASE_PLAY, .matters = is_last_near },
  { 0 },
};
