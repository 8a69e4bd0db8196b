/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What walks through all that the program shows look for: look-NAME.c says what it is. */

#pragma once

#include "view-walk.h"

extern const WalkLook look_fits;
extern const WalkLook look_letters;
extern const WalkLook look_names;
extern const WalkLook look_right_to_left;
extern const WalkLook look_round;
extern const WalkLook look_seen;
extern const WalkLook look_sharp;
extern const WalkLook look_targets;
