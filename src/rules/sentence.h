/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A sentence about players in a deal, and the same as it is said to one of them.
 *
 * Games write both, as constants, and know of nobody who reads them: whoever tells the sentence
 * picks what fits the listener, words_sentence (). All texts are marked NC_(context, …) with the
 * context of @text; in one that speaks to a player, the placeholder of that player is not needed.
 */

#pragma once

typedef struct
{
  const char *text;        /* `{declarer}`, `{winner}` and `{loser}` are names */
  const char *to_declarer; /* NULL: @to_side */
  const char *to_winner;   /* NULL: @to_side */
  const char *to_loser;    /* NULL: @to_side */
  const char *to_side;     /* to the side of the declarer; NULL: @text */
} Sentence;
