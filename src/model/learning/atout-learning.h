/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"

#define ATOUT_TYPE_LEARNING (atout_learning_get_type ())

/**
 * AtoutLearning: results of problems, lessons and tests in the history database, written before
 * `changed` is emitted. Rows with impossible values are ignored.
 */
G_DECLARE_FINAL_TYPE (AtoutLearning, atout_learning, ATOUT, LEARNING, GObject)

AtoutLearning *atout_learning_new           (AtoutHistory *history);

/* ---- Problems -------------------------------------------------------------------------------- */

#define LEARNING_NAME 8 /* hex digits in the name of a problem */

/** A problem that was tried. */
typedef struct
{
  char name[LEARNING_NAME + 1];
  guint kind;        /* ProblemKind */
  guint band;        /* 1 to PROBLEM_BANDS; 0: unknown */
  guint32 themes;    /* ProblemThemes */
  gboolean is_first; /* true if the first try was right */
  guint n_tries;     /* number of answers */
  guint n_right;     /* number of right answers */
  gint64 tried;      /* last try in seconds since 1970, UTC */
} LearningProblem;

/** An answer to a problem. */
typedef struct
{
  const char *form; /* key of a GameForm */
  const char *name;
  guint kind;
  guint band;
  guint32 themes;
  gboolean is_right;
} LearningAnswer;

/** Adds @answer with the current time; `is_first` keeps the first result. */
void           atout_learning_note_answer   (AtoutLearning        *self,
                                             const LearningAnswer *answer);

/** Returns the tried problems of @form, LearningProblem by name; (transfer full). */
GHashTable    *atout_learning_list_problems (AtoutLearning        *self,
                                             const char           *form);

/** Counts of the tried problems of a theme or kind, and of those never solved. */
typedef struct
{
  gboolean is_theme;
  guint index; /* ProblemTheme, or ProblemKind */
  guint n_tried;
  guint n_missed;
} LearningShare;

/**
 * Returns the LearningShare of themes and kinds of @form with at least @least tried problems and
 * one never solved, largest unsolved share first; (transfer full).
 */
GArray        *atout_learning_list_missed   (AtoutLearning        *self,
                                             const char           *form,
                                             guint                 least);

/* ---- Lessons and tests ----------------------------------------------------------------------- */

/** The progress of a lesson. */
typedef struct
{
  guint step;       /* next step, from 0 */
  gboolean is_done; /* true if finished once */
} LearningLesson;

/** Saves the progress of @lesson; a finished one stays finished. */
void           atout_learning_set_lesson    (AtoutLearning        *self,
                                             const char           *course,
                                             const char           *lesson,
                                             const LearningLesson *state);

/** Returns the begun lessons of @course, LearningLesson by id; (transfer full). */
GHashTable    *atout_learning_list_lessons  (AtoutLearning        *self,
                                             const char           *course);

/** Notes that the step with @position in @course was solved. */
void           atout_learning_note_solved   (AtoutLearning        *self,
                                             const char           *course,
                                             const char           *position);

/** Returns the positions of the solved steps of @course, a set of names; (transfer full). */
GHashTable    *atout_learning_list_solved   (AtoutLearning        *self,
                                             const char           *course);

/** The result of a test before or after a course. */
typedef struct
{
  guint n_right;
  guint n_asked; /* 0: not taken */
  guint right;   /* problems solved, as bits 1 << index */
} LearningTest;

void           atout_learning_set_test      (AtoutLearning        *self,
                                             const char           *form,
                                             gboolean              is_after,
                                             const LearningTest   *test);

/** Returns the last result, or zeros. */
LearningTest   atout_learning_get_test      (AtoutLearning        *self,
                                             const char           *form,
                                             gboolean              is_after);
