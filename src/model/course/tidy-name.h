/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a person may be called at the table. */

#pragma once

#include <glib.h>

#define TIDY_NAME_MAX 40 /* characters */

/**
 * @name as one line of at most TIDY_NAME_MAX characters (transfer full): without what is not seen
 * but changes how the rest is shown, cut between letters and not within one. It may be "".
 */
char *tidy_name (const char *name);
