/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/seat-name.h"

#include "app/settings/settings-part.h"
#include "app/settings/settings-values.h"
#include "model/course/player-names.h"

#define OWN_NAME "player-name"
#define OTHER_NAMES "opponent-names"
#define PEOPLE "people"

/* ---- Reading --------------------------------------------------------------------------------- */

/* Returns the tidy name of the person or typed name at @seat, or ""; free with g_free (). */
static char *
read_name (GSettings *settings, GSettings *kept, guint seat)
{
  g_autofree char *name = seat == 0 ? g_settings_get_string (settings, OWN_NAME)
                                    : settings_list_lookup (settings, OTHER_NAMES, seat);
  g_autofree char *person
      = seat > 0 && kept != NULL ? settings_list_lookup (kept, PEOPLE, seat) : g_strdup ("");
  g_autofree char *tidy_person = tidy_name (person);

  return tidy_person[0] != '\0' ? g_steal_pointer (&tidy_person) : tidy_name (name);
}

static void
replace (char **name, const char *other)
{
  g_free (*name);
  *name = g_strdup (other);
}

/* Gives unnamed seats unused names of @game, their own if possible. */
static void
fill_names (char **names, const Game *game)
{
  const char *const *usual = player_names_of (game);
  const char *const *taken = (const char *const *) names;

  for (guint seat = 1; seat < SEATS_MAX; seat++)
    if (names[seat][0] == '\0' && !g_strv_contains (taken, usual[seat - 1]))
      replace (&names[seat], usual[seat - 1]);
  for (guint seat = 1; seat < SEATS_MAX; seat++)
    for (guint i = 0; i < SEATS_MAX && names[seat][0] == '\0'; i++)
      if (!g_strv_contains (taken, usual[i]))
        replace (&names[seat], usual[i]);
}

GStrv
seat_name_list (GSettings *settings, const Game *game)
{
  g_autoptr (GSettings) kept = game != NULL ? settings_part_of_game (settings, game->key) : NULL;
  GStrv names = g_new0 (char *, SEATS_MAX + 1);

  for (guint seat = 0; seat < SEATS_MAX; seat++)
    names[seat] = read_name (settings, kept, seat);
  if (game != NULL)
    fill_names (names, game);

  return names;
}

char *
seat_name_get (GSettings *settings, const Game *game, guint seat)
{
  g_auto (GStrv) names = seat_name_list (settings, game);

  g_return_val_if_fail (seat < SEATS_MAX, g_strdup (""));

  return g_strdup (names[seat]);
}

void
seat_name_follow (GSettings *settings, const Game *game, GCallback changed, gpointer object)
{
  g_signal_connect_object (settings, "changed::" OWN_NAME, changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" OTHER_NAMES, changed, object, G_CONNECT_SWAPPED);
  if (game != NULL)
    {
      GSettings *kept = settings_part_of_game (settings, game->key);

      g_signal_connect_object (kept, "changed::" PEOPLE, changed, object, G_CONNECT_SWAPPED);
      g_object_weak_ref (object, (GWeakNotify) (void (*) (void)) g_object_unref, kept);
    }
}

/* ---- Writing ------------------------------------------------------------------------------ */

void
seat_name_set (GSettings *settings, const Game *game, guint seat, const char *name)
{
  g_autoptr (GSettings) kept = game != NULL ? settings_part_of_game (settings, game->key) : NULL;
  g_autofree char *person
      = seat > 0 && kept != NULL ? settings_list_lookup (kept, PEOPLE, seat) : g_strdup ("");

  if (person[0] != '\0')
    settings_list_set (kept, PEOPLE, seat, "");
  if (seat == 0)
    g_settings_set_string (settings, OWN_NAME, name);
  else
    settings_list_set (settings, OTHER_NAMES, seat, name);
}

static void
put (GSettings *settings, const Game *game, guint seat, const char *name)
{
  g_autoptr (GSettings) kept = game != NULL ? settings_part_of_game (settings, game->key) : NULL;

  if (kept != NULL)
    settings_list_set (kept, PEOPLE, seat, name);
  else
    settings_list_set (settings, OTHER_NAMES, seat, name);
}

void
seat_name_choose (GSettings *settings, const Game *game, guint seat, const char *name)
{
  g_auto (GStrv) names = seat_name_list (settings, game);

  for (guint other = 1; other < SEATS_MAX; other++)
    if (other != seat && g_str_equal (names[other], name))
      put (settings, game, other, names[seat]);
  put (settings, game, seat, name);
}
