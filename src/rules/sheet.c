/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/sheet.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void
sheet_row_begin (SheetRow *row, const Match *match, const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);
  memset (row, 0, sizeof *row);
  row->number = match->n_deals;
  row->dealer = (int8_t) deal->dealer;
  row->declarer = deal->declarer;
  row->trump = deal->trump;
  row->multiplier = 1;
  row->n_units = result.n_units;
  for (unsigned u = 0; u < row->n_units; u++)
    {
      row->unit[u].score = result.score[u];
      row->unit[u].total = match->score[u];
    }
}

void
sheet_row_trump (SheetRow *row, unsigned multiplier)
{
  row->multiplier = multiplier;
  if (multiplier > 1)
    snprintf (row->contract, sizeof row->contract, "{suit} ×%u", multiplier);
  else
    snprintf (row->contract, sizeof row->contract, "{suit}");
}

void
sheet_row_note (SheetRow *row, SheetNoteKind kind, const char *label, const char *meaning,
                const int32_t *values, unsigned n)
{
  SheetNote *note = &row->note[row->n_notes++];

  g_assert (row->n_notes <= G_N_ELEMENTS (row->note));
  note->kind = kind;
  note->label = label;
  note->meaning = meaning;
  memcpy (note->value, values, n * sizeof *values);
}

void
sheet_write_number (char *text, size_t size, int number, bool has_plus)
{
  snprintf (text, size, "%s%d", number > 0 && has_plus ? "+" : number < 0 ? "−" : "", abs (number));
}

void
breakdown_add_fact (Breakdown *breakdown, const char *label, const char *format, ...)
{
  BreakdownFact *fact = &breakdown->fact[breakdown->n_facts++];
  va_list args;

  g_assert (breakdown->n_facts <= G_N_ELEMENTS (breakdown->fact));
  fact->label = label;
  fact->card = CARD_NONE;
  va_start (args, format);
  vsnprintf (fact->text, sizeof fact->text, format, args);
  va_end (args);
}

void
breakdown_add_card (Breakdown *breakdown, const char *label, Card card)
{
  breakdown_add_fact (breakdown, label, "{card}");
  breakdown->fact[breakdown->n_facts - 1].card = card;
}

BreakdownRow *
breakdown_add (Breakdown *breakdown, const char *label, const int32_t *values, bool is_sum)
{
  BreakdownRow *row = &breakdown->row[breakdown->n_rows++];

  g_assert (breakdown->n_rows <= G_N_ELEMENTS (breakdown->row));
  row->label = label;
  row->is_sum = is_sum;
  if (values != NULL)
    memcpy (row->value, values, breakdown->n_units * sizeof *values);

  return row;
}
