/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A clock of its own for the tables of a test: no time passes but what the test lets pass, and
 * that at once. What is seen for how long is asserted in its seconds.
 */

#pragma once

#include <glib.h>

/** From now on tables go by this clock. */
void view_clock_begin (void);

/** … and by real time again, when nothing runs. */
void view_clock_end (void);

/** Seconds that have passed. */
double view_clock_get_time (void);

/**
 * Lets time pass to the next sight of what moves, or to the next end of a move or a pause; false
 * when nothing runs. What is only there to be read stays.
 */
gboolean view_clock_turn (void);

/** Lets @seconds pass for all that runs and all that begins meanwhile. */
void view_clock_pass (double seconds);
