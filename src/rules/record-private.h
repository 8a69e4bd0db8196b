/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of records share: record.c, record-read.c, record-file.c. */

#pragma once

#include "rules/record.h"

/** An empty record; record_free (). */
Record *record_new (void);

/** As record_parse (); @line is the number of the first line in its file. */
Record *record_parse_at (const char *data, gsize length, const char *name, unsigned line,
                         GError **error);
