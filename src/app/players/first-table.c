/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/first-table.h"

#include <glib/gi18n-lib.h>

#include "app/players/seat-level.h"
#include "model/words/score-words.h"
#include "model/words/words.h"

#define PEOPLE_TOLD "people-told"

char *
first_table_tell (GSettings *settings, AtoutSession *session)
{
  guint n_seats = atout_course_get_n_seats (ATOUT_COURSE (session));
  PlayerLevel level = seat_level_get (settings, 1);
  const char *names[SEATS_MAX];
  g_autofree char *list = NULL;
  WordsValue values[] = { { "{names}", NULL }, { "{level}", words_level (level) }, { NULL, NULL } };

  if (g_settings_get_boolean (settings, PEOPLE_TOLD))
    return NULL;
  g_settings_set_boolean (settings, PEOPLE_TOLD, TRUE);
  for (guint seat = 1; seat < n_seats; seat++)
    {
      if (seat_level_get (settings, seat) != level)
        return NULL;
      names[seat - 1] = atout_seat_get_name (atout_session_get_seat (session, seat));
    }
  list = score_words_list (names, n_seats - 1);
  values[0].value = list;

  /* Translators: {names} are one or more, as in "Jan, Piet and Trijntje"; {level} is "Beginner" */
  return words_fill (ngettext ("{names} plays at the level “{level}”.",
                               "{names} play at the level “{level}”.", n_seats - 1),
                     values);
}
