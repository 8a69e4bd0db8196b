/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whether an SVG that anybody may have written can be shown. */

#pragma once

#include <gio/gio.h>

/**
 * Whether the text @svg of @file can be given to the painter. ATOUT_DECK_ERROR when it is no XML or
 * reaches for anything outside of itself; the message names the file and what is wrong with it.
 */
gboolean svg_check (GFile *file, GBytes *svg, GError **error);
