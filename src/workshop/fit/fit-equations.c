/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/fit/fit-equations.h"

#define STRAIN 1e-8 /* what a figure costs by its square, beside the samples */

void
equations_add (Equations *equations, const double *feature, double weight, double got)
{
  for (unsigned i = 0; i < equations->n; i++)
    {
      for (unsigned k = 0; feature[i] != 0 && k < equations->n; k++)
        equations->product[i][k] += weight * feature[i] * feature[k];
      equations->with[i] += feature[i] * got;
    }
}

/* Subtracts row @pivot from the others so that its column is 0 there. */
static void
eliminate (Equations *equations, unsigned pivot)
{
  for (unsigned row = 0; row < equations->n; row++)
    {
      double share
          = row == pivot ? 0 : equations->product[row][pivot] / equations->product[pivot][pivot];

      for (unsigned k = 0; share != 0 && k < equations->n; k++)
        equations->product[row][k] -= share * equations->product[pivot][k];
      equations->with[row] -= share * equations->with[pivot];
    }
}

void
equations_solve (Equations *equations, unsigned n_samples, double *figure)
{
  for (unsigned i = 0; i < equations->n; i++)
    equations->product[i][i] += STRAIN * n_samples;
  for (unsigned i = 0; i < equations->n; i++)
    eliminate (equations, i);
  for (unsigned i = 0; i < equations->n; i++)
    figure[i] = equations->with[i] / equations->product[i][i];
}
