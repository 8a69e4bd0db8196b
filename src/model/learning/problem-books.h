/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The problem books that the program brings with it, one for each form of a game at the most. */

#pragma once

#include "players/problems/problem-book.h"

G_BEGIN_DECLS

/**
 * (transfer none) (nullable): the problems of the GameForm with key @form, opened when they are
 * wanted first, and kept; NULL where there are none. Main thread only.
 */
const ProblemBook *problem_books_get (const char *form);

G_END_DECLS
