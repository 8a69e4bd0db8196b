/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Settings that nobody has chosen: edited by hand, of another version, or broken. The window, a
 * table, the preferences and the house rules open as if they were right.
 */

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "app/match/atout-new-match-page.h"
#include "app/players/atout-name-row.h"
#include "app/preferences/atout-preferences.h"
#include "app/settings/settings-part.h"
#include "app/window/atout-window.h"
#include "model/course/player-names.h"
#include "view-support.h"
#include "view/table/atout-table.h"

#define LONG "{long}" /* 300,000 letters */

static AtoutApplication *application;

/* What a row sets besides; all values as text of GVariant. */
typedef struct
{
  const char *key;
  const char *value;
  const char *place; /* of what is kept of one game or deck alone, or NULL */
} Wrong;

static const Wrong wrong[] = {
  { "trick-pause", "nan" },
  { "trick-pause", "-nan" },
  { "trick-pause", "-0.0" },
  { "player-name", "'" LONG "'" },
  { "player-name", "'Anna\\nBert\\u202e'" },
  { "player-name", "'\\u202e'" },
  { "opponent-names", "['" LONG "', 'A\\nB', '\\u202eJan', '\\u0007', '', '', '', '', '', 'Tom']" },
  { "opponent-level", "'" LONG "'" },
  { "opponent-level", "''" },
  { "opponent-levels", "['genius', '', 'master', '', '', '', '', '', '', 'club']" },
  { "last-game", "'bridge'" },
  { "last-game", "'" LONG "'" },
  { "rules", "{'mode': 'bridge', 'deal': '" LONG "', '': '='}", "games/wurzen/" },
  { "rules", "{'mode': 'wurzen mode=schnapsen', '= =': '='}", "games/wurzen/" },
  { "people", "['" LONG "', 'A\\nB\\u202e', '\\u0007', '', '', '', '', '', 'Tom']",
    "games/wurzen/" },
  { "played-games", "['bridge', '" LONG "', '']" },
  { "deck", "'/../..'", "games/wurzen/" },
  { "deck", "'" LONG "'", "games/wurzen/" },
  { "place", "'no-such-place'", "games/wurzen/" },
  { "letters", "'a{} rect{}'", "decks/french/" },
  { "letters", "'" LONG "'", "decks/french/" },
  { "suits", "'italian'", "decks/french/" },
  { "window-width", "1" },
  { "window-height", "1" },
  { "window-width", "{largest}" },
  { "window-height", "{largest}" },
};

/* ---- What is set -------------------------------------------------------------------------- */

static GVariant *
parse (GSettings *settings, const Wrong *row)
{
  g_autoptr (GVariant) now = g_settings_get_value (settings, row->key);
  g_autoptr (GString) text = g_string_new (row->value);
  g_autofree char *letters = g_strnfill (300000, 'x');
  g_autoptr (GError) error = NULL;
  GVariant *value;

  g_string_replace (text, LONG, letters, 0);
  if (strcmp (row->value, "nan") == 0 || strcmp (row->value, "-nan") == 0)
    return g_variant_ref_sink (
        g_variant_new_double (copysign (NAN, row->value[0] == '-' ? -1 : 1)));
  value = g_variant_parse (g_variant_get_type (now), text->str, NULL, NULL, &error);
  g_assert_no_error (error);

  return value;
}

/* The largest number that the schema lets @key be. */
static GVariant *
largest (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) info = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) bounds = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  info = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (info);
  g_variant_get (range, "(sv)", NULL, &bounds);

  return g_variant_get_child_value (bounds, 1);
}

static void
set (GSettings *settings, const Wrong *row)
{
  g_autoptr (GVariant) value = strcmp (row->value, "{largest}") == 0 ? largest (settings, row->key)
                                                                     : parse (settings, row);

  g_assert_true (g_settings_set_value (settings, row->key, value));
}

/* ---- What is seen ------------------------------------------------------------------------- */

static void
check_names (AtoutWindow *window)
{
  AtoutCourse *course = ATOUT_COURSE (atout_window_get_session (window));

  for (guint seat = 0; seat < atout_course_get_n_seats (course); seat++)
    {
      const char *name = atout_course_get_seat_name (course, seat);
      g_autofree char *tidy = tidy_name (name);

      g_assert_cmpstr (name, ==, tidy);
      g_assert_cmpstr (name, !=, "");
    }
}

/* Nobody sees more of a name than there may be, or what it should not hold. */
static void
check_rows (GtkWidget *root)
{
  g_autoptr (GPtrArray) rows = view_find_all (root, ATOUT_TYPE_NAME_ROW);

  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      const char *text = gtk_editable_get_text (GTK_EDITABLE (rows->pdata[i]));
      g_autofree char *tidy = tidy_name (text);

      g_assert_cmpstr (text, ==, tidy);
    }
}

/* A search among emoji could hang the program: GTK 4.8 may look for one to focus for ever. */
static void
check_entries (GtkWidget *root)
{
  g_autoptr (GPtrArray) entries = view_find_all (root, GTK_TYPE_TEXT);

  g_assert_cmpuint (entries->len, >, 0);
  for (guint i = 0; i < entries->len; i++)
    g_assert_true (gtk_text_get_input_hints (entries->pdata[i]) & GTK_INPUT_HINT_NO_EMOJI);
}

static void
check_preferences (void)
{
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));
  double pause;

  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);
  pause
      = gtk_spin_button_get_value (GTK_SPIN_BUTTON (view_find (preferences, GTK_TYPE_SPIN_BUTTON)));
  g_assert_cmpfloat (pause, >=, 0);
  g_assert_cmpfloat (pause, <=, 10);
  check_rows (preferences);
  check_entries (preferences);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
check_window (void)
{
  const Game *game = game_find ("wurzen");
  const Options options = OPTIONS_DEFAULT;
  AtoutWindow *window = atout_window_new (GTK_APPLICATION (application),
                                          atout_application_get_decks (application), NULL);
  GtkWidget *table;
  double pause;

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 4096);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, 4096);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
  view_wait_for_type (GTK_WIDGET (window), ATOUT_TYPE_NEW_MATCH_PAGE);
  view_wait_for_draw (GTK_WIDGET (window));
  check_rows (GTK_WIDGET (window));
  check_entries (GTK_WIDGET (window));

  atout_window_start_match (window, game, &options);
  view_wait_for_draw (GTK_WIDGET (window));
  table = view_find (GTK_WIDGET (window), ATOUT_TYPE_TABLE);
  g_object_get (table, "trick-pause", &pause, NULL);
  g_assert_cmpfloat (pause, >=, 0);
  g_assert_cmpfloat (pause, <=, 10);
  check_names (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GSettings *
settings_of (const Wrong *row)
{
  g_autofree char *path = g_strconcat (RESOURCE_BASE "/", row->place, NULL);

  if (row->place == NULL)
    return g_settings_new (APP_ID);

  return g_settings_new_with_path (
      g_str_has_prefix (row->place, "games/") ? APP_ID ".game" : APP_ID ".deck", path);
}

static void
test_wrong (gconstpointer data)
{
  const Wrong *row = data;
  g_autoptr (GSettings) settings = settings_of (row);

  g_test_message ("%s %s", row->key, row->value);
  set (settings, row);
  check_window ();
  check_preferences ();
  g_settings_reset (settings, row->key);
}

/* What the schema refuses, GSettings replaces by the default: this is for what it lets pass. */
static void
test_refused (void)
{
  static const struct
  {
    const char *key;
    const char *value;
  } rows[] = {
    { "trick-pause", "inf" },     { "trick-pause", "-inf" },    { "trick-pause", "-1.0" },
    { "trick-pause", "10.1" },    { "animation-speed", "'x'" }, { "announce", "''" },
    { "colour-scheme", "'x'" },   { "window-width", "0" },      { "window-height", "-5" },
    { "window-width", "100000" },
  };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, rows[i].key);
      g_autoptr (GVariant) value = g_variant_parse (g_settings_schema_key_get_value_type (key),
                                                    rows[i].value, NULL, NULL, NULL);

      if (value == NULL || g_settings_schema_key_range_check (key, value))
        g_error ("%s may be %s", rows[i].key, rows[i].value);
    }
}

/* ---- What is kept of one thing alone ------------------------------------------------------- */

/* A name may have anything in it: what is kept of it is kept of no other. */
static void
test_parts (void)
{
  static const char *const names[] = { "french", "user/my [deck] ä/1", "user", "/../", ".." };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSettings) kept = settings_part_of_deck (settings, names[i]);

      g_settings_set_string (kept, "letters", names[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSettings) kept = settings_part_of_deck (settings, names[i]);
      g_autofree char *text = g_settings_get_string (kept, "letters");

      g_assert_cmpstr (text, ==, names[i]);
      g_settings_reset (kept, "letters");
    }
}

/* What is typed or pasted into a row is no longer either. */
static void
test_typed (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *letters = g_strnfill (100, 'x');
  GtkWidget *row
      = g_object_ref_sink (atout_name_row_new (settings, game_at (0), &OPTIONS_DEFAULT, 0));
  g_autofree char *kept = NULL;

  gtk_editable_set_text (GTK_EDITABLE (row), letters);
  g_assert_cmpuint (strlen (gtk_editable_get_text (GTK_EDITABLE (row))), ==, TIDY_NAME_MAX);
  gtk_editable_set_text (GTK_EDITABLE (row), "\u202eSanne ");
  kept = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (kept, ==, "Sanne");
  g_settings_reset (settings, "player-name");
  g_object_unref (row);
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *path = g_strdup_printf ("/settings/wrong/%u-%s", i, wrong[i].key);

      g_test_add_data_func (path, &wrong[i], test_wrong);
    }
  g_test_add_func ("/settings/refused", test_refused);
  g_test_add_func ("/settings/typed", test_typed);
  g_test_add_func ("/settings/parts", test_parts);

  return g_test_run ();
}
