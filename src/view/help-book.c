/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help-book.h"

#include <string.h>

#define DEFAULT_LANGUAGE "en"

typedef struct
{
  const Game *game;
  HelpBook *book;
  GString *text; /* of the paragraph, item or cell that is open, else NULL */
} Parser;

/* ---- The book --------------------------------------------------------------------------- */

static void
help_line_free (gpointer data)
{
  HelpLine *line = data;

  g_ptr_array_unref (line->cells);
  g_free (line);
}

static void
help_block_free (gpointer data)
{
  HelpBlock *block = data;

  g_ptr_array_unref (block->lines);
  g_free (block);
}

static void
help_section_free (gpointer data)
{
  HelpSection *section = data;

  g_ptr_array_unref (section->blocks);
  g_free (section->title);
  g_free (section->id);
  g_free (section);
}

void
help_book_free (HelpBook *self)
{
  g_ptr_array_unref (self->sections);
  g_free (self->title);
  g_free (self);
}

static gpointer
last_of (GPtrArray *array)
{
  return g_ptr_array_index (array, array->len - 1);
}

static HelpSection *
last_section (Parser *parser)
{
  return last_of (parser->book->sections);
}

static HelpBlock *
last_block (Parser *parser)
{
  return last_of (last_section (parser)->blocks);
}

static HelpLine *
last_line (Parser *parser)
{
  return last_of (last_block (parser)->lines);
}

static HelpBlock *
add_block (Parser *parser, HelpBlockKind kind, const HelpWhen *when)
{
  HelpBlock *block = g_new0 (HelpBlock, 1);

  block->kind = kind;
  block->when = *when;
  block->lines = g_ptr_array_new_with_free_func (help_line_free);
  g_ptr_array_add (last_section (parser)->blocks, block);

  return block;
}

static void
add_line (Parser *parser, const HelpWhen *when, bool head)
{
  HelpLine *line = g_new0 (HelpLine, 1);

  line->when = *when;
  line->head = head;
  line->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (last_block (parser)->lines, line);
}

/* ---- when="option=value|…" -------------------------------------------------------------- */

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

  for (uint8_t value = 0; game->options[option].values[value].key != NULL; value++)
    if (strcmp (game->options[option].values[value].key, parts[1]) == 0)
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

static bool
parse_when (HelpWhen *when, const Game *game, const char *text, GError **error)
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

/* ---- Elements --------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *parents[4];
  bool (*start) (Parser *parser, const char *name, const char **names, const char **values,
                 GError **error);
} Element;

static bool
start_help (Parser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *game, *title;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "game",
                                    &game, G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_INVALID))
    return false;

  if (strcmp (game, parser->game->key) != 0)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "this is the help of '%s'; it should be that of '%s'", game, parser->game->key);
      return false;
    }

  parser->book->title = g_strdup (title);

  return true;
}

static bool
start_section (Parser *parser, const char *name, const char **names, const char **values,
               GError **error)
{
  const char *id, *title, *when_text;
  HelpWhen when;
  HelpSection *section;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when_text, G_MARKUP_COLLECT_INVALID)
      || !parse_when (&when, parser->game, when_text, error))
    return false;

  section = g_new0 (HelpSection, 1);
  section->when = when;
  section->id = g_strdup (id);
  section->title = g_strdup (title);
  section->blocks = g_ptr_array_new_with_free_func (help_block_free);
  g_ptr_array_add (parser->book->sections, section);

  return true;
}

static bool
collect_when (Parser *parser, HelpWhen *when, const char *name, const char **names,
              const char **values, GError **error)
{
  const char *text;

  return g_markup_collect_attributes (name, names, values, error,
                                      G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                      &text, G_MARKUP_COLLECT_INVALID)
         && parse_when (when, parser->game, text, error);
}

static bool
start_paragraph (Parser *parser, const char *name, const char **names, const char **values,
                 GError **error)
{
  HelpWhen when;

  if (!collect_when (parser, &when, name, names, values, error))
    return false;

  add_block (parser, HELP_PARAGRAPH, &when);
  add_line (parser, &(HelpWhen) { 0 }, false);
  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_list (Parser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  HelpWhen when;

  if (!collect_when (parser, &when, name, names, values, error))
    return false;

  add_block (parser, strcmp (name, "list") == 0 ? HELP_LIST : HELP_TABLE, &when);

  return true;
}

static bool
start_item (Parser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  HelpWhen when;

  if (!collect_when (parser, &when, name, names, values, error))
    return false;

  add_line (parser, &when, false);
  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_row (Parser *parser, const char *name, const char **names, const char **values,
           GError **error)
{
  const char *when_text;
  gboolean head = FALSE;
  HelpWhen when;

  if (!g_markup_collect_attributes (
          name, names, values, error, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
          &when_text, G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "head", &head,
          G_MARKUP_COLLECT_INVALID)
      || !parse_when (&when, parser->game, when_text, error))
    return false;

  add_line (parser, &when, head);

  return true;
}

static bool
start_cell (Parser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;

  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_markup (Parser *parser, const char *name, const char **names, const char **values,
              GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;

  g_string_append_printf (parser->text, "<%s>", name);

  return true;
}

/* clang-format off */
static const Element elements[] = {
  { "help", { NULL }, start_help },
  { "section", { "help" }, start_section },
  { "p", { "section" }, start_paragraph },
  { "list", { "section" }, start_list },
  { "item", { "list" }, start_item },
  { "table", { "section" }, start_list },
  { "row", { "table" }, start_row },
  { "cell", { "row" }, start_cell },
  { "b", { "p", "item", "cell" }, start_markup },
  { "i", { "p", "item", "cell" }, start_markup },
};
/* clang-format on */

static bool
may_stand_in (const Element *element, const char *parent)
{
  if (parent == NULL)
    return element->parents[0] == NULL;

  for (unsigned i = 0; element->parents[i] != NULL; i++)
    if (strcmp (element->parents[i], parent) == 0)
      return true;

  return false;
}

static void
start_element (GMarkupParseContext *context, const char *name, const char **names,
               const char **values, gpointer user_data, GError **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, name) == 0 && may_stand_in (&elements[i], parent))
      {
        elements[i].start (user_data, name, names, values, error);
        return;
      }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<%s> may not stand %s%s%s",
               name, parent != NULL ? "in <" : "outermost", parent != NULL ? parent : "",
               parent != NULL ? ">" : "");
}

/* A line break in the file is a space, and several spaces are one. */
static char *
join_lines (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  GString *joined = g_string_new (NULL);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", words[i]);

  return g_string_free (joined, FALSE);
}

static bool
is_all_bold (const char *markup)
{
  return g_str_has_prefix (markup, "<b>")
         && strstr (markup, "</b>") == markup + strlen (markup) - strlen ("</b>");
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Parser *parser = user_data;
  char *markup;

  if (strcmp (name, "b") == 0 || strcmp (name, "i") == 0)
    {
      g_string_append_printf (parser->text, "</%s>", name);
      return;
    }

  if (parser->text == NULL)
    return;

  markup = join_lines (parser->text->str);
  g_ptr_array_add (last_line (parser)->cells, markup);
  if (strcmp (name, "p") == 0 && is_all_bold (markup))
    last_block (parser)->kind = HELP_HEADING;
  g_string_free (g_steal_pointer (&parser->text), TRUE);
}

static void
add_text (GMarkupParseContext *context, const char *text, gsize length, gpointer user_data,
          GError **error)
{
  Parser *parser = user_data;

  if (parser->text != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

      g_string_append (parser->text, escaped);
      return;
    }

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      {
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "there is text in <%s>; it should be in <p>, <item> or <cell>",
                     g_markup_parse_context_get_element (context));
        return;
      }
}

static const GMarkupParser markup_parser = {
  .start_element = start_element,
  .end_element = end_element,
  .text = add_text,
};

HelpBook *
help_book_parse (const char *xml, gssize length, const char *name, const Game *game, GError **error)
{
  g_autoptr (HelpBook) book = g_new0 (HelpBook, 1);
  Parser parser = { game, book, NULL };
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&markup_parser, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  bool good;

  book->sections = g_ptr_array_new_with_free_func (help_section_free);

  good = g_markup_parse_context_parse (context, xml, length, error)
         && g_markup_parse_context_end_parse (context, error);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  if (!good)
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }

  return g_steal_pointer (&book);
}

static GBytes *
load (const Game *game, const char *language, char **path, GError **error)
{
  *path = g_strdup_printf (RESOURCE_BASE "/help/%s.%s.xml", game->key, language);

  return g_resources_lookup_data (*path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

HelpBook *
help_book_open (const Game *game, GError **error)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *path = NULL;
  g_autoptr (GBytes) xml = NULL;

  for (unsigned i = 0; languages[i] != NULL && xml == NULL; i++)
    {
      g_clear_pointer (&path, g_free);
      xml = load (game, languages[i], &path, NULL);
    }

  if (xml == NULL)
    {
      g_clear_pointer (&path, g_free);
      xml = load (game, DEFAULT_LANGUAGE, &path, error);
    }

  if (xml == NULL)
    return NULL;

  return help_book_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), path, game,
                          error);
}
