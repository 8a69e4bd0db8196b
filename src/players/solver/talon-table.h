/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The transposition table of talon-search.h. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/trick-play.h"

/** A position. Its words identify all but points, so keys never collide. */
typedef struct
{
  uint64_t word[2];
  int16_t points[2]; /* points by seat, if they matter later */
} TalonKey;

typedef struct
{
  TalonKey key;
  int16_t low, high;
  uint16_t question;
  uint8_t n_cards; /* estimate of the work */
  Card best;
} TalonEntry;

typedef struct
{
  TalonEntry *entries; /* groups of positions with one hash */
  unsigned bits;
  uint16_t question;

  /* properties of the deal */
  Options options;
  uint8_t trump;
  uint8_t n_stock;
  Card stock[CARDS_MAX];
} TalonTable;

/** log2 of the groups for whole deals: 8 MB. */
#define TALON_TABLE_DEAL 16

/** log2 of the groups for the last tricks: 512 KB. */
#define TALON_TABLE_END 12

/** Returns an empty table of 2^@bits groups; free it with talon_table_free (). */
TalonTable *talon_table_new (unsigned bits);

/** Frees @table, which may be NULL. */
void talon_table_free (TalonTable *table);

/** Forgets all positions and prepares for @deal with the stock of @play. */
void talon_table_clear (TalonTable *table, const Deal *deal, const TrickPlay *play);

/** Returns true if the stored positions are valid for @deal. */
bool talon_table_is_of (const TalonTable *table, const Deal *deal, const TrickPlay *play);

/**
 * Looks up whether the value is at least @need; *@value receives a lower bound if at least @need,
 * else an upper bound. With @is_even (more points never hurt seat 0), positions with other points
 * serve too.
 *
 * Returns: false if unknown; *@best, initially CARD_NONE, may receive the best card
 */
bool talon_table_look (const TalonTable *table, const TalonKey *key, bool is_even, int need,
                       int *value, Card *best);

/** Returns the entry of @key, made if missing; @n_cards estimates its work. */
TalonEntry *talon_table_take (const TalonTable *table, const TalonKey *key, unsigned n_cards);
