/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/talon-play.h"

#include <string.h>

#include "rules/game.h"

bool
talon_play_make (TalonPlay *play, const Deal *deal)
{
  memset (play, 0, sizeof *play);
  if (deal->game->play->talon_play == NULL)
    return false;
  deal->game->play->talon_play (deal, play);

  return true;
}
