/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Cego: section 15 of games/cego/rules.md. */

#include "players/games/cego/cego.h"

#include <glib/gi18n-lib.h>

#include "players/games/player-games.h"
#include "players/search/keep.h"
#include "players/temperament.h"
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

/* ---- What is searched, which calls are played on, what a call dares ------------------------- */

static void
cego_guide (const Deal *deal, ActionList *list)
{
  if (deal->phase == CEGO_PHASE_DEMAND)
    keep_verb (list, CEGO_VERB_TRUST);
  else if (deal->phase == CEGO_PHASE_BID || deal->phase == CEGO_PHASE_AGAINST
           || deal->phase == CEGO_PHASE_SOLO)
    keep_verb (list, VERB_PASS);
}

/* Less than a standard error decides; strength-notes.md has the measurements. */
static const SearchPlan cego_plans[] = {
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 20000,
    .more_cards = 2,
    .tried = 3,
    .traits = SEARCH_DEEP,
    .prudence = &(const SearchPrudence) { .sure = 0.5 } },
};

static bool
cego_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  return observation->seen.phase != PHASE_PLAY;
}

static double
cego_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  unsigned phase = observation->seen.phase;

  return phase >= CEGO_PHASE_SOLO && phase <= CEGO_PHASE_CHOOSE ? TEMPERAMENT_SMALL_SCORE : 0;
}

/* ---- People at whose table the game is at home ---------------------------------------------- */

static const Person cego_people[] = {
  { "fritz", "Fritz", "Zell am Harmersbach", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A farmer; the table where he plays is older than he is.") },
  { "lisbeth", "Lisbeth", "Schonach", TEMPERAMENT_QUICK,
    NC_ ("person", "Wins, and goes on knitting meanwhile.") },
  { "emil", "Emil", "St. Georgen", TEMPERAMENT_STEADY,
    NC_ ("person", "A precision mechanic; thinks over each card once, and well.") },
  { "rosel", "Rosel", "Furtwangen", TEMPERAMENT_BOLD,
    NC_ ("person", "Keeps an inn; plays alone where others would not think of it.") },
  { "hermann", "Hermann", "Triberg", TEMPERAMENT_STEADY,
    NC_ ("person", "A clockmaker; never in a hurry.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame cego_player = {
  .game = &cego_game,
  .people = cego_people,
  .judge = judge,
  .argue = simple_cego_argue,
  .reach = cego_reach,
  .bids = cego_bids,
  .plans = cego_plans,
  .n_plans = G_N_ELEMENTS (cego_plans),
  .guide = cego_guide,
  .place = cego_place,
  .fits = cego_fits,
  .past = &cego_past,
  .laid = cego_laid,
};
