/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/guide.h"

#include "players/player-game.h"

void
guide_list (const Deal *deal, ActionList *list)
{
  const PlayerGame *game = player_game (deal->game);

  deal_legal (deal, list);
  if (list->n > 1 && game->guide != NULL)
    game->guide (deal, list);
}

#define BY_LOT_OF                                                                                  \
  8 /* one play in this many is random, so that a hand is not always played the same way */

static Action
choose_for_trick (const Deal *deal, const ActionList *list, Rng *rng)
{
  const TrickOrder *order = deal_order (deal);
  const Trick *trick = &deal->trick;
  unsigned seat = (unsigned) deal->turn;
  bool partner_wins = seats_have (game_allies (deal, seat), trick_winner (trick));
  bool is_last = trick->n + 1u == deal_count_players (deal);
  CardSet beaters = order->beaters[trick_best_card (trick)];
  Action best = list->at[0];
  int most = G_MININT;

  for (unsigned i = 0; i < list->n; i++)
    {
      Card card = (Card) action_arg (list->at[i]);
      int points = order->points[card];
      bool is_trump = order->group[card] == order->trump;
      bool beats = card_set_has (beaters, card);
      int value;

      if (partner_wins && !beats)
        value = is_last ? 8 * points : 2 * points;
      else if (beats && !partner_wins)
        value = is_last ? 200 + 4 * points : 100 + 2 * points;
      else
        value = -8 * points;
      value = 4 * value - order->strength[card] - (is_trump ? 40 : 0) + (int) rng_below (rng, 8);
      if (value > most)
        {
          most = value;
          best = list->at[i];
        }
    }

  return best;
}

/* Leads a card that no other hand beats in its suit, else a cheap one. */
static Action
choose_lead (const Deal *deal, const ActionList *list, Rng *rng)
{
  const TrickOrder *order = deal_order (deal);
  CardSet others = 0;
  Action best = list->at[0];
  int most = G_MININT;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seat != (unsigned) deal->turn && seats_have (deal->playing, seat))
      others |= deal->hand[seat];
  for (unsigned i = 0; i < list->n; i++)
    {
      Card card = (Card) action_arg (list->at[i]);
      CardSet beaters = order->beaters[card] & order->members[order->group[card]] & others;
      int points = order->points[card];
      int value = (beaters == 0 ? 16 + points : -2 * points) + (int) rng_below (rng, 32);

      if (value > most)
        {
          most = value;
          best = list->at[i];
        }
    }

  return best;
}

static Action
choose_by_rules (const Deal *deal, const ActionList *list, Rng *rng)
{
  Observation observation;
  PlayerJudge judge;
  const ChoiceRow *best;
  Choice choice;

  observation_make (&observation, deal, (unsigned) deal->turn);
  judge = player_game (deal->game)->judge;
  if (judge == NULL)
    return list->at[rng_below (rng, list->n)];

  choice.n = list->n;
  for (unsigned i = 0; i < list->n; i++)
    choice.row[i] = (ChoiceRow) { .action = list->at[i] };
  judge (&observation, &choice);
  best = &choice.row[0];
  for (unsigned i = 1; i < choice.n; i++)
    if (choice.row[i].value > best->value)
      best = &choice.row[i];

  return best->action;
}

static Action
choose (const Deal *deal, const ActionList *list, GuidePolicy policy, Rng *rng)
{
  const PlayerGame *game = player_game (deal->game);

  if (list->n == 1)
    return list->at[0];
  if (policy == GUIDE_ALL_BY_RULES)
    return choose_by_rules (deal, list, rng);
  if (deal->phase != PHASE_PLAY)
    return list->at[rng_below (rng, list->n)];
  if (policy == GUIDE_BY_RULES)
    return choose_by_rules (deal, list, rng);
  if (game->choose_for_trick != NULL)
    return game->choose_for_trick (deal, list, rng);
  if (policy == GUIDE_BY_LOT || rng_below (rng, BY_LOT_OF) == 0)
    return list->at[rng_below (rng, list->n)];
  if (deal->trick.n == 0)
    return choose_lead (deal, list, rng);

  return choose_for_trick (deal, list, rng);
}

void
guide_play_out (Deal *deal, GuidePolicy policy, Rng *rng)
{
  while (!deal_is_over (deal))
    {
      ActionList list;

      if (policy == GUIDE_ALL_BY_RULES)
        deal_legal (deal, &list);
      else
        guide_list (deal, &list);
      deal_apply (deal, choose (deal, &list, policy, rng));
    }
}

void
guide_play_until (Deal *deal, unsigned seat, Rng *rng)
{
  while (!deal_is_over (deal))
    {
      ActionList list;

      deal_legal (deal, &list);
      if (deal->turn == (int) seat && deal->phase == PHASE_PLAY && list.n > 1)
        return;
      deal_apply (deal, guide_choose (deal, &list, rng));
    }
}

Action
guide_choose (const Deal *deal, const ActionList *list, Rng *rng)
{
  return choose (deal, list, GUIDE_ALL_BY_RULES, rng);
}
