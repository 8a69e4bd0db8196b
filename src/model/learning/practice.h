/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems of a form as somebody who practises looks at them: how many, and which are solved. */

#pragma once

#include <gio/gio.h>

#include "model/learning/atout-exercise.h"
#include "model/learning/atout-learning.h"
#include "players/problems/problem-book.h"

/** How many problems there are, and how many of these have been solved. */
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
  PracticeCount of_band[PROBLEM_BANDS + 1]; /* 0: not known */
} Practice;

/** Counts the problems of @form, none without a book; @learning may be NULL: none is solved. */
void practice_count (Practice *practice, const char *form, AtoutLearning *learning);

/* ---- Problems that are looked for ------------------------------------------------------------ */

/** Conditions for problems; if all are 0, any problem fits. */
typedef struct
{
  ProblemThemes themes;        /* a problem fits if it has one of these themes … */
  guint32 kinds;               /* … or kinds (1 << ProblemKind); any problem fits if both are 0 */
  guint band;                  /* 0: any */
  gboolean only_open;          /* TRUE: only problems that were never solved */
} PracticeFilter;

/**
 * Finds up to three themes or kinds of @form with the largest share of unsolved problems in
 * @learning. Sets @filter to the unsolved problems of these. Returns FALSE if no theme or kind was
 * tried often enough, or if every problem that was tried has been solved.
 */
gboolean practice_find_missed (PracticeFilter *filter, const char *form, AtoutLearning *learning);

/** Progress with a problem. */
typedef enum
{
  PRACTICE_NEW,
  PRACTICE_TRIED, /* never solved */
  PRACTICE_SOLVED,
} PracticeState;

#define ATOUT_TYPE_PRACTICE_PROBLEM (atout_practice_problem_get_type ())

/**
 * AtoutPracticeProblem: a problem of a book, before it is read.
 *
 * Property `state` (int, PracticeState), notified when an answer was given.
 */
G_DECLARE_FINAL_TYPE (AtoutPracticeProblem, atout_practice_problem, ATOUT, PRACTICE_PROBLEM,
                      GObject)

/** Its place in the book. */
guint atout_practice_problem_get_index (AtoutPracticeProblem *self);

/** (transfer none): what is known of it. */
const ProblemEntry *atout_practice_problem_get_entry (AtoutPracticeProblem *self);

PracticeState atout_practice_problem_get_state (AtoutPracticeProblem *self);

/** (transfer full): @problem of @form as an exercise; NULL with an error if it is no good. */
AtoutExercise *practice_open (const char *form, AtoutPracticeProblem *problem, GError **error);

/** Notes what became of @exercise, @problem of @form: who had the answer told has not found it. */
void practice_note (const char *form, AtoutPracticeProblem *problem, AtoutExercise *exercise,
                    AtoutLearning *learning);

/**
 * (transfer full): the problems of @form that fit @filter, in the order of the book
 * (AtoutPracticeProblem). @learning may be NULL.
 */
GListModel *practice_list (const char *form, const PracticeFilter *filter, AtoutLearning *learning);

/** Fits the states of all in @list to what @learning tells of @form by now. */
void practice_list_update (GListModel *list, const char *form, AtoutLearning *learning);

/** How many are in @list, and how many of them were solved. */
PracticeCount practice_list_count (GListModel *list);

/** Where to begin in @list: the first that was not solved, or else 0. */
guint practice_list_find_next (GListModel *list);

/**
 * (transfer none) (nullable): the problems of the GameForm with key @form, opened when they are
 * wanted first, and kept; NULL where there are none. Main thread only.
 */
const ProblemBook *problem_books_get (const char *form);
