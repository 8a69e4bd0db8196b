/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The table of talon-search.h: bounds of what is still to be had, by position at a lead. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/trick-play.h"

/** A position: two words without points are the whole, it is never taken for another one. */
typedef struct
{
  uint64_t word[2];
  int16_t points[2]; /* by seat, as far as they matter to what comes */
} TalonKey;

typedef struct
{
  TalonKey key;
  int16_t low, high;
  uint16_t question;
  uint8_t n_cards; /* how much work it was */
  Card best;
} TalonEntry;

typedef struct
{
  TalonEntry *entries; /* in groups: those with other points of a position are in one */
  unsigned bits;
  uint16_t question;

  /* the deal of which it knows positions: what is the same in all of them */
  Options options;
  uint8_t trump;
  uint8_t n_stock;
  Card stock[CARDS_MAX];
} TalonTable;

/** How many groups of positions a table has, as a power of two, where a deal is solved, 8 MB … */
#define TALON_TABLE_DEAL 16

/** … and where the tricks without a stock are, again and again: 512 KB. */
#define TALON_TABLE_END 12

/** An empty table with room for @bits, one of these; talon_table_free (). */
TalonTable *talon_table_new (unsigned bits);

/** @table may be NULL. */
void talon_table_free (TalonTable *table);

/** Forgets all positions; those to come are of @deal, whose stock @play tells. */
void talon_table_clear (TalonTable *table, const Deal *deal, const TrickPlay *play);

/** Whether its positions are of this deal, or of one that goes on likewise. */
bool talon_table_is_of (const TalonTable *table, const Deal *deal, const TrickPlay *play);

/**
 * Whether it is known that the value of @key is at least @need, or less: then a bound on that side
 * is in *@value. Where more points of seat 0 are never worse (@is_even) positions with other points
 * tell it, too. *@best, CARD_NONE at first, is what was best before, if that is known.
 */
bool talon_table_look (const TalonTable *table, const TalonKey *key, bool is_even, int need,
                       int *value, Card *best);

/** The entry of @key, made empty if it is not there; @n_cards says how much work it was. */
TalonEntry *talon_table_take (const TalonTable *table, const TalonKey *key, unsigned n_cards);
