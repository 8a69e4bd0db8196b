/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits figures (parameters of the level `simple`) to deals, for comparison with those in the code.
 *
 * A sample has features, a result and the code's expectation. A fit to expectations reproduces the
 * coded figures.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define FIT_FEATURES_MAX 40

typedef enum
{
  FIT_LEAST_SQUARES, /* the weighted features add up to the result */
  FIT_LOGISTIC,      /* the chance of result 1 is 1 / (1 + exp (-sum)) */
  FIT_CROSSING,      /* threshold between two choices */
} FitKind;

typedef enum
{
  FIT_GOT,   /* results, or figures fitted to them */
  FIT_CODED, /* expectations and figures of the code */
  FIT_WHATS,
} FitWhat;

typedef struct _Fit Fit;

/** Returns what the figures @row expect in the case @about. */
typedef double (*FitExpect) (const void *row, const void *about);

/** A row of coded figures. */
typedef struct
{
  const double *coded; /* 0 excludes a figure from the fit */
  unsigned n;
  const char *const *names;
  FitExpect expect; /* linear in the row */
  bool has_base;    /* adds a constant that the code lacks */
} FitRow;

Fit *fit_new (FitKind kind, const char *name, const FitRow *row);

/**
 * Returns a fit of the x at which two choices bring the same: straight lines fit the results of
 * both, near the code's crossing @coded.
 */
Fit *fit_new_crossing (const char *name, double coded);

/** Returns figure number *@about (unsigned) of @row, for figures that are means (FitExpect). */
double fit_expect_cell (const void *row, const void *about);

void fit_free (Fit *fit);

/** Adds a sample of the case @about; fit_settle () gives it the result of @unit. */
void fit_take (Fit *fit, const void *about, unsigned unit);

/** Adds a sample of a crossing at @x; @taken: the first choice was made. */
void fit_take_choice (Fit *fit, double x, bool taken, unsigned unit);

/** Gives samples without result that of their unit; drops these samples if @got is NULL. */
void fit_settle (Fit *fit, const double *got);

void fit_add (Fit *fit, const double *feature, double got, double coded);

/** Sets the code's deviation, for printing. */
void fit_set_coded_deviation (Fit *fit, double coded);

const char *fit_get_name (const Fit *fit);

FitKind fit_get_kind (const Fit *fit);

unsigned fit_count (const Fit *fit);

/** Writes the figures fitted to @what; 0 for features without samples. */
void fit_solve (const Fit *fit, FitWhat what, double *figure);

/** Returns the x from which the first choice is better. */
double fit_get_crossing (const Fit *fit);

/** Returns the standard deviation of the results from what @what expects. */
double fit_deviation (const Fit *fit, FitWhat what);

double fit_spread (const Fit *fit);

/** Returns the greatest difference between the code's expectation and the sum of its figures. */
double fit_coded_error (const Fit *fit);

/** Prints each figure beside the code's. */
void fit_print (const Fit *fit);
