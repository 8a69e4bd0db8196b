/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-settings.h"

#include "app/settings/settings-part.h"
#include "app/settings/settings-values.h"

/* (GSettingsBindGetMapping) Converts speed to slowness. */
static gboolean
slowness_of_speed (GValue *value, GVariant *variant, gpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *key;
    double slowness;
  } speeds[] = {
    { "off", 0 },
    { "fast", .5 },
    { "normal", 1 },
    { "slow", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speeds[i].key, g_variant_get_string (variant, NULL)))
      {
        g_value_set_double (value, speeds[i].slowness);
        return TRUE;
      }

  return FALSE;
}

void
table_settings_bind (GSettings *settings, AtoutTable *table)
{
  static const struct
  {
    const char *key;
    const char *property;
  } bound[] = {
    { "trick-until-click", "until-click" },
    { "only-last-trick", "only-last-trick" },
    { "play-on-first-tap", "on-first-tap" },
    { "portraits", "portraits" },
    { "sound", "sound" },
  };

  g_settings_bind_with_mapping (settings, "animation-speed", table, "slowness", G_SETTINGS_BIND_GET,
                                slowness_of_speed, NULL, NULL, NULL);
  settings_number_bind (settings, "trick-pause", table, "trick-pause", G_SETTINGS_BIND_GET);
  for (guint i = 0; i < G_N_ELEMENTS (bound); i++)
    g_settings_bind (settings, bound[i].key, table, bound[i].property, G_SETTINGS_BIND_GET);
}

void
table_settings_bind_match (GSettings *settings, AtoutSession *session)
{
  static const struct
  {
    const char *key;
    const char *property;
  } wanted[] = {
    { "give-only-answer", "only-answer" },
    { "play-only-card", "only-card" },
    { "announce", "announce" },
    { "sort-ascending", "sort-ascending" },
    { "sort-trumps-first", "sort-trumps-first" },
  };
  static const char *const signals[] = { "own-signals", "other-signals" };
  AtoutChoices *choices = atout_session_get_choices (session);
  AtoutMatch *match = atout_session_get_match (session); /* NULL in a replay */
  AtoutHint *hint = atout_session_get_hint (session);
  g_autoptr (GSettings) kept
      = settings_part_of_game (settings, atout_course_get_game (ATOUT_COURSE (session))->key);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_settings_bind (settings, wanted[i].key, choices, wanted[i].property, G_SETTINGS_BIND_GET);
  for (guint i = 0; match != NULL && i < G_N_ELEMENTS (signals); i++)
    g_settings_bind (settings, signals[i], match, signals[i], G_SETTINGS_BIND_GET);
  if (hint != NULL)
    g_settings_bind (kept, PRINCIPLES_SETTINGS_KEY, hint, "principles", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "notice-claims", session, "notices-claims", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-count", session, "shows-count", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "keep-known", session, "keeps-known", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "remarks", session, "remarks", G_SETTINGS_BIND_GET);
}

/* ---- Place ----------------------------------------------------------------------------------- */

const BackdropPlace *
place_settings_get_usual (const Game *game)
{
  const BackdropPlace *place = backdrop_place_find (game->usual_place);

  return place != NULL ? place : backdrop_place_at (0);
}

static const BackdropPlace *
find_place (const char *key, const Game *game)
{
  const BackdropPlace *place = backdrop_place_find (key);

  return place != NULL ? place : place_settings_get_usual (game);
}

static gboolean
place_of_game (GValue *value, GVariant *key, gpointer game)
{
  g_value_set_static_string (value, find_place (g_variant_get_string (key, NULL), game)->key);

  return TRUE;
}

void
place_settings_bind (GSettings *settings, AtoutTable *table, const Game *game)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);

  g_settings_bind_with_mapping (kept, PLACE_SETTINGS_KEY, table, "place", G_SETTINGS_BIND_GET,
                                place_of_game, NULL, (gpointer) game, NULL);
}
