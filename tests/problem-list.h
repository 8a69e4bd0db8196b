/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-problem-series.h"

#define PROBLEM_TYPE_LIST (problem_list_get_type ())

/** ProblemList: the problems of one text in their order, each once. */
G_DECLARE_FINAL_TYPE (ProblemList, problem_list, PROBLEM, LIST, AtoutProblemSeries)

/** The problems in @text, which must be good. */
ProblemList *problem_list_new (const char *text);

/** The same of the file @path. */
ProblemList *problem_list_new_of_file (const char *path);

/** How often a series was told of an answer, and of the last one. */
guint problem_list_get_n_noted (ProblemList *self);

/** @verdict on @answer: a token, a word, "why" for what is told to who asks for it. */
typedef void (*ProblemListTold) (const char *answer, const char *verdict, gpointer data);

/**
 * Gives each answer that @exercise takes, asks for what is right, and tells what is said then, or
 * if it @waits once all is said.
 */
void problem_list_answer_all (AtoutExercise *exercise, gboolean waits, ProblemListTold told,
                              gpointer data);
