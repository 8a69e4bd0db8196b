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
  VISIBLE_LAST, /* own last card of its suit, with trumps kept */

  /* cards that follow */
  VISIBLE_HOPELESS, /* no legal card beats the best card of the trick */
  VISIBLE_CHEAPEST, /* lowest legal card that beats `other` */
  VISIBLE_SAFE,     /* wins the trick so far, and no opponent still to play can beat it */

  /* the other card that was considered */
  VISIBLE_KEPT, /* `other`, outside trumps, is the highest of its suit still out */
  VISIBLE_KINDS,
} VisibleKind;

typedef struct
{
  VisibleKind kind;
  Card other; /* card on the table or in hand, or CARD_NONE */
  uint8_t group;
  uint8_t seat;
} Visible;

/**
 * Returns the fact that best speaks for playing @card in PHASE_PLAY instead of @rival; if @rival is
 * CARD_NONE, instead of any other card. If trick_score_is_priced (), only VISIBLE_HOPELESS counts.
 */
Visible visible_find (const Observation *observation, Card card, Card rival);
