/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/course-test.h"

#include <string.h>

static const ProblemEntry *
entry_of (gconstpointer place)
{
  return atout_practice_problem_get_entry (*(AtoutPracticeProblem *const *) place);
}

/* Compares by band, kind, themes and name, to be deterministic. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const ProblemEntry *x = entry_of (a), *y = entry_of (b);

  if (x->band != y->band)
    return x->band < y->band ? -1 : 1;
  if (x->kind != y->kind)
    return x->kind < y->kind ? -1 : 1;
  if (x->themes != y->themes)
    return x->themes < y->themes ? -1 : 1;

  return strcmp (x->name, y->name);
}

static gboolean
are_alike (const ProblemEntry *a, const ProblemEntry *b)
{
  return a->band == b->band && a->kind == b->kind;
}

/* Returns first indices of disjoint similar pairs. */
static GArray *
list_pairs (const GPtrArray *sorted)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i + 1 < sorted->len; i++)
    if (are_alike (entry_of (&sorted->pdata[i]), entry_of (&sorted->pdata[i + 1])))
      {
        g_array_append_val (pairs, i);
        i++;
      }

  return pairs;
}

/*
 * Both tests use the same pairs but no common problem: each takes first and second problems of
 * pairs in turn.
 */
GListModel *
course_test_choose (GListModel *all, gboolean is_after)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) pairs = NULL;
  GListStore *chosen;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    g_ptr_array_add (sorted, g_list_model_get_item (all, i));
  g_ptr_array_sort (sorted, compare);
  pairs = list_pairs (sorted);
  if (pairs->len < COURSE_TEST_PROBLEMS)
    return NULL;

  chosen = g_list_store_new (ATOUT_TYPE_PRACTICE_PROBLEM);
  for (guint i = 0; i < COURSE_TEST_PROBLEMS; i++)
    {
      guint pair = (2 * i + 1) * pairs->len / (2 * COURSE_TEST_PROBLEMS);
      guint second = (i + (is_after ? 1 : 0)) % 2;

      g_list_store_append (chosen, sorted->pdata[g_array_index (pairs, guint, pair) + second]);
    }

  return G_LIST_MODEL (chosen);
}
