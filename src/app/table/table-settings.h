/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A table and what lies on it follow the settings. */

#pragma once

#include "model/atout-session.h"
#include "view/table/atout-table.h"

G_BEGIN_DECLS

/** Makes @table go as fast, and wait as long, as @settings say. */
void table_settings_bind       (GSettings    *settings,
                                AtoutTable   *table);

/** How the user wants to play follows @settings as long as @session is there. */
void table_settings_bind_match (GSettings    *settings,
                                AtoutSession *session);

G_END_DECLS
