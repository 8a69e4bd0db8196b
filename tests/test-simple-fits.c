/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The fits of the level's figures: known figures are found again, and those of the code hold. */

#include <math.h>

#include "add-tests.h"
#include "workshop/fit/fits.h"

#define SAMPLES 20000
#define LEAST 30 /* samples that tell something */

/* ---- What is known comes out --------------------------------------------------------------- */

static const double known[] = { 3.5, -2, 0.25, 0.5 };
static const char *const names[] = { "a", "b", "c", "d" };

typedef struct
{
  double feature[G_N_ELEMENTS (known)];
} Case;

static double
expect_sum (const void *row, const void *about)
{
  const double *figure = row;
  const Case *at = about;
  double sum = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    sum += figure[i] * at->feature[i];

  return sum;
}

static const FitRow known_row = { known, G_N_ELEMENTS (known), names, expect_sum, false };

/* A number from 0 to 1. */
static double
draw (Rng *rng)
{
  return rng_below (rng, 1u << 30) / (double) (1u << 30);
}

static Case
draw_case (Rng *rng)
{
  return (Case) { { 1, draw (rng), 4 * draw (rng) - 2, rng_below (rng, 3) } };
}

static void
check_figures (const Fit *fit, FitWhat what, double most)
{
  double figure[FIT_FEATURES_MAX];

  fit_solve (fit, what, figure);
  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    g_assert_cmpfloat_with_epsilon (figure[i], known[i], most);
}

static void
test_least_squares (void)
{
  Fit *fit = fit_new (FIT_LEAST_SQUARES, "known", &known_row);
  Rng rng = rng_new (1, 0);

  for (unsigned i = 0; i < SAMPLES; i++)
    {
      Case at = draw_case (&rng);
      double got = expect_sum (known, &at) + 2 * draw (&rng) - 1;

      fit_take (fit, &at, 0);
      fit_settle (fit, &got);
    }
  g_assert_cmpuint (fit_count (fit), ==, SAMPLES);
  check_figures (fit, FIT_GOT, 0.06);
  check_figures (fit, FIT_CODED, 1e-4);
  g_assert_cmpfloat_with_epsilon (fit_deviation (fit, FIT_GOT), sqrt (1 / 3.0), 0.01); /* of ± 1 */
  fit_free (fit);
}

static void
test_logistic (void)
{
  Fit *fit = fit_new (FIT_LOGISTIC, "known", &known_row);
  Rng rng = rng_new (1, 1);

  for (unsigned i = 0; i < SAMPLES; i++)
    {
      Case at = draw_case (&rng);
      double got = draw (&rng) < 1 / (1 + exp (-expect_sum (known, &at)));

      fit_take (fit, &at, 0);
      fit_settle (fit, &got);
    }
  check_figures (fit, FIT_GOT, 0.2);
  check_figures (fit, FIT_CODED, 1e-4);
  fit_free (fit);
}

/* The first choice brings x - 12 more than the other. */
static void
test_crossing (void)
{
  Fit *fit = fit_new_crossing ("known", 5);
  Rng rng = rng_new (1, 2);

  for (unsigned i = 0; i < SAMPLES; i++)
    {
      double x = 60 * draw (&rng) - 30;
      bool taken = rng_below (&rng, 2);
      double got = 3 + x / 2 + (taken ? x - 12 : 0) + 20 * draw (&rng) - 10;

      fit_take_choice (fit, x, taken, 0);
      fit_settle (fit, &got);
    }
  g_assert_cmpfloat_with_epsilon (fit_get_crossing (fit), 12, 0.5);
  fit_free (fit);
}

/* Where two features always come together they share what they are worth, and nothing breaks. */
static void
test_dependent (void)
{
  const double twice[] = { 3, 1 };
  const FitRow row = { twice, 2, names, fit_expect_cell, false };
  Fit *fit = fit_new (FIT_LEAST_SQUARES, "dependent", &row);
  const double both[] = { 1, 1 };
  double figure[FIT_FEATURES_MAX];

  for (unsigned i = 0; i < 10; i++)
    fit_add (fit, both, 4, 4);
  for (FitWhat what = 0; what < FIT_WHATS; what++)
    {
      fit_solve (fit, what, figure);
      g_assert_cmpfloat_with_epsilon (figure[0], 2, 1e-4);
      g_assert_cmpfloat_with_epsilon (figure[1], 2, 1e-4);
    }
  fit_free (fit);
}

/* What came to nothing is forgotten, what stands before it stays. */
static void
test_settle (void)
{
  Fit *fit = fit_new (FIT_LEAST_SQUARES, "settled", &known_row);
  const Case at = { { 1, 0, 0, 0 } };
  const double got[] = { 10, 20 };
  double figure[FIT_FEATURES_MAX];

  fit_take (fit, &at, 0);
  fit_take (fit, &at, 1);
  fit_settle (fit, got);
  fit_take (fit, &at, 0);
  fit_settle (fit, NULL);
  g_assert_cmpuint (fit_count (fit), ==, 2);
  fit_solve (fit, FIT_GOT, figure);
  g_assert_cmpfloat_with_epsilon (figure[0], 15, 1e-4);
  fit_free (fit);
}

/* ---- The parts of the level ---------------------------------------------------------------- */

/*
 * The features tell all that the code counts, so its expectations come out of them; a fit to the
 * deals is never worse there than the code, and no figure is lost.
 */
static void
check_fit (const Fit *fit)
{
  double figure[FIT_FEATURES_MAX] = { 0 };

  for (FitWhat what = 0; what < FIT_WHATS; what++)
    {
      fit_solve (fit, what, figure);
      for (unsigned i = 0; i < FIT_FEATURES_MAX; i++)
        g_assert_true (isfinite (figure[i]));
    }
  g_assert_cmpfloat (fit_coded_error (fit), <, 1e-3);
  g_assert_cmpfloat (fit_deviation (fit, FIT_GOT), <=, fit_deviation (fit, FIT_CODED) + 1e-6);
}

typedef struct
{
  const char *part;
  unsigned n_deals;
  const char *explained; /* a fit whose figures must tell more than the mean does */
} PartRow;

static const PartRow part_rows[] = {
  { "klaverjas", 150, "klaverjas, points" },
  { "kraken", 40, "kraken, lead of the enemy" },
  { "three", 80, "three, dealt hand" },
  { "zensern", 60, "zensern mode=3, bid" },
  { "zensern-calls", 300, NULL },
  { "wurzen", 300, "wurzen mode=wurzen, to make a closed deal" },
  { "fiftysix", 90, "fiftysix players=6, points with trumps" },
  { "cego", 40, "cego players=4 payment=each, points of a Solo" },
  { "cego-chances", 100, "cego players=4 payment=each, chance of Räuber" },
};

static const FitPart *
find_part (const char *key)
{
  const FitPart *part = fit_parts;

  while (g_strcmp0 (part->key, key) != 0)
    g_assert_nonnull ((part++)->key);

  return part;
}

static void
test_part (gconstpointer data)
{
  const PartRow *row = data;
  g_autoptr (GPtrArray) fits = fit_part_play (find_part (row->part), row->n_deals);
  bool is_explained = row->explained == NULL;

  g_assert_cmpuint (fits->len, >, 0);
  for (unsigned i = 0; i < fits->len; i++)
    {
      const Fit *fit = g_ptr_array_index (fits, i);

      g_test_message ("%s, %u samples", fit_get_name (fit), fit_count (fit));
      if (fit_count (fit) < LEAST)
        continue;
      if (fit_get_kind (fit) == FIT_CROSSING)
        g_assert_true (isfinite (fit_get_crossing (fit)));
      else
        check_fit (fit);
      if (g_strcmp0 (fit_get_name (fit), row->explained) == 0)
        {
          g_assert_cmpfloat (fit_deviation (fit, FIT_CODED), <, fit_spread (fit));
          is_explained = true;
        }
    }
  g_assert_true (is_explained);
}

/* No part is left out. */
static void
test_parts (void)
{
  unsigned n = 0;

  while (fit_parts[n].key != NULL)
    n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (part_rows));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/simple-fits", test_least_squares, test_logistic, test_crossing, test_dependent,
             test_settle, test_parts);
  for (unsigned i = 0; i < G_N_ELEMENTS (part_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/simple-fits/%s", part_rows[i].part);

      g_test_add_data_func (path, &part_rows[i], test_part);
    }

  return g_test_run ();
}
