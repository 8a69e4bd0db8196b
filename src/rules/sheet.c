/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet.h"

#include <string.h>

void
sheet_row_begin (SheetRow *row, const Match *match, const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);
  memset (row, 0, sizeof *row);
  row->number = match->n_deals;
  row->declarer = deal->declarer;
  row->trump = deal->trump;
  row->n_units = result.n_units;
  for (unsigned u = 0; u < row->n_units; u++)
    {
      row->unit[u].score = result.score[u];
      row->unit[u].total = match->score[u];
    }
}

BreakdownRow *
breakdown_add (Breakdown *breakdown, const char *label, const int32_t *values, bool is_sum)
{
  BreakdownRow *row = &breakdown->row[breakdown->n_rows++];

  row->label = label;
  row->is_sum = is_sum;
  if (values != NULL)
    memcpy (row->value, values, breakdown->n_units * sizeof *values);

  return row;
}
