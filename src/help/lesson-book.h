/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The course of a game: lessons in steps. What is read is in `lessons/GAME.LANGUAGE.xml`, what is
 * done in `lessons/GAME.atout`, which has no language (lesson-position.h):
 *
 *     <lessons game="…" title="…" asks="option option">
 *       <lesson id="…" title="…" minutes="6" when="option=value|option=value">
 *         <step at="NAME" when="option=value|option=value">
 *           <p>, <list>, <table>, <cards>            as in help books (help-book.h)
 *           <right>what is said to a right answer</right>
 *           <wrong to="play:9H 4">what is said to these</wrong>
 *           <wrong>what is said to any other</wrong>
 *
 * A step without `at` is read; one with it shows that position and asks what the position says, and
 * what is right there follows from it alone. `asks` are the house rules that the user is asked for
 * before the first lesson, `when` on a step and in the texts follows them. <term ref="…"> leads to
 * an item of the glossary of the help book; a word of it stands in the course first as such a link,
 * or in <b> where it is explained. `minutes` is how long the lesson takes, at most ten. A lesson
 * with `when` is for some forms of the game alone.
 */

#pragma once

#include "help/help-book.h"

/** What is said to a wrong answer. */
typedef struct
{
  GStrv to;     /* these answers; NULL: all of which nothing else is said */
  char *markup; /* as in a HelpBook */
} LessonWrong;

typedef struct
{
  char *at;          /* the name of its position; NULL: it is read */
  HelpSection *text; /* its blocks and its `when`; of the book of texts */
  char *right;       /* markup; NULL in a step that is read */
  GPtrArray *wrong;  /* of LessonWrong */
} LessonStep;

typedef struct
{
  char *id;
  char *title; /* plain text */
  HelpWhen when;
  guint minutes;
  GPtrArray *steps; /* of LessonStep */
} Lesson;

typedef struct
{
  HelpBook *texts;    /* with the title of the course; it has no terms */
  GPtrArray *lessons; /* of Lesson */
  GArray *asks;       /* of guint: options of the game */
} LessonBook;

/**
 * (transfer full): the course of @game in the @length bytes of @xml (-1: it ends with a zero). Its
 * links lead into the glossary of @help; NULL with an error as of help_book_parse ().
 */
LessonBook *lesson_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                               const HelpBook *help, GError **error);

/**
 * (transfer full): the course of @game in the user's language, else in English, or NULL: there is
 * none (G_RESOURCE_ERROR), or it is broken (G_MARKUP_ERROR). @help is its help book.
 */
LessonBook *lesson_book_open (const Game *game, const HelpBook *help, GError **error);

/** Takes the lessons and steps out of @self that are not in force under @options. */
void lesson_book_choose (LessonBook *self, const Options *options);

/** Frees @self with all that it holds. */
void lesson_book_free (LessonBook *self);

/** Whether there is a course of @game. */
bool lesson_book_exists (const Game *game);

/** (transfer none) (nullable): the lesson with @id. */
const Lesson *lesson_book_find (const LessonBook *self, const char *id);

/** (transfer none): what @step, which asks something, says to the wrong answer @answer. */
const char *lesson_step_say_wrong (const LessonStep *step, const char *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonBook, lesson_book_free)
