/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Positions: a record cut at a decision, with the actions that are right there in comments behind
 * its lines. Their form stands in tests/positions/README.md.
 */

#pragma once

#include "players/player.h"
#include "rules/deal.h"

typedef struct
{
  char *name; /* the file, as it was named */
  Deal deal;  /* somebody is to decide */
  ActionList right;
  char *why; /* a sentence */
  int from;  /* the weakest level that must get it right, or -1 */
} Position;

/**
 * Reads the position in the file @path, or on standard input for "-". The error's message names the
 * file and the line. Returns: (transfer full): the position, or NULL; free with position_free ().
 */
Position *position_read (const char *path, GError **error);
void position_free (Position *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)

/** The action of @level in @position; the same each time. */
Action position_choose (const Position *position, PlayerLevel level);

/** The actions that are right in @position, as tokens; free with g_free (). */
char *position_name_right (const Position *position);
