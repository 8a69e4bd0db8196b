/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers that the files tell-*.c share. */

#pragma once

#include "model/words/telling.h"

/** Puts @sentence (taken) behind those that @text has. */
void text_append (GString *text, char *sentence);

/** @to_user where @seat is whom the sentence is said to, else @text. */
const char *text_for (const Telling *telling, unsigned seat, const char *text,
                      const char *to_user);

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
