/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A deal: one distribution of the cards from the first call to the score, as a value.
 *
 * A Deal is a plain struct without pointers into the heap: copying it is `=`. Undo, search and
 * replay are copies; nothing is ever undone by hand. The parts all games share stand first.
 */

#pragma once

#include <assert.h>

#include "rules/action.h"
#include "rules/games/registry.h"
#include "rules/options.h"
#include "rules/pack.h"
#include "rules/rng.h"
#include "rules/seats.h"
#include "rules/trick.h"

/** Phases every game has; a game's own phases start at PHASE_OWN. */
enum
{
  PHASE_OVER,
  PHASE_PLAY,
  PHASE_OWN = 8,
};

/** The result of a deal by unit: a side of partners or a single seat, as the game says. */
typedef struct
{
  unsigned n_units;
  int32_t points[SEATS_MAX]; /* records.md R-5 */
  int32_t score[SEATS_MAX];
} DealResult;

/** How a deal ended, for statistics. */
typedef struct
{
  bool thrown_in;    /* it was not played, and counts for nobody */
  SeatSet declarers; /* who had a contract to make, with partners; 0: nobody had */
  bool made;         /* they made it */
} DealOutcome;

typedef struct
{
  const Game *game; /* constant table */
  Options options;
  const TrickOrder *order; /* constant table: of the cards under @trump */

  uint8_t n_seats;
  uint8_t unit[SEATS_MAX]; /* by seat */
  SeatSet playing;         /* the seats that play cards: all but a watching dealer */
  uint8_t dealer;
  uint8_t phase;   /* PHASE_… or the game's own */
  int8_t turn;     /* the seat to act, NO_SEAT when the deal is over */
  uint8_t trump;   /* Suit; set by deal_set_trump () */
  int8_t declarer; /* the seat that plays the contract, NO_SEAT before that */

  int32_t standing[SEATS_MAX]; /* scores of the match before the deal, by unit: all know them */

  CardSet hand[SEATS_MAX];         /* by seat */
  CardSet won[SEATS_MAX];          /* cards of the tricks taken, by unit */
  uint16_t card_points[SEATS_MAX]; /* of these, with the last-trick bonus, by unit */
  uint8_t tricks_won[SEATS_MAX];   /* by seat */

  Trick trick;      /* on the table; complete only while somebody answers to it */
  Trick last_trick; /* the one before; n == 0 before the first */

  uint8_t n_played; /* cards played in this deal, with their seats, in order */
  Card played[CARDS_MAX];
  uint8_t played_by[CARDS_MAX];

  uint8_t n_pack; /* the shuffled pack, 0 = top; read while dealing and never later */
  Card pack[CARDS_MAX];

  GameState own; /* what only this game has */
} Deal;

static_assert (sizeof (Deal) <= 1024, "a deal is copied at every node of a search");

/**
 * A deal of @game in which nothing has happened yet: no cards, no trumps, no declarer, nobody at
 * turn; all seats play, and the first one deals.
 */
void deal_init (Deal *deal, const Game *game, const Options *options);

/** Makes @trump, a Suit, the trumps of @deal, which give its cards their order. */
void deal_set_trump (Deal *deal, unsigned trump);

/** The pack of cards this deal is played with. */
const Pack *deal_pack (const Deal *deal);

/** True when nobody can act any more and deal_result () is final. */
static inline bool
deal_is_over (const Deal *deal)
{
  return deal->phase == PHASE_OVER;
}

/** The cards that the seat at turn may play by the duties of its game; of copies the first. */
CardSet deal_cards_by_duties (const Deal *deal);

/** The same where it may do nothing but play a card; none where it may do anything else. */
CardSet deal_plain_cards (const Deal *deal);

/** Lists what the seat at turn may do, in the game's own order; empty when the deal is over. */
void deal_legal (const Deal *deal, ActionList *list);

/** The same sorted by token, as records list it. */
void deal_legal_sorted (const Deal *deal, ActionList *list);

/**
 * The verbs there are in the phase of @deal, up to VERB_NONE, in the order of PhaseInfo: what is
 * legal is among them, which of them are may depend on cards that not everybody sees.
 */
const uint8_t *deal_verbs (const Deal *deal);

/** The place of the verb of @action among those, from 0; behind all of them if it is not one. */
unsigned deal_verb_place (const Deal *deal, Action action);

/** Carries out a legal @action of the seat at turn. */
void deal_apply (Deal *deal, Action action);

/** The result of the deal; all zero until it is over. */
void deal_result (const Deal *deal, DealResult *result);

/** By how much the score of @unit is above the mean of the others. */
double deal_result_lead (const DealResult *result, unsigned unit);

/** Unit of @seat in this deal: the index in won, card_points and DealResult. */
static inline unsigned
deal_unit (const Deal *deal, unsigned seat)
{
  return deal->unit[seat];
}

/** The seats of the unit of @seat, itself among them. */
static inline SeatSet
deal_partners (const Deal *deal, unsigned seat)
{
  SeatSet partners = 0;

  for (unsigned other = 0; other < deal->n_seats; other++)
    if (deal_unit (deal, other) == deal_unit (deal, seat))
      partners |= seats_of (other);

  return partners;
}

/** True when a trick has begun and a partner of @seat, which is still to play, wins it so far. */
static inline bool
deal_partner_wins (const Deal *deal, unsigned seat)
{
  return deal->trick.n > 0
         && deal_unit (deal, trick_winner (&deal->trick)) == deal_unit (deal, seat);
}

/** Seat @steps places further in turn order. */
static inline unsigned
deal_seat_after (const Deal *deal, unsigned seat, unsigned steps)
{
  unsigned place = seat + steps;

  if (place >= deal->n_seats) /* seldom far enough to be worth a division */
    place -= deal->n_seats;

  return place < deal->n_seats ? place : place % deal->n_seats;
}

/** The seat that plays after @seat. */
static inline unsigned
deal_next_player (const Deal *deal, unsigned seat)
{
  return (unsigned) seats_next (deal->playing, seat, deal->n_seats);
}

/** The seat that speaks and leads first, where the game does not choose another one. */
static inline unsigned
deal_forehand (const Deal *deal)
{
  return deal_next_player (deal, deal->dealer);
}

/** How many cards make a trick. */
static inline unsigned
deal_count_players (const Deal *deal)
{
  return seats_count (deal->playing);
}

/** The order and values of the cards under the deal's trump. */
static inline const TrickOrder *
deal_order (const Deal *deal)
{
  return deal->order;
}

/** The twin of @card that @seat holds, or @card itself where it holds none. */
Card deal_find_twin (const Deal *deal, unsigned seat, Card card);

/** Moves @card or its twin from the hand of the seat at turn to the table and the played cards. */
static inline void
deal_put_card (Deal *deal, const TrickOrder *order, Card card)
{
  uint8_t seat = (uint8_t) deal->turn;

  if (!card_set_has (deal->hand[seat], card))
    card = deal_find_twin (deal, seat, card);
  deal->hand[seat] &= ~card_set_of (card);
  assert (deal->n_played < CARDS_MAX);
  deal->played[deal->n_played] = card;
  deal->played_by[deal->n_played] = seat;
  deal->n_played++;
  trick_add (&deal->trick, order, seat, card);
}

/** True when @seat has played @card in this deal. */
bool deal_has_played (const Deal *deal, unsigned seat, Card card);

/** Gives the complete trick to its winner, who is at turn then, and clears the table. */
unsigned deal_take_trick (Deal *deal);

/** The seat at turn plays @card, and the next player is at turn; or the game takes the trick. */
void deal_play_card (Deal *deal, Card card);

/** Nobody can act any more; what the deal brought is up to the game. */
void deal_end (Deal *deal);
