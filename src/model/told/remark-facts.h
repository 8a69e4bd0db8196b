/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of a finished deal that the players may remark on. */

#pragma once

#include "rules/match-log.h"
#include "rules/signals.h"

/** The kinds of facts, as seen by the user. */
typedef enum
{
  REMARK_CLOSE_WON,    /* one or two card points more for the others would have changed it */
  REMARK_CLOSE_LOST,   /* one or two card points were missing */
  REMARK_DOUBLE_PAID,  /* the user's side doubled last, and won */
  REMARK_DOUBLE_COST,  /* the user's side doubled last, and lost */
  REMARK_DOUBLED_WON,  /* the others doubled last, and lost */
  REMARK_DOUBLED_LOST, /* the others doubled last, and won */
  REMARK_ALL_TRICKS,   /* the user's side took all tricks */
  REMARK_ALL_BUT_ONE,  /* the user's side took all tricks but one; all would have paid */
  REMARK_ANSWERED,     /* the user led the suit that a partner had asked for; a partner took it */
  REMARK_MISSED,       /* the user never led it, but a suit whose trick the others took */
  REMARK_BONUS,        /* the user announced many points */
  REMARK_RUFFED,       /* the user ruffed an opponent's highest card */
  REMARK_FED,          /* the user put points on a partner's trick by choice */
  REMARK_GIVEN,        /* a partner put points on the user's trick by choice */
  REMARK_FACTS,
} RemarkFactKind;

typedef struct
{
  bool holds;
  int8_t seat;     /* other seat concerned, or NO_SEAT */
  unsigned points; /* missing or spare card points; points announced */
  Card card;       /* card ruffed or given */
  uint8_t suit;    /* suit asked for */
  unsigned action; /* index of the double in the log */
} RemarkFact;

/**
 * Writes the facts of deal @index to @facts (REMARK_FACTS), all false if nothing was played.
 * @signals are the agreed signals by seat.
 */
void remark_facts_find (const MatchLog *log, unsigned index, unsigned user, const Signals *signals,
                        RemarkFact *facts);
