/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What players know of Wurzen and Schnapsen. */

#include "players/games/wurzen/wurzen.h"

#include "players/games/player-games.h"

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
