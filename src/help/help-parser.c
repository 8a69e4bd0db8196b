/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/help-parser.h"

#include <string.h>

/* ---- Parser position ------------------------------------------------------------------------- */

static gpointer
last_of (GPtrArray *array)
{
  return g_ptr_array_index (array, array->len - 1);
}

static HelpBlock *
last_block (HelpParser *parser)
{
  return last_of (parser->open->blocks);
}

static HelpLine *
last_line (HelpParser *parser)
{
  return last_of (last_block (parser)->lines);
}

static HelpBlock *
add_block (HelpParser *parser, HelpBlockKind kind, const HelpWhen *when)
{
  return help_section_add_block (parser->open, kind, when);
}

static HelpLine *
add_line (HelpParser *parser, const HelpWhen *when, bool head)
{
  return help_block_add_line (last_block (parser), when, head);
}

/* ---- Elements --------------------------------------------------------------------------- */

bool
help_parser_check_game (const HelpParser *parser, const char *key, GError **error)
{
  if (strcmp (key, parser->game->key) == 0)
    return true;

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "this is the help of '%s'; it should be that of '%s'", key, parser->game->key);
  return false;
}

static bool
start_help (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *game, *title;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "game",
                                    &game, G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_INVALID))
    return false;

  parser->book->title = g_strdup (title);

  return help_parser_check_game (parser, game, error);
}

static bool
parse_moments (HelpSection *section, const Game *game, const char *text, GError **error)
{
  section->moments = g_strsplit (text != NULL ? text : "", " ", -1);

  for (unsigned i = 0; section->moments[i] != NULL; i++)
    {
      const VerbInfo *verb = game->verbs;

      while (verb->name != NULL && strcmp (verb->name, section->moments[i]) != 0)
        verb++;
      if (verb->name == NULL && strcmp (section->moments[i], HELP_OVER) != 0)
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                       "'%s' in 'moments' should be a verb of %s or '%s'", section->moments[i],
                       game->key, HELP_OVER);
          return false;
        }
    }

  return true;
}

static bool
start_section (HelpParser *parser, const char *name, const char **names, const char **values,
               GError **error)
{
  const char *id, *title, *when, *moments;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "moments", &moments, G_MARKUP_COLLECT_INVALID))
    return false;

  parser->open = help_book_add_section (parser->book, id, title);

  return help_when_parse (&parser->open->when, parser->game, when, error)
         && parse_moments (parser->open, parser->game, moments, error);
}

static bool
collect_when (HelpParser *parser, HelpWhen *when, const char *name, const char **names,
              const char **values, GError **error)
{
  const char *text;

  return g_markup_collect_attributes (name, names, values, error,
                                      G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                      &text, G_MARKUP_COLLECT_INVALID)
         && help_when_parse (when, parser->game, text, error);
}

static bool
start_paragraph (HelpParser *parser, const char *name, const char **names, const char **values,
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
start_list (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  HelpWhen when;

  if (!collect_when (parser, &when, name, names, values, error))
    return false;

  add_block (parser, strcmp (name, "list") == 0 ? HELP_LIST : HELP_TABLE, &when);

  return true;
}

static bool
start_item (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *when_text, *id;
  HelpWhen when;
  HelpLine *line;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when_text, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "id", &id, G_MARKUP_COLLECT_INVALID)
      || !help_when_parse (&when, parser->game, when_text, error))
    return false;

  line = add_line (parser, &when, false);
  line->id = g_strdup (id);
  parser->text = g_string_new (NULL);
  if (id == NULL || g_hash_table_insert (parser->book->terms, line->id, line))
    return true;

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "there are two items '%s'",
               id);
  return false;
}

static bool
start_cards (HelpParser *parser, const char *name, const char **names, const char **values,
             GError **error)
{
  const char *when_text, *by, *winner;
  HelpWhen when;
  HelpBlock *block;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
                                    &when_text, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "by", &by, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "winner", &winner, G_MARKUP_COLLECT_INVALID)
      || !help_when_parse (&when, parser->game, when_text, error))
    return false;

  block = add_block (parser, HELP_CARDS, &when);
  block->by = by != NULL ? g_strsplit (by, "|", -1) : NULL;
  block->winner = winner != NULL ? (guint) g_ascii_strtoull (winner, NULL, 10) : 0;
  add_line (parser, &(HelpWhen) { 0 }, false);
  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_options (HelpParser *parser, const char *name, const char **names, const char **values,
               GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;

  for (guint i = 0; parser->game->options->list[i].key != NULL; i++)
    add_block (parser, HELP_OPTION, &(HelpWhen) { 0 })->option = i;

  return true;
}

static bool
start_row (HelpParser *parser, const char *name, const char **names, const char **values,
           GError **error)
{
  const char *when_text;
  gboolean head = FALSE;
  HelpWhen when;

  if (!g_markup_collect_attributes (
          name, names, values, error, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "when",
          &when_text, G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "head", &head,
          G_MARKUP_COLLECT_INVALID)
      || !help_when_parse (&when, parser->game, when_text, error))
    return false;

  add_line (parser, &when, head);

  return true;
}

static bool
start_cell (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;

  parser->text = g_string_new (NULL);

  return true;
}

static bool
start_markup (HelpParser *parser, const char *name, const char **names, const char **values,
              GError **error)
{
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return false;

  g_string_append_printf (parser->text, "<%s>", name);

  return true;
}

static bool
start_term (HelpParser *parser, const char *name, const char **names, const char **values,
            GError **error)
{
  const char *ref;

  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING, "ref",
                                    &ref, G_MARKUP_COLLECT_INVALID))
    return false;

  g_ptr_array_add (parser->refs, g_strdup (ref));
  g_string_append_printf (parser->text, "<a href=\"" HELP_LINK "%s\">", ref);

  return true;
}

/* clang-format off */
static const HelpElement help_elements[] = {
  { "help", { NULL }, start_help },
  { "section", { "help" }, start_section },
  { "p", { "section", "step" }, start_paragraph },
  { "list", { "section", "step" }, start_list },
  { "item", { "list" }, start_item },
  { "table", { "section", "step" }, start_list },
  { "row", { "table" }, start_row },
  { "cell", { "row" }, start_cell },
  { "cards", { "section", "step" }, start_cards },
  { "options", { "section" }, start_options },
  { "term", { "p", "item", "cell", "b", "i", "right", "wrong" }, start_term },
  { "b", { "p", "item", "cell", "right", "wrong" }, start_markup },
  { "i", { "p", "item", "cell", "right", "wrong" }, start_markup },
  { NULL },
};
/* clang-format on */

static bool
may_stand_in (const HelpElement *element, const char *parent)
{
  if (parent == NULL)
    return element->parents[0] == NULL;

  for (unsigned i = 0; element->parents[i] != NULL; i++)
    if (strcmp (element->parents[i], parent) == 0)
      return true;

  return false;
}

static const HelpElement *
find_element (const HelpElement *elements, const char *name, const char *parent)
{
  for (; elements->name != NULL; elements++)
    if (strcmp (elements->name, name) == 0 && may_stand_in (elements, parent))
      return elements;

  return NULL;
}

static void
start_element (GMarkupParseContext *context, const char *name, const char **names,
               const char **values, gpointer user_data, GError **error)
{
  HelpParser *parser = user_data;
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : NULL;
  const HelpElement *element = NULL;

  /* the outermost element must fit the kind of file */
  if (parser->lessons != NULL)
    element = find_element (parser->elements, name, parent);
  if (element == NULL && (parser->lessons == NULL || parent != NULL))
    element = find_element (help_elements, name, parent);

  if (element != NULL)
    element->start (parser, name, names, values, error);
  else
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<%s> may not stand %s%s%s",
                 name, parent != NULL ? "in <" : "outermost", parent != NULL ? parent : "",
                 parent != NULL ? ">" : "");
}

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
end_cards (HelpParser *parser)
{
  g_auto (GStrv) codes = g_strsplit_set (parser->text->str, " \t\r\n", -1);

  for (unsigned i = 0; codes[i] != NULL; i++)
    if (codes[i][0] != '\0')
      g_ptr_array_add (last_line (parser)->cells, g_strdup (codes[i]));
}

static void
end_text (HelpParser *parser, const char *name)
{
  char *markup = join_lines (parser->text->str);

  g_ptr_array_add (last_line (parser)->cells, markup);
  if (strcmp (name, "p") == 0 && is_all_bold (markup))
    last_block (parser)->kind = HELP_HEADING;
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  HelpParser *parser = user_data;

  if (strcmp (name, "term") == 0)
    {
      g_string_append (parser->text, "</a>");
      return;
    }
  if (strcmp (name, "b") == 0 || strcmp (name, "i") == 0)
    {
      g_string_append_printf (parser->text, "</%s>", name);
      return;
    }
  if (parser->text == NULL)
    return;

  if (strcmp (name, "cards") == 0)
    end_cards (parser);
  else if (strcmp (name, "right") == 0 || strcmp (name, "wrong") == 0)
    parser->take_said (parser, name, join_lines (parser->text->str));
  else
    end_text (parser, name);
  g_string_free (g_steal_pointer (&parser->text), TRUE);
}

static void
add_text (GMarkupParseContext *context, const char *text, gsize length, gpointer user_data,
          GError **error)
{
  HelpParser *parser = user_data;

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

/* Checks links at the end, because they may point forward. */
static bool
check_refs (const HelpParser *parser, GHashTable *terms, GError **error)
{
  for (guint i = 0; i < parser->refs->len; i++)
    if (!g_hash_table_contains (terms, parser->refs->pdata[i]))
      {
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "there is no item '%s' for a term", (const char *) parser->refs->pdata[i]);
        return false;
      }

  return true;
}

bool
help_parser_run (HelpParser *parser, const char *xml, gssize length, const char *name,
                 GHashTable *terms, GError **error)
{
  g_autoptr (GPtrArray) refs = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&markup_parser, G_MARKUP_PREFIX_ERROR_POSITION, parser, NULL);
  bool good;

  parser->refs = refs;
  good = g_markup_parse_context_parse (context, xml, length, error)
         && g_markup_parse_context_end_parse (context, error) && check_refs (parser, terms, error);
  if (parser->text != NULL)
    g_string_free (parser->text, TRUE);
  if (!good)
    g_prefix_error (error, "%s: ", name);

  return good;
}

HelpBook *
help_book_parse (const char *xml, gssize length, const char *name, const Game *game, GError **error)
{
  g_autoptr (HelpBook) book = help_book_new ();
  HelpParser parser = { .game = game, .book = book };

  return help_parser_run (&parser, xml, length, name, book->terms, error) ? g_steal_pointer (&book)
                                                                          : NULL;
}

/* ---- The book of a game ---------------------------------------------------------------------- */

#define DEFAULT_LANGUAGE "en"

static GBytes *
load (const Game *game, const char *folder, const char *language, char **path, GError **error)
{
  *path = g_strdup_printf (RESOURCE_BASE "/%s/%s.%s.xml", folder, game->key, language);

  return g_resources_lookup_data (*path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

GBytes *
help_parser_load (const Game *game, const char *folder, char **path, GError **error)
{
  const char *const *languages = g_get_language_names ();
  GBytes *xml = NULL;

  *path = NULL;
  for (unsigned i = 0; languages[i] != NULL && xml == NULL; i++)
    {
      g_clear_pointer (path, g_free);
      xml = load (game, folder, languages[i], path, NULL);
    }

  if (xml == NULL)
    {
      g_clear_pointer (path, g_free);
      xml = load (game, folder, DEFAULT_LANGUAGE, path, error);
    }

  return xml;
}

HelpBook *
help_book_open (const Game *game, GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) xml = help_parser_load (game, "help", &path, error);

  if (xml == NULL)
    return NULL;

  return help_book_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), path, game,
                          error);
}
