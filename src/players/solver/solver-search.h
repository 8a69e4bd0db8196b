/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The null-window search: "does the side get at least @need from here on?"
 *
 * The gain is a sum over later tricks, so bounds hold whatever was won before. Bonus points that
 * change the required sum are counted apart.
 */

#pragma once

#include "players/solver/patience.h"
#include "players/solver/solver-deck.h"
#include "players/solver/solver-table.h"
#include "players/solver/solver.h"
#include "players/solver/talon-table.h"

/* ---- Move ordering --------------------------------------------------------------------------- */

#define SOLVER_LEAD_UNBEATEN 1 /* no enemy has a stronger card of the group */
#define SOLVER_LEAD_ENEMY_RUFFS 2
#define SOLVER_LEAD_FRIEND_RUFFS 4
#define SOLVER_LEAD_FRIEND_WINS 8 /* a friend's card beats all enemies' ones */
#define SOLVER_LEAD_TRUMP 16
#define SOLVER_LEAD_ENEMY_HAS_TRUMPS 32
#define SOLVER_LEADS 64

#define SOLVER_FOLLOW_BEATS 1
#define SOLVER_FOLLOW_SURE 2         /* no enemy behind can beat the card */
#define SOLVER_FOLLOW_FRIEND_WINS 4  /* a friend wins the trick until now */
#define SOLVER_FOLLOW_FRIEND_TAKES 8 /* a friend wins the trick for certain */
#define SOLVER_FOLLOW_OTHER_SUIT 16
#define SOLVER_FOLLOW_TRUMP 32
#define SOLVER_FOLLOWS 64

/* Killer heuristic: promise of the last two leads that settled a search at this height. */
#define SOLVER_KILLER 80
#define SOLVER_KILLER_BEFORE 10

/** A linear estimate of how promising a card is. */
typedef struct
{
  int16_t base;  /* promise of a card without points */
  int16_t point; /* promise per card point */
} SolverOrder;

typedef struct
{
  SolverOrder lead[SOLVER_LEADS];
  SolverOrder follow[SOLVER_FOLLOWS];
} SolverOrders;

/* ---- A search ------------------------------------------------------------------------------- */

#define SOLVER_COUNTS 256 /* values of the counter, in tens of points */
#define SOLVER_NEVER 8000 /* more than any deal brings */

typedef enum
{
  SOLVER_COUNT_NONE,
  SOLVER_COUNT_SUM,        /* total of both sides, up to a cap */
  SOLVER_COUNT_DIFFERENCE, /* the side's lead plus SOLVER_COUNTS / 2 */
} SolverCount;

/** The scoring of a rest. */
typedef struct
{
  uint8_t weight;          /* factor of card points: 2 if the others' points are subtracted */
  const TrickBonus *bonus; /* bonus of a trick, or NULL */
  bool is_bonus_free;      /* true if leaving a bonus unclaimed may pay */
  bool is_pair_free;       /* true if keeping silent may pay */
  uint8_t sweep;           /* bonus for all tricks of the deal */
  SeatSet sweepers;        /* sides that get @sweep: SOLVER_WON_… */
  SeatSet won;             /* sides that won a trick before: SOLVER_WON_… */
  TrickPair pair;
  SolverCount count;
  uint8_t cap;
  int16_t lacking[SOLVER_COUNTS]; /* points subtracted in the end, by counter */
} SolverScore;

/** The part of the past that matters later. */
typedef struct
{
  uint8_t n_over;    /* the side's cards beyond full groups: CE-9.2 */
  uint8_t has_costs; /* true if the pile makes a rest cost a point */
  uint8_t flags;     /* SOLVER_WON_…, SOLVER_SAID */
  uint8_t count;     /* bonus points, or tricks of the seat that decides the end */
} SolverPast;

#define SOLVER_WON_SIDE 1
#define SOLVER_WON_OTHERS 2
#define SOLVER_SAID 4 /* pair announced, or to be announced with its second card */

/**
 * A trick in progress. @best and @best_seat are not adjacent: the compiler would load them
 * together, and the processor stall on their separate stores.
 */
typedef struct
{
  CardSet cards;
  uint8_t best_seat; /* winning seat */
  uint8_t n;
  uint16_t points;
  uint8_t led;       /* group led */
  uint8_t has_costs; /* true if a card makes a rest cost a point */
  Card best;         /* winning card */
  uint8_t ranks;     /* common rank as a bit, or 0 */
} SolverWay;

/** The effect of adding tricks to a pile that counts in groups. */
typedef struct
{
  uint8_t less;   /* points off */
  uint8_t n_over; /* cards beyond full groups */
} SolverGrouped;

#define SOLVER_GROUP_MAX 3

struct Solver
{
  TalonTable *talon_table; /* NULL before first use */
  SolverDeck deck;
  SolverTable table;
  SolverOrders orders;
  SolverScore score;
  TrickPlay play;
  bool is_followed; /* true from solve_play_on () to solver_forget () */

  CardSet hand[SEATS_MAX];
  CardSet live; /* cards of all hands */
  CardSet own;  /* the side's cards at the root */
  const TrickDuties *duties;
  uint8_t next[SEATS_MAX]; /* next seat in turn order */
  uint8_t allies[SEATS_MAX];
  SeatSet side;
  uint8_t n_players;
  bool is_sum;     /* true if only card points count */
  bool is_plain;   /* true if is_sum and each card counts by itself */
  bool is_one_sum; /* true if all counts as one sum over the tricks */
  uint8_t turn;
  uint8_t last_points; /* points of the last trick, with cards laid aside */
  uint8_t group_size;  /* cards per counting group; 0: no groups */
  SolverGrouped grouped[SOLVER_GROUP_MAX][CARDS_MAX]; /* effect, by n_over and tricks added */
  uint8_t over[SOLVER_GROUP_MAX];                     /* offset of stored sums, by n_over */
  bool may_rest_cost;
  CardSet rest_costs;
  CardSet led_first;
  CardSet trumps;
  CardSet sure_trumps; /* trumps if they beat all other cards, else empty */
  bool are_tops_sure;  /* true if only trumps and higher cards of the group beat a card */
  CardSet special;     /* cards without equivalent ones */
  CardSet announced;   /* the only legal leads at the root, or 0 */
  CardSet pair;
  uint8_t leader;
  TrickEnd end;

  uint8_t bonus[TRICK_GROUPS][256];      /* bonus by cards of the group in a trick */
  uint16_t potential[TRICK_GROUPS][256]; /* greatest bonus by cards left */
  SolverIdle idle[SUITS];                /* cards without bonus by cards left */
  uint8_t rank[CARDS_MAX];
  CardSet four[8]; /* cards of a rank, if they may still meet */
  uint8_t four_bonus[8];

  SolverWay way[CARDS_MAX + 1]; /* trick at the root, then after each card */
  SolverPast past;              /* past at the root */
  int left;                     /* card points to be won at the root */
  uint64_t nodes;
  Card killer[SEATS_MAX][CARDS_MAX][2]; /* leads that settled a search, by leader and height */
  unsigned height;                      /* tricks to come, with the current one */
  Patience patience;
  bool gave_up;
  int low, high; /* bounds of the last answer */
};

/**
 * Starts a search of @rest with @score. Keeps the table if the solver follows one deal and its
 * bounds still hold.
 */
void solver_search_begin (Solver *self, const SolverRest *rest, const SolverScore *score);

/** Changes the scoring of the same rest; the bonus must stay the same. */
void solver_search_set_score (Solver *self, const SolverScore *score);

/** Returns the legal cards. */
CardSet solver_search_cards (const Solver *self);

#define SOLVER_SILENT 1
#define SOLVER_SAYING 2

/**
 * Searches whether the side gets @need if one of @cards is played first, with announcements as @how
 * allows.
 *
 * Returns: a lower bound of the gain if at least @need, else an upper bound
 */
int solver_search_ask (Solver *self, CardSet cards, unsigned how, int need);

/**
 * Estimates the side's gain, mostly exactly, and speeds up later searches. Returns false if more
 * counts than one sum over the tricks.
 */
bool solver_search_guess (Solver *self, int *value);

/**
 * Searches like solver_search_ask () for @card of @seat in @way, with @left card points to be won.
 */
int solver_search_one (Solver *self, unsigned seat, SolverWay *way, SolverPast past, Card card,
                       int left, int need);

/**
 * Returns the gain if one of @cards is played first, searched from @guess with a first step @step.
 */
int solver_search_settle (Solver *self, CardSet cards, unsigned how, int guess, int step);

/** Writes bounds that hold whatever is played first. */
void solver_search_bounds (const Solver *self, int *low, int *high);
