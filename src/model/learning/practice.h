/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The problems of a form and their progress. */

#pragma once

#include <gio/gio.h>

#include "model/learning/atout-exercise.h"
#include "model/learning/atout-learning.h"
#include "players/problems/problem-book.h"

/** Numbers of problems and of solved ones. */
typedef struct
{
  guint n;
  guint n_solved;
} PracticeCount;

typedef struct
{
  PracticeCount all;
  PracticeCount of_kind[PROBLEM_KINDS];
  PracticeCount of_theme[THEMES];
  PracticeCount of_ladder[THEMES];
  PracticeCount of_band[PROBLEM_BANDS + 1]; /* count by band; band 0: unknown */
} Practice;

/** Counts the problems of @form, none without a book. @learning may be NULL. */
void practice_count (Practice *practice, const char *form, AtoutLearning *learning);

/* ---- Finding problems ------------------------------------------------------------------------ */

/**
 * Conditions that problems must meet to be listed; a field of 0 is no condition.
 *
 * A band is a degree of difficulty, 1 to 5. A ladder is a series of five to eight problems on one
 * theme, from easy to hard, over at least two bands. Its problems show all hands, or their answer
 * wins in every layout of the hidden cards.
 */
typedef struct
{
  ProblemThemes themes; /* accepted themes */
  guint32 kinds;        /* kinds accepted besides the themes, as bits 1 << ProblemKind */
  guint band;           /* band of the problems; 0: any */
  gboolean only_open;   /* true: only problems never solved */
  gboolean is_ladder;   /* true: only the ladder on the theme; ignores other conditions */
} PracticeFilter;

/**
 * Sets @filter to the unsolved problems of up to three themes or kinds of @form with the largest
 * unsolved shares. FALSE if there are none.
 */
gboolean practice_find_missed (PracticeFilter *filter, const char *form, AtoutLearning *learning);

typedef enum
{
  PRACTICE_NEW,
  PRACTICE_TRIED, /* never solved */
  PRACTICE_SOLVED,
} PracticeState;

#define ATOUT_TYPE_PRACTICE_PROBLEM (atout_practice_problem_get_type ())

/** AtoutPracticeProblem: an entry of a problem book and its progress. */
G_DECLARE_FINAL_TYPE (AtoutPracticeProblem, atout_practice_problem, ATOUT, PRACTICE_PROBLEM,
                      GObject)

/** Returns the index in the book. */
guint atout_practice_problem_get_index (AtoutPracticeProblem *self);

/** Returns the entry of the book; (transfer none). */
const ProblemEntry *atout_practice_problem_get_entry (AtoutPracticeProblem *self);

PracticeState atout_practice_problem_get_state (AtoutPracticeProblem *self);

/** Returns @problem of @form as an exercise (transfer full); NULL with an error. */
AtoutExercise *practice_open (const char *form, AtoutPracticeProblem *problem, GError **error);

/** Saves the result of @exercise, @problem of @form; a shown solution is a wrong answer. */
void practice_note (const char *form, AtoutPracticeProblem *problem, AtoutExercise *exercise,
                    AtoutLearning *learning);

/**
 * Returns the AtoutPracticeProblem of @form that fit @filter, in book order; (transfer full).
 * @learning may be NULL.
 */
GListModel *practice_list (const char *form, const PracticeFilter *filter, AtoutLearning *learning);

/** Updates the states in @list by @learning. */
void practice_list_update (GListModel *list, const char *form, AtoutLearning *learning);

/** Counts the problems in @list. */
PracticeCount practice_list_count (GListModel *list);

/** Returns the index of the first unsolved problem, or 0. */
guint practice_list_find_next (GListModel *list);

/**
 * Returns the cached book of the GameForm with key @form; (transfer none), or NULL. Main thread
 * only.
 */
const ProblemBook *problem_books_get (const char *form);
