/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/talon-table.h"

#include <glib.h>
#include <string.h>

#define GROUP 4 /* entries */

TalonTable *
talon_table_new (unsigned bits)
{
  TalonTable *table = g_new0 (TalonTable, 1);

  table->entries = g_new0 (TalonEntry, (gsize) GROUP << bits);
  table->bits = bits;
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

bool
talon_table_is_of (const TalonTable *table, const Deal *deal, const TrickPlay *play)
{
  const unsigned n_drawn = table->n_stock - play->n_stock;

  /* the last card may be exchanged and is part of the position */
  return play->n_stock <= table->n_stock && table->trump == deal->trump
         && memcmp (&table->options, &deal->options, sizeof table->options) == 0
         && (play->n_stock == 0
             || memcmp (table->stock + n_drawn, play->stock, play->n_stock - 1u) == 0);
}

void
talon_table_clear (TalonTable *table, const Deal *deal, const TrickPlay *play)
{
  table->options = deal->options;
  table->trump = deal->trump;
  table->n_stock = play->n_stock;
  memcpy (table->stock, play->stock, sizeof table->stock);
  if (++table->question != 0)
    return;
  memset (table->entries, 0, sizeof (TalonEntry) * ((gsize) GROUP << table->bits));
  table->question = 1;
}

/* Hashes by multiplication (Knuth, The Art of Computer Programming 3, 6.4). */
static TalonEntry *
find_group (const TalonTable *table, const TalonKey *key)
{
  uint64_t hash = (key->word[0] + key->word[1] * UINT64_C (0xd6e8feb86659fd93))
                  * UINT64_C (0x9e3779b97f4a7c15);

  return table->entries + (hash >> (64 - table->bits)) * GROUP;
}

static bool
is_position (const TalonTable *table, const TalonEntry *entry, const TalonKey *key)
{
  return entry->key.word[0] == key->word[0] && entry->key.word[1] == key->word[1]
         && entry->question == table->question;
}

static bool
is_no_worse (const TalonKey *a, const TalonKey *b)
{
  return a->points[0] >= b->points[0] && a->points[1] <= b->points[1];
}

bool
talon_table_look (const TalonTable *table, const TalonKey *key, bool is_even, int need, int *value,
                  Card *best)
{
  const TalonEntry *group = find_group (table, key);

  for (unsigned i = 0; i < GROUP; i++)
    {
      const TalonEntry *entry = &group[i];
      bool is_same;

      if (!is_position (table, entry, key))
        continue;
      is_same = entry->key.points[0] == key->points[0] && entry->key.points[1] == key->points[1];
      if (entry->low >= need && (is_same || (is_even && is_no_worse (key, &entry->key))))
        {
          *value = entry->low;
          return true;
        }
      if (entry->high < need && (is_same || (is_even && is_no_worse (&entry->key, key))))
        {
          *value = entry->high;
          return true;
        }
      if (is_same || *best == CARD_NONE)
        *best = entry->best;
    }

  return false;
}

/* Replaces outdated entries first, then those with the least work. */
TalonEntry *
talon_table_take (const TalonTable *table, const TalonKey *key, unsigned n_cards)
{
  TalonEntry *group = find_group (table, key);
  TalonEntry *place = &group[0];

  for (unsigned i = 0; i < GROUP; i++)
    if (is_position (table, &group[i], key) && group[i].key.points[0] == key->points[0]
        && group[i].key.points[1] == key->points[1])
      return &group[i];
  for (unsigned i = 1; i < GROUP && place->question == table->question; i++)
    if (group[i].question != table->question || group[i].n_cards <= place->n_cards)
      place = &group[i];
  *place = (TalonEntry) { .key = *key,
                          .low = INT16_MIN,
                          .high = INT16_MAX,
                          .question = table->question,
                          .n_cards = (uint8_t) n_cards,
                          .best = CARD_NONE };

  return place;
}
