/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/replay-moves.h"

const ReplayMove replay_moves[] = {
  { "replay.back", GDK_KEY_Left, 0, -1, ATOUT_STOP_ACTION },
  { "replay.on", GDK_KEY_Right, 0, 1, ATOUT_STOP_ACTION },
  { "replay.trick-back", GDK_KEY_Page_Up, 0, -1, ATOUT_STOP_TRICK | ATOUT_STOP_DEAL },
  { "replay.trick-on", GDK_KEY_Page_Down, 0, 1, ATOUT_STOP_TRICK | ATOUT_STOP_DEAL },
  { "replay.decision-back", GDK_KEY_Left, GDK_CONTROL_MASK, -1, ATOUT_STOP_DECISION },
  { "replay.decision-on", GDK_KEY_Right, GDK_CONTROL_MASK, 1, ATOUT_STOP_DECISION },
  { "replay.deal-back", GDK_KEY_Page_Up, GDK_CONTROL_MASK, -1, ATOUT_STOP_DEAL },
  { "replay.deal-on", GDK_KEY_Page_Down, GDK_CONTROL_MASK, 1, ATOUT_STOP_DEAL },
  { "replay.first", GDK_KEY_Home, 0, -1, 0 },
  { "replay.last", GDK_KEY_End, 0, 1, 0 },
  { 0 },
};

const ReplayMove *
replay_move_find (const char *name)
{
  const ReplayMove *move = replay_moves;

  while (!g_str_equal (move->action, name))
    move++;

  return move;
}

/* The first moment of the deal, or its last. */
static guint
end_of (const ReplayMove *move, AtoutReplay *replay)
{
  return move->direction < 0 ? 0 : atout_replay_get_n_actions (replay);
}

void
replay_move_make (const ReplayMove *move, AtoutReplay *replay)
{
  if (move->stops == 0)
    atout_replay_go_to (replay, atout_replay_get_deal (replay), end_of (move, replay));
  else if (move->direction < 0)
    atout_replay_go_back (replay, move->stops);
  else if (move->stops == ATOUT_STOP_ACTION)
    atout_replay_step (replay);
  else
    atout_replay_go_on (replay, move->stops);
}

gboolean
replay_move_is_possible (const ReplayMove *move, AtoutReplay *replay, guint n_deals)
{
  if (move->stops == 0)
    return atout_replay_get_position (replay) != end_of (move, replay);
  if (move->direction < 0)
    return !atout_replay_is_at_start (replay);
  if (move->stops == ATOUT_STOP_DEAL)
    return atout_replay_get_deal (replay) != n_deals - 1;

  return !atout_replay_is_at_end (replay);
}
