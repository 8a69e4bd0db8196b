/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Simulated faults of the system, which a test switches on and off. */

#pragma once

#include <glib.h>

/** Makes g_thread_try_new () fail in the whole program (TRUE) or work as usual (FALSE). */
void faults_set_no_threads (gboolean has_none);

/** Makes g_thread_try_new () wait for the end of the new thread (TRUE) or not (FALSE, as usual). */
void faults_set_threads_at_once (gboolean are_at_once);

/**
 * Makes SQLite open new databases as on a file system without shared memory (TRUE) or as usual
 * (FALSE). SQLite cannot use WAL mode there, so a writer locks readers out.
 */
void faults_set_no_log (gboolean has_none);
