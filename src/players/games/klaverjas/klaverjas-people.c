/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at whose table the game is at home. */

#include "players/games/klaverjas/klaverjas.h"

#include <glib/gi18n-lib.h>

const Person klaverjas_people[] = {
  { "jan", "Jan", "Urk", TEMPERAMENT_STEADY,
    NC_ ("person", "Once a skipper; has the tides and every played card in his head.") },
  { "trijntje", "Trijntje", "Dokkum", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Taught at school for forty years; counts the trumps twice.") },
  { "piet", "Piet", "Amsterdam", TEMPERAMENT_BOLD,
    NC_ ("person", "Has a stall at the market; plays on next to nothing, and laughs.") },
  { "marijke", "Marijke", "Rotterdam", TEMPERAMENT_QUICK,
    NC_ ("person", "A nurse; has thought before the others have sorted their cards.") },
  { "kees", "Kees", "Utrecht", TEMPERAMENT_BOLD,
    NC_ ("person", "A student; the youngest at the Tuesday table.") },
  { "sophie", "Sophie", "Leiden", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A student; learned the game from her grandmother.") },
  { .name = NULL },
};
