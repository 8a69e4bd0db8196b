/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Choosing by worlds: from what the seat sees and nothing else, alike on one thread and on several,
 * and given up at once.
 */

#include <math.h>

#include "player-support.h"
#include "players/analysis/analysis.h"
#include "players/games/wurzen/wurzen.h"
#include "players/inference/beginning.h"
#include "players/inference/beliefs.h"
#include "players/inference/likely.h"
#include "players/search/calls.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "players/search/trials.h"
#include "players/solver/solve.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"

#define N_POSITIONS 6 /* of each game and level */
#define N_WORLDS 60   /* that a level looks at: it is as fair with few */
#define N_MANY 1000   /* positions with "-m slow" */
#define N_THREADS 3
#define N_ON_THREADS 3 /* positions of each game and level */
#define N_ENDINGS 40   /* of each game */
#define N_CERTAIN 5    /* likewise */
#define ENDING_CARDS 4 /* in hand */

static void
choose (const Observation *observation, const Player *player, GCancellable *cancellable,
        Choice *choice)
{
  Rng rng = rng_new (9, 1);

  player_choose (observation, player, &rng, cancellable, choice);
}

static void
assert_sound (const Observation *observation, const Choice *choice)
{
  g_assert_cmpuint (choice->n, ==, observation->legal.n);
  for (unsigned i = 0; i < choice->n; i++)
    {
      g_assert_true (action_list_has (&observation->legal, choice->row[i].action));
      g_assert_cmpint (choice->row[i].reason, !=, REASON_NONE);
      g_assert_true (isfinite (choice->row[i].value));
      g_assert_true (isfinite (choice->row[i].standard_error));
      if (i > 0)
        g_assert_cmpfloat (choice->row[i - 1].value, >=, choice->row[i].value);
    }
}

/* With other cards where the seat does not see them it does the same, for the same values. */
static void
assert_fair (const Deal *deal, const Player *player, Rng *rng)
{
  Observation seen[2];
  Choice choice[2];
  Worlds *worlds;
  Deal world;

  observation_make (&seen[0], deal, (unsigned) deal->turn);
  worlds = worlds_new (&seen[0]);
  worlds_draw (worlds, rng, &world);
  worlds_free (worlds);
  observation_make (&seen[1], &world, (unsigned) deal->turn);
  for (unsigned i = 0; i < 2; i++)
    choose (&seen[i], player, NULL, &choice[i]);
  assert_sound (&seen[0], &choice[0]);
  for (unsigned i = 0; i < choice[0].n; i++)
    {
      g_assert_cmphex (choice[0].row[i].action, ==, choice[1].row[i].action);
      g_assert_cmpfloat (choice[0].row[i].value, ==, choice[1].row[i].value);
    }
}

/* @level, looking at fewer worlds than it has time for. */
static Player
hasty_player (int level)
{
  Player player = *player_of_level ((PlayerLevel) level);

  player.worlds = MIN (player.worlds, N_WORLDS);
  player.trials = MIN (player.trials, N_WORLDS);
  player.calls = MIN (player.calls, N_WORLDS);

  return player;
}

static unsigned
count_positions (void)
{
  return g_test_slow () ? N_MANY : N_POSITIONS;
}

static void
test_fair (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (4, 1);

  for (int level = PLAYER_LEVEL_CLUB; level < PLAYER_LEVELS; level++)
    {
      Player player = hasty_player (level);
      unsigned n = 0;

      while (n < count_positions ())
        {
          Deal deal;

          player_support_random_deal (&deal, game, &rng);
          while (!deal_is_over (&deal))
            {
              if (rng_below (&rng, 20) == 0)
                {
                  assert_fair (&deal, &player, &rng);
                  n++;
                }
              deal_apply (&deal, support_random_action (&deal, &rng));
            }
        }
    }
}

/* ---- How a deal began ------------------------------------------------------------------------ */

#define N_BEGINNINGS 60
#define CALLS_MOST 40

/* With the cards as they were dealt the same calls lead to the same play. */
static void
test_beginning (void)
{
  Rng rng = rng_new (12, 1);
  unsigned n = 0;

  while (n < N_BEGINNINGS)
    {
      Action calls[CALLS_MOST];
      unsigned n_calls = 0;
      Deal deal, beginning;

      player_support_random_deal (&deal, &zensern_game, &rng);
      while (!deal_is_over (&deal) && deal.phase != PHASE_PLAY)
        {
          g_assert_cmpuint (n_calls, <, CALLS_MOST);
          calls[n_calls] = support_random_action (&deal, &rng);
          deal_apply (&deal, calls[n_calls++]);
        }
      if (deal_is_over (&deal))
        continue;
      g_assert_true (beginning_of_calls (&deal, &rng, &beginning));
      for (unsigned i = 0; i < n_calls; i++)
        {
          ActionList legal;

          deal_legal (&beginning, &legal);
          g_assert_true (action_list_has (&legal, calls[i]));
          deal_apply (&beginning, calls[i]);
        }
      g_assert_cmpint (beginning.phase, ==, PHASE_PLAY);
      g_assert_cmpuint (beginning.trump, ==, deal.trump);
      for (unsigned seat = 0; seat < deal.n_seats; seat++)
        g_assert_cmphex (beginning.hand[seat], ==, deal.hand[seat]);
      g_assert_cmpuint (beginning.own.zensern.upcard, ==, deal.own.zensern.upcard);
      g_assert_cmpuint (beginning.own.zensern.bottom, ==, deal.own.zensern.bottom);
      n++;
    }
}

/* Bids and announcements tell apart what Cego asks; the same ones ask the same. */
static void
test_asked_in_cego (void)
{
  const PlayerPast *past = player_game (&cego_game)->past;
  Rng rng = rng_new (13, 1);
  unsigned n_other = 0;

  for (unsigned n = 0; n < 300; n++)
    {
      Deal one, other;

      player_support_random_deal (&one, &cego_game, &rng);
      other = one;
      for (unsigned i = 0; i < 6 && !past->is_called (&one) && !past->is_called (&other); i++)
        {
          Action said = support_random_action (&one, &rng);
          Action instead = support_random_action (&other, &rng);

          g_assert_true (past->is_asked_as (&one, &other));
          deal_apply (&one, said);
          deal_apply (&other, instead);
          if (deal_is_over (&one) || deal_is_over (&other) || said != instead)
            break;
        }
      if (one.phase == other.phase && one.turn == other.turn
          && memcmp (&one.own, &other.own, sizeof one.own) != 0)
        {
          g_assert_false (past->is_asked_as (&one, &other));
          n_other++;
        }
    }
  g_assert_cmpuint (n_other, >, 20);
}

/* ---- Several threads ------------------------------------------------------------------------- */

static void
assert_same_choice (const Choice *one, const Choice *other)
{
  g_assert_cmpuint (one->n, ==, other->n);
  for (unsigned i = 0; i < one->n; i++)
    {
      g_assert_cmphex (one->row[i].action, ==, other->row[i].action);
      g_assert_cmpfloat (one->row[i].value, ==, other->row[i].value);
      g_assert_cmpfloat (one->row[i].standard_error, ==, other->row[i].standard_error);
      g_assert_cmpint (one->row[i].reason, ==, other->row[i].reason);
    }
}

/* What is chosen and by what, to the last bit. */
static void
assert_same_on_threads (const Deal *deal, const Player *level)
{
  Analysis *analysis[N_THREADS];
  Observation observation;
  gsize size;

  observation_make (&observation, deal, (unsigned) deal->turn);
  for (unsigned i = 0; i < N_THREADS; i++)
    {
      Player player = *level;

      player.threads = i + 1;
      analysis[i] = analysis_new (&observation, &player, ANALYSIS_SEED, NULL);
    }
  size = sizeof (AnalysisLine) * analysis[0]->n * analysis[0]->n_worlds;
  for (unsigned i = 1; i < N_THREADS; i++)
    {
      assert_same_choice (&analysis[0]->choice, &analysis[i]->choice);
      g_assert_cmpmem (analysis[0]->line, size, analysis[i]->line,
                       sizeof (AnalysisLine) * analysis[i]->n * analysis[i]->n_worlds);
    }
  for (unsigned i = 0; i < N_THREADS; i++)
    analysis_free (analysis[i]);
}

/* One, two and three threads choose the same for the same reasons, whatever way it is thought. */
static void
test_threads (gconstpointer data)
{
  Rng rng = rng_new (15, 1);

  for (int level = 0; level < PLAYER_LEVELS; level++)
    {
      Player player = hasty_player (level);
      unsigned n = 0;

      while (n < (g_test_slow () ? N_MANY : N_ON_THREADS))
        {
          Deal deal;

          player_support_random_deal (&deal, data, &rng);
          while (!deal_is_over (&deal))
            {
              if (deal.phase == PHASE_PLAY && rng_below (&rng, 16) == 0)
                {
                  assert_same_on_threads (&deal, &player);
                  n++;
                }
              deal_apply (&deal, support_random_action (&deal, &rng));
            }
        }
    }
}

/* ---- What calls and cards tell --------------------------------------------------------------- */

/* The cards as they lie are likelier than others would be, by what was called and played. */
static void
test_likely (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (8, 1);
  double sum = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < 12; i++)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          Observation observation;
          Choice choice;

          if (deal.phase == PHASE_PLAY && deal.n_played > 0 && deal.n_played % 6 == 0)
            {
              Likely *likely;

              observation_make (&observation, &deal, (unsigned) deal.turn);
              likely = likely_new (&observation);
              sum += likely_gain (likely, &deal, 60, &rng);
              likely_free (likely);
              n++;
            }
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpfloat (sum / n, >, game == &wurzen_game ? 0.1 : 0.3); /* the stock hides more */
}

/* ---- Endings --------------------------------------------------------------------------------- */

/* The lead of @unit after @action and what is best for both sides from there on. */
static double
lead_after (Solver *solver, const Deal *deal, Action action, unsigned unit)
{
  Deal next = *deal;
  DealResult result;

  deal_apply (&next, action);
  while (!deal_is_over (&next))
    {
      SolveAnswer answer;

      solve_deal (solver, &next, SOLVE_DEAL, &answer);
      deal_apply (&next, answer.best);
    }
  deal_result (&next, &result);
  if (deal->game == &wurzen_game) /* by what it brings the Bummerl */
    {
      MatchWorth worth;

      wurzen_match_worth (&worth, deal);
      return match_worth (&worth, unit, (int) deal_result_lead (&result, unit));
    }

  return deal_result_lead (&result, unit);
}

/* Plays a random deal by lot to where an ending is solved and there is a choice. */
static bool
find_ending (Deal *deal, const Game *game, Rng *rng)
{
  player_support_random_deal (deal, game, rng);
  while (!deal_is_over (deal))
    {
      Observation observation;

      observation_make (&observation, deal, (unsigned) deal->turn);
      if (deal->phase == PHASE_PLAY && observation.legal.n > 1
          && ending_is_near (deal, ENDING_CARDS, 0))
        return true;
      deal_apply (deal, support_random_action (deal, rng));
    }

  return false;
}

/* What an action is worth in one world is what it leads to there, in the score that is written. */
static void
test_ending (gconstpointer data)
{
  Solver *solver = solver_new ();
  Rng rng = rng_new (12, 1);
  Deal deal;

  for (unsigned n = 0; n < N_ENDINGS;)
    {
      SearchRow rows[ACTIONS_MAX];
      Ending *ending;
      unsigned n_rows;

      if (!find_ending (&deal, data, &rng))
        continue;
      ending = ending_new (NULL);
      ending_add (ending, (EndingWorld[]) { { deal, 0.5 }, { deal, 1.5 } }, 2, NULL);
      n_rows = ending_rows (ending, rows);
      g_assert_cmpuint (n_rows, >, 0);
      for (unsigned i = 0; i < n_rows; i++)
        {
          double lead
              = lead_after (solver, &deal, rows[i].action, deal_unit (&deal, (unsigned) deal.turn));

          g_assert_cmpfloat_with_epsilon (rows[i].mean, lead, 1e-9);
          g_assert_cmpfloat_with_epsilon (rows[i].error, 0, 1e-9);
        }
      ending_free (ending);
      n++;
    }
  solver_free (solver);
}

/* A world whose stock is closed or used up is worth what is best, by what it brings the Bummerl. */
static void
test_talon_rest (void)
{
  Solver *solver = solver_new ();
  Rng rng = rng_new (14, 1);
  Deal deal;

  for (unsigned n = 0; n < N_ENDINGS;)
    {
      SolveAnswer answer;
      MatchWorth worth;
      StockRest *rest;

      if (!find_ending (&deal, &wurzen_game, &rng))
        continue;
      deal.standing[0] = (int32_t) rng_below (&rng, 7);
      deal.standing[1] = (int32_t) rng_below (&rng, 7);
      wurzen_match_worth (&worth, &deal);
      solve_deal (solver, &deal, SOLVE_DEAL, &answer);
      rest = wurzen_stock.begin (&deal);
      g_assert_cmpfloat_with_epsilon (wurzen_stock.play_on (rest, &deal),
                                      match_worth (&worth, 0, answer.low), 1e-9);
      wurzen_stock.end (rest);
      n++;
    }
  solver_free (solver);
}

/* Who can tell where all cards lie plays what is best, and of equals what the rules like best. */
static void
test_certain (gconstpointer data)
{
  Rng rng = rng_new (13, 1);
  Deal deal;

  for (unsigned n = 0; n < N_CERTAIN;)
    {
      Observation observation;
      SearchRow rows[ACTIONS_MAX];
      Choice choice, simple;
      Worlds *worlds;
      Ending *ending;
      unsigned n_rows;
      bool is_certain;
      double most = -INFINITY;

      if (!find_ending (&deal, data, &rng))
        continue;
      observation_make (&observation, &deal, (unsigned) deal.turn);
      worlds = worlds_new (&observation);
      is_certain = worlds_are_listed (worlds) && worlds_count (worlds) <= 1;
      worlds_free (worlds);
      player_support_choose (&deal, &simple);
      if (!is_certain || !action_is_play (deal.game, simple.row[0].action))
        continue;
      ending = ending_new (NULL);
      ending_add (ending, &(EndingWorld) { deal, 1 }, 1, NULL);
      n_rows = ending_rows (ending, rows);
      ending_free (ending);
      for (unsigned i = 0; i < n_rows; i++)
        most = MAX (most, rows[i].mean);
      choose (&observation, player_of_level (PLAYER_LEVEL_STRONG), NULL, &choice);
      for (unsigned i = 0; i < simple.n; i++)
        for (unsigned k = 0; k < n_rows; k++)
          if (rows[k].action == simple.row[i].action && rows[k].mean > most - 1e-9)
            {
              g_assert_cmphex (choice.row[0].action, ==, rows[k].action);
              g_assert_cmpfloat_with_epsilon (choice.row[0].value, most, 1e-9);
              i = simple.n;
              break;
            }
      n++;
    }
}

/* ---- Playing on ------------------------------------------------------------------------------ */

#define N_ALIKE 100 /* pairs of cards */
#define N_PLAYED_ON 20
#define N_LOOKS 3

/* What an action comes to by the rules of thumb. */
static double
lead_played_on (const Deal *world, Action action, Rng rng)
{
  unsigned unit = deal_unit (world, (unsigned) world->turn);
  Deal deal = *world;
  DealResult result;

  deal_apply (&deal, action);
  guide_play_out (&deal, GUIDE_ALL_BY_RULES, &rng);
  deal_result (&deal, &result);

  return deal_result_lead (&result, unit);
}

/* In one world, looked at again and again, everything comes to the same, and the best is best. */
static void
test_same_world (gconstpointer data)
{
  Rng rng = rng_new (13, 1);
  unsigned n = 0;

  while (n < N_PLAYED_ON)
    {
      Deal deal;

      player_support_random_deal (&deal, data, &rng);
      for (; !deal_is_over (&deal); deal_apply (&deal, support_random_action (&deal, &rng)))
        {
          SearchRow rows[ACTIONS_MAX];
          double most = -INFINITY;
          Rollout *rollout;
          ActionList legal;

          deal_legal (&deal, &legal);
          if (legal.n < 2 || rng_below (&rng, 10) > 0)
            continue;
          rollout = rollout_new (legal.at, legal.n);
          for (unsigned i = 0; i < N_LOOKS; i++)
            rollout_look (rollout, &deal, NULL, 1, &rng, NULL);
          g_assert_cmpuint (rollout_rows (rollout, rows), ==, legal.n);
          for (unsigned i = 0; i < legal.n; i++)
            {
              g_assert_cmphex (rows[i].action, ==, legal.at[i]);
              g_assert_cmpfloat_with_epsilon (rows[i].mean,
                                              lead_played_on (&deal, legal.at[i], rng), 1e-9);
              g_assert_cmpfloat_with_epsilon (rows[i].error, 0, 1e-9);
              most = MAX (most, rows[i].mean);
            }
          for (unsigned i = 0; i < legal.n; i++)
            if (legal.at[i] == rollout_best (rollout, 1, 0))
              g_assert_cmpfloat_with_epsilon (rows[i].mean, most, 1e-9);
          if (rows[0].mean >= most - 1e-9)
            g_assert_cmphex (rollout_best (rollout, 1, 0), ==, legal.at[0]);
          rollout_free (rollout);
          n++;
        }
    }
}

/* Of @deal the seat at turn holds both cards, and nobody has or played one between them. */
static bool
are_neighbours (const Deal *deal, Card one, Card other)
{
  const TrickOrder *order = deal_order (deal);
  unsigned low = MIN (order->strength[one], order->strength[other]);
  unsigned high = MAX (order->strength[one], order->strength[other]);
  CardSet others = trick_cards (&deal->trick);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if ((int) seat != deal->turn)
      others |= deal->hand[seat];
  for (CardSet set = others & order->members[order->group[one]]; set != 0;
       set = card_set_rest (set))
    if (order->strength[card_set_first (set)] > low && order->strength[card_set_first (set)] < high)
      return false;

  return order->group[one] == order->group[other]
         && ABS ((int) order->points[one] - (int) order->points[other]) <= 1;
}

static const ChoiceRow *
row_of (const Choice *choice, Action action)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (choice->row[i].action == action)
      return &choice->row[i];

  return NULL;
}

static bool
are_alike (const Deal *deal, const Choice *simple, unsigned i, unsigned k)
{
  return are_neighbours (deal, (Card) action_arg (simple->row[i].action),
                         (Card) action_arg (simple->row[k].action));
}

/* King, queen, jack: the outer two are not alike, so each stands for itself. */
static bool
is_chain (const Deal *deal, const Choice *simple, unsigned i, unsigned k)
{
  for (unsigned m = 0; m < simple->n; m++)
    if (are_alike (deal, simple, i, m) != are_alike (deal, simple, k, m))
      return true;

  return false;
}

/* Of cards that take the same tricks what the rules of thumb like less is never thought better. */
static void
test_alike (void)
{
  Player player = hasty_player (PLAYER_LEVEL_STRONG);
  Rng rng = rng_new (16, 1);
  unsigned n = 0;

  player.ending = 0;
  while (n < N_ALIKE)
    {
      Deal deal;

      if (!player_support_deal_called (&deal, &klaverjas_game, "rules=rotterdam", &rng))
        continue;
      for (; !deal_is_over (&deal); deal_apply (&deal, support_random_action (&deal, &rng)))
        {
          Observation observation;
          Choice simple, choice;

          if (deal.phase != PHASE_PLAY || rng_below (&rng, 5) > 0)
            continue;
          observation_make (&observation, &deal, (unsigned) deal.turn);
          player_support_choose (&deal, &simple);
          choose (&observation, &player, NULL, &choice);
          for (unsigned i = 0; i < simple.n; i++)
            for (unsigned k = i + 1; k < simple.n; k++)
              if (simple.row[i].value > simple.row[k].value && are_alike (&deal, &simple, i, k)
                  && !is_chain (&deal, &simple, i, k))
                {
                  g_assert_cmpfloat (row_of (&choice, simple.row[i].action)->value, >=,
                                     row_of (&choice, simple.row[k].action)->value);
                  n++;
                }
        }
    }
}

/* How many of the cards that @simple has judged are tried, if all cards lie as in @world. */
static unsigned
count_tried (const Deal *world, const Choice *simple)
{
  Action actions[ACTIONS_MAX];
  Rollout *rollout;
  unsigned n;

  for (unsigned i = 0; i < simple->n; i++)
    actions[i] = simple->row[i].action;
  rollout = rollout_new (actions, simple->n);
  alike_equate (rollout, world, simple, actions, simple->n);
  n = rollout_drop (rollout);
  rollout_free (rollout);

  return n;
}

/* A card that the maker of three may have laid aside may as well stand between two others. */
static void
test_alike_hidden (void)
{
  Rng rng = rng_new (17, 1);
  unsigned n = 0;

  while (n < N_ALIKE)
    {
      Deal deal;

      if (!player_support_deal_called (&deal, &klaverjas_game, "game=three", &rng))
        continue;
      for (; !deal_is_over (&deal); deal_apply (&deal, support_random_action (&deal, &rng)))
        {
          Observation observation;
          Choice simple;
          Worlds *worlds;
          unsigned n_tried;

          if (deal.phase != PHASE_PLAY)
            continue;
          observation_make (&observation, &deal, (unsigned) deal.turn);
          player_support_choose (&deal, &simple);
          n_tried = count_tried (&deal, &simple);
          worlds = worlds_new (&observation);
          for (unsigned i = 0; i < 10; i++)
            {
              Deal world;

              g_assert_true (worlds_draw (worlds, &rng, &world));
              g_assert_cmpuint (count_tried (&world, &simple), ==, n_tried);
            }
          worlds_free (worlds);
          n++;
        }
    }
}

#define N_CALLS_CHANGED 24
#define N_CALLED 100 /* other worlds */

/* Where it calls otherwise than the rules of thumb, that brings more in other worlds too. */
static void
test_calls (gconstpointer data)
{
  const Game *game = data;
  Player player = *player_of_level (PLAYER_LEVEL_STRONG);
  Rng rng = rng_new (14, 1);
  double more = 0;
  unsigned n = 0;

  player.trumps = true; /* as `master` */
  while (n < N_CALLS_CHANGED)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal) && deal.phase != PHASE_PLAY)
        {
          Choice choice, simple;
          Observation observation;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          player_support_choose (&deal, &simple);
          choose (&observation, &player, NULL, &choice);
          if (calls_are_played_on (&observation, &player)
              && choice.row[0].action != simple.row[0].action)
            {
              Beliefs *beliefs = beliefs_new (&observation, N_CALLED, &rng, NULL);

              g_assert_cmpfloat (choice.row[0].standard_error, >, 0);
              for (unsigned i = 0; i < N_CALLED; i++)
                {
                  const Deal *world = beliefs_draw (beliefs, &rng);

                  more += lead_played_on (world, choice.row[0].action, rng)
                          - lead_played_on (world, simple.row[0].action, rng);
                }
              beliefs_free (beliefs);
              n++;
            }
          deal_apply (&deal, simple.row[0].action);
        }
    }
  g_assert_cmpfloat (more / n / N_CALLED, >, 0);
}

/* ---- Giving up ------------------------------------------------------------------------------- */

typedef struct
{
  Observation observation;
  Player player;
  GCancellable *cancellable;
  Choice choice;
} Endless;

static gpointer
think (gpointer data)
{
  Endless *endless = data;

  choose (&endless->observation, &endless->player, endless->cancellable, &endless->choice);

  return NULL;
}

/* Who would think for a week stops when nobody waits for it any more, and says nothing. */
static void
test_given_up (gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Endless endless = { .cancellable = cancellable };
  Rng rng = rng_new (6, 1);
  GThread *thread;
  Deal deal;

  do
    {
      player_support_random_deal (&deal, data, &rng);
      for (unsigned n = 0; !deal_is_over (&deal); n++)
        {
          observation_make (&endless.observation, &deal, (unsigned) deal.turn);
          if (deal.phase == PHASE_PLAY && n > 4 && endless.observation.legal.n > 1)
            break;
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
  while (deal_is_over (&deal));

  endless.player = *player_of_level (PLAYER_LEVEL_STRONG);
  endless.player.worlds = G_MAXUINT;
  thread = g_thread_new ("thinking", think, &endless);
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  g_assert_cmpuint (endless.choice.n, ==, endless.observation.legal.n);
  g_assert_cmpint (endless.choice.row[0].reason, ==, REASON_NONE);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer game);
  } tests[] = {
    { "calls", test_calls },           { "fair", test_fair },
    { "threads", test_threads },       { "likely", test_likely },
    { "same-world", test_same_world }, { "ending", test_ending },
    { "certain", test_certain },       { "given-up", test_given_up },
  };

  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  if (support_has_part (&zensern_game))
    g_test_add_func ("/search/beginning", test_beginning);
  if (support_has_part (&cego_game))
    g_test_add_func ("/search/asked-in-cego", test_asked_in_cego);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (tests) && support_has_part (game_at (i)); k++)
      {
        g_autofree char *path = g_strdup_printf ("/search/%s/%s", tests[k].name, game_at (i)->key);

        if (tests[k].test != test_calls || game_at (i) != &wurzen_game) /* it has no bidding */
          g_test_add_data_func (path, game_at (i), tests[k].test);
      }
  if (support_has_part (&klaverjas_game))
    {
      g_test_add_func ("/search/alike", test_alike);
      g_test_add_func ("/search/alike-hidden", test_alike_hidden);
    }
  if (support_has_part (&wurzen_game))
    g_test_add_func ("/search/talon-rest", test_talon_rest);

  return g_test_run ();
}
