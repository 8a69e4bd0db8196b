/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The equations of a fit by least squares. */

#pragma once

#include "workshop/fit/fit.h"

/** What is to be solved: product × figures = with. */
typedef struct
{
  unsigned n;
  double product[FIT_FEATURES_MAX][FIT_FEATURES_MAX];
  double with[FIT_FEATURES_MAX];
} Equations;

/** Adds a sample with @weight; @got is what its features should add up to, times the weight. */
void equations_add (Equations *equations, const double *feature, double weight, double got);

/**
 * Solves the equations of @n_samples, which it spends. Of figures that are as good as each other,
 * where features follow from others, it finds the smallest.
 */
void equations_solve (Equations *equations, unsigned n_samples, double *figure);
