/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/seating.h"

#include <string.h>

#include "players/people.h"
#include "players/temperament.h"

void
seating_observe (const Seating *self, const Deal *deal, Observation *observation)
{
  observation_make (observation, deal, (unsigned) deal->turn);
  memcpy (observation->signals, self->signals, sizeof self->signals);
}

Rng
seating_rng (uint64_t seed, unsigned number, unsigned index)
{
  return rng_new (seed, (uint64_t) number << 32 | index);
}

Action
seating_choose (const Seating *self, const Observation *observation, Rng *rng,
                GCancellable *cancellable)
{
  Choice choice;

  player_choose (observation, self->player[observation->seat], rng, cancellable, &choice);

  return g_cancellable_is_cancelled (cancellable) ? ACTION_NONE : choice.row[0].action;
}

bool
seating_play_deal (const Seating *self, MatchLog *log, uint64_t seed, unsigned number,
                   GCancellable *cancellable)
{
  unsigned n_done = match_log_get_deal (log, log->deals->len - 1)->n_done;

  for (unsigned i = n_done; !deal_is_over (&log->deal); i++)
    {
      Rng rng = seating_rng (seed, number, i);
      Observation observation;
      Action action;

      seating_observe (self, &log->deal, &observation);
      action = seating_choose (self, &observation, &rng, cancellable);
      if (action == ACTION_NONE)
        return false;
      match_log_act (log, action, false);
    }

  return true;
}

/* ---- Players as text ------------------------------------------------------------------------- */

#define NO_INFERENCE "inference=no" /* uses only certain facts, no guesses from others' play */
#define TEMPERAMENT "temperament="

static bool
change_player (Player *player, const char *change)
{
  int temperament;

  if (strcmp (change, NO_INFERENCE) == 0)
    {
      player->inference = false;
      return true;
    }
  if (!g_str_has_prefix (change, TEMPERAMENT))
    return false;
  temperament = temperament_find (change + strlen (TEMPERAMENT));
  player->temperament = (Temperament) MAX (temperament, 0);

  return temperament >= 0;
}

bool
seating_read_player (const char *text, Player *player)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_auto (GStrv) parts = g_strsplit (words[0] != NULL ? words[0] : "", ":", -1);
  int level = player_level_find (parts[0] != NULL ? parts[0] : "");
  Player read;

  if (level < 0)
    return false;
  read = *player_of_level ((PlayerLevel) level);
  if (words[1] != NULL)
    read.temperament = people_temperament (words[1]);
  for (unsigned i = 1; parts[i] != NULL; i++)
    if (!change_player (&read, parts[i]))
      return false;
  *player = read;

  return true;
}
