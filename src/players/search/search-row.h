/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What was found of an action by looking at worlds. */

#pragma once

#include "action.h"

typedef struct
{
  Action action;
  double mean;  /* of the results: the lead of the unit of the seat at turn */
  double error; /* its standard error */
} SearchRow;
