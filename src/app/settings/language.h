/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Language of the program: the desktop's or a chosen one. */

#pragma once

#include <glib.h>

#define LANGUAGE_OF_DESKTOP "system"

typedef struct
{
  const char *key;  /* name in po/LINGUAS, or "en"; NULL ends the table */
  const char *name; /* own name, readable after a wrong choice */
} Language;

/** Languages to choose from, sorted by name. */
extern const Language languages[];

/**
 * Binds the texts in @directory in the desktop's language. Call it once, before threads and texts.
 */
void language_begin  (const char *directory);

/**
 * Finds texts in language @key from now on; unknown keys mean the desktop's. Texts already read
 * stay.
 */
void language_choose (const char *key);

/** Returns the chosen key, or LANGUAGE_OF_DESKTOP. */
const char *language_get (void);
