/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the parts of the walk share. */

#pragma once

#include "history-support.h"
#include "view-walk.h"

#define WALK_SEED 3

/** Where the walk is. */
typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  GtkWidget *window;
} Walker;

/** Lets all that follows walk like @how, which lives as long as that. */
void walk_begin (const Walk *how);

/** A history of its own, without matches. */
void walker_begin (Walker *self);

/** The window, with that history. */
void walker_open (Walker *self);

void walker_end (Walker *self);

/** True where nothing but tables is looked at. */
gboolean walker_looks_at_tables (void);

/** Does what @action of the window does. */
void walker_activate (Walker *self, const char *action);

/** The page of @type that @action opens. */
GtkWidget *walker_go (Walker *self, const char *action, GType type);

void walker_go_back_to (Walker *self, GType type);

/** Lets @window be looked at, and what opens from it; @format says where that is. */
void walker_look (GtkWidget *window, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Adds the tests of all that is no table. */
void walk_add_page_tests (const char *prefix);

/** (GTestDataFunc): walks through a deal of @game, a const Game *. */
void walk_through_game (gconstpointer game);
