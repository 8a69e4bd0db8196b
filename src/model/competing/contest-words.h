/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on contests. Free returned strings with g_free (). */

#pragma once

#include "model/competing/contest-rows.h"

/**
 * Returns the line of one deal: the user's result beside the house's, how far the house has played,
 * or why the deal does not count; "" before the deal is over.
 */
char *contest_words_deal (const ContestDeal *deal);
