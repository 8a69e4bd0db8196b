/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Plays one whole match of every preset of every game, and of every mode that no preset has, in the
 * real window, by keys alone, and keeps pictures of what it meets: every question, each kind of
 * call and announcement, the play, the results of deals, the score sheet, the end. Each picture is
 * taken at every size of PLAY_SIZES and in every scheme of PLAY_SCHEMES.
 *
 *     play-through FOLDER [GAME[:PRESET[:KEY=VALUE]…]…]
 *
 * The user's part is played at random. A warning of GTK or of the program ends it with an error;
 * so does a match that does not go on.
 */

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/window/atout-window.h"
#include "rules/rng.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/score/atout-score-sheet.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"

#define SEED 7
#define FRAME 20          /* most pixels that a frame takes from the window */
#define SETTLE 250        /* milliseconds until cards are painted anew and the header bar fits */
#define QUESTIONS_MOST 20 /* pictures of them from one match */
#define KEYS_IN_VAIN 60   /* so many keys without anything happening, and the match hangs */

typedef struct
{
  const char *folder;
  char **sizes;   /* WIDTHxHEIGHT; the first is the one that is played at */
  char **schemes; /* light, dark */
  AtoutApplication *application;
  AtoutWindow *window;
  AtoutSession *session;
  int width, height;   /* what the window is to have now */
  char *name;          /* GAME-PRESET, for the pictures */
  GHashTable *prompts; /* those that were met */
  GHashTable *said;    /* kinds of calls and announcements that were met */
  char *just_said;     /* the one to be pictured; NULL: none */
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

/* A frame of a few pixels belongs to the window where nothing composites it. */
static gboolean
has_size (gpointer data)
{
  const Play *play = data;
  int width = gtk_widget_get_width (GTK_WIDGET (play->window));
  int height = gtk_widget_get_height (GTK_WIDGET (play->window));

  return ABS (width - play->width) <= FRAME && ABS (height - play->height) <= FRAME;
}

static void
resize (Play *play, const char *size)
{
  if (sscanf (size, "%dx%d", &play->width, &play->height) != 2)
    die ("a size is WIDTHxHEIGHT");
  gtk_window_set_default_size (GTK_WINDOW (play->window), play->width, play->height);
  view_wait (has_size, play, "the size of the window");
}

static void
settled (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
}

static void
settle (void)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (SETTLE, settled, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static void
save (Play *play, const char *size, const char *scheme, const char *what)
{
  GtkWidget *window = GTK_WIDGET (play->window);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autofree char *folder = g_strdup_printf ("%s/%s-%s", play->folder, size, scheme);
  g_autofree char *path = g_strdup_printf ("%s/%s-%s.png", folder, play->name, what);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    die ("the window is empty");
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  if (g_mkdir_with_parents (folder, 0777) != 0 || !gdk_texture_save_to_png (texture, path))
    die (path);
}

static gboolean
shows_sheet (Play *play)
{
  GtkWidget *sheet = view_find (GTK_WIDGET (play->window), ATOUT_TYPE_SCORE_SHEET);

  return sheet != NULL && gtk_widget_get_mapped (sheet);
}

/* @sheet: of the score sheet, where it does not lie beside the table anyway. */
static void
take_pictures (Play *play, const char *what, gboolean sheet)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean turned;

  for (guint i = 0; play->sizes[i] != NULL; i++)
    {
      resize (play, play->sizes[i]);
      settle ();
      turned = sheet && !shows_sheet (play);
      if (turned)
        view_press_key ("F9");
      for (guint k = 0; play->schemes[k] != NULL; k++)
        {
          adw_style_manager_set_color_scheme (style, g_str_equal (play->schemes[k], "dark")
                                                         ? ADW_COLOR_SCHEME_FORCE_DARK
                                                         : ADW_COLOR_SCHEME_FORCE_LIGHT);
          view_wait_for_draw (GTK_WIDGET (play->window));
          save (play, play->sizes[i], play->schemes[k], what);
        }
      if (turned)
        view_press_key ("F9");
    }
  resize (play, play->sizes[0]);
}

/* Every question once, whatever number is in it. */
static void
picture_of_question (Play *play)
{
  g_autofree char *prompt
      = g_strdup (atout_choices_get_prompt (atout_session_get_choices (play->session)));
  g_autofree char *what = NULL;

  g_strdelimit (prompt, "0123456789", '#');
  if (prompt[0] == '\0' || !g_hash_table_add (play->prompts, g_strdup (prompt)))
    return;
  if (g_hash_table_size (play->prompts) > QUESTIONS_MOST)
    return;
  what = g_strdup_printf ("question-%02u", g_hash_table_size (play->prompts));
  take_pictures (play, what, FALSE);
}

static void
picture_of_call (Play *play)
{
  g_autofree char *said = g_steal_pointer (&play->just_said);

  if (said != NULL)
    take_pictures (play, said, FALSE);
}

/* Each kind of call or announcement once. */
static void
note_acted (Play *play, const AtoutEvent *event)
{
  const VerbInfo *verb;
  g_autofree char *said = NULL;

  play->n_acted++;
  verb = action_verb_info (atout_course_get_game (ATOUT_COURSE (play->session)), event->action);
  if ((verb->verb == VERB_PLAY && verb->suffix == NULL) || play->just_said != NULL)
    return;
  said = g_strdup_printf ("said-%s%s", verb->name, verb->suffix != NULL ? verb->suffix : "");
  g_strdelimit (said, ":", '-');
  if (g_hash_table_add (play->said, g_strdup (said)))
    play->just_said = g_steal_pointer (&said);
}

/* ---- Keys -------------------------------------------------------------------------------- */

static gboolean
may_act (gpointer data)
{
  Play *play = data;
  GtkWidget *result = view_find (GTK_WIDGET (play->window), ATOUT_TYPE_RESULT);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  if (play->just_said != NULL)
    return TRUE;
  if (result != NULL && gtk_widget_get_mapped (result))
    return focus != NULL && gtk_widget_is_ancestor (focus, result);

  return atout_course_get_state (ATOUT_COURSE (play->session)) == ATOUT_MATCH_PLAYING
         && atout_course_get_turn (ATOUT_COURSE (play->session))
                == (int) atout_course_get_user_seat (ATOUT_COURSE (play->session));
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
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (play->session));
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
  AtoutChoices *choices = atout_session_get_choices (play->session);
  gboolean calls = g_list_model_get_n_items (atout_choices_get_calls (choices)) > 0
                   || atout_choices_get_n_wanted (choices) > 0;
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
      take_pictures (play, what, FALSE);
      g_snprintf (what, sizeof what, "sheet-%u", play->n_deals);
      take_pictures (play, what, TRUE);
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
      if (play->just_said != NULL)
        {
          picture_of_call (play);
          continue;
        }
      if (shows_result (play))
        {
          if (atout_course_get_state (ATOUT_COURSE (play->session)) == ATOUT_MATCH_OVER)
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
          take_pictures (play, "stuck", FALSE);
          die ("the match does not go on");
        }
    }
}

/* ---- Presets ------------------------------------------------------------------------------ */

static void
play_preset (Play *play, const Game *game, const OptionPreset *preset, const char *more)
{
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;

  if (!options_set_all (&options, game, preset->settings, &error)
      || !options_set_all (&options, game, more, &error))
    die (error->message);
  play->name
      = g_strdup_printf ("%s-%s%s%s", game->key, preset->key, more[0] != '\0' ? "-" : "", more);
  play->prompts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  play->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  play->n_acted = play->n_deals = 0;
  play->rng = rng_new (SEED, 0);
  play->window = atout_window_new (GTK_APPLICATION (play->application),
                                   atout_application_get_decks (play->application), NULL);
  atout_window_set_seed (play->window, SEED);
  gtk_window_present (GTK_WINDOW (play->window));
  resize (play, play->sizes[0]);
  atout_window_start_match (play->window, game, &options);
  play->session = g_object_ref (atout_window_get_session (play->window));
  g_signal_connect_swapped (play->session, "acted", G_CALLBACK (note_acted), play);
  view_take_keyboard (GTK_WIDGET (play->window));

  play_match (play);
  take_pictures (play, "end", FALSE);
  take_pictures (play, "end-sheet", TRUE);
  printf ("%s: %u deals, %u actions, %u questions\n", play->name, play->n_deals + 1, play->n_acted,
          g_hash_table_size (play->prompts));
  fflush (stdout);

  g_signal_handlers_disconnect_by_data (play->session, play);
  g_clear_object (&play->session);
  gtk_window_destroy (GTK_WINDOW (play->window));
  g_hash_table_unref (play->prompts);
  g_hash_table_unref (play->said);
  g_clear_pointer (&play->just_said, g_free);
  g_free (play->name);
}

/* GAME:PRESET:KEY=VALUE:… as a person wrote it; what is left out is as usual, every preset. */
static void
play_wanted (Play *play, const Game *game, const char *wanted)
{
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 3);
  gboolean found = FALSE;

  if (!g_str_equal (parts[0], game->key))
    return;
  if (parts[1] != NULL && parts[2] != NULL)
    g_strdelimit (parts[2], ":", ' ');
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    if (parts[1] == NULL || g_str_equal (parts[1], preset->key))
      {
        play_preset (play, game, preset, parts[1] != NULL && parts[2] != NULL ? parts[2] : "");
        found = TRUE;
      }
  if (!found)
    die ("there is no such preset");
}

/* The modes that no preset has are played with the first one. */
static void
play_game (Play *play, const Game *game)
{
  guint seen = 0;

  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    {
      Options options = OPTIONS_DEFAULT;

      options_set_all (&options, game, preset->settings, NULL);
      seen |= 1u << options.value[0];
      play_preset (play, game, preset, "");
    }
  for (guint mode = 0; mode < option_count_values (&game->options->list[0]); mode++)
    if ((seen & 1u << mode) == 0)
      {
        const OptionInfo *info = &game->options->list[0];
        g_autofree char *more = g_strdup_printf ("%s=%s", info->key, info->values[mode].key);

        play_preset (play, game, &game->options->presets[0], more);
      }
}

static void
set_up (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "player-name", "Sanne");
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
}

/* The program speaks the language of the environment, as src/app/main.c has it. */
static void
set_language (void)
{
  const char *folder = g_getenv ("ATOUT_LOCALEDIR");

  setlocale (LC_ALL, "");
  if (folder == NULL)
    return;
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* What the environment lists, or @usual. */
static char **
list_of (const char *variable, const char *usual)
{
  const char *value = g_getenv (variable);

  return g_strsplit (value != NULL ? value : usual, " ", -1);
}

int
main (int argc, char **argv)
{
  Play play = { 0 };
  g_autoptr (AtoutApplication) application = NULL;
  const Game *game;

  if (argc < 2)
    die ("give a folder for the pictures");
  set_language ();
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 77;
  if (g_mkdir_with_parents (argv[1], 0777) != 0)
    die (argv[1]);
  set_up ();
  play.folder = argv[1];
  play.application = application;
  play.sizes = list_of ("PLAY_SIZES", "1000x700 360x640");
  play.schemes = list_of ("PLAY_SCHEMES", "light dark");
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    if (argc == 2)
      play_game (&play, game);
    else
      for (int k = 2; k < argc; k++)
        play_wanted (&play, game, argv[k]);
  g_strfreev (play.sizes);
  g_strfreev (play.schemes);

  return 0;
}
