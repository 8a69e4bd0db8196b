/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user of an AtoutMatch may do now, and what is done without asking. */

#pragma once

#include "atout-match.h"
#include "decision.h"

/** Fills @decision with what the seat at turn may do. */
void match_make_decision (AtoutMatch *self, Decision *decision);

/** Fails with ATOUT_MATCH_ERROR_NOT_YOUR_TURN and a sentence unless @seat is at turn. */
gboolean match_check_turn (AtoutMatch *self, guint seat, GError **error);

/** Fails with ATOUT_MATCH_ERROR_ILLEGAL and the reason in a sentence unless @action is legal. */
gboolean match_check_legal (AtoutMatch *self, Action action, GError **error);

/** What the user’s seat does by itself now, as the user wants it; ACTION_NONE: it is asked. */
Action match_automatic_action (AtoutMatch *self);

/** The action that plays @card with its announcement, if that is what the user always wants. */
Action match_automatic_meaning (AtoutMatch *self, Card card);

/** Lets the user’s seat do what it does by itself, in a moment. */
void match_answer (AtoutMatch *self);
