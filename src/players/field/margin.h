/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Margins of error for means of small samples (Student’s t). */

#pragma once

/** Returns the two-sided 95 % quantile of Student’s t for @degrees of freedom, at least 1. */
double margin_quantile (unsigned degrees);

/**
 * Returns half the width of the 95 % confidence interval of the mean of @n values with this @sum
 * and @sum_of_squares; 0 if @n is below two.
 */
double margin_of_mean (unsigned n, double sum, double sum_of_squares);
