/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Figures of a hand, their strength, and which of them count (Z-8). */

#pragma once

#include "rules/games/zensern/zensern-state.h"

/** A figure of a hand: a run or a Kunst (Z-8.1). */
typedef struct
{
  CardSet cards;
  uint8_t class;    /* ZensernClass */
  uint8_t points;   /* points of the figure, 20 … 200 */
  uint8_t strength; /* Z-8.5: higher is stronger, equal is level */
  uint8_t suit;     /* Suit of a run; SUIT_NONE for a Kunst */
  uint8_t length;   /* number of cards */
  uint8_t top;      /* Rank of the highest card, or of a Kunst */
} ZensernFigure;

#define ZENSERN_FIGURES_MAX 16 /* bound for any set of cards; a hand holds three */

/**
 * Lists the figures of @hand before the first card, strongest first (Z-8.3, Z-8.4). Returns their
 * number. Without @trump level figures keep the suit order.
 */
unsigned zensern_figures (const Options *options, CardSet hand, Suit trump, ZensernFigure *figures);

/** Returns the points of a run of @length cards, three at least (Z-8.1). */
unsigned zensern_run_points (unsigned length);

/** Finds the strongest figure of @seat before the first card. Returns false if none. */
bool zensern_strongest_figure (const Deal *deal, unsigned seat, ZensernFigure *figure);

/** Returns the strength that @action states in HOCH (Z-6.25), 0 for a pass. */
unsigned zensern_stated_strength (Action action);

/** Returns the cards of the counting figures of @seat (Z-8.6). */
CardSet zensern_figure_cards (const Deal *deal, unsigned seat);

/** Returns the points of the counting figures of @seat (Z-8.6). */
unsigned zensern_figure_points (const Deal *deal, unsigned seat);

/** Returns the points of the counting figures of @unit (Z-8.6), public from the first lead. */
unsigned zensern_counted_figures (const Deal *deal, unsigned unit);
