/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Options, verbs and state of Zensern (rules.md). */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game zensern_game;

/** Options by index into zensern_options (Z-4.1). */
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
  ZENSERN_MODE_4D, /* three play, the dealer observes */
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

/** Phases besides PHASE_PLAY, in order (section 6). */
enum
{
  ZENSERN_PHASE_BID1 = 8, /* upcard's suit, pass or Antrag */
  ZENSERN_PHASE_BID2,     /* another suit, pass or Antrag */
  ZENSERN_PHASE_ANTRAG,   /* answer to an Antrag */
  ZENSERN_PHASE_NAME,     /* choice of a suit after an accepted Antrag */
  ZENSERN_PHASE_EXCHANGE, /* exchange of the trump seven */
  ZENSERN_PHASE_FLECK,    /* doubling */
  ZENSERN_PHASE_ANSAGE,   /* announcement of a class by every seat, or silence */
  ZENSERN_PHASE_HOCH,     /* statement of figures of the highest class */
};

/** Forms of an Antrag, a proposal (Z-6.4). */
enum
{
  ZENSERN_ANTRAG_UPCARD = 1, /* forehand, first round: upcard's suit */
  ZENSERN_ANTRAG_ANY,        /* forehand, second round: any suit */
  ZENSERN_ANTRAG_OTHER,      /* dealer, second round: not the upcard's suit */
};

/** Verbs besides pass, play and trump. */
enum
{
  ZENSERN_VERB_ANTRAG = 16,
  ZENSERN_VERB_ACCEPT,
  ZENSERN_VERB_REFUSE,
  ZENSERN_VERB_EXCHANGE,
  ZENSERN_VERB_FLECK,
  ZENSERN_VERB_TERZ, /* ansage:terz; this and the next in the order of ZensernClass */
  ZENSERN_VERB_QUART,
  ZENSERN_VERB_GEWINDE,
  ZENSERN_VERB_KUNST,
  ZENSERN_VERB_HOCH,  /* hoch:3K; length and Rank of the top card */
  ZENSERN_VERB_FOUR,  /* kunst:J; Rank of the four */
  ZENSERN_VERB_BELLA, /* play:KH:bella; a Card, as in the next two */
  ZENSERN_VERB_BELLE,
  ZENSERN_VERB_REBELLE,
};

#define ZENSERN_SEATS_MAX 4
#define ZENSERN_STOCK_MAX 19 /* two players */
#define ZENSERN_NO_UNIT (-1)

/** A class of figures, weakest first (Z-6.23). */
typedef enum
{
  ZENSERN_CLASS_NONE,
  ZENSERN_CLASS_TERZ,
  ZENSERN_CLASS_QUART,
  ZENSERN_CLASS_GEWINDE,
  ZENSERN_CLASS_KUNST,
} ZensernClass;

/**
 * State of a deal; only the stock is hidden. Figures are computed from the hands. Before trumps
 * are chosen @stock includes cards still to be dealt. In mode 4d the observer's completed hand
 * includes @upcard, @bottom and the stock (Z-5.5).
 */
typedef struct
{
  CardSet seen;        /* cards that all have seen, though not played */
  int32_t pot;         /* disputed points before this deal (Z-9.5) */
  uint8_t n_thrown_in; /* thrown-in deals in a row before, 0 … 2 (Z-5.6) */
  SeatSet to_speak;    /* seats left to speak, including the one at turn */
  uint8_t antrag;      /* form of the Antrag (Z-6.4), 0 without */
  int8_t seven;        /* seat asked to exchange the seven (Z-6.10), or NO_SEAT */
  uint8_t n_flecke;    /* number of doublings, f of Z-6.20 */
  Card upcard;         /* card on the table; CARD_NONE when taken (mode 4) */
  Card turned;         /* upcard as first turned */
  Card bottom;         /* bottom card of the stock once shown, or CARD_NONE */
  uint8_t n_stock;
  Card stock[ZENSERN_STOCK_MAX];     /* bottom card first; CARD_NONE if hidden */
  uint8_t ansage[ZENSERN_SEATS_MAX]; /* announced ZensernClass by seat */
  uint8_t stated[ZENSERN_SEATS_MAX]; /* strength stated in HOCH by seat; 0 if none */
  int8_t counting;                   /* unit whose Ansagen count (Z-6.27), or ZENSERN_NO_UNIT */
  int8_t bella;                      /* seat with the 20 points of Bella, or NO_SEAT (Z-8.9) */
  bool belle;                        /* true after "Belle" of the declarer */
} ZensernState;

/** Match state kept across deals. */
typedef struct
{
  int32_t pot;         /* disputed points (Z-9.5) */
  uint8_t n_thrown_in; /* thrown-in deals in a row (Z-5.6) */
} ZensernMatch;
