/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is searched in 56, which calls are played on, and what a call dares. */

#include "players/games/fiftysix/fiftysix.h"

#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/games/fiftysix/fiftysix-state.h"

void
fiftysix_guide (const Deal *deal, ActionList *list)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    keep_verb (list, VERB_PASS);
}

/*
 * An auction takes too long to be judged again: worlds go by its promises. strength-notes.md has
 * the measurements behind each row.
 */
const SearchPlan fiftysix_plans[FIFTYSIX_PLANS] = {
  { .kind = FIFTYSIX_PLAYERS_4,
    .policy = GUIDE_BY_TRICK,
    .share = 1,
    .tried = 1,
    .traits = SEARCH_PROMISED },
  { .kind = SEARCH_ANY_KIND, .policy = GUIDE_BY_TRICK, .share = 1, .traits = SEARCH_PROMISED },
};

/* ---- Calls ----------------------------------------------------------------------------------- */

bool
fiftysix_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  return option_is (&seen->options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_4)
         && seen->phase == FIFTYSIX_PHASE_CALL;
}

/*
 * There are fifty calls, and a deal takes half a millisecond to play on. A call otherwise than by
 * the rules of thumb brings little in other worlds where one standard error is enough.
 */
const PlayerCallScope fiftysix_bids_scope = { .most = 4, .close = 0.6, .share = 0.3, .sure = 2 };

double
fiftysix_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  return observation->seen.phase == FIFTYSIX_PHASE_CALL ? TEMPERAMENT_SMALL_SCORE_AGAIN : 0;
}

#define DOUBLED 256 /* above any points that are called */

/* What is said of the own hand dares nothing. */
unsigned
fiftysix_daring (const Deal *seen, Action action)
{
  switch (action_verb (action))
    {
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return DOUBLED;
    default:
      return fiftysix_is_value_call (seen, action) ? fiftysix_value_after (seen, action) : 0;
    }
}
