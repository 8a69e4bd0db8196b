/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Match records (rules/records.md) of an AtoutWindow. */

#pragma once

#include "app/window/atout-window.h"
#include "rules/match-log.h"

/**
 * Shows the match recorded in @file: its finished deals, or the running deal if none. Cards or a
 * match of a friend are handled by friend_open_log (). Returns FALSE
 * with @error set to a sentence that names the file.
 */
gboolean window_record_open        (AtoutWindow    *window,
                                    GFile          *file,
                                    GError        **error);

/** Continues the unfinished match of @log. */
void     window_record_continue    (AtoutWindow    *window,
                                    const MatchLog *log);

/**
 * Writes the finished deals of @log to @file and reports the result. A running deal stays secret.
 */
void     window_record_write       (AtoutWindow    *window,
                                    const MatchLog *log,
                                    GFile          *file);

/** Asks for a file, then calls window_record_write (). */
void     window_record_export      (AtoutWindow    *window,
                                    const MatchLog *log);

/** Adds the actions `open` and `export`, and a drop target. */
void     window_record_add_actions (AtoutWindow    *window);
