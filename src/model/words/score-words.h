/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A row of the score sheet in words of the user's language, with the names of the players. */

#pragma once

#include "model/words/words.h"

/** Names of those who took part in a deal: by seat, and by player (match_player_at ()). */
typedef struct
{
  int listener; /* the seat to which sentences are said, or NO_SEAT */
  char *seat[SEATS_MAX];
  char *player[SEATS_MAX];
} ScoreNames;

/** The texts of a row. Lists have as many as the SheetRow or Breakdown says, "" is nothing. */
typedef struct
{
  char *heading;         /* of the block */
  char *dealt;           /* who dealt, in one sentence */
  char *told;            /* what was played, in one sentence */
  char *figures;         /* the figures behind it, in full words */
  char *cell[SEATS_MAX]; /* what a unit got, in full words */
  char *note[SHEET_NOTES_MAX];
  char *note_told[SHEET_NOTES_MAX]; /* the same explained */
  char *fact[BREAKDOWN_FACTS_MAX];
  char *fact_text[BREAKDOWN_FACTS_MAX];
  char *label[BREAKDOWN_ROWS_MAX];
  char *verdict; /* one sentence on how the deal ended */
} ScoreTexts;

/** Writes all texts of @row and @breakdown of @deal to @texts; whatever stood there is freed. */
void score_words_write (ScoreTexts *texts, const Deal *deal, const SheetRow *row,
                        const Breakdown *breakdown, const ScoreNames *names, DeckSuits suits);

/** The signs in @text, joined by blanks, in words: "roem 20, roem 50"; free with g_free (). */
char *score_words_signs (const SheetForm *form, const char *text);

/**
 * What @unit of @match has lost where the sheet marks that at the end of a block, as Bummerl: "●●",
 * or "6 ●" where these are many; "" for nothing; free with g_free ().
 */
char *score_words_lost (const Match *match, unsigned unit);

/**
 * What stands for @unit of @match: its score, what it has lost before it: "●● 4"; at the end that
 * alone. Free with g_free ().
 */
char *score_words_standing (const Match *match, unsigned unit);

/** The title of deal @number played again, outside of its match; free with g_free (). */
char *score_words_once_more (guint number);

/** @note as the sheet writes it, or @in_words; "" for nothing; free with g_free (). */
char *score_words_note (const SheetNote *note, bool in_words);

/** Frees the texts, not @texts. */
void score_words_clear (ScoreTexts *texts);

/** Frees the names, not @names. */
void score_names_clear (ScoreNames *names);

/** "Anna, Jan and Kees", of @n names, at least one; free with g_free (). */
char *score_words_list (const char *const *names, guint n);
