/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The search plan, playout policy and daring of Wurzen and Schnapsen. */

#include "players/games/wurzen/wurzen.h"

#include <glib.h>

#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/games/wurzen/wurzen-state.h"

void
wurzen_guide (const Deal *deal, ActionList *list)
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

void
wurzen_list (const Deal *deal, ActionList *list)
{
  deal_legal (deal, list);
  if (list->n > 1)
    wurzen_guide (deal, list);
}

/*
 * Chooses for a playout: announces at once and never closes. Plays low cards and keeps trumps while
 * cards are drawn, then leads high.
 */
Action
wurzen_choose_for_trick (const Deal *deal, const ActionList *list, Rng *rng)
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

/* The search tries closing like a card; measurements are in strength-notes.md. */
const SearchPlan wurzen_plans[WURZEN_PLANS] = {
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_TRICK,
    .share = 0.15,
    .n_judged = 4000,
    .more_cards = 8,
    .traits = SEARCH_DRAWN,
    .verb = WURZEN_VERB_CLOSE },
};

/* ---- Closing --------------------------------------------------------------------------------- */

/* EYES_OF_GAME_POINT of wurzen-judge.c. */
#define RULES_OF_CLOSING 10

/* Closing is the only call. */
double
wurzen_reach (const Observation *observation, const Player *player)
{
  if (!action_list_has (&observation->legal, ACTION (WURZEN_VERB_CLOSE, 0)))
    return 0;

  return player->kind == THINKING_BY_RULES ? TEMPERAMENT_SMALL_SCORE_AGAIN * RULES_OF_CLOSING
                                           : TEMPERAMENT_SMALL_SCORE_AGAIN;
}

unsigned
wurzen_daring (const Deal *seen G_GNUC_UNUSED, Action action)
{
  return action_verb (action) == WURZEN_VERB_CLOSE;
}
