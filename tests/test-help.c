/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "atout-help-page.h"
#include "help-book.h"

static const char *const languages[] = { "en", "de", "nl" };

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

static HelpBook *
open_book (const Game *game, const char *language)
{
  g_autoptr (GError) error = NULL;
  HelpBook *book;

  g_setenv ("LANGUAGE", language, TRUE);
  book = help_book_open (game, &error);
  g_setenv ("LANGUAGE", "", TRUE);
  g_assert_no_error (error);

  return book;
}

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
      const OptionInfo *info = &game->options[when->term[i].option];

      g_string_append_printf (outline, "%s%s=%s", i > 0 ? "|" : " when ", info->key,
                              info->values[when->term[i].value].key);
    }
  g_string_append_c (outline, '\n');
}

/* The book without its words: what translations have in common. */
static char *
make_outline (const Game *game, const HelpBook *book)
{
  static const char *const kinds[] = { "paragraph", "heading", "list", "table" };
  GString *outline = g_string_new (NULL);

  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);

      g_string_append_printf (outline, "section %s", section->id);
      add_when (outline, game, &section->when);
      for (guint j = 0; j < section->blocks->len; j++)
        {
          const HelpBlock *block = g_ptr_array_index (section->blocks, j);

          g_string_append_printf (outline, "  %s", kinds[block->kind]);
          add_when (outline, game, &block->when);
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

/* All languages have the same parts under the same house rules; glossaries may differ. */
static void
test_same_outline (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (HelpBook) first = open_book (game_at (g), languages[0]);
      g_autofree char *first_outline = make_outline (game_at (g), first);

      g_assert_cmpuint (first->sections->len, >, 3);
      for (guint i = 1; i < G_N_ELEMENTS (languages); i++)
        {
          g_autoptr (HelpBook) book = open_book (game_at (g), languages[i]);
          g_autofree char *outline = make_outline (game_at (g), book);

          g_test_message ("%s.%s", game_at (g)->key, languages[i]);
          /* There is one, it is not the English one instead. */
          g_assert_cmpstr (first_title (book), !=, first_title (first));
          g_assert_cmpstr (outline, ==, first_outline);
        }
    }
}

static void
check_line (const HelpBlock *block, const HelpLine *line)
{
  const HelpLine *first = g_ptr_array_index (block->lines, 0);

  g_assert_cmpuint (line->cells->len, ==, first->cells->len);
  for (guint i = 0; i < line->cells->len; i++)
    {
      const char *markup = g_ptr_array_index (line->cells, i);
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
    for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
      {
        g_autoptr (HelpBook) book = open_book (game_at (g), languages[i]);

        for (guint j = 0; j < book->sections->len; j++)
          {
            const HelpSection *section = g_ptr_array_index (book->sections, j);

            g_assert_cmpstr (section->title, !=, "");
            g_assert_cmpuint (section->blocks->len, >, 0);
            for (guint k = 0; k < section->blocks->len; k++)
              {
                const HelpBlock *block = g_ptr_array_index (section->blocks, k);

                g_assert_cmpuint (block->lines->len, >, 0);
                for (guint l = 0; l < block->lines->len; l++)
                  check_line (block, g_ptr_array_index (block->lines, l));
              }
          }
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

          g_assert_cmpuint (count_shown (block, options), >, 0);
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

      for (const OptionPreset *preset = game->presets; preset->key != NULL; preset++)
        {
          Options options = OPTIONS_DEFAULT;
          g_autoptr (GError) error = NULL;

          g_test_message ("%s: %s", game->key, preset->key);
          options_set_all (&options, game, preset->settings, &error);
          g_assert_no_error (error);
          for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
            {
              g_autoptr (HelpBook) book = open_book (game, languages[i]);

              check_not_empty (book, &options);
            }
          n_presets++;
        }
      g_assert_cmpuint (n_presets, >, 0);
    }
}

/* All text a reader of @widget sees. */
static void
add_labels (GString *text, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_labels (text, child);
}

static char *
shown_text (const char *settings, const char *language)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (atout_help_page_new ());
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  GString *text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);

  g_setenv ("LANGUAGE", language, TRUE);
  atout_help_page_show (ATOUT_HELP_PAGE (page), game, &options);
  g_setenv ("LANGUAGE", "", TRUE);
  add_labels (text, page);

  return g_string_free (text, FALSE);
}

static void
test_house_rules (void)
{
  g_autofree char *amsterdam = shown_text ("rules=amsterdam", "en");
  g_autofree char *rotterdam = shown_text ("rules=rotterdam", "en");

  g_assert_nonnull (strstr (amsterdam, "Undertrumping is forbidden"));
  g_assert_null (strstr (amsterdam, "Rotterdam"));
  g_assert_null (strstr (amsterdam, "you must undertrump"));

  g_assert_null (strstr (rotterdam, "Undertrumping is forbidden"));
  g_assert_null (strstr (rotterdam, "Amsterdam"));
  g_assert_nonnull (strstr (rotterdam, "Rotterdam"));
  g_assert_nonnull (strstr (rotterdam, "you must undertrump"));
}

static void
test_language (void)
{
  g_autofree char *english = shown_text ("", "eo");
  g_autofree char *german = shown_text ("", "de_AT:en");
  g_autofree char *dutch = shown_text ("", "eo:nl");

  g_assert_nonnull (strstr (english, "Which card must I play?"));
  g_assert_nonnull (strstr (german, "Was muss ich zugeben?"));
  g_assert_nonnull (strstr (dutch, "Welke kaart moet ik spelen?"));
}

/* ---- The widget ------------------------------------------------------------------------- */

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text, GtkAccessibleRole role)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0
      && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text, role);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
window_with_page (int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = atout_help_page_new ();
  Options options = OPTIONS_DEFAULT;

  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &options);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  return window;
}

static void
test_headings (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  const struct
  {
    const char *text;
    int level;
  } rows[] = { { "Klaverjassen", 1 }, { "The cards", 2 }, { "Choosing trumps", 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *label = find_label (window, rows[i].text, GTK_ACCESSIBLE_ROLE_HEADING);

      g_assert_nonnull (label);
      gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LEVEL, rows[i].level);
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

static double
get_top (GtkWidget *window, const char *title)
{
  GtkWidget *heading = find_label (window, title, GTK_ACCESSIBLE_ROLE_HEADING);
  graphene_rect_t bounds;

  g_assert_nonnull (heading);
  g_assert_true (gtk_widget_compute_bounds (heading, window, &bounds));

  return bounds.origin.y;
}

/* The contents lead to the section: it is on top, and has the focus. */
static void
test_contents (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  GtkWidget *button = find_button (window, "Counting");
  GtkWidget *heading = find_label (window, "Counting", GTK_ACCESSIBLE_ROLE_HEADING);

  g_assert_nonnull (button);
  g_assert_cmpfloat (get_top (window, "Counting"), >, 700);

  g_signal_emit_by_name (button, "clicked");
  gtk_test_widget_wait_for_draw (window);

  g_assert_cmpfloat (get_top (window, "Counting"), >=, 0);
  g_assert_cmpfloat (get_top (window, "Counting"), <, 60);
  g_assert_true (gtk_widget_is_focus (gtk_widget_get_parent (heading)));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who looks again keeps the place; under other house rules it begins at the top. */
static void
test_show_again (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  GtkWidget *page = gtk_window_get_child (GTK_WINDOW (window));
  Options options = OPTIONS_DEFAULT;
  double top;

  g_signal_emit_by_name (find_button (window, "The score sheet"), "clicked");
  gtk_test_widget_wait_for_draw (window);
  top = get_top (window, "The score sheet");

  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &options);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpfloat (get_top (window, "The score sheet"), ==, top);

  g_assert_true (options_set (&options, game_find ("klaverjas"), "four_kind", "all100", NULL));
  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &options);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpfloat (get_top (window, "Klaverjassen"), >=, 0);
  g_assert_cmpfloat (get_top (window, "Klaverjassen"), <, 60);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* All languages fit into a telephone's width, with any text at hand. */
static void
test_narrow (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *window;
      int minimum;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      window = window_with_page (360, 640);
      g_setenv ("LANGUAGE", "", TRUE);

      gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL,
                          -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
      g_assert_cmpint (gtk_widget_get_width (window), ==, 360);

      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  adw_init ();

  g_test_add_func ("/help/errors", test_errors);
  g_test_add_func ("/help/parse", test_parse);
  g_test_add_func ("/help/same-outline", test_same_outline);
  g_test_add_func ("/help/markup", test_markup);
  g_test_add_func ("/help/presets", test_presets);
  g_test_add_func ("/help/house-rules", test_house_rules);
  g_test_add_func ("/help/language", test_language);
  g_test_add_func ("/help/headings", test_headings);
  g_test_add_func ("/help/contents", test_contents);
  g_test_add_func ("/help/show-again", test_show_again);
  g_test_add_func ("/help/narrow", test_narrow);

  return g_test_run ();
}
