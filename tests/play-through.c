/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Plays one whole match of every preset of every game in the real window, by keys alone, and keeps
 * pictures of what it meets: every question, the play, the result of a deal, the end.
 *
 *     play-through FOLDER [GAME[:PRESET]…]
 *
 * The user's part is played at random. A warning of GTK or of the program ends it with an error;
 * so does a match that does not go on.
 */

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>

#include "atout-calls.h"
#include "atout-hand.h"
#include "atout-result.h"
#include "atout-table.h"
#include "atout-window.h"
#include "rng.h"
#include "view-support.h"

#define SEED 7
#define KEYS_IN_VAIN 60 /* so many keys without anything happening, and the match hangs */

typedef struct
{
  const char *folder;
  AtoutApplication *application;
  AtoutWindow *window;
  AtoutMatch *match;
  char *name;          /* GAME-PRESET, for the pictures */
  GHashTable *prompts; /* those that were met */
  guint n_acted;       /* actions of all seats in this match */
  guint n_deals;
  Rng rng;
} Play;

static void
die (const char *message)
{
  fprintf (stderr, "play-through: %s\n", message);
  exit (1);
}

/* ---- Pictures ---------------------------------------------------------------------------- */

static void
take_picture (Play *play, const char *what)
{
  GtkWidget *window = GTK_WIDGET (play->window);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autofree char *path = g_strdup_printf ("%s/%s-%s.png", play->folder, play->name, what);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  if (!gdk_texture_save_to_png (texture, path))
    die (path);
}

/* Every question once, every call that asks it. */
static void
picture_of_question (Play *play)
{
  const char *prompt = atout_match_get_prompt (play->match);
  g_autofree char *what = NULL;

  if (prompt[0] == '\0' || !g_hash_table_add (play->prompts, g_strdup (prompt)))
    return;
  if (g_hash_table_size (play->prompts) > 14)
    return;
  view_wait_for_draw (GTK_WIDGET (play->window));
  what = g_strdup_printf ("question-%02u", g_hash_table_size (play->prompts));
  take_picture (play, what);
}

/* ---- Keys -------------------------------------------------------------------------------- */

static gboolean
may_act (gpointer data)
{
  Play *play = data;
  GtkWidget *result = view_find (GTK_WIDGET (play->window), ATOUT_TYPE_RESULT);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  if (result != NULL && gtk_widget_get_mapped (result))
    return focus != NULL && gtk_widget_is_ancestor (focus, result);

  return atout_match_get_state (play->match) == ATOUT_MATCH_PLAYING
         && atout_match_get_turn (play->match) == (int) atout_match_get_user_seat (play->match);
}

/* The keys are pressed where something is asked: a button of a call or a card. */
static gboolean
is_on_table (Play *play)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  return focus != NULL
         && (gtk_widget_get_ancestor (focus, ATOUT_TYPE_CALLS) != NULL
             || gtk_widget_get_ancestor (focus, ATOUT_TYPE_HAND) != NULL);
}

/* A popover is closed; B leads to the calls, 1 to the first card. */
static void
return_to_table (Play *play)
{
  static const char *const ways[] = { "b", "1", "Tab" };
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (play->window))
    view_press_key ("Escape");
  for (guint i = 0; i < 30 && !is_on_table (play); i++)
    view_press_key (ways[i % G_N_ELEMENTS (ways)]);
}

/* The place of some card that may be played now, from 1; 0: none. */
static guint
place_of_playable (Play *play)
{
  GListModel *hand = atout_match_get_hand (play->match);
  guint n = g_list_model_get_n_items (hand);
  guint first = n > 0 ? rng_below (&play->rng, n) : 0;

  for (guint k = 0; k < n; k++)
    {
      guint place = (first + k) % n;
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, place);

      if (atout_card_get_playable (card))
        return place + 1;
    }

  return 0;
}

/* To some card that may be played, or to some call. */
static void
press_at_random (Play *play, guint in_vain)
{
  static const char *const moves[] = { "Right", "Down", "Tab", "Left" };
  gboolean calls = g_list_model_get_n_items (atout_match_get_calls (play->match)) > 0;
  guint place = place_of_playable (play);
  guint n;

  return_to_table (play);
  if (place > 0 && (!calls || rng_below (&play->rng, 3) > 0))
    {
      view_press_key ("1");
      n = place - 1;
    }
  else
    {
      view_press_key ("b");
      n = rng_below (&play->rng, 5);
    }
  for (guint i = 0; i < n; i++)
    view_press_key (in_vain > 2 && place == 0 ? moves[rng_below (&play->rng, G_N_ELEMENTS (moves))]
                                              : "Right");
  return_to_table (play);
  view_press_key ("Return");
  view_wait_for_draw (GTK_WIDGET (play->window));
}

static void
count_acted (Play *play)
{
  play->n_acted++;
}

static gboolean
shows_result (Play *play)
{
  GtkWidget *result = view_find (GTK_WIDGET (play->window), ATOUT_TYPE_RESULT);

  return result != NULL && gtk_widget_get_mapped (result);
}

static void
leave_result (Play *play)
{
  char what[32];

  if (play->n_deals++ < 2)
    {
      g_snprintf (what, sizeof what, "result-%u", play->n_deals);
      take_picture (play, what);
    }
  view_press_key ("Return");
}

static gboolean
left_result (gpointer data)
{
  return !shows_result (data);
}

static void
play_match (Play *play)
{
  guint in_vain = 0;

  while (TRUE)
    {
      guint before = play->n_acted;

      view_wait (may_act, play, "the user's turn");
      if (shows_result (play))
        {
          if (atout_match_get_state (play->match) == ATOUT_MATCH_OVER)
            return;
          leave_result (play);
          view_wait (left_result, play, "the next deal");
          continue;
        }
      picture_of_question (play);
      press_at_random (play, in_vain);
      in_vain = play->n_acted == before ? in_vain + 1 : 0;
      if (in_vain > KEYS_IN_VAIN)
        {
          take_picture (play, "stuck");
          die ("the match does not go on");
        }
    }
}

/* ---- Presets ------------------------------------------------------------------------------ */

static void
play_preset (Play *play, const Game *game, const OptionPreset *preset)
{
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;

  if (!options_set_all (&options, game, preset->settings, &error))
    die (error->message);
  play->name = g_strdup_printf ("%s-%s", game->key, preset->key);
  play->prompts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  play->n_acted = play->n_deals = 0;
  play->rng = rng_new (SEED, 0);
  play->window = atout_window_new (play->application);
  atout_window_set_seed (play->window, SEED);
  gtk_window_present (GTK_WINDOW (play->window));
  atout_window_start_match (play->window, game, &options);
  play->match = g_object_ref (atout_window_get_match (play->window));
  g_signal_connect_swapped (play->match, "acted", G_CALLBACK (count_acted), play);
  view_take_keyboard (GTK_WIDGET (play->window));

  play_match (play);
  take_picture (play, "end");
  printf ("%s: %u deals, %u actions, %u questions\n", play->name, play->n_deals + 1, play->n_acted,
          g_hash_table_size (play->prompts));
  fflush (stdout);

  g_signal_handlers_disconnect_by_data (play->match, play);
  g_clear_object (&play->match);
  gtk_window_destroy (GTK_WINDOW (play->window));
  g_hash_table_unref (play->prompts);
  g_free (play->name);
}

static gboolean
is_wanted (const char *game, const char *preset, char **wanted)
{
  g_autofree char *name = g_strconcat (game, ":", preset, NULL);

  return wanted[0] == NULL || g_strv_contains ((const char *const *) wanted, game)
         || g_strv_contains ((const char *const *) wanted, name);
}

static void
set_up (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const char *size = g_getenv ("PLAY_SIZE");
  int width = 1000;
  int height = 700;

  if (size != NULL && sscanf (size, "%dx%d", &width, &height) != 2)
    die ("PLAY_SIZE is WIDTHxHEIGHT");
  g_settings_set_string (settings, "player-name", "Sanne");
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

int
main (int argc, char **argv)
{
  Play play = { 0 };
  g_autoptr (AtoutApplication) application = NULL;
  const Game *game;

  if (argc < 2)
    die ("give a folder for the pictures");
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 77;
  if (g_mkdir_with_parents (argv[1], 0777) != 0)
    die (argv[1]);
  set_up ();
  play.folder = argv[1];
  play.application = application;
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (const OptionPreset *preset = game->presets; preset->key != NULL; preset++)
      if (is_wanted (game->key, preset->key, argv + 2))
        play_preset (&play, game, preset);

  return 0;
}
