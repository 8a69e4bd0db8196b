/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/card.h"

#include <string.h>

static const char suit_letters[] = "CSHDN";
static const char rank_letters[] = "23456789TJQKA1N";

char
suit_letter (Suit suit)
{
  return suit < SUIT_TRUMPS ? suit_letters[suit] : suit_letters[SUIT_NONE];
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
  return rank < RANK_TRUMP_1 ? rank_letters[rank] : '0';
}

int
rank_from_letter (char letter)
{
  const char *found = letter != '\0' ? strchr (rank_letters, letter) : NULL;

  return found != NULL ? (int) (found - rank_letters) : -1;
}
