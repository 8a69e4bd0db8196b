/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Who is seen at a table: the portraits of the others. */

#pragma once

#include "model/atout-session.h"
#include "view/table/layout/atout-table-places.h"

G_BEGIN_DECLS

/**
 * Adds a portrait for each seat of @session under @above, and keeps it at who sits there. It is
 * visible if that is somebody known, another than the user, and the table wants `portraits`.
 */
void table_people_add    (AtoutTablePlaces *places,
                          AtoutSession     *session,
                          GtkWidget        *above);
void table_people_remove (AtoutTablePlaces *places);

/** Looks again whether the table wants portraits. */
void table_people_show   (AtoutTablePlaces *places);

G_END_DECLS
