/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of 56 and the breakdown of a deal (F-10.6). */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "fiftysix-private.h"

/* F-10.6: the contract as "40", "34 ×2"; the suit, or that there is none, is told by the row */
static void
write_contract (const Deal *deal, char *text, gsize size)
{
  const FiftysixState *own = &deal->own.fiftysix;
  static const char *const levels[] = { "", " ×2", " ×4" };

  g_snprintf (text, size, "%u%s", own->value, levels[own->level]);
}

/* Card points of the team, then what it gets or pays: "44 +2". */
static void
write_points (int points, int score, char *text, gsize size)
{
  if (score == 0)
    g_snprintf (text, size, "%d", points);
  else
    g_snprintf (text, size, "%d %s%d", points, score > 0 ? "+" : "−", ABS (score));
}

/* F-10.6 */
void
fiftysix_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  unsigned callers = deal_unit (deal, (unsigned) deal->declarer);
  DealResult result;

  deal_result (deal, &result);
  sheet_row_begin (row, match, deal);
  for (unsigned u = 0; u < row->n_units; u++)
    {
      SheetCell *cell = &row->unit[u];

      if (u == callers)
        write_contract (deal, cell->written, sizeof cell->written);
      cell->lost = u == callers && !fiftysix_is_made (deal);
      write_points (result.points[u], result.score[u], cell->marks, sizeof cell->marks);
    }
}

/* A row of what @winner gets and, for tables, the other team pays. */
static void
add_payment (Breakdown *breakdown, const char *label, unsigned winner, int amount, bool is_paid)
{
  int32_t value[2] = { 0, 0 };

  value[winner] = amount;
  if (is_paid)
    value[winner ^ 1] = -amount;
  breakdown_add (breakdown, label, value, false);
}

static const char *
verdict_of (const Deal *deal)
{
  if (fiftysix_is_made (deal))
    return NC_ ("verdict", "{declarer}’s team made the contract: it has the points it called.");

  return NC_ ("verdict", "{declarer}’s team failed: it has fewer points than it called.");
}

/* F-9.3, F-9.4, F-10.3 */
void
fiftysix_breakdown (const Deal *deal, Breakdown *breakdown)
{
  const FiftysixState *own = &deal->own.fiftysix;
  unsigned winner = fiftysix_winner_of (deal);
  bool is_made = fiftysix_is_made (deal);
  bool is_tables = fiftysix_match_tables (&deal->options) > 0;
  int base = (int) fiftysix_stake (&deal->options, own->value, 0, is_made);
  int stake = (int) fiftysix_stake_of (deal);
  DealResult result;

  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = 2;
  breakdown->verdict = verdict_of (deal);
  add_payment (breakdown,
               is_made ? NC_ ("breakdown", "Contract made") : NC_ ("breakdown", "Contract failed"),
               winner, base, is_tables);
  if (own->level > 0)
    add_payment (breakdown,
                 own->level == 1 ? NC_ ("breakdown", "Doubled") : NC_ ("breakdown", "Redoubled"),
                 winner, stake - base, is_tables);
  if (result.score[winner] < stake)
    add_payment (breakdown, NC_ ("breakdown", "Not enough tables"), winner,
                 result.score[winner] - stake, is_tables);
  breakdown_add (breakdown, NC_ ("breakdown", "Written"), result.score, true);
}
