/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What can be said of a mean. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The two-sided 95 % quantile of Student’s t with @degrees of freedom, at least 1. */
double statistics_t_quantile (guint  degrees);

/**
 * Half of the 95 % interval of the mean of @n values with this @sum and @sum_of_squares; 0 where
 * there are fewer than two.
 */
double statistics_margin     (guint  n,
                              double sum,
                              double sum_of_squares);

G_END_DECLS
