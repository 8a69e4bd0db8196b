/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Options, verbs and state of Klaverjassen (rules.md), in its forms for four, for three and
 * Kraken.
 */

#pragma once

#include "rules/options.h"
#include "rules/seats.h"

typedef struct _Game Game;

extern const Game klaverjas_game;

/** Options by index into klaverjas_options (K-4.1). */
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
  KLAVERJAS_NAMED,
  KLAVERJAS_PIT,
  KLAVERJAS_FIRST_DEAL,
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
  KLAVERJAS_TRUMP_TURNED,
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
  KLAVERJAS_FOUR_KIND_JACKS200,
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

enum
{
  KLAVERJAS_NAMED_ANY,
  KLAVERJAS_NAMED_HELD,
};

enum
{
  KLAVERJAS_PIT_BOTH,
  KLAVERJAS_PIT_MAKERS,
};

enum
{
  KLAVERJAS_FIRST_DEAL_TURNED,
  KLAVERJAS_FIRST_DEAL_CLUBS,
};

/** Phases besides PHASE_PLAY (K-6.1). */
enum
{
  KLAVERJAS_PHASE_CHOOSE = 8, /* any suit or pass */
  KLAVERJAS_PHASE_OFFER,      /* turned suit or pass */
  KLAVERJAS_PHASE_NAME,       /* forced choice of a suit */
  KLAVERJAS_PHASE_ROEM,       /* roem claim or silence after a trick */
  KLAVERJAS_PHASE_DISCARD,    /* three players: two discards of the maker, one by one */
  KLAVERJAS_PHASE_KRAAK,      /* Kraken: doubling or pass */
  KLAVERJAS_PHASE_DECLARE,    /* Kraken: roem of the hand */
};

/** Verbs besides pass, play and trump. */
enum
{
  KLAVERJAS_VERB_ROEM = 16,
  KLAVERJAS_VERB_SILENT,
  KLAVERJAS_VERB_DISCARD, /* argument: Card; secret */
  KLAVERJAS_VERB_KRAAK,
  KLAVERJAS_VERB_HERKRAAK,
  KLAVERJAS_VERB_SUPERKRAAK,
  KLAVERJAS_VERB_DECLARE_NONE,
  KLAVERJAS_VERB_DECLARE_ALL,
  KLAVERJAS_VERB_DECLARE_NOSTUK,
  KLAVERJAS_VERB_PLAY_STUK, /* king or queen of trumps with stuk */
};

#define KLAVERJAS_MARKS_MAX 24       /* 12 combinations, stuk, eight tricks, pit */
#define KLAVERJAS_COMBINATIONS_MAX 3 /* two runs, one four */
#define KLAVERJAS_DEAL_POINTS 162    /* including the last trick (K-9.1) */
#define KLAVERJAS_EXTRA_CARDS 2      /* K-5.4 */
#define KLAVERJAS_TURNED_MAX 6       /* five low cards of one suit, one of another (K-6.8) */
#define KLAVERJAS_NO_UNIT 0xff

/** A roem written on the sheet (K-10.8). */
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
  SeatSet to_speak;                  /* seats that may still call or claim */
  bool had_to_name;                  /* true if the maker could not pass (K-6.3, K-6.6) */
  uint8_t n_turned;                  /* number of open cards in @turned */
  uint8_t roem_on_table;             /* roem of the complete trick during KLAVERJAS_PHASE_ROEM */
  Card turned[KLAVERJAS_TURNED_MAX]; /* top of the turn-up pile, padded with CARD_NONE */
  uint8_t pit;                       /* unit paid for all tricks, or KLAVERJAS_NO_UNIT */
  uint16_t roem[SEATS_MAX];          /* R of K-9.2 by unit, including pit */
  uint8_t n_marks;
  KlaverjasMark mark[KLAVERJAS_MARKS_MAX];

  /* Kraken */
  uint8_t n_kraaks;    /* doublings, 0 … 3 (K-6.16) */
  SeatSet stuk;        /* seat that announced stuk, if any */
  uint8_t said[4];     /* verb of the declaration by seat; VERB_NONE before */
  CardSet declared[4]; /* cards of the declared combinations by seat, without stuk */

  /* three */
  CardSet extra;       /* extra cards (K-5.4), known to the maker, after the deal to all */
  CardSet discarded;   /* cards laid aside (K-6.12), known like @extra */
  uint8_t n_discarded; /* number of discarded cards, public */
} KlaverjasState;

/** Match state kept across deals (K-10.5). */
typedef struct
{
  int32_t player[4]; /* tournament: player scores, by seat in round 1 */
  int32_t side[2];   /* tournament: side totals of the round */
} KlaverjasMatch;
