/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/fit/fit.h"

#include <math.h>
#include <stdio.h>

/* ---- Linear equations ----------------------------------------------------------------------- */

/* The linear system product × figures = with. */
typedef struct
{
  unsigned n;
  double product[FIT_FEATURES_MAX][FIT_FEATURES_MAX];
  double with[FIT_FEATURES_MAX];
} Equations;

#define STRAIN 1e-8 /* ridge penalty per sample */

static void
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

/* Solves and overwrites the equations; the penalty prefers small solutions. */
static void
equations_solve (Equations *equations, unsigned n_samples, double *figure)
{
  for (unsigned i = 0; i < equations->n; i++)
    equations->product[i][i] += STRAIN * n_samples;
  for (unsigned i = 0; i < equations->n; i++)
    eliminate (equations, i);
  for (unsigned i = 0; i < equations->n; i++)
    figure[i] = equations->with[i] / equations->product[i][i];
}

#define NEWTON_STEPS 40
#define CLOSE_ENOUGH 1e-9
#define X_OF_CHOICE 1 /* feature that is x in a crossing */
#define X_MAX 30      /* clamp of logistic sums */

struct _Fit
{
  FitKind kind;
  char *name;
  FitRow row;
  double coded[FIT_FEATURES_MAX];
  unsigned n_features;
  unsigned field[FIT_FEATURES_MAX]; /* index in the row, by feature */
  const char *names[FIT_FEATURES_MAX];
  double coded_crossing;
  double coded_deviation; /* NAN if none */
  GArray *samples;        /* features, result and expectation of each */
  GArray *units;          /* units of the last samples, which lack results */
};

/* ---- Samples ------------------------------------------------------------------------------ */

Fit *
fit_new (FitKind kind, const char *name, const FitRow *row)
{
  Fit *fit = g_new0 (Fit, 1);

  fit->kind = kind;
  fit->name = g_strdup (name);
  fit->row = *row;
  fit->coded_deviation = NAN;
  fit->samples = g_array_new (FALSE, FALSE, sizeof (double));
  fit->units = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_assert (row->n < FIT_FEATURES_MAX);
  for (unsigned i = 0; row->coded != NULL && i < row->n; i++)
    fit->coded[i] = row->coded[i];
  if (row->has_base)
    fit->names[fit->n_features++] = "base";
  for (unsigned i = 0; i < row->n; i++)
    if (row->coded == NULL || row->coded[i] != 0)
      {
        fit->field[fit->n_features] = i;
        fit->names[fit->n_features++] = row->names[i];
      }

  return fit;
}

Fit *
fit_new_crossing (const char *name, double coded)
{
  static const char *const names[] = { "base", "by x", "taken", "taken, by x" };
  static const FitRow row = { .n = G_N_ELEMENTS (names), .names = names };
  Fit *fit = fit_new (FIT_CROSSING, name, &row);

  fit->coded_crossing = coded;

  return fit;
}

double
fit_expect_cell (const void *row, const void *about)
{
  return ((const double *) row)[*(const unsigned *) about];
}

void
fit_free (Fit *fit)
{
  g_array_unref (fit->samples);
  g_array_unref (fit->units);
  g_free (fit->name);
  g_free (fit);
}

void
fit_add (Fit *fit, const double *feature, double got, double coded)
{
  g_array_append_vals (fit->samples, feature, fit->n_features);
  g_array_append_val (fit->samples, got);
  g_array_append_val (fit->samples, coded);
}

void
fit_take (Fit *fit, const void *about, unsigned unit)
{
  double row[FIT_FEATURES_MAX] = { 0 };
  double feature[FIT_FEATURES_MAX] = { 1 };

  for (unsigned i = fit->row.has_base; i < fit->n_features; i++)
    {
      row[fit->field[i]] = 1;
      feature[i] = fit->row.expect (row, about);
      row[fit->field[i]] = 0;
    }
  fit_add (fit, feature, NAN, fit->row.expect (fit->coded, about));
  g_array_append_val (fit->units, unit);
}

void
fit_take_choice (Fit *fit, double x, bool taken, unsigned unit)
{
  const double feature[] = { 1, x, taken, taken ? x : 0 };

  fit_add (fit, feature, NAN, 0);
  g_array_append_val (fit->units, unit);
}

void
fit_settle (Fit *fit, const double *got)
{
  unsigned size = fit->n_features + FIT_WHATS;
  unsigned first = fit->samples->len / size - fit->units->len;

  if (got == NULL)
    g_array_set_size (fit->samples, first * size);
  for (unsigned i = 0; got != NULL && i < fit->units->len; i++)
    g_array_index (fit->samples, double, ((first + i) * size + fit->n_features + FIT_GOT))
        = got[g_array_index (fit->units, unsigned, i)];
  g_array_set_size (fit->units, 0);
}

void
fit_set_coded_deviation (Fit *fit, double coded)
{
  fit->coded_deviation = coded;
}

const char *
fit_get_name (const Fit *fit)
{
  return fit->name;
}

FitKind
fit_get_kind (const Fit *fit)
{
  return fit->kind;
}

unsigned
fit_count (const Fit *fit)
{
  return fit->samples->len / (fit->n_features + FIT_WHATS);
}

static const double *
sample_at (const Fit *fit, unsigned i)
{
  return &g_array_index (fit->samples, double, (i * (fit->n_features + FIT_WHATS)));
}

static double
sample_value (const Fit *fit, const double *sample, FitWhat what)
{
  return sample[fit->n_features + what];
}

static double
add_up (const Fit *fit, const double *sample, const double *figure)
{
  double sum = 0;

  for (unsigned i = 0; i < fit->n_features; i++)
    sum += sample[i] * figure[i];

  return sum;
}

/* ---- Solving ------------------------------------------------------------------------------ */

/* Returns the standard deviation of x from the coded crossing. */
static double
reach_of (const Fit *fit)
{
  double squares = 0;

  for (unsigned i = 0; i < fit_count (fit); i++)
    {
      double away = sample_at (fit, i)[X_OF_CHOICE] - fit->coded_crossing;

      squares += away * away;
    }

  return sqrt (squares / fit_count (fit));
}

/* Returns the weight of @sample, larger near a crossing. */
static double
weight_of (const Fit *fit, const double *sample, double reach)
{
  if (fit->kind != FIT_CROSSING)
    return 1;

  return MAX (0, 1 - fabs (sample[X_OF_CHOICE] - fit->coded_crossing) / reach);
}

static void
solve_squares (const Fit *fit, FitWhat what, double *figure)
{
  Equations equations = { .n = fit->n_features };
  double reach = fit->kind == FIT_CROSSING ? reach_of (fit) : 0;

  for (unsigned i = 0; i < fit_count (fit); i++)
    {
      const double *sample = sample_at (fit, i);
      double weight = weight_of (fit, sample, reach);

      equations_add (&equations, sample, weight, weight * sample_value (fit, sample, what));
    }
  equations_solve (&equations, fit_count (fit), figure);
}

static double
chance_of (double x)
{
  return 1 / (1 + exp (-CLAMP (x, -X_MAX, X_MAX)));
}

/* Newton's method: each step is weighted least squares. */
static void
solve_logistic (const Fit *fit, double *figure)
{
  double change = 1;

  for (unsigned i = 0; i < fit->n_features; i++)
    figure[i] = 0;
  for (unsigned step = 0; step < NEWTON_STEPS && change > CLOSE_ENOUGH; step++)
    {
      Equations equations = { .n = fit->n_features };
      double more[FIT_FEATURES_MAX];

      for (unsigned i = 0; i < fit_count (fit); i++)
        {
          const double *sample = sample_at (fit, i);
          double chance = chance_of (add_up (fit, sample, figure));

          equations_add (&equations, sample, chance * (1 - chance),
                         sample_value (fit, sample, FIT_GOT) - chance);
        }
      equations_solve (&equations, fit_count (fit), more);
      change = 0;
      for (unsigned i = 0; i < fit->n_features; i++)
        {
          figure[i] += more[i];
          change = MAX (change, fabs (more[i]));
        }
    }
}

void
fit_solve (const Fit *fit, FitWhat what, double *figure)
{
  if (fit->kind == FIT_LOGISTIC && what == FIT_GOT)
    solve_logistic (fit, figure);
  else
    solve_squares (fit, what, figure);
}

double
fit_get_crossing (const Fit *fit)
{
  double figure[FIT_FEATURES_MAX];

  fit_solve (fit, FIT_GOT, figure);

  return -figure[2] / figure[3];
}

/* ---- Quality --------------------------------------------------------------------------------- */

double
fit_deviation (const Fit *fit, FitWhat what)
{
  double figure[FIT_FEATURES_MAX];
  double sum = 0;

  fit_solve (fit, what, figure);
  for (unsigned i = 0; i < fit_count (fit); i++)
    {
      const double *sample = sample_at (fit, i);
      double expected = what == FIT_CODED ? sample_value (fit, sample, FIT_CODED)
                                          : add_up (fit, sample, figure);
      double missed = sample_value (fit, sample, FIT_GOT)
                      - (fit->kind == FIT_LOGISTIC ? chance_of (expected) : expected);

      sum += missed * missed;
    }

  return sqrt (sum / fit_count (fit));
}

double
fit_spread (const Fit *fit)
{
  double sum = 0;
  double squares = 0;
  unsigned n = fit_count (fit);

  for (unsigned i = 0; i < n; i++)
    {
      double got = sample_value (fit, sample_at (fit, i), FIT_GOT);

      sum += got;
      squares += got * got;
    }

  return sqrt (MAX (0, squares / n - sum / n * sum / n));
}

double
fit_coded_error (const Fit *fit)
{
  double figure[FIT_FEATURES_MAX];
  double most = 0;

  fit_solve (fit, FIT_CODED, figure);
  for (unsigned i = 0; i < fit_count (fit); i++)
    {
      const double *sample = sample_at (fit, i);
      double coded = sample_value (fit, sample, FIT_CODED);

      most = MAX (most, fabs (coded - add_up (fit, sample, figure)));
    }

  return most;
}

/* ---- Printing ----------------------------------------------------------------------------- */

void
fit_print (const Fit *fit)
{
  double figure[FIT_WHATS][FIT_FEATURES_MAX];

  printf ("%s, %u samples: fitted, in the code\n", fit->name, fit_count (fit));
  if (fit_count (fit) == 0)
    return;
  if (fit->kind == FIT_CROSSING)
    {
      printf ("  %-18s %9.2f %9.2f\n", "as good from", fit_get_crossing (fit), fit->coded_crossing);
      return;
    }
  for (FitWhat what = 0; what < FIT_WHATS; what++)
    fit_solve (fit, what, figure[what]);
  for (unsigned i = 0; i < fit->n_features; i++)
    printf ("  %-18s %9.4g %9.4g\n", fit->names[i], figure[FIT_GOT][i], figure[FIT_CODED][i]);
  printf ("  %-18s %9.4g", "deviation", fit_deviation (fit, FIT_GOT));
  if (!isnan (fit->coded_deviation))
    printf (" %9.4g", fit->coded_deviation);
  printf ("\n");
}
