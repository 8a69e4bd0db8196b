/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on two plays of one deal (side-by-side.h). Free returned strings with g_free (). */

#pragma once

#include "model/competing/side-by-side.h"
#include "model/words/telling.h"

/** The other table of a comparison. */
typedef struct
{
  const char *name; /* name of a friend; NULL for a house player */
  guint member;     /* house player, without @name */
} SideTable;

/** Returns @name, or words for an unnamed friend inside of a sentence. */
const char *side_words_friend (const char *name);

/** Returns level and temperament of house player @member: "Strong, steady". */
char *side_words_member (guint member);

/** Returns side_words_member () with the result in @deal, if known: "Strong, steady: +82". */
char *side_words_choice (guint member, const ContestDeal *deal);

/** Returns both results: "You +82 · Anna −40". */
char *side_words_results (const SideBySide *side, const SideTable *table);

/**
 * Tells where the tables part, and the reason of a house player; or that both played every card
 * alike. @telling gives the names at the user's table.
 */
char *side_words_parting (const SideBySide *side, const SideTable *table, const Telling *telling);
