/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/tree.h"

#include <glib.h>
#include <math.h>

#define FIRST_ROOM 4096 /* nodes allocated at first */
#define NO_NODE 0       /* index 0 is the root, which is no child */
#define PATH_MAX_NODES 512

typedef struct
{
  Action action;
  uint32_t n;         /* visits */
  uint32_t available; /* times the action was legal */
  uint32_t first;     /* first child */
  uint32_t next;      /* next sibling */
  uint32_t unit;      /* unit that acted */
  double mean;        /* mean lead of that unit */
  double squares;
} Node;

struct Tree
{
  TreeRules rules;
  Node *node;
  uint32_t n_nodes;
  uint32_t room;

  /* all leads of the asking seat */
  uint32_t n;
  double mean;
  double squares;
};

Tree *
tree_new (const TreeRules *rules)
{
  Tree *self = g_new0 (Tree, 1);

  self->rules = *rules;
  self->room = FIRST_ROOM;
  self->node = g_new (Node, self->room);
  self->node[0] = (Node) { 0 };
  self->n_nodes = 1;

  return self;
}

void
tree_free (Tree *self)
{
  g_free (self->node);
  g_free (self);
}

static uint32_t
add_child (Tree *self, uint32_t parent, Action action, unsigned unit)
{
  uint32_t index = self->n_nodes++;

  if (index == self->room)
    {
      self->room *= 2;
      self->node = g_renew (Node, self->node, self->room);
    }
  self->node[index]
      = (Node) { .action = action, .unit = unit, .next = self->node[parent].first, .available = 1 };
  self->node[parent].first = index;

  return index;
}

static uint32_t
find_child (const Tree *self, uint32_t parent, Action action)
{
  uint32_t child = self->node[parent].first;

  while (child != NO_NODE && self->node[child].action != action)
    child = self->node[child].next;

  return child;
}

double
tree_deviation (const Tree *self)
{
  return self->n > 1 ? sqrt (self->squares / (self->n - 1)) : 1;
}

/* Returns the child of @parent to visit from @list; sets *is_new if the child was added. */
static uint32_t
descend (Tree *self, uint32_t parent, const ActionList *list, unsigned unit, Rng *rng, bool *is_new)
{
  uint32_t best = NO_NODE;
  double most = 0;
  double scale;
  unsigned n_new = 0;
  Action fresh[ACTIONS_MAX];
  uint32_t known[ACTIONS_MAX];
  unsigned n_known = 0;

  for (unsigned i = 0; i < list->n; i++)
    {
      uint32_t child = find_child (self, parent, list->at[i]);

      if (child == NO_NODE)
        fresh[n_new++] = list->at[i];
      else
        known[n_known++] = child;
    }
  for (unsigned i = 0; i < n_known; i++)
    self->node[known[i]].available++;
  if (n_new > 0)
    {
      *is_new = list->n > 1;
      return add_child (self, parent, fresh[n_new > 1 ? rng_below (rng, n_new) : 0], unit);
    }

  scale = self->rules.explore * tree_deviation (self);
  for (unsigned i = 0; i < n_known; i++)
    {
      const Node *node = &self->node[known[i]];
      double value = n_known == 1 ? 0 : node->mean + scale * sqrt (log (node->available) / node->n);

      if (best == NO_NODE || value > most)
        {
          best = known[i];
          most = value;
        }
    }

  return best;
}

#define ROOT_BY_LOT 0.25  /* uniform share of the root's prior */
#define UNKNOWN_WORTH 0.2 /* value lost by untried actions, in deviations */

/*
 * Returns the child of @parent to visit; rules of thumb give the priors. After Silver and others,
 * "Mastering the game of Go without human knowledge", Nature 550 (2017), with rules in place of the
 * network.
 */
static uint32_t
descend_by_rules (Tree *self, uint32_t parent, const Deal *deal, const ActionList *list,
                  bool *is_new)
{
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  double deviation = tree_deviation (self);
  double share[ACTIONS_MAX];
  uint32_t child[ACTIONS_MAX];
  unsigned best = 0;
  double most = -INFINITY;
  double visits = 0;
  double sum = 0;

  self->rules.stock->share (self->rules.rest, deal, list, share);
  for (unsigned i = 0; i < list->n; i++)
    {
      const Node *node;

      child[i] = find_child (self, parent, list->at[i]);
      node = &self->node[child[i]];
      if (child[i] == NO_NODE)
        continue;
      visits += node->n;
      sum += node->n * node->mean;
    }
  for (unsigned i = 0; i < list->n; i++)
    {
      const Node *node = &self->node[child[i]];
      unsigned n = child[i] != NO_NODE ? node->n : 0;
      double value = n > 0 ? node->mean : visits > 0 ? sum / visits - UNKNOWN_WORTH * deviation : 0;

      if (parent == 0)
        share[i] = (1 - ROOT_BY_LOT) * share[i] + ROOT_BY_LOT / list->n;
      value += self->rules.explore * deviation * share[i] * sqrt (1 + visits) / (1 + n);
      if (value > most)
        {
          most = value;
          best = i;
        }
    }
  *is_new = child[best] == NO_NODE && list->n > 1;

  return child[best] != NO_NODE ? child[best] : add_child (self, parent, list->at[best], unit);
}

/* Plays @deal on; fills @lead by unit. */
static void
find_leads (const Tree *self, Deal *deal, Rng *rng, double *lead)
{
  DealResult result;

  if (self->rules.stock != NULL)
    {
      lead[0] = self->rules.stock->play_on (self->rules.rest, deal);
      lead[1] = -lead[0];
      return;
    }
  guide_play_out (deal, self->rules.policy, rng);
  deal_result (deal, &result);
  for (unsigned unit = 0; unit < result.n_units; unit++)
    lead[unit] = deal_result_lead (&result, unit);
}

void
tree_iterate (Tree *self, const Deal *world, Rng *rng)
{
  unsigned asking = deal_unit (world, (unsigned) world->turn);
  uint32_t path[PATH_MAX_NODES];
  unsigned n_path = 0;
  uint32_t node = 0;
  bool is_new = false;
  Deal deal = *world;
  double lead[SEATS_MAX];
  double delta;

  while (!deal_is_over (&deal) && !is_new && n_path < PATH_MAX_NODES)
    {
      ActionList list;

      guide_list (&deal, &list);
      node = self->rules.stock != NULL
                 ? descend_by_rules (self, node, &deal, &list, &is_new)
                 : descend (self, node, &list, deal_unit (&deal, (unsigned) deal.turn), rng,
                            &is_new);
      path[n_path++] = node;
      deal_apply (&deal, self->node[node].action);
    }
  find_leads (self, &deal, rng, lead);

  for (unsigned i = 0; i < n_path; i++)
    {
      Node *at = &self->node[path[i]];

      delta = lead[at->unit] - at->mean;
      at->n++;
      at->mean += delta / at->n;
      at->squares += delta * (lead[at->unit] - at->mean);
    }
  delta = lead[asking] - self->mean;
  self->n++;
  self->mean += delta / self->n;
  self->squares += delta * (lead[asking] - self->mean);
}

static void
join_results (uint32_t *n, double *mean, double *squares, uint32_t n_more, double more_mean,
              double more_squares)
{
  double delta = more_mean - *mean;
  double share;

  if (n_more == 0)
    return;
  share = (double) n_more / ((double) *n + n_more);
  *mean += delta * share;
  *squares += more_squares + delta * delta * *n * share;
  *n += n_more;
}

static void
join_children (Tree *self, uint32_t parent, const Tree *other, uint32_t other_parent)
{
  for (uint32_t more = other->node[other_parent].first; more != NO_NODE;
       more = other->node[more].next)
    {
      const Node *from = &other->node[more];
      uint32_t child = find_child (self, parent, from->action);
      Node *to;

      if (child == NO_NODE)
        {
          child = add_child (self, parent, from->action, from->unit);
          self->node[child].available = 0;
        }
      to = &self->node[child];
      to->available += from->available;
      join_results (&to->n, &to->mean, &to->squares, from->n, from->mean, from->squares);
      join_children (self, child, other, more);
    }
}

void
tree_join (Tree *self, const Tree *other)
{
  join_results (&self->n, &self->mean, &self->squares, other->n, other->mean, other->squares);
  join_children (self, 0, other, 0);
}

/* Returns the standard error; one result uses the deviation of all. */
static double
error_of (const Tree *self, const Node *node)
{
  return node->n > 1 ? sqrt (node->squares / (node->n - 1) / node->n) : tree_deviation (self);
}

unsigned
tree_rows (const Tree *self, SearchRow *rows)
{
  unsigned n = 0;

  for (uint32_t child = self->node[0].first; child != NO_NODE; child = self->node[child].next)
    {
      const Node *node = &self->node[child];

      rows[n++] = (SearchRow) { node->action, node->mean, error_of (self, node) };
    }

  return n;
}
