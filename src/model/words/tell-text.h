/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers shared by the files tell-*.c. */

#pragma once

#include "model/words/telling.h"

/** Appends @sentence (taken) and a space before it. */
static inline void
text_append (GString *text, char *sentence)
{
  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/** Returns @to_user if @seat is the listener, else @text. */
static inline const char *
text_for (const Telling *telling, unsigned seat, const char *text, const char *to_user)
{
  return telling->listener == (int) seat ? to_user : text;
}

/** Returns the partner's last promise, "Jan: holds …", or NULL. */
char *tell_heard (const Telling *telling, const Deal *deal);

/** Returns the stake for the seat at turn in @deal, or NULL; free with g_free (). */
char *tell_stake (const Deal *deal);

/** Names @action, a deed in quotes; free with g_free (). Defined in tell-contrast.c. */
char *tell_quoted (const Telling *telling, const Deal *deal, Action action);

/**
 * Returns the word for @n of @n_worlds. "Never" and "always" are proved only if @is_exact: the
 * worlds are all possible deals. Defined in tell-share.c.
 */
const char *tell_often (unsigned n, unsigned n_worlds, gboolean is_exact);

/** Returns the word for @n, compared if it would be the same as for @other, already said. */
const char *tell_often_beside (unsigned n, unsigned other, unsigned n_worlds, gboolean is_exact);

/**
 * Returns how often @n of @n_worlds is, "in 4 of 10 deals" or a word; free with g_free (). Only if
 * @is_exact, the worlds are all possible deals, and the word may be "never" or "always".
 */
char *tell_tenths (unsigned n, unsigned n_worlds, gboolean is_exact);

/** Returns true if @contract is played against the listener's Solo. */
bool tell_is_against_listener (const Telling *telling, const GameContract *contract);

/** Returns @contract without doubling and targets: "Anna plays Solo."; free with g_free (). */
char *tell_contract_plain (const Telling *telling, const GameContract *contract);

/** Returns a sentence on facts settled before the play in @deal, or NULL. */
char *tell_settled (const Telling *telling, const Deal *deal);
