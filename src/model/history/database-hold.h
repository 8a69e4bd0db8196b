/* SPDX-License-Identifier: GPL-3.0-or-later */

/** One process alone goes on with what is in a database. */

#pragma once

#include "model/history/database.h"

G_BEGIN_DECLS

/** A hold of this process on a database: until it is let go, or the process ends in any way. */
typedef struct _DatabaseHold DatabaseHold;

/**
 * Holds the database in the file @path by an advisory lock on an empty file beside it, PATH.lock,
 * which is made and stays. Whoever takes it again in the same process shares it, from any thread.
 * NULL with DATABASE_ERROR_TAKEN where another process has it, even on another machine; with
 * DATABASE_ERROR_NO_LOCKS where the file system knows no locks, so that nothing would keep another
 * process out; with another one where no file can be made there.
 */
DatabaseHold *database_hold_take   (const char    *path,
                                    GError       **error);
void          database_hold_let_go (DatabaseHold  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DatabaseHold, database_hold_let_go)

G_END_DECLS
