/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The results of an action in worlds. */

#pragma once

#include <stddef.h>

#include "rules/action.h"

typedef struct
{
  Action action;
  double mean;  /* mean lead of the unit at turn */
  double error; /* standard error of the mean */
} SearchRow;

static inline const SearchRow *
search_row_find (const SearchRow *rows, unsigned n, Action action)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].action == action)
      return &rows[i];

  return NULL;
}
