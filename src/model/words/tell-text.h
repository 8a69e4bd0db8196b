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
 * What is at stake in the question that the seat at turn in @deal is asked; NULL: the game tells
 * nothing of it. Free with g_free (). In tell-advice.c.
 */
char *tell_stake (const Deal *deal);

/** True where @contract is played against a Solo that the listener called. In tell-contract.c. */
bool tell_is_against_listener (const Telling *telling, const GameContract *contract);

/**
 * @contract in a sentence without doubling and targets: "Anna plays Solo."; free with g_free (). In
 * tell-contract.c.
 */
char *tell_contract_plain (const Telling *telling, const GameContract *contract);

/** A sentence on facts settled before the play in @deal, or NULL. In tell-contract.c. */
char *tell_settled (const Telling *telling, const Deal *deal);
