/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/mine.h"

#include <string.h>

#include "players/problems/problem-fact.h"
#include "players/problems/problem.h"
#include "players/solver/solve.h"
#include "players/thread-pool.h"
#include "players/worlds/worlds.h"
#include "rules/number.h"
#include "rules/talon-play.h"
#include "workshop/find/again.h"
#include "workshop/find/bands.h"
#include "workshop/find/collect.h"
#include "workshop/find/find-themes.h"
#include "workshop/find/find.h"
#include "workshop/find/promising.h"
#include "workshop/prove/prove.h"

/* ---- Lines ----------------------------------------------------------------------------------- */

#define HAND_MOST 5    /* greatest hand in which all play perfectly */
#define WORLDS_MOST 40 /* layouts tried for a refutation */

typedef struct
{
  Problem *problem;
  Solver *solver;
  SolveObjective objective;
  bool is_open; /* true if all play perfectly with hands of any size */
} LinePlayer;

/* Returns true for false claims, which end and lose the deal. */
static bool
gives_up (const Deal *deal, Action action)
{
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  Deal after = *deal;
  DealResult result;

  if (action_is_play (deal->game, action))
    return false;
  deal_apply (&after, action);
  if (!deal_is_over (&after))
    return false;
  deal_result (&after, &result);

  return deal_result_lead (&result, unit) < 0;
}

/* Returns an action as good as @best that plays on. */
static Action
play_instead (const LinePlayer *self, const Deal *deal, Action best)
{
  SolveRow rows[ACTIONS_MAX];
  unsigned n = solve_each (self->solver, deal, self->objective, rows);
  unsigned at = 0;

  while (rows[at].action != best)
    at++;
  for (unsigned i = 0; i < n; i++)
    if (rows[i].low == rows[at].low && rows[i].high == rows[at].high
        && !gives_up (deal, rows[i].action))
      return rows[i].action;

  return best;
}

static Action
choose (const LinePlayer *self, const Deal *deal)
{
  Rng rng = rng_new (1, 0);
  Observation observation;
  SolveAnswer answer;
  Choice choice;

  if ((self->is_open || card_set_count (deal->hand[deal->turn]) <= HAND_MOST)
      && solve_refuse (deal, self->objective) == NULL)
    {
      solve_deal (self->solver, deal, self->objective, &answer);
      return gives_up (deal, answer.best) ? play_instead (self, deal, answer.best) : answer.best;
    }
  problem_observe (deal, &observation);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &choice);

  return choice.row[0].action;
}

/* Plays on into @line, up to PROBLEM_LINE_MAX; returns the number of actions. */
static unsigned
play (const LinePlayer *self, Deal *deal, Action first, Action *line)
{
  unsigned n = 0;

  solver_forget (self->solver);
  while (!deal_is_over (deal) && n < PROBLEM_LINE_MAX)
    {
      line[n] = n == 0 ? first : choose (self, deal);
      deal_apply (deal, line[n++]);
    }

  return n;
}

/* Returns the final lead of the unit at turn after @first; fills @line. */
static double
lead_after (const LinePlayer *self, const Deal *deal, Action first, Action *line, unsigned *n)
{
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  Deal after = *deal;
  DealResult result;

  *n = play (self, &after, first, line);
  deal_result (&after, &result);

  return deal_result_lead (&result, unit);
}

static bool
can_be_played (const LinePlayer *self, const ProblemRefutation *refutation)
{
  MatchLog *log = problem_play_line (self->problem, refutation);
  bool is_played = log != NULL;

  g_clear_pointer (&log, match_log_free);

  return is_played;
}

/*
 * Fills the line of @refutation. Returns true if the wrong action leads to less in @layout, also
 * against best play, and the line can be played.
 */
static bool
beats_in (const LinePlayer *self, const Deal *layout, ProblemRefutation *refutation)
{
  Action line[PROBLEM_LINE_MAX];
  unsigned n;
  double right = lead_after (self, layout, self->problem->right.at[0], line, &n);

  return lead_after (self, layout, refutation->wrong, refutation->line, &refutation->n_line) < right
         && can_be_played (self, refutation) && problem_prove_loss (self->problem, refutation);
}

static bool
find_layout (const LinePlayer *self, ProblemRefutation *refutation)
{
  const Deal *deal = &self->problem->deal;
  Observation observation;
  Rng rng = rng_new (1, 0);
  bool is_found = beats_in (self, deal, refutation);
  Worlds *worlds;

  problem_observe (deal, &observation);
  worlds = worlds_new (&observation);
  for (unsigned i = 0; i < WORLDS_MOST && !is_found; i++)
    {
      Deal world;

      if (!worlds_draw (worlds, &rng, &world))
        continue;
      refutation->n_layout = observation_list_hidden (&world, observation.seat, refutation->layout);
      is_found = beats_in (self, &world, refutation);
    }
  worlds_free (worlds);

  return is_found;
}

/* Plays the line of a refutation whose layout is known. */
static bool
play_layout (const LinePlayer *self, ProblemRefutation *refutation)
{
  Deal layout = self->problem->deal;
  Observation observation;

  if (refutation->n_layout > 0)
    {
      problem_observe (&self->problem->deal, &observation);
      observation_fill (&observation, refutation->layout, &layout);
    }
  refutation->n_line = play (self, &layout, refutation->wrong, refutation->line);

  return can_be_played (self, refutation);
}

/*
 * Fills the best line and refutations of @problem. Seats with small hands, or in open and sure
 * problems, play perfectly, others by rules of thumb.
 *
 * A chance or call needs a layout in which the wrong action is worse; the real one is tried first.
 * Refutations without layout are dropped.
 */
static void
problem_play_lines (Problem *problem, Solver *solver)
{
  bool is_open = problem->kind == PROBLEM_OPEN || problem->kind == PROBLEM_SURE;
  SolveObjective objective = problem->kind == PROBLEM_OPEN ? problem->objective : SOLVE_DEAL;
  LinePlayer self = { problem, solver, objective, is_open };
  Deal deal = problem->deal;

  if (problem->kind == PROBLEM_COUNT)
    return;
  problem->n_best = play (&self, &deal, problem->right.at[0], problem->best);
  for (unsigned i = problem->refutations->len; i-- > 0;)
    {
      ProblemRefutation *refutation = &g_array_index (problem->refutations, ProblemRefutation, i);

      if (!(is_open ? play_layout (&self, refutation) : find_layout (&self, refutation)))
        g_array_remove_index (problem->refutations, i);
    }
}

#define STRONG_ONE_IN 4 /* one deal in so many is played by strong, others by club */
#define AT_ONCE 32      /* deals played between selections */

/* greatest number of problems of each kind, per hundred */
static const unsigned share_of_kind[PROBLEM_KINDS] = {
  [PROBLEM_OPEN] = 40, [PROBLEM_SURE] = 25,  [PROBLEM_CHANCE] = 35,
  [PROBLEM_CALL] = 6,  [PROBLEM_COUNT] = 20,
};

/* Greatest number of problems of a band per hundred; more if a game has few kinds or bands. */
#define SHARE_OF_BAND 35
#define SHARES_IN_ALL 120

/* percentage of decisions searched for each kind, because searching is slow */
static const unsigned tried_of_kind[PROBLEM_KINDS] = {
  [PROBLEM_OPEN] = 60, [PROBLEM_SURE] = 100, [PROBLEM_CHANCE] = 40,
  [PROBLEM_CALL] = 40, [PROBLEM_COUNT] = 8,
};

/* One in so many calls before the play is taken by lot in a search for calls. */
#define BY_LOT_ONE_IN 5

/* Greatest number of problems, and of judgements, of a kind per deal. */
#define OF_A_DEAL 2

/*
 * Largest hand in a late search for PROBLEM_CHANCE: exact play of every sample deal is too slow for
 * more cards.
 */
#define CHANCE_HAND_MOST 5

/* percentage of decisions with large hands that are searched, except opening leads and discards */
#define USUAL_TRIED 30

typedef struct
{
  const Mine *mine;
  bool is_wanted[PROBLEM_KINDS];
  unsigned first;                  /* number of the first deal in the batch */
  GPtrArray *found[AT_ONCE];       /* Problems, by deal */
  Finder *finder[THREAD_POOL_MAX]; /* by worker */
  Solver *solver[THREAD_POOL_MAX];
} Work;

/* ---- One deal -------------------------------------------------------------------------------- */

/* Returns true if no card in the lines explains the answer. */
static bool
tells_nothing (const Problem *problem)
{
  LineFact fact;

  return (problem->kind == PROBLEM_OPEN || problem->kind == PROBLEM_SURE)
         && problem_find_tempting (problem, &fact) == ACTION_NONE;
}

/* Adds lines and band, or frees @problem and returns NULL if it cannot be proved or explained. */
static Problem *
complete (Problem *problem, Solver *solver)
{
  unsigned solved[BAND_LEVELS];
  g_autoptr (GError) error = NULL;

  problem_play_lines (problem, solver);
  if (!problem_prove (problem, &error) || !find_judges_again (problem, &error)
      || tells_nothing (problem))
    {
      g_debug ("%s %s: %s", problem_kind_name (problem->kind), problem->name,
               error != NULL ? error->message : "nothing tells why");
      problem_free (problem);
      return NULL;
    }
  problem->band = band_of (problem, solved);
  problem_set_share (problem);

  return problem;
}

/* Returns true if PROBLEM_CHANCE is searched in large hands alone. */
static bool
is_of_large_hands (const Mine *mine)
{
  return mine->least_hand > CHANCE_HAND_MOST;
}

/*
 * Returns true if PROBLEM_CHANCE is searched at this point of @deal: in an early search while hands
 * are large, otherwise in the last tricks.
 */
static bool
is_chance (const Mine *mine, const Deal *deal, bool is_early)
{
  unsigned n_cards = card_set_count (deal->hand[deal->turn]);

  return deal->phase == PHASE_PLAY && n_cards >= mine->least_hand
         && is_early == (n_cards > CHANCE_HAND_MOST);
}

/* State of the search for problems in one deal. */
typedef struct
{
  const Mine *mine;
  const bool *is_wanted; /* true if a kind is searched for; by ProblemKind */
  Finder *finder;
  Solver *solver;
  Rng rng;
  bool is_early; /* true if PROBLEM_CHANCE is searched in large hands instead of the last tricks */
  unsigned n_found[PROBLEM_KINDS];
  unsigned n_judged[PROBLEM_KINDS];
  GPtrArray *found;
} Looker;

/* Returns true if a chance or call at the end of @log deserves a long search. */
static bool
is_promising (Looker *self, const MatchLog *log)
{
  if (self->mine->kind == PROBLEM_CALL)
    return promising_call (&log->deal, &self->rng);

  return log->deal.phase == PHASE_PLAY && self->is_early
             ? promising_plan (log, &self->rng)
             : promising_chance (&log->deal, &self->rng);
}

/* Returns true if the seat at turn may throw away a card that neither follows suit nor ruffs. */
static bool
may_discard (const Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  unsigned led = order->group[deal->trick.card[0]];
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Card card = action_card (deal->game, legal.at[i]);

      if (card != CARD_NONE && order->group[card] != led && order->group[card] != order->trump)
        return true;
    }

  return false;
}

/*
 * Returns the percentage of decisions like this one in @deal that are searched for @kind. A search
 * for calls alone looks at all of them.
 */
static unsigned
count_tried (const Mine *mine, const Deal *deal, ProblemKind kind)
{
  if (mine->kind == PROBLEM_CALL)
    return 100;
  if (!is_of_large_hands (mine) || deal->phase != PHASE_PLAY)
    return tried_of_kind[kind];

  return deal->n_played == 0 || (deal->trick.n > 0 && may_discard (deal)) ? 100 : USUAL_TRIED;
}

/* Returns true if the search tries to make a problem of @kind at this decision. */
static bool
is_sought (Looker *self, const MatchLog *log, ProblemKind kind)
{
  if (self->n_found[kind] == OF_A_DEAL || !self->is_wanted[kind]
      || rng_below (&self->rng, 100) >= count_tried (self->mine, &log->deal, kind))
    return false;
  if (kind != PROBLEM_CHANCE && kind != PROBLEM_CALL)
    return true;
  if ((kind == PROBLEM_CHANCE && !is_chance (self->mine, &log->deal, self->is_early))
      || self->n_judged[kind] == OF_A_DEAL || !is_promising (self, log))
    return false;
  self->n_judged[kind]++;

  return true;
}

static void
look (Looker *self, const MatchLog *log)
{
  for (ProblemKind kind = PROBLEM_OPEN; kind < PROBLEM_KINDS; kind++)
    {
      Problem *problem
          = is_sought (self, log, kind) ? finder_find (self->finder, log, kind, &self->rng) : NULL;

      if (problem != NULL && !promising_problem (self->mine->kind, problem))
        g_clear_pointer (&problem, problem_free);
      problem = problem != NULL ? complete (problem, self->solver) : NULL;
      if (problem == NULL)
        continue;
      self->n_found[kind]++;
      g_ptr_array_add (self->found, problem);
    }
}

/*
 * Returns the player for all seats in deal number @number. Problems with open hands and sure wins
 * do not depend on earlier play. A search for one of these kinds uses a weak, fast player.
 */
static const Player *
player_of_deal (const Mine *mine, uint64_t number)
{
  if (mine->kind == PROBLEM_OPEN || mine->kind == PROBLEM_SURE || mine->kind == PROBLEM_CALL)
    return player_of_level (PLAYER_LEVEL_SIMPLE);

  return player_of_level (is_of_large_hands (mine) || number % STRONG_ONE_IN > 0
                              ? PLAYER_LEVEL_CLUB
                              : PLAYER_LEVEL_STRONG);
}

/*
 * Returns true if the search of @deal can stop: the deal is over. A search for chances alone also
 * stops when hands are smaller than wanted. One for calls alone stops when the play of cards
 * begins, except in games in which the stock can be closed.
 */
static bool
is_searched (const Mine *mine, const Deal *deal)
{
  TalonPlay talon;

  return deal_is_over (deal)
         || (mine->kind == PROBLEM_CHANCE && deal->phase == PHASE_PLAY
             && card_set_count (deal->hand[deal->turn]) < mine->least_hand)
         || (mine->kind == PROBLEM_CALL && deal->phase == PHASE_PLAY
             && !talon_play_make (&talon, deal));
}

/*
 * Returns the action of @choice to play on with. In a search for calls one in BY_LOT_ONE_IN is a
 * beginner's or one of the first few, so that some contracts are too low and others too high.
 */
static Action
take_choice (Looker *self, const Deal *deal, const Choice *choice)
{
  if (self->mine->kind != PROBLEM_CALL || deal->phase == PHASE_PLAY
      || rng_below (&self->rng, BY_LOT_ONE_IN) > 0)
    return choice->row[0].action;
  if (rng_below (&self->rng, 2) == 0)
    return problem_natural (deal);

  return choice->row[rng_below (&self->rng, MIN (choice->n, 2 + choice->n / 8))].action;
}

/* Plays deal number @number and searches each decision for problems. */
static void
search_deal (Looker *self, uint64_t number)
{
  const Player *player = player_of_deal (self->mine, number);
  g_autoptr (MatchLog) log = match_log_new (self->mine->game, &self->mine->options);
  DealNumber cards;

  number_from_seed (&cards, self->mine->seed, number);
  match_log_set_dealer (log, rng_below (&self->rng, log->match.n_seats));
  match_log_deal (log, &cards, NULL);
  self->is_early = (is_of_large_hands (self->mine) || number % 2 > 0)
                   && card_set_count (log->deal.hand[0]) > CHANCE_HAND_MOST;
  while (!is_searched (self->mine, &log->deal))
    {
      ActionList legal;
      Observation observation;
      Choice choice;

      deal_legal (&log->deal, &legal);
      if (legal.n > 1)
        look (self, log);
      problem_observe (&log->deal, &observation);
      player_choose (&observation, player, &self->rng, NULL, &choice);
      match_log_act (log, take_choice (self, &log->deal, &choice), false);
    }
}

static void
play_deal (gpointer data, unsigned index, unsigned worker)
{
  Work *work = data;
  uint64_t number = (uint64_t) work->first + index;
  Looker looker = { .mine = work->mine, .is_wanted = work->is_wanted };

  if (work->finder[worker] == NULL)
    {
      work->finder[worker] = finder_new ();
      work->solver[worker] = solver_new ();
    }
  work->found[index] = g_ptr_array_new ();
  looker.finder = work->finder[worker];
  looker.solver = work->solver[worker];
  looker.found = work->found[index];
  looker.rng = rng_new (work->mine->seed, number);
  search_deal (&looker, number);
}

/* ---- Selection ------------------------------------------------------------------------------- */

typedef struct
{
  GHashTable *names;
  unsigned n_of_kind[PROBLEM_KINDS];
  unsigned n_of_band[PROBLEM_BANDS + 1];
} Shares;

static bool
has_room (unsigned n, unsigned share, const Mine *mine)
{
  return 100 * n < share * mine->n_wanted;
}

/* Returns the share of @kind; kinds that were never found leave theirs to the others. */
static unsigned
room_of_kind (const Shares *shares, ProblemKind kind)
{
  unsigned sum = 0;

  for (unsigned i = 0; i < PROBLEM_KINDS; i++)
    sum += shares->n_of_kind[i] > 0 ? share_of_kind[i] : 0;

  return MAX (share_of_kind[kind], sum > 0 ? share_of_kind[kind] * SHARES_IN_ALL / sum : 0);
}

static unsigned
room_of_band (const Shares *shares)
{
  unsigned n = 0;

  for (unsigned band = 1; band <= PROBLEM_BANDS; band++)
    n += shares->n_of_band[band] > 0;

  return MAX (SHARE_OF_BAND, SHARES_IN_ALL / MAX (n, 1));
}

static void
take (const Mine *mine, Problem *problem, Shares *shares, GPtrArray *problems)
{
  if (problems->len == mine->n_wanted
      || !has_room (shares->n_of_kind[problem->kind], room_of_kind (shares, problem->kind), mine)
      || !has_room (shares->n_of_band[problem->band], room_of_band (shares), mine)
      || !g_hash_table_add (shares->names, g_strdup (problem->name)))
    {
      problem_free (problem);
      return;
    }
  shares->n_of_kind[problem->kind]++;
  shares->n_of_band[problem->band]++;
  g_ptr_array_add (problems, problem);
}

GPtrArray *
mine_problems (const Mine *mine)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) problem_free);
  Shares shares = { .names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  Work work = { .mine = mine };
  ThreadPool pool = { mine->n_threads, NULL };

  for (; problems->len < mine->n_wanted && work.first < mine->n_deals; work.first += AT_ONCE)
    {
      unsigned n = MIN (AT_ONCE, mine->n_deals - work.first);

      for (ProblemKind kind = 0; kind < PROBLEM_KINDS; kind++)
        work.is_wanted[kind]
            = (mine->kind < 0 || mine->kind == (int) kind)
              && has_room (shares.n_of_kind[kind], room_of_kind (&shares, kind), mine);
      thread_pool_work (&pool, n, play_deal, &work);
      for (unsigned i = 0; i < n; i++)
        {
          for (unsigned k = 0; k < work.found[i]->len; k++)
            take (mine, g_ptr_array_index (work.found[i], k), &shares, problems);
          g_ptr_array_unref (work.found[i]);
        }
    }
  for (unsigned i = 0; i < THREAD_POOL_MAX; i++)
    {
      g_clear_pointer (&work.finder[i], finder_free);
      g_clear_pointer (&work.solver[i], solver_free);
    }
  g_hash_table_unref (shares.names);
  collect_order (problems, NULL);

  return problems;
}
