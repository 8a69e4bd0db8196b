/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/analysis.h"

#include <math.h>
#include <string.h>

#include "players/bidding/trial.h"
#include "players/player-look.h"

/* ---- All actions in all worlds ----------------------------------------------------------- */

typedef struct
{
  Analysis *self;
  const Rng *rng;
  ThreadPool pool;
  const SearchGround *ground;
  Deal *worlds;       /* ANALYSIS_WORLDS */
  const Trial *trial; /* where rules of thumb chose */
} Looking;

/* With every action the same chance decides what nobody has thought of. */
static void
play_world (gpointer data, unsigned w, unsigned worker)
{
  const Looking *looking = data;
  Analysis *self = looking->self;
  const Deal *world = &looking->worlds[w];
  LineTable table;

  line_table_make (&table, world);
  search_enter_world (looking->ground, worker);
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried && !thread_pool_is_cancelled (&looking->pool))
      {
        Rng chance = rng_new (looking->rng->state, 2 + w);
        Deal after = *world;

        search_play_on (looking->ground, &after, self->row[i].action, &chance, worker);
        line_read (&table, world, &after, &self->line[i * ANALYSIS_WORLDS + w]);
      }
}

static void
mark_tried (Analysis *self, const SearchGround *ground)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = search_rows (ground, rows);

  for (unsigned i = 0; i < self->n; i++)
    for (unsigned k = 0; k < n; k++)
      if (rows[k].action == self->row[i].action)
        self->row[i].is_tried = true;
}

static void
list_rows (Analysis *self)
{
  self->n = self->choice.n;
  for (unsigned i = 0; i < self->n; i++)
    self->row[i].action = self->choice.row[i].action;
}

/* Before the choice is sorted: the rows are brought into its order at the end. */
static void
look (gpointer data, const SearchGround *ground)
{
  Looking *looking = data;
  Analysis *self = looking->self;
  g_autofree Deal *worlds = g_new (Deal, ANALYSIS_WORLDS);
  Rng rng = rng_new (looking->rng->state, 1);

  list_rows (self);
  mark_tried (self, ground);
  self->line = g_new0 (AnalysisLine, (gsize) self->n * ANALYSIS_WORLDS);
  for (unsigned w = 0; w < ANALYSIS_WORLDS && !thread_pool_is_cancelled (&looking->pool); w++)
    search_draw (ground, &rng, &worlds[w]);
  looking->ground = ground;
  looking->worlds = worlds;
  thread_pool_work (&looking->pool, ANALYSIS_WORLDS, play_world, looking);
  self->n_worlds = ANALYSIS_WORLDS;
}

/* ---- What is said, in worlds of its own -------------------------------------------------- */

/* The best by the rules of thumb. */
static void
mark_trials (Analysis *self)
{
  for (unsigned i = 0; i < MIN (self->n, TRIAL_ACTIONS); i++)
    self->row[i].is_tried = true;
}

/* What is read from a trick is so where one is being played. */
static void
try_in_world (gpointer data, unsigned w, unsigned worker G_GNUC_UNUSED)
{
  const Looking *looking = data;
  Analysis *self = looking->self;
  const Deal *world = trial_world (looking->trial, w);

  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      {
        Rng chance = rng_new (looking->rng->state, 2 + w);
        Deal after = *world;
        LineTable table;

        trial_play_on (&after, self->row[i].action, &chance);
        if (world->phase == PHASE_PLAY)
          line_table_make (&table, world);
        else
          line_table_make_after (&table, &after, (unsigned) world->turn);
        line_read (&table, world, &after, &self->line[i * ANALYSIS_WORLDS + w]);
      }
}

static void
find_value (Analysis *self, unsigned index)
{
  AnalysisRow *row = &self->row[index];
  double squares = 0;
  double sum = 0;

  for (unsigned w = 0; w < self->n_worlds; w++)
    sum += analysis_line (self, index, w)->lead;
  row->value = sum / self->n_worlds;
  for (unsigned w = 0; w < self->n_worlds; w++)
    {
      double off = analysis_line (self, index, w)->lead - row->value;

      squares += off * off;
    }
  row->error = sqrt (squares / (self->n_worlds - 1) / self->n_worlds);
}

/* Tries what was chosen by rules of thumb, and what else may be done. */
static void
try_actions (Looking *looking, const Observation *observation, const Player *player, Rng *rng)
{
  Analysis *self = looking->self;
  Trial *trial = trial_new (observation, player, rng, &looking->pool);

  if (trial == NULL)
    return;
  self->is_trial = true;
  mark_trials (self);
  self->line = g_new0 (AnalysisLine, (gsize) self->n * ANALYSIS_WORLDS);
  looking->trial = trial;
  thread_pool_work (&looking->pool, ANALYSIS_WORLDS, try_in_world, looking);
  trial_free (trial);
  if (thread_pool_is_cancelled (&looking->pool))
    return;
  self->n_worlds = ANALYSIS_WORLDS;
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      find_value (self, i);
}

/* ---- What is made of it ------------------------------------------------------------------ */

/* Brings the row that stands at @from, and its lines, to @to, before those in between. */
static void
move_row (Analysis *self, unsigned from, unsigned to)
{
  unsigned n = self->n_worlds;
  AnalysisRow row = self->row[from];
  g_autofree AnalysisLine *line = g_memdup2 (&self->line[from * n], n * sizeof *line);

  memmove (&self->row[to + 1], &self->row[to], (from - to) * sizeof row);
  memmove (&self->line[(to + 1) * n], &self->line[to * n], (from - to) * n * sizeof *line);
  self->row[to] = row;
  memcpy (&self->line[to * n], line, n * sizeof *line);
}

/* Brings the rows, and their lines, into the order of the choice. */
static void
sort_by_choice (Analysis *self)
{
  for (unsigned i = 0; i < self->n; i++)
    move_row (self, (unsigned) (analysis_find (self, self->choice.row[i].action) - self->row), i);
}

/*
 * What the rules of thumb chose stands first, unless something else is clearly better in these
 * worlds; behind it the others by their values, those that were not tried last.
 */
static void
sort_by_value (Analysis *self)
{
  unsigned best = 0;

  for (unsigned i = 1; i < self->n; i++)
    if (self->row[i].is_tried && self->row[i].value > self->row[best].value
        && !analysis_are_equal (self, 0, i))
      best = i;
  move_row (self, best, 0);
  for (unsigned i = 2; i < self->n && self->row[i].is_tried; i++)
    {
      unsigned to = i;

      while (to > 1 && self->row[to - 1].value < self->row[i].value)
        to--;
      move_row (self, i, to);
    }
}

static void
count_world (Analysis *self, unsigned w)
{
  double most = -INFINITY;

  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      most = MAX (most, analysis_line (self, i, w)->lead);
  for (unsigned i = 0; i < self->n; i++)
    {
      AnalysisRow *row = &self->row[i];
      const AnalysisLine *line = analysis_line (self, i, w);

      if (!row->is_tried)
        continue;
      row->n_best += line->lead >= most;
      row->n_won += line->is_won;
      row->n_trick += line->takes_trick;
    }
}

/* The values by which a search chose. */
static void
take_values (Analysis *self)
{
  for (unsigned i = 0; i < self->n; i++)
    {
      self->row[i].value = self->choice.row[i].value;
      self->row[i].error = self->choice.row[i].standard_error;
    }
}

Analysis *
analysis_new (const Observation *observation, const Player *player, Rng *rng,
              GCancellable *cancellable)
{
  Analysis *self = g_new0 (Analysis, 1);
  Rng before = *rng;
  Looking looking = { .self = self, .rng = &before, .pool = { player->threads, cancellable } };

  self->is_contract = observation->seen.declarer != NO_SEAT;
  player_choose_and_look (observation, player, rng, cancellable, &self->choice, look, &looking);
  if (g_cancellable_is_cancelled (cancellable))
    self->n_worlds = 0;
  if (self->n_worlds > 0)
    sort_by_choice (self);
  else
    list_rows (self);
  take_values (self);
  if (self->n_worlds == 0 && self->n > 1 && player->worlds > 0
      && !g_cancellable_is_cancelled (cancellable))
    try_actions (&looking, observation, player, rng);
  if (self->is_trial && self->n_worlds > 0)
    sort_by_value (self);
  for (unsigned w = 0; w < self->n_worlds; w++)
    count_world (self, w);

  return self;
}

void
analysis_free (Analysis *self)
{
  g_free (self->line);
  g_free (self);
}

const AnalysisRow *
analysis_find (const Analysis *self, Action action)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].action == action)
      return &self->row[i];

  return NULL;
}

/* Less is no difference: a search only tells so which of equals it likes best. */
#define LEAST_DIFFERENCE 1e-5

/* One standard error of how rows @a and @b differ: in the same worlds, where those gave both. */
static double
error_of_difference (const Analysis *self, unsigned a, unsigned b)
{
  double mean = self->row[a].value - self->row[b].value;
  double squares = 0;

  if (!self->is_trial)
    return hypot (self->row[a].error, self->row[b].error);
  for (unsigned w = 0; w < self->n_worlds; w++)
    {
      double off = analysis_line (self, a, w)->lead - analysis_line (self, b, w)->lead - mean;

      squares += off * off;
    }

  return sqrt (squares / (self->n_worlds - 1) / self->n_worlds);
}

/* The worlds that are looked at bear out that the one of more value is better. */
static bool
is_borne_out (const Analysis *self, unsigned a, unsigned b)
{
  bool is_more = self->row[a].value > self->row[b].value;
  double sum = 0;

  for (unsigned w = 0; w < self->n_worlds; w++)
    sum += analysis_line (self, a, w)->lead - analysis_line (self, b, w)->lead;

  return (is_more ? sum : -sum) > LEAST_DIFFERENCE * self->n_worlds;
}

bool
analysis_are_equal (const Analysis *self, unsigned a, unsigned b)
{
  const AnalysisRow *one = &self->row[a];
  const AnalysisRow *other = &self->row[b];

  return one->is_tried && other->is_tried
         && (fabs (one->value - other->value)
                 <= MAX (2 * error_of_difference (self, a, b), LEAST_DIFFERENCE)
             || !is_borne_out (self, a, b));
}
