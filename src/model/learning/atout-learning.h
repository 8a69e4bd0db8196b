/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"

#define ATOUT_TYPE_LEARNING (atout_learning_get_type ())

/**
 * AtoutLearning: what is kept of problems, lessons and tests, in the database of a history. Each
 * thing is written before anybody hears of it; what cannot be written is kept as the history keeps
 * what is played. A row with impossible values, such as a problem that was solved more often than
 * tried, is ignored.
 *
 * Signal: `changed` (): something else is kept now.
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
  gboolean is_first; /* the very first try was right */
  guint n_tries;     /* answers, right or wrong */
  guint n_right;     /* of these: how often it was solved */
  gint64 tried;      /* at last, in seconds since 1970 in UTC */
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

/** Notes @answer, at the time of now; the first one to a problem stays the first. */
void           atout_learning_note_answer   (AtoutLearning        *self,
                                             const LearningAnswer *answer);

/**
 * The problems of @form that were tried: LearningProblem by name, both owned by the table.
 * Returns: (transfer full)
 */
GHashTable    *atout_learning_list_problems (AtoutLearning        *self,
                                             const char           *form);

/** Counts the problems of a theme or a kind that were tried, and those of them never solved. */
typedef struct
{
  gboolean is_theme;
  guint index; /* ProblemTheme, or ProblemKind */
  guint n_tried;
  guint n_missed;
} LearningShare;

/**
 * Lists the themes and kinds of @form of which at least @least problems were tried and at least one
 * was never solved. The array of LearningShare begins with the largest share of unsolved problems;
 * among equal shares the one with more problems comes first.
 * Returns: (transfer full)
 */
GArray        *atout_learning_list_missed   (AtoutLearning        *self,
                                             const char           *form,
                                             guint                 least);

/* ---- Lessons and tests ----------------------------------------------------------------------- */

/** How far a lesson is. */
typedef struct
{
  guint step;       /* that comes next, from 0 */
  gboolean is_done; /* it was gone through to its end, once */
} LearningLesson;

/** Notes how far @lesson of @course is; one that was done stays done. */
void           atout_learning_set_lesson    (AtoutLearning        *self,
                                             const char           *course,
                                             const char           *lesson,
                                             const LearningLesson *state);

/** The lessons of @course that were begun: LearningLesson by id. Returns: (transfer full) */
GHashTable    *atout_learning_list_lessons  (AtoutLearning        *self,
                                             const char           *course);

/** What came of a test, before a course or after it, as far as it was taken. */
typedef struct
{
  guint n_right;
  guint n_asked; /* 0: it was not taken */
} LearningTest;

void           atout_learning_set_test      (AtoutLearning        *self,
                                             const char           *form,
                                             gboolean              is_after,
                                             const LearningTest   *test);

/** What came of the test the last time. */
LearningTest   atout_learning_get_test      (AtoutLearning        *self,
                                             const char           *form,
                                             gboolean              is_after);
