/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Score sheet and breakdown of 56 (F-10.6). */

#include "rules/games/fiftysix/fiftysix-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/fiftysix/fiftysix-score.h"

/* F-10.6 */
static const SheetForm *
fiftysix_sheet_form (const Options *options)
{
  static const SheetForm deals = {
    .contract = NC_ ("sheet", "Contract"),
    .figures = NC_ ("sheet", "Points"),
    .has_declarer = true,
    .has_dealer = true,
    .has_totals = true,
    .so_far = NC_ ("sheet", "Match so far"),
  };
  static const SheetForm tables = {
    .contract = NC_ ("sheet", "Contract"),
    .figures = NC_ ("sheet", "Points"),
    .has_declarer = true,
    .has_dealer = true,
    .so_far = NC_ ("sheet", "Tables now"),
  };

  return fiftysix_match_tables (options) > 0 ? &tables : &deals;
}

/* F-10.6: "40 {suit}" or "34 {suit} ×2" */
static void
write_contract (const Deal *deal, char *text, gsize size)
{
  const FiftysixState *own = &deal->own.fiftysix;
  static const char *const levels[] = { "", " ×2", " ×4" };

  g_snprintf (text, size, "%u {suit}%s", own->value, levels[own->level]);
}

static const Sentence *
told_of (const Deal *deal, bool failed)
{
  static const Sentence without_trumps[] = {
    { NC_ ("sheet", "{declarer} called {value} without trumps and made it."),
      .to_declarer = NC_ ("sheet", "You called {value} without trumps and made it.") },
    { NC_ ("sheet", "{declarer} called {value} without trumps and failed."),
      .to_declarer = NC_ ("sheet", "You called {value} without trumps and failed.") },
  };
  static const Sentence with_trumps[] = {
    { NC_ ("sheet", "{declarer} called {value} with {suit} as trumps and made it."),
      .to_declarer = NC_ ("sheet", "You called {value} with {suit} as trumps and made it.") },
    { NC_ ("sheet", "{declarer} called {value} with {suit} as trumps and failed."),
      .to_declarer = NC_ ("sheet", "You called {value} with {suit} as trumps and failed.") },
  };

  return &(deal->trump == SUIT_NONE ? without_trumps : with_trumps)[failed];
}

/* F-10.6: "+2", or tables before and after */
static void
write_result (const Deal *deal, SheetCell *cell)
{
  if (fiftysix_match_tables (&deal->options) > 0)
    g_snprintf (cell->written, sizeof cell->written, "%d → %d", cell->total - cell->score,
                cell->total);
  else if (cell->score != 0)
    sheet_write_number (cell->written, sizeof cell->written, cell->score, true);
}

/* F-10.6 */
static void
fiftysix_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  unsigned callers = deal_unit (deal, (unsigned) deal->declarer);
  DealResult result;

  deal_result (deal, &result);
  sheet_row_begin (row, match, deal);
  row->n_deals = fiftysix_match_deals (&deal->options);
  write_contract (deal, row->contract, sizeof row->contract);
  row->failed = !fiftysix_is_made (deal);
  row->multiplier = fiftysix_multiplier (deal);
  row->value = deal->own.fiftysix.value;
  row->told = told_of (deal, row->failed);
  g_snprintf (row->figures, sizeof row->figures, "%d : %d", result.points[callers],
              result.points[callers ^ 1]);
  for (unsigned u = 0; u < row->n_units; u++)
    {
      row->unit[u].lost = u == callers && row->failed;
      write_result (deal, &row->unit[u]);
    }
}

/* Adds the gain of @winner as a row, paid by the other team if @is_paid. */
static void
add_payment (Breakdown *breakdown, const char *label, unsigned winner, int amount, bool is_paid)
{
  int32_t value[2] = { 0, 0 };

  value[winner] = amount;
  if (is_paid)
    value[winner ^ 1] = -amount;
  breakdown_add (breakdown, label, value, false);
}

static const Sentence *
verdict_of (const Deal *deal)
{
  static const Sentence made = {
    NC_ ("verdict", "{declarer}’s team made the contract: it has the points it called."),
    .to_side = NC_ ("verdict", "Your team made the contract: it has the points it called."),
  };
  static const Sentence failed = {
    NC_ ("verdict", "{declarer}’s team failed: it has fewer points than it called."),
    .to_side = NC_ ("verdict", "Your team failed: it has fewer points than it called."),
  };

  return fiftysix_is_made (deal) ? &made : &failed;
}

/* F-9.2, F-10.6 */
static void
add_contract (const Deal *deal, const DealResult *result, Breakdown *breakdown)
{
  char contract[SHEET_CONTRACT_MAX];

  write_contract (deal, contract, sizeof contract);
  breakdown_add_fact (breakdown, NC_ ("breakdown", "Contract"), "%s", contract);
  breakdown_add (breakdown, NC_ ("breakdown", "Card points"), result->points, false)->is_note
      = true;
}

static const Sentence fiftysix_sure_made = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer}’s team was sure to make "
                  "the contract."),
  .to_side
  = NC_ ("decided", "Decided after trick {number}: from then on your team was sure to make "
                    "the contract."),
};

static const Sentence fiftysix_sure_failed = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer}’s team could no longer "
                  "make the contract."),
  .to_side = NC_ ("decided", "Decided after trick {number}: from then on your team could no "
                             "longer make the contract."),
};

/* F-9.3, F-9.4, F-10.3 */
static void
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
  add_contract (deal, &result, breakdown);
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

const GameSheet fiftysix_sheet = {
  .form = fiftysix_sheet_form,
  .row = fiftysix_sheet_row,
  .breakdown = fiftysix_breakdown,
  .sure_made = &fiftysix_sure_made,
  .sure_failed = &fiftysix_sure_failed,
};
