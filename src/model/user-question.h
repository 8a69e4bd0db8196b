/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user is asked, put to the thinker. */

#pragma once

#include "atout-choices.h"
#include "atout-match.h"
#include "thinker.h"

/**
 * Makes @question of what the user of @match has to decide, with what is marked among @choices
 * done, for a player of @level. The user is not asked for what goes without saying, but for what
 * comes behind it.
 */
void user_question_make (ThinkerQuestion *question, AtoutMatch *match, AtoutChoices *choices,
                         PlayerLevel level);
