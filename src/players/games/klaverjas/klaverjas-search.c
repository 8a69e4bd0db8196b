/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is searched in Klaverjassen, which calls are played on, and what a call dares. */

#include "players/games/klaverjas/klaverjas.h"

#include "players/search/keep.h"
#include "players/temperament.h"

void
klaverjas_guide (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      keep_verb (list, KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      keep_verb (list, VERB_PASS);
      break;
    case KLAVERJAS_PHASE_DECLARE: /* the first is all there is to declare, or nothing */
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

/* strength-notes.md has the measurements behind each row. */
const SearchPlan klaverjas_plans[KLAVERJAS_PLANS] = {
  { .kind = KLAVERJAS_GAME_KLAVERJAS,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP | SEARCH_OPEN },
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP },
};

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_form (const Deal *seen, int form)
{
  return option_is (&seen->options, KLAVERJAS_GAME, form);
}

/* Trumps may be named, or left to another. */
static bool
is_offered (const Deal *seen)
{
  return seen->phase == KLAVERJAS_PHASE_CHOOSE || seen->phase == KLAVERJAS_PHASE_OFFER;
}

bool
klaverjas_bids (const Observation *observation, const Player *player)
{
  const Deal *seen = &observation->seen;

  if (is_form (seen, KLAVERJAS_GAME_KLAVERJAS))
    return player->trumps && is_offered (seen);

  return is_form (seen, KLAVERJAS_GAME_THREE) && seen->phase == KLAVERJAS_PHASE_DISCARD;
}

/*
 * For three: with the same cards `strong` gains more on `simple` as maker than as defender. So much
 * less is a pass worth to it, where another may still play and where nobody does.
 */
#define DARED 30
#define DARED_LAST 60

void
klaverjas_dare (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  bool is_last;

  if (!is_form (seen, KLAVERJAS_GAME_THREE) || seen->phase != KLAVERJAS_PHASE_CHOOSE)
    return;
  is_last = seats_count (seen->own.klaverjas.to_speak) == 1;
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == VERB_PASS)
      choice->row[i].value -= is_last ? DARED_LAST : DARED;
}

/*
 * Kraken is doubled, and a deal swings by hundreds: more counts as nearly equal there. Who is bold
 * names trumps more often than who is careful, and says kraak far more often; it costs either of
 * them little (strength-notes.md).
 */
#define KRAKEN_NAMES 10.0
#define KRAKEN_KRAAK 100.0

double
klaverjas_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;
  bool is_kraken = option_is (&seen->options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN);

  switch (seen->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_NAME:
      return is_kraken ? KRAKEN_NAMES : TEMPERAMENT_POINTS;
    case KLAVERJAS_PHASE_KRAAK:
      return KRAKEN_KRAAK;
    default:
      return 0;
    }
}
