/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The button of a call: what the player says, and what it means in small or in the tooltip. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/**
 * A button that shows @action of @session, in one line if it is @brief; @clicked (button, @data) is
 * called for it.
 */
GtkWidget *call_button_new (AtoutSession *session, AtoutAction *action, gboolean brief,
                            GCallback clicked, gpointer data);

/**
 * A button for what is done with marked cards, @verb, that says how many are still missing and can
 * be pressed when none is; @clicked (@data) is called for it then.
 */
GtkWidget *call_button_new_for_marks (const VerbInfo *verb, guint n_missing, GCallback clicked,
                                      gpointer data);

/** Shows another call. */
void call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                             gboolean brief);

/** Lights the cards of the hand that @action speaks of truly; none for NULL. */
void call_button_light (AtoutSession *session, AtoutAction *action);

/** (transfer none) (nullable): the call it shows. */
AtoutAction *call_button_get_action (GtkWidget *button);

/**
 * Shows on the buttons below @parent which call is recommended in @session, by a hint or else by
 * advice, and what the hint tells of each, by a bar and figures; NULL: nothing.
 */
void call_button_hint (GtkWidget *parent, AtoutSession *session);

/** Describes it for screen readers, with what a hint says of it. */
void call_button_describe (GtkWidget *button, const char *description);
