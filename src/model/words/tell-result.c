/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a deal ended, in one line to the user, and the trick that brought most in it. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

#define NUMBER_MAX 16

/* ---- Won or lost --------------------------------------------------------------------------- */

/* A score that others pay, or that is paid to them. */
static char *
tell_paid (int32_t score)
{
  unsigned points = (unsigned) ABS (score);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{points}", number }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", points);
  if (score == 0)
    return g_strdup (_ ("You neither win nor lose."));

  return words_fill (
      score > 0 ? ngettext ("You win {points} point!", "You win {points} points!", points)
                : ngettext ("You lose {points} point.", "You lose {points} points.", points),
      values);
}

/* @other is the best unit beside @own. */
static const char *
pattern_of (const SheetRow *row, unsigned own, unsigned other)
{
  int32_t mine = row->unit[own].score;
  int32_t best = row->unit[other].score;

  if (mine == best)
    return _ ("Nobody wins this one: {mine} each.");
  if (row->n_units > 2)
    return mine > best ? _ ("You have most: {mine}!")
                       : _ ("{name} has most, {best}; you have {mine}.");

  return mine > best ? _ ("You win, {mine} to {best}!")
                     : _ ("You lose this one, {mine} to {best}.");
}

static unsigned
find_best_beside (const SheetRow *row, unsigned own)
{
  unsigned best = own == 0 ? 1 : 0;

  for (unsigned u = 0; u < row->n_units; u++)
    if (u != own && row->unit[u].score > row->unit[best].score)
      best = u;

  return best;
}

static bool
is_paid (const Telling *telling, const SheetRow *row)
{
  bool pays = game_sheet_form (telling->match->game, &telling->match->options)->is_ledger;

  for (unsigned u = 0; u < row->n_units; u++)
    pays |= row->unit[u].score < 0;

  return pays;
}

char *
tell_result (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);
  unsigned other = find_best_beside (row, own);
  char mine[NUMBER_MAX];
  char best[NUMBER_MAX];
  const WordsValue values[] = { { "{mine}", mine },
                                { "{best}", best },
                                { "{name}", tell_unit_name (telling, other) },
                                { NULL, NULL } };

  if (telling->listener == NO_SEAT)
    return g_strdup ("");
  if (row->contract[0] == '\0')
    return g_strdup (_ ("Not played"));
  if (is_paid (telling, row))
    return tell_paid (row->unit[own].score);
  sheet_write_number (mine, sizeof mine, row->unit[own].score, false);
  sheet_write_number (best, sizeof best, row->unit[other].score, false);

  return words_fill (pattern_of (row, own, other), values);
}

bool
tell_is_won (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);

  if (telling->listener == NO_SEAT)
    return false;
  if (telling->match->over)
    return match_has_won (telling->match, telling->user);

  return row->contract[0] != '\0'
         && row->unit[own].score
                > (is_paid (telling, row) ? 0 : row->unit[find_best_beside (row, own)].score);
}

bool
tell_is_feast (const Telling *telling, const SheetRow *row)
{
  unsigned own = deal_unit (telling->deal, telling->user);
  SeatSet allies = game_allies (telling->deal, telling->user);
  bool is_sweep = row->unit[own].score > 0 && telling->deal->last_trick.n > 0;

  if (telling->listener == NO_SEAT)
    return false;
  for (unsigned seat = 0; seat < telling->deal->n_seats; seat++)
    if (!seats_have (allies, seat))
      is_sweep &= telling->deal->tricks_won[seat] == 0;

  return is_sweep || (telling->match->over && match_has_won (telling->match, telling->user));
}

/* ---- The trick that brought most ----------------------------------------------------------- */

int
tell_richest_trick (const Telling *telling, const Trick *tricks, unsigned n)
{
  unsigned most = 0;
  int richest = (int) n - 1;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned points = trick_points (deal_order (telling->deal), trick_cards (&tricks[i]));

      if (points < most || points == 0)
        continue;
      most = points;
      richest = (int) i;
    }

  return richest;
}

/* Whether the side of the declarer made what it had to. */
static bool
is_made (const Deal *deal)
{
  unsigned own = deal_unit (deal, (unsigned) deal->declarer);
  DealResult result;

  deal_result (deal, &result);

  return result.score[own] > result.score[own ^ 1];
}

char *
tell_decided (const Telling *telling, unsigned number, const Deal *after)
{
  const Deal *deal = telling->deal;
  const GameSheet *sheet = deal->game->sheet;
  const WordsTalk talk = { deal, NO_SEAT, NO_SEAT, telling->listener };
  char trick[NUMBER_MAX];
  const WordsValue values[]
      = { { "{number}", trick }, { "{declarer}", telling->name[deal->declarer] }, { NULL, NULL } };

  if (deal_is_over (after))
    return g_strdup (_ ("Decided only by the last trick."));
  g_snprintf (trick, sizeof trick, "%u", number + 1);

  return words_fill (
      words_sentence ("decided", is_made (deal) ? sheet->sure_made : sheet->sure_failed, &talk),
      values);
}

char *
tell_richest (const Telling *telling, const Trick *trick)
{
  unsigned points = trick_points (deal_order (telling->deal), trick_cards (trick));
  unsigned winner = trick_winner (trick);
  char number[NUMBER_MAX];
  const WordsValue values[]
      = { { "{name}", telling->name[winner] }, { "{points}", number }, { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", points);
  if (points == 0)
    return words_fill (text_for (telling, winner, _ ("The last trick went to {name}."),
                                 _ ("The last trick was yours.")),
                       values);
  if (telling->deal->game->counts_at_end) /* cards of one trick are no points yet */
    return words_fill (text_for (telling, winner, _ ("The richest trick went to {name}."),
                                 _ ("The richest trick was yours.")),
                       values);

  return words_fill (
      text_for (telling, winner,
                ngettext ("The richest trick went to {name}: {points} point.",
                          "The richest trick went to {name}: {points} points.", points),
                ngettext ("The richest trick was yours: {points} point.",
                          "The richest trick was yours: {points} points.", points)),
      values);
}
