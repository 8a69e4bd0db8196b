/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cego (rules.md): its options, games and calls, and what a deal of it holds besides the shared
 * parts. What can be asked about it stands in cego-state.h, about its score in cego-score.h.
 *
 * Units are seats. `deal->trump` is SUIT_TRUMPS from the start; trumps are a fifth group of the
 * TrickOrder. `deal->declarer` is D: NO_SEAT until the auction is over, in Räuber and Drescher the
 * forehand who chose them. `deal->card_points` are the raw values (CE-3.6) of the tricks a seat
 * took; what the deal counts is cego_count () of D's whole pile.
 */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game cego_game;

/** Options by index into the game's table (CE-4). */
enum
{
  CEGO_PLAYERS,
  CEGO_COUNT,
  CEGO_SOLO_DUTY,
  CEGO_LOSS,
  CEGO_BUERGER,
  CEGO_PAYMENT,
  CEGO_SCHINDEN,
  CEGO_SPECIALS,
  CEGO_RAEUBER_LOSS,
  CEGO_DEALS,
};

enum
{
  CEGO_PLAYERS_4,
  CEGO_PLAYERS_3,
};

enum
{
  CEGO_COUNT_THREES,
  CEGO_COUNT_TWOS,
};

enum
{
  CEGO_SOLO_DUTY_NINE,
  CEGO_SOLO_DUTY_EIGHT,
  CEGO_SOLO_DUTY_NONE,
};

enum
{
  CEGO_LOSS_MIRROR,
  CEGO_LOSS_SINGLE,
};

enum
{
  CEGO_BUERGER_BASE,
  CEGO_BUERGER_UNIT,
};

enum
{
  CEGO_PAYMENT_SHEET,
  CEGO_PAYMENT_EACH,
};

enum
{
  CEGO_SCHINDEN_DECLARER,
  CEGO_SCHINDEN_EACH,
};

enum
{
  CEGO_SPECIALS_ON,
  CEGO_SPECIALS_OFF,
};

enum
{
  CEGO_RAEUBER_LOSS_SINGLE,
  CEGO_RAEUBER_LOSS_DOUBLE,
};

/** The games: the bids, lowest first (CE-6.7), then the others (CE-8). */
typedef enum
{
  CEGO_NO_GAME,
  CEGO_CEGO,
  CEGO_EINE,
  CEGO_LEERE,
  CEGO_ZWEI,
  CEGO_VERSCH,
  CEGO_MANN,
  CEGO_SOLO,
  CEGO_ULTIMO,
  CEGO_MARCH,
  CEGO_BETTEL,
  CEGO_RAEUBER,
  CEGO_DRESCHER,
  CEGO_PICOLO,
} CegoGame;

#define CEGO_GAMES (CEGO_PICOLO + 1)

/** Phases besides PHASE_PLAY (CE-6.1). */
enum
{
  CEGO_PHASE_SOLO = 8, /* the Solo question */
  CEGO_PHASE_BID,      /* the auction after forehand's Cego */
  CEGO_PHASE_AGAINST,  /* the auction of the soloist's opponents */
  CEGO_PHASE_CHOOSE,   /* forehand: Cego or a special game */
  CEGO_PHASE_KEEP,     /* D names the cards he keeps */
  CEGO_PHASE_DEMAND,   /* D holds the Blind: trust, or have the hands shown */
  CEGO_PHASE_DISCARD,  /* D lays one more card aside */
};

/** Verbs besides pass and play. Announcements, bids and games stand in the order of CegoGame. */
enum
{
  CEGO_VERB_SOLO = 16,
  CEGO_VERB_ULTIMO,
  CEGO_VERB_MARCH,
  CEGO_VERB_BID_CEGO,
  CEGO_VERB_BID_EINE,
  CEGO_VERB_BID_LEERE,
  CEGO_VERB_BID_ZWEI,
  CEGO_VERB_BID_VERSCH,
  CEGO_VERB_BID_MANN,
  CEGO_VERB_GAME_BETTEL,
  CEGO_VERB_GAME_RAEUBER,
  CEGO_VERB_GAME_DRESCHER,
  CEGO_VERB_GAME_PICOLO,
  CEGO_VERB_GAME_CEGO,
  CEGO_VERB_KEEP, /* a card; see CegoState.kept */
  CEGO_VERB_DEMAND,
  CEGO_VERB_TRUST,
  CEGO_VERB_DISCARD, /* a card */
};

/** Trumps are the first cards of both packs: trump T is the card T - 1. */
#define CEGO_TRUMPS ((CardSet) 0x3fffff)
#define CEGO_LITTLE_MAN ((Card) 0) /* 01 */
#define CEGO_MOND ((Card) 20)      /* 21 */
#define CEGO_STIESS ((Card) 21)    /* 22 */

typedef struct
{
  uint8_t announced;    /* CegoGame: Solo, Ultimo or Durchmarsch; CEGO_NO_GAME: none */
  uint8_t bid;          /* CegoGame: the highest bid; CEGO_NO_GAME: none */
  uint8_t game;         /* CegoGame: what is played; CEGO_NO_GAME until that stands */
  bool against;         /* the bid is against a Solo: its value is one higher */
  bool demanded;        /* D had the hands shown: nothing is played */
  int8_t soloist;       /* NO_SEAT: none */
  int8_t holder;        /* of the bid; NO_SEAT: none */
  SeatSet in;           /* A of CE-6.10; in the Solo question who has not spoken yet */
  SeatSet passed_first; /* said pass while a Solo was still free: culprits if they had one */
  uint8_t said[4];      /* CegoGame by seat: its highest bid; CEGO_NO_GAME: it said none */
  uint8_t n_kept;       /* cards named by keep: */
  uint8_t n_blind;      /* cards in the Blind on the table, 0 once D has taken it */
  uint8_t n_laid_aside; /* everybody knows how many */
  Card discard;         /* what D laid aside last, CARD_NONE before; his own until the end */

  /**
   * The Blind while it lies on the table; nobody sees it. D sees it with his last keep:, in his
   * hand, and then here is nothing any more.
   */
  CardSet blind;

  /** What D laid aside, the discard included; nobody else sees it before the end. */
  CardSet laid_aside;

  /**
   * The cards named by keep:, in D’s hand or led from it. Open to everybody; in Cego and Eine
   * only D sees them, and they are forgotten when he takes up the Blind.
   */
  CardSet kept;
} CegoState;
