/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Card names in the language of a game, untranslated: a Dutch game speaks Dutch everywhere. Games
 * may share a table.
 */

#pragma once

#include "rules/card.h"

/** Words for one suit system; missing ones are shown in the user's language. */
typedef struct
{
  const char *suit[SUITS];
  const char *rank[RANK_ACE + 1];  /* NULL if unused */
  const char *up_to[RANK_ACE + 1]; /* top of a run, "zum König"; NULL for the rank alone */
  const char *all[RANK_ACE + 1];   /* plural, "Könige"; NULL likewise */
  const char *highest_trump;       /* name of the highest permanent trump */
  const char *card;                /* with `{suit}`, `{rank}`; NULL: corner text */
} CardNames;

/** The words of a language, by DeckSuits. */
typedef struct
{
  CardNames on[SUITS_GERMAN + 1];
} Vocabulary;

extern const Vocabulary vocabulary_dutch;
extern const Vocabulary vocabulary_english;
extern const Vocabulary vocabulary_german;
