/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/people.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/words.h"

static const Person people[] = {
  { &klaverjas_game, "jan", "Jan", "Urk", TEMPERAMENT_STEADY,
    NC_ ("person", "Once a skipper; has the tides and every played card in his head.") },
  { &klaverjas_game, "trijntje", "Trijntje", "Dokkum", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Taught at school for forty years; counts the trumps twice.") },
  { &klaverjas_game, "piet", "Piet", "Amsterdam", TEMPERAMENT_BOLD,
    NC_ ("person", "Has a stall at the market; plays on next to nothing, and laughs.") },
  { &klaverjas_game, "marijke", "Marijke", "Rotterdam", TEMPERAMENT_QUICK,
    NC_ ("person", "A nurse; has thought before the others have sorted their cards.") },
  { &klaverjas_game, "kees", "Kees", "Utrecht", TEMPERAMENT_BOLD,
    NC_ ("person", "A student; the youngest at the Tuesday table.") },
  { &klaverjas_game, "sophie", "Sophie", "Leiden", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A student; learned the game from her grandmother.") },
  { &zensern_game, "poldi", "Poldi", "Brig", TEMPERAMENT_STEADY,
    NC_ ("person", "A retired railwayman; still arrives on time.") },
  { &zensern_game, "grete", "Grete", "Visperterminen", TEMPERAMENT_BOLD,
    NC_ ("person", "Grows wine on steep slopes; has dared more with less in her hand.") },
  { &zensern_game, "ferdl", "Ferdl", "Umhausen", TEMPERAMENT_QUICK,
    NC_ ("person", "With the mountain rescue; decides as fast as he climbs.") },
  { &zensern_game, "hedi", "Hedi", "Neustift", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A vet; looks at everything twice.") },
  { &cego_game, "fritz", "Fritz", "Zell am Harmersbach", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A farmer; the table where he plays is older than he is.") },
  { &cego_game, "lisbeth", "Lisbeth", "Schonach", TEMPERAMENT_QUICK,
    NC_ ("person", "Wins, and goes on knitting meanwhile.") },
  { &cego_game, "emil", "Emil", "St. Georgen", TEMPERAMENT_STEADY,
    NC_ ("person", "A precision mechanic; thinks over each card once, and well.") },
  { &cego_game, "rosel", "Rosel", "Furtwangen", TEMPERAMENT_BOLD,
    NC_ ("person", "Keeps an inn; plays alone where others would not think of it.") },
  { &cego_game, "hermann", "Hermann", "Triberg", TEMPERAMENT_STEADY,
    NC_ ("person", "A clockmaker; never in a hurry.") },
  { &fiftysix_game, "unni", "Unni", "Thrissur", TEMPERAMENT_QUICK,
    NC_ ("person", "Drums at temple festivals; his cards keep the beat.") },
  { &fiftysix_game, "latha", "Latha", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Teaches physics; works out every hand.") },
  { &fiftysix_game, "rajan", "Rajan", "Alappuzha", TEMPERAMENT_STEADY,
    NC_ ("person", "A bus driver; brings the whole table home safely.") },
  { &fiftysix_game, "leela", "Leela", "Kozhikode", TEMPERAMENT_BOLD,
    NC_ ("person", "A doctor; calls first and finds the reasons afterwards.") },
  { &fiftysix_game, "gopi", "Gopi", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Sang for Kathakali dancers; seldom a wrong note, seldom a wrong card.") },
  { &fiftysix_game, "susy", "Susy", "Kottayam", TEMPERAMENT_BOLD,
    NC_ ("person", "An aunt to everybody; nobody goes above her twice.") },
  { &fiftysix_game, "biju", "Biju", "Kochi", TEMPERAMENT_QUICK,
    NC_ ("person", "An engineer at the harbour; writes messages between the deals only.") },
  { &fiftysix_game, "ammini", "Ammini", "Ottapalam", TEMPERAMENT_STEADY,
    NC_ ("person", "A grandmother of eleven; patient as the river.") },
  { &wurzen_game, "franz", "Franz", "Ried im Innkreis", TEMPERAMENT_BOLD,
    NC_ ("person", "Plays the tuba in the brass band, and his cards as loudly.") },
  { &wurzen_game, "resi", "Resi", "Graz", TEMPERAMENT_QUICK,
    NC_ ("person", "Drives a tram; is the first to lay her card down.") },
  { &wurzen_game, "sepp", "Sepp", "Linz", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Worked at the steel mill; remembers every trick since 1965.") },
};

const Person *
people_find (const char *name)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (people); i++)
    if (strcmp (people[i].name, name) == 0)
      return &people[i];

  return NULL;
}

const Person *
people_at (const Game *game, unsigned index)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (people); i++)
    if ((game == NULL || people[i].game == game) && index-- == 0)
      return &people[i];

  return NULL;
}

Temperament
people_temperament (const char *name)
{
  const Person *person = people_find (name);

  return person != NULL ? person->temperament : TEMPERAMENT_STEADY;
}

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
