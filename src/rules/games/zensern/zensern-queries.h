/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What rules and players ask about a deal of Zensern: figures, and what the deal has come to. */

#pragma once

#include "../../deal.h"

/** A figure of a hand (Z-8.1). */
typedef struct
{
  CardSet cards;
  uint8_t class;    /* ZensernClass */
  uint8_t points;   /* 20 … 200 */
  uint8_t strength; /* Z-8.5: the higher one is stronger; level figures have the same */
  uint8_t suit;     /* Suit of a run; SUIT_NONE for a Kunst */
  uint8_t length;   /* cards */
  uint8_t top;      /* Rank of its highest card, of a Kunst that of all four */
} ZensernFigure;

#define ZENSERN_FIGURES_MAX 16 /* more than any set of cards holds; a hand holds three */

/**
 * Lists the figures of @hand, a hand before the first card, the strongest first (Z-8.3, Z-8.4);
 * returns how many. With @trump SUIT_NONE level figures stay in the order of the suits.
 */
unsigned zensern_figures (const Options *options, CardSet hand, Suit trump, ZensernFigure *figures);

/** The hand of @seat as it was before the first card: what it holds and what it has played. */
CardSet zensern_whole_hand (const Deal *deal, unsigned seat);

/** The cards of the figures of @seat that count (Z-8.6). */
CardSet zensern_figure_cards (const Deal *deal, unsigned seat);

/** Points of the figures that count for @unit (Z-8.6); known to all from the first lead on. */
unsigned zensern_counted_figures (const Deal *deal, unsigned unit);

/** True when @deal may not be thrown in: the third one (Z-5.6). */
bool zensern_is_forced (const Deal *deal);

/** True when @deal is over without having been played (Z-5.6). */
bool zensern_is_thrown_in (const Deal *deal);

/** The highest number of Flecke that @options allow (Z-6.21). */
unsigned zensern_fleck_cap (const Options *options);
