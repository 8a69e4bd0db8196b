/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-problem-series.h"

/** (transfer full): the problems in @text, which must be good, in their order, each once. */
AtoutProblemSeries *problem_list_new (const char *text);

/** The same of the file @path. */
AtoutProblemSeries *problem_list_new_of_file (const char *path);

/** How often a series was told of an answer, and of the last one. */
guint problem_list_get_n_noted (AtoutProblemSeries *self);

/** @verdict on @answer: a token, a word, "why" for what is told to who asks for it. */
typedef void (*ProblemListTold) (const char *answer, const char *verdict, gpointer data);

/**
 * Gives each answer that @exercise takes, asks for what is right, and tells what is said then, or
 * if it @waits once all is said.
 */
void problem_list_answer_all (AtoutExercise *exercise, gboolean waits, ProblemListTold told,
                              gpointer data);
