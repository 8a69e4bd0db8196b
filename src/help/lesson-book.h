/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The course of a game: texts in `lessons/GAME.LANGUAGE.xml`, positions in `lessons/GAME.atout`
 * (lesson-position.h):
 *
 *     <lessons game="…" title="…" asks="option option">
 *       <lesson id="…" title="…" minutes="6" when="option=value|option=value">
 *
 *         <step at="NAME" when="option=value|option=value">
 *           <p>, <list>, <table>, <cards>            (help-book.h)
 *           <right>feedback</right>
 *
 *           <wrong to="play:9H 4">feedback to these</wrong>
 *           <wrong>feedback to others</wrong>
 *
 * A step with `at` shows that position, which alone determines the right answer. `asks` are house
 * rules to choose before the first lesson; `when` follows them. <term ref="…"> links to the help
 * glossary. New words are introduced by such a link, or in <b> with an explanation. `minutes` is at
 * most ten.
 */

#pragma once

#include "help/help-book.h"

/** Feedback to wrong answers. */
typedef struct
{
  GStrv to;     /* answers; NULL for all other answers */
  char *markup; /* feedback in HelpLine markup */
} LessonWrong;

typedef struct
{
  char *at;          /* position name; NULL if only read */
  HelpSection *text; /* blocks and `when`; owned by the book */
  char *right;       /* feedback markup; NULL without position */
  GPtrArray *wrong;  /* LessonWrong */
} LessonStep;

typedef struct
{
  char *id;
  char *title; /* plain text */
  HelpWhen when;
  guint minutes;
  GPtrArray *steps; /* LessonStep */
} Lesson;

typedef struct
{
  HelpBook *texts;    /* title and steps, without terms */
  GPtrArray *lessons; /* Lesson */
  GArray *asks;       /* guint: options to choose first */
} LessonBook;

/**
 * (transfer full): Parses @xml like help_book_parse (); links lead to @help. NULL with an error.
 */
LessonBook *lesson_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                               const HelpBook *help, GError **error);

/**
 * (transfer full): Loads the course like help_book_open (); links lead to @help. NULL with an
 * error.
 */
LessonBook *lesson_book_open (const Game *game, const HelpBook *help, GError **error);

/** Removes lessons and steps that do not hold under @options. */
void lesson_book_choose (LessonBook *self, const Options *options);

void lesson_book_free (LessonBook *self);

/** Returns true if @game has a course. */
bool lesson_book_exists (const Game *game);

/** (transfer none) (nullable): Returns the lesson with @id. */
const Lesson *lesson_book_find (const LessonBook *self, const char *id);

/** (transfer none) (nullable): Returns the feedback to the wrong @answer. */
const char *lesson_step_say_wrong (const LessonStep *step, const char *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonBook, lesson_book_free)
