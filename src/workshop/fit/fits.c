/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/fit/fits.h"

const FitPart fit_parts[] = {
  { "klaverjas", fit_klaverjas },
  { "kraken", fit_kraken },
  { "three", fit_three },
  { "zensern", fit_zensern },
  { "zensern-calls", fit_zensern_calls },
  { "wurzen", fit_wurzen },
  { "fiftysix", fit_fiftysix },
  { "cego", fit_cego },
  { "cego-chances", fit_cego_chances },
  { NULL, NULL },
};

GPtrArray *
fit_part_play (const FitPart *part, unsigned n_deals)
{
  GPtrArray *fits = g_ptr_array_new_with_free_func ((GDestroyNotify) fit_free);

  part->play (n_deals, fits);

  return fits;
}

Fit *
fits_add (GPtrArray *fits, Fit *fit)
{
  g_ptr_array_add (fits, fit);

  return fit;
}

void
fits_settle (GPtrArray *fits, const double *got)
{
  for (unsigned i = 0; i < fits->len; i++)
    fit_settle (g_ptr_array_index (fits, i), got);
}

void
fits_leads (const Deal *deal, double *lead)
{
  DealResult result;
  double sum = 0;

  deal_result (deal, &result);
  for (unsigned u = 0; u < result.n_units; u++)
    sum += result.score[u];
  for (unsigned u = 0; u < result.n_units; u++)
    lead[u] = result.score[u] - (sum - result.score[u]) / (result.n_units - 1);
}
