/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/temperament.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "players/player-game.h"

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
                 "Careful: among calls that promise nearly as much as the best, makes the one "
                 "that risks least."),
  },
  [TEMPERAMENT_BOLD] = {
    .name = "bold",
    .title = NC_ ("temperament", "bold"),
    .meaning = NC_ ("temperament",
                 "Bold: among calls that promise nearly as much as the best, makes the one that "
                 "dares most."),
  },
  [TEMPERAMENT_QUICK] = {
    .name = "quick",
    .title = NC_ ("temperament", "quick"),
    .meaning = NC_ ("temperament",
                 "Quick: among the calls that promise nearly as much as the best, makes the "
                 "lowest."),
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

double
temperament_reach (const Observation *observation, const Player *player)
{
  const PlayerGame *game = player_game (observation->seen.game);

  return player->kind != THINKING_BY_LOT && game->reach != NULL ? game->reach (observation, player)
                                                                : 0;
}

static unsigned
daring (const Deal *seen, Action action)
{
  const PlayerGame *game = player_game (seen->game);

  return game->daring != NULL ? game->daring (seen, action) : deal_verb_place (seen, action);
}

/* Returns true if @temperament prefers a call that dares @one to a better one that dares @other. */
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
 * Returns the index of the preferred row within @reach. During play a call competes only with the
 * best action that dares nothing.
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
