/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/statistics-luck.h"

#include "model/statistics/luck-range.h"

/* ---- Hands that are dealt alike -------------------------------------------------------------- */

/* What is counted of one thing. */
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
  GArray *things; /* of Thing */
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

/* Hands under the same rules, of the same size, with the same open card. */
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

/* The kind of hands with this key, a new one if there is none yet; NULL: it tells nothing. */
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
  if (fault == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&fault));

  return FALSE;
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
  if (fault == NULL)
    return g_steal_pointer (&games);
  g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}
