/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A button that shows the words of a call and their meaning. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/**
 * Creates a button for @action of @session, with one line if @brief; @clicked gets the button and
 * @data.
 */
GtkWidget *call_button_new (AtoutSession *session, AtoutAction *action, gboolean brief,
                            GCallback clicked, gpointer data);

/**
 * Creates a button for marked cards, insensitive while @n_missing are missing; @clicked gets @data.
 */
GtkWidget *call_button_new_for_marks (const VerbInfo *verb, guint n_missing, GCallback clicked,
                                      gpointer data);

/** Makes @button show @action. */
void call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                             gboolean brief);

/** Highlights the hand cards that make @action true; NULL: none. */
void call_button_light (AtoutSession *session, AtoutAction *action);

/** Returns (transfer none) (nullable) the action of @button. */
AtoutAction *call_button_get_action (GtkWidget *button);

/** Returns TRUE if a button of @parent has a second line: then all have room for figures. */
gboolean call_button_have_room (GtkWidget *parent);

/**
 * Marks the recommended call of @session below @parent, with bar and figures of a hint; NULL: none.
 */
void call_button_hint (GtkWidget *parent, AtoutSession *session);

/**
 * Gives the texts of all call buttons below @parent one width, at which none has more than @lines
 * lines; 0: each breaks on its own.
 */
void call_button_break_alike (GtkWidget *parent, int lines);

/** Sets the accessible description, to which a hint is added. */
void call_button_describe (GtkWidget *button, const char *description);
