/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits of figures to deals, to set beside what the level `simple` has in its code.
 *
 * A sample is a row of features, what the deal brought, and what the code expected. Where the code
 * counts by the features its own figures come out of its expectations, so none is written twice.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define FIT_FEATURES_MAX 40

typedef enum
{
  FIT_LEAST_SQUARES, /* got: a number that the features add up to */
  FIT_LOGISTIC,      /* got: 0 or 1, with the chance 1 / (1 + exp (-x)), x what they add up to */
  FIT_CROSSING,      /* from which x on one choice brings more than the other; see below */
} FitKind;

/** Which figures. */
typedef enum
{
  FIT_GOT,   /* those that the deals want */
  FIT_CODED, /* those in the code */
  FIT_WHATS,
} FitWhat;

typedef struct _Fit Fit;

/** What a row of figures like that in the code would expect of the case @about. */
typedef double (*FitExpect) (const void *row, const void *about);

/** A row of figures in the code to which the deals may be fitted. */
typedef struct
{
  const double *coded; /* a figure 0 is one that is not counted: it is left out */
  unsigned n;
  const char *const *names; /* of the @n figures */
  FitExpect expect;         /* linear in the row: so the features are what rows of one 1 expect */
  bool has_base;            /* a number is added to the row's, which the code does not need */
} FitRow;

Fit *fit_new (FitKind kind, const char *name, const FitRow *row);

/**
 * Where two choices are as good as each other, for whom one figure says how good the first is:
 * straight lines are fitted to what the deals brought after either, not far from @coded, which is
 * what the code has.
 */
Fit *fit_new_crossing (const char *name, double coded);

/** Expects the figure number *@about, an unsigned: each is the mean of its cases. */
double fit_expect_cell (const void *row, const void *about);

void fit_free (Fit *fit);

/** Takes the case @about; what it brings @unit is not known yet. Then fit_settle (). */
void fit_take (Fit *fit, const void *about, unsigned unit);

/** The same of a crossing: @x, and whether the first choice is @taken. */
void fit_take_choice (Fit *fit, double x, bool taken, unsigned unit);

/** Tells what the cases taken since have brought, by unit; NULL: nothing, they are forgotten. */
void fit_settle (Fit *fit, const double *got);

/** Adds a sample whose features are known. */
void fit_add (Fit *fit, const double *feature, double got, double coded);

/** The code's figure for fit_deviation (); printed beside it. */
void fit_set_coded_deviation (Fit *fit, double coded);

const char *fit_get_name (const Fit *fit);

FitKind fit_get_kind (const Fit *fit);

unsigned fit_count (const Fit *fit);

/** The figures by feature, the smallest that fit; 0 for one that never came up. */
void fit_solve (const Fit *fit, FitWhat what, double *figure);

/** Of a crossing: the x from which on the first choice is better. */
double fit_get_crossing (const Fit *fit);

/** How far @what misses what the deals brought: the standard deviation. */
double fit_deviation (const Fit *fit, FitWhat what);

/** The standard deviation of what the deals brought. */
double fit_spread (const Fit *fit);

/** The most by which the code's expectation differs from what its figures add up to. */
double fit_coded_error (const Fit *fit);

/** Prints each figure of the fit beside the code's. */
void fit_print (const Fit *fit);
