/* SPDX-License-Identifier: GPL-3.0-or-later */

/** On and back in a replay that a table shows, as keys and buttons of a page do it. */

#pragma once

#include "model/course/atout-replay.h"
#include "view/table/atout-table.h"

/** Installs the actions, which call @activate with a page of @klass and their names. */
void        replay_moves_install     (GtkWidgetClass             *klass,
                                      GtkWidgetActionActivateFunc activate);

/**
 * Puts buttons for them into @box: @all, of which those that may be left out where there is little
 * room have the style class `spare`, or the others alone.
 */
void        replay_moves_add         (GtkBox          *box,
                                      gboolean         all);

/** (transfer none): the button there of the action @name, which has one. */
GtkWidget  *replay_moves_find_button (GtkBox          *box,
                                      const char      *name);

/** Enables the actions of @page that lead anywhere in @replay, of @n_deals; NULL: none does. */
void        replay_moves_update      (GtkWidget       *page,
                                      AtoutReplay     *replay,
                                      guint            n_deals);

/** Takes @replay where the action @name leads; what @table was still moving is there at once. */
void        replay_moves_make        (const char      *name,
                                      AtoutReplay     *replay,
                                      AtoutTable      *table);

/** The action of @page that @keyval with @held stands for; NULL: none. */
const char *replay_moves_find        (GtkWidget       *page,
                                      guint            keyval,
                                      GdkModifierType  held);
