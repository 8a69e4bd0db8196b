/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problem books: files with many problems, of which only those that are needed are read. */

#pragma once

#include "players/problems/problem.h"

/** What is known of a problem before it is read. */
typedef struct
{
  char name[9]; /* 8 hex digits */
  ProblemKind kind;
  ProblemThemes themes;
  unsigned band;        /* 1 … PROBLEM_BANDS */
  gsize offset, length; /* its bytes in the text */
} ProblemEntry;

typedef struct _ProblemBook ProblemBook;

/**
 * Opens the problems in @text, in the order of the text; error messages call it @name. If @text
 * begins with an index (tools/index-problems), only the index is read and it is not checked against
 * the problems; otherwise all problems are read. Free with problem_book_free ().
 * Returns: the book; NULL with a RECORD_ERROR that names the wrong line
 */
ProblemBook *problem_book_new (GBytes *text, const char *name, GError **error);
void problem_book_free (ProblemBook *self);

unsigned problem_book_count (const ProblemBook *self);
const ProblemEntry *problem_book_at (const ProblemBook *self, unsigned index);

/** The place of the problem called @name, or -1. */
int problem_book_find (const ProblemBook *self, const char *name);

/** (transfer full): problem @index, all of which is checked now; NULL with an error. */
Problem *problem_book_read (const ProblemBook *self, unsigned index, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ProblemBook, problem_book_free)
