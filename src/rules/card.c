/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "card.h"

#include <string.h>

static const char suit_letters[] = "CSHDN";
static const char rank_letters[] = "23456789TJQKA";

char
suit_letter (Suit suit)
{
  return suit_letters[suit];
}

int
suit_from_letter (char letter)
{
  const char *found = letter != '\0' ? strchr (suit_letters, letter) : NULL;

  return found != NULL ? (int) (found - suit_letters) : -1;
}

char
rank_letter (Rank rank)
{
  return rank_letters[rank];
}

int
rank_from_letter (char letter)
{
  const char *found = letter != '\0' ? strchr (rank_letters, letter) : NULL;

  return found != NULL ? (int) (found - rank_letters) : -1;
}
