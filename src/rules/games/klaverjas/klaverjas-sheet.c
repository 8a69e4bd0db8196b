/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Score sheet and breakdown of Klaverjassen (K-10.7, K-10.8). */

#include "rules/games/klaverjas/klaverjas-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-score.h"

/* K-10.8 */
static const SheetSign signs[] = {
  { "NAT", NC_ ("sign", "nat") },     { "╱", NC_ ("sign", "no roem") }, /* SheetRow.no_bonus */
  { "I", NC_ ("sign", "roem 20") },   { "II", NC_ ("sign", "roem 40") },
  { "V", NC_ ("sign", "roem 50") },   { "VI", NC_ ("sign", "roem 70") },
  { "O", NC_ ("sign", "roem 100") },  { "OV", NC_ ("sign", "roem 150") },
  { "OO", NC_ ("sign", "roem 200") }, { NULL, NULL },
};

/* K-10.7 */
static const SheetForm *
klaverjas_sheet_form (const Options *options)
{
  static const SheetForm one_block = {
    .has_marks = true,
    .has_totals = true,
    .so_far = NC_ ("sheet", "Match so far"),
    .signs = signs,
  };
  static const SheetForm rounds = {
    .has_marks = true,
    .has_totals = true,
    .heading = NC_ ("sheet", "Round {number}: {first} – {second}"),
    .so_far = NC_ ("sheet", "Round so far"),
    .signs = signs,
  };

  return option_is (options, KLAVERJAS_TOURNAMENT, KLAVERJAS_TOURNAMENT_YES) ? &rounds : &one_block;
}

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
    case 150:
      return "OV";
    case 200:
      return "OO";
    default:
      g_return_val_if_reached ("");
    }
}

/* Appends the marks of @unit, or of all units if @all. */
static void
append_marks (const Deal *deal, unsigned unit, bool all, char *marks)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = 0; i < own->n_marks; i++)
    if (all || own->mark[i].unit == unit)
      {
        if (marks[0] != '\0')
          g_strlcat (marks, " ", SHEET_MARKS_MAX);
        g_strlcat (marks, mark_strokes (own->mark[i].value), SHEET_MARKS_MAX);
      }
}

/* K-10.8 */
static void
klaverjas_marks_so_far (const Deal *deal, unsigned unit, char *marks)
{
  marks[0] = '\0';
  append_marks (deal, unit, false, marks);
}

/* K-10.7 */
static void
fill_cell (const Deal *deal, unsigned unit, unsigned loser, SheetCell *cell)
{
  bool is_maker = unit == deal_unit (deal, (unsigned) deal->declarer);

  cell->lost = unit == loser;
  if (cell->lost)
    {
      g_strlcpy (cell->written, is_maker ? "NAT" : "0", sizeof cell->written);
      g_strlcpy (cell->marks, "0", sizeof cell->marks);
      return;
    }

  g_snprintf (cell->written, sizeof cell->written, "%d",
              loser == KLAVERJAS_NO_UNIT ? deal->card_points[unit] : KLAVERJAS_DEAL_POINTS);
  append_marks (deal, unit, loser != KLAVERJAS_NO_UNIT, cell->marks);
}

/* K-10.5, K-10.7 */
static void
fill_round (const Match *match, const Deal *deal, SheetRow *row)
{
  unsigned deals = klaverjas_boom_length (match);

  row->block = (match->n_counted - !klaverjas_is_redeal (deal)) / deals + 1;
  row->n_deals *= KLAVERJAS_ROUNDS;
  sheet_row_note (row, SHEET_NOTE_PLAYERS, NC_ ("sheet", "Players"), NULL,
                  match->own.klaverjas.player, match->n_seats);
}

static void
klaverjas_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  unsigned loser = klaverjas_loser (deal);

  sheet_row_begin (row, match, deal);
  if (option_is (&deal->options, KLAVERJAS_END, KLAVERJAS_END_BOOM)
      && match->n_deals == match->n_counted)
    row->n_deals = klaverjas_boom_length (match);
  if (klaverjas_sheet_form (&deal->options)->heading != NULL)
    fill_round (match, deal, row);
  if (!klaverjas_is_redeal (deal))
    sheet_row_trump (row, klaverjas_deal_multiplier (deal));
  row->has_amount = row->multiplier > 1;
  row->no_bonus = deal->own.klaverjas.n_marks == 0 && !klaverjas_is_redeal (deal);
  for (unsigned u = 0; u < row->n_units; u++)
    {
      SheetCell *cell = &row->unit[u];

      cell->total = klaverjas_total (match, u);
      if (klaverjas_is_redeal (deal))
        g_strlcpy (cell->written, "–", sizeof cell->written);
      else
        fill_cell (deal, u, loser, cell);
    }
}

/* ---- Breakdown ------------------------------------------------------------------------------- */

/* Parts of the points by unit. */
typedef struct
{
  int cards[SEATS_MAX];
  int aside[SEATS_MAX];
  int last[SEATS_MAX];
  int roem[SEATS_MAX];
  int pit[SEATS_MAX];
  int taken[SEATS_MAX];      /* gain from the others, or loss to them */
  int multiplied[SEATS_MAX]; /* gain by kraak and spades */
} Parts;

/* K-9.1, K-9.2 */
static void
take_apart (const Deal *deal, const DealResult *result, Parts *parts)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned last = deal_unit (deal, trick_winner (&deal->last_trick));
  unsigned loser = klaverjas_loser (deal);
  int total = 0;

  memset (parts, 0, sizeof *parts);
  parts->last[last] = KLAVERJAS_LAST_TRICK_POINTS;
  parts->aside[last] = (int) trick_points (deal_order (deal), own->discarded);
  if (own->pit != KLAVERJAS_NO_UNIT)
    parts->pit[own->pit] = KLAVERJAS_PIT_ROEM;
  for (unsigned u = 0; u < result->n_units; u++)
    total += result->points[u];
  for (unsigned u = 0; u < result->n_units; u++)
    {
      parts->cards[u] = deal->card_points[u] - parts->last[u] - parts->aside[u];
      parts->roem[u] = own->roem[u] - parts->pit[u];
      if (loser != KLAVERJAS_NO_UNIT)
        parts->taken[u] = (u == loser ? 0 : total) - result->points[u];
      parts->multiplied[u] = result->score[u] - result->points[u] - parts->taken[u];
    }
}

static const char *
multiplier_label (unsigned multiplier)
{
  switch (multiplier)
    {
    case 2:
      return NC_ ("breakdown", "Times two");
    case 4:
      return NC_ ("breakdown", "Times four");
    case 8:
      return NC_ ("breakdown", "Times eight");
    default:
      return NC_ ("breakdown", "Times sixteen");
    }
}

static const char *
taken_label (const Deal *deal)
{
  if (deal->own.klaverjas.n_kraaks > 0)
    return NC_ ("breakdown", "Kraak: the winner takes all");
  if (klaverjas_is_three (&deal->options))
    return NC_ ("breakdown", "Nat: all to each of the others");

  return NC_ ("breakdown", "Nat: all to the others");
}

static const Sentence made = {
  NC_ ("verdict", "{declarer} made it: more than half of the points."),
  .to_declarer = NC_ ("verdict", "You made it: more than half of the points."),
  .to_side = NC_ ("verdict", "Your side made it: more than half of the points."),
};

static const Sentence *
verdict_of_kraak (const Deal *deal)
{
  static const Sentence nat_after_kraak = {
    NC_ ("verdict", "{declarer} is nat: after kraak the others take everything."),
    .to_declarer = NC_ ("verdict", "You are nat: after kraak the others take everything."),
    .to_side = NC_ ("verdict", "Your side is nat: after kraak the others take everything."),
  };
  static const Sentence made_after_kraak = {
    NC_ ("verdict", "{declarer} made it: after kraak the maker’s side takes everything."),
    .to_declarer = NC_ ("verdict", "You made it: after kraak your side takes everything."),
    .to_side = NC_ ("verdict", "Your side made it: after kraak it takes everything."),
  };

  return klaverjas_loser (deal) == deal_unit (deal, (unsigned) deal->declarer) ? &nat_after_kraak
                                                                               : &made_after_kraak;
}

static const Sentence *
verdict_of_three (const Deal *deal)
{
  static const Sentence nat = {
    NC_ ("verdict", "{declarer} is nat: the maker needs more than half of the points."),
    .to_declarer = NC_ ("verdict", "You are nat: the maker needs more than half of the points."),
  };
  static const Sentence pit = {
    NC_ ("verdict", "Pit! {declarer} took every trick."),
    .to_declarer = NC_ ("verdict", "Pit! You took every trick."),
  };

  if (klaverjas_loser (deal) != KLAVERJAS_NO_UNIT)
    return &nat;

  return deal->own.klaverjas.pit != KLAVERJAS_NO_UNIT ? &pit : &made;
}

static const Sentence *
verdict_of (const Deal *deal)
{
  static const Sentence passed
      = { NC_ ("verdict", "Everybody passed: the same dealer deals again.") };
  static const Sentence nat = {
    NC_ ("verdict", "{declarer} is nat: the maker’s side needs more than half of the points."),
    .to_declarer
    = NC_ ("verdict", "You are nat: the maker’s side needs more than half of the points."),
    .to_side = NC_ ("verdict", "Your side is nat: it needs more than half of the points."),
  };
  static const Sentence pit = {
    NC_ ("verdict", "Pit! {declarer}’s side took every trick."),
    .to_side = NC_ ("verdict", "Pit! Your side took every trick."),
  };

  if (klaverjas_is_redeal (deal))
    return &passed;
  if (deal->own.klaverjas.n_kraaks > 0)
    return verdict_of_kraak (deal);
  if (klaverjas_is_three (&deal->options))
    return verdict_of_three (deal);
  if (klaverjas_loser (deal) != KLAVERJAS_NO_UNIT)
    return &nat;

  return deal->own.klaverjas.pit != KLAVERJAS_NO_UNIT ? &pit : &made;
}

static const Sentence klaverjas_sure_made = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer} was sure to make it."),
  .to_declarer
  = NC_ ("decided", "Decided after trick {number}: from then on you were sure to make it."),
  .to_side
  = NC_ ("decided", "Decided after trick {number}: from then on your side was sure to make it."),
};

static const Sentence klaverjas_sure_failed = {
  NC_ ("decided", "Decided after trick {number}: from then on {declarer} was sure to be nat."),
  .to_declarer
  = NC_ ("decided", "Decided after trick {number}: from then on you were sure to be nat."),
  .to_side
  = NC_ ("decided", "Decided after trick {number}: from then on your side was sure to be nat."),
};

static void
klaverjas_breakdown (const Deal *deal, Breakdown *breakdown)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned multiplier = klaverjas_deal_multiplier (deal);
  bool taken = klaverjas_loser (deal) != KLAVERJAS_NO_UNIT;
  bool has_pit = own->pit != KLAVERJAS_NO_UNIT;
  DealResult result;
  Parts parts;

  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = result.n_units;
  breakdown->verdict = verdict_of (deal);
  if (klaverjas_is_redeal (deal))
    {
      breakdown_add (breakdown, NC_ ("breakdown", "Written"), result.score, true);
      return;
    }

  take_apart (deal, &result, &parts);
  breakdown_add (breakdown, NC_ ("breakdown", "Cards in tricks"), parts.cards, false);
  if (own->n_discarded > 0)
    breakdown_add (breakdown, NC_ ("breakdown", "Cards laid aside"), parts.aside, false);
  breakdown_add (breakdown, NC_ ("breakdown", "Last trick"), parts.last, false);
  if (own->n_marks > has_pit)
    breakdown_add (breakdown, NC_ ("breakdown", "Roem"), parts.roem, false);
  if (has_pit)
    breakdown_add (breakdown, NC_ ("breakdown", "Pit (all tricks)"), parts.pit, false);
  if (taken || multiplier > 1)
    breakdown_add (breakdown, NC_ ("breakdown", "Points"), result.points, true);
  if (taken)
    breakdown_add (breakdown, taken_label (deal), parts.taken, false);
  if (multiplier > 1)
    breakdown_add (breakdown, multiplier_label (multiplier), parts.multiplied, false);
  breakdown_add (breakdown, NC_ ("breakdown", "Written"), result.score, true);
}

const GameSheet klaverjas_sheet = {
  .form = klaverjas_sheet_form,
  .lines_left = klaverjas_lines_left,
  .marks = klaverjas_marks_so_far,
  .row = klaverjas_sheet_row,
  .breakdown = klaverjas_breakdown,
  .sure_made = &klaverjas_sure_made,
  .sure_failed = &klaverjas_sure_failed,
};
