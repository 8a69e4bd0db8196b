/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Complaints of librsvg about a drawing, in words for the user. */

#pragma once

#include <glib.h>

/**
 * What follows the name of a card or file and a colon, without an end of line; @error is of librsvg
 * or an ATOUT_DECK_ERROR, whose words are kept. Free with g_free ().
 */
char *painter_words (const GError *error);
