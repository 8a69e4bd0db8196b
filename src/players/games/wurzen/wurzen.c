/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The PlayerGame table of Wurzen and Schnapsen. */

#include "players/games/wurzen/wurzen.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "players/argue.h"
#include "players/games/player-games.h"
#include "players/solver/talon-search.h"
#include "rules/games/wurzen/wurzen-score.h"

/* ---- Arguments ------------------------------------------------------------------------------ */

static void
argue_announcement (const Deal *seen, const WurzenPosition *position, PlayerArgument *argument)
{
  unsigned points = wurzen_announcement_points (seen, argument->action);
  unsigned sum = position->eyes[position->seat] + points;

  argument->cards = wurzen_announcement_cards (seen, argument->action);
  argument->needed = (int) position->target;
  if (seen->tricks_won[position->seat] > 0 && sum >= position->target)
    {
      argument->kind = ARGUMENT_REACHES;
      argument->points = (int) sum;
      return;
    }
  argument->points = (int) points;
  argument->kind = argument->reason == REASON_CLAIM_BONUS ? ARGUMENT_BONUS : ARGUMENT_WAITS;
}

static void
simple_wurzen_argue (const Observation *observation, const Choice *choice G_GNUC_UNUSED,
                     PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  WurzenPosition position;

  if (seen->phase == WURZEN_PHASE_CUT)
    argument->kind = ARGUMENT_CUSTOM;
  if (seen->phase == WURZEN_PHASE_CUT || action_is_play (seen->game, argument->action))
    return;
  wurzen_position_make (&position, observation);
  switch (action_verb (argument->action))
    {
    case WURZEN_VERB_CLAIM:
      argument->kind = ARGUMENT_ENOUGH;
      argument->points = (int) position.eyes[position.seat];
      argument->needed = (int) position.target;
      break;
    case WURZEN_VERB_SWAP:
      argue_trade (argument, seen, (Card) action_arg (argument->action), seen->own.wurzen.under);
      break;
    case WURZEN_VERB_CLOSE:
      argument->kind = ARGUMENT_CLOSED;
      argument->cards = simple_wurzen_sure_cards (&position);
      argument->at_risk = wurzen_risk_of_closing (seen, position.seat);
      argument->points = (int) (simple_wurzen_count_strict (&position) + 0.5);
      argument->needed = (int) position.target
                         - (int) (position.eyes[position.seat] + position.waiting[position.seat]);
      break;
    default: /* announcements */
      argue_announcement (seen, &position, argument);
    }
}

/* ---- Playouts with a stock ------------------------------------------------------------------ */

struct _StockRest
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search;
  MatchWorth worth;
  bool is_ready; /* true once trick is filled */
};

static StockRest *
rest_new (const Deal *seen)
{
  StockRest *self;
  TalonPlay talon;

  if (!talon_play_make (&talon, seen))
    return NULL;
  self = g_new0 (StockRest, 1);
  self->search = (TalonSearch) { .trick = &self->trick,
                                 .talon = &self->talon,
                                 .objective = SOLVE_DEAL,
                                 .table = talon_table_new (TALON_TABLE_END) };
  wurzen_match_worth (&self->worth, seen);

  return self;
}

static void
rest_free (StockRest *self)
{
  if (self == NULL)
    return;
  talon_table_free (self->search.table);
  g_free (self);
}

/* Returns the exact game points of seat 0 when the stock is empty or closed. */
static int
solve (StockRest *self, const Deal *deal)
{
  int low = -MATCH_WORTH_POINTS_MAX;
  int high = MATCH_WORTH_POINTS_MAX;
  int need = 1;
  TalonState state;

  if (!self->is_ready)
    trick_play_make (&self->trick, deal);
  self->is_ready = true;
  talon_play_make (&self->talon, deal);
  talon_state_make (&state, deal, &self->trick, &self->talon);
  while (low < high)
    {
      int value = talon_search_rest (&self->search, &state, need);

      if (value >= need)
        low = MAX (low, MIN (value, high));
      else
        high = MIN (high, MAX (value, low));
      need = low < 0 && high > 0 ? 0 : low >= 0 ? low + 1 : high;
    }

  return low;
}

static double
play_on (StockRest *self, Deal *deal)
{
  DealResult result;

  while (!deal_is_over (deal) && !wurzen_is_strict (deal))
    {
      ActionList list;

      wurzen_list (deal, &list);
      deal_apply (deal, simple_wurzen_choose_in_world (deal, &self->worth, &list));
    }
  if (!deal_is_over (deal))
    return match_worth (&self->worth, 0, solve (self, deal));
  deal_result (deal, &result);

  return match_worth (&self->worth, 0, result.score[0] - result.score[1]);
}

/* Softmax temperature of action values, in eyes. */
#define EYES_OF_DOUBT 4.0

static void
share_out (const StockRest *self, const Deal *deal, const ActionList *list, double *share)
{
  Choice choice;
  double best = -INFINITY;
  double sum = 0;

  choice.n = list->n;
  for (unsigned i = 0; i < list->n; i++)
    choice.row[i] = (ChoiceRow) { .action = list->at[i] };
  if (list->n > 1)
    simple_wurzen_judge_in_world (deal, &self->worth, &choice);
  for (unsigned i = 0; i < list->n; i++)
    best = MAX (best, choice.row[i].value);
  for (unsigned i = 0; i < list->n; i++)
    sum += share[i] = exp ((choice.row[i].value - best) / EYES_OF_DOUBT);
  for (unsigned i = 0; i < list->n; i++)
    share[i] /= sum;
}

static void
shuffle (Deal *deal, Rng *rng)
{
  Card *stock = deal->own.wurzen.stock;

  for (unsigned n = deal->own.wurzen.n_stock; n > 1; n--)
    {
      unsigned k = rng_below (rng, n);
      Card card = stock[k];

      stock[k] = stock[n - 1];
      stock[n - 1] = card;
    }
}

const PlayerStock wurzen_stock = {
  .begin = rest_new,
  .end = rest_free,
  .play_on = play_on,
  .share = share_out,
  .shuffle = shuffle,
};

/* ---- People --------------------------------------------------------------------------------- */

static const Person wurzen_people[] = {
  { "franz", "Franz", "Ried im Innkreis", TEMPERAMENT_BOLD,
    NC_ ("person", "Plays the tuba in the brass band, and his cards just as loudly.") },
  { "resi", "Resi", "Graz", TEMPERAMENT_QUICK,
    NC_ ("person", "Drives a tram; always the first to lay her card down.") },
  { "sepp", "Sepp", "Linz", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Worked at the steel mill; remembers every trick since 1965.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame wurzen_player = {
  .game = &wurzen_game,
  .people = wurzen_people,
  .judge = simple_wurzen_judge,
  .argue = simple_wurzen_argue,
  .reach = wurzen_reach,
  .daring = wurzen_daring,
  .plans = wurzen_plans,
  .n_plans = WURZEN_PLANS,
  .guide = wurzen_guide,
  .choose_for_trick = wurzen_choose_for_trick,
  .stock = &wurzen_stock,
  .match_worth = wurzen_match_worth,
  .draws = true,
  .likely = wurzen_likely,
};
