/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at whose table the game is at home. */

#include "players/games/zensern/zensern.h"

#include <glib/gi18n-lib.h>

const Person zensern_people[] = {
  { "poldi", "Poldi", "Brig", TEMPERAMENT_STEADY,
    NC_ ("person", "A retired railwayman; still arrives on time.") },
  { "grete", "Grete", "Visperterminen", TEMPERAMENT_BOLD,
    NC_ ("person", "Grows wine on steep slopes; has dared more with less in her hand.") },
  { "ferdl", "Ferdl", "Umhausen", TEMPERAMENT_QUICK,
    NC_ ("person", "With the mountain rescue; decides as fast as he climbs.") },
  { "hedi", "Hedi", "Neustift", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A vet; looks at everything twice.") },
  { .name = NULL },
};
