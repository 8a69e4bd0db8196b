/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Pictures of all places, to be looked at: the table of a game that is at home there, with a trick
 * on it, by day and by evening, in three sizes.
 *
 *     place-sheet FOLDER
 *
 * It writes FOLDER/PLACE-STYLE-WIDTHxHEIGHT.png, and needs a display as large as the largest.
 */

#include <adwaita.h>

#include "app/settings/settings-part.h"
#include "app/table/table-settings.h"
#include "robot.h"
#include "view-drawn.h"
#include "view-guest.h"
#include "view/table/backdrop/atout-backdrop.h"

#define SEED 3
#define FACES_MS 1500 /* in which all cards of a size are painted */
#define ACTIONS 20    /* that were done before, by all */

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 640 }, { 1000, 700 }, { 1920, 1080 } };

static const struct
{
  AdwColorScheme scheme;
  const char *name;
} styles[]
    = { { ADW_COLOR_SCHEME_FORCE_LIGHT, "day" }, { ADW_COLOR_SCHEME_FORCE_DARK, "evening" } };

/* Plain cloth is at home nowhere. */
static const Game *
find_game (const BackdropPlace *place)
{
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    if (g_strcmp0 (game->usual_place, place->key) == 0)
      return game;

  return game_at (0);
}

static gboolean
is_painted (gpointer backdrop)
{
  return atout_backdrop_is_painted (backdrop);
}

typedef struct
{
  Guest guest;
  Robot robot;
} Play;

/* It is the user's turn, in the middle of a deal. */
static gboolean
has_played (gpointer data)
{
  Play *play = data;
  AtoutCourse *course = ATOUT_COURSE (play->guest.session);
  guint n_actions;

  atout_course_get_position (course, &n_actions);
  if (n_actions >= ACTIONS && atout_course_get_turn (course) == 0)
    return TRUE;
  robot_act (&play->robot);

  return FALSE;
}

static void
set_true (gpointer flag)
{
  *(gboolean *) flag = TRUE;
}

static gboolean
is_true (gpointer flag)
{
  return *(gboolean *) flag;
}

static void
wait_for_faces (void)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (FACES_MS, set_true, &is_over);
  view_wait (is_true, &is_over, "the faces of the cards");
}

static void
save (GtkWidget *table, const char *path)
{
  g_autoptr (GskRenderNode) picture = view_picture (table);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (table)), picture,
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (table),
                           (float) gtk_widget_get_height (table)));

  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s\n", path);
}

static void
draw_place (const BackdropPlace *place, GSettings *settings, const char *folder)
{
  const Game *game = find_game (place);
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  Play play = { 0 };
  GtkWidget *backdrop;

  g_settings_set_string (kept, PLACE_SETTINGS_KEY, place->key);
  guest_start (&play.guest, game->key, "", SEED);
  play.robot.window = play.guest.window;
  play.robot.rng = rng_new (SEED, 0);
  view_wait (has_played, &play, "the middle of a deal");
  backdrop = view_find (play.guest.table, ATOUT_TYPE_BACKDROP);
  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (styles); i++)
    {
      guint size = i / G_N_ELEMENTS (styles);
      guint style = i % G_N_ELEMENTS (styles);
      g_autofree char *path
          = g_strdup_printf ("%s/%s-%s-%dx%d.png", folder, place->key, styles[style].name,
                             sizes[size].width, sizes[size].height);

      view_resize (GTK_WIDGET (play.guest.window), sizes[size].width, sizes[size].height);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), styles[style].scheme);
      view_wait_for_draw (backdrop);
      view_wait (is_painted, backdrop, "the place to be painted");
      wait_for_faces ();
      view_wait_for_draw (play.guest.table);
      save (play.guest.table, path);
    }
  guest_end (&play.guest);
}

int
main (int argc, char **argv)
{
  AtoutApplication *application = guest_application_new (&argc, &argv);
  g_autoptr (GSettings) settings = NULL;
  const BackdropPlace *place;

  if (application == NULL || argc != 2 || g_mkdir_with_parents (argv[1], 0777) != 0)
    {
      g_printerr ("place-sheet: give a folder, and a display\n");
      return 1;
    }
  settings = g_settings_new (APP_ID);
  for (guint i = 0; (place = backdrop_place_at (i)) != NULL; i++)
    draw_place (place, settings, argv[1]);
  g_object_unref (application);

  return 0;
}
