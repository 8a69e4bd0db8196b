/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_SHORTCUT_ROW (atout_shortcut_row_get_type ())

/**
 * AtoutShortcutRow: what a key does, its title, and the keys that do it.
 *
 * Properties: `accelerator` (string, to be set once: keys as gtk_accelerator_parse () reads them,
 * with a blank between; "1...9" for all of these).
 */
G_DECLARE_FINAL_TYPE (AtoutShortcutRow, atout_shortcut_row, ATOUT, SHORTCUT_ROW, AdwActionRow)

G_END_DECLS
