/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Any settings, as a key file that holds them: names are tidy, numbers in their range, house rules
 * go together, and a match that follows from them has a record that can be read again.
 */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gio.h>
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

#include "app/decks/deck-settings.h"
#include "app/match/last-rules.h"
#include "app/match/match-setup.h"
#include "app/players/seat-name.h"
#include "app/settings/settings-part.h"
#include "app/settings/settings-values.h"
#include "fuzz.h"
#include "model/course/player-names.h"
#include "rules/record.h"

static char *path; /* of the key file */
static GSettingsSchema *schema;
static AtoutDeckStore *decks;

static void
prepare (void)
{
  g_autofree char *folder = g_dir_make_tmp ("fuzz-settings-XXXXXX", NULL);
  gboolean is_set = g_setenv ("GSETTINGS_SCHEMA_DIR", SCHEMAS, TRUE);
  g_autoptr (GSettingsSchemaSource) source
      = g_settings_schema_source_new_from_directory (SCHEMAS, NULL, FALSE, NULL);

  fuzz_check (is_set && folder != NULL && source != NULL, "there are a folder and the schema");
  path = g_build_filename (folder, "keyfile", NULL);
  schema = g_settings_schema_source_lookup (source, APP_ID, FALSE);
  decks = atout_deck_store_new ();
}

static void
check_names (GSettings *settings, const Game *game)
{
  for (guint seat = 0; seat < SEATS_MAX; seat++)
    {
      g_autofree char *name = seat_name_get (settings, game, seat);
      g_autofree char *tidy = tidy_name (name);

      fuzz_check (g_str_equal (name, tidy), "a name is tidy: “%s”", name);
      fuzz_check (g_utf8_strlen (name, -1) <= TIDY_NAME_MAX, "it is short: “%s”", name);
      fuzz_check (seat == 0 || name[0] != '\0', "others have names");
    }
}

static void
check_match (GSettings *settings, const Game *game, const Options *options)
{
  g_autoptr (AtoutMatch) match = match_setup_new (settings, game, options);
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (match));
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "record", &error);

  fuzz_check (record != NULL, "the match has a record: %s\n%s", error != NULL ? error->message : "",
              text);
}

/* Of each game: its house rules, its deck and a match. */
static void
check_games (GSettings *settings)
{
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      const Game *game = game_at (i);
      const GameForm form = game_form (game, &OPTIONS_DEFAULT);
      const Options options = last_rules_recall (settings, game, &form);

      fuzz_check (options_validate (&options, game, NULL), "the rules of %s go together",
                  game->key);
      check_names (settings, game);
      check_match (settings, game, &options);
      deck_settings_find (settings, decks, game);
      played_games_has (settings, game->key);
    }
}

static void
check_pause (GSettings *settings)
{
  g_autoptr (GtkAdjustment) pause
      = g_object_ref_sink (gtk_adjustment_new (1, -1e9, 1e9, 0.1, 1, 0));
  double value;

  settings_number_bind (settings, "trick-pause", pause, "value", G_SETTINGS_BIND_GET);
  value = gtk_adjustment_get_value (pause);
  fuzz_check (value >= 0 && value <= 10, "a pause of %g seconds", value);
}

static void
check_sizes (GSettings *settings)
{
  static const char *const keys[] = { "window-width", "window-height" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      int size = g_settings_get_int (settings, keys[i]);

      fuzz_check (size >= 1 && size <= 16384, "a window of %d", size);
    }
}

/* What is written among odd values is there afterwards. */
static void
check_writing (GSettings *settings)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, "fuzzed");
  g_autofree char *text = NULL;

  g_settings_set_string (kept, "deck", "some");
  text = g_settings_get_string (kept, "deck");
  fuzz_check (g_str_equal (text, "some"), "a deck is chosen");
  played_games_add (settings, "fuzzed");
  fuzz_check (played_games_has (settings, "fuzzed"), "a game is played");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (path == NULL)
    prepare ();
  if (!g_utf8_validate ((const char *) data, (gssize) size, NULL))
    return 0; /* GLib itself complains of such a key file */
  fuzz_check (g_file_set_contents (path, (const char *) data, (gssize) size, NULL),
              "“%s” is written", path);
  backend = g_keyfile_settings_backend_new (path, RESOURCE_BASE "/", "settings");
  settings = g_settings_new_full (schema, backend, NULL);
  check_games (settings);
  check_pause (settings);
  check_sizes (settings);
  check_writing (settings);
  while (g_main_context_iteration (NULL, FALSE))
    ;

  return 0;
}
