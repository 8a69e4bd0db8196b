/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A deal: one distribution of cards from the first call to the score. A Deal has no pointers into
 * the heap, so undo, search and replay copy it with `=`.
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

/** Phases of all games; a game's own phases start at PHASE_OWN. */
enum
{
  PHASE_OVER,
  PHASE_PLAY,
  PHASE_OWN = 8,
};

/** The result of a deal by unit: a side of partners or a single seat. */
typedef struct
{
  unsigned n_units;
  int32_t points[SEATS_MAX]; /* points made (records.md R-5) */
  int32_t score[SEATS_MAX];
} DealResult;

/** A deal's outcome for statistics. */
typedef struct
{
  bool thrown_in;    /* true if not played; counts for nobody */
  SeatSet declarers; /* seats with a contract, partners included; 0 if none */
  bool made;         /* true if the declarers made the contract */
} DealOutcome;

typedef struct
{
  const Game *game; /* constant, not owned */
  Options options;
  const TrickOrder *order; /* card order under @trump; constant, not owned */

  uint8_t n_seats;
  uint8_t unit[SEATS_MAX]; /* unit by seat */
  SeatSet playing;         /* seats that play: all but a dealer who sits out */
  uint8_t dealer;
  uint8_t phase;   /* PHASE_… or the game's own */
  int8_t turn;     /* seat to act, NO_SEAT when over */
  uint8_t trump;   /* Suit; set by deal_set_trump () */
  int8_t declarer; /* NO_SEAT before the contract */

  int32_t standing[SEATS_MAX]; /* public match scores before the deal, by unit */

  CardSet hand[SEATS_MAX];         /* cards by seat */
  CardSet won[SEATS_MAX];          /* cards of tricks, by unit */
  uint16_t card_points[SEATS_MAX]; /* points of @won with bonus for the last trick, by unit */
  uint8_t tricks_won[SEATS_MAX];   /* number of tricks by seat */

  Trick trick;      /* current trick; complete only while a seat must answer */
  Trick last_trick; /* previous trick; n == 0 before the first */

  uint8_t n_played;
  Card played[CARDS_MAX];
  uint8_t played_by[CARDS_MAX];

  uint8_t n_pack; /* number of cards in @pack, which is shuffled, 0 = top; 0 in observations */
  Card pack[CARDS_MAX];

  GameState own; /* state that only this game has */
} Deal;

static_assert (sizeof (Deal) <= 1024, "a deal is copied at every node of a search");

/** Initialises @deal without cards, trumps, declarer or turn; seat 0 deals. */
void deal_init (Deal *deal, const Game *game, const Options *options);

/** Sets @trump, a Suit, and its card order. */
void deal_set_trump (Deal *deal, unsigned trump);

/** Returns the game's unshuffled pack. */
const Pack *deal_pack (const Deal *deal);

/** Returns true if the deal and its result are final. */
static inline bool
deal_is_over (const Deal *deal)
{
  return deal->phase == PHASE_OVER;
}

/** Returns the cards that the duties allow the seat at turn; first copies only. */
CardSet deal_cards_by_duties (const Deal *deal);

/** Returns deal_cards_by_duties () if the seat at turn can only play a card, otherwise 0. */
CardSet deal_plain_cards (const Deal *deal);

/** Lists legal actions of the seat at turn in the game's order; none if over. */
void deal_legal (const Deal *deal, ActionList *list);

/** Lists legal actions sorted by token, as in records. */
void deal_legal_sorted (const Deal *deal, ActionList *list);

/**
 * Returns the phase's verbs, legal or not, in PhaseInfo order, ended by VERB_NONE. Legality may
 * depend on hidden cards.
 */
const uint8_t *deal_verbs (const Deal *deal);

/** Returns the verb's index in deal_verbs (), or their number if absent. */
unsigned deal_verb_place (const Deal *deal, Action action);

/** Performs a legal action of the seat at turn. */
void deal_apply (Deal *deal, Action action);

/** Fills @result; all zero until the deal is over. */
void deal_result (const Deal *deal, DealResult *result);

/** Returns the score of @unit minus the mean of the others. */
double deal_result_lead (const DealResult *result, unsigned unit);

/** Returns the unit of @seat, the index into won, card_points and DealResult. */
static inline unsigned
deal_unit (const Deal *deal, unsigned seat)
{
  return deal->unit[seat];
}

/** Returns the number of tricks taken so far. */
static inline unsigned
deal_count_tricks (const Deal *deal)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    n += deal->tricks_won[seat];

  return n;
}

/** Returns the seats of @seat's unit. */
static inline SeatSet
deal_partners (const Deal *deal, unsigned seat)
{
  SeatSet partners = 0;

  for (unsigned other = 0; other < deal->n_seats; other++)
    if (deal_unit (deal, other) == deal_unit (deal, seat))
      partners |= seats_of (other);

  return partners;
}

/** Returns true if a partner of @seat, which has yet to play, is winning the trick. */
static inline bool
deal_partner_wins (const Deal *deal, unsigned seat)
{
  return deal->trick.n > 0
         && deal_unit (deal, trick_winner (&deal->trick)) == deal_unit (deal, seat);
}

/** Returns the seat @steps places later in turn order. */
static inline unsigned
deal_seat_after (const Deal *deal, unsigned seat, unsigned steps)
{
  unsigned place = seat + steps;

  if (place >= deal->n_seats) /* usually avoids a division */
    place -= deal->n_seats;

  return place < deal->n_seats ? place : place % deal->n_seats;
}

static inline unsigned
deal_next_player (const Deal *deal, unsigned seat)
{
  return (unsigned) seats_next (deal->playing, seat, deal->n_seats);
}

/** Returns the seat that usually speaks and leads first. */
static inline unsigned
deal_forehand (const Deal *deal)
{
  return deal_next_player (deal, deal->dealer);
}

/** Returns the number of players, and of cards in a trick. */
static inline unsigned
deal_count_players (const Deal *deal)
{
  return seats_count (deal->playing);
}

static inline const TrickOrder *
deal_order (const Deal *deal)
{
  return deal->order;
}

/** Returns the copy of @card that @seat holds, or @card if none. */
Card deal_find_twin (const Deal *deal, unsigned seat, Card card);

/** Moves @card or its twin from the hand of the seat at turn to the trick. */
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

/** Returns true if @seat has played @card. */
bool deal_has_played (const Deal *deal, unsigned seat, Card card);

/** Gives the trick to its winner, who leads next. Returns the winner. */
unsigned deal_take_trick (Deal *deal);

/** Plays @card for the seat at turn; passes the turn or lets the game take the trick. */
void deal_play_card (Deal *deal, Card card);

/** Ends the deal without scoring it. */
void deal_end (Deal *deal);
