/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What speaks for a step of a lead in Wurzen: the eyes by which it was judged. */

#include "players/argue.h"
#include "players/games/wurzen/wurzen.h"
#include "rules/game.h"

void
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
