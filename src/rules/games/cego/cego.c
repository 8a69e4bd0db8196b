/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego. Rule numbers (CE-…) are those of rules/cego.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "cego-private.h"

/* ---- Facts ------------------------------------------------------------------------------ */

static unsigned
cego_count_seats (const Options *options)
{
  return option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3) ? 3 : 4;
}

/* CE-3.1: one against all, so everybody has a score of his own */
static unsigned
cego_unit_of (const Options *options G_GNUC_UNUSED, unsigned seat)
{
  return seat;
}

static const UnitName *
cego_unit_names (const Options *options G_GNUC_UNUSED)
{
  return NULL;
}

/* CE-5.1 */
static unsigned
cego_first_dealer (const Options *options G_GNUC_UNUSED)
{
  return 0;
}

/* CE-7.2: follow, else trump; never a duty to beat */
static const TrickDuties *
cego_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .ruff = RUFF_ALWAYS };

  return &duties;
}

/* ---- Deal: CE-5.2 ----------------------------------------------------------------------- */

static void
cego_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  CegoState *own = &deal->own.cego;
  unsigned hand_size = cego_hand_size (&deal->options);
  unsigned place = 0;

  for (unsigned k = 1; k <= deal->n_seats; k++)
    for (unsigned i = 0; i < hand_size; i++)
      deal->hand[deal_seat_after (deal, deal->dealer, k)] |= card_set_of (deal->pack[place++]);
  for (; place < deal->n_pack; place++)
    own->blind |= card_set_of (deal->pack[place]);
  own->n_blind = (uint8_t) card_set_count (own->blind);
  deal->trump = SUIT_TRUMPS;
  cego_begin_calls (deal);
}

/* ---- Play: CE-7 ------------------------------------------------------------------------- */

/* CE-7.4, CE-7.5: the open kept cards that D has not led yet; he leads until they are gone */
static CardSet
cards_to_lead (const Deal *deal)
{
  return deal->declarer == NO_SEAT ? 0 : deal->hand[deal->declarer] & deal->own.cego.kept;
}

static void
cego_legal (const Deal *deal, ActionList *list)
{
  CardSet cards;

  if (deal->phase != PHASE_PLAY)
    {
      cego_legal_call (deal, list);
      return;
    }

  cards = cards_to_lead (deal);
  if (deal->trick.n > 0 || cards == 0)
    cards = trick_legal (deal_order (deal), cego_duties (deal), &deal->trick,
                         deal->hand[deal->turn], false);
  action_list_add_cards (list, VERB_PLAY, cards);
}

static TrickReason
cego_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet to_lead = cards_to_lead (deal);

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

static void
play_card (Deal *deal, Card card)
{
  if (!deal_play_card (deal, card))
    return;

  if (cards_to_lead (deal) != 0)
    deal->turn = deal->declarer;
  if (deal->n_played == deal->n_seats * cego_hand_size (&deal->options) || is_decided (deal))
    deal_end (deal);
}

/* CE-7.5, CE-7.6: not while D must still lead what he kept, nor where a trick ends the deal */
static bool
cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards G_GNUC_UNUSED)
{
  unsigned game = deal->own.cego.game;
  bool may_lead = (int) seat == deal->declarer || cards_to_lead (deal) == 0;

  return may_lead && (cego_is_by_points (game) || game == CEGO_RAEUBER || game == CEGO_DRESCHER);
}

static void
cego_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    play_card (deal, (Card) action_arg (action));
  else
    cego_apply_call (deal, action);
}

/* ---- Who may see what: CE-14 ------------------------------------------------------------ */

/* True when D keeps, or has kept, cards that nobody else may see. */
static inline bool
keeps_secretly (const Deal *deal)
{
  return cego_is_bid (deal->own.cego.game) && !cego_is_kept_open (deal->own.cego.game);
}

static CardSet
cego_shown (const Deal *deal, unsigned owner)
{
  if (deal_is_over (deal))
    return deal->hand[owner];

  return (int) owner == deal->declarer && !keeps_secretly (deal) ? cards_to_lead (deal) : 0;
}

/* A Solo is hidden by a hand, so who is guilty is nowhere in the deal to be removed (CE-6.6). */
static CardSet
cego_hide (Deal *deal, unsigned seat)
{
  CegoState *own = &deal->own.cego;
  CardSet hidden = 0;

  if (deal_is_over (deal))
    return 0;

  hidden |= own->blind;
  own->blind = 0;
  if ((int) seat != deal->declarer)
    {
      hidden |= own->laid_aside;
      own->laid_aside = 0;
      own->discard = CARD_NONE;
      if (keeps_secretly (deal))
        own->kept = 0;
    }

  return hidden;
}

static CardSet
take_cards (const Card **cards, unsigned n)
{
  CardSet set = 0;

  while (n-- > 0)
    set |= card_set_of (*(*cards)++);

  return set;
}

/* What others do not see of D's choice is made up from the cards that he may have. */
static void
cego_fill (Deal *deal, unsigned seat, const Card *cards)
{
  CegoState *own = &deal->own.cego;
  CardSet hand;

  own->blind = take_cards (&cards, own->n_blind);
  if ((int) seat == deal->declarer || deal->declarer == NO_SEAT)
    return;

  own->laid_aside = take_cards (&cards, own->n_laid_aside);
  if (deal->phase == PHASE_PLAY && cego_has_discard (own->game))
    own->discard = card_set_first (own->laid_aside);
  if (deal->phase != CEGO_PHASE_KEEP || !keeps_secretly (deal))
    return;
  hand = deal->hand[deal->declarer];
  for (unsigned n = own->n_kept; n > 0; n--, hand = card_set_rest (hand))
    own->kept |= card_set_of (card_set_first (hand));
}

static bool
cego_is_private (const Deal *deal, Action action)
{
  return action_verb (action) == CEGO_VERB_DISCARD
         || (action_verb (action) == CEGO_VERB_KEEP && keeps_secretly (deal));
}

/* ---- Match: CE-10.1 --------------------------------------------------------------------- */

static void
cego_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if (match->n_counted >= options_number (&match->options, &cego_game, CEGO_DEALS))
    match_end_by_score (match);
}

/* ---- What the table shows ---------------------------------------------------------------- */

static unsigned
cego_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0)
         | (seat == cego_forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

/* All against the declarer, but in the games where everybody plays alone. */
static SeatSet
cego_allies (const Deal *deal, unsigned seat)
{
  unsigned game = deal->own.cego.game;

  if (deal->declarer == NO_SEAT || deal->declarer == (int) seat || game == CEGO_RAEUBER
      || game == CEGO_DRESCHER)
    return seats_of (seat);

  return deal->playing & (SeatSet) ~seats_of ((unsigned) deal->declarer);
}

/* As it was announced: announcements, bids and games stand in the order of CegoGame. */
static const char *
cego_contract (const Deal *deal)
{
  const CegoState *own = &deal->own.cego;
  unsigned game = own->game != CEGO_NO_GAME || deal->phase == CEGO_PHASE_CHOOSE ? own->game
                  : own->holder != NO_SEAT                                      ? own->bid
                                                                                : own->announced;
  unsigned verb = game >= CEGO_BETTEL ? CEGO_VERB_GAME_BETTEL + game - CEGO_BETTEL
                  : game >= CEGO_SOLO ? CEGO_VERB_SOLO + game - CEGO_SOLO
                                      : CEGO_VERB_BID_CEGO + game - CEGO_CEGO;

  return game != CEGO_NO_GAME ? action_verb_info (deal->game, ACTION (verb, 0))->button : NULL;
}

/* The soloist until somebody goes against him, then who holds the bid (CE-6.4, CE-6.10) */
static int
cego_highest_bidder (const Deal *deal)
{
  const CegoState *own = &deal->own.cego;

  if (deal->declarer != NO_SEAT)
    return NO_SEAT;

  return own->holder != NO_SEAT ? own->holder : own->soloist;
}

/* CE-6.11, section 15: once nobody announces a Solo, forehand says "Cego" */
static Action
cego_unasked (const Deal *before, const Deal *after, unsigned *seat)
{
  if (before->phase != CEGO_PHASE_SOLO || after->phase != CEGO_PHASE_BID)
    return ACTION_NONE;
  *seat = cego_forehand (after);

  return ACTION (CEGO_VERB_BID_CEGO, 0);
}

/* CE-6.15 */
static const char *
prompt_to_keep (const Deal *deal)
{
  bool again = deal->own.cego.n_kept > 0;

  switch (deal->own.cego.game)
    {
    case CEGO_CEGO:
      return again ? NC_ ("prompt", "Keep two cards: choose the second")
                   : NC_ ("prompt", "Keep two cards, the others are laid aside: choose the first");
    case CEGO_LEERE:
      return NC_ ("prompt", "Choose the pip card to keep and lead");
    case CEGO_ZWEI:
      return again ? NC_ ("prompt", "Choose the second pip card of that suit")
                   : NC_ ("prompt", "Choose two pip cards of one suit to keep and lead: the first");
    case CEGO_VERSCH:
      return again ? NC_ ("prompt", "Choose a pip card of another suit")
                   : NC_ ("prompt", "Choose pip cards of two suits to keep and lead: the first");
    case CEGO_MANN:
      return NC_ ("prompt", "Keep trump 1: you will lead it");
    default:
      return NC_ ("prompt", "Choose the one card to keep, the others are laid aside");
    }
}

/* CE-6.18 */
static const char *
prompt_to_discard (const Deal *deal)
{
  const CegoState *own = &deal->own.cego;
  bool is_free
      = card_set_count (cego_may_discard (own->game, deal->hand[deal->turn], own->kept)) > 1;

  if (is_free || own->game == CEGO_CEGO)
    return NC_ ("prompt", "Lay one more card aside");

  return own->game == CEGO_ZWEI ? NC_ ("prompt", "Lay the lowest trump of the Blind aside")
                                : NC_ ("prompt", "Lay the highest trump of the Blind aside");
}

/* CE-6.5, CE-6.6: told to the seat at turn alone */
static bool
must_announce (const Deal *deal)
{
  return deal->own.cego.announced == CEGO_NO_GAME
         && cego_is_duty_hand (&deal->options, deal->hand[deal->turn]);
}

static const char *
cego_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = 0;
  *suit = SUIT_NONE;
  switch (deal->phase)
    {
    case CEGO_PHASE_SOLO:
      return must_announce (deal)
                 ? NC_ ("prompt", "This hand must announce a Solo: if you hide it, "
                                  "you may be caught")
                 : NC_ ("prompt", "Do you announce a Solo?");
    case CEGO_PHASE_BID:
      return NC_ ("prompt", "Bid more for the Blind, or pass");
    case CEGO_PHASE_AGAINST:
      return NC_ ("prompt", "Take the Blind against the Solo, or pass");
    case CEGO_PHASE_CHOOSE:
      return NC_ ("prompt", "Nobody bid higher: choose your game");
    case CEGO_PHASE_KEEP:
      return prompt_to_keep (deal);
    case CEGO_PHASE_DEMAND:
      return NC_ ("prompt", "Play on, or have the hands shown: if nobody hid a Solo, you pay "
                            "eight times the value");
    case CEGO_PHASE_DISCARD:
      return prompt_to_discard (deal);
    default:
      if (deal->trick.n > 0)
        return NC_ ("prompt", "Your turn: play a card");
      return cards_to_lead (deal) != 0 ? NC_ ("prompt", "Lead a card that you kept")
                                       : NC_ ("prompt", "You lead: play a card");
    }
}

/* CE-15: the trump laid apart is turned up after the deal */
static unsigned
cego_open_cards (const Deal *deal, Card *cards)
{
  const CegoState *own = &deal->own.cego;

  if (!deal_is_over (deal) || own->discard == CARD_NONE || !cego_is_kept_open (own->game))
    return 0;
  cards[0] = own->discard;

  return 1;
}

/* Section 15: where the cards lie that are laid aside before D; the forced trump crosswise apart */
static void
add_laid_aside (const Deal *deal, Pile *piles, unsigned *n)
{
  const CegoState *own = &deal->own.cego;
  bool is_apart
      = cego_is_kept_open (own->game) && cego_has_discard (own->game)
        && own->n_laid_aside == deal->n_pack - deal->n_seats * cego_hand_size (&deal->options);
  bool shown = deal_is_over (deal) && own->discard != CARD_NONE;
  Pile *pile;

  pile = pile_add (piles, n, NC_ ("pile", "Laid aside"), deal->declarer,
                   own->n_laid_aside - is_apart, is_apart && shown ? own->discard : CARD_NONE);
  pile->under_hidden = is_apart && !shown;
  if (own->demanded) /* nothing is counted that would show them */
    {
      pile->n_hidden = 0;
      pile_open (pile, own->laid_aside);
    }
}

/* The Blind, in the middle until the play begins and turned up after it, and what D lays aside. */
static unsigned
cego_piles (const Deal *deal, Pile *piles)
{
  const CegoState *own = &deal->own.cego;
  bool is_over = deal_is_over (deal);
  unsigned n = 0;

  if (own->n_blind > 0)
    {
      Pile *pile = pile_add (piles, &n, NC_ ("pile", "Blind"), NO_SEAT, is_over ? 0 : own->n_blind,
                             CARD_NONE);

      pile->is_central = !is_over && deal->phase != PHASE_PLAY;
      pile_open (pile, is_over ? own->blind : 0);
    }
  if (own->n_laid_aside > 0)
    add_laid_aside (deal, piles, &n);

  return n;
}

/* CE-14: the kept cards that will be led, and after the deal what is left of the hands */
static unsigned
cego_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      bool is_declarer = (int) seat == deal->declarer;
      CardSet cards = deal_is_over (deal) && is_declarer ? 0 : cego_shown (deal, seat);

      if (cards != 0)
        pile_open (pile_add (piles, &n,
                             is_declarer ? NC_ ("pile", "Kept, to be led")
                                         : NC_ ("pile", "Hand laid open"),
                             (int) seat, 0, CARD_NONE),
                   cards);
    }

  return n;
}

/* CE-6.15: the cards named so far, while D still holds the dealt hand */
static CardSet
cego_chosen (const Deal *deal, unsigned seat)
{
  return deal->phase == CEGO_PHASE_KEEP && (int) seat == deal->declarer ? deal->own.cego.kept : 0;
}

/* Section 15: who discards or leads has not asked to see the hands */
static Action
cego_implied (const Deal *deal)
{
  return deal->phase == CEGO_PHASE_DEMAND ? ACTION (CEGO_VERB_TRUST, 0) : ACTION_NONE;
}

const Game cego_game = {
  .key = "cego",
  .title = "Cego",
  .language = "de",
  .summary = NC_ ("game", "The Black Forest’s tarot game, with the Blind"),
  .clockwise = false,
  .declarer_name = "Spielmacher",
  .declarer_meaning = NC_ ("role", "declarer"),
  .counts_at_end = true,
  .options = cego_options,
  .limits = cego_limits,
  .idle = cego_idle,
  .presets = cego_presets,
  .verbs = cego_verbs,
  .pack = cego_pack,
  .count_seats = cego_count_seats,
  .count_units = cego_count_seats,
  .unit_of = cego_unit_of,
  .unit_names = cego_unit_names,
  .first_dealer = cego_first_dealer,
  .order = cego_order,
  .duties = cego_duties,
  .deal = cego_deal,
  .legal = cego_legal,
  .apply = cego_apply,
  .result = cego_result,
  .shown = cego_shown,
  .hide = cego_hide,
  .fill = cego_fill,
  .is_private = cego_is_private,
  .book = cego_book,
  .roles = cego_roles,
  .only_cards_count = cego_only_cards_count,
  .reason = cego_reason,
  .prompt = cego_prompt,
  .allies = cego_allies,
  .contract = cego_contract,
  .highest_bidder = cego_highest_bidder,
  .unasked = cego_unasked,
  .open_cards = cego_open_cards,
  .piles = cego_piles,
  .laid_open = cego_laid_open,
  .chosen = cego_chosen,
  .implied = cego_implied,
  .sheet_form = cego_sheet_form,
  .sheet_row = cego_sheet_row,
  .breakdown = cego_breakdown,
  .counted = cego_counted,
};
