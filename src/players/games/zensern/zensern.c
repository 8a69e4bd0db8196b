/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Zensern: section 15 of games/zensern/rules.md. */

#include "players/games/zensern/zensern.h"

#include "players/games/player-games.h"
#include "rules/games/zensern/zensern.h"

static void
judge (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_zensern_judge_cards (observation, choice);
      break;
    case ZENSERN_PHASE_ANSAGE:
    case ZENSERN_PHASE_HOCH:
      simple_zensern_judge_ansagen (observation, choice);
      break;
    default:
      simple_zensern_judge_calls (observation, choice);
    }
}

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame zensern_player = {
  .game = &zensern_game,
  .people = zensern_people,
  .judge = judge,
  .argue = simple_zensern_argue,
  .reach = zensern_reach,
  .bids = zensern_bids,
  .plans = zensern_plans,
  .n_plans = ZENSERN_PLANS,
  .guide = zensern_guide,
  .place = zensern_place,
  .fits = zensern_fits,
  .past = &zensern_past,
};
