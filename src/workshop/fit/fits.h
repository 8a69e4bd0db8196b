/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Lists the parts of `fit`. */

#pragma once

#include "workshop/fit/fit-deals.h"

/** Figures of the level that are fitted together. */
typedef struct
{
  const char *key;
  void (*play) (unsigned n_deals, GPtrArray *fits); /* adds Fits */
} FitPart;

/** Ends with a NULL key. */
extern const FitPart fit_parts[];

/** Returns the Fits of @part from @n_deals of each kind. */
GPtrArray *fit_part_play (const FitPart *part, unsigned n_deals);

/** Adds @fit (transfer full) to @fits and returns it. */
Fit *fits_add (GPtrArray *fits, Fit *fit);

void fits_settle (GPtrArray *fits, const double *got);

/** Writes each unit's score above the mean of the others in the finished deal. */
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
