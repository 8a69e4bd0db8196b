/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is searched in Zensern, which calls are played on, and what a call dares. */

#include "players/games/zensern/zensern.h"

#include "players/search/keep.h"
#include "players/temperament.h"

void
zensern_guide (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case ZENSERN_PHASE_FLECK:
      keep_verb (list, VERB_PASS);
      break;
    case ZENSERN_PHASE_EXCHANGE:
    case ZENSERN_PHASE_ANSAGE: /* the figure stands before the pass */
    case ZENSERN_PHASE_HOCH:
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

/* strength-notes.md has the measurements behind each row. */
const SearchPlan zensern_plans[ZENSERN_PLANS] = {
  { .kind = ZENSERN_MODE_2,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = -2,
    .tried = 3,
    .traits = SEARCH_DEEP | SEARCH_OPEN },
  { .kind = ZENSERN_MODE_3,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = 1,
    .tried = 1 },
  { .kind = ZENSERN_MODE_4,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = 1,
    .tried = 3 },
};

/* Announcements go without saying, and a Fleck lost more than it brought (strength-notes.md). */
bool
zensern_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  return !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3)
         && seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME;
}

/*
 * A Fleck is judged by the margin of the cards, a point of which brings up to two of the score. A
 * bid is left as it is, and for three a Fleck too: the rules of thumb find those that are nearly as
 * good as a pass better than they are, and who is bold loses by it (strength-notes.md).
 */
double
zensern_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  if (seen->phase == ZENSERN_PHASE_FLECK
      && !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3))
    return TEMPERAMENT_POINTS / (2u << seen->own.zensern.n_flecke);

  return seen->phase == ZENSERN_PHASE_ANTRAG ? TEMPERAMENT_POINTS : 0;
}
