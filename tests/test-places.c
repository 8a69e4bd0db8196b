/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The places where tables stand: on each, by day and by evening, every word and sign can be read on
 * what lies behind it; things lie under nothing; each game remembers its own. Under high contrast
 * (ADW_DEBUG_HIGH_CONTRAST) the cloth is plain.
 */

#include <adwaita.h>
#include <string.h>

#include "place-settings.h"
#include "settings-map.h"
#include "table/atout-ground.h"
#include "view-colours.h"
#include "view-guest.h"
#include "words.h"

#define TEXT 4.5 /* the contrast that WCAG 2 asks for, level AA */
#define LARGE 3.0
#define SIGN 3.0
#define LARGE_SIZE 24   /* pixels of a letter that counts as large … */
#define LARGE_BOLD 18.5 /* … when it is bold */
#define FRAME .08 /* share of a name that the frame of its plate may touch, where all is narrow */
#define NEAR 10   /* of 255 by which the colour shown at first may differ from the mean */

static GSettings *settings;

static const struct
{
  AdwColorScheme scheme;
  const char *name;
} styles[]
    = { { ADW_COLOR_SCHEME_FORCE_LIGHT, "day" }, { ADW_COLOR_SCHEME_FORCE_DARK, "evening" } };

/* ---- What is shown -------------------------------------------------------------------------- */

static AtoutGround *
ground_of (Guest *guest)
{
  return ATOUT_GROUND (view_find (guest->table, ATOUT_TYPE_GROUND));
}

static gboolean
is_painted (gpointer ground)
{
  return atout_ground_is_painted (ground);
}

static void
wait_for_ground (Guest *guest)
{
  view_wait_for_draw (guest->table);
  view_wait (is_painted, ground_of (guest), "the ground to be painted");
  view_wait_for_draw (guest->table);
}

static void
stand_at (Guest *guest, const GroundPlace *place, AdwColorScheme scheme)
{
  const Game *game = atout_course_get_game (ATOUT_COURSE (guest->session));

  place_settings_choose (settings, game, place);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  wait_for_ground (guest);
  g_assert_cmpstr (atout_ground_get_place (ground_of (guest)), ==, place->key);
  g_assert_true (place->is_drawn
                 == gtk_widget_has_css_class (GTK_WIDGET (ground_of (guest)), "drawn"));
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

static guint32
rgb_of (const GdkRGBA *colour, guint32 behind)
{
  const float channel[] = { colour->red, colour->green, colour->blue };
  guint32 mixed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (channel); i++)
    {
      guint shift = 16 - 8 * i;
      float below = (float) ((behind >> shift) & 0xff);
      float value = colour->alpha * channel[i] * 255 + (1 - colour->alpha) * below;

      mixed |= (guint32) (value + 0.5f) << shift;
    }

  return mixed;
}

static double
needed_for (GtkWidget *widget)
{
  const PangoFontDescription *font;
  double size;
  gboolean is_bold;

  if (!GTK_IS_LABEL (widget))
    return SIGN;
  font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96 / 72.0;
  is_bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;

  return size >= (is_bold ? LARGE_BOLD : LARGE_SIZE) ? LARGE : TEXT;
}

/* A word or a sign, the colour that it has, and where it is. */
typedef struct
{
  GtkWidget *widget;
  GdkRGBA ink;
  graphene_rect_t place;
} Written;

/* Where it is written or drawn, without the round corners of what it stands on. */
static graphene_rect_t
find_ink (GtkWidget *widget, GtkWidget *table)
{
  graphene_rect_t bounds;
  PangoRectangle ink;
  int x, y;

  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  if (!GTK_IS_LABEL (widget))
    {
      graphene_rect_inset (&bounds, bounds.size.width / 5, bounds.size.height / 5);
      return bounds;
    }
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (widget)), &ink, NULL);
  gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
  g_assert_true (gtk_widget_compute_point (
      widget, table, &GRAPHENE_POINT_INIT ((float) (x + ink.x), (float) (y + ink.y)),
      &bounds.origin));

  return GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y, (float) ink.width,
                             (float) ink.height);
}

/* Against each colour that lies behind it. */
static void
check_read (const Written *written, const ViewPixels *behind, const char *where)
{
  GtkWidget *widget = written->widget;
  graphene_rect_t bounds = written->place;
  double needed = needed_for (widget);
  guint n = 0, n_weak = 0;
  guint32 ground = 0;

  for (int y = (int) bounds.origin.y; y < (int) (bounds.origin.y + bounds.size.height); y++)
    for (int x = (int) bounds.origin.x; x < (int) (bounds.origin.x + bounds.size.width); x++, n++)
      {
        guint32 pixel = view_pixels_get (behind, x, y);

        if (view_contrast (rgb_of (&written->ink, pixel), pixel) >= needed)
          continue;
        n_weak++;
        ground = pixel;
      }
  if (n_weak > FRAME * n)
    g_error ("%s: “%s” cannot be read on #%06x", where,
             GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "a sign", ground);
}

/* Signs of suits have colours of their own, which the test of these measures. */
static gboolean
has_suit (GtkWidget *widget)
{
  gboolean has = FALSE;

  for (Suit suit = 0; GTK_IS_LABEL (widget) && suit < SUITS; suit++)
    has |= strstr (gtk_label_get_text (GTK_LABEL (widget)), words_suit_short (SUITS_FRENCH, suit))
           != NULL;

  return has;
}

static GArray *
find_written (GtkWidget *table)
{
  const GType types[] = { GTK_TYPE_LABEL, GTK_TYPE_IMAGE };
  GArray *written = g_array_new (FALSE, FALSE, sizeof (Written));

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GPtrArray) found = view_find_all (table, types[i]);

      for (guint j = 0; j < found->len; j++)
        {
          Written one = { .widget = found->pdata[j] };

          /* WCAG asks nothing of what cannot be used */
          if (!gtk_widget_is_sensitive (one.widget) || has_suit (one.widget))
            continue;
          gtk_style_context_get_color (gtk_widget_get_style_context (one.widget), &one.ink);
          one.place = find_ink (one.widget, table);
          g_array_append_val (written, one);
        }
    }

  return written;
}

/* What lies behind words and signs is seen as soon as these have no colour. */
static void
take_behind (GtkWidget *table, ViewPixels *behind)
{
  static const char no_colour[] = "cardtable label, cardtable image { color: transparent; }";
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GdkDisplay *display = gtk_widget_get_display (table);

  gtk_css_provider_load_from_data (provider, no_colour, -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  view_wait_for_draw (table);
  view_pixels_take (behind, table);
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (provider));
  view_wait_for_draw (table);
}

static gboolean
are_same (GArray *a, GArray *b)
{
  gboolean same = a->len == b->len;

  for (guint i = 0; same && i < a->len; i++)
    {
      const Written *one = &g_array_index (a, Written, i);
      const Written *other = &g_array_index (b, Written, i);

      same = one->widget == other->widget && gdk_rgba_equal (&one->ink, &other->ink)
             && graphene_rect_equal (&one->place, &other->place);
    }

  return same;
}

/* The others may act meanwhile: what was written before and after the picture is in it. */
static guint
check_all_read (Guest *guest, const char *where)
{
  g_autoptr (GArray) written = find_written (guest->table);
  ViewPixels behind = { 0 };
  gboolean same;
  guint n;

  do
    {
      g_autoptr (GArray) before = g_steal_pointer (&written);

      g_free (behind.pixels);
      take_behind (guest->table, &behind);
      written = find_written (guest->table);
      same = are_same (before, written);
    }
  while (!same);
  for (guint i = 0; i < written->len; i++)
    check_read (&g_array_index (written, Written, i), &behind, where);
  n = written->len;
  g_free (behind.pixels);

  return n;
}

static void
check_place (Guest *guest, const GroundPlace *place, const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *where = g_strjoin (", ", place->key, styles[i].name, what, NULL);

      stand_at (guest, place, styles[i].scheme);
      g_assert_cmpuint (check_all_read (guest, where), >, 4);
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
  const GroundPlace *place;
  Guest guest = { 0 };

  guest_start (&guest, game->key, "", 3);
  view_wait (is_asked, &guest, "a question");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *what
          = g_strdup_printf ("%s at %d×%d", game->key, sizes[i].width, sizes[i].height);

      view_resize (GTK_WIDGET (guest.window), sizes[i].width, sizes[i].height);
      for (guint j = 0; (place = ground_place_at (j)) != NULL; j++)
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

/* The mean colour of what lies in the middle of the ground. */
static void
find_mean (GtkWidget *ground, double mean[3])
{
  ViewPixels seen;
  int n = 0;

  view_pixels_take (&seen, ground);
  mean[0] = mean[1] = mean[2] = 0;
  for (int y = seen.height / 4; y < 3 * seen.height / 4; y++)
    for (int x = seen.width / 4; x < 3 * seen.width / 4; x++, n++)
      for (guint i = 0; i < 3; i++)
        mean[i] += (view_pixels_get (&seen, x, y) >> (16 - 8 * i)) & 0xff;
  for (guint i = 0; i < 3; i++)
    mean[i] /= n;
  g_free (seen.pixels);
}

/* A ground that is not told how large to draw is not painted: what is shown until then. */
static void
find_first (const GroundPlace *place, double mean[3])
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *ground = g_object_new (ATOUT_TYPE_GROUND, NULL);

  atout_ground_set_place (ATOUT_GROUND (ground), place->key);
  gtk_window_set_child (GTK_WINDOW (window), ground);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (ground);
  g_assert_false (gtk_widget_has_css_class (ground, "drawn"));
  find_mean (ground, mean);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody blinks when the place comes: it is as light as what was there before. */
static void
test_first_colour (void)
{
  const GroundPlace *place;
  Guest guest = { 0 };

  guest_start (&guest, "klaverjas", "", 3);
  for (guint i = 0; (place = ground_place_at (i)) != NULL; i++)
    for (guint j = 0; place->is_drawn && j < G_N_ELEMENTS (styles); j++)
      {
        double drawn[3], first[3];

        stand_at (&guest, place, styles[j].scheme);
        find_mean (GTK_WIDGET (ground_of (&guest)), drawn);
        find_first (place, first);
        for (guint k = 0; k < G_N_ELEMENTS (first); k++)
          g_assert_cmpfloat_with_epsilon (drawn[k], first[k], NEAR);
      }
  guest_end (&guest);
}

/* ---- Things --------------------------------------------------------------------------------- */

/* What lies at the edges is covered by nothing: no card, no name, no word. */
static void
test_things (gconstpointer data)
{
  static const int widths[] = { 360, 700, 1000, 1280 };
  const Game *game = data;
  guint n_seen = 0;
  Guest guest = { 0 };

  guest_start (&guest, game->key, "", 3);
  view_wait (is_asked, &guest, "a question");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t things[ATOUT_GROUND_THINGS];
      guint n_things;

      view_resize (GTK_WIDGET (guest.window), widths[i], 640);
      wait_for_ground (&guest);
      n_things = atout_ground_get_things (ground_of (&guest), things);
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
  guest_end (&guest);
}

/* ---- The choice ----------------------------------------------------------------------------- */

static void
assert_place (Guest *guest, const char *key)
{
  wait_for_ground (guest);
  g_assert_cmpstr (atout_ground_get_place (ground_of (guest)), ==, key);
}

/* It is shown at once, and each game remembers its own. */
static void
test_choice (void)
{
  Guest guest = { 0 };

  g_settings_reset (settings, "places");
  guest_start (&guest, "cego", "", 3);
  assert_place (&guest, "inn");
  place_settings_choose (settings, game_find ("cego"), ground_place_find ("veranda"));
  assert_place (&guest, "veranda");
  place_settings_choose (settings, game_find ("klaverjas"), ground_place_find ("blue"));
  assert_place (&guest, "veranda");
  guest_end (&guest);

  guest_start (&guest, "klaverjas", "", 3);
  assert_place (&guest, "blue");
  settings_map_set (settings, "places", "klaverjas", "no-such-place");
  assert_place (&guest, "cafe");
  g_settings_reset (settings, "places");
  guest_end (&guest);
}

/* Whoever has none chosen plays where the game is at home, and that is drawn. */
static void
test_usual (gconstpointer data)
{
  const Game *game = data;
  const GroundPlace *place = ground_place_find (game->usual_place);

  g_assert_nonnull (place);
  g_assert_true (place->is_drawn);
  g_settings_reset (settings, "places");
  g_assert_true (place_settings_find (settings, game) == place);
}

/* The cloth is plain whatever is chosen, and the choice is kept. */
static void
test_high_contrast (void)
{
  Guest guest = { 0 };

  guest_start (&guest, "cego", "", 3);
  assert_place (&guest, "inn");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (ground_of (&guest)), "drawn"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (ground_of (&guest)), "green"));
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
      g_test_add_func ("/places/choice", test_choice);
      g_test_add_func ("/places/first-colour", test_first_colour);
      view_add_game_tests ("/places/usual", test_usual);
      view_add_game_tests ("/places/things", test_things);
      view_add_game_tests ("/places/contrast", test_contrast);
    }
  failed = g_test_run ();
  g_object_unref (settings);
  g_object_unref (application);

  return failed;
}
