/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Could a lost deal have been won? With all cards known: the first card of the own side that gave
 * it away, and how the deal goes on from there when all play as well as they can.
 */

#pragma once

#include <gio/gio.h>

#include "rules/match-log.h"

typedef enum
{
  BETTER_LINE_FOUND,
  BETTER_LINE_NONE, /* at no decision of the side the deal could be won against best play */
  BETTER_LINE_OPEN, /* that was too much to work out, but for the last ones */
} BetterLineKind;

typedef struct
{
  BetterLineKind kind;
  Deal known; /* of BETTER_LINE_OPEN: from here on there was none; no game: nothing is known */

  /* of BETTER_LINE_FOUND: */
  guint position; /* so many actions of the deal are as they were done */
  Deal parting;   /* after these: what its seat at turn did next gave the deal away */
  Action done;    /* that */
  Action better;  /* the first of the best by its token */
  MatchLog *log;  /* the match up to this deal, which goes on as well as all can, and is won */
} BetterLine;

void better_line_free (BetterLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BetterLine, better_line_free)

/** True where it makes sense to ask: the side of @seat lost @deal, over which two sides fought. */
gboolean better_line_is_asked (const Deal *deal, guint seat);

/**
 * Looks in a thread for the better line of deal @deal of @log, of which it takes a copy, for the
 * side of @seat: own decisions before those of partners. better_line_is_asked () holds for it.
 */
void better_line_find_async (const MatchLog *log, guint deal, guint seat, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);

/** Returns: (transfer full); NULL with G_IO_ERROR_CANCELLED. */
BetterLine *better_line_find_finish (GAsyncResult *result, GError **error);
