/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts that explain the difference between two actions in the same worlds. */

#pragma once

#include "players/analysis/analysis.h"

typedef enum
{
  CONTRAST_NONE, /* no sufficient fact */

  /* the current trick */
  CONTRAST_LAST_TRUMP,    /* own trump takes the others' last trump */
  CONTRAST_BONUS_TAKEN,   /* own side wins a trick with a bonus of `points` */
  CONTRAST_BONUS_GIVEN,   /* others win a trick with a bonus; rarer after the better action */
  CONTRAST_DRAWN,         /* trumps led, others must play a trump */
  CONTRAST_FORCED,        /* other suit led, others play a trump */
  CONTRAST_PARTNER_RUFFS, /* partner ruffs another suit */
  CONTRAST_TRICK_TAKEN,   /* own side wins `points` on average */
  CONTRAST_TRICK_LEFT,    /* others win the trick, more often after the better action */
  CONTRAST_TO_PARTNER,    /* partner wins, not the seat */
  CONTRAST_FED,           /* own side wins the own card's `points` in most worlds */
  CONTRAST_SAVED,         /* others win the worse card's `points`; rarer with the better */
  CONTRAST_LEAD_KEPT,     /* the seat leads next */
  CONTRAST_LEAD_LEFT,     /* another seat leads next, more often after the better action */
  CONTRAST_OUT_NOW,       /* own side ends the deal with this trick */

  /* later tricks */
  CONTRAST_HOME,         /* own `card` stays with the own side */
  CONTRAST_CAUGHT,       /* others' `card` comes to the own side */
  CONTRAST_LAST_TRICK,   /* own side takes the last trick */
  CONTRAST_BONUS_LATER,  /* own side has more later bonus */
  CONTRAST_LONG,         /* more later tricks with `cards`, one suit besides trumps */
  CONTRAST_MORE_TRICKS,  /* own side takes more tricks */
  CONTRAST_OUT,          /* own side ends the deal early */
  CONTRAST_FEWER_TRICKS, /* own side takes fewer tricks, which cost */
  CONTRAST_LAST_LEFT,    /* others take the last trick, which costs */

  /* contract, after a call */
  CONTRAST_MADE,     /* own side makes a contract */
  CONTRAST_FAILED,   /* own side fails in a contract; rarer after the better action */
  CONTRAST_CONCEDED, /* others make a contract; rarer after the better action */
  CONTRAST_BROKEN,   /* others fail in a contract */
  CONTRAST_NOBODY,

  /* deal, if nothing closer to the cards explains it */
  CONTRAST_WON,
  CONTRAST_STAKE_WON,  /* both win as often; the better action wins more points in won deals */
  CONTRAST_STAKE_LOST, /* both win as often; the better action loses fewer points in lost deals */
  CONTRAST_KINDS,
} ContrastKind;

/**
 * A fact, with the number of worlds that show it after each of two actions. Compared kinds count
 * the worlds in which an action has more.
 */
typedef struct
{
  ContrastKind kind;
  Card card;     /* card of CONTRAST_HOME or CONTRAST_CAUGHT, or CARD_NONE */
  CardSet cards; /* own cards that the sentence names, as observed */
  uint8_t group; /* group of CONTRAST_LONG */
  unsigned points;
  unsigned n_better;
  unsigned n_worse;
  bool is_exact; /* true if the worlds are all possible deals, so that "never" is proved */
  bool is_sure_better, is_sure_worse; /* true if the seat can prove that this card wins the trick */
  bool is_risky; /* true if CONTRAST_FAILED loses more on average than a made contract wins */

  /* the worse action, where its card is lost */
  Card beater;     /* card that beats it in this trick in most worlds, or CARD_NONE */
  bool is_ruff;    /* true if it is ruffed: now in most worlds, later in a third of them */
  bool is_certain; /* true if @beater or a ruff beats it in all worlds */
} Contrast;

/**
 * Finds the fact that best explains why row @better of @analysis, made of @observation, beats
 * @worse. CONTRAST_NONE if no fact explains enough, or without worlds.
 */
void contrast_find (const Analysis *analysis, const Observation *observation, unsigned better,
                    unsigned worse, Contrast *contrast);

/** The end of the deal that the better action changes. */
typedef struct
{
  ContrastKind kind; /* CONTRAST_MADE … CONTRAST_BROKEN, CONTRAST_WON or CONTRAST_NONE */
  unsigned n_ahead;  /* worlds in which the better action ends better */
  unsigned n_behind; /* worlds in which it ends worse */
} ContrastEnd;

/** Compares the ends of rows @better and @worse; CONTRAST_NONE if they win about equally often. */
void contrast_find_end (const Analysis *analysis, unsigned better, unsigned worse,
                        ContrastEnd *end);

/** Sets the counts of @fact, with kind and cards set, for rows @better and @worse. */
void contrast_count (const Analysis *analysis, unsigned better, unsigned worse, Contrast *fact);

/** Returns the first row worse than row 0, else the first with fewer card points, else -1. */
int contrast_rival (const Analysis *analysis);

/**
 * Returns the row to compare row 0 with, and sets @contrast. Prefers @considered, the action that
 * the user has in mind or ACTION_NONE, then the action that most people would choose of those
 * clearly worse; if unexplained, others not far below. -1 if all tried are equal.
 */
int contrast_choose (const Analysis *analysis, const Observation *observation, Action considered,
                     Contrast *contrast);
