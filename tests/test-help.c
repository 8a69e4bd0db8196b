/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "add-tests.h"
#include "decks/atout-deck.h"
#include "view/help/atout-help-page.h"
#include "view/help/help-blocks.h"
#include "view-support.h"
#include "view/widgets/atout-page.h"

static const char *const languages[] = { "en", "de", "nl" };

/* ---- What is shown ---------------------------------------------------------------------- */

static void
wait_for_text (GtkWidget *window)
{
  view_wait_for_draw (window);
  view_wait_for_draw (window);
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
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = atout_help_page_new ();
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  GString *text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);

  g_setenv ("LANGUAGE", language, TRUE);
  atout_help_page_show (ATOUT_HELP_PAGE (page), game, &options, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_text (window);
  g_setenv ("LANGUAGE", "", TRUE);
  add_labels (text, page);
  gtk_window_destroy (GTK_WINDOW (window));

  return g_string_free (text, FALSE);
}

static void
test_house_rules (void)
{
  g_autofree char *amsterdam = shown_text ("rules=amsterdam", "en");
  g_autofree char *rotterdam = shown_text ("rules=rotterdam", "en");

  g_assert_nonnull (strstr (amsterdam, "Undertrumping is forbidden"));
  g_assert_null (strstr (amsterdam, "In the Rotterdam game"));
  g_assert_null (strstr (amsterdam, "you must undertrump"));

  g_assert_null (strstr (rotterdam, "Undertrumping is forbidden"));
  g_assert_null (strstr (rotterdam, "In the Amsterdam game"));
  g_assert_nonnull (strstr (rotterdam, "In the Rotterdam game"));
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
window_with_game (const Game *game, const char *settings, int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = atout_help_page_new ();
  Options options = OPTIONS_DEFAULT;

  g_assert_true (options_set_all (&options, game, settings, NULL));
  atout_help_page_show (ATOUT_HELP_PAGE (page), game, &options, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_text (window);

  return window;
}

static GtkWidget *
window_with_page (int width, int height)
{
  return window_with_game (game_find ("klaverjas"), "", width, height);
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

/* The text is built in parts: a section is not complete in the first frame, all are in the end. */
static void
test_growth (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = atout_help_page_new ();

  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &OPTIONS_DEFAULT, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (view_is_grown (page));
  wait_for_text (window);
  g_assert_nonnull (find_label (window, "Counting", GTK_ACCESSIBLE_ROLE_HEADING));
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
  wait_for_text (window);

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
  wait_for_text (window);
  top = get_top (window, "The score sheet");

  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &options, NULL);
  wait_for_text (window);
  g_assert_cmpfloat (get_top (window, "The score sheet"), ==, top);

  g_assert_true (options_set (&options, game_find ("klaverjas"), "four_kind", "all100", NULL));
  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &options, NULL);
  wait_for_text (window);
  g_assert_cmpfloat (get_top (window, "Klaverjassen"), >=, 0);
  g_assert_cmpfloat (get_top (window, "Klaverjassen"), <, 60);

  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_text (GtkWidget *widget, const char *part)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, part);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static double
get_top_of (GtkWidget *window, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));

  return bounds.origin.y;
}

/* A link leads to the explanation, which has the focus; there is a way back to the same line. */
static void
test_term (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  AtoutHelpPage *page = ATOUT_HELP_PAGE (gtk_window_get_child (GTK_WINDOW (window)));
  GtkWidget *text = find_text (window, "it is nat");
  GtkWidget *item = find_text (window, "nat – set");
  GtkWidget *back = find_button (window, "Back to where you were");
  gboolean followed = FALSE;
  double top = get_top_of (window, text);

  g_assert_false (gtk_widget_get_visible (back));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (text)), "title=\"nat – set"));
  g_signal_emit_by_name (text, "activate-link", "#nat", &followed);
  wait_for_text (window);
  g_assert_true (followed);
  g_assert_true (gtk_widget_is_focus (item));
  g_assert_cmpfloat (get_top_of (window, item), >=, 0);
  g_assert_cmpfloat (get_top_of (window, item), <, 700);
  g_assert_true (gtk_widget_get_visible (back));

  g_signal_emit_by_name (back, "clicked");
  wait_for_text (window);
  g_assert_cmpfloat (get_top_of (window, text), ==, top);
  g_assert_true (gtk_widget_is_focus (text));
  g_assert_false (gtk_widget_get_visible (back));
  g_assert_false (atout_page_go_back (ATOUT_PAGE (page)));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A link of the first section works while the section that it leads to is not there yet. */
static void
test_early_link (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = atout_help_page_new ();
  gboolean followed = FALSE;
  GtkWidget *text;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  atout_help_page_show (ATOUT_HELP_PAGE (page), game_find ("klaverjas"), &OPTIONS_DEFAULT, NULL);
  text = find_text (window, "The cards are worth 152 and the last trick 10.");
  g_assert_null (find_text (window, "nat – set"));

  g_signal_emit_by_name (text, "activate-link", "#nat", &followed);
  wait_for_text (window);
  g_assert_true (followed);
  g_assert_true (gtk_widget_is_focus (find_text (window, "nat – set")));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Tab comes to each link of a text, in both directions; nothing is selected by that. */
static void
test_tab (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  GtkWidget *page = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *text = find_text (window, "The cards are worth 152 and the last trick 10.");
  static const char *const links[] = { NULL, "#roem", "#run", "#maker", "#nat" };
  gboolean selects;

  while (!gtk_widget_is_focus (text))
    g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_assert_true (gtk_widget_is_focus (text));
      g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (text), NULL, NULL));
      g_assert_cmpstr (gtk_label_get_current_uri (GTK_LABEL (text)), ==, links[i]);
      g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD));
    }

  while (!gtk_widget_is_focus (text))
    g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_BACKWARD));
  for (guint i = G_N_ELEMENTS (links); i-- > 1;)
    {
      g_assert_true (gtk_widget_child_focus (page, GTK_DIR_TAB_BACKWARD));
      g_assert_true (gtk_widget_is_focus (text));
      g_assert_cmpstr (gtk_label_get_current_uri (GTK_LABEL (text)), ==, links[i]);
    }

  /* which is not the whole program's business */
  g_object_get (gtk_widget_get_settings (window), "gtk-label-select-on-focus", &selects, NULL);
  g_assert_true (selects);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Pictures say what is on them, in the words of the deck, as the text does. */
static void
test_deck (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  g_autoptr (AtoutDeck) german = atout_deck_new_builtin ();
  GtkWidget *cards;

  g_assert_nonnull (find_text (window, "You lead the jack of spades"));
  cards = gtk_widget_get_next_sibling (find_text (window, "These are your cards"));
  gtk_test_accessible_assert_property (
      cards, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "jack of spades; ace of spades; king of spades; ten of clubs; nine of clubs; eight of clubs; "
      "king of diamonds; nine of diamonds");
  cards = gtk_widget_get_next_sibling (find_text (window, "You lead the jack of spades"));
  gtk_test_accessible_assert_property (
      cards, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "You: jack of spades, which wins the trick; Left: ten of spades; Partner: queen of spades; "
      "Right: seven of spades");

  atout_deck_set_suits (german, SUITS_GERMAN);
  atout_help_page_set_deck (ATOUT_HELP_PAGE (gtk_window_get_child (GTK_WINDOW (window))), german);
  wait_for_text (window);
  g_assert_nonnull (find_text (window, "You lead the Unter of leaves"));
  g_assert_null (find_text (window, "queen of"));
  cards = gtk_widget_get_next_sibling (find_text (window, "You lead the Unter of leaves"));
  gtk_test_accessible_assert_property (
      cards, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "You: Unter of leaves, which wins the trick; Left: ten of leaves; Partner: Ober of leaves; "
      "Right: seven of leaves");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The house rules say what holds and what else there is. */
static void
test_options (void)
{
  GtkWidget *window = window_with_page (1000, 700);

  g_assert_nonnull (find_text (window, "When you must trump\nAmsterdam: free while your partner is "
                                       "winning. Or: Rotterdam: always trump"));

  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
fill_in_parts (const HelpSection *section, const HelpContext *context, guint most)
{
  GtkWidget *box = g_object_ref_sink (help_section_new (section, context));
  GString *text = g_string_new (NULL);
  guint part = 0;

  do
    part = help_section_add (GTK_BOX (box), section, context, part, most);
  while (part != 0);
  add_labels (text, box);
  g_object_unref (box);

  return g_string_free (text, FALSE);
}

static gboolean
never_follow (GtkLabel *label G_GNUC_UNUSED, const char *uri G_GNUC_UNUSED,
              gpointer reader G_GNUC_UNUSED)
{
  return FALSE;
}

/* A section that grows line by line has the same text as one that is filled at once. */
static void
test_parts (void)
{
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  g_autoptr (HelpBook) book = help_book_open (game, &error);
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  const HelpContext context = { book, game, &options, deck, G_OBJECT (deck), never_follow };

  g_assert_no_error (error);
  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);
      g_autofree char *whole = fill_in_parts (section, &context, G_MAXUINT);
      g_autofree char *by_line = fill_in_parts (section, &context, 1);

      g_assert_cmpstr (by_line, ==, whole);
    }
}

/* A section that was just built is gone to when it has a place, after a first frame. */
static gboolean
is_on_top (GtkWidget *window)
{
  double top = get_top (window, "Roem");

  return top >= 0 && top < 60;
}

/* A new moment turns to its section, the same moment leaves the reader alone. */
static void
test_moment (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  AtoutHelpPage *page = ATOUT_HELP_PAGE (gtk_window_get_child (GTK_WINDOW (window)));
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;

  options_set_all (&options, game, "deals=8", NULL);
  atout_help_page_show (page, game, &options, "silent roem");
  while (!is_on_top (window))
    g_main_context_iteration (NULL, TRUE);

  g_signal_emit_by_name (find_button (window, "The score sheet"), "clicked");
  wait_for_text (window);
  atout_help_page_show (page, game, &options, "silent roem");
  wait_for_text (window);
  g_assert_cmpfloat (get_top (window, "The score sheet"), <, 60);

  atout_help_page_show (page, game, &options, "play");
  wait_for_text (window);
  g_assert_cmpfloat (get_top (window, "Which card must I play?"), >=, 0);
  g_assert_cmpfloat (get_top (window, "Which card must I play?"), <, 60);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page of @form of @game is about that, by its title and in its text, and back leads here. */
static void
check_form (GtkWidget *window, AtoutHelpPage *page, const Game *game, const GameForm *form)
{
  GtkWidget *title = find_label (window, form->title, GTK_ACCESSIBLE_ROLE_LABEL);

  g_signal_emit_by_name (gtk_widget_get_ancestor (title, GTK_TYPE_BUTTON), "clicked");
  wait_for_text (window);
  g_assert_true (atout_help_page_get_game (page) == game);
  g_assert_cmpstr (game_form (game, atout_help_page_get_options (page)).key, ==, form->key);
  g_assert_cmpstr (atout_page_get_subtitle (ATOUT_PAGE (page)), ==, form->title);
  g_assert_nonnull (find_label (window, form->title, GTK_ACCESSIBLE_ROLE_HEADING));
  g_assert_nonnull (find_label (window, "In a minute", GTK_ACCESSIBLE_ROLE_HEADING));
  g_assert_true (atout_page_go_back (ATOUT_PAGE (page)));
  g_assert_null (atout_help_page_get_game (page));
}

/* All that is played is there, each opens its page, and back leads to the overview. */
static void
test_overview (void)
{
  GtkWidget *window = window_with_page (1000, 700);
  AtoutHelpPage *page = ATOUT_HELP_PAGE (gtk_window_get_child (GTK_WINDOW (window)));
  GameForm form;

  atout_help_page_show_overview (page);
  g_assert_null (atout_help_page_get_game (page));
  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint j = 0; game_form_at (game_at (i), j, &form); j++)
      check_form (window, page, game_at (i), &form);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* All games in all languages fit into a telephone's width, with any text at hand. */
static void
test_narrow (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
      {
        GtkWidget *window;
        int minimum;

        g_setenv ("LANGUAGE", languages[i], TRUE);
        window = window_with_game (game_at (g), "", 360, 640);
        g_setenv ("LANGUAGE", "", TRUE);

        g_test_message ("%s.%s", game_at (g)->key, languages[i]);
        gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL,
                            -1, &minimum, NULL, NULL, NULL);
        g_assert_cmpint (minimum, <=, 360);
        g_assert_cmpint (gtk_widget_get_width (window), ==, 360);

        gtk_window_destroy (GTK_WINDOW (window));
      }
}

/* How many names below cards @widget has; each of them can be read. */
static guint
count_captions (GtkWidget *widget)
{
  guint n = 0;

  if (gtk_widget_has_css_class (widget, "help-caption"))
    {
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
      n++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_captions (child);

  return n;
}

/* However many play to a trick, a telephone has room for their names, in two rows if need be. */
static void
test_captions (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
  } rows[] = {
    { "fiftysix", "players=8" },
    { "zensern", "mode=4d" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
      {
        GtkWidget *window;

        g_test_message ("%s %s %s", rows[i].game, rows[i].settings, languages[l]);
        g_setenv ("LANGUAGE", languages[l], TRUE);
        window = window_with_game (game_find (rows[i].game), rows[i].settings, 360, 640);
        g_setenv ("LANGUAGE", "", TRUE);
        g_assert_cmpuint (count_captions (window), >=, 9);

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

  ADD_TESTS ("/help", test_house_rules, test_language, test_headings, test_growth, test_contents,
             test_show_again, test_term, test_early_link, test_tab, test_deck, test_options,
             test_parts, test_moment, test_overview, test_narrow, test_captions);

  return g_test_run ();
}
