/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/painter-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/deck-error.h"

/* librsvg has one code for all errors, and other words from one version to the next. */
static const struct
{
  const char *part; /* of what it says */
  const char *words;
} known[] = {
  /* Translators: these follow the name of a card or of a drawing and a colon */
  { "memory", N_ ("it needs too much memory") },
  { "nomemory", N_ ("it needs too much memory") },
  { "invalidsize", N_ ("a part of it is too large to be painted") },
  { "invalid size", N_ ("a part of it is too large to be painted") },
  { "nested", N_ ("too many parts of it lie inside one another") },
  { "nesting", N_ ("too many parts of it lie inside one another") },
  { "more than", N_ ("it has too many parts") },
  { "circular", N_ ("a part of it contains itself") },
  { "transform", N_ ("a part of it is turned or stretched in a way that cannot be painted") },
  { "invalidmatrix", N_ ("a part of it is turned or stretched in a way that cannot be painted") },
};

char *
painter_words (const GError *error)
{
  g_autofree char *said = g_utf8_make_valid (error->message, -1);
  g_autofree char *lower = g_ascii_strdown (said, -1);

  if (error->domain == ATOUT_DECK_ERROR)
    return g_steal_pointer (&said);

  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    if (strstr (lower, known[i].part) != NULL)
      return g_strdup (_ (known[i].words));

  g_strdelimit (said, "\n\r", ' ');
  g_strstrip (said);

  /* Translators: what a program library says, in English */
  return g_strdup_printf (_ ("librsvg cannot paint it (%s)"), said);
}
