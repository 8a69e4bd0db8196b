/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-style.h"

#define DEFAULT_SET "en"

const char *
deck_style_choose_set (const DeckFile *file, const char *wanted)
{
  const char *const *sets = (const char *const *) file->index_sets;
  const char *const *languages = g_get_language_names ();

  if (wanted != NULL && g_strv_contains (sets, wanted))
    return wanted;

  for (unsigned i = 0; languages[i] != NULL; i++)
    if (g_strv_contains (sets, languages[i]))
      return languages[i];

  if (file->usual_set != NULL && g_strv_contains (sets, file->usual_set))
    return file->usual_set;

  return g_strv_contains (sets, DEFAULT_SET) ? DEFAULT_SET : sets[0];
}

/* A name may be that of a locale, as sr@latin; in a selector its @ is no part of a name. */
static void
append_set (GString *css, const char *set, gboolean is_shown)
{
  g_string_append (css, ".index-");
  for (; *set != '\0'; set++)
    {
      if (*set == '@')
        g_string_append_c (css, '\\');
      g_string_append_c (css, *set);
    }
  g_string_append_printf (css, " { display: %s; }\n", is_shown ? "inline" : "none");
}

char *
deck_style_sheet (const DeckFile *file, const char *index_set, gboolean four_colours)
{
  const char *chosen = deck_style_choose_set (file, index_set);
  GString *css = g_string_new (NULL);

  for (unsigned i = 0; file->index_sets[i] != NULL; i++)
    append_set (css, file->index_sets[i], g_str_equal (file->index_sets[i], chosen));

  /* As at German tournaments: clubs black, spades green, hearts red, diamonds yellow. */
  if (four_colours && file->kind == DECK_OWN)
    g_string_append (css, ".suit-club { fill: #17161c; }\n"
                          ".suit-spade { fill: #0a7836; }\n"
                          ".suit-heart { fill: #c5202c; }\n"
                          ".suit-diamond { fill: #d97a00; }\n");

  return g_string_free (css, FALSE);
}
