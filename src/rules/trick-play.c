/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/trick-play.h"

#include <string.h>

#include "rules/game.h"

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
