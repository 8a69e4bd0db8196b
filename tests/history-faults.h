/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Faults of the system that a test lets come and go. */

#pragma once

#include <glib.h>

/** Lets g_thread_try_new () fail for the whole program, or work again. */
void faults_set_no_threads (gboolean has_none);

/** Lets g_thread_try_new () return when the new thread has done its work, or as usual again. */
void faults_set_threads_at_once (gboolean are_at_once);

/**
 * Opens each database from now on as on a file system without memory that processes share: SQLite
 * writes no log there (WAL), and whoever writes locks readers out. FALSE: as usual again.
 */
void faults_set_no_log (gboolean has_none);
