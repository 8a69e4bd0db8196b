/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The fits there are: each plays deals of the level against itself and takes what it needs. */

#pragma once

#include "workshop/fit/fit-deals.h"

/** A part of the level whose figures are fitted together. */
typedef struct
{
  const char *key;
  void (*play) (unsigned n_deals, GPtrArray *fits); /* plays deals of each kind, adds Fits */
} FitPart;

/** Ends with a row without key. */
extern const FitPart fit_parts[];

/** Fits what @part counts in @n_deals of each kind; its Fits. */
GPtrArray *fit_part_play (const FitPart *part, unsigned n_deals);

/** Adds a new Fit to @fits and returns it. */
Fit *fits_add (GPtrArray *fits, Fit *fit);

/** Settles all @fits. */
void fits_settle (GPtrArray *fits, const double *got);

/** What every unit scored above the mean of the others, at the end of @deal. */
void fits_leads (const Deal *deal, double *lead);

void fit_klaverjas (unsigned n_deals, GPtrArray *fits);
void fit_kraken (unsigned n_deals, GPtrArray *fits);
void fit_three (unsigned n_deals, GPtrArray *fits);
void fit_zensern (unsigned n_deals, GPtrArray *fits);
void fit_zensern_calls (unsigned n_deals, GPtrArray *fits);
void fit_wurzen (unsigned n_deals, GPtrArray *fits);
void fit_cego (unsigned n_deals, GPtrArray *fits);
void fit_cego_chances (unsigned n_deals, GPtrArray *fits);
void fit_fiftysix (unsigned n_deals, GPtrArray *fits);
