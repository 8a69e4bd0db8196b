/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The positions of a course, from `lessons/GAME.atout`: records (records.md), each of which stops
 * where the user is to decide or is asked something, with comments behind its lines:
 *
 *     # position NAME       by which a step of a lesson finds it
 *     # asks KIND [SUIT]    what is asked, and how it is known what is right: LessonAsks
 *     # right TOKEN…        with `rest` and `best`: the actions that are right
 *     # offers ANSWER…      of a question: among these the user chooses
 *
 * What is right is an answer in text: the token of an action, a number, a seat, or the code of a
 * card. But for `rest` and `best`, where looking for it would take too long and a test does it, it
 * is found by the rules when the position is read.
 */

#pragma once

#include <gio/gio.h>

#include "rules/match-log.h"

typedef enum
{
  /* something is done at the table */
  LESSON_TAKE,  /* `take`: a card that wins the trick as it lies then */
  LESSON_TRICK, /* `trick`: who plays last to a trick makes the most of its points */
  LESSON_REST,  /* `rest`: the most card points in the end, all hands being seen (solver) */
  LESSON_BEST,  /* `best`: what a strong player finds best, who sees what the seat sees */
  LESSON_DEAL,  /* `deal`: the deal is played to its end; it should be won */
  LESSON_MATCH, /* `match`: a whole match is played, by its options */

  /* one of several answers is chosen */
  LESSON_WINNER, /* `winner`: the seat that wins the trick on the table so far */
  LESSON_POINTS, /* `points`: the card points in it */
  LESSON_MAY,    /* `may`: how many cards of the hand may be played */
  LESSON_OUT,    /* `out SUIT`, `out trumps`: how many are neither played nor in the seat's hand */
  LESSON_TAKEN,  /* `taken`: the card points in the tricks of the own side */
  LESSON_NEEDS,  /* `needs`: how many more the own side needs to win, announced ones counted */
  LESSON_SCORE,  /* `score`: what the deal brings the own side, the rest being forced; lost: -N */
  LESSON_HEARD,  /* `heard`: how many cards of its suit the partner's last call promised */
  LESSON_TOP,    /* `top`: the highest card that it promised, or denied */
  LESSON_TRUE,   /* `true`: the only call of those offered that is true of the hand */
  LESSON_ASKS,
} LessonAsks;

typedef struct
{
  char *name;
  LessonAsks asks;
  uint8_t suit;  /* of LESSON_OUT, else SUIT_NONE */
  MatchLog *log; /* its last deal stands at the decision */
  GStrv right;   /* all answers that are right, as text; none with LESSON_DEAL and LESSON_MATCH */
  GStrv offers;  /* of a question: the answers to choose from; else NULL */
} LessonPosition;

typedef struct
{
  GPtrArray *positions; /* of LessonPosition, in the order of the file */
} LessonPositions;

/** What @asks is called in the file. */
const char *lesson_asks_name (LessonAsks asks);

/** Whether @asks is one of the questions: an answer is chosen, nothing is done at the table. */
static inline bool
lesson_asks_question (LessonAsks asks)
{
  return asks >= LESSON_WINNER;
}

/**
 * (transfer full): the positions of @game in @text, which errors (RECORD_ERROR) call @name; NULL
 * with an error where one of them is no good.
 */
LessonPositions *lesson_positions_parse (GBytes *text, const char *name, const Game *game,
                                         GError **error);

/** (transfer full): those of the course of @game; NULL with an error: it has none. */
LessonPositions *lesson_positions_open (const Game *game, GError **error);
void lesson_positions_free (LessonPositions *self);

/** (transfer none) (nullable): the position called @name. */
const LessonPosition *lesson_positions_find (const LessonPositions *self, const char *name);

/** Whether @answer is right in @position. */
bool lesson_position_is_right (const LessonPosition *position, const char *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonPositions, lesson_positions_free)
