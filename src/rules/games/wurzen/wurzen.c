/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen and Schnapsen for two. Rule numbers (W-…) are those of rules/wurzen.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "wurzen-private.h"

#define PLAYERS 2

/* ---- Facts ------------------------------------------------------------------------------ */

/* W-3.0 */
static unsigned
wurzen_count_seats (const Options *options G_GNUC_UNUSED)
{
  return PLAYERS;
}

static unsigned
wurzen_unit_of (const Options *options G_GNUC_UNUSED, unsigned seat)
{
  return seat;
}

static const UnitName *
wurzen_unit_names (const Options *options G_GNUC_UNUSED)
{
  return NULL;
}

/* W-10.1 */
static unsigned
wurzen_first_dealer (const Options *options G_GNUC_UNUSED)
{
  return 0;
}

static inline unsigned
forehand (const Deal *deal)
{
  return deal->dealer ^ 1u;
}

unsigned
wurzen_talon (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;

  return own->under != CARD_NONE ? own->n_stock + 1u : 0;
}

bool
wurzen_is_strict (const Deal *deal)
{
  return deal->declarer != NO_SEAT || deal->own.wurzen.under == CARD_NONE;
}

/* W-7.2, W-7.5 */
static const TrickDuties *
wurzen_duties (const Deal *deal)
{
  static const TrickDuties open = { .free = true };
  static const TrickDuties strict
      = { .head_trump = true, .head_plain = true, .ruff = RUFF_ALWAYS, .overruff = true };
  static const TrickDuties mild = { .head_trump = true,
                                    .head_plain = true,
                                    .ruff = RUFF_ALWAYS,
                                    .overruff = true,
                                    .ruff_to_win = true };

  if (!wurzen_is_strict (deal))
    return &open;

  return option_is (&deal->options, WURZEN_WEAK_TRUMP, WURZEN_WEAK_TRUMP_FREE) ? &mild : &strict;
}

/* ---- Deal: W-5 -------------------------------------------------------------------------- */

/* Taken from the top; nothing stays behind that could tell which card it was. */
static Card
draw_card (WurzenState *own)
{
  Card card = own->stock[--own->n_stock];

  own->stock[own->n_stock] = 0;

  return card;
}

/* @n cards to forehand, then as many to the dealer. */
static void
deal_round (Deal *deal, unsigned n)
{
  for (unsigned k = 0; k < PLAYERS; k++)
    for (unsigned i = 0; i < n; i++)
      deal->hand[forehand (deal) ^ k] |= card_set_of (draw_card (&deal->own.wurzen));
}

/* W-5.1, W-5.3, W-6.2 */
static void
deal_hands (Deal *deal, bool knocked)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned hand = wurzen_mode (&deal->options)->hand;
  unsigned first = knocked ? hand : 3;

  deal_round (deal, first);
  own->under = draw_card (own);
  deal_round (deal, hand - first);
  deal->trump = (uint8_t) pack_suit (deal_pack (deal), own->under);
  deal->phase = PHASE_PLAY;
}

static void
wurzen_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  WurzenState *own = &deal->own.wurzen;

  own->under = CARD_NONE;
  own->n_stock = deal->n_pack;
  for (unsigned i = 0; i < deal->n_pack; i++)
    own->stock[i] = deal->pack[deal->n_pack - 1 - i];
  deal->turn = (int8_t) forehand (deal);
  deal->phase = WURZEN_PHASE_CUT;
  if (!option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_CHOICE))
    deal_hands (deal, option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_KNOCK));
}

/* ---- Legal actions: W-6, W-8 ------------------------------------------------------------ */

CardSet
wurzen_announcement_cards (const Deal *deal, Action action)
{
  Suit suit = (Suit) action_arg (action);
  bool is_pair = action_verb (action) == WURZEN_VERB_PAIR;

  /* schnapsen has no sevens, and so no Wurze */
  if (!is_pair && !option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_WURZEN))
    return 0;

  return card_set_of (wurzen_card (&deal->options, suit, is_pair ? RANK_QUEEN : RANK_7))
         | card_set_of (wurzen_card (&deal->options, suit, is_pair ? RANK_KING : RANK_JACK));
}

unsigned
wurzen_announcement_points (const Deal *deal, Action action)
{
  bool in_trumps = action_arg (action) == deal->trump;

  if (action_verb (action) == WURZEN_VERB_PAIR)
    return in_trumps ? 40 : 20;

  return in_trumps ? 25 : 10;
}

/* sharp=yes bars pairs and exchanges there (W-6.5, W-8.1) */
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

/* W-6.9 */
static bool
may_close (const Deal *deal)
{
  bool sharp = option_is (&deal->options, WURZEN_SHARP, WURZEN_SHARP_YES);
  bool schnapsen = option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_SCHNAPSEN);

  return deal->declarer == NO_SEAT && wurzen_talon (deal) >= (!schnapsen ? 6 : sharp ? 4 : 2);
}

/* W-6.6, W-6.7: the ranks that may be given for a trump card of rank @under, as bits */
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

/* W-6.5 */
static void
list_swaps (const Deal *deal, CardSet hand, ActionList *list)
{
  const WurzenState *own = &deal->own.wurzen;
  bool sharp = option_is (&deal->options, WURZEN_SHARP, WURZEN_SHARP_YES);
  unsigned ranks;

  if (wurzen_is_strict (deal) || own->swapped || is_sharp_first_lead (deal)
      || (sharp && wurzen_talon (deal) < 4))
    return;
  ranks = ranks_to_give (&deal->options, pack_rank (deal_pack (deal), own->under));
  for (; ranks != 0; ranks &= ranks - 1)
    {
      Card card = wurzen_card (&deal->options, deal->trump, (Rank) __builtin_ctz (ranks));

      if (card_set_has (hand, card))
        action_list_add (list, ACTION (WURZEN_VERB_SWAP, card));
    }
}

/* W-8.1 */
static void
list_announcements (const Deal *deal, unsigned verb, CardSet hand, ActionList *list)
{
  if (is_sharp_first_lead (deal))
    return;
  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      CardSet cards = wurzen_announcement_cards (deal, ACTION (verb, suit));

      if (cards != 0 && (cards & ~hand) == 0)
        action_list_add (list, ACTION (verb, suit));
    }
}

/* W-6.3, W-6.4 */
static void
list_leads (const Deal *deal, unsigned seat, ActionList *list)
{
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
  list_announcements (deal, WURZEN_VERB_PAIR, hand, list);
  action_list_add_cards (list, VERB_PLAY, hand);
  list_swaps (deal, hand, list);
  if (option_is (&deal->options, WURZEN_MODE, WURZEN_MODE_WURZEN))
    list_announcements (deal, WURZEN_VERB_WURZE, hand, list);
}

static void
wurzen_legal (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;

  if (deal->phase == WURZEN_PHASE_CUT)
    {
      action_list_add (list, ACTION (WURZEN_VERB_CUT, 0));
      action_list_add (list, ACTION (WURZEN_VERB_KNOCK, 0));
    }
  else if (deal->trick.n == 0)
    {
      list_leads (deal, seat, list);
    }
  else
    {
      action_list_add_cards (list, VERB_PLAY,
                             trick_legal (deal_order (deal), wurzen_duties (deal), &deal->trick,
                                          deal->hand[seat], false));
    }
}

/* W-6.12, W-8.1: a claim of its own makes the deal end early, announcements make it worth more */
static bool
wurzen_only_cards_count (const Deal *deal, unsigned seat, CardSet cards G_GNUC_UNUSED)
{
  ActionList announcements = { 0 };

  if (!wurzen_is_strict (deal) || deal->own.wurzen.pending != 0
      || option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO))
    return false;
  list_announcements (deal, WURZEN_VERB_PAIR, deal->hand[seat], &announcements);
  list_announcements (deal, WURZEN_VERB_WURZE, deal->hand[seat], &announcements);

  return announcements.n == 0;
}

static TrickReason
wurzen_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet pending = deal->own.wurzen.pending;
  TrickReason reason;

  if (pending != 0)
    return card_set_has (pending, card) ? TRICK_LEGAL : TRICK_MUST_LEAD;
  reason = trick_reason (deal_order (deal), wurzen_duties (deal), &deal->trick, deal->hand[seat],
                         false, card);

  /* W-7.5 b: there is no trump to go over, but a strong one must take a plain ten or ace */
  return reason == TRICK_MUST_OVERRUFF ? TRICK_MUST_HEAD : reason;
}

/* ---- Applying actions ------------------------------------------------------------------- */

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

/* W-6.12 */
static bool
goes_out_at_once (const Deal *deal, unsigned seat)
{
  return option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO)
         && wurzen_has_target (deal, seat);
}

/* W-8.2 to W-8.4, W-6.12 a */
static void
announce (Deal *deal, Action action)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned seat = (unsigned) deal->turn;

  own->pending = wurzen_announcement_cards (deal, action);
  own->known[seat] |= own->pending;
  own->told[seat] |= wurzen_told_bit (action);
  own->announced[seat] += (uint16_t) wurzen_announcement_points (deal, action);
  if (goes_out_at_once (deal, seat))
    wurzen_claim (deal, seat);
}

/* W-7.8 */
static void
draw_cards (Deal *deal, unsigned winner)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned loser = winner ^ 1;

  deal->hand[winner] |= card_set_of (draw_card (own));
  if (own->n_stock > 0)
    {
      deal->hand[loser] |= card_set_of (draw_card (own));
      return;
    }
  deal->hand[loser] |= card_set_of (own->under);
  own->known[loser] |= card_set_of (own->under);
  own->under = CARD_NONE;
}

/* W-7.6, W-7.7 */
static void
take_trick (Deal *deal)
{
  unsigned winner = deal_take_trick (deal, deal_order (deal));

  deal->own.wurzen.swapped = false;
  deal->turn = (int8_t) winner;
  if (deal->hand[winner] == 0)
    wurzen_finish (deal, winner);
  else if (goes_out_at_once (deal, winner)) /* W-6.12 b */
    wurzen_claim (deal, winner);
  else if (!wurzen_is_strict (deal))
    draw_cards (deal, winner);
}

/* W-6.4, W-6.13 */
static void
play_card (Deal *deal, Card card)
{
  deal_put_card (deal, deal_order (deal), card);
  deal->own.wurzen.pending = 0;
  if (deal->trick.n < PLAYERS)
    deal->turn ^= 1;
  else
    take_trick (deal);
}

static void
wurzen_apply (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case WURZEN_VERB_CUT:
    case WURZEN_VERB_KNOCK:
      deal_hands (deal, action_verb (action) == WURZEN_VERB_KNOCK);
      break;
    case VERB_PLAY:
      play_card (deal, (Card) action_arg (action));
      break;
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
    case WURZEN_VERB_CLAIM:
      wurzen_claim (deal, (unsigned) deal->turn);
      break;
    default:
      g_return_if_reached ();
    }
}

/* ---- What a seat may know: W-14 --------------------------------------------------------- */

static CardSet
wurzen_shown (const Deal *deal, unsigned owner)
{
  return deal->own.wurzen.known[owner];
}

/* Nobody sees the stock. */
static CardSet
wurzen_hide (Deal *deal, unsigned seat G_GNUC_UNUSED)
{
  WurzenState *own = &deal->own.wurzen;
  CardSet stock = 0;

  for (unsigned i = 0; i < own->n_stock; i++)
    stock |= card_set_of (own->stock[i]);
  memset (own->stock, 0, sizeof own->stock);

  return stock;
}

static void
wurzen_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  memcpy (deal->own.wurzen.stock, cards, deal->own.wurzen.n_stock);
}

/* ---- What the table shows --------------------------------------------------------------- */

static const int32_t *
wurzen_tally (const Match *match)
{
  return match->own.wurzen.black;
}

static unsigned
wurzen_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : ROLE_FOREHAND)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

static const char *
wurzen_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = 0;
  *suit = SUIT_NONE;
  if (deal->phase == WURZEN_PHASE_CUT)
    return NC_ ("prompt", "Cut the cards, or knock on them");
  if (deal->own.wurzen.pending != 0)
    return NC_ ("prompt", "Lead one of the two cards you announced");

  return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                            : NC_ ("prompt", "Your turn: play a card");
}

/* W-5.4: the trump card, until it is drawn or turned over with the closed stock */
static unsigned
wurzen_open_cards (const Deal *deal, Card *cards)
{
  if (wurzen_is_strict (deal))
    return 0;
  cards[0] = deal->own.wurzen.under;

  return 1;
}

/* Who closes the stock turns the trump card down on it (section 15). */
static unsigned
wurzen_piles (const Deal *deal, Pile *piles)
{
  const WurzenState *own = &deal->own.wurzen;
  unsigned n = 0;

  if (deal->phase == WURZEN_PHASE_CUT)
    pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock, CARD_NONE);
  else if (own->under != CARD_NONE && wurzen_is_strict (deal))
    {
      Pile *closed = pile_add (piles, &n, NC_ ("pile", "Closed stock"), NO_SEAT, own->n_stock + 1u,
                               CARD_NONE);

      closed->across = true;
      /* Translators: on the stock, who has closed it */
      closed->tag = NC_ ("pile", "closed: {name}");
    }
  else if (own->under != CARD_NONE)
    pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock, own->under);

  return n;
}

/* W-10.7 */
const Game wurzen_game = {
  .key = "wurzen",
  .title = "Wurzen",
  .language = "de",
  .summary = NC_ ("game", "A quick duel over a closed stock"),
  .clockwise = true,
  .declarer_name = "zugedreht",
  .declarer_meaning = NC_ ("role", "has closed the stock"),
  .declarer_closes = true,
  .tally_name = "bummerl",
  .options = wurzen_options,
  .limits = wurzen_limits,
  .idle = wurzen_idle,
  .presets = wurzen_presets,
  .verbs = wurzen_verbs,
  .pack = wurzen_pack,
  .count_seats = wurzen_count_seats,
  .count_units = wurzen_count_seats,
  .unit_of = wurzen_unit_of,
  .unit_names = wurzen_unit_names,
  .first_dealer = wurzen_first_dealer,
  .order = wurzen_order,
  .duties = wurzen_duties,
  .deal = wurzen_deal,
  .legal = wurzen_legal,
  .apply = wurzen_apply,
  .result = wurzen_result,
  .shown = wurzen_shown,
  .hide = wurzen_hide,
  .fill = wurzen_fill,
  .book = wurzen_book,
  .tally = wurzen_tally,
  .roles = wurzen_roles,
  .only_cards_count = wurzen_only_cards_count,
  .reason = wurzen_reason,
  .prompt = wurzen_prompt,
  .open_cards = wurzen_open_cards,
  .piles = wurzen_piles,
  .laid_open = wurzen_laid_open,
  .announcement = wurzen_announcement,
  .announced_points = wurzen_announced_points,
  .count = wurzen_count,
  .doubt = wurzen_doubt,
  .sheet_form = wurzen_sheet_form,
  .sheet_row = wurzen_sheet_row,
  .breakdown = wurzen_breakdown,
};
