/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Lets @label have as many lines as it needs. A word that is longer than a line, such as a code or
 * a path, is broken anywhere, and without a hyphen: Pango would add one, which would be read as a
 * part of it. Before attributes of any other kind are set.
 */
void break_anywhere (GtkLabel *label);

G_END_DECLS
