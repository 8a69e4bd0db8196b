/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-words.h"

#include <glib/gi18n-lib.h>

/* The same words as at the table (model/words), which lies above: they are translated once. */

static const char *const suit_words[][SUITS] = {
  [SUITS_FRENCH] = { [SUIT_CLUBS] = NC_ ("suit", "clubs"),
                     [SUIT_SPADES] = NC_ ("suit", "spades"),
                     [SUIT_HEARTS] = NC_ ("suit", "hearts"),
                     [SUIT_DIAMONDS] = NC_ ("suit", "diamonds") },
  [SUITS_GERMAN] = { [SUIT_CLUBS] = NC_ ("German suit", "acorns"),
                     [SUIT_SPADES] = NC_ ("German suit", "leaves"),
                     [SUIT_HEARTS] = NC_ ("German suit", "hearts"),
                     [SUIT_DIAMONDS] = NC_ ("German suit", "bells") },
};

/* Ranks of packs with these suits. */
static const char *const rank_words[][DECK_SUIT_RANKS] = {
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
                     [RANK_KNIGHT] = NC_ ("rank", "knight") },
  [SUITS_GERMAN] = { [RANK_7] = NC_ ("German rank", "seven"),
                     [RANK_8] = NC_ ("German rank", "eight"),
                     [RANK_9] = NC_ ("German rank", "nine"),
                     [RANK_TEN] = NC_ ("German rank", "ten"),
                     [RANK_JACK] = NC_ ("German rank", "Unter"),
                     [RANK_QUEEN] = NC_ ("German rank", "Ober"),
                     [RANK_KING] = NC_ ("German rank", "king"),
                     [RANK_ACE] = NC_ ("German rank", "ace") },
};

char *
face_words_name (DeckSuits suits, int face)
{
  const bool is_german = suits == SUITS_GERMAN;
  const Rank rank = (Rank) (face % DECK_SUIT_RANKS);
  const Suit suit = (Suit) (face / DECK_SUIT_RANKS);
  GString *name;

  if (face == deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22))
    return g_strdup (C_ ("card", "Fool"));

  name = g_string_new (NULL);
  if (suit >= SUITS)
    {
      g_autofree char *number = g_strdup_printf ("%d", face - SUITS * DECK_SUIT_RANKS + 1);

      g_string_assign (name, C_ ("card", "trump {number}"));
      g_string_replace (name, "{number}", number, 1);
      return g_string_free (name, FALSE);
    }

  g_string_assign (name, is_german ? C_ ("German card", "{rank} of {suit}")
                                   : C_ ("card", "{rank} of {suit}"));
  g_string_replace (
      name, "{rank}",
      g_dpgettext2 (GETTEXT_PACKAGE, is_german ? "German rank" : "rank", rank_words[suits][rank]),
      1);
  g_string_replace (
      name, "{suit}",
      g_dpgettext2 (GETTEXT_PACKAGE, is_german ? "German suit" : "suit", suit_words[suits][suit]),
      1);

  return g_string_free (name, FALSE);
}
