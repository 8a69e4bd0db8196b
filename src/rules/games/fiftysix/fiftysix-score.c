/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-score.h"

/* ---- A deal: F-9 ----------------------------------------------------------------------------- */

/* F-9.3, F-9.4 */
unsigned
fiftysix_stake (const Options *options, unsigned value, unsigned level, bool made)
{
  unsigned tier = value < 40 ? 1 : value < 48 ? 2 : value < FIFTYSIX_POINTS ? 3 : 4;
  unsigned stake = made ? tier : tier + 1;

  return option_is (options, FIFTYSIX_DBLSCORE, FIFTYSIX_DBLSCORE_PLUS) ? stake + level
                                                                        : stake << level;
}

/* F-9.1, F-9.2 */
bool
fiftysix_is_made (const Deal *deal)
{
  return deal->card_points[deal_unit (deal, (unsigned) deal->declarer)] >= deal->own.fiftysix.value;
}

unsigned
fiftysix_stake_of (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;

  return fiftysix_stake (&deal->options, own->value, own->level, fiftysix_is_made (deal));
}

/* F-9.5 */
unsigned
fiftysix_winner_of (const Deal *deal)
{
  return deal_unit (deal, (unsigned) deal->declarer) ^ !fiftysix_is_made (deal);
}

/* F-9.2 */
bool
fiftysix_targets (const Deal *deal, unsigned *points)
{
  unsigned callers;

  if (deal->declarer == NO_SEAT)
    return false;
  callers = deal_unit (deal, (unsigned) deal->declarer);
  points[callers] = deal->own.fiftysix.value;
  points[callers ^ 1] = FIFTYSIX_POINTS + 1 - deal->own.fiftysix.value;

  return true;
}

/* F-9.4; dblscore=plus has no factor */
unsigned
fiftysix_multiplier (const Deal *deal)
{
  return option_is (&deal->options, FIFTYSIX_DBLSCORE, FIFTYSIX_DBLSCORE_TIMES)
             ? 1u << deal->own.fiftysix.level
             : 1;
}

/* F-10.7, F-9.5; F-10.3: no team pays more than it has */
void
fiftysix_result (const Deal *deal, DealResult *result)
{
  unsigned winner = fiftysix_winner_of (deal);
  int stake = (int) fiftysix_stake_of (deal);

  for (unsigned u = 0; u < 2; u++)
    result->points[u] = deal->card_points[u];
  result->score[winner] = stake;
  if (fiftysix_match_tables (&deal->options) > 0)
    {
      result->score[winner] = MIN (stake, deal->own.fiftysix.tables[winner ^ 1]);
      result->score[winner ^ 1] = -result->score[winner];
    }
}

/* F-9.5, F-10.3: net score of @unit; moved tables count once */
static int
worth_of (const Deal *deal, unsigned unit, unsigned points)
{
  Deal end = *deal;
  DealResult result = { .n_units = 2 };

  end.card_points[unit] = (uint16_t) points;
  end.card_points[unit ^ 1] = (uint16_t) (FIFTYSIX_POINTS - points);
  fiftysix_result (&end, &result);

  return fiftysix_match_tables (&deal->options) > 0 ? result.score[unit]
                                                    : result.score[unit] - result.score[unit ^ 1];
}

/* F-9.1, F-9.2 */
void
fiftysix_trick_score (const Deal *deal, TrickScore *score)
{
  score->kind = TRICK_SCORE_TABLE;
  if (fiftysix_match_tables (&deal->options) > 0)
    score->entry = TRICK_ENTRY_PAID;
  for (unsigned points = 0; points <= FIFTYSIX_POINTS; points++)
    score->worth[points] = (int16_t) worth_of (deal, deal_unit (deal, 0), points);
}

/* ---- A match: F-10 --------------------------------------------------------------------------- */

/* F-10.3 */
void
fiftysix_begin (Match *match)
{
  for (unsigned u = 0; u < 2; u++)
    match->score[u] = (int32_t) fiftysix_match_tables (&match->options);
}

/* F-10.1, F-10.2, F-10.3: the end of the match after booking @deal */
static bool
match_ends (const Match *match, const Deal *deal)
{
  unsigned loser = fiftysix_winner_of (deal) ^ 1;

  if (fiftysix_match_tables (&match->options) == 0)
    return match->n_counted >= fiftysix_match_deals (&match->options)
           && (match_leader (match) != NO_UNIT
               || option_is (&match->options, FIFTYSIX_TIE, FIFTYSIX_TIE_DRAW));
  if (option_is (&match->options, FIFTYSIX_BROKE, FIFTYSIX_BROKE_ZERO))
    return match->score[loser] == 0;

  return fiftysix_stake_of (deal) > deal->own.fiftysix.tables[loser];
}

/* F-10.4, F-10.5; F-10.2: draws have two winners */
void
fiftysix_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if (match_ends (match, deal))
    match_end_by_score (match);
}

/* ---- Statistics ------------------------------------------------------------------------------ */

/* F-9.2 */
void
fiftysix_outcome (const Deal *deal, DealOutcome *outcome)
{
  outcome->declarers = deal_partners (deal, (unsigned) deal->declarer);
  outcome->made = fiftysix_is_made (deal);
}
