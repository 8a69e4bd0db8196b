/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Score sheet and breakdown of Cego (CE-10.2). */

#include "rules/games/cego/cego-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/cego/cego-tables.h"

/* ---- Sheet ----------------------------------------------------------------------------------- */

/* Game names are not translated. */
static const SheetSign *
list_signs (void)
{
  static const SheetSign others[] = {
    { "Bm", NC_ ("sign", "Bürgermeister") },
    { "!", NC_ ("sign", "somebody hid a Solo") },
    { "?", NC_ ("sign", "nobody hid a Solo") },
  };
  static SheetSign signs[CEGO_GAMES + G_N_ELEMENTS (others) + 1]; /* ends with an empty sign */
  static gsize is_made = 0;

  if (g_once_init_enter (&is_made))
    {
      unsigned n = 0;

      for (unsigned game = CEGO_NO_GAME + 1; game < CEGO_GAMES; game++)
        signs[n++] = (SheetSign) { cego_games[game].sheet, cego_games[game].name };
      for (unsigned i = 0; i < G_N_ELEMENTS (others); i++)
        signs[n++] = others[i];
      g_once_init_leave (&is_made, 1);
    }

  return signs;
}

/* CE-10.2 */
static const SheetForm *
cego_sheet_form (const Options *options G_GNUC_UNUSED)
{
  static SheetForm form = {
    .contract = NC_ ("sheet", "Game"),
    .figures = NC_ ("sheet", "Points"),
    .has_declarer = true,
    .has_dealer = true,
    .has_totals = true,
    .is_ledger = true,
    .so_far = NC_ ("sheet", "Match so far"),
  };

  form.signs = list_signs ();

  return &form;
}

/* Writes points and factor ("47 ×3", "35 Bm"), or another ending. */
static void
write_figures (const Deal *deal, const CegoOutcome *outcome, char *text, gsize size)
{
  switch (outcome->ending)
    {
    case CEGO_ENDING_CAUGHT:
      g_strlcpy (text, "!", size);
      break;
    case CEGO_ENDING_FALSE_DEMAND:
      g_strlcpy (text, "?", size);
      break;
    case CEGO_ENDING_BUERGER:
      g_snprintf (text, size, "%d Bm", outcome->points);
      break;
    case CEGO_ENDING_WON:
    case CEGO_ENDING_LOST:
    case CEGO_ENDING_LOSERS:
    default:
      if (cego_is_by_points (deal->own.cego.game))
        g_snprintf (text, size, "%d ×%d", outcome->points, outcome->factor);
    }
}

/* Writes the game ("2L/S": zwei Leere against a Solo). */
static void
write_contract (const Deal *deal, SheetRow *row)
{
  static const Sentence by_all = { NC_ ("sheet", "{game}: everybody plays alone.") };
  static const Sentence plain = {
    NC_ ("sheet", "{declarer} plays {game}."),
    .to_declarer = NC_ ("sheet", "You play {game}."),
  };
  static const Sentence against = {
    NC_ ("sheet", "{declarer} plays {game} against a Solo."),
    .to_declarer = NC_ ("sheet", "You play {game} against a Solo."),
  };
  const CegoState *own = &deal->own.cego;

  g_snprintf (row->contract, sizeof row->contract, "%s%s", cego_games[own->game].sheet,
              own->against ? "/S" : "");
  row->game = cego_games[own->game].name;
  row->declarer = cego_declarer (deal);
  row->told = row->declarer == NO_SEAT ? &by_all : own->against ? &against : &plain;
}

/* Returns true if @seat failed: declarer, losers or culprits. */
static bool
has_lost (const Deal *deal, const CegoOutcome *outcome, unsigned seat)
{
  if (outcome->losers != 0)
    return seats_have (outcome->losers, seat);

  return (int) seat == deal->declarer && outcome->ending != CEGO_ENDING_WON;
}

/* CE-10.2 */
static void
cego_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);
  sheet_row_begin (row, match, deal);
  row->n_deals = (unsigned) options_number (&match->options, deal->game, CEGO_DEALS);
  write_contract (deal, row);
  write_figures (deal, &outcome, row->figures, sizeof row->figures);
  for (unsigned seat = 0; seat < row->n_units; seat++)
    {
      SheetCell *cell = &row->unit[seat];

      cell->lost = has_lost (deal, &outcome, seat);
      sheet_write_number (cell->written, sizeof cell->written, cell->score, true);
    }
}

/* ---- Breakdown ------------------------------------------------------------------------------- */

static const Sentence *
points_verdict (const CegoOutcome *outcome)
{
  static const Sentence won[] = {
    { NC_ ("verdict", "{declarer} has won and is paid the value once."),
      .to_declarer = NC_ ("verdict", "You have won and are paid the value once.") },
    { NC_ ("verdict", "{declarer} has won and is paid twice the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid twice the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid three times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid three times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid four times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid four times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid five times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid five times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid six times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid six times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid seven times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid seven times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid eight times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid eight times the value.") },
    { NC_ ("verdict", "{declarer} has won and is paid nine times the value."),
      .to_declarer = NC_ ("verdict", "You have won and are paid nine times the value.") },
  };
  static const Sentence lost[] = {
    { NC_ ("verdict", "{declarer} has lost and pays the value once."),
      .to_declarer = NC_ ("verdict", "You have lost and pay the value once.") },
    { NC_ ("verdict", "{declarer} has lost and pays twice the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay twice the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays three times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay three times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays four times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay four times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays five times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay five times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays six times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay six times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays seven times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay seven times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays eight times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay eight times the value.") },
    { NC_ ("verdict", "{declarer} has lost and pays nine times the value."),
      .to_declarer = NC_ ("verdict", "You have lost and pay nine times the value.") },
  };

  return &(outcome->ending == CEGO_ENDING_WON ? won : lost)[outcome->factor - 1];
}

/* CE-9.10 */
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

static const Sentence *
losers_verdict (const Deal *deal, const DealResult *result)
{
  static const Sentence drescher
      = { NC_ ("verdict", "Drescher: whoever took the last trick pays the others.") };
  static const Sentence raeuber
      = { NC_ ("verdict", "Räuber: whoever has the most points pays the others.") };
  static const Sentence tie = {
    NC_ ("verdict", "Räuber: {declarer} is not alone in having the most points, but chose the game "
                    "and pays alone."),
    .to_declarer = NC_ ("verdict", "Räuber: you are not alone in having the most points, but you "
                                   "chose the game and pay alone."),
  };

  if (deal->own.cego.game == CEGO_DRESCHER)
    return &drescher;

  return is_tie_of_forehand (deal, result) ? &tie : &raeuber;
}

static const Sentence verdicts[] = {
  [CEGO_ENDING_BUERGER]
  = { NC_ ("verdict", "Bürgermeister! A tie at 35 points: {declarer} has not won."),
      .to_declarer = NC_ ("verdict", "Bürgermeister! A tie at 35 points: you have not won.") },
  [CEGO_ENDING_CAUGHT]
  = { NC_ ("verdict", "{declarer} asked to see all hands: somebody hid a Solo."),
      .to_declarer = NC_ ("verdict", "You asked to see all hands: somebody hid a Solo.") },
  [CEGO_ENDING_FALSE_DEMAND]
  = { NC_ ("verdict", "{declarer} asked to see all hands, but nobody hid a Solo."),
      .to_declarer = NC_ ("verdict", "You asked to see all hands, but nobody hid a Solo.") },
  [CEGO_ENDING_WON] = { NC_ ("verdict", "{declarer} has reached the announced goal."),
                        .to_declarer = NC_ ("verdict", "You have reached the announced goal.") },
  [CEGO_ENDING_LOST] = { NC_ ("verdict", "{declarer} has missed the announced goal."),
                         .to_declarer = NC_ ("verdict", "You have missed the announced goal.") },
};

static const Sentence *
verdict_of (const Deal *deal, const CegoOutcome *outcome, const DealResult *result)
{
  bool by_points = cego_is_by_points (deal->own.cego.game);

  if (outcome->ending == CEGO_ENDING_LOSERS)
    return losers_verdict (deal, result);
  if (by_points && (outcome->ending == CEGO_ENDING_WON || outcome->ending == CEGO_ENDING_LOST))
    return points_verdict (outcome);

  return &verdicts[outcome->ending];
}

static const char *
label_of (const CegoOutcome *outcome)
{
  switch (outcome->ending)
    {
    case CEGO_ENDING_CAUGHT:
      return NC_ ("breakdown", "Eight times the value");
    case CEGO_ENDING_FALSE_DEMAND:
      return NC_ ("breakdown", "Eight times the value");
    case CEGO_ENDING_BUERGER:
      return NC_ ("breakdown", "Bürgermeister");
    case CEGO_ENDING_WON:
    case CEGO_ENDING_LOST:
    case CEGO_ENDING_LOSERS:
    default:
      return NC_ ("breakdown", "Value");
    }
}

/* Section 15: names the card laid apart */
static const char *
laid_apart_label (const Deal *deal)
{
  if (!card_set_has (CEGO_TRUMPS, deal->own.cego.discard))
    return NC_ ("breakdown", "Laid aside; no trump was in the Blind");

  return deal->own.cego.game == CEGO_ZWEI
             ? NC_ ("breakdown", "Laid aside: the lowest trump of the Blind")
             : NC_ ("breakdown", "Laid aside: the highest trump of the Blind");
}

/* CE-9.2, CE-9.4, CE-9.7 */
static void
add_facts (const Deal *deal, const CegoOutcome *outcome, Breakdown *breakdown)
{
  bool by_points = cego_is_by_points (deal->own.cego.game);
  bool demanded = deal->own.cego.demanded;

  if (by_points && !demanded)
    breakdown_add_fact (breakdown, NC_ ("breakdown", "Counted points"), "%d : %d", outcome->points,
                        cego_total (&deal->options) - outcome->points);
  else if (!demanded && outcome->ending != CEGO_ENDING_LOSERS)
    breakdown_add_fact (breakdown, NC_ ("breakdown", "Tricks of the declarer"), "%u",
                        deal->tricks_won[deal->declarer]);
  if (deal->own.cego.discard != CARD_NONE && cego_is_kept_open (deal->own.cego.game))
    breakdown_add_card (breakdown, laid_apart_label (deal), deal->own.cego.discard);
  if (by_points && !demanded && outcome->ending != CEGO_ENDING_BUERGER)
    breakdown_add_fact (breakdown, NC_ ("breakdown", "Value × factor"), "%d × %d = %d",
                        outcome->value, outcome->factor, outcome->value * outcome->factor);
  if (demanded)
    breakdown_add_fact (breakdown, NC_ ("breakdown", "Value × factor"), "%d × %d = %d",
                        outcome->value / CEGO_DEMAND_FACTOR, CEGO_DEMAND_FACTOR, outcome->value);
}

static const char *
losers_label (const Deal *deal)
{
  return deal->own.cego.game == CEGO_RAEUBER ? NC_ ("breakdown", "Counted points")
                                             : NC_ ("breakdown", "Tricks");
}

/* CE-9.7 */
static void
cego_breakdown (const Deal *deal, Breakdown *breakdown)
{
  int32_t once[SEATS_MAX] = { 0 };
  int32_t more[SEATS_MAX] = { 0 };
  CegoOutcome outcome;
  DealResult result;

  cego_outcome (deal, &outcome);
  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = result.n_units;
  breakdown->verdict = verdict_of (deal, &outcome, &result);
  add_facts (deal, &outcome, breakdown);
  for (unsigned seat = 0; seat < result.n_units; seat++)
    {
      once[seat] = result.score[seat] / outcome.factor;
      more[seat] = result.score[seat] - once[seat];
    }
  if (outcome.ending == CEGO_ENDING_LOSERS)
    breakdown_add (breakdown, losers_label (deal), result.points, false)->is_note = true;
  breakdown_add (breakdown, label_of (&outcome), once, false);
  if (outcome.factor > 1)
    breakdown_add (breakdown, NC_ ("breakdown", "Times the factor"), more, false);
  breakdown_add (breakdown, NC_ ("breakdown", "Paid"), result.score, true);
}

const GameSheet cego_sheet = {
  .form = cego_sheet_form,
  .row = cego_sheet_row,
  .breakdown = cego_breakdown,
  .counted = cego_counted,
  .last_trick_decides = cego_last_trick_decides,
};
