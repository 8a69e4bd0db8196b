/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_MESSAGES (atout_messages_get_type ())

/**
 * AtoutMessages: dismissible messages at the top of a GtkOverlay, announced and shown one at a
 * time.
 */
G_DECLARE_FINAL_TYPE (AtoutMessages, atout_messages, ATOUT, MESSAGES, GtkWidget)

/** Shows @text for ten seconds. */
void atout_messages_show (AtoutMessages *self,
                          const char    *text);

/**
 * Shows @text for twenty seconds, longer while focused. The button @label dismisses the message and
 * activates @action (GAction name).
 */
void atout_messages_offer (AtoutMessages *self,
                           const char    *text,
                           const char    *label,
                           const char    *action);

/** Removes messages that offer @action. */
void atout_messages_withdraw (AtoutMessages *self,
                              const char    *action);

/** Shows @text whenever there is no other message, until dismissed or replaced. NULL removes it. */
void atout_messages_keep (AtoutMessages *self,
                          const char    *text);
