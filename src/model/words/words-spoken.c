/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "words-spoken.h"

typedef struct
{
  const char *suit[SUITS];
  const char *rank[RANK_ACE + 1]; /* those that are called in some game */
  const char *up_to[RANK_ACE + 1];
  const char *all[RANK_ACE + 1];
  const char *highest_trump; /* of the permanent ones */
  const char *card;          /* NULL: as the corner says it */
} Vocabulary;

/* Not for translation: a Dutch game is played in Dutch everywhere. */
static const struct
{
  const char *language;
  Vocabulary words[WORDS_GERMAN + 1];
} vocabularies[] = {
  { "de",
    { [WORDS_FRENCH] = { .rank = { [RANK_7] = "Sieben",
                                   [RANK_8] = "Acht",
                                   [RANK_9] = "Neun",
                                   [RANK_TEN] = "Zehn",
                                   [RANK_JACK] = "Bube",
                                   [RANK_QUEEN] = "Dame",
                                   [RANK_KING] = "König",
                                   [RANK_ACE] = "Ass" },
                         .up_to = { [RANK_9] = "zur Neun",
                                    [RANK_TEN] = "zur Zehn",
                                    [RANK_JACK] = "zum Buben",
                                    [RANK_QUEEN] = "zur Dame",
                                    [RANK_KING] = "zum König",
                                    [RANK_ACE] = "zum Ass" },
                         .all = { [RANK_9] = "Neuner",
                                  [RANK_TEN] = "Zehner",
                                  [RANK_JACK] = "Buben",
                                  [RANK_QUEEN] = "Damen",
                                  [RANK_KING] = "Könige",
                                  [RANK_ACE] = "Asse" },
                         .highest_trump = "Stieß" },
      [WORDS_GERMAN] = { .suit = { "Eichel", "Laub", "Herz", "Schellen" },
                         .rank = { [RANK_6] = "Sechser",
                                   [RANK_7] = "Siebener",
                                   [RANK_8] = "Achter",
                                   [RANK_9] = "Neuner",
                                   [RANK_TEN] = "Zehner",
                                   [RANK_JACK] = "Unter",
                                   [RANK_QUEEN] = "Ober",
                                   [RANK_KING] = "König",
                                   [RANK_ACE] = "Daus" },
                         .up_to = { [RANK_9] = "zum Neuner",
                                    [RANK_TEN] = "zum Zehner",
                                    [RANK_JACK] = "zum Unter",
                                    [RANK_QUEEN] = "zum Ober",
                                    [RANK_KING] = "zum König",
                                    [RANK_ACE] = "zum Daus" },
                         .all = { [RANK_9] = "Neuner",
                                  [RANK_TEN] = "Zehner",
                                  [RANK_JACK] = "Unter",
                                  [RANK_QUEEN] = "Ober",
                                  [RANK_KING] = "Könige",
                                  [RANK_ACE] = "Däuser" },
                         .card = "{suit}-{rank}" } } },
  { "en",
    { [WORDS_FRENCH] = { .rank = { [RANK_9] = "nine",
                                   [RANK_TEN] = "ten",
                                   [RANK_JACK] = "jack",
                                   [RANK_QUEEN] = "queen",
                                   [RANK_KING] = "king",
                                   [RANK_ACE] = "ace" } },
      [WORDS_GERMAN] = { .suit = { "acorns", "leaves", "hearts", "bells" },
                         .rank = { [RANK_6] = "six",
                                   [RANK_7] = "seven",
                                   [RANK_8] = "eight",
                                   [RANK_9] = "nine",
                                   [RANK_TEN] = "ten",
                                   [RANK_JACK] = "Unter",
                                   [RANK_QUEEN] = "Ober",
                                   [RANK_KING] = "king",
                                   [RANK_ACE] = "ace" },
                         .card = "{rank} of {suit}" } } },
  { "nl",
    { [WORDS_FRENCH] = { .rank = { [RANK_7] = "zeven",
                                   [RANK_8] = "acht",
                                   [RANK_9] = "negen",
                                   [RANK_TEN] = "tien",
                                   [RANK_JACK] = "boer",
                                   [RANK_QUEEN] = "vrouw",
                                   [RANK_KING] = "heer",
                                   [RANK_ACE] = "aas" } },
      [WORDS_GERMAN] = { .suit = { "eikels", "bladeren", "harten", "bellen" },
                         .rank = { [RANK_6] = "zes",
                                   [RANK_7] = "zeven",
                                   [RANK_8] = "acht",
                                   [RANK_9] = "negen",
                                   [RANK_TEN] = "tien",
                                   [RANK_JACK] = "onder",
                                   [RANK_QUEEN] = "ober",
                                   [RANK_KING] = "koning",
                                   [RANK_ACE] = "aas" },
                         .card = "{suit} {rank}" } } },
};

/* In a language without a table cards are called as the user calls them. */
static const Vocabulary *
find_vocabulary (const char *language, WordsSuits suits)
{
  static const Vocabulary none = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (vocabularies); i++)
    if (g_str_equal (vocabularies[i].language, language))
      return &vocabularies[i].words[suits];

  return &none;
}

const char *
spoken_suit (const char *language, WordsSuits suits, Suit suit)
{
  const Vocabulary *words = find_vocabulary (language, suits);

  return suit < SUITS && words->suit[suit] != NULL ? words->suit[suit]
                                                   : words_suit_short (suits, suit);
}

const char *
spoken_rank (const char *language, WordsSuits suits, Rank rank)
{
  const char *name = rank <= RANK_ACE ? find_vocabulary (language, suits)->rank[rank] : NULL;

  return name != NULL ? name : words_rank (suits, rank);
}

const char *
spoken_up_to (const char *language, WordsSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? find_vocabulary (language, suits)->up_to[rank] : NULL;

  return text != NULL ? text : spoken_rank (language, suits, rank);
}

const char *
spoken_all (const char *language, WordsSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? find_vocabulary (language, suits)->all[rank] : NULL;

  return text != NULL ? text : spoken_rank (language, suits, rank);
}

static char *
name_card (const Vocabulary *words, Suit suit, Rank rank)
{
  const WordsValue values[] = {
    { "{suit}", words->suit[suit] },
    { "{rank}", words->rank[rank] },
    { NULL, NULL },
  };

  return words_fill (words->card, values);
}

char *
spoken_card (const char *language, WordsSuits suits, const Pack *pack, Card card)
{
  const Vocabulary *words = find_vocabulary (language, suits);
  Rank rank = pack_rank (pack, card);

  if (rank == RANK_TRUMP_22 && words->highest_trump != NULL)
    return g_strdup (words->highest_trump);
  if (words->card == NULL || rank > RANK_ACE || words->rank[rank] == NULL
      || words_is_weli (suits, pack, card))
    return words_card_short (suits, pack, card);

  return name_card (words, pack_suit (pack, card), rank);
}
