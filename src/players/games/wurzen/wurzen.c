/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What players know of Wurzen and Schnapsen. */

#include "players/games/wurzen/wurzen.h"

#include <glib/gi18n-lib.h>

#include "players/argue.h"
#include "players/games/player-games.h"

/* ---- The eyes by which a step of a lead was judged ------------------------------------------ */

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
      argument->kind = ARGUMENT_EXCHANGE;
      argument->other = seen->own.wurzen.under;
      break;
    case WURZEN_VERB_CLOSE:
      argument->kind = ARGUMENT_CLOSED;
      argument->points = (int) (simple_wurzen_count_strict (&position) + 0.5);
      argument->needed = (int) position.target
                         - (int) (position.eyes[position.seat] + position.waiting[position.seat]);
      break;
    default: /* an announcement */
      argument->points = (int) wurzen_announcement_points (seen, argument->action);
      argument->cards = wurzen_announcement_cards (seen, argument->action);
      argument->kind = argument->reason == REASON_CLAIM_BONUS ? ARGUMENT_BONUS : ARGUMENT_WAITS;
    }
}

/* ---- People at whose table the game is at home ---------------------------------------------- */

static const Person wurzen_people[] = {
  { "franz", "Franz", "Ried im Innkreis", TEMPERAMENT_BOLD,
    NC_ ("person", "Plays the tuba in the brass band, and his cards as loudly.") },
  { "resi", "Resi", "Graz", TEMPERAMENT_QUICK,
    NC_ ("person", "Drives a tram; is the first to lay her card down.") },
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
