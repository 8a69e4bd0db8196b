/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The button of a call: what the player says, and what it means in small or in the tooltip. */

#pragma once

#include <gtk/gtk.h>

#include "atout-session.h"

/**
 * A button that shows @action of @session, in one line if it is @brief; @clicked (button, @data) is
 * called for it.
 */
GtkWidget *call_button_new (AtoutSession *session, AtoutAction *action, gboolean brief,
                            GCallback clicked, gpointer data);

/** Shows another call. */
void call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                             gboolean brief);

/** Lights the cards of the hand that @action speaks of truly; none for NULL. */
void call_button_light (AtoutSession *session, AtoutAction *action);

/** (transfer none): the call it shows. */
AtoutAction *call_button_get_action (GtkWidget *button);
