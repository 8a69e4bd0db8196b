/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/cego/cego-tables.h"

/* ---- Sight: CE-14 ---------------------------------------------------------------------------- */

/* Returns true if the kept cards are secret. */
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

  return (int) owner == deal->declarer && !keeps_secretly (deal) ? cego_cards_to_lead (deal) : 0;
}

/* @passed_first needs no hiding: only hands reveal a hidden Solo (CE-6.6). */
static unsigned
cego_hide (Deal *deal, unsigned seat, Card *cards)
{
  CegoState *own = &deal->own.cego;
  unsigned n;

  if (deal_is_over (deal))
    return 0;

  n = card_set_list (own->blind, cards);
  own->blind = 0;
  if ((int) seat != deal->declarer)
    {
      n += card_set_list (own->laid_aside, cards + n);
      own->laid_aside = 0;
      own->discard = CARD_NONE;
      if (keeps_secretly (deal))
        own->kept = 0;
    }

  return n;
}

static CardSet
take_cards (const Card **cards, unsigned n)
{
  CardSet set = 0;

  while (n-- > 0)
    set |= card_set_of (*(*cards)++);

  return set;
}

/* Puts back hidden cards and invents the declarer's secret choices. */
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

/* ---- Display --------------------------------------------------------------------------------- */

static SeatSet
cego_allies (const Deal *deal, unsigned seat)
{
  unsigned game = deal->own.cego.game;

  if (deal->declarer == NO_SEAT || deal->declarer == (int) seat || cego_is_everyone_alone (game))
    return seats_of (seat);

  return deal->playing & (SeatSet) ~seats_of ((unsigned) deal->declarer);
}

/* Returns the name of the game or call, or NULL. */
static const char *
name_of_game (const Deal *deal)
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

/* Aims of games without card points: CE-8 */
static const char *const aims[] = {
  [CEGO_ULTIMO] = NC_ ("settled", "Worth {value}: trump 1 must win the last trick."),
  [CEGO_MARCH] = NC_ ("settled", "Worth {value}: the declarer must win every trick."),
  [CEGO_BETTEL] = NC_ ("settled", "Worth {value}: the declarer must not win a trick."),
  [CEGO_RAEUBER] = NC_ ("settled", "Worth {value}: whoever takes the most points loses."),
  [CEGO_DRESCHER] = NC_ ("settled", "Worth {value}: whoever takes the last trick loses."),
  [CEGO_PICOLO] = NC_ ("settled", "Worth {value}: the declarer must win exactly one trick."),
};

/* CE-6.4, CE-6.10: shows the soloist, later the holder of the bid, until there is a declarer */
static void
cego_contract (const Deal *deal, GameContract *contract)
{
  const CegoState *own = &deal->own.cego;

  contract->name = name_of_game (deal);
  if (own->game < G_N_ELEMENTS (aims) && aims[own->game] != NULL)
    {
      contract->settled = aims[own->game];
      contract->settled_value = (unsigned) cego_value (own->game);
    }
  if (own->against || (deal->phase == CEGO_PHASE_AGAINST && own->holder != NO_SEAT)) /* CE-6.11 */
    {
      contract->beaten = cego_games[CEGO_SOLO].name;
      contract->beaten_seat = own->soloist;
    }
  if (deal->declarer != NO_SEAT)
    return;
  contract->seat = own->holder != NO_SEAT ? own->holder : own->soloist;
  contract->is_open = contract->seat != NO_SEAT;
}

/* CE-6.11, section 15: without a Solo forehand says "Cego" */
static Action
cego_unasked (const Deal *before, const Deal *after, unsigned *seat)
{
  if (before->phase != CEGO_PHASE_SOLO || after->phase != CEGO_PHASE_BID)
    return ACTION_NONE;
  *seat = deal_forehand (after);

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
                   : NC_ ("prompt", "Keep two cards; the others are laid aside");
    case CEGO_LEERE:
      return NC_ ("prompt", "Choose the pip card to keep and lead");
    case CEGO_ZWEI:
      return again ? NC_ ("prompt", "Choose the second pip card of that suit")
                   : NC_ ("prompt", "Choose two pip cards of one suit to keep and lead");
    case CEGO_VERSCH:
      return again ? NC_ ("prompt", "Choose a pip card of another suit")
                   : NC_ ("prompt", "Choose pip cards of two suits to keep and lead");
    case CEGO_MANN:
      return NC_ ("prompt", "Keep trump 1: you will lead it");
    default:
      return NC_ ("prompt", "Choose the one card to keep; the others are laid aside");
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

/* CE-6.5, CE-6.6 */
static bool
must_announce (const Deal *deal)
{
  return cego_is_duty_hand (&deal->options, deal->hand[deal->turn]);
}

static const char *
cego_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = 0;
  *suit = SUIT_NONE;
  switch (deal->phase)
    {
    case CEGO_PHASE_SOLO:
      if (deal->own.cego.announced != CEGO_NO_GAME)
        return deal->own.cego.announced == CEGO_SOLO
                   ? NC_ ("prompt", "A Solo has been announced: do you bid higher?")
                   : NC_ ("prompt", "Ultimo has been announced: do you bid higher?");
      return must_announce (deal)
                 ? NC_ ("prompt", "This hand must announce a Solo: if you hide it, "
                                  "you may be caught")
                 : NC_ ("prompt", "Announce a Solo?");
    case CEGO_PHASE_BID:
      return NC_ ("prompt", "Bid more for the Blind, or pass");
    case CEGO_PHASE_AGAINST:
      return NC_ ("prompt", "Take the Blind against the Solo, or pass");
    case CEGO_PHASE_CHOOSE:
      return NC_ ("prompt", "Nobody bid higher: choose your game");
    case CEGO_PHASE_KEEP:
      return prompt_to_keep (deal);
    case CEGO_PHASE_DEMAND:
      return NC_ ("prompt", "Play on, or ask to see all hands: if nobody hid a Solo, you pay "
                            "eight times the value");
    case CEGO_PHASE_DISCARD:
      return prompt_to_discard (deal);
    default:
      if (deal->trick.n > 0)
        return NC_ ("prompt", "Your turn: play a card");
      return cego_cards_to_lead (deal) != 0 ? NC_ ("prompt", "Lead a card that you kept")
                                            : NC_ ("prompt", "You lead: play a card");
    }
}

/* Section 15: shows the trump laid apart after the deal */
static unsigned
cego_open_cards (const Deal *deal, Card *cards)
{
  const CegoState *own = &deal->own.cego;

  if (!deal_is_over (deal) || own->discard == CARD_NONE || !cego_is_kept_open (own->game))
    return 0;
  cards[0] = own->discard;

  return 1;
}

/* Section 15: cards laid aside before the declarer, a forced trump crosswise */
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
  if (own->demanded) /* a demand ends the deal uncounted: only the pile shows the cards */
    {
      pile->n_hidden = 0;
      pile_open (pile, own->laid_aside);
    }
}

/* Adds the Blind, central before the play and open after it, and D's cards laid aside. */
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

/* CE-14: kept cards to lead, after the deal the opponents' hands */
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
                                         : NC_ ("pile", "Hand shown face up"),
                             (int) seat, 0, CARD_NONE),
                   cards);
    }

  return n;
}

/* CE-6.15 */
static CardSet
cego_chosen (const Deal *deal, unsigned seat)
{
  return deal->phase == CEGO_PHASE_KEEP && (int) seat == deal->declarer ? deal->own.cego.kept : 0;
}

/* CE-6.16, CE-6.18: cards from the Blind while laying aside; CE-6.17: this implies trust */
static CardSet
cego_taken (const Deal *deal, unsigned seat)
{
  bool lays_aside = deal->phase == CEGO_PHASE_DISCARD
                    || (deal->phase == CEGO_PHASE_DEMAND && cego_has_discard (deal->own.cego.game));
  CardSet blind = 0;

  if (!lays_aside || (int) seat != deal->declarer)
    return 0;
  for (unsigned place = deal->n_seats * cego_hand_size (&deal->options); place < deal->n_pack;
       place++)
    blind |= card_set_of (deal->pack[place]);

  return blind & deal->hand[seat];
}

/* Section 15: discarding or leading implies trust */
static Action
cego_implied (const Deal *deal)
{
  return deal->phase == CEGO_PHASE_DEMAND ? ACTION (CEGO_VERB_TRUST, 0) : ACTION_NONE;
}

/* ---- Grounds of a call ----------------------------------------------------------------------- */

/* Returns the game called with @verb, or CEGO_NO_GAME. */
static CegoGame
game_called (unsigned verb)
{
  if (verb >= CEGO_VERB_SOLO && verb <= CEGO_VERB_MARCH)
    return CEGO_SOLO + verb - CEGO_VERB_SOLO;
  if (verb >= CEGO_VERB_BID_CEGO && verb <= CEGO_VERB_BID_MANN)
    return CEGO_CEGO + verb - CEGO_VERB_BID_CEGO;
  if (verb == CEGO_VERB_GAME_CEGO)
    return CEGO_CEGO;
  if (verb >= CEGO_VERB_GAME_BETTEL && verb <= CEGO_VERB_GAME_PICOLO)
    return CEGO_BETTEL + verb - CEGO_VERB_GAME_BETTEL;

  return CEGO_NO_GAME;
}

/* CE-6.7, CE-8, CE-9.12, CE-9.13 */
static void
cego_announces (const Deal *deal, Action action, Announced *announced)
{
  const CegoState *own = &deal->own.cego;

  if (action_verb (action) == CEGO_VERB_DEMAND)
    announced->points = CEGO_DEMAND_FACTOR * ((unsigned) cego_value (own->game) + own->against);
  else
    announced->points = (unsigned) cego_value (game_called (action_verb (action)))
                        + (deal->phase == CEGO_PHASE_AGAINST);
}

/* CE-6.15, CE-6.5 */
static void
cego_grounds (const Deal *deal, Action action, Grounds *grounds)
{
  CardSet hand = deal->hand[deal->turn];
  CegoGame game = game_called (action_verb (action));

  if (game == CEGO_ULTIMO)
    grounds->cards = hand & card_set_of (CEGO_LITTLE_MAN);
  else if (game == CEGO_SOLO || game == CEGO_MARCH)
    grounds->cards = hand & CEGO_TRUMPS;
  else if (cego_is_bid (game) && cego_is_kept_open (game))
    grounds->cards = cego_may_keep (&deal->options, game, hand, 0);
}

/* ---- Stakes ---------------------------------------------------------------------------------- */

static void
cego_tell_stake (const Deal *deal, Stake *stake)
{
  const CegoState *own = &deal->own.cego;

  stake->value = (unsigned) cego_to_win (&deal->options);
  switch (deal->phase)
    {
    case CEGO_PHASE_SOLO: /* CE-9.6 */
      stake->text
          = NC_ ("stake", "A Solo is played with the cards as dealt, alone against everybody: "
                          "{value} points win. It counts 2 if won, 1 if lost.");
      break;
    case CEGO_PHASE_BID: /* CE-6.7, CE-9.7 */
      stake->text = NC_ (
          "stake", "Eine counts 2, and each higher bid one more, won or lost; you need {value} "
                   "points to win it.");
      break;
    case CEGO_PHASE_AGAINST:
      stake->text = NC_ ("stake", "Against a Solo, Cego counts 2, and each higher bid one more, "
                                  "won or lost; you need {value} points to win it.");
      break;
    case CEGO_PHASE_CHOOSE: /* CE-6.14, CE-9.8 */
      stake->text = NC_ ("stake", "You must play one of the games, and you win or lose its value.");
      break;
    case CEGO_PHASE_KEEP: /* CE-6.16, CE-9.1 */
      stake->text = NC_ ("stake", "The points of all the cards you do not keep are already yours.");
      break;
    case CEGO_PHASE_DEMAND: /* CE-9.12, CE-9.13 */
      stake->value = CEGO_DEMAND_FACTOR * ((unsigned) cego_value (own->game) + own->against);
      stake->text
          = NC_ ("stake", "Anybody who hid a Solo has most of the trumps, and would pay {value} "
                          "now. If nobody did, you pay {value}.");
      break;
    case CEGO_PHASE_DISCARD: /* CE-6.18 */
      stake->text = NC_ ("stake", "The points of the card laid aside are yours.");
      break;
    default:
      break;
    }
}

const GameSight cego_sight = {
  .shown = cego_shown,
  .hide = cego_hide,
  .fill = cego_fill,
  .is_private = cego_is_private,
  .allies = cego_allies,
};

const GameShow cego_show = {
  .declarer = cego_declarer,
  .prompt = cego_prompt,
  .contract = cego_contract,
  .open_cards = cego_open_cards,
  .piles = cego_piles,
  .laid_open = cego_laid_open,
  .chosen = cego_chosen,
  .taken = cego_taken,
};

const GameCounsel cego_counsel = {
  .unasked = cego_unasked,
  .stake = cego_tell_stake,
  .things = cego_things,
  .grounds = cego_grounds,
  .implied = cego_implied,
  .announces = cego_announces,
  .slight = 0.4,
  .grave = 4,
};
