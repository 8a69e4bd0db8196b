/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A mean that grows, and how sure it is. */

#pragma once

#include <math.h>

typedef struct
{
  double mean;
  double squares; /* the sum of the squared differences from it */
} Mean;

/** Adds @value, the @n-th. */
static inline void
mean_add (Mean *mean, unsigned n, double value)
{
  double delta = value - mean->mean;

  mean->mean += delta / n;
  mean->squares += delta * (value - mean->mean);
}

/** The standard error of the mean of @n values. */
static inline double
mean_error (const Mean *mean, unsigned n)
{
  return n > 1 ? sqrt (mean->squares / (n - 1) / n) : INFINITY;
}
