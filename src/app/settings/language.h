/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The language the program speaks: that of the desktop, or one chosen for the program alone. */

#pragma once

#include <glib.h>

/** The key that stands for whatever the desktop speaks. */
#define LANGUAGE_OF_DESKTOP "system"

typedef struct
{
  const char *key;  /* as in po/LINGUAS, or "en"; NULL ends the table */
  const char *name; /* in the language itself: who has chosen a wrong one finds the way back */
} Language;

/** Languages that can be chosen, by name. */
extern const Language languages[];

/**
 * Binds the texts of the program, which lie in @directory, in the language of the desktop. To be
 * called once in a process, before any thread and before any text.
 */
void language_begin  (const char *directory);

/**
 * From now on texts are found in the language @key; any key but those of the table stands for that
 * of the desktop. Texts that were read before stay as they are: to be called before any other text
 * is read.
 */
void language_choose (const char *key);

/** The key that was chosen; LANGUAGE_OF_DESKTOP before. */
const char *language_get (void);
