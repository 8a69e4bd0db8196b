/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/vocabulary.h"

const Vocabulary vocabulary_dutch = {
  .on = {
    [SUITS_FRENCH] = {
      .rank = {
        [RANK_7] = "zeven", [RANK_8] = "acht", [RANK_9] = "negen", [RANK_TEN] = "tien",
        [RANK_JACK] = "boer", [RANK_QUEEN] = "vrouw", [RANK_KING] = "heer", [RANK_ACE] = "aas",
      },
    },
    [SUITS_GERMAN] = {
      .suit = {
        [SUIT_CLUBS] = "eikels", [SUIT_SPADES] = "bladeren", [SUIT_HEARTS] = "harten",
        [SUIT_DIAMONDS] = "bellen",
      },
      .rank = {
        [RANK_6] = "zes", [RANK_7] = "zeven", [RANK_8] = "acht", [RANK_9] = "negen",
        [RANK_TEN] = "tien", [RANK_JACK] = "unter", [RANK_QUEEN] = "ober", [RANK_KING] = "koning",
        [RANK_ACE] = "aas",
      },
      .card = "{suit} {rank}",
    },
  },
};

const Vocabulary vocabulary_english = {
  .on = {
    [SUITS_FRENCH] = {
      .rank = {
        [RANK_9] = "nine", [RANK_TEN] = "ten", [RANK_JACK] = "jack", [RANK_QUEEN] = "queen",
        [RANK_KING] = "king", [RANK_ACE] = "ace",
      },
    },
    [SUITS_GERMAN] = {
      .suit = {
        [SUIT_CLUBS] = "acorns", [SUIT_SPADES] = "leaves", [SUIT_HEARTS] = "hearts",
        [SUIT_DIAMONDS] = "bells",
      },
      .rank = {
        [RANK_6] = "six", [RANK_7] = "seven", [RANK_8] = "eight", [RANK_9] = "nine",
        [RANK_TEN] = "ten", [RANK_JACK] = "Unter", [RANK_QUEEN] = "Ober", [RANK_KING] = "king",
        [RANK_ACE] = "ace",
      },
      .card = "{rank} of {suit}",
    },
  },
};

const Vocabulary vocabulary_german = {
  .on = {
    [SUITS_FRENCH] = {
      .rank = {
        [RANK_7] = "Sieben", [RANK_8] = "Acht", [RANK_9] = "Neun", [RANK_TEN] = "Zehn",
        [RANK_JACK] = "Bube", [RANK_QUEEN] = "Dame", [RANK_KING] = "König", [RANK_ACE] = "Ass",
      },
      .up_to = {
        [RANK_9] = "zur Neun", [RANK_TEN] = "zur Zehn", [RANK_JACK] = "zum Buben",
        [RANK_QUEEN] = "zur Dame", [RANK_KING] = "zum König", [RANK_ACE] = "zum Ass",
      },
      .all = {
        [RANK_9] = "Neuner", [RANK_TEN] = "Zehner", [RANK_JACK] = "Buben", [RANK_QUEEN] = "Damen",
        [RANK_KING] = "Könige", [RANK_ACE] = "Asse",
      },
      .highest_trump = "Stieß",
    },
    [SUITS_GERMAN] = {
      .suit = {
        [SUIT_CLUBS] = "Eichel", [SUIT_SPADES] = "Laub", [SUIT_HEARTS] = "Herz",
        [SUIT_DIAMONDS] = "Schellen",
      },
      .rank = {
        [RANK_6] = "Sechser", [RANK_7] = "Siebener", [RANK_8] = "Achter", [RANK_9] = "Neuner",
        [RANK_TEN] = "Zehner", [RANK_JACK] = "Unter", [RANK_QUEEN] = "Ober", [RANK_KING] = "König",
        [RANK_ACE] = "Daus",
      },
      .up_to = {
        [RANK_9] = "zum Neuner", [RANK_TEN] = "zum Zehner", [RANK_JACK] = "zum Unter",
        [RANK_QUEEN] = "zum Ober", [RANK_KING] = "zum König", [RANK_ACE] = "zum Daus",
      },
      .all = {
        [RANK_9] = "Neuner", [RANK_TEN] = "Zehner", [RANK_JACK] = "Unter", [RANK_QUEEN] = "Ober",
        [RANK_KING] = "Könige", [RANK_ACE] = "Däuser",
      },
      .card = "{suit}-{rank}",
    },
  },
};
