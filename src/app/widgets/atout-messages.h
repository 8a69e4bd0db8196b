/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_MESSAGES (atout_messages_get_type ())

/**
 * AtoutMessages: sentences for the user at the upper edge of what they lie over, a GtkOverlay, so
 * that they never cover the user’s own hand. One is shown at a time, in as many lines as it needs,
 * and announced; each has a button that sends it away.
 */
G_DECLARE_FINAL_TYPE (AtoutMessages, atout_messages, ATOUT, MESSAGES, GtkWidget)

/** Shows @text for ten seconds, as soon as the messages before it have gone. */
void atout_messages_show (AtoutMessages *self,
                          const char    *text);

/**
 * The same twice as long, with a button @label, which activates @action (GAction's name) and sends
 * the message away. It stays while the keys are in it.
 */
void atout_messages_offer (AtoutMessages *self,
                           const char    *text,
                           const char    *label,
                           const char    *action);

/** Nothing is offered any more that activates @action: it is past, read or not. */
void atout_messages_withdraw (AtoutMessages *self,
                              const char    *action);

/**
 * Shows @text whenever there is no other message, as long as it is true: until it is sent away, or
 * another @text takes its place. NULL: nothing is true any more.
 */
void atout_messages_keep (AtoutMessages *self,
                          const char    *text);
