/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/card.h"

#include <glib/gi18n-lib.h>
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

const char *const card_suit_words[SUITS_GERMAN + 1][SUIT_TRUMPS + 1] = {
  [SUITS_FRENCH] = { [SUIT_CLUBS] = NC_ ("suit", "clubs"),
                     [SUIT_SPADES] = NC_ ("suit", "spades"),
                     [SUIT_HEARTS] = NC_ ("suit", "hearts"),
                     [SUIT_DIAMONDS] = NC_ ("suit", "diamonds"),
                     [SUIT_NONE] = NC_ ("suit", "no trump"),
                     [SUIT_TRUMPS] = NC_ ("suit", "trumps") },
  [SUITS_GERMAN] = { [SUIT_CLUBS] = NC_ ("German suit", "acorns"),
                     [SUIT_SPADES] = NC_ ("German suit", "leaves"),
                     [SUIT_HEARTS] = NC_ ("German suit", "hearts"),
                     [SUIT_DIAMONDS] = NC_ ("German suit", "bells") },
};

const char *const card_rank_words[SUITS_GERMAN + 1][RANK_KNIGHT + 1] = {
  [SUITS_FRENCH] = { [RANK_2] = NC_ ("rank", "two"),
                     [RANK_3] = NC_ ("rank", "three"),
                     [RANK_4] = NC_ ("rank", "four"),
                     [RANK_5] = NC_ ("rank", "five"),
                     [RANK_6] = NC_ ("rank", "six"),
                     [RANK_7] = NC_ ("rank", "seven"),
                     [RANK_8] = NC_ ("rank", "eight"),
                     [RANK_9] = NC_ ("rank", "nine"),
                     [RANK_TEN] = NC_ ("rank", "ten"),
                     [RANK_JACK] = NC_ ("rank", "jack"),
                     [RANK_QUEEN] = NC_ ("rank", "queen"),
                     [RANK_KING] = NC_ ("rank", "king"),
                     [RANK_ACE] = NC_ ("rank", "ace"),
                     [RANK_ONE] = NC_ ("rank", "one"),
                     [RANK_KNIGHT] = NC_ ("rank", "knight") },
  /* Translators: the cards of German decks, as in Ober and Unter. */
  [SUITS_GERMAN] = { [RANK_6] = NC_ ("German rank", "six"),
                     [RANK_7] = NC_ ("German rank", "seven"),
                     [RANK_8] = NC_ ("German rank", "eight"),
                     [RANK_9] = NC_ ("German rank", "nine"),
                     [RANK_TEN] = NC_ ("German rank", "ten"),
                     [RANK_JACK] = NC_ ("German rank", "Unter"),
                     [RANK_QUEEN] = NC_ ("German rank", "Ober"),
                     [RANK_KING] = NC_ ("German rank", "king"),
                     [RANK_ACE] = NC_ ("German rank", "ace") },
};
