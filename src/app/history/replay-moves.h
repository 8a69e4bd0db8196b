/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Actions, keys and buttons that move a replay. */

#pragma once

#include "model/course/atout-replay.h"
#include "view/table/atout-table.h"

/** Installs the actions; they call @activate with their names. */
void        replay_moves_install     (GtkWidgetClass             *klass,
                                      GtkWidgetActionActivateFunc activate);

/** Adds @all buttons, or the important ones; the others have the style class `spare`. */
void        replay_moves_add         (GtkBox          *box,
                                      gboolean         all);

/** Returns the button of the action @name, which exists; (transfer none). */
GtkWidget  *replay_moves_find_button (GtkBox          *box,
                                      const char      *name);

/** Enables the actions possible in @replay of @n_deals deals; none if @replay is NULL. */
void        replay_moves_update      (GtkWidget       *page,
                                      AtoutReplay     *replay,
                                      guint            n_deals);

/** Performs the action @name; skips the running animation of @table. */
void        replay_moves_make        (const char      *name,
                                      AtoutReplay     *replay,
                                      AtoutTable      *table);

/** Returns the action of @keyval with @held, or NULL. */
const char *replay_moves_find        (GtkWidget       *page,
                                      guint            keyval,
                                      GdkModifierType  held);
