/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The table of talon-search.h: bounds of what is still to be had, by position at a lead. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/card.h"

/** Two words are the whole position: it is never taken for another one. */
typedef struct
{
  uint64_t key[2];
  int16_t low, high;
  uint16_t question;
  uint8_t n_cards; /* how much work it was */
  Card best;
} TalonEntry;

typedef struct
{
  TalonEntry *entries; /* in pairs: of the second place everything gives way */
  uint16_t question;
} TalonTable;

/** An empty table, 6 MB; talon_table_free (). */
TalonTable *talon_table_new (void);

/** @table may be NULL. */
void talon_table_free (TalonTable *table);

/** Forgets all positions. */
void talon_table_clear (TalonTable *table);

/** The two places where the position of @key, two words, may be. */
TalonEntry *talon_table_find (const TalonTable *table, const uint64_t *key);

/** The entry of @key, made empty if it is not there; @n_cards says how much work it was. */
TalonEntry *talon_table_take (const TalonTable *table, const uint64_t *key, unsigned n_cards);

static inline bool
talon_entry_is (const TalonTable *table, const TalonEntry *entry, const uint64_t *key)
{
  return entry->key[0] == key[0] && entry->key[1] == key[1] && entry->question == table->question;
}
