/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Options, verbs and state of Wurzen and Schnapsen (rules.md). */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game wurzen_game;

#define WURZEN_CARDS 36

/** Options by index into wurzen_options (W-4). */
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

/** Phases besides PHASE_PLAY. LEAD and FOLLOW (W-6.1) are PHASE_PLAY with trick.n 0 and 1. */
enum
{
  WURZEN_PHASE_CUT = 8, /* cut or knock before the deal */
};

/** Verbs besides play. */
enum
{
  WURZEN_VERB_CUT = 16,
  WURZEN_VERB_KNOCK,
  WURZEN_VERB_SWAP,  /* argument: card given away */
  WURZEN_VERB_CLOSE, /* makes the seat deal->declarer */
  WURZEN_VERB_PAIR,  /* queen and king */
  WURZEN_VERB_WURZE, /* seven and jack */
  WURZEN_VERB_CLAIM,
};

/** An end code of W-9.2. */
typedef enum
{
  WURZEN_END_NONE,          /* not over */
  WURZEN_END_OUT,           /* claim, stock not closed (W-9.3, W-6.12) */
  WURZEN_END_OUT_CLOSER,    /* claim by the closer (W-9.4) */
  WURZEN_END_OUT_AGAINST,   /* claim by the closer's opponent (W-9.5) */
  WURZEN_END_FALSE,         /* false claim, stock not closed (W-9.7) */
  WURZEN_END_FALSE_CLOSER,  /* false claim by the closer (W-9.6) */
  WURZEN_END_FALSE_AGAINST, /* false claim by the closer's opponent (W-9.7) */
  WURZEN_END_LAST,          /* last trick, winner below target (W-9.8) */
  WURZEN_END_LAST_OUT,      /* last trick, winner with target (W-9.8) */
  WURZEN_END_CLOSED_MADE,   /* last trick and target for closer (W-9.9) */
  WURZEN_END_CLOSED_FAILED, /* last trick, closer failed (W-9.6) */
} WurzenEnd;

/** State of a deal; its declarer closed the stock (closed_by of W-6.1). */
typedef struct
{
  CardSet known[2];         /* cards taken, drawn or announced openly, by seat */
  CardSet pending;          /* announced pair to lead from; 0 if none */
  uint16_t announced[2];    /* announced points by seat, waiting or not */
  uint16_t snapshot_eyes;   /* eyes of the closer's opponent at closing (W-6.9) */
  uint8_t snapshot_tricks;  /* tricks of that opponent */
  uint8_t told[2];          /* announcements made by seat, as wurzen_told_bit () */
  bool swapped;             /* true after an exchange on this lead (W-6.3) */
  uint8_t end;              /* WurzenEnd */
  uint8_t winner;           /* scoring seat of a finished deal */
  Card under;               /* trump card under the stock; CARD_NONE before and afterwards */
  uint8_t n_stock;          /* face-down cards; whole pack in WURZEN_PHASE_CUT */
  Card stock[WURZEN_CARDS]; /* face-down cards, drawn from the end; 0 behind them */
} WurzenState;

/** A kind of lost Bummerl, numbered by black points (W-10.4). */
typedef enum
{
  WURZEN_BUMMERL_PLAIN = 1,
  WURZEN_BUMMERL_SCHNEIDER, /* loser without a game point */
  WURZEN_BUMMERL_RETOUR,    /* loser had led 8:0 */
} WurzenBummerlKind;

/** A finished Bummerl (W-10.5). */
typedef struct
{
  uint8_t score[2]; /* game points by seat */
  uint8_t loser;
  uint8_t kind; /* WurzenBummerlKind */
} WurzenBummerl;

#define WURZEN_BUMMERLS_MAX 13 /* six black points for each player, and one more */

/** Match state kept across deals; scores are those of one Bummerl (W-10.7). */
typedef struct
{
  int32_t black[2];   /* black points by seat */
  SeatSet led_to_nil; /* seats that have led 8:0 (6:0) in this Bummerl (W-10.3) */
  uint8_t n_bummerl;
  WurzenBummerl bummerl[WURZEN_BUMMERLS_MAX];
} WurzenMatch;
