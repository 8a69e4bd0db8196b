/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Folders that a test makes, fills and removes. */

#pragma once

#include <gio/gio.h>

/** A new empty folder; free with g_free () after folder_remove (). */
char *folder_new (void);

/** (transfer full): the file @name in @folder, with @text; with NULL it is not there any more. */
GFile *folder_write (const char *folder, const char *name, const char *text);

/** Removes @folder with the files in it. */
void folder_remove (const char *folder);
