/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at whose table the game is at home. */

#include "players/games/cego/cego.h"

#include <glib/gi18n-lib.h>

const Person cego_people[] = {
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
