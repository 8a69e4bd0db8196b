/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Score sheet and breakdown of Zensern (Z-10.4). */

#include "rules/games/zensern/zensern-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-play.h"
#include "rules/games/zensern/zensern-score.h"

/* ---- Sheet ----------------------------------------------------------------------------------- */

/* Z-10.4 */
static const SheetForm *
zensern_sheet_form (const Options *options G_GNUC_UNUSED)
{
  static const SheetSign signs[] = {
    { "–", NC_ ("sign", "nothing") },
    { "S", NC_ ("sign", "Stichmatsch") },
    { "B", NC_ ("sign", "Bella") },
    { "A", NC_ ("sign", "Ansagen") },
    { NULL, NULL },
  };
  static const SheetForm form = {
    .contract = NC_ ("sheet", "Trumps"),
    .has_declarer = true,
    .has_marks = true,
    .has_totals = true,
    .so_far = NC_ ("sheet", "Match so far"),
    .signs = signs,
  };

  return &form;
}

static void G_GNUC_PRINTF (2, 3) add_mark (SheetCell *cell, const char *format, ...)
{
  char mark[SHEET_MARKS_MAX];
  va_list args;

  va_start (args, format);
  g_vsnprintf (mark, sizeof mark, format, args);
  va_end (args);
  if (cell->marks[0] != '\0')
    g_strlcat (cell->marks, " ", sizeof cell->marks);
  g_strlcat (cell->marks, mark, sizeof cell->marks);
}

static bool
has_bella (const Deal *deal, unsigned unit)
{
  int bella = deal->own.zensern.bella;

  return bella != NO_SEAT && deal_unit (deal, (unsigned) bella) == unit;
}

static void
write_marks (const Deal *deal, unsigned unit, SheetCell *cell)
{
  unsigned figures = zensern_counted_figures (deal, unit);

  if (zensern_is_matsch (deal, unit))
    add_mark (cell, "S");
  if (has_bella (deal, unit))
    add_mark (cell, "B");
  if (figures > 0)
    add_mark (cell, "A %u", figures);
}

/* Writes "62", "62+81" with the pot, "–" for a lost deal, "(81)" for disputed points. */
static void
write_points (const Deal *deal, const ZensernSettlement *settlement, unsigned unit, SheetCell *cell)
{
  int pot = deal->own.zensern.pot;

  if ((int) unit == settlement->pot_taker)
    g_snprintf (cell->written, sizeof cell->written, "%d+%d", settlement->score[unit] - pot, pot);
  else if (unit != settlement->declarer || settlement->won)
    g_snprintf (cell->written, sizeof cell->written, "%d", settlement->score[unit]);
  else if (settlement->taker == NO_UNIT)
    g_snprintf (cell->written, sizeof cell->written, "(%d)", settlement->disputed);
  else
    g_strlcpy (cell->written, "–", sizeof cell->written);
}

static void
zensern_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  bool thrown_in = zensern_is_thrown_in (deal);
  int32_t pot = zensern_pot_after (deal);
  ZensernSettlement settlement;

  sheet_row_begin (row, match, deal);
  if (!thrown_in)
    {
      zensern_settle (deal, &settlement);
      sheet_row_trump (row, (unsigned) settlement.multiplier);
    }
  if (pot > 0)
    sheet_row_note (row, SHEET_NOTE_NUMBER, NC_ ("sheet", "strittig {number}"),
                    NC_ ("sheet", "Disputed points, for a later deal: {number}"), &pot, 1);
  for (unsigned u = 0; u < row->n_units; u++)
    {
      SheetCell *cell = &row->unit[u];

      if (thrown_in)
        {
          g_strlcpy (cell->written, "–", sizeof cell->written);
          continue;
        }
      cell->lost = settlement.lost && u == settlement.declarer;
      write_points (deal, &settlement, u, cell);
      write_marks (deal, u, cell);
    }
}

/* ---- Breakdown ------------------------------------------------------------------------------- */

/* Adds a row of @value unless all are 0. */
static void
add_values (Breakdown *breakdown, const char *label, const int32_t *value)
{
  for (unsigned u = 0; u < breakdown->n_units; u++)
    if (value[u] != 0)
      {
        breakdown_add (breakdown, label, value, false);
        return;
      }
}

/* Z-9.1 */
static void
add_points (const Deal *deal, Breakdown *breakdown)
{
  unsigned last = deal_unit (deal, trick_winner (&deal->last_trick));
  int32_t cards[SEATS_MAX] = { 0 };
  int32_t bonus[SEATS_MAX] = { 0 };
  int32_t bella[SEATS_MAX] = { 0 };
  int32_t figures[SEATS_MAX] = { 0 };
  int32_t matsch[SEATS_MAX] = { 0 };

  for (unsigned u = 0; u < breakdown->n_units; u++)
    {
      bonus[u] = u == last ? ZENSERN_LAST_TRICK_POINTS : 0;
      cards[u] = deal->card_points[u] - bonus[u];
      bella[u] = has_bella (deal, u) ? ZENSERN_BELLA_POINTS : 0;
      figures[u] = (int32_t) zensern_counted_figures (deal, u);
      matsch[u] = zensern_is_matsch (deal, u) ? ZENSERN_MATSCH_POINTS : 0;
    }
  add_values (breakdown, NC_ ("breakdown", "Cards in tricks"), cards);
  add_values (breakdown, NC_ ("breakdown", "Last trick"), bonus);
  add_values (breakdown, NC_ ("breakdown", "Bella ({king} and {queen} of trumps)"), bella);
  add_values (breakdown, NC_ ("breakdown", "Ansagen (figures)"), figures);
  add_values (breakdown, NC_ ("breakdown", "Stichmatsch (all tricks)"), matsch);
}

/* Z-9.3, Z-9.5 */
static void
add_credits (const Deal *deal, const ZensernSettlement *settlement, Breakdown *breakdown)
{
  int32_t own = settlement->multiplier * settlement->points[settlement->declarer];
  int32_t fleck[SEATS_MAX] = { 0 };
  int32_t lost[SEATS_MAX] = { 0 };
  int32_t aside[SEATS_MAX] = { 0 };
  int32_t watching[SEATS_MAX] = { 0 };
  int32_t pot[SEATS_MAX] = { 0 };

  for (unsigned u = 0; u < breakdown->n_units; u++)
    fleck[u] = (settlement->multiplier - 1) * settlement->points[u];
  if (settlement->taker == NO_UNIT)
    {
      aside[settlement->declarer] = -own;
    }
  else if (settlement->lost)
    {
      lost[settlement->declarer] = -own;
      lost[settlement->taker] = own;
    }
  if (settlement->lost && settlement->observer != NO_UNIT)
    watching[settlement->observer] = own;
  if (settlement->pot_taker != NO_UNIT)
    pot[settlement->pot_taker] = deal->own.zensern.pot;

  add_values (breakdown, NC_ ("breakdown", "Added by Fleck"), fleck);
  add_values (breakdown,
              breakdown->n_units == 2 ? NC_ ("breakdown", "Lost: to the other side")
                                      : NC_ ("breakdown", "Lost: to the best opponent"),
              lost);
  add_values (breakdown, NC_ ("breakdown", "Disputed: held over"), aside);
  add_values (breakdown, NC_ ("breakdown", "Lost: the same to the dealer"), watching);
  add_values (breakdown, NC_ ("breakdown", "Disputed points from earlier deals"), pot);
}

static const Sentence *
verdict_of_loss (const ZensernSettlement *settlement, bool two_sides)
{
  static const Sentence to_equals = {
    NC_ ("verdict", "{declarer} has lost to two opponents with equal points: the declarer’s "
                    "points are disputed and held over for a later deal."),
    .to_declarer = NC_ ("verdict", "You have lost to two opponents with equal points: your points "
                                   "are disputed and held over for a later deal."),
  };
  static const Sentence to_best_watched = {
    NC_ ("verdict", "{declarer} has lost: the declarer’s points go to the best opponent, and the "
                    "watching dealer gets the same."),
    .to_declarer = NC_ ("verdict", "You have lost: your points go to the best opponent, and the "
                                   "watching dealer gets the same."),
  };
  static const Sentence to_other_side = {
    NC_ ("verdict", "{declarer} has lost: the declarer’s points go to the other side."),
    .to_declarer = NC_ ("verdict", "You have lost: your points go to the other side."),
    .to_side = NC_ ("verdict", "Your side has lost: its points go to the other side."),
  };
  static const Sentence to_best = {
    NC_ ("verdict", "{declarer} has lost: the declarer’s points go to the best opponent."),
    .to_declarer = NC_ ("verdict", "You have lost: your points go to the best opponent."),
  };

  if (settlement->taker == NO_UNIT)
    return &to_equals;
  if (settlement->observer != NO_UNIT)
    return &to_best_watched;

  return two_sides ? &to_other_side : &to_best;
}

static const Sentence *
verdict_of_matsch (const Deal *deal)
{
  static const Sentence by_side = {
    NC_ ("verdict", "Stichmatsch! {declarer}’s side took every trick."),
    .to_side = NC_ ("verdict", "Stichmatsch! Your side took every trick."),
  };
  static const Sentence by_one = {
    NC_ ("verdict", "Stichmatsch! {declarer} took every trick."),
    .to_declarer = NC_ ("verdict", "Stichmatsch! You took every trick."),
  };

  return option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4) ? &by_side : &by_one;
}

static const Sentence *
verdict_of (const Deal *deal, const ZensernSettlement *settlement)
{
  static const Sentence made_against_side = {
    NC_ ("verdict", "{declarer} made it: more points than the other side."),
    .to_declarer = NC_ ("verdict", "You made it: more points than the other side."),
    .to_side = NC_ ("verdict", "Your side made it: more points than the other side."),
  };
  static const Sentence made_against_each = {
    NC_ ("verdict", "{declarer} made it: more points than any opponent."),
    .to_declarer = NC_ ("verdict", "You made it: more points than any opponent."),
  };
  static const Sentence tie_with_side = {
    NC_ ("verdict", "{declarer} has only as many points as the other side: the declarer’s points "
                    "are disputed and held over for a later deal."),
    .to_declarer = NC_ ("verdict", "You have only as many points as the other side: your points "
                                   "are disputed and held over for a later deal."),
    .to_side = NC_ ("verdict", "Your side has only as many points as the other side: they are "
                               "disputed and held over for a later deal."),
  };
  static const Sentence tie_with_best = {
    NC_ ("verdict", "{declarer} has only as many points as the best opponent: the declarer’s "
                    "points are disputed and held over for a later deal."),
    .to_declarer = NC_ ("verdict", "You have only as many points as the best opponent: your "
                                   "points are disputed and held over for a later deal."),
  };
  bool two_sides = zensern_count_units (&deal->options) == 2;

  if (settlement->won && zensern_is_matsch (deal, settlement->declarer))
    return verdict_of_matsch (deal);
  if (settlement->won)
    return two_sides ? &made_against_side : &made_against_each;
  if (settlement->lost)
    return verdict_of_loss (settlement, two_sides);

  return two_sides ? &tie_with_side : &tie_with_best;
}

static const Sentence zensern_sure_made = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer} was sure to make it."),
  .to_declarer
  = NC_ ("decided", "Decided after trick {number}: from then on you were sure to make it."),
  .to_side
  = NC_ ("decided", "Decided after trick {number}: from then on your side was sure to make it."),
};

static const Sentence zensern_sure_failed = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer} could no longer make it."),
  .to_declarer
  = NC_ ("decided", "Decided after trick {number}: from then on you could no longer make it."),
  .to_side = NC_ ("decided",
                  "Decided after trick {number}: from then on your side could no longer make it."),
};

static void
zensern_breakdown (const Deal *deal, Breakdown *breakdown)
{
  static const Sentence thrown_in
      = { NC_ ("verdict", "The deal is thrown in: it counts for nobody.") };
  ZensernSettlement settlement = { 0 };

  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = zensern_count_units (&deal->options);
  if (zensern_is_thrown_in (deal))
    {
      breakdown->verdict = &thrown_in;
      breakdown_add (breakdown, NC_ ("breakdown", "Written"), settlement.score, true);
      return;
    }

  zensern_settle (deal, &settlement);
  breakdown->verdict = verdict_of (deal, &settlement);
  if (zensern_pot_after (deal) > 0)
    breakdown_add_fact (breakdown, NC_ ("breakdown", "Disputed points, for a later deal"), "%d",
                        zensern_pot_after (deal));
  add_points (deal, breakdown);
  if (memcmp (settlement.points, settlement.score, sizeof settlement.points) != 0)
    {
      breakdown_add (breakdown, NC_ ("breakdown", "Points"), settlement.points, true);
      add_credits (deal, &settlement, breakdown);
    }
  breakdown_add (breakdown, NC_ ("breakdown", "Written"), settlement.score, true);
}

const GameSheet zensern_sheet = {
  .form = zensern_sheet_form,
  .row = zensern_sheet_row,
  .breakdown = zensern_breakdown,
  .sure_made = &zensern_sure_made,
  .sure_failed = &zensern_sure_failed,
};
