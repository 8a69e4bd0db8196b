/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What suits, ranks and cards are called at the table: in the language of the game, whatever the
 * user's is. Not for translation: a Dutch game is played in Dutch everywhere.
 *
 * A game names its vocabulary in its table. Those here may be shared; another language is a table
 * in the folder of the game that speaks it.
 */

#pragma once

#include "rules/card.h"

/** The words for a deck with one kind of suits; the user's own serve for what is left out. */
typedef struct
{
  const char *suit[SUITS];
  const char *rank[RANK_ACE + 1];  /* those that are called in some game */
  const char *up_to[RANK_ACE + 1]; /* how high a run goes: "zum König"; NULL: the rank alone */
  const char *all[RANK_ACE + 1];   /* several of a rank: "Könige"; NULL: likewise */
  const char *highest_trump;       /* of the permanent ones */
  const char *card;                /* `{suit}` and `{rank}`; NULL: as the corner says it */
} CardNames;

/** The words of a language, by DeckSuits. */
typedef struct
{
  CardNames on[SUITS_GERMAN + 1];
} Vocabulary;

extern const Vocabulary vocabulary_dutch;
extern const Vocabulary vocabulary_english;
extern const Vocabulary vocabulary_german;
