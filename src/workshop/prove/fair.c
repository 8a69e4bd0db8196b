/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/fair.h"

#include "rules/game.h"
#include "rules/trick-play.h"
#include "workshop/prove/hidden.h"

#define STOCK_MOST 14 /* cards to be played exactly, with those of a stock */
#define MANY_CALLS 40 /* more actions than these are raises of a contract, except a few */

/* ---- Rules of thumb -------------------------------------------------------------------------- */

/* Returns true if a card that others may have beats @card in its group. */
static bool
is_beaten (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);
  CardSet out = order->members[order->group[card]] & ~deal->hand[deal->turn];

  for (unsigned i = 0; i < deal->n_played; i++)
    out &= ~card_set_of (deal->played[i]);

  return (order->beaters[card] & out) != 0;
}

/* Rates @card: leads what cannot be beaten, takes cheaply, adds points to an ally's trick. */
static int
rate_card (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);
  unsigned seat = (unsigned) deal->turn;
  bool is_trump = order->group[card] == order->trump;
  int height = order->strength[card] + (is_trump ? CARDS_MAX : 0);
  int points = order->points[card];
  bool is_last = deal->trick.n + 1u == deal_count_players (deal);
  unsigned winner;

  if (deal->trick.n == 0)
    return is_beaten (deal, card) ? -8 * points - height : 1000 + height;
  winner = trick_winner (&deal->trick);
  if (seats_have (game_allies (deal, seat), winner)
      && (is_last || !is_beaten (deal, trick_best_card (&deal->trick))))
    return 8 * points - height;
  if (card_set_has (order->beaters[trick_best_card (&deal->trick)], card)
      && (is_last || !is_beaten (deal, card)))
    return 1000 + 8 * points - height;

  return -8 * points - height;
}

/* Returns true if @action ends the deal in favour of the seat at turn. */
static bool
ends_well (const Deal *deal, Action action)
{
  Deal next = *deal;

  deal_apply (&next, action);

  return deal_is_over (&next) && exact_end (&next, EXACT_LEAD, (unsigned) deal->turn) > 0;
}

/* Rates @action by rules of thumb: what wins, announces, the card, then verbs by their order. */
static int
rate (const Deal *deal, Action action, Action announcement)
{
  Card card = action_card (deal->game, action);

  if (deal->phase == PHASE_PLAY && card != CARD_NONE)
    return rate_card (deal, card);
  if (deal->phase == PHASE_PLAY && action == announcement)
    return 10000;
  if (deal->phase == PHASE_PLAY && ends_well (deal, action))
    return 20000;

  return -10000 - (int) deal_verb_place (deal, action);
}

/* Returns the first call of the verb that stakes and shows least, or ACTION_NONE. */
static Action
find_least_call (const Deal *deal, const ActionList *legal)
{
  unsigned verb = deal_verbs (deal)[0];

  for (unsigned i = 0; i < legal->n; i++)
    if (action_verb (legal->at[i]) == verb)
      return legal->at[i];

  return ACTION_NONE;
}

static Action
choose_by_thumb (const Deal *deal)
{
  bool is_safe = false;
  Action announcement = game_announcement (deal, CARD_NONE, &is_safe);
  Action best = ACTION_NONE;
  ActionList legal;
  int most = 0;

  deal_legal (deal, &legal);
  if (deal->phase != PHASE_PLAY)
    best = find_least_call (deal, &legal);
  if (best != ACTION_NONE)
    return best;
  for (unsigned i = 0; i < legal.n; i++)
    {
      int rated = legal.n == 1 ? 0 : rate (deal, legal.at[i], is_safe ? announcement : ACTION_NONE);

      if (best == ACTION_NONE || rated > most)
        {
          best = legal.at[i];
          most = rated;
        }
    }

  return best;
}

/* Plays @deal to its end; returns the lead of @seat. */
static int
end_by_thumb (Deal *deal, unsigned seat)
{
  while (!deal_is_over (deal))
    deal_apply (deal, choose_by_thumb (deal));

  return exact_end (deal, EXACT_LEAD, seat);
}

/* ---- Values ---------------------------------------------------------------------------------- */

bool
fair_is_small (const Fair *self, const Deal *deal)
{
  unsigned most = 0, sum = 0;
  TrickPlay play;

  if (deal->phase != PHASE_PLAY)
    return false;
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned n = card_set_count (deal->hand[s]);

      most = MAX (most, n);
      sum += n;
    }
  if (most > self->hand)
    return false;
  trick_play_make (&play, deal);

  return self->is_open || play.n_stock == 0 || sum + play.n_stock <= STOCK_MOST;
}

/* The end of the deal after calls that come to one contract. */
typedef struct
{
  GameContract contract;
  int end;
} Ending;

/*
 * Returns the end of @next, which follows a raise. Rules of thumb pass from there on and look at
 * cards alone, so that all calls of a contract come to the same.
 */
static int
end_by_contract (Deal *next, unsigned seat, Ending *endings, unsigned *n)
{
  GameContract contract = game_contract (next);

  for (unsigned i = 0; i < *n; i++)
    if (endings[i].contract.seat == contract.seat && endings[i].contract.trump == contract.trump
        && endings[i].contract.value == contract.value
        && endings[i].contract.multiplier == contract.multiplier)
      return endings[i].end;
  endings[*n] = (Ending) { contract, end_by_thumb (next, seat) };

  return endings[(*n)++].end;
}

/* Adds the values of @legal for the seat at turn in @world, a deal with all cards. */
static void
add_values (Fair *self, const Deal *world, const ActionList *legal, int64_t *sum)
{
  unsigned seat = (unsigned) world->turn;
  bool is_small = fair_is_small (self, world);
  Ending endings[ACTIONS_MAX];
  unsigned n_endings = 0;

  if (is_small)
    exact_begin (self->exact, world, EXACT_LEAD, seat);
  for (unsigned i = 0; i < legal->n && !exact_is_spent (self->exact); i++)
    {
      Deal next = *world;

      if (is_small)
        {
          sum[i] += exact_after (self->exact, legal->at[i]);
          continue;
        }
      deal_apply (&next, legal->at[i]);
      sum[i] += legal->n > MANY_CALLS && next.phase == world->phase
                    ? end_by_contract (&next, seat, endings, &n_endings)
                    : end_by_thumb (&next, seat);
    }
}

static bool
draw_world (Fair *self, const Observation *seen, const Hidden *hidden, Deal *world)
{
  Card cards[CARDS_MAX];

  if (!hidden_draw (hidden, &self->rng, cards))
    return false;
  observation_fill (seen, cards, world);

  return true;
}

/* Returns the action of the seat at turn. */
static Action
choose (Fair *self, const Deal *deal)
{
  int64_t sum[ACTIONS_MAX] = { 0 };
  Card cards[CARDS_MAX];
  Observation seen;
  ActionList legal;
  Hidden hidden;
  unsigned best = 0;

  deal_legal_sorted (deal, &legal);
  if (legal.n == 1)
    return legal.at[0];
  if (self->is_open)
    add_values (self, deal, &legal, sum);
  else
    {
      observation_make (&seen, deal, (unsigned) deal->turn);
      hidden_make (&hidden, &seen, &seen.seen, cards, card_set_list (seen.unseen, cards));
      for (unsigned k = 0; k < self->n_worlds; k++)
        {
          Deal world;

          if (draw_world (self, &seen, &hidden, &world))
            add_values (self, &world, &legal, sum);
        }
    }
  for (unsigned i = 1; i < legal.n; i++)
    if (sum[i] > sum[best])
      best = i;

  return legal.at[best];
}

/* Plays @deal to its end and returns the lead of @seat. */
static int
play_on (Fair *self, Deal *deal, unsigned seat)
{
  while (!deal_is_over (deal) && !exact_is_spent (self->exact))
    {
      if (self->is_open && fair_is_small (self, deal))
        {
          exact_begin (self->exact, deal, EXACT_LEAD, seat);
          return exact_value (self->exact);
        }
      deal_apply (deal, choose (self, deal));
    }

  return exact_is_spent (self->exact) ? 0 : exact_end (deal, EXACT_LEAD, seat);
}

void
fair_values (Fair *self, const Deal *deal, const ActionList *actions, int *values)
{
  unsigned seat = (unsigned) deal->turn;

  if (self->is_open && fair_is_small (self, deal))
    {
      exact_begin (self->exact, deal, EXACT_LEAD, seat);
      for (unsigned i = 0; i < actions->n; i++)
        values[i] = exact_after (self->exact, actions->at[i]);
      return;
    }
  for (unsigned i = 0; i < actions->n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, actions->at[i]);
      values[i] = play_on (self, &next, seat);
    }
}
