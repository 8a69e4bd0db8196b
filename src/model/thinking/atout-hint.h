/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/thinking/atout-counsel.h"

#define ATOUT_TYPE_HINT (atout_hint_get_type ())

/**
 * AtoutHint: on request, the choice of a strong player with its reason, until an action or mark. In
 * a match with hints it thinks ahead at each decision.
 */
G_DECLARE_FINAL_TYPE (AtoutHint, atout_hint, ATOUT, HINT, AtoutCounsel)

/** Returns a hint on @choices; it pauses while @conductor is held. */
AtoutHint  *atout_hint_new        (AtoutMatch     *match,
                                   AtoutChoices   *choices,
                                   AtoutConductor *conductor);

/**
 * Starts a hint, whose text is "Thinking…" at first. It compares with @considered, the action that
 * the user has in mind, or ACTION_NONE. Returns FALSE if the user is not asked.
 */
gboolean    atout_hint_ask        (AtoutHint      *self,
                                   Action          considered);

/** Returns true from the request of a hint until it is there. */
gboolean    atout_hint_is_awaited (AtoutHint      *self);

/** Withdraws or cancels the hint; returns FALSE if there was none. */
gboolean    atout_hint_leave      (AtoutHint      *self);

/** The hint for one action. */
typedef struct
{
  Action action;
  AtoutHinted hinted;
  double share;  /* quality relative to the other rows, 0 to 1 */
  char *told;    /* "12 points less" */
  char *figures; /* "+49 ± 12"; "" if untried */
  char *odds;    /* figures in words */
} AtoutHintRow;

/** (transfer none) (nullable): Returns the row of @action; NULL without a hint. */
const AtoutHintRow *atout_hint_find (AtoutHint *self, Action action);
