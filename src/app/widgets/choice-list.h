/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The list that a row opens to choose from. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Lets the list that @row opens show each of its strings as a whole, however long: in several lines
 * where one is too narrow. The one that is chosen has a mark; each has a name for who
 * listens. Return on the row opens it, whatever else Return does in the window.
 */
void choice_list_set (AdwComboRow *row);

G_END_DECLS
