/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for 56: section 15 of games/fiftysix/rules.md. */

#include "players/games/fiftysix/fiftysix.h"

#include "players/games/player-games.h"
#include "rules/games/fiftysix/fiftysix.h"

static void
judge (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_fiftysix_judge_cards (observation, choice);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      simple_fiftysix_judge_trumps (observation, choice);
      break;
    default:
      simple_fiftysix_judge_calls (observation, choice);
    }
}

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame fiftysix_player = {
  .game = &fiftysix_game,
  .people = fiftysix_people,
  .judge = judge,
  .argue = simple_fiftysix_argue,
  .reach = fiftysix_reach,
  .daring = fiftysix_daring,
  .bids = fiftysix_bids,
  .bids_scope = &fiftysix_bids_scope,
  .plans = fiftysix_plans,
  .n_plans = FIFTYSIX_PLANS,
  .guide = fiftysix_guide,
  .likely = fiftysix_likely,
};
