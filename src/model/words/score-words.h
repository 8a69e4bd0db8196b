/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A row of the score sheet in words. Free returned strings with g_free (). */

#pragma once

#include "model/words/words.h"

/** Names by seat and by player (match_player_at ()). */
typedef struct
{
  int listener; /* seat to which sentences are addressed, or NO_SEAT */
  char *seat[SEATS_MAX];
  char *player[SEATS_MAX];
} ScoreNames;

/** The texts of a row; unused ones are "". */
typedef struct
{
  char *heading;         /* block heading */
  char *dealt;           /* sentence on the dealer */
  char *told;            /* sentence on the contract */
  char *figures;         /* figures in words */
  char *cell[SEATS_MAX]; /* results by unit in words */
  char *note[SHEET_NOTES_MAX];
  char *note_told[SHEET_NOTES_MAX]; /* notes in words */
  char *fact[BREAKDOWN_FACTS_MAX];
  char *fact_text[BREAKDOWN_FACTS_MAX];
  char *label[BREAKDOWN_ROWS_MAX];
  char *verdict; /* sentence on the result */
} ScoreTexts;

/** Writes the texts of @row and @breakdown of @deal to @texts and frees the previous ones. */
void score_words_write (ScoreTexts *texts, const Deal *deal, const SheetRow *row,
                        const Breakdown *breakdown, const ScoreNames *names, DeckSuits suits);

/** Returns the unit that made trumps or chose the game of @row, or -1. */
int score_words_maker (const Deal *deal, const SheetRow *row);

/** Returns the signs in @text, separated by spaces, in words: "roem 20, roem 50". */
char *score_words_signs (const SheetForm *form, const char *text);

/** Returns the losses of @unit marked at the end of a block: "●●", "6 ●", or "". */
char *score_words_lost (const Match *match, unsigned unit);

/** Returns losses and score of @unit: "●● 4"; only the losses when the match is over. */
char *score_words_standing (const Match *match, unsigned unit);

/** Returns the title of deal @number when it is replayed alone. */
char *score_words_once_more (guint number);

/** Returns @note as on the sheet, or @in_words; may be "". */
char *score_words_note (const SheetNote *note, bool in_words);

void score_words_clear (ScoreTexts *texts);

void score_names_clear (ScoreNames *names);

/** Returns @n names, at least one: "Anna, Jan and Kees". */
char *score_words_list (const char *const *names, guint n);
