/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers that the files tell-*.c share. */

#pragma once

#include "model/words/telling.h"

/** Puts @sentence (taken) behind those that @text has. */
static inline void
text_append (GString *text, char *sentence)
{
  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/** @to_user where @seat is whom the sentence is said to, else @text. */
static inline const char *
text_for (const Telling *telling, unsigned seat, const char *text, const char *to_user)
{
  return telling->listener == (int) seat ? to_user : text;
}

/**
 * What the last call of a partner of the user promised in @deal, as in "Jan: holds …"; NULL: there
 * is none. In tell-action.c.
 */
char *tell_heard (const Telling *telling, const Deal *deal);

/**
 * What the listener had called, in short ("♥ 35", "Solo"), if the last action went above it or
 * doubled it, and @is_doubled; NULL: it did not, or a partner did. In tell-contract.c.
 */
char *tell_challenged (const Telling *telling, unsigned seat, bool *is_doubled);

/** A sentence on facts settled before the play in @deal, or NULL. In tell-contract.c. */
char *tell_settled (const Telling *telling, const Deal *deal);
