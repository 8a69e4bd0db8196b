/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts about a play that its seat can prove from the cards it sees. */

#pragma once

#include "rules/observation.h"

typedef enum
{
  VISIBLE_NONE,

  /* leads */
  VISIBLE_SURE, /* nobody can beat the card */
  VISIBLE_TOP,  /* highest card of its suit still out; a ruff may beat it */
  VISIBLE_VOID, /* opponent `seat` has none of the suit, and may have trumps */
  VISIBLE_LAST, /* own last card of its suit, with trumps kept; none can be drawn */

  /* cards that follow */
  VISIBLE_HOPELESS,     /* no legal card beats the best card of the trick */
  VISIBLE_CHEAPEST,     /* lowest legal card that beats `other` */
  VISIBLE_LAST_TO_PLAY, /* wins the trick, which it completes */
  VISIBLE_SAFE,         /* wins the trick so far, and no opponent still to play can beat it */

  /* the other card that was considered */
  VISIBLE_KEPT,   /* `other`, outside trumps, is the highest of its suit still out */
  VISIBLE_RUFFED, /* opponent `seat` has none of the suit of `other`, led, and may have trumps */

  /* seats without the suit that is led */
  VISIBLE_MAY_RUFF,     /* `seat`, still to play, has none of suit `group` and may have trumps */
  VISIBLE_MAY_OVERTAKE, /* `seat` has none of `group` and may beat `other`, a trump */

  /* the lead, and cards to draw */
  VISIBLE_ANNOUNCES, /* wins the trick; on lead `cards` can be announced for `points` */
  VISIBLE_EXCHANGES, /* wins the trick; on lead one of `cards` can be exchanged for `other` */
  VISIBLE_DRAWS,     /* loses the trick, and so draws the turned-up `other` */
  VISIBLE_KINDS,
} VisibleKind;

typedef struct
{
  VisibleKind kind;
  Card other; /* card on the table or in hand, or CARD_NONE */
  CardSet cards;
  unsigned points;
  uint8_t group;
  uint8_t seat;
} Visible;

/**
 * Returns the fact that best speaks for playing @card in PHASE_PLAY instead of @rival; if @rival is
 * CARD_NONE, instead of any other card. If trick_score_is_priced (), only VISIBLE_HOPELESS counts.
 */
Visible visible_find (const Observation *observation, Card card, Card rival);

/**
 * Returns VISIBLE_MAY_RUFF or VISIBLE_MAY_OVERTAKE for @card in the current trick if a seat without
 * the suit led is still to play: a partner if @is_partner, else an opponent. Else VISIBLE_NONE.
 */
Visible visible_find_ruff (const Observation *observation, Card card, bool is_partner);

/** Returns what @card gains with the lead or the next draw, in a game with a stock. */
Visible visible_find_draw (const Observation *observation, Card card);
