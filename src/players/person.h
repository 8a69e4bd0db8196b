/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Who may sit at the table of a game, for `people` of its table (player-game.h). */

#pragma once

#include "players/player.h"

typedef struct
{
  const char *key;   /* of the portrait, drawn by data/art/people */
  const char *name;  /* one of those of the game (player_names_of ()) */
  const char *place; /* where they are at home, a proper name */
  Temperament temperament;
  const char *story; /* NC_("person", …), a sentence: who it is */
} Person;
