/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Principles of play: rules to keep, found in the reason for one decision. */

#pragma once

#include "players/analysis/contrast.h"
#include "players/argue.h"

typedef enum
{
  PRINCIPLE_NONE,

  /* cards */
  PRINCIPLE_DRAW_TRUMPS,
  PRINCIPLE_KEEP_TRUMP,
  PRINCIPLE_FORCE,
  PRINCIPLE_PARTNER_RUFFS,
  PRINCIPLE_FEED_PARTNER,
  PRINCIPLE_LEAVE_TO_PARTNER,
  PRINCIPLE_THROW_CHEAP, /* least card on a lost trick */
  PRINCIPLE_TAKE_DEAR,   /* high card for a trick with many points */
  PRINCIPLE_WIN_CHEAPLY, /* lowest card that still wins the trick */
  PRINCIPLE_LEAD_WINNER,
  PRINCIPLE_ACES_EARLY,  /* before others can ruff */
  PRINCIPLE_POINTS_SAFE, /* points while the trick is safe */
  PRINCIPLE_WAIT,        /* until the higher card has gone */
  PRINCIPLE_DUCK,        /* let a trick go */
  PRINCIPLE_KEEP_LEAD,
  PRINCIPLE_GIVE_LEAD,
  PRINCIPLE_CATCH,
  PRINCIPLE_LONG_SUIT,
  PRINCIPLE_SHORT_SUIT, /* lead a single card, to ruff later */
  PRINCIPLE_LAST_TRICK,
  PRINCIPLE_MAKE_BONUS,
  PRINCIPLE_DENY_BONUS,
  PRINCIPLE_KEEP_PAIR,
  PRINCIPLE_ENOUGH, /* count to the target */

  /* tricks that cost */
  PRINCIPLE_STAY_BELOW,
  PRINCIPLE_SHED, /* throw away what could win a trick */
  PRINCIPLE_SMALL_FOR_END,
  PRINCIPLE_FEED_DECLARER, /* against a declarer who must win no trick */

  /* principles for calling, and for laying cards aside */
  PRINCIPLE_SOUND_TRUMPS,
  PRINCIPLE_TRUMPS_AHEAD,
  PRINCIPLE_COUNT_POINTS,
  PRINCIPLE_LAID_POINTS, /* bid on the cards laid aside */
  PRINCIPLE_DOUBLE,
  PRINCIPLE_TEAM_POINTS,
  PRINCIPLE_TRUE_CALL,
  PRINCIPLE_CLOSE,
  PRINCIPLE_EXCHANGE,
  PRINCIPLE_SILENT_LOSER, /* claim nothing in a lost deal */
  PRINCIPLE_LAY_POINTS,
  PRINCIPLE_VOID,
  PRINCIPLES,
} Principle;

/** Returns the name of @principle for settings ("draw-trumps"). */
const char *principle_key (Principle principle);

/** Returns the principle with @key, or PRINCIPLE_NONE. */
Principle principle_find_key (const char *key);

/** Fills @argument with the facts behind the recommended action of @analysis, made from @seen. */
void principle_argue (const Observation *seen, const Analysis *analysis, Choice *choice,
                      PlayerArgument *argument);

/**
 * Returns true if the sentence of @principle holds for the play of @card, recommended by @analysis
 * because of @contrast (CONTRAST_NONE if rules of thumb speak for it).
 */
bool principle_fits (Principle principle, const Observation *seen, const Analysis *analysis,
                     const Contrast *contrast, Card card);

/**
 * Returns the principle behind the recommended action of @analysis, made from @seen, compared with
 * @considered as in contrast_choose (); PRINCIPLE_NONE if none holds.
 */
Principle principle_find (const Observation *seen, const Analysis *analysis, Action considered);
