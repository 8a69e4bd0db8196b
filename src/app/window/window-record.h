/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Records from files in an AtoutWindow, and matches of it in files (rules/records.md). */

#pragma once

#include "app/window/atout-window.h"
#include "rules/match-log.h"

/**
 * Shows the match that is recorded in @file, on top of what is there: its finished deals to look
 * back at, or where there are none the one that is being played. FALSE with @error set to a
 * sentence for the user that names the file.
 */
gboolean window_record_open        (AtoutWindow    *window,
                                    GFile          *file,
                                    GError        **error);

/** Plays on with the match of @log, which is not over, where it stands. */
void     window_record_continue    (AtoutWindow    *window,
                                    const MatchLog *log);

/**
 * Writes the finished deals of @log to @file, and says in @window whether it is there: the hands of
 * a deal that is being played are nobody’s business.
 */
void     window_record_write       (AtoutWindow    *window,
                                    const MatchLog *log,
                                    GFile          *file);

/** Asks the user where to, and does that. */
void     window_record_export      (AtoutWindow    *window,
                                    const MatchLog *log);

/** Adds the actions `open` and `export` to @window, and lets files be dropped on it. */
void     window_record_add_actions (AtoutWindow    *window);
