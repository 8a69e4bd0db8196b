/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The score sheet of Cego and the breakdown of a deal (CE-10.2). */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "cego-private.h"

/* ---- Sheet ------------------------------------------------------------------------------ */

/* "2L/S 47 ×3", "E Bm", "C !": game, points and factor, or how it ended without them. */
static void
write_marks (const Deal *deal, const CegoOutcome *outcome, SheetCell *cell)
{
  const CegoState *own = &deal->own.cego;
  const char *game = cego_games[own->game].sheet;
  const char *against = own->against ? "/S" : "";

  switch (outcome->ending)
    {
    case CEGO_ENDING_CAUGHT:
      g_snprintf (cell->marks, sizeof cell->marks, "%s%s !", game, against);
      break;
    case CEGO_ENDING_FALSE_DEMAND:
      g_snprintf (cell->marks, sizeof cell->marks, "%s%s ?", game, against);
      break;
    case CEGO_ENDING_BUERGER:
      g_snprintf (cell->marks, sizeof cell->marks, "%s%s Bm", game, against);
      break;
    case CEGO_ENDING_WON:
    case CEGO_ENDING_LOST:
    case CEGO_ENDING_LOSERS:
    default:
      if (cego_is_by_points (own->game))
        g_snprintf (cell->marks, sizeof cell->marks, "%s%s %d ×%d", game, against, outcome->points,
                    outcome->factor);
      else
        g_strlcpy (cell->marks, game, sizeof cell->marks);
    }
}

/* Who failed: the declarer, the losers, or who hid a Solo. */
static bool
has_lost (const Deal *deal, const CegoOutcome *outcome, unsigned seat)
{
  if (outcome->losers != 0)
    return seats_have (outcome->losers, seat);

  return (int) seat == deal->declarer && outcome->ending != CEGO_ENDING_WON;
}

/* CE-10.2: what each seat gets is written with its sign; the game stands with the declarer */
void
cego_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);
  sheet_row_begin (row, match, deal);
  for (unsigned seat = 0; seat < row->n_units; seat++)
    {
      SheetCell *cell = &row->unit[seat];

      cell->lost = has_lost (deal, &outcome, seat);
      g_snprintf (cell->written, sizeof cell->written, cell->score != 0 ? "%+d" : "%d",
                  cell->score);
      if ((int) seat == deal->declarer)
        write_marks (deal, &outcome, cell);
    }
}

/* ---- Breakdown -------------------------------------------------------------------------- */

static const char *
points_verdict (const CegoOutcome *outcome)
{
  static const char *const won[] = {
    NC_ ("verdict", "{declarer} has won and is paid once."),
    NC_ ("verdict", "{declarer} has won and is paid twice."),
    NC_ ("verdict", "{declarer} has won and is paid three times."),
    NC_ ("verdict", "{declarer} has won and is paid four times."),
    NC_ ("verdict", "{declarer} has won and is paid five times."),
    NC_ ("verdict", "{declarer} has won and is paid six times."),
    NC_ ("verdict", "{declarer} has won and is paid seven times."),
    NC_ ("verdict", "{declarer} has won and is paid eight times."),
    NC_ ("verdict", "{declarer} has won and is paid nine times."),
  };
  static const char *const lost[] = {
    NC_ ("verdict", "{declarer} has lost and pays once."),
    NC_ ("verdict", "{declarer} has lost and pays twice."),
    NC_ ("verdict", "{declarer} has lost and pays three times."),
    NC_ ("verdict", "{declarer} has lost and pays four times."),
    NC_ ("verdict", "{declarer} has lost and pays five times."),
    NC_ ("verdict", "{declarer} has lost and pays six times."),
    NC_ ("verdict", "{declarer} has lost and pays seven times."),
    NC_ ("verdict", "{declarer} has lost and pays eight times."),
    NC_ ("verdict", "{declarer} has lost and pays nine times."),
  };

  return outcome->ending == CEGO_ENDING_WON ? won[outcome->factor - 1] : lost[outcome->factor - 1];
}

/* CE-9.10: true when others have as much as forehand, who pays alone */
static bool
is_tie_of_forehand (const Deal *deal, const DealResult *result)
{
  unsigned declarer = (unsigned) deal->declarer;
  unsigned n_highest = 0;

  for (unsigned seat = 0; seat < result->n_units; seat++)
    {
      if (result->points[seat] > result->points[declarer])
        return false;
      n_highest += result->points[seat] == result->points[declarer];
    }

  return n_highest > 1;
}

static const char *
losers_verdict (const Deal *deal, const DealResult *result)
{
  if (deal->own.cego.game == CEGO_DRESCHER)
    return NC_ ("verdict", "Drescher: whoever took the last trick pays the others.");
  if (is_tie_of_forehand (deal, result))
    return NC_ ("verdict", "Räuber: {declarer} is not alone in having the most points, but chose "
                           "the game and pays alone.");

  return NC_ ("verdict", "Räuber: whoever has the most points pays the others.");
}

static const char *
verdict_of (const Deal *deal, const CegoOutcome *outcome, const DealResult *result)
{
  switch (outcome->ending)
    {
    case CEGO_ENDING_BUERGER:
      return NC_ ("verdict", "Bürgermeister! {declarer} has 35 points, one too few.");
    case CEGO_ENDING_CAUGHT:
      return NC_ ("verdict", "{declarer} had the hands shown: somebody hid a Solo.");
    case CEGO_ENDING_FALSE_DEMAND:
      return NC_ ("verdict", "{declarer} had the hands shown, but nobody hid a Solo.");
    case CEGO_ENDING_LOSERS:
      return losers_verdict (deal, result);
    case CEGO_ENDING_WON:
    case CEGO_ENDING_LOST:
    default:
      if (cego_is_by_points (deal->own.cego.game))
        return points_verdict (outcome);
      return outcome->ending == CEGO_ENDING_WON
                 ? NC_ ("verdict", "{declarer} has reached the announced aim.")
                 : NC_ ("verdict", "{declarer} has missed the announced aim.");
    }
}

static const char *
label_of (const CegoOutcome *outcome)
{
  switch (outcome->ending)
    {
    case CEGO_ENDING_CAUGHT:
      return NC_ ("breakdown", "Hidden Solo: eight times the value");
    case CEGO_ENDING_FALSE_DEMAND:
      return NC_ ("breakdown", "Wrong demand: eight times the value");
    case CEGO_ENDING_BUERGER:
      return NC_ ("breakdown", "Bürgermeister");
    case CEGO_ENDING_WON:
    case CEGO_ENDING_LOST:
    case CEGO_ENDING_LOSERS:
    default:
      return NC_ ("breakdown", "Value of the game");
    }
}

/* What is paid once, then what the factor adds to it (CE-9.7). */
void
cego_breakdown (const Deal *deal, Breakdown *breakdown)
{
  BreakdownRow *row = breakdown->row;
  CegoOutcome outcome;
  DealResult result;

  cego_outcome (deal, &outcome);
  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = result.n_units;
  breakdown->verdict = verdict_of (deal, &outcome, &result);
  breakdown->n_rows = outcome.factor > 1 ? 3 : 2;
  row[0].label = label_of (&outcome);
  if (outcome.factor > 1)
    row[1].label = NC_ ("breakdown", "Added by the factor");
  row[breakdown->n_rows - 1].label = NC_ ("breakdown", "Paid");
  row[breakdown->n_rows - 1].is_sum = true;
  for (unsigned seat = 0; seat < result.n_units; seat++)
    {
      row[0].value[seat] = result.score[seat] / outcome.factor;
      row[1].value[seat] = result.score[seat] - row[0].value[seat];
      row[breakdown->n_rows - 1].value[seat] = result.score[seat];
    }
}
