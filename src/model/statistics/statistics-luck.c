/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/statistics-luck.h"

#include <math.h>
#include <string.h>

/* ---- Distributions --------------------------------------------------------------------------- */

#define TAIL 0.025
#define NORMAL_95 1.959964
#define STEPS_MOST 40e6 /* most multiplications for an exact answer */

/* Hands with the same distribution. */
typedef struct
{
  guint n_hands;
  guint n; /* possible sums, from 0 to n - 1 */
  double *chance;
  double mean;
  double variance;
} Part;

struct _LuckRange
{
  GArray *parts; /* elements: Part */
};

static void
part_clear (gpointer data)
{
  g_free (((Part *) data)->chance);
}

LuckRange *
luck_range_new (void)
{
  LuckRange *self = g_new0 (LuckRange, 1);

  self->parts = g_array_new (FALSE, TRUE, sizeof (Part));
  g_array_set_clear_func (self->parts, part_clear);

  return self;
}

void
luck_range_free (LuckRange *self)
{
  g_array_unref (self->parts);
  g_free (self);
}

/* ---- One hand -------------------------------------------------------------------------------- */

/* Counts the hands of each size and sum, card by card; with worths 0 and 1, hypergeometric. */
static void
count_ways (double *ways, guint n_sums, CardSet pool, const uint8_t *worth, guint n_cards)
{
  ways[0] = 1;
  for (CardSet set = pool; set != 0; set = card_set_rest (set))
    {
      guint value = worth[card_set_first (set)];

      for (guint k = n_cards; k-- > 0;)
        for (guint sum = 0; sum + value < n_sums; sum++)
          ways[(k + 1) * n_sums + sum + value] += ways[k * n_sums + sum];
    }
}

static guint
most_of (CardSet pool, const uint8_t *worth)
{
  guint most = 0;

  for (CardSet set = pool; set != 0; set = card_set_rest (set))
    most = MAX (most, worth[card_set_first (set)]);

  return most;
}

void
luck_range_add (LuckRange *self, CardSet pool, const uint8_t *worth, guint n_cards, guint n_hands)
{
  guint n_sums = n_cards * most_of (pool, worth) + 1;
  g_autofree double *ways = g_new0 (double, (n_cards + 1) * n_sums);
  Part part = { .n_hands = n_hands, .n = n_sums, .chance = g_new (double, n_sums) };
  double all = 0;
  double squares = 0;

  g_return_if_fail (n_cards <= card_set_count (pool));

  count_ways (ways, n_sums, pool, worth, n_cards);
  memcpy (part.chance, ways + n_cards * n_sums, n_sums * sizeof (double));
  for (guint i = 0; i < n_sums; i++)
    all += part.chance[i];
  for (guint i = 0; i < n_sums; i++)
    {
      part.chance[i] /= all;
      part.mean += i * part.chance[i];
      squares += (double) i * i * part.chance[i];
    }
  part.variance = squares - part.mean * part.mean;
  while (part.n > 1 && part.chance[part.n - 1] == 0)
    part.n--;
  g_array_append_val (self->parts, part);
}

/* ---- All hands ------------------------------------------------------------------------------- */

typedef struct
{
  guint n_hands;
  double mean; /* mean of the total sum */
  double variance;
  double n_sums;
} Totals;

static Totals
add_up (LuckRange *self)
{
  Totals totals = { .n_sums = 1 };

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      totals.n_hands += part->n_hands;
      totals.mean += part->n_hands * part->mean;
      totals.variance += part->n_hands * part->variance;
      totals.n_sums += (double) part->n_hands * (part->n - 1);
    }

  return totals;
}

double
luck_range_mean (LuckRange *self)
{
  Totals totals = add_up (self);

  return totals.n_hands > 0 ? totals.mean / totals.n_hands : 0;
}

static double
count_steps (LuckRange *self)
{
  double steps = 0;
  double n = 1;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);
      double added = (double) part->n_hands * (part->n - 1);

      steps += (n + added / 2) * part->n_hands * part->n;
      n += added;
    }

  return steps;
}

/* Returns the probability of each total; free with g_free (). */
static double *
add_hands (LuckRange *self, guint n_sums)
{
  double *chance = g_new0 (double, n_sums);
  g_autofree double *next = g_new (double, n_sums);
  guint n = 1;

  chance[0] = 1;
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      for (guint hand = 0; hand < part->n_hands; hand++)
        {
          memset (next, 0, (n + part->n - 1) * sizeof (double));
          for (guint sum = 0; sum < n; sum++)
            for (guint own = 0; own < part->n; own++)
              next[sum + own] += chance[sum] * part->chance[own];
          n += part->n - 1;
          memcpy (chance, next, n * sizeof (double));
        }
    }

  return chance;
}

static void
find_exactly (LuckRange *self, const Totals *totals, double *low, double *high)
{
  guint n = (guint) totals->n_sums;
  g_autofree double *chance = add_hands (self, n);
  double below = 0;
  double above = 0;
  guint least = 0;
  guint most = n - 1;

  while (least < n - 1 && below + chance[least] < TAIL)
    below += chance[least++];
  while (most > 0 && above + chance[most] < TAIL)
    above += chance[most--];
  *low = (double) least / totals->n_hands;
  *high = (double) most / totals->n_hands;
}

void
luck_range_find (LuckRange *self, double *low, double *high)
{
  Totals totals = add_up (self);
  double margin = NORMAL_95 * sqrt (totals.variance);

  *low = *high = 0;
  if (totals.n_hands == 0)
    return;
  if (count_steps (self) <= STEPS_MOST)
    {
      find_exactly (self, &totals, low, high);
      return;
    }
  *low = (totals.mean - margin) / totals.n_hands;
  *high = (totals.mean + margin) / totals.n_hands;
}

/* ---- Measures -------------------------------------------------------------------------------- */

typedef struct
{
  const char *label;
  Suit suit;
  guint n_hands;
  double sum;
  LuckRange *range;
} Thing;

typedef struct
{
  const Game *game;
  guint n_hands;
  GArray *things; /* elements: Thing */
} Count;

static void
thing_clear (gpointer data)
{
  luck_range_free (((Thing *) data)->range);
}

static Thing *
find_thing (Count *count, const LuckMeasure *measure)
{
  Thing thing = { .label = measure->label, .suit = (Suit) measure->suit };

  for (guint i = 0; i < count->things->len; i++)
    {
      Thing *other = &g_array_index (count->things, Thing, i);

      if (g_str_equal (other->label, thing.label) && other->suit == thing.suit)
        return other;
    }
  thing.range = luck_range_new ();
  g_array_append_val (count->things, thing);

  return &g_array_index (count->things, Thing, count->things->len - 1);
}

static guint
weigh (const LuckMeasure *measure, CardSet hand)
{
  guint sum = 0;

  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    sum += measure->worth[card_set_first (set)];

  return sum;
}

/* Hands with equal rules, size and open card. */
typedef struct
{
  Luck luck;
  guint n_cards;
  guint n_hands;
  double sum[LUCK_MAX];
} Kind;

static void
count_kind (Count *count, const Kind *kind)
{
  count->n_hands += kind->n_hands;
  for (guint i = 0; i < kind->luck.n; i++)
    {
      Thing *thing = find_thing (count, &kind->luck.measure[i]);

      thing->n_hands += kind->n_hands;
      thing->sum += kind->sum[i];
      luck_range_add (thing->range, kind->luck.pool, kind->luck.measure[i].worth, kind->n_cards,
                      kind->n_hands);
    }
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Returns the (possibly new) kind of a hand; NULL for invalid data. */
static Kind *
find_kind (GHashTable *kinds, const Game *game, const char *settings, int upcard, guint n_cards)
{
  g_autofree char *key = g_strdup_printf ("%d %u %s", upcard, n_cards, settings);
  Kind *kind = g_hash_table_lookup (kinds, key);
  Options options = OPTIONS_DEFAULT;

  if (kind != NULL)
    return kind;
  if (!options_set_all (&options, game, settings, NULL)
      || upcard >= (int) game_pack (game, &options)->n_cards)
    return NULL;
  kind = g_new0 (Kind, 1);
  kind->n_cards = n_cards;
  game_luck (game, &options, upcard < 0 ? CARD_NONE : (Card) upcard, &kind->luck);
  g_hash_table_insert (kinds, g_steal_pointer (&key), kind);

  return kind;
}

static void
read_hand (GHashTable *kinds, const Game *game, DatabaseQuery *query)
{
  const char *settings = (const char *) sqlite3_column_text (query, 0);
  CardSet hand = (CardSet) sqlite3_column_int64 (query, 1);
  Kind *kind
      = find_kind (kinds, game, settings, sqlite3_column_int (query, 2), card_set_count (hand));

  if (kind == NULL || (hand & ~kind->luck.pool) != 0)
    return;
  kind->n_hands++;
  for (guint i = 0; i < kind->luck.n; i++)
    kind->sum[i] += weigh (&kind->luck.measure[i], hand);
}

static gboolean
read_hands (Database *database, const Game *game, GHashTable *kinds, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT options, hand, upcard FROM outcome"
                        " JOIN deal ON deal.id = outcome.deal JOIN match ON match.id = deal.match"
                        " WHERE outcome.game = ?1 AND seat >= 0 AND hand != 0",
                        "s", game->key);

  while (query != NULL && database_next (database, query, &fault))
    read_hand (kinds, game, query);

  return database_end (&fault, error);
}

static StatisticsLuck *
tell (const Count *count)
{
  StatisticsLuck *luck = g_new0 (StatisticsLuck, 1);

  luck->game = count->game;
  luck->n_hands = count->n_hands;
  for (guint i = 0; i < count->things->len && i < G_N_ELEMENTS (luck->row); i++)
    {
      const Thing *thing = &g_array_index (count->things, Thing, i);
      StatisticsLuckRow *row = &luck->row[luck->n_rows++];

      *row = (StatisticsLuckRow) { .label = thing->label,
                                   .suit = thing->suit,
                                   .mean = thing->sum / thing->n_hands,
                                   .expected = luck_range_mean (thing->range) };
      luck_range_find (thing->range, &row->low, &row->high);
    }

  return luck;
}

StatisticsLuck *
statistics_luck_read (Database *database, const Game *game, GError **error)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Count count = { .game = game, .things = g_array_new (FALSE, FALSE, sizeof (Thing)) };
  StatisticsLuck *luck = NULL;
  GHashTableIter iter;
  gpointer kind;

  g_array_set_clear_func (count.things, thing_clear);
  if (read_hands (database, game, kinds, error))
    {
      g_hash_table_iter_init (&iter, kinds);
      while (g_hash_table_iter_next (&iter, NULL, &kind))
        count_kind (&count, kind);
      luck = tell (&count);
    }
  g_array_unref (count.things);

  return luck;
}

GPtrArray *
statistics_luck_games (Database *database, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (database, &fault,
                                         "SELECT game FROM outcome WHERE seat >= 0 AND hand != 0"
                                         " GROUP BY game ORDER BY max(ended) DESC",
                                         "");

  while (query != NULL && database_next (database, query, &fault))
    {
      const Game *game = game_find ((const char *) sqlite3_column_text (query, 0));

      if (game != NULL)
        g_ptr_array_add (games, (gpointer) game);
    }

  return database_end (&fault, error) ? g_steal_pointer (&games) : NULL;
}
