/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Margins of means of small samples. */

#pragma once

/** Returns the two-sided 95 % quantile of Student’s t with @degrees of freedom, at least 1. */
double margin_quantile (unsigned degrees);

/** Returns half of the 95 % interval of the mean of @n values; 0 for fewer than two. */
double margin_of_mean (unsigned n, double sum, double sum_of_squares);
