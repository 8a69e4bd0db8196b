/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts about the persons that play at the table: origin and temperament. */

#pragma once

#include "players/people.h"

/** Describes @person; free with g_free (). */
char *people_tell (const Person *person);

/** Returns place and temperament, "Urk · steady"; free with g_free (). */
char *people_tell_briefly (const Person *person);
