/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/margin.h"

#include <glib.h>
#include <math.h>

#define NORMAL_95 1.959964 /* quantile for infinitely many degrees of freedom */

/*
 * Up to ten degrees of freedom the quantile comes from a table. For more, the series in Abramowitz
 * and Stegun, Handbook of Mathematical Functions, 26.7.5, gives three correct decimals.
 */
double
margin_quantile (unsigned degrees)
{
  static const double few[] = { 12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                2.446912,  2.364624, 2.306004, 2.262157, 2.228139 };
  const double x = NORMAL_95;
  const double x3 = x * x * x;
  const double x5 = x3 * x * x;
  const double n = degrees;

  g_return_val_if_fail (degrees > 0, few[0]);

  if (degrees <= G_N_ELEMENTS (few))
    return few[degrees - 1];

  return x + (x3 + x) / (4 * n) + (5 * x5 + 16 * x3 + 3 * x) / (96 * n * n)
         + (3 * x5 * x * x + 19 * x5 + 17 * x3 - 15 * x) / (384 * n * n * n);
}

double
margin_of_mean (unsigned n, double sum, double sum_of_squares)
{
  double variance;

  if (n < 2)
    return 0;
  variance = (sum_of_squares - sum * sum / n) / (n - 1);

  return margin_quantile (n - 1) * sqrt (MAX (variance, 0) / n);
}
