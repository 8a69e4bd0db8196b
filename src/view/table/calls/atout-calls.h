/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_CALLS (atout_calls_get_type ())

/**
 * AtoutCalls: what the user is asked, and a button for each call that may be made now.
 *
 * Signals: `called` (action: unsigned), and `left`: the question about a card or call was not
 * answered.
 */
G_DECLARE_FINAL_TYPE (AtoutCalls, atout_calls, ATOUT, CALLS, GtkWidget)

void       atout_calls_set_session  (AtoutCalls *self,
                                   AtoutSession *session);

/**
 * Offers @meanings (AtoutAction) of one card instead of the calls, until one is chosen, the
 * question is left with Escape, or the match goes on.
 */
void       atout_calls_ask        (AtoutCalls *self,
                                   GListModel *meanings);

/** Asks back whether it shall be @action, with @question; otherwise as atout_calls_ask (). */
void       atout_calls_doubt      (AtoutCalls *self,
                                   AtoutAction *action,
                                   const char *question);

/** True while one of these questions stands. */
gboolean   atout_calls_is_asking  (AtoutCalls *self);

/** Focuses the first answer, which commits to nothing where one does; false when none is asked. */
gboolean   atout_calls_focus      (AtoutCalls *self);

/** Focuses the answer that is @action; FALSE where it is none. */
gboolean   atout_calls_focus_action (AtoutCalls *self,
                                     Action      action);
