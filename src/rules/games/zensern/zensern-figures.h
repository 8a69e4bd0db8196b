/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The figures of Zensern: which a hand holds, how strong they are, and which count (Z-8). */

#pragma once

#include "rules/games/zensern/zensern-state.h"

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

/** The points of a run of @length cards, three at least (Z-8.1). */
unsigned zensern_run_points (unsigned length);

/** The strongest figure of @seat before the first card, to @figure; false when it has none. */
bool zensern_strongest_figure (const Deal *deal, unsigned seat, ZensernFigure *figure);

/** The strength that @action states in HOCH (Z-6.25), as in ZensernFigure; 0 for a pass. */
unsigned zensern_stated_strength (Action action);

/** The cards of the figures of @seat that count (Z-8.6). */
CardSet zensern_figure_cards (const Deal *deal, unsigned seat);

/** Points of the figures of @seat, if they count (Z-8.6). */
unsigned zensern_figure_points (const Deal *deal, unsigned seat);

/** Points of the figures that count for @unit (Z-8.6); known to all from the first lead on. */
unsigned zensern_counted_figures (const Deal *deal, unsigned unit);
