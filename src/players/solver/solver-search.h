/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The search behind the solver's questions: "does the side get at least so much from here on?"
 *
 * What it gets is a sum over the tricks to come, so that a table of positions can keep bounds of
 * it whatever was won before. Where what is written for a deal depends on more than that sum,
 * bonus points are counted beside it, and say at the end how much the sum must have been.
 */

#pragma once

#include "players/solver/patience.h"
#include "players/solver/solver-deck.h"
#include "players/solver/solver-table.h"
#include "players/solver/solver.h"
#include "players/solver/talon-table.h"

/* ---- How promising a card is, by what can be told of the trick ------------------------------- */

/* Facts of a lead. */
#define SOLVER_LEAD_UNBEATEN 1 /* in its group, by enemies */
#define SOLVER_LEAD_ENEMY_RUFFS 2
#define SOLVER_LEAD_FRIEND_RUFFS 4
#define SOLVER_LEAD_FRIEND_WINS 8 /* against all cards of enemies in the group */
#define SOLVER_LEAD_TRUMP 16
#define SOLVER_LEAD_ENEMY_HAS_TRUMPS 32
#define SOLVER_LEADS 64

/* Facts of a card that follows. */
#define SOLVER_FOLLOW_BEATS 1
#define SOLVER_FOLLOW_SURE 2         /* no enemy behind beats it */
#define SOLVER_FOLLOW_FRIEND_WINS 4  /* so far … */
#define SOLVER_FOLLOW_FRIEND_TAKES 8 /* … and for certain */
#define SOLVER_FOLLOW_OTHER_SUIT 16
#define SOLVER_FOLLOW_TRUMP 32
#define SOLVER_FOLLOWS 64

/* Leads that settled a question of the same height come before others, the last of them first. */
#define SOLVER_KILLER 80
#define SOLVER_KILLER_BEFORE 10

/** The higher, the more promising. */
typedef struct
{
  int16_t base;  /* of a card without points … */
  int16_t point; /* … and what each of its points adds */
} SolverOrder;

typedef struct
{
  SolverOrder lead[SOLVER_LEADS];
  SolverOrder follow[SOLVER_FOLLOWS];
} SolverOrders;

/* ---- A search ------------------------------------------------------------------------------- */

#define SOLVER_COUNTS 256 /* bonus points are counted in tens */
#define SOLVER_NEVER 8000 /* more than any deal brings */

/** Which bonus points are counted beside the sum. */
typedef enum
{
  SOLVER_COUNT_NONE,
  SOLVER_COUNT_SUM,        /* of both sides, up to a cap */
  SOLVER_COUNT_DIFFERENCE, /* the side's more than the others', from the middle of SOLVER_COUNTS */
} SolverCount;

/** A question about a rest: the gain of its tricks, and when that is enough. */
typedef struct
{
  uint8_t weight;          /* of card points: 1, or 2 where the other side's are taken off */
  const TrickBonus *bonus; /* of tricks, or NULL */
  bool is_bonus_free;      /* it may be left unclaimed, and that may be better */
  bool is_pair_free;       /* the same of the pair */
  uint8_t sweep;           /* for all tricks of the deal */
  SeatSet won;             /* who has won a trick before: 1 the side, 2 the others */
  TrickPair pair;          /* what may be announced, or TRICK_PAIR_NONE */
  SolverCount count;
  uint8_t cap;
  int16_t lacking[SOLVER_COUNTS]; /* by what was counted: taken off the sum in the end */
} SolverScore;

/** The past as far as it matters to the tricks that come. */
typedef struct
{
  uint8_t n_over;    /* the side's cards beyond full groups: CE-9.2 */
  uint8_t has_costs; /* there is one among all its cards that makes a rest cost a point */
  uint8_t flags;     /* SOLVER_WON_…, SOLVER_SAID */
  uint8_t count;     /* by SolverCount, or tricks of the seat that the end of the deal depends on */
} SolverPast;

#define SOLVER_WON_SIDE 1
#define SOLVER_WON_OTHERS 2
#define SOLVER_SAID 4 /* the pair is announced, or may be with its second card */

/**
 * A trick on its way. Who wins it and with which card do not lie side by side: the compiler would
 * read both at once, and the processor wait until the two bytes, written one by one, are there.
 */
typedef struct
{
  CardSet cards;     /* on the table */
  uint8_t best_seat; /* who wins it so far … */
  uint8_t n;         /* cards on the table */
  uint16_t points;   /* of the cards on the table */
  uint8_t led;       /* group of the first */
  uint8_t has_costs; /* as in the past, of the cards on the table */
  Card best;         /* … with this card */
  uint8_t ranks;     /* the rank of all of them, as a bit, or 0 */
} SolverWay;

/** A pile that counts in groups, when a number of tricks is added to it. */
typedef struct
{
  uint8_t less;   /* points that are taken off the full groups, without a rest */
  uint8_t n_over; /* cards beyond full groups then */
} SolverGrouped;

#define SOLVER_GROUP_MAX 3 /* cards: CE-9.2 */

struct Solver
{
  TalonTable *talon_table; /* made when it is first needed */
  SolverDeck deck;         /* the cards of the rest by the solver's own numbers */
  SolverTable table;
  SolverOrders orders;
  SolverScore score;
  TrickPlay play;   /* of the last question */
  bool is_followed; /* what is asked next is likely of the same deal: solve_play_on () */

  CardSet hand[SEATS_MAX];
  CardSet live; /* all hands */
  CardSet own;  /* the cards of the side, as the question finds them */
  const TrickDuties *duties;
  uint8_t next[SEATS_MAX];   /* the seat that plays after this one */
  uint8_t allies[SEATS_MAX]; /* as SeatSet */
  SeatSet side;
  uint8_t n_players;
  bool is_sum;     /* nothing but card points counts … */
  bool is_plain;   /* … each card by itself */
  bool is_one_sum; /* nothing but what each trick brings by itself, and all of them */
  uint8_t turn;
  uint8_t last_points; /* for the last trick, with the cards that come with it */
  uint8_t group_size;  /* of trick-play.h, or 0 */
  SolverGrouped grouped[SOLVER_GROUP_MAX][CARDS_MAX]; /* by cards that were over, and tricks */
  uint8_t over[SOLVER_GROUP_MAX]; /* by cards that are over: what they add less than the most */
  bool may_rest_cost;             /* if one of these is in the pile, played before or not: */
  CardSet rest_costs;
  CardSet led_first;
  CardSet trumps;
  CardSet sure_trumps; /* the same, if each beats all other cards */
  bool are_tops_sure;  /* a card is beaten by higher ones of its group and by trumps alone */
  CardSet special;     /* like no others */
  CardSet announced;   /* for the first card alone */
  CardSet pair;
  uint8_t leader;
  TrickEnd end;

  uint8_t bonus[TRICK_GROUPS][256];      /* by cards of the group in a trick */
  uint16_t potential[TRICK_GROUPS][256]; /* by cards of the group that are left: not more */
  SolverIdle idle[SUITS];                /* those of them that bring nothing with others */
  uint8_t rank[CARDS_MAX];               /* as a bit */
  CardSet four[8];                       /* the cards of a rank, if they may bring something … */
  uint8_t four_bonus[8];                 /* … together in a trick */

  SolverWay way[CARDS_MAX + 1]; /* as the question finds it, then one for each card behind it */
  SolverPast past;              /* before it */
  int left;                     /* card points still to be won then */
  uint64_t nodes;
  Card killer[SEATS_MAX][CARDS_MAX][2]; /* by leader and height: leads that settled a question */
  unsigned height;                      /* tricks to come, with the one on the table */
  Patience patience;
  bool gave_up;
  int low, high; /* bounds of the last answer */
};

/**
 * Takes @rest over; @score says what is asked of it. The table is empty then, unless the deal is
 * followed and what was found of it before still holds.
 */
void solver_search_begin (Solver *self, const SolverRest *rest, const SolverScore *score);

/** Asks something else of the same rest, with the same bonus. */
void solver_search_set_score (Solver *self, const SolverScore *score);

/** The cards that may be played first. */
CardSet solver_search_cards (const Solver *self);

#define SOLVER_SILENT 1
#define SOLVER_SAYING 2

/**
 * Whether the side gets at least @need if one of @cards is played first: the answer is a bound of
 * what it gets on the same side of @need. @how, of SOLVER_SILENT and SOLVER_SAYING, is whether
 * something may be announced with it.
 */
int solver_search_ask (Solver *self, CardSet cards, unsigned how, int need);

/**
 * Guesses the most that the side gets, mostly right; what it costs is saved by the questions that
 * come after it. False where more counts than one sum over the tricks.
 */
bool solver_search_guess (Solver *self, int *value);

/** As solver_search_ask () for @card of @seat in the trick @way on the way, of @left points. */
int solver_search_one (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card,
                       int left, int need);

/**
 * The most that the side gets if one of @cards is played first; @guess is where to begin, and @step
 * how far to go from there at first.
 */
int solver_search_settle (Solver *self, CardSet cards, unsigned how, int guess, int step);

/** Bounds of all answers, whatever is played first. */
void solver_search_bounds (const Solver *self, int *low, int *high);
