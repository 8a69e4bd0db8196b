/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at whose table the game is at home. */

#include "players/games/wurzen/wurzen.h"

#include <glib/gi18n-lib.h>

const Person wurzen_people[] = {
  { "franz", "Franz", "Ried im Innkreis", TEMPERAMENT_BOLD,
    NC_ ("person", "Plays the tuba in the brass band, and his cards as loudly.") },
  { "resi", "Resi", "Graz", TEMPERAMENT_QUICK,
    NC_ ("person", "Drives a tram; is the first to lay her card down.") },
  { "sepp", "Sepp", "Linz", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Worked at the steel mill; remembers every trick since 1965.") },
  { .name = NULL },
};
