/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Score sheet and breakdown of Wurzen (W-9, W-10.8). */

#include "rules/games/wurzen/wurzen-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* Returns the Bummerl that just ended, or NULL. Right after it the score is 0:0. */
static const WurzenBummerl *
ended_bummerl (const Match *match)
{
  const WurzenMatch *own = &match->own.wurzen;

  return match->score[0] + match->score[1] == 0 ? &own->bummerl[own->n_bummerl - 1] : NULL;
}

/* W-10.8 */
static const SheetForm *
wurzen_sheet_form (const Options *options)
{
  static const SheetSign signs[] = {
    { "●", NC_ ("sign", "one black point") },
    { "●●", NC_ ("sign", "Schneider: two black points") },
    { "●●●", NC_ ("sign", "Retour-Schneider: three black points") },
    { NULL, NULL },
  };
  static const SheetForm form[] = {
    [WURZEN_MODE_WURZEN] = { .has_marks = true,
                             .marks_end_block = true,
                             .heading = NC_ ("sheet", "Bummerl {number}"),
                             .so_far = NC_ ("sheet", "Bummerl to 9"),
                             .signs = signs },
    [WURZEN_MODE_SCHNAPSEN] = { .has_marks = true,
                                .marks_end_block = true,
                                .heading = NC_ ("sheet", "Bummerl {number}"),
                                .so_far = NC_ ("sheet", "Bummerl to 7"),
                                .signs = signs },
  };

  return &form[options->value[WURZEN_MODE]];
}

/* W-10.8 */
static void
wurzen_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  static const char *const black_points[] = {
    [WURZEN_BUMMERL_PLAIN] = "●",
    [WURZEN_BUMMERL_SCHNEIDER] = "●●",
    [WURZEN_BUMMERL_RETOUR] = "●●●",
  };
  static const Sentence ends[] = {
    [WURZEN_BUMMERL_PLAIN]
    = { NC_ ("sheet", "{winner} wins the Bummerl: one black point for {loser}."),
        .to_winner = NC_ ("sheet", "You win the Bummerl: one black point for {loser}."),
        .to_loser = NC_ ("sheet", "{winner} wins the Bummerl: one black point for you.") },
    [WURZEN_BUMMERL_SCHNEIDER]
    = { NC_ ("sheet", "{winner} wins the Bummerl; {loser} is Schneider: two black points."),
        .to_winner = NC_ ("sheet", "You win the Bummerl; {loser} is Schneider: two black points."),
        .to_loser
        = NC_ ("sheet", "{winner} wins the Bummerl; you are Schneider: two black points.") },
    [WURZEN_BUMMERL_RETOUR]
    = { NC_ ("sheet",
             "{winner} wins the Bummerl, Retour-Schneider: three black points for {loser}."),
        .to_winner
        = NC_ ("sheet", "You win the Bummerl, Retour-Schneider: three black points for {loser}."),
        .to_loser = NC_ ("sheet", "{winner} wins the Bummerl, Retour-Schneider: three black points "
                                  "for you.") },
  };
  const WurzenBummerl *bummerl = ended_bummerl (match);
  unsigned winner = deal->own.wurzen.winner;

  sheet_row_begin (row, match, deal);
  sheet_row_trump (row, 1);
  row->block = match->own.wurzen.n_bummerl + (bummerl == NULL);
  if (match->own.wurzen.n_bummerl > 0)
    sheet_row_note (row, SHEET_NOTE_UNITS, NC_ ("sheet", "Black points"), NULL,
                    match->own.wurzen.black, 2);
  for (unsigned seat = 0; seat < row->n_units; seat++)
    {
      SheetCell *cell = &row->unit[seat];

      if (bummerl != NULL)
        cell->total = bummerl->score[seat];
      cell->lost = deal->declarer == (int) seat && seat != winner;
    }
  g_snprintf (row->unit[winner].written, sizeof row->unit[winner].written, "%d",
              row->unit[winner].total);
  if (bummerl != NULL)
    {
      g_strlcpy (row->unit[bummerl->loser].marks, black_points[bummerl->kind],
                 sizeof row->unit[bummerl->loser].marks);
      if (!match->over) /* the end of the match lists all Bummerls */
        row->ended = &ends[bummerl->kind];
    }
}

/* Labels for eyes below each limit. */
static const struct
{
  unsigned limit;
  const char *now;
  const char *at_closing;
} limit_labels[] = {
  { 45, NC_ ("breakdown", "Below 45 eyes"), NC_ ("breakdown", "Below 45 eyes at closing") },
  { 33, NC_ ("breakdown", "Below 33 eyes"), NC_ ("breakdown", "Below 33 eyes at closing") },
  { 20, NC_ ("breakdown", "Below 20 eyes"), NC_ ("breakdown", "Below 20 eyes at closing") },
};

static const char *
limit_label (unsigned limit, bool at_closing)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (limit_labels); i++)
    if (limit_labels[i].limit == limit)
      return at_closing ? limit_labels[i].at_closing : limit_labels[i].now;

  g_return_val_if_reached (NULL);
}

/* W-8.6: notes, since only limits decide */
static void
add_eyes (Breakdown *breakdown, const Deal *deal)
{
  int32_t cards[2];
  int32_t announced[2];
  int32_t eyes[2];
  unsigned first = breakdown->n_rows;

  for (unsigned seat = 0; seat < 2; seat++)
    {
      eyes[seat] = (int) wurzen_eyes (deal, seat);
      cards[seat] = deal->card_points[seat];
      announced[seat] = eyes[seat] - cards[seat];
    }
  breakdown_add (breakdown, NC_ ("breakdown", "Cards in tricks"), cards, false);
  if (announced[0] + announced[1] > 0)
    breakdown_add (breakdown, NC_ ("breakdown", "Announced"), announced, false);
  breakdown_add (breakdown, NC_ ("breakdown", "Eyes"), eyes, true);
  for (unsigned r = first; r < breakdown->n_rows; r++)
    breakdown->row[r].is_note = true;
}

static void
add_points (Breakdown *breakdown, unsigned winner, const char *label, int points)
{
  if (points > 0)
    breakdown_add (breakdown, label, NULL, false)->value[winner] = points;
}

/* W-9.1 */
static void
wurzen_breakdown (const Deal *deal, Breakdown *breakdown)
{
  const WurzenMode *mode = wurzen_mode (&deal->options);
  WurzenStake stake = wurzen_stake (deal);
  unsigned winner = deal->own.wurzen.winner;
  unsigned value = wurzen_value (&deal->options, stake.eyes, stake.tricks);
  DealResult result;

  deal_result (deal, &result);
  memset (breakdown, 0, sizeof *breakdown);
  breakdown->n_units = 2;
  breakdown->verdict = wurzen_verdict (deal);
  breakdown->winner = (uint8_t) winner;
  breakdown->loser = (uint8_t) (winner ^ 1);
  breakdown_add_fact (breakdown, NC_ ("breakdown", "Eyes needed to go out"), "%u", mode->target);
  if (stake.at_closing)
    {
      breakdown_add_fact (breakdown, NC_ ("breakdown", "Opponent’s eyes at closing"), "%u",
                          stake.eyes);
      breakdown_add_fact (breakdown, NC_ ("breakdown", "Opponent’s tricks at closing"), "%u",
                          stake.tricks);
    }
  add_eyes (breakdown, deal);
  add_points (breakdown, winner, NC_ ("breakdown", "Deal won"), 1);
  for (unsigned i = 0; i < WURZEN_LIMITS_MAX; i++)
    if (stake.eyes < mode->limits[i])
      add_points (breakdown, winner, limit_label (mode->limits[i], stake.at_closing), 1);
  if (stake.tricks == 0)
    add_points (breakdown, winner,
                stake.at_closing ? NC_ ("breakdown", "Without a trick at closing")
                                 : NC_ ("breakdown", "Without a trick"),
                1);
  add_points (breakdown, winner, NC_ ("breakdown", "At least two"),
              (int) stake.at_least - (int) value);
  breakdown_add (breakdown, NC_ ("breakdown", "Game points"), result.score, true);
}

const GameSheet wurzen_sheet = {
  .form = wurzen_sheet_form,
  .row = wurzen_sheet_row,
  .breakdown = wurzen_breakdown,
};
