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

/**
 * What @judge says of all that can have the keys now in @window, with roles and names of what it
 * lies in; free with g_ptr_array_unref (). @n_judged are as many as it was asked about. Time does
 * not pass at the table.
 */
GPtrArray *view_bus_judge (GtkWindow *window, BusJudge judge, guint *n_judged);
