/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Choosing a deck for a game, looking at its cards, decks of others and decks that are no good.
 *
 * The decks of others are made here: “Plain” has all cards of a pack of 52 in one colour, “Few”
 * has aces alone, “Broken” has no pictures, “Named” has German suits and tells whom a card shows.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/decks/atout-deck-card.h"
#include "app/decks/atout-deck-gallery.h"
#include "app/decks/atout-deck-picker.h"
#include "app/decks/atout-deck-preview.h"
#include "app/decks/atout-deck-row.h"
#include "app/decks/atout-game-deck.h"
#include "app/decks/deck-settings.h"
#include "app/preferences/atout-preferences.h"
#include "app/settings/settings-part.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/atout-host.h"
#include "app/widgets/atout-messages.h"
#include "app/widgets/atout-switch-row.h"
#include "app/window/atout-window.h"
#include "deck-support.h"
#include "decks/atout-deck-store-private.h"
#include "decks/deck-worker.h"
#include "model/words/words-spoken.h"
#include "model/words/words.h"
#include "view-colours.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/layout/atout-table-spots.h"

#define PLAIN 0xff00a0c8u /* ARGB: no colour of our own cards */

static AtoutApplication *application;
static GSettings *settings;
static char *place; /* of the decks of others */

/* ---- Decks of others ----------------------------------------------------------------------- */

static void
write_text (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/*
 * Cards of one colour in the grid of Aisleriot, with little marks in the ink of the suit; with
 * @only nothing but cards of that rank.
 */
static char *
draw_deck (const char *only)
{
  static const char *const suits[] = { "club", "diamond", "heart", "spade" };
  static const char *const ranks[]
      = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" };
  static const guint inks[] = { 0x2040c0, 0x106010, 0xffff40, 0xc02020 };
  GString *svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' width='780' height='450' "
                               "viewBox='0 0 780 450'>\n");

  for (guint row = 0; row < G_N_ELEMENTS (suits); row++)
    for (guint column = 0; column < G_N_ELEMENTS (ranks); column++)
      if (only == NULL || g_str_equal (ranks[column], only))
        g_string_append_printf (svg,
                                "<g id='%s_%s' transform='translate(%u %u)' fill='#%06x'>"
                                "<path d='M0,0h60v90h-60z' fill='#%06x'/>"
                                "<path d='M3,%uh6v3h-6z'/><path d='M3,%uh6v3h-6z'/></g>\n",
                                suits[row], ranks[column], column * 60, row * 90, inks[row],
                                PLAIN & 0xffffffu, 4 + column % 3 * 4, 20 + row * 5);
  g_string_append (svg, "<rect id='back' x='120' y='360' width='60' height='90'/>\n</svg>\n");

  return g_string_free (svg, FALSE);
}

/* A deck of our own form with the 36 cards of German packs. */
static void
make_named (void)
{
  static const char *const suits[] = { "acorn", "leaf", "heart", "bell" };
  static const char *const ranks[] = { "6", "7", "8", "9", "10", "unter", "ober", "king", "daus" };
  g_autofree char *folder = g_build_filename (place, "named", NULL);
  g_autoptr (GString) svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' width='540' "
                                          "height='450' viewBox='0 0 540 450'>\n");
  g_autoptr (GString) keys = g_string_new (
      "[Deck]\nName=Named\nFormat=atout\nSvg=named.svg\nSuits=german\nCardWidth=60\n"
      "CardHeight=90\nColumns=9\nRows=5\nBack=back\n\n"
      "[Names]\nleaf_ober=Ulrich\nacorn_daus=Winter & snow\n\n[Faces]\nback=0;4;\n");

  for (guint row = 0; row < G_N_ELEMENTS (suits); row++)
    for (guint column = 0; column < G_N_ELEMENTS (ranks); column++)
      {
        g_string_append_printf (svg, "<rect id='%s_%s' x='%u' y='%u' width='60' height='90'/>\n",
                                suits[row], ranks[column], column * 60, row * 90);
        g_string_append_printf (keys, "%s_%s=%u;%u;\n", suits[row], ranks[column], column, row);
      }
  g_string_append (svg, "<rect id='back' y='360' width='60' height='90'/>\n</svg>\n");

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  write_text (folder, "deck.ini", keys->str);
  write_text (folder, "named.svg", svg->str);
}

/* Nothing that happens to be on this machine, and nothing of its user, but what GTK needs. */
static void
hide_other_decks (void)
{
  static const char *const needed[] = { "icons", "mime" };
  const char *given = g_getenv ("XDG_DATA_DIRS");
  g_auto (GStrv) dirs = g_strsplit (
      given != NULL && *given != '\0' ? given : "/usr/local/share:/usr/share", ":", -1);
  g_autofree char *data = g_build_filename (place, "data", NULL);

  g_assert_cmpint (g_mkdir (data, 0700), ==, 0);
  for (guint i = 0; dirs[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (needed); j++)
      {
        g_autofree char *target = g_build_filename (dirs[i], needed[j], NULL);
        g_autofree char *link = g_build_filename (data, needed[j], NULL);
        g_autoptr (GFile) file = g_file_new_for_path (link);

        if (g_file_test (target, G_FILE_TEST_IS_DIR))
          g_file_make_symbolic_link (file, target, NULL, NULL);
      }

  g_setenv ("XDG_CACHE_HOME", data, TRUE); /* where it stands which decks were tried */
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_setenv ("XDG_DATA_DIRS", data, TRUE);
}

static void
make_decks (void)
{
  g_autofree char *plain = draw_deck (NULL);
  g_autofree char *few = draw_deck ("1");
  g_autofree char *broken = NULL;

  place = g_dir_make_tmp ("atout-decks-XXXXXX", NULL);
  broken = g_build_filename (place, "broken", NULL);
  g_assert_cmpint (g_mkdir (broken, 0700), ==, 0);
  write_text (broken, "deck.ini", "[Deck]\nName=Broken\n");
  write_text (place, "plain.svg", plain);
  write_text (place, "few.svg", few);
  make_named ();
  g_setenv ("ATOUT_DECKDIR", place, TRUE);
  hide_other_decks ();
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir
      = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

/* ---- What is done -------------------------------------------------------------------------- */

/* As somebody who has been told of nothing yet. */
static void
choose (const char *game, const char *id)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game);

  g_settings_reset (kept, "deck-name");
  g_settings_reset (kept, "deck-told");
  g_settings_set_string (kept, "deck", id);
}

static void
reset (void)
{
  g_autoptr (GSettings) french = settings_part_of_deck (settings, "french");
  g_autoptr (GSettings) plain = settings_part_of_deck (settings, "user/plain");

  for (guint i = 0; game_at (i) != NULL; i++)
    choose (game_at (i)->key, "");
  g_settings_reset (french, "letters");
  g_settings_reset (plain, "suits");
  g_settings_reset (settings, "four-colours");
}

static const Game *
game_called (const char *key)
{
  return game_find (key);
}

static GtkWidget *
open_preferences (void)
{
  GtkWidget *window = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);

  return window;
}

/* A match of the first game on the table, with these decks. */
static GtkWidget *
open_match_with (AtoutDeckStore *decks)
{
  GtkWidget *window = GTK_WIDGET (atout_window_new (GTK_APPLICATION (application), decks, NULL));

  gtk_window_present (GTK_WINDOW (window));
  atout_window_set_seed (ATOUT_WINDOW (window), 1);
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);

  return window;
}

static GtkWidget *
open_match (void)
{
  return open_match_with (atout_application_get_decks (application));
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_all_decks (gpointer data)
{
  return view_find (data, ATOUT_TYPE_DECK_ROW) != NULL
         && !view_reads (data, "Looking at the decks…");
}

/* The page with the decks of @game. */
static void
show_decks (GtkWidget *window, const Game *game)
{
  atout_preferences_show_decks (ATOUT_PREFERENCES (window), game, &OPTIONS_DEFAULT);
}

/* The same, when all decks have been looked at. */
static GtkWidget *
open_decks (GtkWidget *window, const Game *game)
{
  show_decks (window, game);
  view_wait (has_all_decks, window, "all decks");

  return view_find (window, ATOUT_TYPE_DECK_PICKER);
}

/* The row of the deck with this name, or NULL. */
static GtkWidget *
find_deck (GtkWidget *root, const char *name)
{
  g_autoptr (GPtrArray) rows = view_find_all (root, ATOUT_TYPE_DECK_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (atout_deck_entry_get_name (atout_deck_row_get_entry (rows->pdata[i])), name))
      return rows->pdata[i];

  return NULL;
}

static GtkWidget *
find_button (GtkWidget *root, const char *tooltip)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), tooltip) == 0)
      return buttons->pdata[i];

  return NULL;
}

static gboolean
has_cards (gpointer data)
{
  return view_find (data, ATOUT_TYPE_DECK_CARD) != NULL;
}

typedef struct
{
  GtkWidget *root;
  const char *name;
} Wanted;

static gboolean
has_deck (gpointer data)
{
  const Wanted *wanted = data;

  return find_deck (wanted->root, wanted->name) != NULL;
}

/* All cards of the deck with @name, from the page with the decks. */
static GtkWidget *
open_gallery (GtkWidget *window, const char *name)
{
  Wanted wanted = { window, name };
  GtkWidget *button;

  view_wait (has_deck, &wanted, name);
  button = find_button (find_deck (window, name), "Look at All Cards");
  g_assert_nonnull (button);
  gtk_widget_activate (button);
  view_wait (has_cards, window, "the cards");
  view_wait_for_draw (window);

  return view_find (window, ATOUT_TYPE_DECK_GALLERY);
}

static void
assert_chosen (const char *game, const char *expected)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game);
  g_autofree char *id = g_settings_get_string (kept, "deck");

  g_assert_cmpstr (id, ==, expected);
}

/* ---- What is seen -------------------------------------------------------------------------- */

/* The colour in the middle of what @widget shows, as ARGB; 0: nothing. */
static guint32
middle_colour (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1), MAX (height, 1));
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint32 colour;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node != NULL)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  colour = *(guint32 *) (void *) (cairo_image_surface_get_data (surface)
                                  + (height / 2) * cairo_image_surface_get_stride (surface)
                                  + width / 2 * 4);
  cairo_surface_destroy (surface);

  return colour;
}

typedef struct
{
  GtkWidget *root;
  GType type;
  gboolean plain;
} Colours;

static gboolean
all_are (gpointer data)
{
  const Colours *colours = data;
  g_autoptr (GPtrArray) cards = view_find_all (colours->root, colours->type);

  for (guint i = 0; i < cards->len; i++)
    {
      guint32 colour = middle_colour (cards->pdata[i]);

      if (colour == 0 || (colour == PLAIN) != colours->plain)
        return FALSE;
    }

  return cards->len > 0;
}

/* The user's hand is drawn with “Plain”, or with another deck. */
static void
wait_for_hand (GtkWidget *window, gboolean plain)
{
  Colours colours = { window, ATOUT_TYPE_CARD_VIEW, plain };

  view_wait (all_are, &colours, plain ? "the plain cards in the hand" : "other cards in the hand");
}

/* ---- The other preferences ----------------------------------------------------------------- */

/* What may be announced is called as the games call it. */
static void
test_names_of_games (void)
{
  GtkWidget *preferences = open_preferences ();

  g_assert_true (view_mentions (preferences, "Roem, stuk, Ansagen, Bella, Ausmelden: silence can"));
  g_assert_true (view_reads (preferences, "Spot roem yourself"));
  close_window (preferences);
}

/* ---- What does not answer ------------------------------------------------------------------ */

static void
pass_gate (gpointer gate)
{
  g_mutex_lock (gate);
  g_mutex_unlock (gate);
}

/* As long as nobody knows whether the chosen deck is there, the usual one is shown. */
static void
test_dead_disk (void)
{
  static GMutex gate; /* not all threads have passed it when the test ends */
  g_autoptr (AtoutDeckStore) decks = NULL;
  GtkWidget *match;

  choose ("klaverjas", "user/plain");
  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_LOOKERS; i++)
    deck_worker_look (pass_gate, &gate);
  decks = atout_deck_store_new_with_patience (0);
  match = open_match_with (decks);
  wait_for_hand (match, FALSE);
  view_wait_for_text (match, "could not be used", TRUE);

  g_mutex_unlock (&gate);
  wait_for_hand (match, TRUE);
  close_window (match);
  reset ();
}

/* The same as long as the chosen deck is being opened. */
static void
test_dead_deck (void)
{
  static GMutex gate;
  GtkWidget *match;

  choose ("klaverjas", "user/plain");
  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_OPENERS; i++)
    deck_worker_open (pass_gate, &gate);
  match = open_match ();
  wait_for_hand (match, FALSE);

  g_mutex_unlock (&gate);
  wait_for_hand (match, TRUE);
  close_window (match);
  reset ();
}

static gboolean
is_open (gpointer deck)
{
  return atout_game_deck_get_deck (deck) != NULL;
}

/* A deck of others is waited for: faces do not change in the middle of play. */
static void
test_first (void)
{
  g_autoptr (AtoutDeckStore) decks = atout_deck_store_new ();
  g_autoptr (AtoutGameDeck) deck = atout_game_deck_new (settings, decks);

  choose ("klaverjas", "user/plain");
  atout_game_deck_set_patience (deck, G_MAXINT); /* on the busiest machine */
  atout_game_deck_set_game (deck, game_find ("klaverjas"), &OPTIONS_DEFAULT);
  view_wait (is_open, deck, "a deck");
  g_assert_cmpstr (atout_deck_get_name (atout_game_deck_get_deck (deck)), ==, "Plain");
  reset ();
}

/* ---- The list of decks --------------------------------------------------------------------- */

static void
test_choose (void)
{
  GtkWidget *match = open_match ();
  GtkWidget *preferences, *page, *row;

  wait_for_hand (match, FALSE);
  preferences = open_preferences ();
  page = open_decks (preferences, game_at (0));
  row = find_deck (page, "Atout French");
  view_take_keyboard (preferences);
  view_wait_for_focus (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Atout French, chosen");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);

  row = find_deck (page, "Plain");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Plain");
  gtk_test_accessible_assert_property (find_button (row, "Look at All Cards"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Look at all cards of Plain");
  view_wait (all_are, &(Colours) { row, ATOUT_TYPE_DECK_PREVIEW, TRUE }, "the plain preview");
  gtk_widget_grab_focus (row);
  view_press_key ("Return");
  wait_for_hand (match, TRUE);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Plain, chosen");
  gtk_test_accessible_assert_property (find_deck (page, "Atout French"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Atout French");
  close_window (preferences);
  close_window (match);

  /* the game remembers it, the other games have their own */
  match = open_match ();
  wait_for_hand (match, TRUE);
  close_window (match);
  assert_chosen ("klaverjas", "user/plain");
  assert_chosen ("fiftysix", "");
  reset ();
}

/* Each game has a row with all its titles and the name of its deck, which leads to the decks. */
static void
test_games (void)
{
  GtkWidget *preferences = open_preferences ();
  const Game *game;

  choose ("fiftysix", "user/plain");
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *titles = words_form_titles (game);
      GtkWidget *row = view_find_row (preferences, titles);
      const char *deck = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

      if (g_str_equal (game->key, "fiftysix"))
        g_assert_cmpstr (deck, ==, "Plain");
      else
        g_assert_cmpstr (deck, !=, "Plain");
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, deck);
    }

  view_take_keyboard (preferences);
  gtk_widget_grab_focus (view_find_row (preferences, game_called ("fiftysix")->title));
  view_press_key ("Return");
  view_wait (has_all_decks, preferences, "all decks");
  view_wait_for_focus (find_deck (preferences, "Plain"));
  g_assert_true (view_reads (preferences, game_called ("fiftysix")->title));
  view_press_key ("Escape");
  view_wait_for_focus (view_find_row (preferences, game_called ("fiftysix")->title));

  close_window (preferences);
  reset ();
}

static void
test_offered (void)
{
  GtkWidget *preferences = open_preferences ();
  GtkWidget *page = open_decks (preferences, game_at (0));

  /* a deck of aces is no deck for this game, and one that is broken is none at all */
  g_assert_nonnull (find_deck (page, "Plain"));
  g_assert_null (find_deck (page, "Few"));
  g_assert_null (find_deck (page, "Broken"));

  /* no deck of others has the cards of Cego */
  page = open_decks (preferences, game_called ("cego"));
  g_assert_null (find_deck (page, "Plain"));

  close_window (preferences);
}

/* The last row of @page is that of a deck that cannot be used, as @problem says. */
static GtkWidget *
assert_refused (GtkWidget *page, const char *name, const char *problem)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ATOUT_TYPE_DECK_ROW);
  GtkWidget *row = rows->pdata[rows->len - 1];
  g_autofree char *sentence = g_strdup_printf ("It cannot be used: %s.", problem);

  g_assert_true (row == find_deck (page, name));
  g_assert_true (view_reads (row, sentence));
  g_assert_null (view_find (row, ATOUT_TYPE_DECK_PREVIEW));
  g_assert_null (find_button (row, "Look at All Cards"));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));

  return row;
}

/* Who has chosen one that is no good reads why, in plain words, and finds more behind them. */
static void
test_refused_chosen (void)
{
  GtkWidget *preferences = open_preferences ();
  GtkWidget *page, *row;
  g_autoptr (GPtrArray) labels = NULL;
  const char *detail = NULL;

  choose (game_at (0)->key, "user/few");
  page = open_decks (preferences, game_at (0));
  assert_refused (page, "Few", "it lacks cards that this game needs");

  choose (game_at (0)->key, "user/broken");
  page = open_decks (preferences, game_at (0));
  g_assert_null (find_deck (page, "Few"));
  row = assert_refused (page, "Broken", "one of its files is damaged; a fresh copy may help");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Broken, chosen");
  labels = view_find_all (row, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len && detail == NULL; i++)
    detail = gtk_widget_get_tooltip_text (labels->pdata[i]);
  g_assert_nonnull (detail);
  g_assert_nonnull (strstr (detail, "deck.ini"));

  close_window (preferences);
  reset ();
}

/* ---- Decks that are no good ---------------------------------------------------------------- */

static gboolean
mentions_usual (gpointer data)
{
  return view_mentions (data, "The default deck is shown instead.");
}

/* Behind who has asked before, the deck called @id is opened, if it is there. */
static void
wait_for_trial (const char *id)
{
  AtoutDeckEntry *entry = atout_deck_store_find (atout_application_get_decks (application), id);
  g_autoptr (GAsyncResult) result = NULL;

  if (entry == NULL)
    return;
  atout_deck_entry_open_async (entry, NULL, deck_keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

typedef struct
{
  const char *id;
  const char *text;
} Unusable;

#define UNUSABLE(deck, problem)                                                                    \
  "The deck “" deck "” could not be used: " problem ". The default deck is shown instead."

static const Unusable unusable_rows[] = {
  { "user/broken", UNUSABLE ("Broken", "one of its files is damaged; a fresh copy may help") },
  { "user/few", UNUSABLE ("Few", "it lacks cards that this game needs") },
  { "aisleriot/anglo_bitmap", UNUSABLE ("Anglo bitmap", "it is no longer there") },
  { "kde/svg-gm-paris", UNUSABLE ("Gm paris", "it is no longer there") },
};

/* It is told in the window, once, and the match goes on with the usual deck of the game. */
static void
test_unusable (gconstpointer data)
{
  const Unusable *row = data;
  GtkWidget *match;

  choose (game_at (0)->key, row->id);
  match = open_match ();
  view_wait (mentions_usual, match, "the message about the deck");
  g_assert_true (view_reads (match, row->text));
  wait_for_hand (match, FALSE);
  close_window (match);

  match = open_match ();
  wait_for_hand (match, FALSE);
  wait_for_trial (row->id);
  g_assert_false (mentions_usual (match));
  close_window (match);

  /* and when a good one is chosen there is nothing more to say */
  choose (game_at (0)->key, "french");
  match = open_match ();
  wait_for_hand (match, FALSE);
  g_assert_false (mentions_usual (match));
  close_window (match);
  reset ();
}

/* A deck that has gone is called as it was called when it was chosen. */
static void
test_gone (void)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere");
  g_autoptr (AtoutDeckEntry) entry
      = atout_deck_entry_new ("kde/svg-gone", "Lovely Cards", nowhere, FALSE, FALSE);
  GtkWidget *match;

  choose (game_at (0)->key, "");
  deck_settings_choose (settings, game_at (0), entry);
  match = open_match ();
  view_wait (mentions_usual, match, "the message about the deck");
  g_assert_true (view_reads (match, UNUSABLE ("Lovely Cards", "it is no longer there")));
  close_window (match);
  reset ();
}

/* The longest of all sentences, on a deck with the longest of names, in the longest language. */
static const char long_sentence[]
    = "Der Kartensatz „Mittelalterliche Spielkarten aus Nürnb…“ ist nicht zu gebrauchen: Darin "
      "sind "
      "keine Karten zu finden; ein Kartensatz ist eine SVG-Datei mit allen Karten oder ein Ordner "
      "mit einem Bild je Karte. Der übliche wird gezeigt.";

static gboolean
is_asked (gpointer window)
{
  GtkWidget *calls = view_find (window, ATOUT_TYPE_CALLS);

  return view_is_laid (window) && calls != NULL && gtk_widget_get_height (calls) > 0;
}

/* A message leaves free what the user needs for the next answer: the hand and what is asked. */
static void
assert_message_clear (GtkWidget *window)
{
  const AtoutTableSpot needed[]
      = { ATOUT_TABLE_SPOT_HAND, ATOUT_TABLE_SPOT_CALLS, ATOUT_TABLE_SPOT_STATUS };
  AtoutTableSpots *spots
      = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (view_find (window, ATOUT_TYPE_TABLE)));
  graphene_rect_t message, other;

  g_assert_true (
      gtk_widget_compute_bounds (view_find (window, ATOUT_TYPE_MESSAGES), window, &message));
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      GtkWidget *child = atout_table_spots_get_child (spots, needed[i], 0);

      if (!gtk_widget_get_mapped (child) || gtk_widget_get_height (child) == 0)
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, window, &other));
      g_assert_false (graphene_rect_intersection (&message, &other, NULL));
    }
}

static void
test_message_place (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 1000, 700 } };
  const Game *game;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; (game = game_at (j)) != NULL; j++)
      {
        AtoutWindow *window = atout_window_new (GTK_APPLICATION (application),
                                                atout_application_get_decks (application), NULL);

        g_test_message ("%s, %d pixels wide", game->key, sizes[i][0]);
        gtk_window_present (GTK_WINDOW (window));
        view_resize (GTK_WIDGET (window), sizes[i][0], sizes[i][1]);
        atout_window_set_seed (window, 1);
        atout_window_start_match (window, game, &OPTIONS_DEFAULT);
        view_wait (is_asked, window, "a question");
        atout_host_say (ATOUT_HOST (window), long_sentence);
        view_wait_for_text (GTK_WIDGET (window), long_sentence, TRUE);
        view_wait_for_draw (GTK_WIDGET (window));
        assert_message_clear (GTK_WIDGET (window));
        close_window (GTK_WIDGET (window));
      }
}

/* Releases of a distribution write the name of a deck in different letters. */
static void
test_letter_case (void)
{
  GtkWidget *match;

  choose (game_at (0)->key, "user/PLAIN");
  match = open_match ();
  wait_for_hand (match, TRUE);
  g_assert_false (mentions_usual (match));
  close_window (match);
  reset ();
}

/* ---- Adding and removing ------------------------------------------------------------------- */

static gboolean
has_no_deck (gpointer data)
{
  return !has_deck (data);
}

static void
add_file (GtkWidget *page, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  write_text (g_get_user_runtime_dir (), name, text);
  atout_deck_picker_add (ATOUT_DECK_PICKER (page), file);
}

static void
drop_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), name, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_add (void)
{
  g_autofree char *good = draw_deck (NULL);
  g_autofree char *few = draw_deck ("king");
  GtkWidget *match = open_match ();
  GtkWidget *preferences = open_preferences ();
  GtkWidget *page = open_decks (preferences, game_at (0));
  Wanted wanted = { page, "Atout test added" };

  /* what is wrong is said in place and names the file */
  add_file (page, "atout-test-bad.svg", "<svg");
  view_wait_for_text (page, "“atout-test-bad.svg” cannot be used: one of its files is damaged",
                      TRUE);
  gtk_widget_activate (find_button (page, "Dismiss"));
  view_wait_for_text (page, "atout-test-bad.svg", FALSE);
  drop_file ("atout-test-bad.svg");

  /* it is there, but not for this game */
  add_file (page, "atout-test-kings.svg", few);
  view_wait_for_text (page, "it lacks cards for Klaverjassen", TRUE);
  g_assert_null (find_deck (page, "Atout test kings"));
  drop_file ("atout-test-kings.svg");

  /* a good one is chosen and used, even when the file that was chosen has gone */
  add_file (page, "atout-test-added.svg", good);
  view_wait (has_deck, &wanted, "the added deck");
  view_wait_for_focus (find_deck (page, wanted.name));
  drop_file ("atout-test-added.svg");
  view_wait (has_all_decks, page, "its preview");
  g_assert_null (find_button (find_deck (page, "Plain"), "Remove Deck"));
  gtk_widget_activate (find_deck (page, wanted.name));
  wait_for_hand (match, TRUE);

  /* without it the usual deck is on the table again, and nothing points to it any more */
  gtk_widget_activate (find_button (find_deck (page, wanted.name), "Remove Deck"));
  view_wait (has_no_deck, &wanted, "the list without it");
  wait_for_hand (match, FALSE);
  assert_chosen (game_at (0)->key, "");
  g_assert_false (mentions_usual (match));

  close_window (preferences);
  close_window (match);
  reset ();
}

/* A deck that was added and is no good any more can still be removed; and it is told by name. */
static void
test_added_turns_bad (void)
{
  g_autofree char *good = draw_deck (NULL);
  g_autofree char *copies = g_build_filename (g_get_user_data_dir (), "atout", "decks", NULL);
  GtkWidget *match;
  GtkWidget *preferences = open_preferences ();
  GtkWidget *page = open_decks (preferences, game_at (0));
  Wanted wanted = { page, "Atout test turns" };

  add_file (page, "atout-test-turns.svg", good);
  view_wait (has_deck, &wanted, "the added deck");
  view_wait (has_all_decks, page, "its preview");
  drop_file ("atout-test-turns.svg");
  close_window (preferences);

  write_text (copies, "atout-test-turns.svg", "<svg");
  preferences = open_preferences ();
  page = wanted.root = open_decks (preferences, game_at (0));
  assert_refused (page, wanted.name, "one of its files is damaged; a fresh copy may help");
  deck_settings_choose (settings, game_at (0),
                        atout_deck_row_get_entry (ATOUT_DECK_ROW (find_deck (page, wanted.name))));
  match = open_match ();
  view_wait (mentions_usual, match, "the message about the deck");
  gtk_widget_activate (find_button (find_deck (page, wanted.name), "Remove Deck"));
  view_wait (has_no_deck, &wanted, "the list without it");

  close_window (match);
  close_window (preferences);
  reset ();
}

/* In a Flatpak, which does not see them, the page says where the decks of the system are. */
static void
test_sandbox (void)
{
  static const char *const folders[] = { "/usr/share/aisleriot/cards", "/usr/share/carddecks" };

  for (guint in_sandbox = 0; in_sandbox < 2; in_sandbox++)
    {
      GtkWidget *preferences;

      if (in_sandbox)
        g_setenv ("FLATPAK_ID", APP_ID, TRUE);
      preferences = open_preferences ();
      show_decks (preferences, game_at (0));
      for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
        g_assert_cmpint (view_mentions (preferences, folders[i]), ==, in_sandbox);
      close_window (preferences);
    }
  g_unsetenv ("FLATPAK_ID");
}

static AtoutDeckEntry *
find_added (void)
{
  return atout_deck_store_find (atout_application_get_decks (application), "user/atout-test-late");
}

static gboolean
is_added (gpointer data)
{
  return find_added () != NULL;
}

/* Who closes the window has the deck nevertheless. */
static void
test_add_and_close (void)
{
  g_autofree char *good = draw_deck (NULL);
  GtkWidget *preferences = open_preferences ();
  g_autoptr (GError) error = NULL;

  show_decks (preferences, game_at (0));
  add_file (view_find (preferences, ATOUT_TYPE_DECK_PICKER), "atout-test-late.svg", good);
  close_window (preferences);
  view_wait (is_added, NULL, "the added deck");
  drop_file ("atout-test-late.svg");
  atout_deck_store_remove (atout_application_get_decks (application), find_added (), &error);
  g_assert_no_error (error);
}

/* GTK keeps a row for a while that had the keys: its cards may be painted when the list is gone. */
static void
test_row_outlives_list (void)
{
  GtkWidget *preferences = open_preferences ();
  GtkWidget *picker = NULL;
  g_autoptr (GtkWidget) row = NULL;
  guint painted;

  g_set_weak_pointer (&picker, open_decks (preferences, game_at (0)));
  row = g_object_ref (view_find (preferences, ATOUT_TYPE_DECK_ROW));
  painted = g_signal_lookup ("painted", ATOUT_TYPE_DECK_ROW);
  g_assert_true (g_signal_has_handler_pending (row, painted, 0, FALSE));
  close_window (preferences);
  view_wait_until_gone (&picker, "the end of the page");
  g_assert_false (g_signal_has_handler_pending (row, painted, 0, FALSE));
}

/* ---- The gallery --------------------------------------------------------------------------- */

/* As every box that cards, games or people lie in: it hears keys from when it is laid out. */
static void
test_keys_before_layout (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_flow_box_new ();
  GtkWidget *last = gtk_button_new_with_label ("last");
  gboolean moved;

  gtk_flow_box_append (GTK_FLOW_BOX (box), gtk_button_new_with_label ("first"));
  gtk_flow_box_append (GTK_FLOW_BOX (box), last);
  gtk_window_set_child (GTK_WINDOW (window), box);
  for (guint laid_out = 0; laid_out < 2; laid_out++)
    {
      g_signal_emit_by_name (box, "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, 1, FALSE, FALSE, &moved);
      g_assert_cmpint (gtk_widget_get_focus_child (box) == gtk_widget_get_parent (last), ==,
                       laid_out);
      gtk_window_present (GTK_WINDOW (window));
      view_wait_for_draw (window);
      gtk_window_set_focus (GTK_WINDOW (window), NULL);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_focus (GtkWidget *window, GtkWidget *card, const char *name)
{
  view_wait_for_focus (card);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* The suits are lists under headings. */
static void
assert_shelves (GtkWidget *gallery)
{
  static const char *const headings[]
      = { "Clubs ♣\uFE0E", "Spades ♠\uFE0E", "Hearts ♥\uFE0E", "Diamonds ♦\uFE0E", "Back" };
  g_autoptr (GPtrArray) shelves = view_find_all (gallery, GTK_TYPE_FLOW_BOX);

  g_assert_cmpuint (shelves->len, ==, G_N_ELEMENTS (headings));
  for (guint i = 0; i < shelves->len; i++)
    {
      GtkWidget *heading = gtk_widget_get_prev_sibling (shelves->pdata[i]);
      g_autofree char *heard = words_name_signs (headings[i]);

      gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (heading)), ==, headings[i]);
      gtk_test_accessible_assert_role (shelves->pdata[i], GTK_ACCESSIBLE_ROLE_LIST);
      gtk_test_accessible_assert_property (shelves->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, heard);
    }
}

/* Every card is there once and has its name; keys walk from card to card through all suits. */
static void
test_gallery (void)
{
  static const struct
  {
    const char *key;
    guint index;
    const char *name;
  } steps[] = {
    { "Right", 1, "king of clubs" },   { "Left", 0, "ace of clubs" }, { "End", 52, "Back" },
    { "Left", 51, "two of diamonds" }, { "Home", 0, "ace of clubs" }, { "Left", 0, "ace of clubs" },
  };
  GtkWidget *preferences = open_preferences ();
  GtkWidget *gallery;
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  show_decks (preferences, game_at (0));
  gallery = open_gallery (preferences, "Atout French");
  cards = view_find_all (gallery, ATOUT_TYPE_DECK_CARD);
  g_assert_cmpuint (cards->len, ==, 53);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *label = view_find (cards->pdata[i], GTK_TYPE_LABEL);
      const char *name = gtk_label_get_text (GTK_LABEL (label));

      g_assert_cmpint (gtk_widget_get_height (cards->pdata[i]), >=, 150);
      /* to the pixel that a row may have left over */
      g_assert_cmpint (
          ABS (gtk_widget_get_width (cards->pdata[i]) - gtk_widget_get_width (cards->pdata[0])), <=,
          1);
      gtk_test_accessible_assert_role (cards->pdata[i], GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (cards->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_true (g_hash_table_add (names, (gpointer) name));
    }
  assert_shelves (gallery);

  view_take_keyboard (preferences);
  assert_focus (preferences, cards->pdata[0], "ace of clubs");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      view_press_key (steps[i].key);
      assert_focus (preferences, cards->pdata[steps[i].index], steps[i].name);
    }

  close_window (preferences);
}

/* A widget and that in which it should be seen as a whole. */
typedef struct
{
  GtkWidget *widget;
  GtkWidget *frame;
} Sight;

static gboolean
is_in_sight (gpointer data)
{
  const Sight *sight = data;
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (sight->widget, sight->frame, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (sight->frame);
}

/* Down and up lead straight, also from suit to suit; what has the focus is in sight. */
static void
test_gallery_rows (void)
{
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));
  GtkWidget *gallery, *first, *focus, *before;
  int presses = 0;

  gtk_window_set_default_size (GTK_WINDOW (preferences), 1000, 700);
  gtk_window_present (GTK_WINDOW (preferences));

  show_decks (preferences, game_at (0));
  gallery = open_gallery (preferences, "Atout French");
  first = before = view_find (gallery, ATOUT_TYPE_DECK_CARD);
  view_take_keyboard (preferences);
  view_wait_for_focus (first);
  for (;;)
    {
      view_press_key ("Down");
      view_wait_for_draw (preferences);
      focus = gtk_root_get_focus (GTK_ROOT (preferences));
      if (focus == before)
        break;
      g_assert_true (ATOUT_IS_DECK_CARD (focus));
      view_wait (is_in_sight, &(Sight) { focus, gallery }, "the card with the focus");
      before = focus;
      presses++;
    }
  g_assert_cmpint (presses, >=, 4);
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Back");

  while (presses-- > 0)
    view_press_key ("Up");
  view_wait_for_focus (first);

  close_window (preferences);
}

/* A deck of others that has German suits: names and the running match follow at once. */
static void
test_suits (void)
{
  GtkWidget *match, *preferences, *gallery;

  choose (game_at (0)->key, "user/plain");
  match = open_match ();
  wait_for_hand (match, TRUE);
  preferences = open_preferences ();
  show_decks (preferences, game_at (0));
  gallery = open_gallery (preferences, "Plain");
  g_assert_true (view_reads (gallery, "ace of clubs"));
  g_assert_cmpint (atout_session_get_suits (atout_window_get_session (ATOUT_WINDOW (match))), ==,
                   SUITS_FRENCH);

  adw_combo_row_set_selected (ADW_COMBO_ROW (view_find_row (gallery, "Suits")), 1);
  g_assert_false (view_reads (gallery, "ace of clubs"));
  g_assert_true (view_mentions (gallery, "of acorns"));
  g_assert_true (view_mentions (gallery, "Acorns — like clubs"));
  g_assert_cmpint (atout_session_get_suits (atout_window_get_session (ATOUT_WINDOW (match))), ==,
                   SUITS_GERMAN);

  close_window (preferences);
  close_window (match);

  match = open_match ();
  wait_for_hand (match, TRUE);
  g_assert_cmpint (atout_session_get_suits (atout_window_get_session (ATOUT_WINDOW (match))), ==,
                   SUITS_GERMAN);
  close_window (match);
  reset ();
}

static gboolean
has_four_colours (gpointer window)
{
  return gtk_widget_has_css_class (window, "suits-german");
}

static gboolean
has_two_colours (gpointer window)
{
  return !has_four_colours (window);
}

/* What is written of suits has the ink of the cards, so dark or light that it can be read. */
static void
check_inks (GtkWidget *window)
{
  static const struct
  {
    const char *name;
    guint32 ground;
  } inks[] = {
    { "deck_diamonds", 0xfdfaf2 },
    { "deck_hearts", 0xfdfaf2 },
    { "deck_diamonds_dark", 0x3d3d3d },
    { "deck_hearts_dark", 0x3d3d3d },
  };
  GtkStyleContext *style = gtk_widget_get_style_context (window);

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    {
      const gboolean is_green = strstr (inks[i].name, "diamonds") != NULL;
      GdkRGBA ink;
      guint32 colour;

      g_assert_true (gtk_style_context_lookup_color (style, inks[i].name, &ink));
      colour = (guint32) (ink.red * 255) << 16 | (guint32) (ink.green * 255) << 8
               | (guint32) (ink.blue * 255);
      g_assert_cmpfloat (view_contrast (colour, inks[i].ground), >=, 4.5);
      if (is_green)
        g_assert_cmpfloat (ink.green, >, ink.red);
      else /* yellow */
        g_assert_cmpfloat (ink.red, >, ink.blue);
    }
}

static gboolean
has_inks (gpointer window)
{
  return gtk_widget_has_css_class (window, "suits-deck");
}

/* Suits are written in the colours that the cards have: a deck of others keeps its own. */
static void
test_own_colours (void)
{
  GtkWidget *match;

  g_settings_set_boolean (settings, "four-colours", TRUE);
  choose (game_at (0)->key, "user/plain");
  match = open_match ();
  wait_for_hand (match, TRUE);
  view_wait (has_two_colours, match, "the colours of the deck");
  view_wait (has_inks, match, "the inks of the deck");
  check_inks (match);
  choose (game_at (0)->key, "");
  wait_for_hand (match, FALSE);
  view_wait (has_four_colours, match, "the four colours");
  g_assert_false (has_inks (match));
  choose (game_at (0)->key, "user/plain");
  wait_for_hand (match, TRUE);
  view_wait (has_two_colours, match, "the colours of the deck");
  close_window (match);
  reset ();
}

static GtkWidget *
card_at (GtkWidget *gallery, guint index)
{
  g_autoptr (GPtrArray) cards = view_find_all (gallery, ATOUT_TYPE_DECK_CARD);

  g_assert_cmpuint (index, <, cards->len);

  return cards->pdata[index];
}

/* A newcomer learns the suits, by their French counterparts, and the figures by their names. */
static void
test_german (void)
{
  static const struct
  {
    guint index;
    const char *name;
  } cards[] = {
    { 0, "ace of acorns — Winter & snow" },
    { 1, "king of acorns" },
    { 3, "Unter of acorns" },
    { 8, "six of acorns" },
    { 11, "Ober of leaves — Ulrich" },
    { 35, "Weli" },
    { 36, "Back" },
  };
  GtkWidget *preferences = open_preferences ();
  GtkWidget *gallery;

  show_decks (preferences, game_at (0));
  gallery = open_gallery (preferences, "Named");
  g_assert_true (view_reads (gallery, "Acorns — like clubs ♣\uFE0E"));
  g_assert_true (view_reads (gallery, "Bells — like diamonds ♦\uFE0E"));
  g_assert_true (view_reads (card_at (gallery, 11), "Ober of leaves"));
  g_assert_true (view_reads (card_at (gallery, 11), "Ulrich"));
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    gtk_test_accessible_assert_property (card_at (gallery, cards[i].index),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, cards[i].name);

  close_window (preferences);
}

/* What can be chosen about a deck is what it has, and is kept for it alone. */
static void
test_options (void)
{
  GtkWidget *preferences = open_preferences ();
  GtkWidget *gallery, *letters;
  g_autoptr (GSettings) kept = settings_part_of_deck (settings, "french");
  g_autofree char *letters_kept = NULL;

  show_decks (preferences, game_at (0));
  gallery = open_gallery (preferences, "Atout French");
  letters = view_find_row (gallery, "Letters on the cards");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (letters)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (letters), 1);
  letters_kept = g_settings_get_string (kept, "letters");
  g_assert_cmpstr (letters_kept, ==, "nl");
  g_assert_true (view_reads (gallery, "Four colours"));
  g_assert_false (view_reads (gallery, "Suits"));

  view_take_keyboard (preferences);
  view_press_key ("Escape");
  view_wait_for_focus (find_deck (preferences, "Atout French"));
  gallery = open_gallery (preferences, "Plain");
  g_assert_false (view_reads (gallery, "Letters on the cards"));
  g_assert_true (view_reads (gallery, "This deck keeps its own colours"));
  g_assert_null (view_find (gallery, ATOUT_TYPE_SWITCH_ROW));
  g_assert_true (view_reads (gallery, "Suits"));

  close_window (preferences);
  reset ();
}

/* ---- Room ---------------------------------------------------------------------------------- */

static void
assert_narrow (GtkWidget *window)
{
  int minimum;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_narrow (void)
{
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));

  gtk_window_set_default_size (GTK_WINDOW (preferences), 360, 640);
  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);
  assert_narrow (preferences);
  show_decks (preferences, game_at (0));
  assert_narrow (preferences);
  open_gallery (preferences, "Atout French");
  assert_narrow (preferences);

  close_window (preferences);
}

/* From the table there is nothing to go back to but the table. */
static void
test_from_table (void)
{
  GtkWidget *match = open_match ();
  GtkWidget *preferences = NULL;

  wait_for_hand (match, FALSE);
  gtk_widget_activate_action (match, "win.cards", NULL);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data))
      preferences = l->data;
  g_assert_nonnull (preferences);
  view_wait_for_draw (preferences);
  g_assert_true (view_mentions (preferences, "Klaverjassen"));
  g_assert_null (find_button (preferences, "Back"));

  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  view_take_keyboard (preferences);
  open_gallery (preferences, "Atout French");
  g_assert_nonnull (find_button (preferences, "Back"));
  view_press_key ("Escape");
  view_wait (has_all_decks, preferences, "the decks again");
  view_press_key ("Escape");
  view_wait_until_gone (&preferences, "the end of the preferences");

  close_window (match);
}

int
main (int argc, char **argv)
{
  int status;

  make_decks ();
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);

  g_test_add_func ("/decks-ui/names-of-games", test_names_of_games);
  g_test_add_func ("/decks-ui/dead-disk", test_dead_disk);
  g_test_add_func ("/decks-ui/dead-deck", test_dead_deck);
  g_test_add_func ("/decks-ui/first", test_first);
  g_test_add_func ("/decks-ui/choose", test_choose);
  g_test_add_func ("/decks-ui/games", test_games);
  g_test_add_func ("/decks-ui/offered", test_offered);
  g_test_add_func ("/decks-ui/refused-chosen", test_refused_chosen);
  for (guint i = 0; i < G_N_ELEMENTS (unusable_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/decks-ui/unusable/", unusable_rows[i].id, NULL);

      g_test_add_data_func (path, &unusable_rows[i], test_unusable);
    }
  g_test_add_func ("/decks-ui/gone", test_gone);
  g_test_add_func ("/decks-ui/message-place", test_message_place);
  g_test_add_func ("/decks-ui/letter-case", test_letter_case);
  g_test_add_func ("/decks-ui/add", test_add);
  g_test_add_func ("/decks-ui/added-turns-bad", test_added_turns_bad);
  g_test_add_func ("/decks-ui/sandbox", test_sandbox);
  g_test_add_func ("/decks-ui/add-and-close", test_add_and_close);
  g_test_add_func ("/decks-ui/row-outlives-list", test_row_outlives_list);
  g_test_add_func ("/decks-ui/gallery-keys-before-layout", test_keys_before_layout);
  g_test_add_func ("/decks-ui/gallery", test_gallery);
  g_test_add_func ("/decks-ui/gallery-rows", test_gallery_rows);
  g_test_add_func ("/decks-ui/german", test_german);
  g_test_add_func ("/decks-ui/suits", test_suits);
  g_test_add_func ("/decks-ui/own-colours", test_own_colours);
  g_test_add_func ("/decks-ui/options", test_options);
  g_test_add_func ("/decks-ui/narrow", test_narrow);
  g_test_add_func ("/decks-ui/from-table", test_from_table);

  status = g_test_run ();

  g_object_unref (settings);
  g_object_unref (application);
  remove_all (place);
  g_free (place);

  return status;
}
