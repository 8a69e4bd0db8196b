/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A walk through all that the program shows: every page and window with its menus, lists of choices
 * and questions, and a table of every game while calls and cards are asked for and when the deal is
 * over.
 */

#pragma once

#include "view-support.h"

#define WALK_PLAYER "Charlotte" /* the name of the user: a long one */

/** Looks at what @root, a window or a popover, shows at @place; it is drawn and does not move. */
typedef void (*WalkLook) (GtkWidget *root, const char *place);

/** How somebody walks. */
typedef struct
{
  AtoutApplication *application; /* of guest_application_new () */
  int width;                     /* of all windows, without frames, in pixels … */
  int height;
  WalkLook look;
  gboolean more_buttons; /* all is looked at with three window buttons, too */
  gboolean only_windows; /* menus, lists and questions stay closed */
  gboolean only_tables;  /* what a deal is told of afterwards stays closed */
} Walk;

/** The arguments of a test may begin with another width and height than @how has. */
void walk_take_size (Walk *how, int argc, char **argv);

/** All below @root that can be scrolled goes on by a page; false: all of it was at its end. */
gboolean walk_scroll_on (GtkWidget *root);

/** … and goes back to where it begins. */
void walk_scroll_back (GtkWidget *root);

/**
 * Adds tests that walk so: @prefix/pages, @prefix/past, @prefix/windows and @prefix/GAME for each
 * game. @walk lives as long as they run.
 */
void walk_add_tests (const Walk *walk, const char *prefix);
