/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Figures of an action, found by looking at worlds. */

#pragma once

#include <stddef.h>

#include "rules/action.h"

typedef struct
{
  Action action;
  double mean;  /* of the results: the lead of the unit of the seat at turn */
  double error; /* its standard error */
} SearchRow;

/** The row of @action among the @n in @rows, or NULL. */
static inline const SearchRow *
search_row_find (const SearchRow *rows, unsigned n, Action action)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].action == action)
      return &rows[i];

  return NULL;
}
