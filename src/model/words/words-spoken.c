/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/words-spoken.h"

const char *
spoken_suit (const Vocabulary *vocabulary, DeckSuits suits, Suit suit)
{
  const CardNames *names = &vocabulary->on[suits];

  return suit < SUITS && names->suit[suit] != NULL ? names->suit[suit]
                                                   : words_suit_short (suits, suit);
}

const char *
spoken_rank (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *name = rank <= RANK_ACE ? vocabulary->on[suits].rank[rank] : NULL;

  return name != NULL ? name : words_rank (suits, rank);
}

const char *
spoken_up_to (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? vocabulary->on[suits].up_to[rank] : NULL;

  return text != NULL ? text : spoken_rank (vocabulary, suits, rank);
}

const char *
spoken_all (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? vocabulary->on[suits].all[rank] : NULL;

  return text != NULL ? text : spoken_rank (vocabulary, suits, rank);
}

char *
spoken_card (const Vocabulary *vocabulary, DeckSuits suits, const Pack *pack, Card card)
{
  const CardNames *names = &vocabulary->on[suits];
  Rank rank = pack_rank (pack, card);
  const WordsValue values[] = {
    { "{suit}", spoken_suit (vocabulary, suits, pack_suit (pack, card)) },
    { "{rank}", rank <= RANK_ACE ? names->rank[rank] : NULL },
    { NULL, NULL },
  };

  if (rank == RANK_TRUMP_22 && names->highest_trump != NULL)
    return g_strdup (names->highest_trump);
  if (names->card == NULL || rank > RANK_ACE || names->rank[rank] == NULL
      || words_is_weli (suits, pack, card))
    return words_card_short (suits, pack, card);

  return words_fill (names->card, values);
}
