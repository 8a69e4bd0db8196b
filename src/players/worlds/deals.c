/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/worlds/deals.h"

#include <glib.h>
#include <string.h>

#define CLASSES_MAX CARDS_MAX
#define FIRST_ROOM 1024 /* initial size, a power of two */

/* A memoised count of ways to fill the remaining places. */
typedef struct
{
  uint64_t key; /* remaining cards and place; 0 if empty */
  double ways;
} Entry;

struct Deals
{
  unsigned n_places;
  uint8_t size[PLACES_MAX];
  unsigned n_classes;
  CardSet members[CLASSES_MAX];
  unsigned may[CLASSES_MAX];   /* allowed places, as bits */
  uint64_t radix[CLASSES_MAX]; /* factor in mixed-radix numbers of cards left */
  uint8_t n_cards[CLASSES_MAX];
  double count;

  Entry *entry;
  size_t room;
  size_t n_entries;
};

typedef double Binomials[CARDS_MAX + 1][CARDS_MAX + 1];

static const double (*binomials (void))[CARDS_MAX + 1]
{
  static Binomials choose;
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (unsigned n = 0; n <= CARDS_MAX; n++)
        {
          choose[n][0] = choose[n][n] = 1;
          for (unsigned k = 1; k < n; k++)
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
        }
      g_once_init_leave (&made, 1);
    }

  return choose;
}

static Entry *
find_entry (const Deals *self, uint64_t key)
{
  size_t i = (size_t) (rng_mix (key) & (self->room - 1));

  while (self->entry[i].key != 0 && self->entry[i].key != key)
    i = (i + 1) & (self->room - 1);

  return &self->entry[i];
}

static void
keep (Deals *self, uint64_t key, double ways)
{
  if (2 * ++self->n_entries > self->room)
    {
      Entry *old = self->entry;
      size_t n_old = self->room;

      self->room *= 2;
      self->entry = g_new0 (Entry, self->room);
      for (size_t i = 0; i < n_old; i++)
        if (old[i].key != 0)
          *find_entry (self, old[i].key) = old[i];
      g_free (old);
    }
  *find_entry (self, key) = (Entry) { key, ways };
}

/* The number of cards that a place takes per class. */
typedef struct
{
  uint8_t left[CLASSES_MAX]; /* available cards */
  uint8_t taken[CLASSES_MAX];
} Filling;

static double count_ways (Deals *self, unsigned place, const uint8_t *left);

/* Returns the number of cards left, in classes from @class on, that @place may hold. */
static unsigned
most_from (const Deals *self, unsigned place, unsigned class, const uint8_t *left)
{
  unsigned n = 0;

  for (; class < self->n_classes; class ++)
    n += (self->may[class] >> place & 1) != 0 ? left[class] : 0;

  return n;
}

/*
 * Receives each filling of @place by fill_place () with its number of ways; returns true to stop.
 */
typedef bool (*Whole) (const Deals *self, unsigned place, const Filling *filling, double ways,
                       void *data);

static bool
fill_place (const Deals *self, unsigned place, unsigned class, unsigned need, double ways,
            Filling *filling, Whole whole, void *data)
{
  unsigned least = 0;
  unsigned most = 0;

  if (class == self->n_classes)
    return whole (self, place, filling, ways, data);

  if ((self->may[class] >> place & 1) != 0)
    {
      unsigned behind = most_from (self, place, class + 1, filling->left);

      most = MIN (need, filling->left[class]);
      least = need > behind ? need - behind : 0;
    }
  else if (need > most_from (self, place, class + 1, filling->left))
    {
      return false;
    }
  for (unsigned n = least; n <= most; n++)
    {
      filling->taken[class] = (uint8_t) n;
      if (fill_place (self, place, class + 1, need - n,
                      ways * binomials ()[filling->left[class]][n], filling, whole, data))
        return true;
    }

  return false;
}

static void
rest_of (const Deals *self, const Filling *filling, uint8_t *rest)
{
  for (unsigned c = 0; c < self->n_classes; c++)
    rest[c] = (uint8_t) (filling->left[c] - filling->taken[c]);
}

typedef struct
{
  Deals *deals;
  double ways;
} Sum;

static bool
add_ways (const Deals *self, unsigned place, const Filling *filling, double ways, void *data)
{
  uint8_t rest[CLASSES_MAX];
  Sum *sum = data;

  rest_of (self, filling, rest);
  sum->ways += ways * count_ways (sum->deals, place + 1, rest);

  return false;
}

static uint64_t
key_of (const Deals *self, unsigned place, const uint8_t *left)
{
  uint64_t number = 0;

  for (unsigned c = 0; c < self->n_classes; c++)
    number += left[c] * self->radix[c];

  return (number * PLACES_MAX + place) << 1 | 1;
}

/*
 * Looks up @ways, 0 if no place takes a remaining card; returns false if they are not counted.
 * After deals_new () all that can be drawn is counted.
 */
static bool
know_ways (const Deals *self, unsigned place, const uint8_t *left, double *ways)
{
  const Entry *entry;

  *ways = 1;
  if (place + 1 >= self->n_places)
    {
      for (unsigned c = 0; c < self->n_classes; c++)
        if (left[c] > 0 && (place >= self->n_places || (self->may[c] >> place & 1) == 0))
          *ways = 0;
      return true;
    }
  entry = find_entry (self, key_of (self, place, left));
  *ways = entry->ways;

  return entry->key != 0;
}

static double
count_ways (Deals *self, unsigned place, const uint8_t *left)
{
  Sum sum = { .deals = self };
  Filling filling;
  double ways;

  if (know_ways (self, place, left, &ways))
    return ways;

  memcpy (filling.left, left, self->n_classes);
  fill_place (self, place, 0, self->size[place], 1, &filling, add_ways, &sum);
  keep (self, key_of (self, place, left), sum.ways);

  return sum.ways;
}

static void
add_to_class (Deals *self, Card card, unsigned may)
{
  unsigned c = 0;

  while (c < self->n_classes && self->may[c] != may)
    c++;
  if (c == self->n_classes)
    {
      self->may[c] = may;
      self->n_classes++;
    }
  self->members[c] |= card_set_of (card);
  self->n_cards[c]++;
}

/* Numbers are unique: fewer than 60 hidden cards keep them below 2^64 / 18. */
static void
number_classes (Deals *self)
{
  uint64_t radix = 1;

  for (unsigned c = 0; c < self->n_classes; c++)
    {
      self->radix[c] = radix;
      radix *= self->n_cards[c] + 1u;
    }
}

Deals *
deals_new (const Places *places)
{
  Deals *self = g_new0 (Deals, 1);

  self->n_places = places->n;
  memcpy (self->size, places->size, sizeof self->size);
  for (CardSet set = places->cards; set != 0; set = card_set_rest (set))
    {
      unsigned may = 0;

      for (unsigned p = 0; p < places->n; p++)
        may |= (unsigned) card_set_has (places->may[p], card_set_first (set)) << p;
      add_to_class (self, card_set_first (set), may);
    }
  number_classes (self);
  self->room = FIRST_ROOM;
  self->entry = g_new0 (Entry, self->room);
  self->count = count_ways (self, 0, self->n_cards);

  return self;
}

void
deals_free (Deals *self)
{
  g_free (self->entry);
  g_free (self);
}

double
deals_count (const Deals *self)
{
  return self->count;
}

typedef struct
{
  double left; /* ways to skip */
  Filling chosen;
} Lot;

static bool
pass_over (const Deals *self, unsigned place, const Filling *filling, double ways, void *data)
{
  Lot *lot = data;
  uint8_t rest[CLASSES_MAX];
  double here;

  rest_of (self, filling, rest);
  know_ways (self, place + 1, rest, &here);
  here *= ways;
  if (here <= 0)
    return false;
  lot->chosen = *filling; /* fallback for rounding */
  lot->left -= here;

  return lot->left < 0;
}

static CardSet
draw_cards (CardSet *set, unsigned n, Rng *rng)
{
  CardSet drawn = 0;

  if (n == card_set_count (*set))
    {
      drawn = *set;
      *set = 0;
      return drawn;
    }
  for (; n > 0; n--)
    {
      CardSet rest = *set;

      for (unsigned skip = rng_below (rng, card_set_count (rest)); skip > 0; skip--)
        rest = card_set_rest (rest);
      drawn |= card_set_of (card_set_first (rest));
      *set &= ~card_set_of (card_set_first (rest));
    }

  return drawn;
}

static inline double
draw_fraction (Rng *rng)
{
  return (double) (rng_next (rng) >> 11) * 0x1p-53;
}

void
deals_draw (const Deals *self, Rng *rng, CardSet *sets)
{
  CardSet members[CLASSES_MAX];
  uint8_t left[CLASSES_MAX];

  memcpy (members, self->members, self->n_classes * sizeof members[0]);
  memcpy (left, self->n_cards, self->n_classes);
  for (unsigned place = 0; place < self->n_places; place++)
    {
      Filling filling;
      Lot lot;

      know_ways (self, place, left, &lot.left);
      lot.left *= draw_fraction (rng);
      sets[place] = 0;
      if (place + 1 == self->n_places)
        {
          for (unsigned c = 0; c < self->n_classes; c++)
            sets[place] |= members[c];
          break;
        }
      memcpy (filling.left, left, self->n_classes);
      fill_place (self, place, 0, self->size[place], 1, &filling, pass_over, &lot);
      for (unsigned c = 0; c < self->n_classes; c++)
        {
          sets[place] |= draw_cards (&members[c], lot.chosen.taken[c], rng);
          left[c] = (uint8_t) (left[c] - lot.chosen.taken[c]);
        }
    }
}

typedef struct
{
  CardSet sets[PLACES_MAX];
  bool (*each) (const CardSet *sets, void *data);
  void *data;
} Walk;

/* Adds @need cards of @choice to @place, then fills the next places. */
static bool
walk (Deals *self, Walk *walker, unsigned place, CardSet left, CardSet choice, unsigned need)
{
  if (need == 0)
    {
      CardSet next = 0;

      if (place + 1 == self->n_places)
        return left != 0 || walker->each (walker->sets, walker->data);
      for (unsigned c = 0; c < self->n_classes; c++)
        next |= (self->may[c] >> (place + 1) & 1) != 0 ? self->members[c] & left : 0;
      walker->sets[place + 1] = 0;
      return walk (self, walker, place + 1, left, next, self->size[place + 1]);
    }
  for (; card_set_count (choice) >= need; choice = card_set_rest (choice))
    {
      CardSet card = card_set_of (card_set_first (choice));

      walker->sets[place] |= card;
      if (!walk (self, walker, place, left & ~card, card_set_rest (choice), need - 1))
        return false;
      walker->sets[place] &= ~card;
    }

  return true;
}

void
deals_each (Deals *self, bool (*each) (const CardSet *sets, void *data), void *data)
{
  Walk walker = { .each = each, .data = data };
  CardSet all = 0;
  CardSet first = 0;

  for (unsigned c = 0; c < self->n_classes; c++)
    {
      all |= self->members[c];
      first |= (self->may[c] & 1) != 0 ? self->members[c] : 0;
    }
  if (self->n_places > 0)
    walk (self, &walker, 0, all, first, self->size[0]);
}
