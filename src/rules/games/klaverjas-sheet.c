/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Klaverjassen and the breakdown of a deal (K-10.7, K-10.8). */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "klaverjas-private.h"

static const char *
mark_strokes (unsigned value)
{
  switch (value)
    {
    case 20:
      return "I";
    case 40:
      return "II";
    case 50:
      return "V";
    case 70:
      return "VI";
    case 100:
      return "O";
    case 200:
      return "OO";
    default:
      g_return_val_if_reached ("");
    }
}

/* The marks of @unit, or with @all those of both sides, in the order of writing. */
static void
append_marks (const Deal *deal, unsigned unit, bool all, SheetCell *cell)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = 0; i < own->n_marks; i++)
    if (all || own->mark[i].unit == unit)
      {
        if (cell->marks[0] != '\0')
          g_strlcat (cell->marks, " ", sizeof cell->marks);
        g_strlcat (cell->marks, mark_strokes (own->mark[i].value), sizeof cell->marks);
      }
}

/* K-10.7 */
void
klaverjas_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  unsigned maker = deal_unit (deal, (unsigned) deal->declarer);
  bool nat = klaverjas_is_nat (deal);
  DealResult result;

  deal_result (deal, &result);
  memset (row, 0, sizeof *row);
  row->number = match->n_deals;
  row->declarer = deal->declarer;
  row->trump = deal->trump;
  row->no_bonus = deal->own.klaverjas.n_marks == 0;
  row->n_units = 2;
  for (unsigned u = 0; u < 2; u++)
    {
      SheetCell *cell = &row->unit[u];
      int cards = nat ? deal->card_points[0] + deal->card_points[1] : deal->card_points[u];

      cell->score = result.score[u];
      cell->total = match->score[u];
      cell->lost = nat && u == maker;
      if (cell->lost)
        {
          g_strlcpy (cell->written, "NAT", sizeof cell->written);
          g_strlcpy (cell->marks, "0", sizeof cell->marks);
          continue;
        }
      g_snprintf (cell->written, sizeof cell->written, "%d", cards);
      append_marks (deal, u, nat, cell);
    }
}

static void
add_row (Breakdown *breakdown, const char *label, int first, int second, bool is_sum)
{
  BreakdownRow *row = &breakdown->row[breakdown->n_rows++];

  row->label = label;
  row->value[0] = first;
  row->value[1] = second;
  row->is_sum = is_sum;
}

static const char *
verdict_of (const Deal *deal)
{
  if (klaverjas_is_nat (deal))
    return NC_ ("verdict",
                "{declarer} is nat: the maker’s side needs more than half of the points.");
  if (deal->own.klaverjas.pit != KLAVERJAS_NO_UNIT)
    return NC_ ("verdict", "Pit! {declarer}’s side took every trick.");

  return NC_ ("verdict", "{declarer} made it: more than half of the points.");
}

void
klaverjas_breakdown (const Deal *deal, Breakdown *breakdown)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned last = deal_unit (deal, trick_winner (&deal->last_trick));
  bool has_pit = own->pit != KLAVERJAS_NO_UNIT;
  int bonus[2] = { 0, 0 };
  int pit[2] = { 0, 0 };
  DealResult result;

  bonus[last] = KLAVERJAS_LAST_TRICK_POINTS;
  if (has_pit)
    pit[own->pit] = KLAVERJAS_PIT_ROEM;
  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = 2;
  breakdown->verdict = verdict_of (deal);
  add_row (breakdown, NC_ ("breakdown", "Cards in tricks"), deal->card_points[0] - bonus[0],
           deal->card_points[1] - bonus[1], false);
  add_row (breakdown, NC_ ("breakdown", "Last trick"), bonus[0], bonus[1], false);
  if (own->n_marks > has_pit)
    add_row (breakdown, NC_ ("breakdown", "Roem"), own->roem[0] - pit[0], own->roem[1] - pit[1],
             false);
  if (has_pit)
    add_row (breakdown, NC_ ("breakdown", "Pit (all tricks)"), pit[0], pit[1], false);
  if (klaverjas_is_nat (deal))
    {
      add_row (breakdown, NC_ ("breakdown", "Points"), result.points[0], result.points[1], true);
      add_row (breakdown, NC_ ("breakdown", "Nat: all to the others"),
               result.score[0] - result.points[0], result.score[1] - result.points[1], false);
    }
  add_row (breakdown, NC_ ("breakdown", "Written"), result.score[0], result.score[1], true);
}
