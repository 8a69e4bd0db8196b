/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A fence around a process that is about to handle what anybody may have written. It is no prison:
 * who finds a hole in the kernel gets out, and what is needed for painting stays possible. But code
 * that runs wild inside cannot get at the user's files, the network or other programs.
 *
 * Where the system has all of it (Linux 5.13 with Landlock, built with libseccomp), the process can
 * - read the fonts of the system and the user, and no other file; it can see whether a file is
 *   there, and how large it is;
 * - paint: have memory, threads of its own, the clock, random numbers, the files open already;
 * - do nothing else: no socket, no other process, no signals to others, no code loaded or made, no
 *   clock of its own.
 * Where one of the two is missing it can open nothing at all any more, not even a font, so text is
 * painted as boxes; without libseccomp it could start a process or send signals, without Landlock
 * and libseccomp remove files it can name. Nowhere it gets new rights by setuid programs.
 *
 * Built for the address sanitizer, which opens files and processes when it has found something,
 * there is no fence.
 */

#pragma once

#include <glib.h>

/** The parts of the fence that hold. */
typedef enum
{
  DECK_FENCE_FILES = 1 << 0, /* Landlock: no file but the fonts */
  DECK_FENCE_CALLS = 1 << 1, /* seccomp: nothing that painting does not need */
  DECK_FENCE_NOTHING_NEW = 1 << 2, /* no file and no socket, not even fonts */
} DeckFence;

/**
 * Raises the fence, for ever; the process has one thread still. What is loaded when it is needed
 * first (fonts, translations) is loaded before. After @seconds a SIGALRM comes, with which the
 * process ends; behind the fence nothing can be changed about that but to ignore it.
 */
DeckFence deck_fence_raise (guint seconds);
