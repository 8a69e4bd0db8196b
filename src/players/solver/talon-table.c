/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/talon-table.h"

#include <glib.h>
#include <string.h>

#define TABLE_BITS 17 /* of the number of pairs of places */

TalonTable *
talon_table_new (void)
{
  TalonTable *table = g_new0 (TalonTable, 1);

  table->entries = g_new0 (TalonEntry, (gsize) 2 << TABLE_BITS);
  table->question = 1;

  return table;
}

void
talon_table_free (TalonTable *table)
{
  if (table == NULL)
    return;
  g_free (table->entries);
  g_free (table);
}

void
talon_table_clear (TalonTable *table)
{
  if (++table->question != 0)
    return;
  memset (table->entries, 0, sizeof (TalonEntry) * ((gsize) 2 << TABLE_BITS));
  table->question = 1;
}

/* By multiplication (Knuth, The Art of Computer Programming 3, 6.4) */
TalonEntry *
talon_table_find (const TalonTable *table, const uint64_t *key)
{
  uint64_t hash = (key[0] + key[1] * UINT64_C (0xd6e8feb86659fd93)) * UINT64_C (0x9e3779b97f4a7c15);

  return table->entries + (hash >> (64 - TABLE_BITS)) * 2;
}

TalonEntry *
talon_table_take (const TalonTable *table, const uint64_t *key, unsigned n_cards)
{
  TalonEntry *pair = talon_table_find (table, key);
  TalonEntry *place;

  for (unsigned i = 0; i < 2; i++)
    if (talon_entry_is (table, &pair[i], key))
      return &pair[i];
  place = pair[0].question != table->question || pair[0].n_cards <= n_cards ? &pair[0] : &pair[1];
  *place = (TalonEntry) { .key = { key[0], key[1] },
                          .low = INT16_MIN,
                          .high = INT16_MAX,
                          .question = table->question,
                          .n_cards = (uint8_t) n_cards,
                          .best = CARD_NONE };

  return place;
}
