/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How much memory is kept that nobody uses just now. */

#pragma once

/**
 * Has what is freed go back to the system instead of being kept for each thread that ever painted,
 * thought or read. For the whole process, before it has threads; where the C library cannot be told
 * that, nothing happens.
 */
void memory_use_limit (void);
