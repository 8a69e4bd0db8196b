/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Zensern (rules.md): its options and calls, and what a deal of it holds besides the shared parts.
 *
 * What can be asked about a deal stands in zensern-state.h, about figures in zensern-figures.h.
 */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game zensern_game;

/** Options by index into the game's table (Z-4.1). */
enum
{
  ZENSERN_MODE,
  ZENSERN_TARGET,
  ZENSERN_ANTRAG,
  ZENSERN_GEBER_WAHL,
  ZENSERN_REDEAL,
  ZENSERN_KUNST9,
  ZENSERN_KUNST10,
  ZENSERN_FLECK,
  ZENSERN_SEVEN,
  ZENSERN_UPCARD4,
};

enum
{
  ZENSERN_MODE_2,
  ZENSERN_MODE_3,
  ZENSERN_MODE_4,  /* two against two */
  ZENSERN_MODE_4D, /* three play, the dealer of the deal watches: the observer */
};

enum
{
  ZENSERN_ANTRAG_ON,
  ZENSERN_ANTRAG_OFF,
};

enum
{
  ZENSERN_GEBER_WAHL_ANY,
  ZENSERN_GEBER_WAHL_OTHER,
};

enum
{
  ZENSERN_REDEAL_SAME,
  ZENSERN_REDEAL_NEXT,
};

enum
{
  ZENSERN_KUNST9_ON,
  ZENSERN_KUNST9_OFF,
};

enum
{
  ZENSERN_KUNST10_ON,
  ZENSERN_KUNST10_OFF,
};

enum
{
  ZENSERN_FLECK_FREE,
  ZENSERN_FLECK_OFF,
  ZENSERN_FLECK_1,
  ZENSERN_FLECK_2,
  ZENSERN_FLECK_3,
  ZENSERN_FLECK_4,
};

enum
{
  ZENSERN_SEVEN_OFF,
  ZENSERN_SEVEN_ON,
};

enum
{
  ZENSERN_UPCARD4_DEALER,
  ZENSERN_UPCARD4_DECLARER,
};

/** Phases besides PHASE_PLAY, in the order in which a deal goes through them (section 6). */
enum
{
  ZENSERN_PHASE_BID1 = 8, /* the upcard's suit, pass or Antrag */
  ZENSERN_PHASE_BID2,     /* another suit, pass or Antrag */
  ZENSERN_PHASE_ANTRAG,   /* the other player accepts or refuses */
  ZENSERN_PHASE_NAME,     /* who made the Antrag names the suit */
  ZENSERN_PHASE_EXCHANGE, /* the holder of the trump seven may take the upcard for it */
  ZENSERN_PHASE_FLECK,    /* doubling */
  ZENSERN_PHASE_ANSAGE,   /* every seat announces its class or keeps silent */
  ZENSERN_PHASE_HOCH,     /* the announcers of the highest class say how high */
};

/** The forms of an Antrag (Z-6.4). */
enum
{
  ZENSERN_ANTRAG_UPCARD = 1, /* forehand, first round: the upcard's suit */
  ZENSERN_ANTRAG_ANY,        /* forehand, second round: any suit */
  ZENSERN_ANTRAG_OTHER,      /* dealer, second round: any but the upcard's suit */
};

/** Verbs besides pass, play and trump. */
enum
{
  ZENSERN_VERB_ANTRAG = 16,
  ZENSERN_VERB_ACCEPT,
  ZENSERN_VERB_REFUSE,
  ZENSERN_VERB_EXCHANGE,
  ZENSERN_VERB_FLECK,
  ZENSERN_VERB_TERZ,    /* ansage:terz; the four stand in the order of ZensernClass */
  ZENSERN_VERB_QUART,   /* ansage:quart */
  ZENSERN_VERB_GEWINDE, /* ansage:gewinde */
  ZENSERN_VERB_KUNST,   /* ansage:kunst */
  ZENSERN_VERB_HOCH,    /* hoch:3K; length and Rank of the top card */
  ZENSERN_VERB_FOUR,    /* kunst:J; Rank of the four */
  ZENSERN_VERB_BELLA,   /* play:KH:bella; a Card, the others likewise */
  ZENSERN_VERB_BELLE,   /* play:KH:belle */
  ZENSERN_VERB_REBELLE, /* play:KH:rebelle */
};

#define ZENSERN_SEATS_MAX 4
#define ZENSERN_STOCK_MAX 19 /* below the upcard of two players */
#define ZENSERN_NO_UNIT (-1)

/** The classes of figures, weakest first (Z-6.23). */
typedef enum
{
  ZENSERN_CLASS_NONE,
  ZENSERN_CLASS_TERZ,
  ZENSERN_CLASS_QUART,
  ZENSERN_CLASS_GEWINDE,
  ZENSERN_CLASS_KUNST,
} ZensernClass;

/**
 * What only Zensern has in a deal. All of it is known to everybody but the stock.
 *
 * Nothing here is derived from hidden cards: figures are worked out from the hands when needed.
 * While trumps are chosen the cards still to be dealt are in @stock. In mode 4d the upcard and
 * the stock are the observer's hand from completion on (Z-5.5); @upcard and @bottom then name two
 * cards of it.
 */
typedef struct
{
  CardSet seen;        /* cards that everybody has seen without their having been played */
  int32_t pot;         /* disputed points that lay there before this deal (Z-9.5) */
  uint8_t n_thrown_in; /* thrown-in deals in a row before this one, 0 … 2 (Z-5.6) */
  SeatSet to_speak;    /* who may still speak in this round, the seat at turn included */
  uint8_t antrag;      /* the form of Z-6.4 once it is made; 0 without */
  int8_t seven;        /* the seat that was asked to exchange the seven (Z-6.10), or NO_SEAT */
  uint8_t n_flecke;    /* f of Z-6.20 */
  Card upcard;         /* as it lies on the table; CARD_NONE when somebody took it (mode 4) */
  Card turned;         /* the upcard as it was turned, wherever it lies now */
  Card bottom;         /* the bottom card of the stock once it is shown, else CARD_NONE */
  uint8_t n_stock;
  Card stock[ZENSERN_STOCK_MAX];     /* the bottom card first; CARD_NONE where hidden */
  uint8_t ansage[ZENSERN_SEATS_MAX]; /* ZensernClass that each seat announced */
  uint8_t stated[ZENSERN_SEATS_MAX]; /* strength that each seat stated in HOCH; 0: none */
  int8_t counting; /* the unit whose Ansagen count (Z-6.27), else ZENSERN_NO_UNIT */
  int8_t bella;    /* the seat that has its 20 points, else NO_SEAT (Z-8.9) */
  bool belle;      /* the declarer has said "Belle" */
} ZensernState;

/** The part of a match that goes on from deal to deal. */
typedef struct
{
  int32_t pot;         /* disputed points (Z-9.5) */
  uint8_t n_thrown_in; /* thrown-in deals in a row (Z-5.6) */
} ZensernMatch;
