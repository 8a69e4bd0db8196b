/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whether an SVG that anybody may have written can be shown. */

#pragma once

#include <gio/gio.h>

/**
 * The text of the SVG @file, unpacked. ATOUT_DECK_ERROR when it is no XML, too large, or reaches
 * for anything outside of itself; the message names the file and what is wrong with it.
 */
GBytes *svg_check_read (GFile *file, GError **error);
