/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of the history, and how those of older versions are brought up to date. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The application id in the header of the database: "Atou". */
#define HISTORY_PROGRAM 0x41746f75u

/** The SQL scripts from each version of the tables to the next; see database_open (). */
extern const char *const history_versions[];

G_END_DECLS
