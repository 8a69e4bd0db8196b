/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The places where tables stand: on each, by day and by evening, every word and sign can be read on
 * what lies behind it; things lie under nothing; each game remembers its own. Under high contrast
 * (ADW_DEBUG_HIGH_CONTRAST) the cloth is plain.
 */

#include <adwaita.h>

#include "add-tests.h"
#include "app/preferences/atout-places-group.h"
#include "app/preferences/atout-preferences.h"
#include "app/settings/settings-part.h"
#include "app/table/table-settings.h"
#include "app/widgets/atout-choice-row.h"
#include "decks/drawing.h"
#include "model/words/words.h"
#include "view-colours.h"
#include "view-guest.h"
#include "view-read.h"
#include "view/table/backdrop/atout-backdrop.h"

#define NEAR 10 /* of 255 by which the colour shown at first may differ from the mean */

static GSettings *settings;

static const struct
{
  AdwColorScheme scheme;
  const char *name;
} styles[]
    = { { ADW_COLOR_SCHEME_FORCE_LIGHT, "day" }, { ADW_COLOR_SCHEME_FORCE_DARK, "evening" } };

/* ---- What is shown -------------------------------------------------------------------------- */

static AtoutBackdrop *
backdrop_of (Guest *guest)
{
  return ATOUT_BACKDROP (view_find (guest->table, ATOUT_TYPE_BACKDROP));
}

static gboolean
is_painted (gpointer backdrop)
{
  return atout_backdrop_is_painted (backdrop);
}

static void
wait_for_backdrop (Guest *guest)
{
  view_wait_for_draw (guest->table);
  view_wait (is_painted, backdrop_of (guest), "the backdrop to be painted");
  view_wait_for_draw (guest->table);
}

static void
choose (const Game *game, const char *key)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);

  g_settings_set_string (kept, PLACE_SETTINGS_KEY, key);
}

static void
stand_at (Guest *guest, const BackdropPlace *place, AdwColorScheme scheme)
{
  const Game *game = atout_course_get_game (ATOUT_COURSE (guest->session));

  choose (game, place->key);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  wait_for_backdrop (guest);
  g_assert_cmpstr (atout_backdrop_get_place (backdrop_of (guest)), ==, place->key);
  g_assert_true (place->is_drawn
                 == gtk_widget_has_css_class (GTK_WIDGET (backdrop_of (guest)), "drawn"));
}

static gboolean
is_asked (gpointer data)
{
  Guest *guest = data;
  GtkWidget *focus = guest_focus (guest);

  return focus != NULL && focus != guest->table && gtk_widget_is_ancestor (focus, guest->table)
         && atout_shown_get_settled (atout_session_get_shown (guest->session));
}

/* ---- Contrast ------------------------------------------------------------------------------- */

static void
check_place (Guest *guest, const BackdropPlace *place, const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *where = g_strjoin (", ", place->key, styles[i].name, what, NULL);

      stand_at (guest, place, styles[i].scheme);
      g_assert_cmpuint (view_read_check (guest->table, where, NULL), >, 4);
    }
}

/* What is asked first, and what is said then, on a large table and a small one. */
static void
test_contrast (gconstpointer data)
{
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { 1000, 700 }, { 360, 640 } };
  const Game *game = data;
  const BackdropPlace *place;
  Guest guest = { 0 };

  guest_start (&guest, game->key, "", 3);
  view_wait (is_asked, &guest, "a question");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *what
          = g_strdup_printf ("%s at %d×%d", game->key, sizes[i].width, sizes[i].height);

      view_resize (GTK_WIDGET (guest.window), sizes[i].width, sizes[i].height);
      for (guint j = 0; (place = backdrop_place_at (j)) != NULL; j++)
        check_place (&guest, place, what);
      if (i + 1 < G_N_ELEMENTS (sizes))
        {
          view_press_key ("Return");
          view_wait (is_asked, &guest, "another question");
        }
    }
  guest_end (&guest);
}

/* ---- Until it is painted -------------------------------------------------------------------- */

/* The mean colour of what lies in the middle of the backdrop. */
static void
find_mean (GtkWidget *backdrop, double mean[3])
{
  ViewPixels seen;
  int n = 0;

  view_pixels_take (&seen, backdrop);
  mean[0] = mean[1] = mean[2] = 0;
  for (int y = seen.height / 4; y < 3 * seen.height / 4; y++)
    for (int x = seen.width / 4; x < 3 * seen.width / 4; x++, n++)
      for (guint i = 0; i < 3; i++)
        mean[i] += (view_pixels_get (&seen, x, y) >> (16 - 8 * i)) & 0xff;
  for (guint i = 0; i < 3; i++)
    mean[i] /= n;
  g_free (seen.pixels);
}

/* A backdrop that is not told how large to draw is not painted: what is shown until then. */
static void
find_first (const BackdropPlace *place, double mean[3])
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *backdrop = g_object_new (ATOUT_TYPE_BACKDROP, NULL);

  atout_backdrop_set_place (ATOUT_BACKDROP (backdrop), place->key);
  gtk_window_set_child (GTK_WINDOW (window), backdrop);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (backdrop);
  g_assert_false (gtk_widget_has_css_class (backdrop, "drawn"));
  find_mean (backdrop, mean);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody blinks when the place comes: it is as light as what was there before. */
static void
test_first_colour (void)
{
  const BackdropPlace *place;
  Guest guest = { 0 };

  guest_start (&guest, "klaverjas", "", 3);
  for (guint i = 0; (place = backdrop_place_at (i)) != NULL; i++)
    for (guint j = 0; place->is_drawn && j < G_N_ELEMENTS (styles); j++)
      {
        double drawn[3], first[3];

        stand_at (&guest, place, styles[j].scheme);
        find_mean (GTK_WIDGET (backdrop_of (&guest)), drawn);
        find_first (place, first);
        for (guint k = 0; k < G_N_ELEMENTS (first); k++)
          g_assert_cmpfloat_with_epsilon (drawn[k], first[k], NEAR);
      }
  guest_end (&guest);
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

static void
take_picture (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer picture)
{
  *(PlacePicture **) picture = place_picture_paint_finish (result, NULL);
}

static gboolean
is_there (gpointer picture)
{
  return *(PlacePicture **) picture != NULL;
}

/* Copies lie over each other (face-texture.c), and there nothing may be seen twice. */
static void
test_opaque (void)
{
  static const double scales[] = { 1, 1.37 };
  const BackdropPlace *place;

  for (guint i = 0; (place = backdrop_place_at (i)) != NULL; i++)
    for (guint j = 0; place->is_drawn && j < 2 * G_N_ELEMENTS (scales); j++)
      {
        g_autoptr (PlacePicture) picture = NULL;

        place_picture_paint_async (place->key, j % 2, scales[j / 2], 1, NULL, take_picture,
                                   &picture);
        view_wait (is_there, &picture, "a place to be painted");
        for (guint piece = PLACE_SURFACE; piece < PLACE_THING_LEFT; piece++)
          {
            gsize width = (gsize) picture->width[piece];
            gsize n_pixels = width * (gsize) picture->height[piece];
            g_autofree guint32 *pixels = g_new (guint32, n_pixels);

            gdk_texture_download (picture->texture[piece], (guchar *) pixels, 4 * width);
            for (gsize k = 0; k < n_pixels; k++)
              if (pixels[k] >> 24 != 0xff)
                g_error ("%s, %s: piece %u can be seen through at %u, %u", place->key,
                         styles[j % 2].name, piece, (guint) (k % width), (guint) (k / width));
          }
      }
}

/* ---- Things --------------------------------------------------------------------------------- */

static guint
count_things (Guest *guest, const graphene_rect_t *taken, guint n_taken)
{
  AtoutBackdrop *backdrop = backdrop_of (guest);
  graphene_rect_t things[ATOUT_BACKDROP_THINGS];

  atout_backdrop_set_taken (backdrop, taken, n_taken, 1);
  wait_for_backdrop (guest);
  view_wait_for_draw (guest->table);

  return atout_backdrop_get_things (backdrop, things);
}

/* Whatever had to make room once does not come back, or it would flicker from card to card. */
static void
check_gone (Guest *guest)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 2000, 2000);

  count_things (guest, NULL, 0);
  g_assert_cmpuint (count_things (guest, &all, 1), ==, 0);
  g_assert_cmpuint (count_things (guest, NULL, 0), ==, 0);
}

/* What lies at the edges is covered by nothing: no card, no name, no word. */
static void
test_things (gconstpointer data)
{
  static const int widths[] = { 360, 700, 1000, 1280 };
  const Game *game = data;
  guint n_seen = 0;
  Guest guest = { 0 };

  g_settings_set_boolean (settings, "sheet-beside", FALSE); /* it leaves no room at the edges */
  guest_start (&guest, game->key, "", 3);
  view_wait (is_asked, &guest, "a question");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t things[ATOUT_BACKDROP_THINGS];
      guint n_things;

      view_resize (GTK_WIDGET (guest.window), widths[i], 640);
      wait_for_backdrop (&guest);
      n_things = atout_backdrop_get_things (backdrop_of (&guest), things);
      n_seen += n_things;
      for (GtkWidget *child = gtk_widget_get_first_child (guest.table); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        for (guint j = 0; j < n_things; j++)
          {
            graphene_rect_t bounds;

            if (!gtk_widget_get_mapped (child) || !gtk_widget_get_can_target (child)
                || !gtk_widget_compute_bounds (child, guest.table, &bounds))
              continue;
            if (graphene_rect_intersection (&bounds, &things[j], NULL))
              g_error ("%s, %d wide: a thing lies under %s", game->key, widths[i],
                       G_OBJECT_TYPE_NAME (child));
          }
    }
  g_assert_cmpuint (n_seen, >=, 2);
  check_gone (&guest);
  g_settings_reset (settings, "sheet-beside");
  guest_end (&guest);
}

/* ---- The choice ----------------------------------------------------------------------------- */

static void
assert_place (Guest *guest, const char *key)
{
  wait_for_backdrop (guest);
  g_assert_cmpstr (atout_backdrop_get_place (backdrop_of (guest)), ==, key);
}

/* It is shown at once, and each game remembers its own. */
static void
test_choice (void)
{
  Guest guest = { 0 };

  choose (game_find ("cego"), "");
  guest_start (&guest, "cego", "", 3);
  assert_place (&guest, "inn");
  choose (game_find ("cego"), "veranda");
  assert_place (&guest, "veranda");
  choose (game_find ("klaverjas"), "blue");
  assert_place (&guest, "veranda");
  guest_end (&guest);

  guest_start (&guest, "klaverjas", "", 3);
  assert_place (&guest, "blue");
  choose (game_find ("klaverjas"), "no-such-place");
  assert_place (&guest, "cafe");
  choose (game_find ("klaverjas"), "");
  choose (game_find ("cego"), "");
  guest_end (&guest);
}

/* The row on which what has the keys lies, or NULL. */
static GtkWidget *
find_focused_row (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, ATOUT_TYPE_CHOICE_ROW) : NULL;
}

static gboolean
is_at_row (gpointer window)
{
  GtkWidget *row = find_focused_row (window);
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_compute_bounds (row, window, &bounds) && bounds.origin.y > 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (window);
}

static GtkWidget *
find_preferences (Guest *guest)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (guest->window));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data))
      return l->data;

  return NULL;
}

/* From the table one comes to the row of its game, and to another one from another table. */
static void
test_menu (void)
{
  static const char *const keys[] = { "fiftysix", "klaverjas" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *title = words_form_titles (game_find (keys[i]));
      GtkWidget *preferences, *row;
      Guest guest = { 0 };

      guest_start (&guest, keys[i], "", 3);
      gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.place", NULL);
      preferences = find_preferences (&guest);
      g_assert_nonnull (preferences);
      view_wait_for_draw (preferences);
      view_take_keyboard (preferences);
      view_wait (is_at_row, preferences, "the row");
      row = find_focused_row (preferences);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
      g_assert_nonnull (gtk_widget_get_ancestor (row, ATOUT_TYPE_PLACES_GROUP));
      gtk_window_destroy (GTK_WINDOW (preferences));
      guest_end (&guest);
    }
}

/* Whoever has none chosen plays where the game is at home, and that is drawn. */
static void
test_usual (gconstpointer data)
{
  const Game *game = data;
  const BackdropPlace *place = backdrop_place_find (game->usual_place);
  g_autoptr (GtkWidget) table = g_object_ref_sink (g_object_new (ATOUT_TYPE_TABLE, NULL));
  g_autofree char *key = NULL;

  g_assert_nonnull (place);
  g_assert_true (place->is_drawn);
  choose (game, "");
  place_settings_bind (settings, ATOUT_TABLE (table), game);
  g_object_get (table, "place", &key, NULL);
  g_assert_cmpstr (key, ==, place->key);
}

/* The cloth is plain whatever is chosen, and the choice is kept. */
static void
test_high_contrast (void)
{
  Guest guest = { 0 };

  guest_start (&guest, "cego", "", 3);
  assert_place (&guest, "inn");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (backdrop_of (&guest)), "drawn"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (backdrop_of (&guest)), "green"));
  guest_end (&guest);
}

int
main (int argc, char **argv)
{
  AtoutApplication *application = guest_application_new (&argc, &argv);
  int failed;

  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    {
      g_test_add_func ("/places/high-contrast", test_high_contrast);
    }
  else
    {
      ADD_TESTS ("/places", test_choice, test_menu, test_first_colour, test_opaque);
      view_add_game_tests ("/places/usual", test_usual);
      view_add_game_tests ("/places/things", test_things);
      view_add_game_tests ("/places/contrast", test_contrast);
    }
  failed = g_test_run ();
  g_object_unref (settings);
  g_object_unref (application);

  return failed;
}
