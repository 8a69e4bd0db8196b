/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at whose table the game is at home. */

#include "players/games/fiftysix/fiftysix.h"

#include <glib/gi18n-lib.h>

const Person fiftysix_people[] = {
  { "unni", "Unni", "Thrissur", TEMPERAMENT_QUICK,
    NC_ ("person", "Drums at temple festivals; his cards keep the beat.") },
  { "latha", "Latha", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Teaches physics; works out every hand.") },
  { "rajan", "Rajan", "Alappuzha", TEMPERAMENT_STEADY,
    NC_ ("person", "A bus driver; brings the whole table home safely.") },
  { "leela", "Leela", "Kozhikode", TEMPERAMENT_BOLD,
    NC_ ("person", "A doctor; calls first and finds the reasons afterwards.") },
  { "gopi", "Gopi", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Sang for Kathakali dancers; seldom a wrong note, seldom a wrong card.") },
  { "susy", "Susy", "Kottayam", TEMPERAMENT_BOLD,
    NC_ ("person", "An aunt to everybody; nobody goes above her twice.") },
  { "biju", "Biju", "Kochi", TEMPERAMENT_QUICK,
    NC_ ("person", "An engineer at the harbour; writes messages between the deals only.") },
  { "ammini", "Ammini", "Ottapalam", TEMPERAMENT_STEADY,
    NC_ ("person", "A grandmother of eleven; patient as the river.") },
  { .name = NULL },
};
