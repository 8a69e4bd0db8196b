/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/seat-level.h"

#include <glib/gi18n-lib.h>

#include "app/settings/settings-values.h"
#include "model/words/score-words.h"
#include "model/words/words.h"
#include "rules/signals.h"
#include "view/widgets/spoken-names.h"

#define LEVEL "opponent-level"
#define SEAT_LEVELS "opponent-levels"

/* Converts a level to its index in the list, strongest first, or back. */
static guint
turn (guint i)
{
  return PLAYER_LEVELS - 1 - i;
}

PlayerLevel
seat_level_get (GSettings *settings, guint seat)
{
  g_autofree char *own = settings_list_lookup (settings, SEAT_LEVELS, seat);
  g_autofree char *common = g_settings_get_string (settings, LEVEL);
  int level = player_level_find (own);

  if (level < 0)
    level = player_level_find (common);

  return level >= 0 ? (PlayerLevel) level : PLAYER_LEVEL_CLUB;
}

/* ---- Choice of a seat ------------------------------------------------------------------------ */

#define LIKE_ALL 0

typedef struct
{
  GSettings *settings;
  guint seat;
} SeatLevel;

static void
seat_level_free (gpointer data)
{
  SeatLevel *self = data;

  g_object_unref (self->settings);
  g_free (self);
}

static gboolean
index_from_levels (GValue *value, GVariant *levels G_GNUC_UNUSED, gpointer user_data)
{
  const SeatLevel *self = user_data;
  g_autofree char *name = settings_list_lookup (self->settings, SEAT_LEVELS, self->seat);
  int level = player_level_find (name);

  g_value_set_uint (value, level >= 0 ? 1 + turn ((guint) level) : LIKE_ALL);

  return TRUE;
}

static GVariant *
levels_from_index (const GValue *value, const GVariantType *type G_GNUC_UNUSED, gpointer user_data)
{
  const SeatLevel *self = user_data;
  g_autoptr (GVariant) levels = g_settings_get_value (self->settings, SEAT_LEVELS);
  guint index = g_value_get_uint (value);

  if (index > PLAYER_LEVELS)
    return NULL;

  return settings_list_with (levels, self->seat,
                             index == LIKE_ALL ? "" : player_of_level (turn (index - 1))->name);
}

GtkWidget *
seat_level_new (GSettings *settings, guint seat, const char *place)
{
  const WordsValue values[] = { { "{place}", place }, { NULL, NULL } };
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  SeatLevel *self = g_new (SeatLevel, 1);
  /* Translators: how well somebody plays; {place} is where, as "Opposite, partner" */
  g_autofree char *name = words_fill (_ ("Skill: {place}"), values);
  GtkWidget *widget;

  /* Translators: how well one of the computer players plays */
  gtk_string_list_append (titles, C_ ("level", "Same as the rest"));
  for (guint i = 0; i < PLAYER_LEVELS; i++)
    gtk_string_list_append (titles, words_level (turn (i)));
  widget = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (widget, "seat-level");
  spoken_set_name (widget, name);
  spoken_name_choices (widget);
  *self = (SeatLevel) { g_object_ref (settings), seat };
  g_settings_bind_with_mapping (settings, SEAT_LEVELS, widget, "selected", G_SETTINGS_BIND_DEFAULT,
                                index_from_levels, levels_from_index, self, seat_level_free);

  return widget;
}

/* ---- Common level ---------------------------------------------------------------------------- */

void
level_row_bind (AtoutChoiceRow *row, GSettings *settings)
{
  AtoutChoice levels[PLAYER_LEVELS + 1] = { 0 };

  for (guint i = 0; i < PLAYER_LEVELS; i++)
    {
      PlayerLevel level = turn (i);

      levels[i] = (AtoutChoice) { player_of_level (level)->name, words_level (level),
                                  words_level_meaning (level) };
    }
  atout_choice_row_bind (row, settings, LEVEL, NULL, levels);
}

char *
common_level_tell (GSettings *settings, AtoutSession *session)
{
  guint n_seats = atout_course_get_n_seats (ATOUT_COURSE (session));
  PlayerLevel level = seat_level_get (settings, 1);
  const char *names[SEATS_MAX];
  g_autofree char *list = NULL;
  WordsValue values[] = { { "{names}", NULL }, { "{level}", words_level (level) }, { NULL, NULL } };

  for (guint seat = 1; seat < n_seats; seat++)
    {
      if (seat_level_get (settings, seat) != level)
        return NULL;
      names[seat - 1] = atout_seat_get_name (atout_session_get_seat (session, seat));
    }
  list = score_words_list (names, n_seats - 1);
  values[0].value = list;

  /* Translators: one short line, as in "Level of Jan, Piet and Trijntje: Club player" */
  return words_fill (_ ("Level of {names}: {level}"), values);
}

/* ---- Signals --------------------------------------------------------------------------------- */

#define MOST 16 /* signal systems and terminator */

void
signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key)
{
  g_autoptr (GPtrArray) meanings = g_ptr_array_new_with_free_func (g_free);
  AtoutChoice choices[MOST] = { 0 };

  for (guint i = 0; signal_systems[i].name != NULL; i++)
    {
      char *meaning = words_signals_meaning (&signal_systems[i].signals);

      g_ptr_array_add (meanings, meaning);
      choices[i] = (AtoutChoice) { signal_systems[i].name,
                                   words_of_game ("signals", signal_systems[i].title), meaning };
    }
  atout_choice_row_bind (row, settings, key, NULL, choices);
}
