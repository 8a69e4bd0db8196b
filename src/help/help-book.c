/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/help-book.h"

#include <string.h>

#define OPENING_SECTION "short"
#define OPENING_PARAGRAPHS 2

/* ---- Conditions ------------------------------------------------------------------------------ */

static bool
parse_term (HelpWhen *when, const Game *game, const char *term, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (term, "=", 2);
  int option = g_strv_length (parts) == 2 ? options_find (game, parts[0]) : -1;

  if (option < 0)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "'%s' in 'when' should be option=value with an option of %s", term, game->key);
      return false;
    }

  for (uint8_t value = 0; game->options->list[option].values[value].key != NULL; value++)
    if (strcmp (game->options->list[option].values[value].key, parts[1]) == 0)
      {
        when->term[when->n].option = (uint8_t) option;
        when->term[when->n].value = value;
        when->n++;
        return true;
      }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "'%s' in 'when': option '%s' of %s has no such value", term, parts[0], game->key);
  return false;
}

bool
help_when_parse (HelpWhen *when, const Game *game, const char *text, GError **error)
{
  g_auto (GStrv) terms = NULL;

  when->n = 0;
  if (text == NULL)
    return true;

  terms = g_strsplit (text, "|", -1);
  if (g_strv_length (terms) == 0 || g_strv_length (terms) > HELP_TERMS_MAX)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "'when' should have 1 to %d alternatives option=value", HELP_TERMS_MAX);
      return false;
    }

  for (unsigned i = 0; terms[i] != NULL; i++)
    if (!parse_term (when, game, terms[i], error))
      return false;

  return true;
}

bool
help_when_holds (const HelpWhen *when, const Options *options)
{
  for (unsigned i = 0; i < when->n; i++)
    if (options->value[when->term[i].option] == when->term[i].value)
      return true;

  return when->n == 0;
}

/* ---- Books ----------------------------------------------------------------------------------- */

static void
help_line_free (gpointer data)
{
  HelpLine *line = data;

  g_ptr_array_unref (line->cells);
  g_free (line->id);
  g_free (line);
}

static void
help_block_free (gpointer data)
{
  HelpBlock *block = data;

  g_ptr_array_unref (block->lines);
  g_strfreev (block->by);
  g_free (block);
}

static void
help_section_free (gpointer data)
{
  HelpSection *section = data;

  g_ptr_array_unref (section->blocks);
  g_strfreev (section->moments);
  g_free (section->title);
  g_free (section->id);
  g_free (section);
}

void
help_book_free (HelpBook *self)
{
  g_ptr_array_unref (self->sections);
  g_hash_table_unref (self->terms);
  g_free (self->title);
  g_free (self);
}

HelpBook *
help_book_new (void)
{
  HelpBook *self = g_new0 (HelpBook, 1);

  self->sections = g_ptr_array_new_with_free_func (help_section_free);
  self->terms = g_hash_table_new (g_str_hash, g_str_equal);

  return self;
}

HelpSection *
help_book_add_section (HelpBook *self, const char *id, const char *title)
{
  HelpSection *section = g_new0 (HelpSection, 1);

  section->id = g_strdup (id);
  section->title = g_strdup (title);
  section->blocks = g_ptr_array_new_with_free_func (help_block_free);
  g_ptr_array_add (self->sections, section);

  return section;
}

HelpBlock *
help_section_add_block (HelpSection *self, HelpBlockKind kind, const HelpWhen *when)
{
  HelpBlock *block = g_new0 (HelpBlock, 1);

  block->kind = kind;
  block->when = *when;
  block->lines = g_ptr_array_new_with_free_func (help_line_free);
  g_ptr_array_add (self->blocks, block);

  return block;
}

HelpLine *
help_block_add_line (HelpBlock *self, const HelpWhen *when, bool head)
{
  HelpLine *line = g_new0 (HelpLine, 1);

  line->when = *when;
  line->head = head;
  line->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->lines, line);

  return line;
}

static bool
is_for (const HelpSection *section, const char *const *moments)
{
  for (guint i = 0; moments[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) section->moments, moments[i]))
      return true;

  return false;
}

const HelpSection *
help_book_find_moment (const HelpBook *self, const char *moments, const Options *options)
{
  g_auto (GStrv) wanted = g_strsplit (moments, " ", -1);

  for (guint i = 0; i < self->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (self->sections, i);

      if (help_when_holds (&section->when, options)
          && is_for (section, (const char *const *) wanted))
        return section;
    }

  return NULL;
}

static void
add_opening (GString *opening, const HelpSection *section, const Options *options)
{
  guint n = 0;

  for (guint i = 0; i < section->blocks->len && n < OPENING_PARAGRAPHS; i++)
    {
      const HelpBlock *block = g_ptr_array_index (section->blocks, i);
      const HelpLine *line;

      if (block->kind != HELP_PARAGRAPH || !help_when_holds (&block->when, options))
        continue;
      line = g_ptr_array_index (block->lines, 0);
      g_string_append_printf (opening, "%s%s", n++ > 0 ? "\n" : "",
                              (const char *) g_ptr_array_index (line->cells, 0));
    }
}

char *
help_book_make_opening (const HelpBook *self, const Options *options)
{
  GString *opening = g_string_new (NULL);

  for (guint i = 0; i < self->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (self->sections, i);

      if (g_str_equal (section->id, OPENING_SECTION))
        add_opening (opening, section, options);
    }

  return g_string_free (opening, FALSE);
}
