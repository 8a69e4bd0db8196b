/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-style.h"

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

/* Appends a CSS rule; escapes the @ of locale names (sr@latin). */
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
deck_style_sheet (const DeckFile *file, const char *index_set, DeckColours colours)
{
  static const char *const sheets[DECK_COLOURS] = {
    [DECK_COLOURS_GERMAN] = ".suit-club { fill: #17161c; }\n"
                            ".suit-spade { fill: #0a7836; }\n"
                            ".suit-heart { fill: #c5202c; }\n"
                            ".suit-diamond { fill: #d97a00; }\n",
    [DECK_COLOURS_ENGLISH] = ".suit-club { fill: #0a7836; }\n"
                             ".suit-spade { fill: #17161c; }\n"
                             ".suit-heart { fill: #c5202c; }\n"
                             ".suit-diamond { fill: #1d54a8; }\n",
  };
  const char *chosen = deck_style_choose_set (file, index_set);
  GString *css = g_string_new (NULL);

  for (unsigned i = 0; file->index_sets[i] != NULL; i++)
    append_set (css, file->index_sets[i], g_str_equal (file->index_sets[i], chosen));

  if (sheets[colours] != NULL && file->kind == DECK_OWN)
    g_string_append (css, sheets[colours]);

  return g_string_free (css, FALSE);
}
