/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Search for a line that would have won a lost deal, with all cards known. */

#pragma once

#include <gio/gio.h>

#include "rules/match-log.h"

typedef enum
{
  BETTER_LINE_FOUND,
  BETTER_LINE_NONE, /* proved that the side never had a won position */
  BETTER_LINE_OPEN, /* unsolved, except for the last decisions */
} BetterLineKind;

typedef struct
{
  BetterLineKind kind;
  Deal known; /* for BETTER_LINE_OPEN: earliest deal proved lost; no game if none is */

  /* for BETTER_LINE_FOUND: */
  guint position; /* number of actions kept */
  Deal parting;   /* deal before the losing action */
  Action done;    /* losing action */
  Action better;  /* best action, the first by token */
  MatchLog *log;  /* match with this deal, won by best play */
} BetterLine;

void better_line_free (BetterLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BetterLine, better_line_free)

/** Returns true if the side of @seat lost @deal, which two sides played, and it can be solved. */
gboolean better_line_is_asked (const Deal *deal, guint seat);

/**
 * Searches deal @deal in a copy of @log for the side of @seat in a thread; own decisions come
 * before partners'. Requires better_line_is_asked ().
 */
void better_line_find_async (const MatchLog *log, guint deal, guint seat, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);

/** Returns: (transfer full): the line; NULL with G_IO_ERROR_CANCELLED. */
BetterLine *better_line_find_finish (GAsyncResult *result, GError **error);
