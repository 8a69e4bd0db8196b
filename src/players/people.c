/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/people.h"

#include <string.h>

const Person *
people_find (const char *name)
{
  const Person *person;

  for (unsigned i = 0; (person = people_at (NULL, i)) != NULL; i++)
    if (strcmp (person->name, name) == 0)
      return person;

  return NULL;
}

static const Person *
find_at (const Game *game, unsigned index, unsigned *n)
{
  const Person *people = player_game (game)->people;

  for (*n = 0; people != NULL && people[*n].name != NULL; (*n)++)
    if (*n == index)
      return &people[index];

  return NULL;
}

const Person *
people_at (const Game *game, unsigned index)
{
  const Person *person = NULL;
  unsigned n;

  if (game != NULL)
    return find_at (game, index, &n);
  for (unsigned g = 0; person == NULL && (game = game_at (g)) != NULL; g++, index -= n)
    person = find_at (game, index, &n);

  return person;
}

Temperament
people_temperament (const char *name)
{
  const Person *person = people_find (name);

  return person != NULL ? person->temperament : TEMPERAMENT_STEADY;
}
