/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/guide.h"

#include "players/player-game.h"
#include "rules/game.h"
#include "rules/games/wurzen/wurzen-state.h"

/* ---- What makes sense ------------------------------------------------------------------------ */

static void
keep_only (ActionList *list, Action action)
{
  list->at[0] = action;
  list->n = 1;
}

static void
keep_verb (ActionList *list, unsigned verb)
{
  for (unsigned i = 0; i < list->n; i++)
    if (action_verb (list->at[i]) == verb)
      {
        keep_only (list, list->at[i]);
        return;
      }
}

/* Of the ways to play a card the one that announces most stands last. */
static void
keep_loudest_plays (ActionList *list)
{
  unsigned n = 0;

  for (unsigned i = 0; i < list->n; i++)
    {
      bool same = n > 0 && action_arg (list->at[n - 1]) == action_arg (list->at[i]);

      list->at[same ? n - 1 : n++] = list->at[i];
    }
  list->n = n;
}

static void
guide_klaverjas (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      keep_verb (list, KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      keep_verb (list, VERB_PASS);
      break;
    case KLAVERJAS_PHASE_DECLARE: /* the first is all there is to declare, or nothing */
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

static void
guide_zensern (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case ZENSERN_PHASE_FLECK:
      keep_verb (list, VERB_PASS);
      break;
    case ZENSERN_PHASE_EXCHANGE:
    case ZENSERN_PHASE_ANSAGE: /* the figure stands before the pass */
    case ZENSERN_PHASE_HOCH:
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

static void
guide_cego (const Deal *deal, ActionList *list)
{
  if (deal->phase == CEGO_PHASE_DEMAND)
    keep_verb (list, CEGO_VERB_TRUST);
  else if (deal->phase == CEGO_PHASE_BID || deal->phase == CEGO_PHASE_AGAINST
           || deal->phase == CEGO_PHASE_SOLO)
    keep_verb (list, VERB_PASS);
}

static void
guide_fiftysix (const Deal *deal, ActionList *list)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    keep_verb (list, VERB_PASS);
}

/* A seat claims as soon as it has the target, and never before. */
static void
guide_wurzen (const Deal *deal, ActionList *list)
{
  unsigned n = 0;

  if (deal->phase != PHASE_PLAY || list->n == 0 || action_verb (list->at[0]) == VERB_PLAY)
    return;
  if (wurzen_has_target (deal, (unsigned) deal->turn))
    keep_verb (list, WURZEN_VERB_CLAIM);
  if (list->n == 1)
    return;
  for (unsigned i = 0; i < list->n; i++)
    if (action_verb (list->at[i]) != WURZEN_VERB_CLAIM)
      list->at[n++] = list->at[i];
  list->n = n;
}

typedef struct
{
  const Game *game;
  void (*guide) (const Deal *deal, ActionList *list);
} GuideRow;

static const GuideRow rows[] = {
  { &klaverjas_game, guide_klaverjas }, { &zensern_game, guide_zensern },
  { &cego_game, guide_cego },           { &fiftysix_game, guide_fiftysix },
  { &wurzen_game, guide_wurzen },
};

void
guide_list (const Deal *deal, ActionList *list)
{
  deal_legal (deal, list);
  if (list->n > 1)
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
      if (rows[i].game == deal->game)
        {
          rows[i].guide (deal, list);
          break;
        }
}

/* ---- Playing on ------------------------------------------------------------------------------ */

#define BY_LOT_OF                                                                                  \
  8 /* one play of so many is by lot, so that the same hand is not always played alike */

/*
 * Wurzen: an announcement is made at once, and the stock is left as it is. As long as cards are
 * drawn low ones are led and thrown in, and trumps are kept; then who leads leads from the top.
 */
static Action
choose_in_wurzen (const Deal *deal, const ActionList *list, Rng *rng)
{
  const TrickOrder *order = deal_order (deal);
  const Trick *trick = &deal->trick;
  bool is_strict = wurzen_is_strict (deal);
  int led = trick->n > 0 ? order->points[trick->card[0]] : 0;
  CardSet beaters = trick->n > 0 ? order->beaters[trick->card[0]] : 0;
  Action best = ACTION_NONE;
  int most = G_MININT;

  for (unsigned i = 0; i < list->n; i++)
    {
      unsigned verb = action_verb (list->at[i]);
      Card card = (Card) action_arg (list->at[i]);
      bool is_trump = order->group[card] == order->trump;
      int points;
      int keep;
      int value;

      if (verb == WURZEN_VERB_PAIR || verb == WURZEN_VERB_WURZE)
        return list->at[i];
      if (verb != VERB_PLAY)
        continue;
      points = order->points[card];
      keep = is_trump ? 5 + order->strength[card] : points / 2;
      if (trick->n > 0)
        value = (card_set_has (beaters, card) ? led + points : -led - points) - keep;
      else if (is_strict)
        value = order->strength[card] + (int) rng_below (rng, 6);
      else
        value = -points - keep;
      value = 4 * value + (int) rng_below (rng, 16);
      if (value > most)
        {
          most = value;
          best = list->at[i];
        }
    }

  return best != ACTION_NONE ? best : list->at[0];
}

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

/* A card that nothing in its suit can beat any more is led, else one with few points. */
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

/* The best action by the rules of thumb, with the sight of the seat at turn. */
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
  if (list->n == 1)
    return list->at[0];
  if (policy == GUIDE_ALL_BY_RULES)
    return choose_by_rules (deal, list, rng);
  if (deal->phase != PHASE_PLAY)
    return list->at[rng_below (rng, list->n)];
  if (policy == GUIDE_BY_RULES)
    return choose_by_rules (deal, list, rng);
  if (deal->game == &wurzen_game)
    return choose_in_wurzen (deal, list, rng);
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
