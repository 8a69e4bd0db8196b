/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Files of records, of which nothing is answered unless all is good: each record is read twice, and
 * kept no longer than it is looked at.
 */

#pragma once

#include "rules/record.h"

/** False and an error when nothing can be said of @record. */
typedef bool (*RecordCheck) (const Record *record, gpointer data, GError **error);

/**
 * Reads the file @path, or standard input for "-", to its end. Half lines are warned of on standard
 * error. Returns: (transfer full): its records from the first on, each of them good and passed by
 * @check, if there is one; NULL with the first error
 */
RecordFile *records_open (const char *path, RecordCheck check, gpointer data, GError **error);
