/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/trick-play.h"

#include <string.h>

#include "rules/game.h"
#include "rules/talon-play.h"
#include "rules/trick-score.h"

void
trick_play_make (TrickPlay *play, const Deal *deal)
{
  memset (play, 0, sizeof *play);
  play->order = deal_order (deal);
  play->duties = game_duties (deal);
  play->drawing_duties = play->duties;
  play->playing = deal->playing;
  play->n_seats = deal->n_seats;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      play->unit[seat] = (uint8_t) deal_unit (deal, seat);
      play->allies[seat] = game_allies (deal, seat);
    }
  game_trick_play (deal, play);
}

bool
trick_end_is_reached (const TrickEnd *end, const Deal *deal)
{
  unsigned winner = trick_winner (&deal->last_trick);
  unsigned unit = deal_unit (deal, winner);

  switch (end->kind)
    {
    case TRICK_END_TRICKS:
      return deal->tricks_won[end->seat] > end->n_tricks;
    case TRICK_END_OTHERS:
      return winner != end->seat;
    case TRICK_END_CARD:
      return !card_set_has (deal->hand[end->seat], end->card);
    case TRICK_END_POINTS:
      return deal->card_points[unit] >= end->points[unit];
    case TRICK_END_CARDS:
    default:
      return false;
    }
}

/* ---- Scores ---------------------------------------------------------------------------------- */

void
trick_score_make (TrickScore *score, const Deal *deal)
{
  memset (score, 0, sizeof *score);
  score->side = game_allies (deal, 0) & deal->playing;
  for (unsigned u = 0; u < SEATS_MAX; u++)
    {
      score->points[u] = deal->card_points[u];
      score->winners |= (SeatSet) ((deal->won[u] != 0) << u);
    }
  game_trick_score (deal, score);
}

bool
trick_score_is_priced (const Deal *deal)
{
  TrickScore score;

  trick_score_make (&score, deal);

  return score.kind == TRICK_SCORE_END
         || (score.kind == TRICK_SCORE_NONE && deal->game->counts_at_end);
}

int
trick_bonus_points (const TrickBonus *bonus, CardSet cards)
{
  const unsigned n_ranks = sizeof bonus->four / sizeof bonus->four[0];
  unsigned four = (1u << n_ranks) - 1;
  int points = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned held = (unsigned) (cards >> (n_ranks * suit)) & ((1u << n_ranks) - 1);

      points += bonus->suit[suit][held];
      four &= held;
    }
  for (; four != 0; four &= four - 1)
    points += bonus->four[__builtin_ctz (four)];

  return points;
}

/* ---- Stock ----------------------------------------------------------------------------------- */

bool
talon_play_make (TalonPlay *play, const Deal *deal)
{
  memset (play, 0, sizeof *play);
  if (deal->game->play->talon_play == NULL)
    return false;
  deal->game->play->talon_play (deal, play);

  return true;
}
