/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <pango/pango.h>

#include "add-tests.h"
#include "help-support.h"
#include "help/help-text.h"

#define OPENING_MAX 400 /* characters: as long as two pieces of advice at most */

/* ---- The parser ------------------------------------------------------------------------- */

typedef struct
{
  const char *what;
  const char *xml;
  int code;          /* GMarkupError */
  const char *names; /* what the message has to name */
} ErrorRow;

#define HELP(text) "<help game='klaverjas' title='T'>\n" text "</help>"
#define SECTION(text) HELP ("<section id='a' title='A'>\n" text "</section>")

static const ErrorRow error_rows[] = {
  { "no XML", "Klaverjassen", G_MARKUP_ERROR_PARSE, "line 1" },
  { "nothing", "", G_MARKUP_ERROR_EMPTY, "test.xml" },
  { "cut off", "<help game='klaverjas' title='T'>\n<section id='a' title='A'>",
    G_MARKUP_ERROR_PARSE, "line 2" },
  { "other game", "<help game='skat' title='T'/>", G_MARKUP_ERROR_INVALID_CONTENT, "'skat'" },
  { "no title", "<help game='klaverjas'/>", G_MARKUP_ERROR_MISSING_ATTRIBUTE, "title" },
  { "no id", HELP ("<section title='A'/>"), G_MARKUP_ERROR_MISSING_ATTRIBUTE, "id" },
  { "unknown element", SECTION ("<img/>"), G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<img>" },
  { "unknown attribute", SECTION ("<p style=''/>"), G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE, "style" },
  { "row outside of a table", SECTION ("<row/>"), G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<section>" },
  { "when on a cell", SECTION ("<table><row><cell when='deal=44'/></row></table>"),
    G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE, "when" },
  { "text outside of a paragraph", SECTION ("words"), G_MARKUP_ERROR_INVALID_CONTENT, "line 3" },
  { "unknown option", SECTION ("<p when='rule=rotterdam'>x</p>"), G_MARKUP_ERROR_INVALID_CONTENT,
    "'rule=rotterdam'" },
  { "unknown value", SECTION ("\n<p when='deal=44|rules=utrecht'>x</p>"),
    G_MARKUP_ERROR_INVALID_CONTENT, "line 4" },
  { "no value", SECTION ("<p when='rules'>x</p>"), G_MARKUP_ERROR_INVALID_CONTENT, "'rules'" },
  { "empty when", SECTION ("<p when=''>x</p>"), G_MARKUP_ERROR_INVALID_CONTENT, "'when'" },
  { "term without item", SECTION ("<p><term ref='roem'>x</term></p>"),
    G_MARKUP_ERROR_INVALID_CONTENT, "'roem'" },
  { "two items", SECTION ("<list><item id='roem'>x</item><item id='roem'>x</item></list>"),
    G_MARKUP_ERROR_INVALID_CONTENT, "'roem'" },
  { "unknown moment", HELP ("<section id='a' title='A' moments='play bid'/>"),
    G_MARKUP_ERROR_INVALID_CONTENT, "'bid'" },
};

static void
test_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (error_rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (HelpBook) book
          = help_book_parse (error_rows[i].xml, -1, "test.xml", game_find ("klaverjas"), &error);

      g_test_message ("%s: %s", error_rows[i].what, error != NULL ? error->message : "no error");
      g_assert_null (book);
      g_assert_error (error, G_MARKUP_ERROR, error_rows[i].code);
      g_assert_true (g_str_has_prefix (error->message, "test.xml: "));
      g_assert_nonnull (strstr (error->message, error_rows[i].names));
    }
}

static void
test_parse (void)
{
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  g_autoptr (HelpBook) book
      = help_book_parse (SECTION ("<p>Ace &amp;\n  <b>king</b> &lt; 1 </p><p><b>Title</b></p>"
                                  "<p><b>Not</b> a <b>title</b></p>"
                                  "<list when='deal=44|rules=rotterdam'><item>One</item></list>"
                                  "<table><row head='yes'><cell>A</cell><cell/></row></table>"),
                         -1, "test.xml", game, &error);
  const HelpSection *section;
  const HelpBlock *blocks[5];
  const HelpLine *line;

  g_assert_no_error (error);
  g_assert_cmpstr (book->title, ==, "T");
  g_assert_cmpuint (book->sections->len, ==, 1);
  section = g_ptr_array_index (book->sections, 0);
  g_assert_cmpstr (section->id, ==, "a");
  g_assert_cmpstr (section->title, ==, "A");
  g_assert_cmpuint (section->blocks->len, ==, G_N_ELEMENTS (blocks));
  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    {
      blocks[i] = g_ptr_array_index (section->blocks, i);
      g_assert_cmpuint (blocks[i]->lines->len, ==, 1);
    }

  line = g_ptr_array_index (blocks[0]->lines, 0);
  g_assert_cmpstr (g_ptr_array_index (line->cells, 0), ==, "Ace &amp; <b>king</b> &lt; 1");
  g_assert_cmpint (blocks[0]->kind, ==, HELP_PARAGRAPH);
  g_assert_cmpint (blocks[1]->kind, ==, HELP_HEADING);
  g_assert_cmpint (blocks[2]->kind, ==, HELP_PARAGRAPH);
  g_assert_cmpint (blocks[3]->kind, ==, HELP_LIST);
  g_assert_cmpint (blocks[4]->kind, ==, HELP_TABLE);

  line = g_ptr_array_index (blocks[4]->lines, 0);
  g_assert_true (line->head);
  g_assert_cmpuint (line->cells->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (line->cells, 1), ==, "");

  /* One alternative is enough. */
  g_assert_true (help_when_holds (&blocks[0]->when, &options));
  g_assert_false (help_when_holds (&blocks[3]->when, &options));
  g_assert_true (options_set (&options, game, "rules", "rotterdam", NULL));
  g_assert_true (help_when_holds (&blocks[3]->when, &options));
  g_assert_true (options_set (&options, game, "deal", "44", NULL));
  g_assert_true (help_when_holds (&blocks[3]->when, &options));
  g_assert_true (options_set (&options, game, "rules", "amsterdam", NULL));
  g_assert_true (help_when_holds (&blocks[3]->when, &options));
}

/* ---- The texts -------------------------------------------------------------------------- */

static const char *
first_title (const HelpBook *book)
{
  const HelpSection *section = g_ptr_array_index (book->sections, 0);

  return section->title;
}

static void
add_when (GString *outline, const Game *game, const HelpWhen *when)
{
  for (guint i = 0; i < when->n; i++)
    {
      const OptionInfo *info = &game->options->list[when->term[i].option];

      g_string_append_printf (outline, "%s%s=%s", i > 0 ? "|" : " when ", info->key,
                              info->values[when->term[i].value].key);
    }
  g_string_append_c (outline, '\n');
}

static void
add_cards (GString *outline, const HelpBlock *block)
{
  const HelpLine *line = g_ptr_array_index (block->lines, 0);

  g_string_append_printf (outline, "    %u by %u:", block->winner,
                          block->by != NULL ? g_strv_length (block->by) : 0);
  for (guint i = 0; i < line->cells->len; i++)
    g_string_append_printf (outline, " %s", (const char *) g_ptr_array_index (line->cells, i));
}

/* The book without its words: what translations have in common. */
static char *
make_outline (const Game *game, const HelpBook *book)
{
  static const char *const kinds[]
      = { "paragraph", "heading", "list", "table", "cards", "options" };
  GString *outline = g_string_new (NULL);

  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);

      g_autofree char *moments = g_strjoinv (" ", section->moments);

      g_string_append_printf (outline, "section %s for %s", section->id, moments);
      add_when (outline, game, &section->when);
      for (guint j = 0; j < section->blocks->len; j++)
        {
          const HelpBlock *block = g_ptr_array_index (section->blocks, j);

          g_string_append_printf (outline, "  %s", kinds[block->kind]);
          add_when (outline, game, &block->when);
          if (block->kind == HELP_CARDS)
            add_cards (outline, block);
          for (guint k = 0; block->kind != HELP_LIST && k < block->lines->len; k++)
            {
              const HelpLine *line = g_ptr_array_index (block->lines, k);

              g_string_append_printf (outline, "    %s%u", line->head ? "head " : "",
                                      line->cells->len);
              add_when (outline, game, &line->when);
            }
        }
    }

  return g_string_free (outline, FALSE);
}

/* All languages have the same parts under the same house rules. */
static void
test_same_outline (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (HelpBook) first = help_support_open (game_at (g), help_languages[0]);
      g_autofree char *first_outline = make_outline (game_at (g), first);

      g_assert_cmpuint (first->sections->len, >, 3);
      for (guint i = 1; help_languages[i] != NULL; i++)
        {
          g_autoptr (HelpBook) book = help_support_open (game_at (g), help_languages[i]);
          g_autofree char *outline = make_outline (game_at (g), book);

          g_test_message ("%s.%s", game_at (g)->key, help_languages[i]);
          /* There is one, it is not the English one instead. */
          g_assert_cmpstr (first_title (book), !=, first_title (first));
          g_assert_cmpstr (outline, ==, first_outline);
        }
    }
}

/* Links are for labels only, Pango does not know them. */
static char *
drop_links (const char *markup)
{
  g_autoptr (GRegex) regex = g_regex_new ("</?a( [^>]*)?>", 0, 0, NULL);

  return g_regex_replace_literal (regex, markup, -1, 0, "", 0, NULL);
}

static void
check_line (const HelpBlock *block, const HelpLine *line)
{
  const HelpLine *first = g_ptr_array_index (block->lines, 0);

  g_assert_cmpuint (line->cells->len, ==, first->cells->len);
  for (guint i = 0; i < line->cells->len; i++)
    {
      g_autofree char *markup = drop_links (g_ptr_array_index (line->cells, i));
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (pango_parse_markup (markup, -1, 0, NULL, &text, NULL, &error));
      g_assert_no_error (error);
      g_assert_true (g_utf8_validate (text, -1, NULL));
      /* Only cells may be empty. */
      g_assert_true (block->kind == HELP_TABLE || *text != '\0');
    }
}

static void
test_markup (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint i = 0; help_languages[i] != NULL; i++)
      {
        g_autoptr (HelpBook) book = help_support_open (game_at (g), help_languages[i]);

        for (guint j = 0; j < book->sections->len; j++)
          {
            const HelpSection *section = g_ptr_array_index (book->sections, j);

            g_assert_cmpstr (section->title, !=, "");
            g_assert_cmpuint (section->blocks->len, >, 0);
            for (guint k = 0; k < section->blocks->len; k++)
              {
                const HelpBlock *block = g_ptr_array_index (section->blocks, k);

                g_assert_true (block->lines->len > 0 || block->kind == HELP_OPTION);
                for (guint l = 0; l < block->lines->len; l++)
                  check_line (block, g_ptr_array_index (block->lines, l));
              }
          }
      }
}

/* ---- Words of the deck -------------------------------------------------------------------- */

typedef struct
{
  const char *markup;
  DeckSuits suits;
  const char *filled;
} FillRow;

static const FillRow fill_rows[] = {
  { "You hold {JH}.", SUITS_FRENCH, "You hold jack of hearts." },
  { "You hold {JH}.", SUITS_GERMAN, "You hold Unter of hearts." },
  { "{JH} wins. {JH}: “Roem!” {JH}, 1. {JH}", SUITS_FRENCH,
    "Jack of hearts wins. Jack of hearts: “Roem!” Jack of hearts, 1. Jack of hearts" },
  { "of {JH} … {JH}; {JH}", SUITS_FRENCH, "of jack of hearts … jack of hearts; jack of hearts" },
  { "a {jack|Unter}", SUITS_FRENCH, "a jack" },
  { "a {jack|Unter}", SUITS_GERMAN, "a Unter" },
  { "{in ♠|in leaves}", SUITS_FRENCH, "in ♠\uFE0E" },
  { "{in ♠|in leaves}", SUITS_GERMAN, "in leaves" },
  { "♦ ten", SUITS_FRENCH, "♦\uFE0E ten" },
  { "♦ ten", SUITS_GERMAN, "bells ten" },
  { "<a href=\"#a\">x</a>", SUITS_GERMAN,
    "<a href=\"#a\" title=\"A – Ober of &lt;bells&gt;\">x</a>" },
};

static void
test_fill (void)
{
  const Game *game = game_find ("klaverjas");
  g_autoptr (HelpBook) book = help_book_parse (
      SECTION ("<list><item id='a'><b>A</b> – {queen|Ober} of &lt;♦&gt;</item></list>"), -1,
      "test.xml", game, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fill_rows); i++)
    {
      g_autofree char *filled = help_text_fill (
          book, fill_rows[i].markup, game_pack (game, &OPTIONS_DEFAULT), fill_rows[i].suits);

      g_assert_cmpstr (filled, ==, fill_rows[i].filled);
    }
}

/* ---- Words and links of all books --------------------------------------------------------- */

typedef void (*VisitCell) (const HelpBook *book, const HelpBlock *block, const char *cell,
                           const Options *options, gpointer data);

/* Every text and every card that is shown under @options. */
static void
visit_cells (const HelpBook *book, const Options *options, VisitCell visit, gpointer data)
{
  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);

      for (guint j = 0; help_when_holds (&section->when, options) && j < section->blocks->len; j++)
        {
          const HelpBlock *block = g_ptr_array_index (section->blocks, j);

          for (guint k = 0; help_when_holds (&block->when, options) && k < block->lines->len; k++)
            {
              const HelpLine *line = g_ptr_array_index (block->lines, k);

              for (guint l = 0; help_when_holds (&line->when, options) && l < line->cells->len; l++)
                visit (book, block, g_ptr_array_index (line->cells, l), options, data);
            }
        }
    }
}

typedef struct
{
  const Game *game;
  GHashTable *linked;
} Visit;

/* Cards are in the pack, nothing is left in braces, and links lead to an item that is there. */
static void
check_cell (const HelpBook *book, const HelpBlock *block, const char *cell, const Options *options,
            gpointer data)
{
  Visit *visit = data;
  const Pack *pack = game_pack (visit->game, options);

  if (block->kind == HELP_CARDS)
    {
      g_assert_cmpuint (pack_find (pack, cell, (unsigned) strlen (cell)), !=, CARD_NONE);
      return;
    }

  for (DeckSuits suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
    {
      g_autofree char *filled = help_text_fill (book, cell, pack, suits);
      g_auto (GStrv) links = g_strsplit (filled, "<a href=\"#", -1);

      g_assert_null (strpbrk (filled, "{}|"));
      for (guint i = 1; links[0] != NULL && links[i] != NULL; i++)
        {
          char *id = g_strndup (links[i], strcspn (links[i], "\""));
          const HelpLine *line = g_hash_table_lookup (book->terms, id);

          g_assert_nonnull (line);
          g_assert_true (help_when_holds (&line->when, options));
          g_hash_table_add (visit->linked, id);
        }
    }
}

/* Calls @visit under each preset, and with each single value of each option that is valid. */
static void
visit_options (const Game *game, const HelpBook *book, VisitCell visit, gpointer data)
{
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    {
      Options base = OPTIONS_DEFAULT;

      g_assert_true (options_set_all (&base, game, preset->settings, NULL));
      visit_cells (book, &base, visit, data);
      for (guint i = 0; i < options_count (game); i++)
        for (guint value = 0; value < option_count_values (&game->options->list[i]); value++)
          {
            Options options = base;

            options.value[i] = (uint8_t) value;
            if (options_validate (&options, game, NULL))
              visit_cells (book, &options, visit, data);
          }
    }
}

/* ---- House rules -------------------------------------------------------------------------- */

static void
add_cell (const HelpBook *book, const HelpBlock *block, const char *cell, const Options *options,
          gpointer data)
{
  g_string_append_printf (data, "%s\n", cell);
}

/* Everything that is shown under @base with @value of @option; NULL when that may not be chosen. */
static char *
text_with (const Game *game, const HelpBook *book, const Options *base, guint option, guint value)
{
  Options options = *base;
  GString *text;

  options.value[option] = (uint8_t) value;
  if (!options_validate (&options, game, NULL))
    return NULL;

  text = g_string_new (NULL);
  visit_cells (book, &options, add_cell, text);

  return g_string_free (text, FALSE);
}

/*
 * Under @base each value of an option that does something has a text of its own, and those of an
 * option that does nothing have the same.
 */
static void
check_told (const Game *game, const HelpBook *book, const Options *base)
{
  g_autofree char *settings = options_to_string (base, game);

  for (guint i = 0; i < options_count (game); i++)
    {
      g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint value = 0; value < option_count_values (&game->options->list[i]); value++)
        {
          char *text = text_with (game, book, base, i, value);

          if (text == NULL)
            continue;

          g_test_message ("%s %s: %s=%s", game->key, settings, game->options->list[i].key,
                          game->options->list[i].values[value].key);
          if (g_hash_table_size (texts) > 0)
            g_assert_cmpint (g_hash_table_contains (texts, text), !=,
                             options_matters (base, game, i));
          g_hash_table_add (texts, text);
        }
    }
}

/* Every house rule is explained, whatever else is chosen, and none where there is nothing of it. */
static void
test_house_rules (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      const Game *game = game_at (g);
      g_autoptr (HelpBook) book = help_support_open (game, "en");

      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        for (guint i = 0; i < options_count (game); i++)
          for (guint value = 0; value < option_count_values (&game->options->list[i]); value++)
            {
              Options base = OPTIONS_DEFAULT;

              g_assert_true (options_set_all (&base, game, preset->settings, NULL));
              base.value[i] = (uint8_t) value;
              if (options_validate (&base, game, NULL))
                check_told (game, book, &base);
            }
    }
}

/* All languages explain the same words, and every explanation is reached from the text. */
static void
test_terms (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      guint n_terms = 0;

      for (guint i = 0; help_languages[i] != NULL; i++)
        {
          g_autoptr (HelpBook) book = help_support_open (game_at (g), help_languages[i]);
          g_autoptr (GHashTable) linked
              = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          Visit visit = { game_at (g), linked };
          GHashTableIter iter;
          gpointer id;

          g_test_message ("%s.%s", game_at (g)->key, help_languages[i]);
          visit_options (game_at (g), book, check_cell, &visit);
          g_hash_table_iter_init (&iter, book->terms);
          while (g_hash_table_iter_next (&iter, &id, NULL))
            {
              g_test_message ("%s", (const char *) id);
              g_assert_true (g_hash_table_contains (linked, id));
            }

          /* with the links equal to the items, this makes the items of all languages equal */
          if (i == 0)
            n_terms = g_hash_table_size (book->terms);
          g_assert_cmpuint (n_terms, >, 10);
          g_assert_cmpuint (g_hash_table_size (book->terms), ==, n_terms);
        }
    }
}

static char *
list_terms (const HelpBook *book)
{
  GList *ids = g_list_sort (g_hash_table_get_keys (book->terms), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  for (GList *l = ids; l != NULL; l = l->next)
    g_string_append_printf (text, "%s ", (const char *) l->data);
  g_list_free (ids);

  return g_string_free (text, FALSE);
}

static void
test_same_terms (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (HelpBook) first = help_support_open (game_at (g), help_languages[0]);
      g_autofree char *first_terms = list_terms (first);

      for (guint i = 1; help_languages[i] != NULL; i++)
        {
          g_autoptr (HelpBook) book = help_support_open (game_at (g), help_languages[i]);
          g_autofree char *terms = list_terms (book);

          g_assert_cmpstr (terms, ==, first_terms);
        }
    }
}

/* Whatever somebody may do, some section is about it; passing is a part of other things. */
static void
test_moments (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (HelpBook) book = help_support_open (game_at (g), "en");

      for (const VerbInfo *verb = game_at (g)->verbs; verb->name != NULL; verb++)
        {
          gboolean found = verb->verb == VERB_PASS;

          g_test_message ("%s: %s", game_at (g)->key, verb->name);
          for (guint i = 0; i < book->sections->len; i++)
            {
              const HelpSection *section = g_ptr_array_index (book->sections, i);

              found = found || g_strv_contains ((const char *const *) section->moments, verb->name);
            }
          g_assert_true (found);
        }
    }
}

/* ---- Keys --------------------------------------------------------------------------------- */

/* What the list of all shortcuts calls keys and what the help books do; NULL: not of the table. */
static const struct
{
  const char *accelerator;
  const char *cell;
  gboolean is_rare; /* for the one game that has so many calls */
} keys[] = {
  { "Left Right", "← →" },
  { "1...9", "1 … 9" },
  { "<Control><Shift>Left <Control><Shift>Right", "Ctrl+Shift+← →" },
  { "o", "O" },
  { "Return space", "Enter or Space" },
  { "b", "B" },
  { "Left Right Up Down", "← → ↑ ↓", TRUE },
  { "Page_Up Page_Down", "Page Up, Page Down", TRUE },
  { "a", "A" },
  { "<Control>z", "Ctrl+Z" },
  { "<Control><Shift>z", "Ctrl+Shift+Z" },
  { "l", "L" },
  { "<Control>l", "Ctrl+L" },
  { "c", "C" },
  { "e", "E" },
  { "s", "S" },
  { "t", "T" },
  { "<Control>n", "Ctrl+N" },
  { "<Control>h", "Ctrl+H" },
  { "<Control>o", "Ctrl+O" },
  { "<Control>s", "Ctrl+S" },
  { "<Control>Left <Control>Right", NULL },
  { "Home End", NULL },
  { "<Control>Page_Up <Control>Page_Down", NULL },
  { "h", "H" },
  { "v", NULL },
  { "p", NULL },
  { "r", NULL },
  { "m", NULL },
  { "w", NULL },
  { "n", NULL },
  { "x", NULL },
  { "F9", "F9" },
  { "F1", "F1" },
  { "Escape", "Esc" },
  { "<Control>comma", "Ctrl+," },
  { "<Control>question", "Ctrl+?" },
  { "F10", NULL },
  { "F11", "F11" },
  { "<Control>w", NULL },
  { "<Control>q", NULL },
};

/* The keys of all rows of the window with shortcuts. */
static GPtrArray *
read_accelerators (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "src", "app", "window",
                                                 "atout-shortcuts.c", NULL);
  g_autoptr (GRegex) row = g_regex_new ("^  \\{ \"([^\"]+)\",\\s+NC_ \\(\"shortcut window\"",
                                        G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (row, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_ptr_array_add (found, g_match_info_fetch (match, 1));

  return found;
}

static gboolean
has_key (const HelpSection *section, const char *cell)
{
  for (guint i = 0; i < section->blocks->len; i++)
    {
      const HelpBlock *block = g_ptr_array_index (section->blocks, i);

      for (guint j = 0; j < block->lines->len; j++)
        {
          const HelpLine *line = g_ptr_array_index (block->lines, j);

          if (strcmp (g_ptr_array_index (line->cells, 0), cell) == 0)
            return TRUE;
        }
    }

  return FALSE;
}

/* Every key in the list of all shortcuts is in the help books, but for games without it. */
static void
test_keys (void)
{
  g_autoptr (GPtrArray) accelerators = read_accelerators ();

  g_assert_cmpuint (accelerators->len, >, 20);
  for (guint i = 0; i < accelerators->len; i++)
    {
      const char *accelerator = g_ptr_array_index (accelerators, i);
      guint n_books = 0, n_games = 0, key = 0;

      g_test_message ("%s", accelerator);
      while (key < G_N_ELEMENTS (keys) && strcmp (keys[key].accelerator, accelerator) != 0)
        key++;
      g_assert_cmpuint (key, <, G_N_ELEMENTS (keys));

      for (; keys[key].cell != NULL && game_at (n_games) != NULL; n_games++)
        {
          g_autoptr (HelpBook) book = help_support_open (game_at (n_games), "en");

          n_books += has_key (help_support_section (book, "keys"), keys[key].cell);
        }
      g_assert_cmpuint (n_books, ==, keys[key].is_rare ? 1 : n_games);
    }
}

/* ---- What is shown ---------------------------------------------------------------------- */

static guint
count_shown (const HelpBlock *block, const Options *options)
{
  guint n = 0;

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      n += !line->head && help_when_holds (&line->when, options);
    }

  return n;
}

/* Under no preset there is a table, list or section without content. */
static void
check_not_empty (const HelpBook *book, const Options *options)
{
  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);
      guint n_blocks = 0;

      if (!help_when_holds (&section->when, options))
        continue;

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const HelpBlock *block = g_ptr_array_index (section->blocks, j);

          if (!help_when_holds (&block->when, options))
            continue;

          g_assert_true (block->kind == HELP_OPTION || count_shown (block, options) > 0);
          n_blocks++;
        }
      g_assert_cmpuint (n_blocks, >, 0);
    }
}

static void
test_presets (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      const Game *game = game_at (g);
      guint n_presets = 0;

      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        {
          Options options = OPTIONS_DEFAULT;
          g_autoptr (GError) error = NULL;

          g_test_message ("%s: %s", game->key, preset->key);
          options_set_all (&options, game, preset->settings, &error);
          g_assert_no_error (error);
          for (guint i = 0; help_languages[i] != NULL; i++)
            {
              g_autoptr (HelpBook) book = help_support_open (game, help_languages[i]);

              check_not_empty (book, &options);
            }
          n_presets++;
        }
      g_assert_cmpuint (n_presets, >, 0);
    }
}

/* Counts full stops, question and exclamation marks at the end of words. */
static guint
count_sentences (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += strchr (".?!", text[0]) != NULL && strchr (" \n", text[1]) != NULL;

  return n;
}

#define HEADINGS 2 /* "Goal.", "Cards." */

/*
 * An explained first deal begins with the aim, the order of the cards and their values, in every
 * number of players.
 */
static void
check_opening (const Game *game, guint mode)
{
  const Options options = { { (guint8) mode } };

  for (DeckSuits suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
    {
      g_autofree char *opening = help_text_make_opening (game, &options, suits);

      g_test_message ("%s", opening);
      g_assert_null (strpbrk (opening, "<>{}|&"));
      g_assert_cmpint (g_utf8_strlen (opening, -1), >, 80);
      g_assert_cmpint (g_utf8_strlen (opening, -1), <, OPENING_MAX);
      g_assert_cmpuint (count_sentences (opening), ==, HEADINGS + 3);
    }
}

static void
test_opening (void)
{
  for (guint i = 0; help_languages[i] != NULL; i++)
    {
      g_setenv ("LANGUAGE", help_languages[i], TRUE);
      for (guint g = 0; game_at (g) != NULL; g++)
        for (guint mode = 0; mode < option_count_values (&game_at (g)->options->list[0]); mode++)
          check_opening (game_at (g), mode);
    }
  g_setenv ("LANGUAGE", "", TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/help-books", test_errors, test_parse, test_same_outline, test_markup, test_fill,
             test_house_rules, test_terms, test_same_terms, test_moments, test_keys, test_presets,
             test_opening);

  return g_test_run ();
}
