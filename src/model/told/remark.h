/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Remarks of the computer players after a deal.
 *
 * A remark depends only on the log and the agreed signals, so a resumed match repeats it. There is
 * at most one in three deals, and no sentence comes twice within ten deals.
 */

#pragma once

#include "model/told/remark-facts.h"
#include "rules/pack.h"

#define REMARK_EVERY 3   /* deals per remark, at least */
#define REMARK_MEMORY 10 /* deals within which a sentence comes once */

typedef struct
{
  unsigned seat;     /* speaker */
  unsigned sentence; /* below remark_count_sentences () */
  RemarkFactKind kind;
  RemarkFact fact;
} Remark;

/**
 * Finds the remark after deal @index of @log; returns false if there is none. @signals are the
 * agreed signals by seat.
 */
bool remark_find (const MatchLog *log, unsigned index, const Signals *signals, Remark *remark);

/** Returns the words of @remark, a remark after deal @index; free with g_free (). */
char *remark_tell (const Remark *remark, const MatchLog *log, unsigned index, DeckSuits suits);

unsigned remark_count_sentences (void);
