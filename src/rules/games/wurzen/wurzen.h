/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Wurzen and Schnapsen (rules.md): options and calls, and what a deal holds besides the shared
 * parts. What can be asked about it stands in wurzen-state.h, about its score in wurzen-score.h.
 */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game wurzen_game;

#define WURZEN_CARDS 36

/** Options by index into the game's table (W-4). */
enum
{
  WURZEN_MODE,
  WURZEN_DEAL,
  WURZEN_CLAIM,
  WURZEN_CLOSED_VALUE,
  WURZEN_FALSE_CLAIM,
  WURZEN_ACE_SWAP,
  WURZEN_WEAK_TRUMP,
  WURZEN_SHARP,
  WURZEN_BUMMERL,
};

enum
{
  WURZEN_MODE_WURZEN,
  WURZEN_MODE_SCHNAPSEN,
};

enum
{
  WURZEN_DEAL_CHOICE,
  WURZEN_DEAL_CUT,
  WURZEN_DEAL_KNOCK,
};

enum
{
  WURZEN_CLAIM_FREE,
  WURZEN_CLAIM_CHECKED,
  WURZEN_CLAIM_AUTO,
};

enum
{
  WURZEN_CLOSED_VALUE_END,
  WURZEN_CLOSED_VALUE_DARK,
};

enum
{
  WURZEN_FALSE_CLAIM_MIN2,
  WURZEN_FALSE_CLAIM_VALUE,
};

enum
{
  WURZEN_ACE_SWAP_UNTER,
  WURZEN_ACE_SWAP_HIGH,
};

enum
{
  WURZEN_WEAK_TRUMP_MUST,
  WURZEN_WEAK_TRUMP_FREE,
};

enum
{
  WURZEN_SHARP_NO,
  WURZEN_SHARP_YES,
};

/** In PHASE_PLAY trick.n tells LEAD (0) from FOLLOW (1); this one is before it (W-6.1). */
enum
{
  WURZEN_PHASE_CUT = 8, /* forehand cuts or knocks; nobody has a card yet */
};

/** Verbs besides play. */
enum
{
  WURZEN_VERB_CUT = 16,
  WURZEN_VERB_KNOCK,
  WURZEN_VERB_SWAP,  /* the argument is the card given away */
  WURZEN_VERB_CLOSE, /* deal->declarer is the seat that did it */
  WURZEN_VERB_PAIR,  /* queen and king of the suit */
  WURZEN_VERB_WURZE, /* seven and jack of the suit */
  WURZEN_VERB_CLAIM,
};

/** How a deal ended: the end codes of W-9.2. */
typedef enum
{
  WURZEN_END_NONE,          /* not over */
  WURZEN_END_OUT,           /* claimed, nobody had closed (W-9.3, W-6.12) */
  WURZEN_END_OUT_CLOSER,    /* claimed by the closer (W-9.4) */
  WURZEN_END_OUT_AGAINST,   /* claimed by the closer's opponent (W-9.5) */
  WURZEN_END_FALSE,         /* claimed without the target, nobody had closed (W-9.7) */
  WURZEN_END_FALSE_CLOSER,  /* the same by the closer (W-9.6) */
  WURZEN_END_FALSE_AGAINST, /* the same by the closer's opponent (W-9.7) */
  WURZEN_END_LAST,          /* last trick, its winner is below the target (W-9.8) */
  WURZEN_END_LAST_OUT,      /* last trick, its winner has the target (W-9.8) */
  WURZEN_END_CLOSED_MADE,   /* last trick, the closer won it and has the target (W-9.9) */
  WURZEN_END_CLOSED_FAILED, /* last trick, and not so (W-9.6) */
} WurzenEnd;

/**
 * Trump suit, hands, tricks and card points are the shared parts of a Deal; its declarer is the
 * seat that closed the stock (closed_by of W-6.1).
 */
typedef struct
{
  CardSet known[2];         /* cards that a seat took, drew or announced openly, by seat */
  CardSet pending;          /* the announced pair one card of which must be led; 0: none */
  uint16_t announced[2];    /* announced points, also while they wait for a trick, by seat */
  uint16_t snapshot_eyes;   /* of the closer's opponent when the stock was closed (W-6.9) */
  uint8_t snapshot_tricks;  /* likewise */
  uint8_t told[2];          /* announcements as bits: pairs by suit, above them Wurzen; by seat */
  bool swapped;             /* this lead has seen an exchange (W-6.3) */
  uint8_t end;              /* WurzenEnd */
  uint8_t winner;           /* the seat that scores; valid when the deal is over */
  Card under;               /* the trump card under the stock; CARD_NONE before and after that */
  uint8_t n_stock;          /* face-down cards; in WURZEN_PHASE_CUT the whole pack */
  Card stock[WURZEN_CARDS]; /* hidden; the last of them is drawn next, 0 behind it */
} WurzenState;

/** How a Bummerl was lost; the value is the number of black points (W-10.4). */
typedef enum
{
  WURZEN_BUMMERL_PLAIN = 1,
  WURZEN_BUMMERL_SCHNEIDER, /* without a game point */
  WURZEN_BUMMERL_RETOUR,    /* after having led 8:0 */
} WurzenBummerlKind;

/** A finished Bummerl (W-10.5). */
typedef struct
{
  uint8_t score[2]; /* game points, by seat */
  uint8_t loser;    /* seat */
  uint8_t kind;     /* WurzenBummerlKind */
} WurzenBummerl;

#define WURZEN_BUMMERLS_MAX 13 /* in a match to seven black points: six each and one more */

/** The part of a match that goes on from deal to deal; scores are those of one Bummerl (W-10.7). */
typedef struct
{
  int32_t black[2];   /* black points, by seat */
  SeatSet led_to_nil; /* seats that have led 8:0 (6:0) in the running Bummerl (W-10.3) */
  uint8_t n_bummerl;
  WurzenBummerl bummerl[WURZEN_BUMMERLS_MAX];
} WurzenMatch;
