/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Books of problems for tests: those in tests/problems instead of what the program brings. */

#pragma once

#define PROBLEMS_FORM "klaverjas" /* a form with twelve problems, … */
#define PROBLEMS_MANY "fiftysix"  /* … one with enough for two tests, … */
#define PROBLEMS_NONE "whist"     /* … one that the program does not know */

/** To be called first in main(): nothing that is compiled in has been read. */
void problems_use_those_for_tests (void);
