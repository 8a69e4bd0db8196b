/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/thinking/atout-counsel.h"

#define ATOUT_TYPE_HINT (atout_hint_get_type ())

/**
 * AtoutHint: what a strong player would do in place of the user, who asks for it, and why. Found in
 * a thread, by what the user’s seat sees. It stands until anything is done, or chosen to be done.
 */
G_DECLARE_FINAL_TYPE (AtoutHint, atout_hint, ATOUT, HINT, AtoutCounsel)

/** Helps with the @choices of @match, while @conductor does not hold it. */
AtoutHint  *atout_hint_new        (AtoutMatch     *match,
                                   AtoutChoices   *choices,
                                   AtoutConductor *conductor);

/** Begins to look for a hint; FALSE where the user is not asked for anything now. */
gboolean    atout_hint_ask        (AtoutHint      *self);

/** Takes back what was hinted, or stops looking for it; FALSE where there was nothing. */
gboolean    atout_hint_leave      (AtoutHint      *self);

/** What is told of one action. */
typedef struct
{
  Action action;
  AtoutHinted hinted;
  double share;  /* from 0 to 1: how good it is among all */
  char *told;    /* in a word: "12 points less" */
  char *figures; /* "+49 ± 12"; "" if it was not tried */
  char *odds;    /* the same in words, and more */
} AtoutHintRow;

/** (transfer none) (nullable): what is told of @action; NULL where no hint stands. */
const AtoutHintRow *atout_hint_find (AtoutHint *self, Action action);
