/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/temperament.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-state.h"

static const TemperamentInfo temperaments[TEMPERAMENTS] = {
  [TEMPERAMENT_STEADY] = {
    .name = "steady",
    .title = NC_ ("temperament", "steady"),
    .meaning = NC_ ("temperament", "Steady: always makes the call that promises most."),
  },
  [TEMPERAMENT_CAREFUL] = {
    .name = "careful",
    .title = NC_ ("temperament", "careful"),
    .meaning = NC_ ("temperament",
                 "Careful: of calls that promise nearly as much, makes the one that risks least."),
  },
  [TEMPERAMENT_BOLD] = {
    .name = "bold",
    .title = NC_ ("temperament", "bold"),
    .meaning = NC_ ("temperament",
                 "Bold: of calls that promise nearly as much, makes the one that dares most."),
  },
  [TEMPERAMENT_QUICK] = {
    .name = "quick",
    .title = NC_ ("temperament", "quick"),
    .meaning = NC_ ("temperament",
                 "Quick: speaks up with the least call that promises nearly as much as the best."),
  },
};

const TemperamentInfo *
temperament_info (Temperament temperament)
{
  return &temperaments[temperament];
}

int
temperament_find (const char *name)
{
  for (int i = 0; i < TEMPERAMENTS; i++)
    if (strcmp (temperaments[i].name, name) == 0)
      return i;

  return -1;
}

/* ---- What is nearly equal ------------------------------------------------------------------- */

#define POINTS 2.0

/*
 * Where a deal scores few counters, payments or game points: what two points are there. By the
 * intervals of STRENGTH.md the score of a deal varies fifty times as little in Cego for four, 56
 * and Wurzen as in Klaverjassen, and twenty-five times in Cego for three.
 */
#define SMALL_SCORE 0.04

/* The same where a seat decides again and again: in an auction round by round, at each lead. */
#define SMALL_SCORE_AGAIN (SMALL_SCORE / 2)

/* The rules of thumb let a game point count so much when one may close (games/wurzen/wurzen.c). */
#define RULES_OF_CLOSING 10

/* Wurzen knows one call, among the cards that may be led. */
static double
reach_of_closing (const Observation *observation, const Player *player)
{
  if (!action_list_has (&observation->legal, ACTION (WURZEN_VERB_CLOSE, 0)))
    return 0;

  return player->kind == THINKING_BY_RULES ? SMALL_SCORE_AGAIN * RULES_OF_CLOSING
                                           : SMALL_SCORE_AGAIN;
}

/*
 * A Fleck is judged by the margin of the cards, a point of which brings up to two of the score. A
 * bid is left as it is, and for three a Fleck too: the rules of thumb find those that are nearly as
 * good as a pass better than they are, and who is bold loses by it (STRENGTH.md).
 */
static double
reach_of_zensern (const Deal *seen)
{
  if (seen->phase == ZENSERN_PHASE_FLECK
      && !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3))
    return POINTS / (2u << seen->own.zensern.n_flecke);

  return seen->phase == ZENSERN_PHASE_ANTRAG ? POINTS : 0;
}

/*
 * Kraken is doubled, and a deal swings by hundreds: more counts as nearly equal there. Who is bold
 * names trumps a fifth more often than who is careful, and says kraak ten times as often; it costs
 * either of them less than two points a deal (STRENGTH.md).
 */
#define KRAKEN_NAMES 10.0
#define KRAKEN_KRAAK 100.0

static double
reach_of_klaverjas (const Deal *seen)
{
  bool is_kraken = option_is (&seen->options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN);

  switch (seen->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_NAME:
      return is_kraken ? KRAKEN_NAMES : POINTS;
    case KLAVERJAS_PHASE_KRAAK:
      return KRAKEN_KRAAK;
    default:
      return 0;
    }
}

double
temperament_reach (const Observation *observation, const Player *player)
{
  const Deal *seen = &observation->seen;

  if (player->kind == THINKING_BY_LOT)
    return 0;
  if (seen->game == &klaverjas_game)
    return reach_of_klaverjas (seen);
  if (seen->game == &zensern_game)
    return reach_of_zensern (seen);
  if (seen->game == &cego_game)
    return seen->phase >= CEGO_PHASE_SOLO && seen->phase <= CEGO_PHASE_CHOOSE ? SMALL_SCORE : 0;
  if (seen->game == &fiftysix_game)
    return seen->phase == FIFTYSIX_PHASE_CALL ? SMALL_SCORE_AGAIN : 0;
  if (seen->game == &wurzen_game)
    return reach_of_closing (observation, player);

  return 0;
}

/* ---- What is dared -------------------------------------------------------------------------- */

#define DOUBLED 256 /* above any points that are called */

/* The later a verb is offered the more it dares, but for what is said of the own hand in 56. */
static unsigned
daring_in_fiftysix (const Deal *seen, Action action)
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

/* How much @action stakes, compared with others of the same list; 0: it says or settles nothing. */
static unsigned
daring (const Deal *seen, Action action)
{
  if (seen->game == &fiftysix_game)
    return daring_in_fiftysix (seen, action);
  if (seen->game == &wurzen_game)
    return action_verb (action) == WURZEN_VERB_CLOSE;

  return deal_verb_place (seen, action);
}

/* ---- Who does what -------------------------------------------------------------------------- */

/* True if somebody of @temperament sooner does what dares @one than what is better and @other. */
static bool
is_sooner (Temperament temperament, unsigned one, unsigned other)
{
  switch (temperament)
    {
    case TEMPERAMENT_CAREFUL:
      return one < other;
    case TEMPERAMENT_BOLD:
      return one > other;
    case TEMPERAMENT_QUICK:
      return one > 0 && (other == 0 || one < other);
    default:
      return false;
    }
}

/*
 * The row that is done: the best one of @choice, or another within @reach of it. Where cards are
 * played the call stands against the best of all else, which never changes places among itself.
 */
static unsigned
find_call (const Observation *observation, Temperament temperament, double reach,
           const Choice *choice)
{
  const Deal *seen = &observation->seen;
  bool is_play = seen->phase == PHASE_PLAY;
  bool has_other = daring (seen, choice->row[0].action) == 0;
  unsigned call = 0;

  for (unsigned i = 1; i < choice->n && choice->row[i].value >= choice->row[0].value - reach; i++)
    {
      unsigned dares = daring (seen, choice->row[i].action);

      if (is_play && dares == 0 && has_other)
        continue;
      has_other |= dares == 0;
      if (is_sooner (temperament, dares, daring (seen, choice->row[call].action)))
        call = i;
    }

  return call;
}

void
temperament_call (const Observation *observation, const Player *player, Choice *choice)
{
  double reach
      = player->temperament != TEMPERAMENT_STEADY ? temperament_reach (observation, player) : 0;
  unsigned call = reach > 0 ? find_call (observation, player->temperament, reach, choice) : 0;
  ChoiceRow row = choice->row[call];

  for (; call > 0; call--)
    choice->row[call] = choice->row[call - 1];
  choice->row[0] = row;
}
