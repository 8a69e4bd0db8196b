/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The positions of a course, from `lessons/GAME.atout`: records (records.md) up to a decision or
 * question, with comments:
 *
 *     # position NAME       name
 *     # asks KIND [SUIT]    LessonAsks
 *     # right TOKEN…        with `rest` and `best`
 *     # offers ANSWER…      choices of a question
 *
 * Answers are action tokens, numbers, seats or card codes. The rules find the right ones, except
 * for `rest` and `best`, which a test proves.
 */

#pragma once

#include <gio/gio.h>

#include "rules/match-log.h"

typedef enum
{
  /* actions at the table */
  LESSON_TAKE,  /* `take`: winning the current trick */
  LESSON_TRICK, /* `trick`: the best last card of a trick */
  LESSON_REST,  /* `rest`: most points at the end, with roem; hands are visible (solver) */
  LESSON_BEST,  /* `best`: a strong player's choice from the observation */
  LESSON_DEAL,  /* `deal`: playing the deal; it should be won */
  LESSON_MATCH, /* `match`: playing a match */

  /* questions */
  LESSON_WINNER, /* `winner`: seat winning the trick so far */
  LESSON_POINTS, /* `points`: card points of the trick so far */
  LESSON_MAY,    /* `may`: number of playable cards */
  LESSON_OUT,    /* `out SUIT`, `out trumps`: cards neither played nor held */
  LESSON_TAKEN,  /* `taken`: card points of the own side */
  LESSON_NEEDS,  /* `needs`: points still needed, announced ones counted */
  LESSON_SCORE,  /* `score`: own score less the mean of the others, the rest being forced */
  LESSON_HEARD,  /* `heard`: cards of its suit promised by the partner's last call */
  LESSON_TOP,    /* `top`: highest card promised or denied */
  LESSON_TRUE,   /* `true`: the offered call that promises the truth */
  LESSON_ASKS,
} LessonAsks;

typedef struct
{
  char *name;
  LessonAsks asks;
  uint8_t suit;  /* for LESSON_OUT, else SUIT_NONE */
  MatchLog *log; /* log up to the decision */
  GStrv right;   /* right answers; none with LESSON_DEAL and LESSON_MATCH */
  GStrv offers;  /* choices of a question, else NULL */
} LessonPosition;

typedef struct
{
  GPtrArray *positions; /* LessonPosition, in file order */
} LessonPositions;

/** Returns the name of @asks in the file. */
const char *lesson_asks_name (LessonAsks asks);

/** Returns true if @asks is a question. */
static inline bool
lesson_asks_question (LessonAsks asks)
{
  return asks >= LESSON_WINNER;
}

/** (transfer full): Parses @text, called @name in errors (RECORD_ERROR); NULL with an error. */
LessonPositions *lesson_positions_parse (GBytes *text, const char *name, const Game *game,
                                         GError **error);

/** (transfer full): Loads the positions of @game; NULL with an error. */
LessonPositions *lesson_positions_open (const Game *game, GError **error);
void lesson_positions_free (LessonPositions *self);

/** (transfer none) (nullable): Returns position @name. */
const LessonPosition *lesson_positions_find (const LessonPositions *self, const char *name);

/** Returns true if @answer is right. */
bool lesson_position_is_right (const LessonPosition *position, const char *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonPositions, lesson_positions_free)
