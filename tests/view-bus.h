/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a screen reader is told: the program as the accessibility bus shows it. GTK says there what
 * something is called, however that comes about: by a name of its own, by another that names it, or
 * by what it contains.
 */

#pragma once

#include <gtk/gtk.h>

/**
 * What is wrong with what is called @name, NULL when nothing is. @namer is what the one is called
 * that is told to name it, "" for none. Called in another thread.
 */
typedef const char *(*BusJudge) (const char *name, const char *namer);

/** For view_application_new (): the program goes on the bus, and not to GTK's own tests. */
void view_bus_use (void);

/** All that is heard of a window. */
typedef struct
{
  guint n_judged;           /* what can have the keys, */
  guint n_focused;          /* … and what has them, by a name */
  GHashTable *stops;        /* how often each role and name of that */
  GPtrArray *wrong;         /* what the judge says of it, with roles and names of what it lies in */
  GHashTable *names;        /* how often each … */
  GHashTable *descriptions; /* … and likewise, where all was asked */
} BusHeard;

/**
 * What is heard of @window, with what @judge says of all that can have the keys now; with @all of
 * what cannot, too. Free with bus_heard_free (). Time does not pass at the table.
 */
BusHeard *view_bus_judge (GtkWindow *window, BusJudge judge, gboolean all);

void bus_heard_free (BusHeard *heard);
