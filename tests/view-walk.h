/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A walk through all that the program shows: every page and window with its menus, lists of choices
 * and questions, and a table of every game while calls and cards are asked for and when the deal is
 * over. Many look at what is shown there, each for something else.
 */

#pragma once

#include "view-support.h"

#define WALK_PLAYER "Charlotte" /* the name of the user: a long one */

#define WALK_LOOKS 8 /* in one turn at the most */
#define WALK_TURNS 4 /* likewise, in one walk */

/** How somebody walks. */
typedef struct
{
  AtoutApplication *application; /* of guest_application_new () */
  int width;                     /* of all windows, without frames, in pixels … */
  int height;
  double letters; /* which are so many times as large as usual */
} Walk;

/** What is looked at besides windows as GNOME has them. */
typedef enum
{
  WALK_MENUS = 1 << 0,   /* menus, lists and questions, too */
  WALK_BUTTONS = 1 << 1, /* windows with three buttons in their bar, too: with usual letters */
  WALK_TABLES = 1 << 2,  /* tables at play, and nothing else */
} WalkFlags;

/** Somebody who looks. */
typedef struct
{
  const char *name;
  WalkFlags flags;
  /**
   * Looks at what @root, a window or a popover, shows at @place; it is drawn and does not move. All
   * is left as it was found.
   */
  void (*look) (const Walk *walk, GtkWidget *root, const char *place);
  void (*prepare) (void);           /* NULL, or what comes before the program begins */
  void (*begin) (const Walk *walk); /* NULL, or what comes before each part */
} WalkLook;

/** One time through all, with letters of one size. */
typedef struct
{
  double letters;
  const WalkLook *looks[WALK_LOOKS + 1]; /* one after the other; NULL-terminated */
} WalkTurn;

/** All below @root that can be scrolled goes on by a page; false: all of it was at its end. */
gboolean walk_scroll_on (GtkWidget *root);

/** … and goes back to where it begins. */
void walk_scroll_back (GtkWidget *root);

/**
 * Adds tests that walk so, in each turn of @turns, up to one without looks: @prefix/pages,
 * @prefix/past, @prefix/windows and @prefix/GAME for each game. Both live as long as they run.
 */
void walk_add_tests (Walk *walk, const WalkTurn *turns, const char *prefix);
