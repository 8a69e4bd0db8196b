/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/people.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "players/temperament.h"

char *
people_tell (const Person *person)
{
  const TemperamentInfo *temperament = temperament_info (person->temperament);
  const WordsValue values[] = {
    { "{name}", person->name },
    { "{place}", person->place },
    { "{story}", words_of_game ("person", person->story) },
    { "{temperament}", words_of_game ("temperament", temperament->meaning) },
    { NULL, NULL },
  };

  /* Translators: {story} and {temperament} are whole sentences about the person */
  return words_fill (C_ ("person", "{name} from {place}. {story} {temperament}"), values);
}

char *
people_tell_briefly (const Person *person)
{
  const TemperamentInfo *temperament = temperament_info (person->temperament);
  const WordsValue values[] = {
    { "{place}", person->place },
    { "{temperament}", words_of_game ("temperament", temperament->title) },
    { NULL, NULL },
  };

  /* Translators: below a name, as in "Urk · steady" */
  return words_fill (C_ ("person", "{place} · {temperament}"), values);
}
