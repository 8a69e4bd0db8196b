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

/** A history of its own, without matches. */
void walker_begin (Walker *self);

/** The window, with that history. */
void walker_open (Walker *self);

void walker_end (Walker *self);

/** True where nothing but tables at play is looked at. */
gboolean walker_looks_at_tables (void);

/** Does what @action of the window does. */
void walker_activate (Walker *self, const char *action);

/** The page of @type that @action opens. */
GtkWidget *walker_go (Walker *self, const char *action, GType type);

void walker_go_back_to (Walker *self, GType type);

/** Lets @window be looked at, and what opens from it; @format says where that is. */
void walker_look (GtkWidget *window, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** All that is no table. */
typedef struct
{
  const char *name;
  void (*walk) (void);
} WalkPart;

/** Ends with one without a name. */
extern const WalkPart walk_parts[];

/** Walks through a deal of @game. */
void walk_through_game (const Game *game);
