/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is searched in Cego, which calls are played on, and what a call dares. */

#include "players/games/cego/cego.h"

#include "players/search/keep.h"
#include "players/temperament.h"

void
cego_guide (const Deal *deal, ActionList *list)
{
  if (deal->phase == CEGO_PHASE_DEMAND)
    keep_verb (list, CEGO_VERB_TRUST);
  else if (deal->phase == CEGO_PHASE_BID || deal->phase == CEGO_PHASE_AGAINST
           || deal->phase == CEGO_PHASE_SOLO)
    keep_verb (list, VERB_PASS);
}

/* Less than a standard error decides; strength-notes.md has the measurements. */
const SearchPlan cego_plans[CEGO_PLANS] = {
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 20000,
    .more_cards = 2,
    .tried = 3,
    .traits = SEARCH_DEEP,
    .prudence = &(const SearchPrudence) { .sure = 0.5 } },
};

bool
cego_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  return observation->seen.phase != PHASE_PLAY;
}

double
cego_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  unsigned phase = observation->seen.phase;

  return phase >= CEGO_PHASE_SOLO && phase <= CEGO_PHASE_CHOOSE ? TEMPERAMENT_SMALL_SCORE : 0;
}
