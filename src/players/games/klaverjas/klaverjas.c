/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Klaverjassen: section 15 of games/klaverjas/rules.md. */

#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/klaverjas/klaverjas.h"

#include "players/games/player-games.h"
#include "rules/game.h"

/*
 * Section 15: opponents always claim; the maker's side, and after kraak both, unless the roem would
 * go to the others.
 */
static void
judge_roem (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  bool is_makers_side
      = deal_unit (seen, observation->seat) == deal_unit (seen, (unsigned) seen->declarer);
  bool partner_was_silent = trick_winner (&seen->trick) != observation->seat;
  bool may_lose_it = is_makers_side || own->n_kraaks > 0;
  bool silent = may_lose_it && (partner_was_silent || klaverjas_is_losing (observation));

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      row->reason = silent ? REASON_DENY_BONUS : REASON_CLAIM_BONUS;
      row->value = 0;
      if (action_verb (row->action) == KLAVERJAS_VERB_ROEM)
        row->value = silent ? -own->roem_on_table : own->roem_on_table;
    }
}

static void
judge (const Observation *observation, Choice *choice)
{
  static void (*const judge_calls[]) (const Observation *observation, Choice *choice) = {
    [KLAVERJAS_GAME_KLAVERJAS] = simple_klaverjas_judge_calls,
    [KLAVERJAS_GAME_KRAKEN] = simple_klaverjas_judge_calls_in_kraken,
    [KLAVERJAS_GAME_THREE] = simple_klaverjas_judge_calls_of_three,
  };

  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_klaverjas_judge_cards (observation, choice);
      break;
    case KLAVERJAS_PHASE_ROEM:
      judge_roem (observation, choice);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      simple_klaverjas_judge_discards (observation, choice);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      simple_klaverjas_judge_kraak (observation, choice);
      break;
    case KLAVERJAS_PHASE_DECLARE:
      simple_klaverjas_judge_declarations (observation, choice);
      break;
    default:
      judge_calls[observation->seen.options.value[KLAVERJAS_GAME]](observation, choice);
    }
}

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame klaverjas_player = {
  .game = &klaverjas_game,
  .people = klaverjas_people,
  .judge = judge,
  .argue = simple_klaverjas_argue,
  .reach = klaverjas_reach,
  .bids = klaverjas_bids,
  .dare = klaverjas_dare,
  .plans = klaverjas_plans,
  .n_plans = KLAVERJAS_PLANS,
  .guide = klaverjas_guide,
  .fits = klaverjas_fits,
  .past = &klaverjas_past,
  .laid = klaverjas_laid,
};
