/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Takes from @editable, a row or an entry for one line of text, the offer to insert emoji: among
 * those that were found GTK 4.8 may look for one to focus for ever. They can still be pasted.
 */
void forbid_emoji (GtkEditable *editable);

G_END_DECLS
