/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What deals came to that were played before that was kept. */

#pragma once

#include "model/history/database.h"

G_BEGIN_DECLS

/**
 * Plays the deals again whose outcome is not in the tables of the history, and writes it; nothing
 * to do but once. FALSE with a DATABASE_ERROR.
 */
gboolean statistics_fill (Database *database, GError **error);

G_END_DECLS
