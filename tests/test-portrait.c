/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Portraits: everybody has one, and at a table they are seen where there is room, and turn. */

#include "add-tests.h"
#include "decks/drawing.h"
#include "model/course/atout-course.h"
#include "view-guest.h"
#include "view/people/atout-portrait.h"

/* ---- Painting ------------------------------------------------------------------------------- */

#define PIXELS 48

typedef struct
{
  GAsyncResult *result;
} Painting;

static void
painted (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  ((Painting *) data)->result = g_object_ref (result);
}

static gboolean
is_over (gpointer data)
{
  return ((Painting *) data)->result != NULL;
}

/* How many pixels of @texture are wholly covered. */
static guint
count_opaque (GdkTexture *texture)
{
  guint32 pixels[PIXELS * PIXELS];
  guint n = 0;

  g_assert_cmpint (gdk_texture_get_width (texture), ==, PIXELS);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, PIXELS);
  gdk_texture_download (texture, (guchar *) pixels, PIXELS * 4);
  for (guint i = 0; i < PIXELS * PIXELS; i++)
    n += pixels[i] >> 24 == 0xff;

  return n;
}

/* The body fills the square; the head is a part of it, on clear ground. */
static void
check_portrait (const Person *person)
{
  g_autoptr (GdkTexture) body = NULL;
  g_autoptr (GdkTexture) head = NULL;
  g_autoptr (GError) error = NULL;
  Painting painting = { NULL };

  g_test_message ("%s", person->name);
  portrait_paint (person->key, PIXELS, NULL, painted, &painting);
  view_wait (is_over, &painting, "a portrait");
  portrait_paint_finish (painting.result, &body, &head, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_opaque (body), ==, PIXELS * PIXELS);
  g_assert_cmpuint (count_opaque (head), >, PIXELS * PIXELS / 12);
  g_assert_cmpuint (count_opaque (head), <, PIXELS * PIXELS * 3 / 4);
  g_object_unref (painting.result);
}

static void
test_painted (gconstpointer data)
{
  const Person *person;

  for (unsigned i = 0; (person = people_at (data, i)) != NULL; i++)
    check_portrait (person);
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;
  GdkTexture *body, *head;
  Painting painting = { NULL };

  portrait_paint ("nobody", PIXELS, NULL, painted, &painting);
  view_wait (is_over, &painting, "an error");
  g_assert_false (portrait_paint_finish (painting.result, &body, &head, &error));
  g_assert_error (error, G_RESOURCE_ERROR, G_RESOURCE_ERROR_NOT_FOUND);
  g_object_unref (painting.result);
}

/* ---- At the table --------------------------------------------------------------------------- */

/* The portraits that are seen, painted all of them. */
static gboolean
has_painted (gpointer data)
{
  Guest *guest = data;
  g_autoptr (GPtrArray) portraits = view_find_all (guest->table, ATOUT_TYPE_PORTRAIT);

  for (guint i = 0; i < portraits->len; i++)
    if (!atout_portrait_is_painted (portraits->pdata[i]))
      return FALSE;

  return portraits->len > 0;
}

static guint
count_seen (Guest *guest)
{
  g_autoptr (GPtrArray) portraits = view_find_all (guest->table, ATOUT_TYPE_PORTRAIT);

  return portraits->len;
}

static void
test_seen (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest guest = { 0 };

  guest_start (&guest, "klaverjas", "", 3);
  view_resize (GTK_WIDGET (guest.window), 1000, 700);
  view_wait (has_painted, &guest, "portraits");
  g_assert_cmpuint (count_seen (&guest), ==, 3);
  for (unsigned i = 0; i < 3; i++)
    g_assert_true (guest_is_told (&guest, people_at (&klaverjas_game, i)));

  g_settings_set_boolean (settings, "portraits", FALSE);
  view_wait_for_draw (guest.table);
  g_assert_cmpuint (count_seen (&guest), ==, 0);
  g_assert_true (guest_is_told (&guest, people_at (&klaverjas_game, 0)));
  g_settings_reset (settings, "portraits");
  view_wait (has_painted, &guest, "portraits again");

  view_resize (GTK_WIDGET (guest.window), 360, 640);
  g_assert_cmpuint (count_seen (&guest), ==, 0);
  guest_end (&guest);
}

static void
test_crowd (void)
{
  Guest guest = { 0 };

  guest_start (&guest, "fiftysix", "players=8", 3);
  view_resize (GTK_WIDGET (guest.window), 1000, 700);
  g_assert_cmpuint (count_seen (&guest), ==, 0);
  guest_end (&guest);
}

/* ---- Whose turn it is ----------------------------------------------------------------------- */

static gboolean
is_turned (gpointer data)
{
  return atout_portrait_get_turn (data) == 4;
}

static gboolean
is_straight (gpointer data)
{
  return atout_portrait_get_turn (data) == 0;
}

static void
animate (gboolean enable)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enable, NULL);
}

static void
test_turn (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *portrait = atout_portrait_new (64);

  atout_portrait_set_person (ATOUT_PORTRAIT (portrait), people_at (&cego_game, 0));
  gtk_window_set_child (GTK_WINDOW (window), portrait);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (portrait);

  animate (TRUE);
  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), TRUE, 4, 0.05);
  g_assert_true (gtk_widget_has_css_class (portrait, "acting"));
  view_wait (is_turned, portrait, "the head to turn");
  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), FALSE, 4, 0.05);
  g_assert_false (gtk_widget_has_css_class (portrait, "acting"));
  view_wait (is_straight, portrait, "the head to turn back");

  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), TRUE, 4, 0);
  g_assert_cmpfloat (atout_portrait_get_turn (ATOUT_PORTRAIT (portrait)), ==, 0);
  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), FALSE, 4, 0);
  animate (FALSE);
  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), TRUE, 4, 0.05);
  g_assert_true (gtk_widget_has_css_class (portrait, "acting"));
  g_assert_cmpfloat (atout_portrait_get_turn (ATOUT_PORTRAIT (portrait)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (guest_application_new (&argc, &argv) == NULL)
    return 0;

  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/portrait/painted/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_painted);
    }
  ADD_TESTS ("/portrait", test_missing, test_seen, test_crowd, test_turn);

  return g_test_run ();
}
