/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How much a search looks at in a form of a game, and how. */

#pragma once

#include <stdbool.h>

#include "players/search/guide.h"

/** When something is done that the rules of thumb would not do. */
typedef struct
{
  double sure;   /* it must be better by so many standard errors of both … */
  double margin; /* … and by this share of the deviation of the results … */
  double equal;  /* … and the rules of thumb choose among what is as good but for this share */
} SearchPrudence;

#define SEARCH_ANY_KIND (-1)

/** How it is, besides. */
typedef enum
{
  SEARCH_DEEP = 1 << 0,     /* in as many worlds as its trials the next card is tried too */
  SEARCH_OPEN = 1 << 1,     /* those that a level says are solved with all cards known as well */
  SEARCH_DRAWN = 1 << 2,    /* cards are drawn: by the rules of thumb, to a solved end */
  SEARCH_PROMISED = 1 << 3, /* worlds are weighed by what calls promise alone: it takes no time */
} SearchTrait;

/**
 * The play of the rest of a deal and what it leaves of the iterations, the decisions of others that
 * are judged again to weigh worlds, the cards from which an ending is solved beyond those of other
 * games, trials in the same worlds instead of a tree.
 */
typedef struct
{
  int kind; /* what the first option of the game must say, or SEARCH_ANY_KIND */
  GuidePolicy policy;
  double share; /* of the iterations of a level: it takes that much longer to play a deal on */
  unsigned n_judged;
  int more_cards;
  unsigned tried;                 /* so many times the trials of a level; 0: by a tree */
  unsigned traits;                /* SearchTrait */
  unsigned verb;                  /* searched like a card where it can be done; or VERB_NONE */
  const SearchPrudence *prudence; /* of trials; NULL: as elsewhere */
} SearchPlan;
