/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts about a play that its seat can prove from the cards it sees. */

#pragma once

#include "rules/observation.h"

typedef enum
{
  VISIBLE_NONE,

  /* leads */
  VISIBLE_SURE,      /* nobody can beat the card */
  VISIBLE_TOP_TRUMP, /* highest trump still out */
  VISIBLE_NO_RUFF,   /* highest card of its suit still out, and no opponent has a trump */
  VISIBLE_TOP,       /* highest card of its suit still out; a ruff may beat it */
  VISIBLE_CAN_RUFF,  /* highest card; opponent `seat` has none of the suit, and has a trump */
  VISIBLE_MUST_RUFF, /* likewise, and `seat` may play nothing but trumps */
  VISIBLE_VOID,      /* opponent `seat` has none of the suit, and may have trumps */
  VISIBLE_LAST,      /* own last card of a non-trump suit; no stock, and own trumps are left */

  /* cards that follow */
  VISIBLE_HOPELESS,     /* no legal card beats the best card of the trick */
  VISIBLE_CHEAPEST,     /* lowest legal card that beats `other` */
  VISIBLE_NO_TRUMP,     /* only legal card besides trumps that beats `other` */
  VISIBLE_LAST_TO_PLAY, /* last card of the trick, and wins it */
  VISIBLE_SAFE,         /* wins the trick so far; no opponent after this seat can beat it */

  /* the other card that was considered */
  VISIBLE_KEPT,   /* another card keeps `other` (no trump), the highest of its suit still out */
  VISIBLE_WAITS,  /* nobody can beat `other`, now or later; only a ruff takes the card led */
  VISIBLE_RUFFED, /* if `other` is led, opponent `seat` without its suit may ruff */

  /* a player without the suit led, who plays later in the trick */
  VISIBLE_MAY_RUFF,     /* `seat`, who plays later, has none of `group` and may have trumps */
  VISIBLE_MAY_OVERTAKE, /* `seat`, who plays later, has none of `group`, may beat trump `other` */

  /* gains from the next lead or the next draw, in games with a stock */
  VISIBLE_ANNOUNCES, /* wins the trick; on lead the seat may announce `cards` for `points` */
  VISIBLE_EXCHANGES, /* wins the trick; on lead the seat may give one of `cards` for `other` */
  VISIBLE_DRAWS,     /* loses the trick and thereby draws `other`, the turned-up trump */
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
 * Returns the fact that best speaks for playing @card in PHASE_PLAY instead of @rival, for which it
 * does not hold; if @rival is CARD_NONE, instead of any other card. If trick_score_is_priced (),
 * only VISIBLE_HOPELESS counts.
 */
Visible visible_find (const Observation *observation, Card card, Card rival);

/** Returns true if the seat can prove that it wins the current trick with @card. */
bool visible_is_sure (const Observation *observation, Card card);

/** Why two cards come to the same in the current trick. */
typedef enum
{
  ALIKE_NOT,
  ALIKE_NEIGHBOURS, /* same suit and points, no card between them is out */
  ALIKE_LOST,       /* same points, and neither takes the trick */
  ALIKE_WON,        /* both take the trick for certain */
} Alike;

/** Compares two legal cards by what the seat can prove; ALIKE_NOT if they differ. */
Alike visible_find_alike (const Observation *observation, Card card, Card other);

/**
 * Checks for @card in the current trick whether a seat that plays later has none of the suit led: a
 * partner if @is_partner, otherwise an opponent. Returns VISIBLE_MAY_RUFF, VISIBLE_MAY_OVERTAKE or,
 * if there is none, VISIBLE_NONE.
 */
Visible visible_find_ruff (const Observation *observation, Card card, bool is_partner);

/**
 * Returns the advantage that @card brings by winning the next lead, or by the next draw from the
 * stock. VISIBLE_NONE in games without a stock.
 */
Visible visible_find_draw (const Observation *observation, Card card);
