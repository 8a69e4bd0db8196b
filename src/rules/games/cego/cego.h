/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Options, games, verbs and state of Cego (rules.md). Units are seats.
 *
 * `deal->trump` is always SUIT_TRUMPS, a fifth group of the TrickOrder. `deal->declarer` is D:
 * NO_SEAT during the auction, the forehand who chose Räuber or Drescher. `deal->card_points` are
 * raw values of tricks (CE-3.6); the score uses cego_count () of D's pile.
 */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game cego_game;

/** Options by index into cego_options (CE-4). */
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

/** A game: the bids, lowest first (CE-6.7), then the others (CE-8). */
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
  CEGO_PHASE_SOLO = 8, /* Solo question */
  CEGO_PHASE_BID,      /* auction after forehand's Cego */
  CEGO_PHASE_AGAINST,  /* auction against a soloist */
  CEGO_PHASE_CHOOSE,   /* forehand: Cego or a special game */
  CEGO_PHASE_KEEP,     /* choice of cards that D keeps */
  CEGO_PHASE_DEMAND,   /* D with the Blind: trusts, or has hands shown */
  CEGO_PHASE_DISCARD,  /* one more card laid aside by D */
};

/** Verbs besides pass and play, in the order of CegoGame. */
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
  CEGO_VERB_KEEP, /* argument: Card; see CegoState.kept */
  CEGO_VERB_DEMAND,
  CEGO_VERB_TRUST,
  CEGO_VERB_DISCARD, /* argument: Card */
};

/** Trumps are the first cards of both packs: trump T is card T - 1. */
#define CEGO_TRUMPS ((CardSet) 0x3fffff)
#define CEGO_LITTLE_MAN ((Card) 0) /* 01 */
#define CEGO_MOND ((Card) 20)      /* 21 */
#define CEGO_STIESS ((Card) 21)    /* 22 */

typedef struct
{
  uint8_t announced; /* CegoGame: Solo, Ultimo or Durchmarsch; CEGO_NO_GAME if none */
  uint8_t bid;       /* CegoGame: highest bid */
  uint8_t game;      /* game played; CEGO_NO_GAME before */
  bool against;      /* true if bid against a Solo, worth one more */
  bool demanded;     /* true if D had hands shown; nothing was played */
  int8_t soloist;    /* NO_SEAT if none */
  int8_t holder;     /* seat of the highest bid; NO_SEAT if none */
  SeatSet in; /* seats in the auction (A of CE-6.10), or left to speak in the Solo question */
  SeatSet passed_first; /* seats that passed while a Solo was free: culprits if they had one */
  uint8_t said[4];      /* CegoGame: highest bid by seat */
  uint8_t n_kept;       /* number of cards named by keep: */
  uint8_t n_blind;      /* cards in the Blind, 0 once taken */
  uint8_t n_laid_aside; /* number of cards laid aside, public */
  Card discard;         /* last card laid aside by D, secret until the end; CARD_NONE before */

  /** The Blind on the table, unseen; empty once D has it in hand. */
  CardSet blind;

  /** The cards laid aside by D, including the discard; secret before the end. */
  CardSet laid_aside;

  /**
   * The cards named by keep:, in D's hand or led from it. Open to all; in Cego and Eine secret,
   * and cleared when D takes the Blind.
   */
  CardSet kept;
} CegoState;
