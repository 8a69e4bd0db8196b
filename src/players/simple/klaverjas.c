/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Klaverjassen: section 15 of rules/klaverjas.md. */

#include "klaverjas.h"

#include "games/klaverjas.h"

#define DEAL_POINTS 162 /* K-9.1 */

/*
 * Is the maker's side nat (K-9.3) even with the roem on the table and all that is still to come?
 * Measured against itself the level loses by giving up earlier, say at four fifths of the rest.
 */
static bool
is_going_nat (const Deal *seen)
{
  const KlaverjasState *own = &seen->own.klaverjas;
  unsigned maker = deal_unit (seen, (unsigned) seen->declarer);
  unsigned enemy = maker ^ 1;
  int on_table = (int) trick_points (deal_order (seen), trick_cards (&seen->trick));
  int left = DEAL_POINTS - seen->card_points[maker] - seen->card_points[enemy] - on_table;
  int lead
      = seen->card_points[maker] + own->roem[maker] - seen->card_points[enemy] - own->roem[enemy];

  /* the side that is asked has won the trick */
  return lead + on_table + own->roem_on_table + left <= 0;
}

/* Section 15: opponents always claim; the maker's side unless the roem would go to the others. */
static void
judge_roem (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  bool is_makers_side
      = deal_unit (seen, observation->seat) == deal_unit (seen, (unsigned) seen->declarer);
  bool partner_was_silent = trick_winner (&seen->trick) != observation->seat;
  bool silent = is_makers_side && (partner_was_silent || is_going_nat (seen));

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      row->reason = silent ? REASON_DENY_BONUS : REASON_CLAIM_BONUS;
      row->value = 0;
      if (action_verb (row->action) == KLAVERJAS_VERB_ROEM)
        row->value = silent ? -own->roem_on_table : own->roem_on_table;
    }
}

void
simple_judge_klaverjas (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_klaverjas_judge_cards (observation, choice);
      break;
    case KLAVERJAS_PHASE_ROEM:
      judge_roem (observation, choice);
      break;
    default:
      simple_klaverjas_judge_calls (observation, choice);
    }
}
