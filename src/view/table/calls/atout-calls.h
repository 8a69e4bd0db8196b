/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_CALLS (atout_calls_get_type ())

/** AtoutCalls: the question to the user, with a button for each possible call. */
G_DECLARE_FINAL_TYPE (AtoutCalls, atout_calls, ATOUT, CALLS, GtkWidget)

void       atout_calls_set_session  (AtoutCalls *self,
                                   AtoutSession *session);

/**
 * Offers @meanings (AtoutAction) of a card until one is chosen, Escape is pressed, or the match
 * continues.
 */
void       atout_calls_ask        (AtoutCalls *self,
                                   GListModel *meanings);

/** Asks @question before @action is done, like atout_calls_ask (). */
void       atout_calls_doubt      (AtoutCalls *self,
                                   AtoutAction *action,
                                   const char *question);

/** Returns true while a question of atout_calls_ask () or atout_calls_doubt () is open. */
gboolean   atout_calls_is_asking  (AtoutCalls *self);

/** Returns the answer with a visible focus, or ACTION_NONE. */
Action     atout_calls_get_considered (AtoutCalls *self);

/** Focuses the first answer, harmless after a doubt; returns FALSE if nothing is asked. */
gboolean   atout_calls_focus      (AtoutCalls *self);

/** Focuses the answer @action; returns FALSE if there is none. */
gboolean   atout_calls_focus_action (AtoutCalls *self,
                                     Action      action);
