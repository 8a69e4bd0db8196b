/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problem books: files with many problems, each read on demand. */

#pragma once

#include "players/problems/problem.h"

/** An index entry of a book. */
typedef struct
{
  char name[9]; /* 8 hex digits */
  ProblemKind kind;
  ProblemThemes themes;
  unsigned band;        /* 1 … PROBLEM_BANDS */
  gsize offset, length; /* byte range in the text */
} ProblemEntry;

typedef struct _ProblemBook ProblemBook;

/**
 * Opens the problems in @text, in its order; errors call it @name. An index at the start
 * (tools/index-problems) is trusted; without one all problems are read. Free with
 * problem_book_free ().
 * Returns: the book; NULL with a RECORD_ERROR that names the wrong line
 */
ProblemBook *problem_book_new (GBytes *text, const char *name, GError **error);
void problem_book_free (ProblemBook *self);

unsigned problem_book_count (const ProblemBook *self);
const ProblemEntry *problem_book_at (const ProblemBook *self, unsigned index);

/** Returns the index of the problem called @name, or -1. */
int problem_book_find (const ProblemBook *self, const char *name);

/** Reads and checks problem @index (transfer full); NULL with an error. */
Problem *problem_book_read (const ProblemBook *self, unsigned index, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ProblemBook, problem_book_free)
