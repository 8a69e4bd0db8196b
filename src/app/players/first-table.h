/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The message at the first table of a new user: the names and the level of the others. */

#pragma once

#include <gio/gio.h>

#include "model/atout-session.h"

G_BEGIN_DECLS

/**
 * One sentence about who sits with the user in @session, once for all @settings; NULL where it has
 * been told, or where the user has chosen that not all play alike. Free with g_free ().
 */
char *first_table_tell (GSettings    *settings,
                        AtoutSession *session);

G_END_DECLS
