/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/analysis.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "players/analysis/imagined.h"
#include "players/analysis/plan.h"
#include "players/player-game.h"
#include "players/search/ending.h"
#include "players/search/guide.h"
#include "players/solver/solve.h"
#include "players/thread-pool.h"
#include "rules/deal.h"
#include "rules/game.h"

/* ---- Playouts -------------------------------------------------------------------------------- */

#define SOLVED_CARDS 5     /* most cards in the hand at turn to solve */
#define SOLVED_TOGETHER 24 /* most cards in all hands to solve */
#define DRAWN_CARDS 6      /* most cards in hand to solve, with a stock */
#define DRAWN_TRICKS 8     /* most tricks left to solve, with a stock */

/* Node limit of an ending, about 10 ms. */
#define NODES_MAX 400000

/* Node limit of all lines together, about a second. */
#define NODES_OF_ALL 40000000

typedef struct
{
  bool is_solved;
  uint64_t limit; /* most nodes of an ending */
  GCancellable *cancellable;
  Solver *solver[THREAD_POOL_MAX]; /* by worker, created on demand */
} PlayOn;

/*
 * Creates playouts for @n_lines pairs of world and action; @is_solved solves deals of any size.
 * Cancellation stops at once; free with play_on_free ().
 */
static PlayOn *
play_on_new (bool is_solved, unsigned n_lines, GCancellable *cancellable)
{
  PlayOn *self = g_new0 (PlayOn, 1);

  self->is_solved = is_solved;
  self->limit = is_solved ? MIN (NODES_OF_ALL / n_lines, NODES_MAX) : NODES_MAX;
  g_set_object (&self->cancellable, cancellable);

  return self;
}

static void
play_on_free (PlayOn *self)
{
  for (unsigned i = 0; i < THREAD_POOL_MAX; i++)
    g_clear_pointer (&self->solver[i], solver_free);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static Solver *
solver_of (PlayOn *self, unsigned worker)
{
  if (self->solver[worker] == NULL)
    {
      self->solver[worker] = solver_new ();
      solver_set_limit (self->solver[worker], self->limit);
      solver_set_cancellable (self->solver[worker], self->cancellable);
    }

  return self->solver[worker];
}

static void
play_on_enter_world (PlayOn *self, unsigned worker)
{
  solver_forget (solver_of (self, worker));
}

static bool
is_solved_at_once (const PlayOn *self, const Deal *deal)
{
  unsigned n_cards = card_set_count (deal->hand[deal->turn]);

  if (player_game (deal->game)->draws)
    return n_cards <= DRAWN_CARDS
           && ending_is_near (deal, DRAWN_CARDS, 2 * (DRAWN_TRICKS - n_cards));

  return ending_is_near (
      deal,
      self->is_solved ? CARDS_MAX : MIN (SOLVED_CARDS, SOLVED_TOGETHER / deal_count_players (deal)),
      0);
}

/*
 * Plays @deal to its end, @first first: by rules of thumb, then optimally. @worker, unique among
 * running parts, has called play_on_enter_world ().
 *
 * Returns: true if solved from @first on
 */
static bool
play_on (PlayOn *self, Deal *deal, Action first, Rng *rng, unsigned worker)
{
  bool is_solved = is_solved_at_once (self, deal);

  deal_apply (deal, first);
  while (!deal_is_over (deal))
    {
      ActionList list;

      if (is_solved_at_once (self, deal)
          && solve_play_on (solver_of (self, worker), deal, SOLVE_DEAL))
        break;
      is_solved = false;
      deal_legal (deal, &list);
      deal_apply (deal, guide_choose (deal, &list, rng));
    }

  return is_solved;
}

/* Most calls tried in a decision. */
#define CALLS_TRIED 8

/* ---- All actions in all worlds --------------------------------------------------------------- */

typedef struct
{
  Analysis *self;
  const Imagined *imagined;
  ThreadPool pool;
  Rng rng; /* common seed, so that all actions have the same luck */
  PlayOn *play_on;
  bool is_of_all;
  bool is_solving; /* true if one unsolved line makes play_all () give up */
  gint n_unsolved; /* lines not wholly solved; atomic */
} Looking;

/* Returns true if @action tells partners something false: never advised. */
static bool
is_false_call (const Deal *seen, Action action)
{
  Grounds grounds;

  game_grounds (seen, action, &grounds);

  return grounds.is_promise && !grounds.holds;
}

/*
 * Marks the chosen action and sensible ones, or the favourite calls of the rules of thumb, as
 * tried.
 */
static void
list_rows (Looking *looking, const Observation *observation)
{
  Analysis *self = looking->self;
  ActionList sensible = { 0 };
  bool is_played = observation->seen.phase == PHASE_PLAY;
  unsigned n_calls = 0;

  if (is_played)
    guide_list (&looking->imagined->world[0], &sensible);
  self->n = self->choice.n;
  for (unsigned i = 0; i < self->n; i++)
    {
      Action action = self->choice.row[i].action;
      bool is_tried
          = i == 0 || looking->is_of_all
            || (is_played ? action_list_has (&sensible, action)
                          : n_calls < CALLS_TRIED && !is_false_call (&observation->seen, action));

      n_calls += is_tried;
      self->row[i] = (AnalysisRow) { .action = action, .is_tried = is_tried };
    }
}

static bool
is_vain (const Looking *looking)
{
  return thread_pool_is_cancelled (&looking->pool)
         || (looking->is_solving && g_atomic_int_get (&looking->n_unsolved) > 0);
}

/* Plays each tried action in world @w; reads trick facts only of plays. */
static void
play_world (gpointer data, unsigned w, unsigned worker)
{
  Looking *looking = data;
  Analysis *self = looking->self;
  const Deal *world = &looking->imagined->world[w];
  LineTable table;

  play_on_enter_world (looking->play_on, worker);
  for (unsigned i = 0; i < self->n; i++)
    {
      Rng chance = rng_new (looking->rng.state, 2 + w);
      Deal after = *world;

      if (!self->row[i].is_tried || is_vain (looking))
        continue;
      if (!play_on (looking->play_on, &after, self->row[i].action, &chance, worker))
        g_atomic_int_inc (&looking->n_unsolved);
      if (world->phase == PHASE_PLAY)
        line_table_make (&table, world);
      else
        line_table_make_after (&table, &after, (unsigned) world->turn);
      line_read (&table, world, &after, &self->line[i * looking->imagined->n + w]);
    }
}

/* Plays all lines; returns false if cancelled or, with @is_solving, unsolved. */
static bool
play_all (Looking *looking, bool is_solving)
{
  unsigned n = looking->imagined->n;

  looking->is_solving = is_solving;
  looking->n_unsolved = 0;
  looking->play_on = play_on_new (is_solving, n * looking->self->n, looking->pool.cancellable);
  thread_pool_work (&looking->pool, n, play_world, looking);
  play_on_free (looking->play_on);

  return !is_vain (looking);
}

/* Most cards in hand with which plans are searched. */
#define PLAN_CARDS 6

/*
 * Replaces the lines of exactly solved worlds, each played as if all cards were known, by those of
 * the best plan that sees only what will be seen. Returns false if this takes too long.
 */
static bool
plan_lines (Looking *looking)
{
  Analysis *self = looking->self;
  const Deal *world = looking->imagined->world;
  unsigned n = looking->imagined->n;
  bool is_planned = n <= PLAN_WORLDS && world[0].phase == PHASE_PLAY
                    && card_set_count (world[0].hand[world[0].turn]) <= PLAN_CARDS;
  g_autofree AnalysisLine *line = g_new0 (AnalysisLine, (gsize) self->n * n);
  Solver *solver = solver_new ();

  solver_set_limit (solver, NODES_MAX);
  solver_set_cancellable (solver, looking->pool.cancellable);
  for (unsigned i = 0; i < self->n && is_planned; i++)
    if (self->row[i].is_tried)
      is_planned = !thread_pool_is_cancelled (&looking->pool)
                   && plan_read (world, n, self->row[i].action, NODES_OF_ALL / self->n, solver,
                                 &line[i * n]);
  solver_free (solver);
  if (is_planned)
    memcpy (self->line, line, (gsize) self->n * n * sizeof *line);

  return is_planned;
}

/* Solves a complete list of worlds, or falls back to rules of thumb. */
static void
look (Looking *looking, const Observation *observation)
{
  Analysis *self = looking->self;
  const Imagined *imagined = looking->imagined;

  list_rows (looking, observation);
  self->line = g_new0 (AnalysisLine, (gsize) self->n * imagined->n);
  if (!(imagined->is_complete && play_all (looking, true)) && !play_all (looking, false))
    return;
  self->n_worlds = imagined->n;
  self->is_exact = imagined->is_complete && looking->n_unsolved == 0
                   && (imagined->n == 1 || plan_lines (looking));
}

/* ---- Figures --------------------------------------------------------------------------------- */

static double
lead_of (const Analysis *self, unsigned index, unsigned world)
{
  return analysis_line (self, index, world)->lead;
}

static double
margin_of (const Analysis *self, unsigned index, unsigned world)
{
  return analysis_line (self, index, world)->margin;
}

typedef double (*Figure) (const Analysis *self, unsigned index, unsigned world);

/* Returns the mean of @figure in row @index, less that of another row @other. */
static double
mean_of (const Analysis *self, Figure figure, unsigned index, unsigned other)
{
  double sum = 0;

  for (unsigned w = 0; w < self->n_worlds; w++)
    sum += figure (self, index, w) - (other != index ? figure (self, other, w) : 0);

  return sum / self->n_worlds;
}

/* Returns the squared deviations from mean_of (). */
static double
squares_of (const Analysis *self, Figure figure, unsigned index, unsigned other)
{
  double mean = mean_of (self, figure, index, other);
  double squares = 0;

  for (unsigned w = 0; w < self->n_worlds; w++)
    {
      double off = figure (self, index, w) - (other != index ? figure (self, other, w) : 0) - mean;

      squares += off * off;
    }

  return squares;
}

/*
 * Returns the standard error of a mean. An extra result off by @deviation keeps equal results from
 * looking certain.
 */
static double
error_of (const Analysis *self, double squares, double deviation)
{
  return self->is_exact ? 0 : sqrt (squares + deviation * deviation) / self->n_worlds;
}

static double
find_deviation (const Analysis *self, Figure figure)
{
  unsigned n_tried = 0;
  double squares = 0;

  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      {
        squares += squares_of (self, figure, i, i);
        n_tried++;
      }

  return sqrt (squares / n_tried / self->n_worlds);
}

static void
find_values (Analysis *self)
{
  self->deviation = find_deviation (self, lead_of);
  self->deviation_of_margin = find_deviation (self, margin_of);
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      {
        self->row[i].value = mean_of (self, lead_of, i, i);
        self->row[i].error = error_of (self, squares_of (self, lead_of, i, i), self->deviation);
        self->row[i].margin = mean_of (self, margin_of, i, i);
      }
}

/* Standard errors of a clear difference, 1 in 80 by chance. */
#define CLEARLY 2.5

#define LEAST_DIFFERENCE 1e-5

double
analysis_error_between (const Analysis *self, unsigned a, unsigned b)
{
  return a == b ? 0 : error_of (self, squares_of (self, lead_of, a, b), self->deviation);
}

static bool
differ_by (const Analysis *self, unsigned a, unsigned b, double n_errors)
{
  return fabs (self->row[a].value - self->row[b].value)
         > MAX (n_errors * analysis_error_between (self, a, b), LEAST_DIFFERENCE);
}

bool
analysis_are_equal (const Analysis *self, unsigned a, unsigned b)
{
  return self->row[a].is_tried && self->row[b].is_tried && !differ_by (self, a, b, CLEARLY);
}

/* Returns true if row @a brings clearly more card points. */
static bool
brings_more (const Analysis *self, unsigned a, unsigned b)
{
  double error
      = a == b ? 0 : error_of (self, squares_of (self, margin_of, a, b), self->deviation_of_margin);

  return self->row[a].margin - self->row[b].margin > MAX (CLEARLY * error, LEAST_DIFFERENCE);
}

bool
analysis_are_alike (const Analysis *self, unsigned a, unsigned b)
{
  return analysis_are_equal (self, a, b) && !brings_more (self, a, b) && !brings_more (self, b, a);
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

/* ---- Order of rows --------------------------------------------------------------------------- */

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

/* Returns the row of the first one's value with clearly more card points, or 0. */
static unsigned
find_richer (const Analysis *self, unsigned n_tried)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n_tried; i++)
    if (self->row[i].value > self->row[0].value - LEAST_DIFFERENCE && brings_more (self, i, best))
      best = i;

  return best;
}

/*
 * Sorts rows. The choice stays first unless another is better by one error, or CLEARLY for calls,
 * which inform partners. Others follow by value, untried ones last.
 */
static void
sort (Analysis *self, bool is_play)
{
  unsigned best = 0;
  unsigned n_tried = 1;

  for (unsigned i = 1; i < self->n; i++)
    if (self->row[i].is_tried)
      {
        move_row (self, i, n_tried);
        if (self->row[n_tried].value > self->row[best].value)
          best = n_tried;
        n_tried++;
      }
  if (differ_by (self, best, 0, is_play ? 1 : CLEARLY))
    move_row (self, best, 0);
  if (is_play)
    move_row (self, find_richer (self, n_tried), 0);
  for (unsigned i = 2; i < n_tried; i++)
    {
      unsigned to = i;

      while (to > 1 && self->row[to - 1].value < self->row[i].value)
        to--;
      move_row (self, i, to);
    }
}

/* ---- Judging --------------------------------------------------------------------------------- */

/* Returns a hash of the observation, which determines the worlds. */
static uint64_t
seed_of (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  uint64_t mix = rng_mix (observation->unseen ^ (uint64_t) seen->phase << 56);

  mix = rng_mix (mix ^ seen->hand[observation->seat] ^ (uint64_t) observation->seat << 56);
  for (unsigned i = 0; i < seen->n_played; i++)
    mix = rng_mix (mix << 8 ^ seen->played[i] ^ (uint64_t) seen->played_by[i] << 56);
  for (unsigned i = 0; i < observation->legal.n; i++)
    mix = rng_mix (mix << 16 ^ observation->legal.at[i]);
  for (unsigned i = 0; i < seen->n_seats; i++)
    mix = rng_mix (mix ^ (uint32_t) seen->standing[i]);

  return mix;
}

static void
find_usual_choice (const Observation *observation, Choice *choice)
{
  Rng rng = rng_new (1, 1);

  player_choose (observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, choice);
}

/* Copies the rows of the choice; its values only compare with each other. */
static void
take_choice (Analysis *self)
{
  self->n = self->choice.n;
  for (unsigned i = 0; i < self->n; i++)
    self->row[i] = (AnalysisRow) { .action = self->choice.row[i].action,
                                   .value = self->choice.row[i].value };
}

static void
judge (Analysis *self, const Observation *observation, const Player *player, Looking *looking)
{
  Imagined *imagined = imagined_new (observation, player, &looking->rng, &looking->pool);

  if (imagined == NULL)
    return;
  looking->imagined = imagined;
  look (looking, observation);
  g_free (imagined);
  if (self->n_worlds == 0)
    return;
  find_values (self);
  sort (self, observation->seen.phase == PHASE_PLAY);
  for (unsigned w = 0; w < self->n_worlds; w++)
    count_world (self, w);
}

static Analysis *
analyse (const Observation *observation, const Player *player, uint64_t seed, bool is_of_all,
         GCancellable *cancellable)
{
  Analysis *self = g_atomic_rc_box_new0 (Analysis);
  Looking looking = { .self = self,
                      .is_of_all = is_of_all,
                      .rng = rng_new (seed, seed_of (observation)),
                      .pool = { player->threads, cancellable } };

  player_choose (observation, player, &looking.rng, cancellable, &self->choice);
  find_usual_choice (observation, &self->usual);
  self->is_contract = observation->seen.declarer != NO_SEAT;
  if (self->choice.n > 1 && player->worlds > 0 && !g_cancellable_is_cancelled (cancellable))
    judge (self, observation, player, &looking);
  if (self->n_worlds == 0)
    take_choice (self);
  self->is_call = !action_is_play (observation->seen.game, self->row[0].action);

  return self;
}

Analysis *
analysis_new (const Observation *observation, const Player *player, uint64_t seed,
              GCancellable *cancellable)
{
  return analyse (observation, player, seed, false, cancellable);
}

Analysis *
analysis_new_of_all (const Observation *observation, const Player *player, uint64_t seed,
                     GCancellable *cancellable)
{
  return analyse (observation, player, seed, true, cancellable);
}

Analysis *
analysis_ref (Analysis *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  g_free (((Analysis *) data)->line);
}

void
analysis_free (Analysis *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const AnalysisRow *
analysis_find (const Analysis *self, Action action)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].action == action)
      return &self->row[i];

  return NULL;
}
