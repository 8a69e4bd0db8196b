/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a long history costs before anybody sees it. */

#pragma once

/**
 * Opens the history in the file @path, writes a match into it, lists and counts what there is, and
 * prints how long each of these took.
 */
void bench_read_history (const char *path);
