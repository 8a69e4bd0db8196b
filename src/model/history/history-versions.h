/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The schema of the history database and the migrations from older versions. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** SQLite's application_id of the database: "Atou" in ASCII. */
#define HISTORY_PROGRAM 0x41746f75u

/** Script i migrates the tables from version i to i + 1; NULL ends the list (database_open ()). */
extern const char *const history_versions[];

G_END_DECLS
