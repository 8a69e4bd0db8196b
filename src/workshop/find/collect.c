/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/collect.h"

#include <math.h>
#include <string.h>

#include "rules/game.h"
#include "workshop/find/find-themes.h"
#include "workshop/find/same.h"

static const char *const reason_names[COLLECT_REASONS] = {
  [FIND_WORTH] = "none",        [FIND_CLAIM] = "claim",       [FIND_COIN] = "two-answers",
  [FIND_ANNOUNCE] = "announce", [FIND_MOST] = "most-right",   [FIND_NATURAL] = "natural",
  [COLLECT_NAME] = "name",      [COLLECT_SHAPE] = "position", [COLLECT_DEAL] = "deal",
};

const char *
collect_reason_name (unsigned reason)
{
  return reason_names[reason];
}

/* ---- Seen problems --------------------------------------------------------------------------- */

struct Collected
{
  GHashTable *names; /* "FORM:NAME" of each problem */
  GHashTable *shapes;
  GHashTable *deals;
};

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

Collected *
collected_new (void)
{
  Collected *self = g_new0 (Collected, 1);

  self->names = new_set ();
  self->shapes = new_set ();
  self->deals = new_set ();

  return self;
}

void
collected_free (Collected *self)
{
  g_hash_table_unref (self->names);
  g_hash_table_unref (self->shapes);
  g_hash_table_unref (self->deals);
  g_free (self);
}

static const char *
form_of (const Problem *problem)
{
  return game_form (problem->deal.game, &problem->deal.options).key;
}

unsigned
collected_add (Collected *self, const Problem *problem)
{
  g_autofree char *name = g_strjoin (":", form_of (problem), problem->name, NULL);
  g_autofree char *shape = problem_make_shape (problem);
  g_autofree char *deal = problem_make_deal (problem);

  if (g_hash_table_contains (self->names, name))
    return COLLECT_NAME;
  if (g_hash_table_contains (self->deals, deal))
    return COLLECT_DEAL;
  if (shape != NULL && g_hash_table_contains (self->shapes, shape))
    return COLLECT_SHAPE;
  g_hash_table_add (self->names, g_steal_pointer (&name));
  g_hash_table_add (self->deals, g_steal_pointer (&deal));
  if (shape != NULL)
    g_hash_table_add (self->shapes, g_steal_pointer (&shape));

  return FIND_WORTH;
}

/* ---- Choice ---------------------------------------------------------------------------------- */

typedef struct
{
  Collected *seen;
  GHashTable *n_of; /* number of problems chosen so far, by form, kind and band (difficulty) */
} Shelf;

static char *
name_place (const Problem *problem)
{
  return g_strdup_printf ("%s %u %u", form_of (problem), problem->kind, problem->band);
}

/*
 * Returns how common the kind of @problem is: one more than the number of chosen problems with its
 * form, kind and band (difficulty). For PROBLEM_SURE returns 0, so that it comes first.
 */
static unsigned
count_alike (const Shelf *shelf, const Problem *problem)
{
  g_autofree char *place = name_place (problem);

  return problem->kind == PROBLEM_SURE
             ? 0
             : 1 + GPOINTER_TO_UINT (g_hash_table_lookup (shelf->n_of, place));
}

/*
 * Chooses one of the problems of @deal, from the rarest kind and band, that is no duplicate; NULL
 * if none is. Counts the others in @n_left_out by reason.
 */
static Problem *
take_one (Shelf *shelf, GPtrArray *deal, unsigned *n_left_out)
{
  Problem *taken = NULL;

  while (taken == NULL && deal->len > 0)
    {
      unsigned best = 0, reason;

      for (unsigned i = 1; i < deal->len; i++)
        if (count_alike (shelf, g_ptr_array_index (deal, i))
            < count_alike (shelf, g_ptr_array_index (deal, best)))
          best = i;
      taken = g_ptr_array_index (deal, best);
      reason = collected_add (shelf->seen, taken);
      if (reason != FIND_WORTH)
        {
          n_left_out[reason]++;
          taken = NULL;
        }
      g_ptr_array_remove_index (deal, best);
    }
  n_left_out[COLLECT_DEAL] += deal->len;
  if (taken != NULL)
    {
      char *place = name_place (taken);

      g_hash_table_insert (shelf->n_of, place, GUINT_TO_POINTER (count_alike (shelf, taken)));
    }

  return taken;
}

/* Removes claims from the wrong actions of @problem, and corrects its margin. */
static void
drop_claims (Problem *problem)
{
  unsigned n = problem->refutations->len;

  for (unsigned i = n; i-- > 0;)
    if (problem_is_claim (&problem->deal,
                          g_array_index (problem->refutations, ProblemRefutation, i).wrong))
      g_array_remove_index (problem->refutations, i);
  if (problem->refutations->len > 0 && problem->refutations->len < n)
    problem->margin = problem_find_second (problem)->cost;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Problem *first = *(Problem *const *) a;
  const Problem *second = *(Problem *const *) b;
  int forms = strcmp (form_of (first), form_of (second));

  if (forms != 0)
    return forms;
  if (first->band != second->band)
    return first->band < second->band ? -1 : 1;

  return strcmp (first->name, second->name);
}

static int
compare_deals (gconstpointer a, gconstpointer b)
{
  const GPtrArray *first = *(GPtrArray *const *) a;
  const GPtrArray *second = *(GPtrArray *const *) b;

  if (first->len != second->len)
    return first->len < second->len ? -1 : 1;

  return compare (&g_ptr_array_index (first, 0), &g_ptr_array_index (second, 0));
}

/* Groups @problems by deal and sorts small groups first, because they leave less choice. */
static GPtrArray *
group (GPtrArray *problems)
{
  GPtrArray *deals = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) by_deal = new_set ();

  for (unsigned i = 0; i < problems->len; i++)
    {
      Problem *problem = g_ptr_array_index (problems, i);
      g_autofree char *name = problem_make_deal (problem);
      GPtrArray *deal = g_hash_table_lookup (by_deal, name);

      if (deal == NULL)
        {
          deal = g_ptr_array_new ();
          g_hash_table_insert (by_deal, g_steal_pointer (&name), deal);
          g_ptr_array_add (deals, deal);
        }
      g_ptr_array_add (deal, problem);
    }
  g_ptr_array_sort (deals, compare_deals);

  return deals;
}

void
collect_order (GPtrArray *problems, unsigned *n_left_out)
{
  unsigned n[COLLECT_REASONS] = { 0 };
  Shelf shelf = { collected_new (), new_set () };
  g_autoptr (GPtrArray) worth = g_ptr_array_new ();
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) deals = NULL;

  g_ptr_array_sort (problems, compare);
  for (unsigned i = 0; i < problems->len; i++)
    {
      Problem *problem = g_ptr_array_index (problems, i);
      unsigned objection = find_objection (problem);

      if (objection == FIND_WORTH)
        g_ptr_array_add (worth, problem);
      else
        n[objection]++;
    }
  deals = group (worth);
  for (unsigned i = 0; i < deals->len; i++)
    {
      Problem *taken = take_one (&shelf, g_ptr_array_index (deals, i), n);

      if (taken == NULL)
        continue;
      drop_claims (taken);
      taken->themes = problem_themes (taken);
      g_hash_table_add (kept, taken);
    }
  for (unsigned i = problems->len; i-- > 0;)
    if (!g_hash_table_contains (kept, g_ptr_array_index (problems, i)))
      g_ptr_array_remove_index (problems, i);
  if (n_left_out != NULL)
    memcpy (n_left_out, n, sizeof n);
  collected_free (shelf.seen);
  g_hash_table_unref (shelf.n_of);
}
