/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Cego: section 15 of games/cego/rules.md. */

#include "players/games/cego/cego.h"

#include "players/games/player-games.h"
#include "rules/games/cego/cego.h"
#include "rules/observation.h"

static void
judge (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;

  switch (seen->phase)
    {
    case PHASE_PLAY:
      if (seen->own.cego.game >= CEGO_BETTEL)
        simple_cego_judge_avoiding (observation, choice);
      else
        simple_cego_judge_cards (observation, choice);
      break;
    case CEGO_PHASE_KEEP:
    case CEGO_PHASE_DEMAND:
    case CEGO_PHASE_DISCARD:
      simple_cego_judge_hand (observation, choice);
      break;
    default:
      simple_cego_judge_calls (observation, choice);
    }
}

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame cego_player = {
  .game = &cego_game,
  .people = cego_people,
  .judge = judge,
  .argue = simple_cego_argue,
  .reach = cego_reach,
  .bids = cego_bids,
  .plans = cego_plans,
  .n_plans = CEGO_PLANS,
  .guide = cego_guide,
  .place = cego_place,
  .fits = cego_fits,
  .past = &cego_past,
  .laid = cego_laid,
};
