/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Klaverjassen (rules.md): what a deal of it holds besides the shared parts.
 *
 * One game of three forms: the normal game for four, Kraken with its doubling and declared hands,
 * and the game for three with two cards laid aside.
 */

#pragma once

#include "rules/options.h"
#include "rules/seats.h"

typedef struct _Game Game;

extern const Game klaverjas_game;

/** Options by index into the game's table (K-4.1). */
enum
{
  KLAVERJAS_GAME,
  KLAVERJAS_RULES,
  KLAVERJAS_TRUMP,
  KLAVERJAS_FIRST_SPEAKER,
  KLAVERJAS_RANDOM_SECOND,
  KLAVERJAS_DEAL,
  KLAVERJAS_ROEM,
  KLAVERJAS_FOUR_KIND,
  KLAVERJAS_HAND_ROEM,
  KLAVERJAS_HAND_FOURS,
  KLAVERJAS_KRAAK_ROEM,
  KLAVERJAS_SPADES,
  KLAVERJAS_END,
  KLAVERJAS_DEALS,
  KLAVERJAS_TARGET,
  KLAVERJAS_TOURNAMENT,
};

enum
{
  KLAVERJAS_GAME_KLAVERJAS,
  KLAVERJAS_GAME_KRAKEN,
  KLAVERJAS_GAME_THREE,
};

enum
{
  KLAVERJAS_RULES_AMSTERDAM,
  KLAVERJAS_RULES_ROTTERDAM,
};

enum
{
  KLAVERJAS_TRUMP_FREE,
  KLAVERJAS_TRUMP_UTRECHT,
  KLAVERJAS_TRUMP_RANDOM,
};

enum
{
  KLAVERJAS_FIRST_SPEAKER_LEFT,
  KLAVERJAS_FIRST_SPEAKER_DEALER,
};

enum
{
  KLAVERJAS_RANDOM_SECOND_OTHER,
  KLAVERJAS_RANDOM_SECOND_TURN,
  KLAVERJAS_RANDOM_SECOND_NAME,
};

enum
{
  KLAVERJAS_DEAL_323,
  KLAVERJAS_DEAL_44,
};

enum
{
  KLAVERJAS_ROEM_MANUAL,
  KLAVERJAS_ROEM_AUTO,
};

typedef enum
{
  KLAVERJAS_FOUR_KIND_SEED,
  KLAVERJAS_FOUR_KIND_ALL100,
  KLAVERJAS_FOUR_KINDS,
} KlaverjasFourKind;

enum
{
  KLAVERJAS_HAND_ROEM_BOTH,
  KLAVERJAS_HAND_ROEM_HIGHEST,
  KLAVERJAS_HAND_ROEM_MOST,
};

enum
{
  KLAVERJAS_HAND_FOURS_SEED,
  KLAVERJAS_HAND_FOURS_TABLE,
  KLAVERJAS_HAND_FOURS_NINES,
};

enum
{
  KLAVERJAS_KRAAK_ROEM_YES,
  KLAVERJAS_KRAAK_ROEM_NO,
};

enum
{
  KLAVERJAS_SPADES_DOUBLE,
  KLAVERJAS_SPADES_SINGLE,
};

enum
{
  KLAVERJAS_END_BOOM,
  KLAVERJAS_END_TARGET,
};

enum
{
  KLAVERJAS_DEALS_16,
  KLAVERJAS_DEALS_12,
  KLAVERJAS_DEALS_8,
  KLAVERJAS_DEALS_4,
};

enum
{
  KLAVERJAS_TARGET_1500,
  KLAVERJAS_TARGET_500,
  KLAVERJAS_TARGET_750,
  KLAVERJAS_TARGET_1001,
  KLAVERJAS_TARGET_2000,
};

enum
{
  KLAVERJAS_TOURNAMENT_NO,
  KLAVERJAS_TOURNAMENT_YES,
};

/** Phases besides PHASE_PLAY (K-6.1). */
enum
{
  KLAVERJAS_PHASE_CHOOSE = 8, /* any suit or pass */
  KLAVERJAS_PHASE_OFFER,      /* the turned suit or pass */
  KLAVERJAS_PHASE_NAME,       /* a suit must be named */
  KLAVERJAS_PHASE_ROEM,       /* claim the roem of the complete trick or keep silent */
  KLAVERJAS_PHASE_DISCARD,    /* three: the maker lays away one card, then another */
  KLAVERJAS_PHASE_KRAAK,      /* Kraken: double or pass */
  KLAVERJAS_PHASE_DECLARE,    /* Kraken: declare the roem of the hand */
};

/** Verbs besides pass, play and trump. */
enum
{
  KLAVERJAS_VERB_ROEM = 16,
  KLAVERJAS_VERB_SILENT,
  KLAVERJAS_VERB_DISCARD, /* the argument is a Card; nobody else sees it */
  KLAVERJAS_VERB_KRAAK,
  KLAVERJAS_VERB_HERKRAAK,
  KLAVERJAS_VERB_SUPERKRAAK,
  KLAVERJAS_VERB_DECLARE_NONE,
  KLAVERJAS_VERB_DECLARE_ALL,    /* stuk included */
  KLAVERJAS_VERB_DECLARE_NOSTUK, /* all but stuk */
  KLAVERJAS_VERB_PLAY_STUK,      /* plays king or queen of trumps and announces stuk */
};

#define KLAVERJAS_MARKS_MAX 24       /* 12 combinations, stuk, eight tricks and pit leave room */
#define KLAVERJAS_COMBINATIONS_MAX 3 /* in eight cards: two runs and a four */
#define KLAVERJAS_DEAL_POINTS 162    /* card points, the last trick included (K-9.1) */
#define KLAVERJAS_EXTRA_CARDS 2      /* K-5.4 */
#define KLAVERJAS_TURNED_MAX 6       /* five low cards of a suit, and one of another (K-6.8) */
#define KLAVERJAS_NO_UNIT 0xff

/** One written roem (K-10.8). */
typedef struct
{
  uint8_t unit;
  uint8_t value; /* 20 … 200 */
} KlaverjasMark;

/** A run or a four held in one hand (K-8.6). */
typedef struct
{
  CardSet cards;
  uint8_t value; /* 20 … 200 */
  uint8_t rank;  /* Rank of the four, or of the top card of the run */
  uint8_t suit;  /* Suit of the run; SUIT_NONE for a four */
} KlaverjasCombination;

typedef struct
{
  SeatSet to_speak;                  /* seats that may still speak in a round of calls or claims */
  uint8_t n_turned;                  /* turned cards of trump=random that lie open */
  uint8_t roem_on_table;             /* value of the complete trick, in KLAVERJAS_PHASE_ROEM */
  Card turned[KLAVERJAS_TURNED_MAX]; /* the top of the turn-up pile; CARD_NONE where none */
  uint8_t pit;                       /* the unit that took every trick, or KLAVERJAS_NO_UNIT */
  uint16_t roem[SEATS_MAX];          /* R of K-9.2, by unit, pit included */
  uint8_t n_marks;
  KlaverjasMark mark[KLAVERJAS_MARKS_MAX];

  /* Kraken */
  uint8_t n_kraaks;    /* level 0 … 3 (K-6.16) */
  SeatSet stuk;        /* the seat that announced stuk, if any */
  uint8_t said[4];     /* by seat: the verb with which it declared, VERB_NONE before */
  CardSet declared[4]; /* by seat: the cards of the combinations it declared, without stuk */

  /* three */
  CardSet extra;       /* the two extra cards (K-5.4); the maker knows them, then everybody */
  CardSet discarded;   /* what the maker laid away (K-6.12); likewise */
  uint8_t n_discarded; /* how many these are: everybody sees it */
} KlaverjasState;

/** The part of a match that goes on from deal to deal (K-10.5). */
typedef struct
{
  int32_t player[4]; /* tournament: the score of each player, by seat in round 1 */
  int32_t side[2];   /* tournament: sums of the round of the last booked deal */
} KlaverjasMatch;
