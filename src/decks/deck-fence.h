/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sandbox for a process that reads untrusted files. Code that runs wild cannot reach the user's
 * files, the network or other programs, but holes in the kernel remain.
 *
 * With Landlock (Linux 5.13) and libseccomp, the process can
 * - read fonts, and see whether other files exist and how large they are;
 * - use memory, threads, clocks, random numbers and open files;
 * - do nothing else: no sockets, processes, signals to others, new code or timers.
 *
 * Without one of them, it cannot open any file, not even fonts. Without libseccomp, it could start
 * processes or send signals; without both, also remove files. Setuid programs never give it rights.
 *
 * Builds with the address sanitizer have no sandbox.
 */

#pragma once

#include <glib.h>

/** Active parts of the sandbox. */
typedef enum
{
  DECK_FENCE_FILES = 1 << 0,       /* Landlock: fonts only */
  DECK_FENCE_CALLS = 1 << 1,       /* seccomp: calls for painting only */
  DECK_FENCE_NOTHING_NEW = 1 << 2, /* no new files or sockets, not even fonts */
} DeckFence;

/**
 * Enters the sandbox for ever; the process must have one thread. Preloads fonts and translations.
 * SIGALRM ends the process after @seconds; code in the sandbox can only ignore that signal. Returns
 * the active parts.
 */
DeckFence deck_fence_raise (guint seconds);
