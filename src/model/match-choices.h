/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user of an AtoutMatch may do now, and what is done without asking. */

#pragma once

#include "atout-match.h"

/** A deal and what may be done in it. */
typedef struct
{
  Deal deal;
  ActionList legal;
} MatchChoices;

/**
 * What the seat at turn may do. Where something goes without saying (Game.implied) it is left
 * out, and what comes behind it fills @behind instead; otherwise @behind lists nothing. The
 * prompt is that of @behind then. Returns what goes without saying, or ACTION_NONE.
 */
Action match_list_choices (AtoutMatch *self, MatchChoices *now, MatchChoices *behind);

/** What must be done before @action is legal as it goes without saying; ACTION_NONE: nothing. */
Action match_implied_before (AtoutMatch *self, Action action);

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
