/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Tells the chosen @value of @row below its title, so that it stands out and has the whole width,
 * and below that, quietly, what it means. To be called whenever either changes.
 */
void told_value_set (AdwComboRow *row, const char *value, const char *meaning);

G_END_DECLS
