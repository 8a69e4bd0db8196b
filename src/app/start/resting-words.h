/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the start page says of a match that was put by; free all with g_free (). */

#pragma once

#include "model/history/atout-history.h"

G_BEGIN_DECLS

/** What would be played: "Continue: Rotterdams". */
char *resting_words_continue (AtoutResting *resting);

/** Which it is: "Klaverjas, Rotterdams". */
char *resting_words_name (AtoutResting *resting);

/** Which deal it is, and how it stands: "Deal 4 of 16, 302 : 140". */
char *resting_words_standing (AtoutResting *resting);

G_END_DECLS
