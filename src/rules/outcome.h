/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a deal ended, as statistics ask it: a value, made by the games. */

#pragma once

#include "rules/seats.h"

typedef struct
{
  bool thrown_in;    /* it was not played, and counts for nobody */
  SeatSet declarers; /* who had a contract to make, with partners; 0: nobody had */
  bool made;         /* they made it */
} DealOutcome;
