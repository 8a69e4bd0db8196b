/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const suit_names[] = {
  [SUIT_CLUBS] = NC_ ("suit", "clubs"),   [SUIT_SPADES] = NC_ ("suit", "spades"),
  [SUIT_HEARTS] = NC_ ("suit", "hearts"), [SUIT_DIAMONDS] = NC_ ("suit", "diamonds"),
  [SUIT_NONE] = NC_ ("suit", "no trump"), [SUIT_TRUMPS] = NC_ ("suit", "trumps"),
};

/* With the selector for text presentation, so that no font makes a picture of them. */
static const char *const suit_signs[] = {
  [SUIT_CLUBS] = "♣\uFE0E",    [SUIT_SPADES] = "♠\uFE0E", [SUIT_HEARTS] = "♥\uFE0E",
  [SUIT_DIAMONDS] = "♦\uFE0E", [SUIT_NONE] = "NT",        [SUIT_TRUMPS] = "",
};

static const char *const rank_names[] = {
  [RANK_2] = NC_ ("rank", "two"),         [RANK_3] = NC_ ("rank", "three"),
  [RANK_4] = NC_ ("rank", "four"),        [RANK_5] = NC_ ("rank", "five"),
  [RANK_6] = NC_ ("rank", "six"),         [RANK_7] = NC_ ("rank", "seven"),
  [RANK_8] = NC_ ("rank", "eight"),       [RANK_9] = NC_ ("rank", "nine"),
  [RANK_TEN] = NC_ ("rank", "ten"),       [RANK_JACK] = NC_ ("rank", "jack"),
  [RANK_QUEEN] = NC_ ("rank", "queen"),   [RANK_KING] = NC_ ("rank", "king"),
  [RANK_ACE] = NC_ ("rank", "ace"),       [RANK_ONE] = NC_ ("rank", "one"),
  [RANK_KNIGHT] = NC_ ("rank", "knight"),
};

/* Translators: the letters in the corners of cards, as players of your country know them. */
static const char *const rank_indices[] = {
  [RANK_2] = "2",
  [RANK_3] = "3",
  [RANK_4] = "4",
  [RANK_5] = "5",
  [RANK_6] = "6",
  [RANK_7] = "7",
  [RANK_8] = "8",
  [RANK_9] = "9",
  [RANK_TEN] = "10",
  [RANK_JACK] = NC_ ("index", "J"),
  [RANK_QUEEN] = NC_ ("index", "Q"),
  [RANK_KING] = NC_ ("index", "K"),
  [RANK_ACE] = NC_ ("index", "A"),
  [RANK_ONE] = "1",
  [RANK_KNIGHT] = NC_ ("index", "N"),
};

static const char *const level_names[PLAYER_LEVELS] = {
  [PLAYER_LEVEL_RANDOM] = NC_ ("level", "Plays at random"),
  [PLAYER_LEVEL_SIMPLE] = NC_ ("level", "Beginner"),
};

/* `{suit}` is the suit led, `{trump}` the trump suit. */
static const char *const reason_texts[] = {
  [TRICK_MUST_FOLLOW] = NC_ ("reason", "You must follow suit: {suit} were led."),
  [TRICK_MUST_HEAD] = NC_ ("reason", "You must play higher: you can beat the winning card."),
  [TRICK_MUST_RUFF] = NC_ ("reason", "You must trump: you have no {suit}, and {trump} are trumps."),
  [TRICK_MUST_OVERRUFF]
  = NC_ ("reason", "You must overtrump: you hold a higher trump than the one on the table."),
  [TRICK_NO_UNDERRUFF]
  = NC_ ("reason", "You may not play a lower trump while you hold other cards."),
  [TRICK_MUST_LEAD] = NC_ ("reason", "You must lead a card that you have shown or announced."),
};

const char *
words_of_game (const char *context, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

const char *
words_suit (Suit suit)
{
  return words_of_game ("suit", suit_names[suit]);
}

const char *
words_suit_sign (Suit suit)
{
  return suit_signs[suit];
}

const char *
words_rank (Rank rank)
{
  return words_of_game ("rank", rank_names[rank]);
}

/* The permanent trumps have numbers, and the highest a name; none has an article. */
static char *
words_permanent_trump (Rank rank)
{
  char number[4];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  if (rank == RANK_TRUMP_22)
    return g_strdup (C_ ("card", "Fool"));
  g_snprintf (number, sizeof number, "%u", rank - RANK_TRUMP_1 + 1u);

  return words_fill (C_ ("card", "trump {number}"), values);
}

char *
words_card (const Pack *pack, Card card)
{
  Rank rank = pack_rank (pack, card);
  const WordsValue values[] = {
    { "{rank}", rank < RANK_TRUMP_1 ? words_rank (rank) : "" },
    { "{suit}", words_suit (pack_suit (pack, card)) },
    { NULL, NULL },
  };

  if (rank >= RANK_TRUMP_1)
    return words_permanent_trump (rank);

  /* Translators: the name of a card, as in "jack of hearts". */
  return words_fill (C_ ("card", "{rank} of {suit}"), values);
}

char *
words_card_index (const Pack *pack, Card card)
{
  if (pack_rank (pack, card) >= RANK_TRUMP_1)
    return g_strdup_printf ("%u", pack_rank (pack, card) - RANK_TRUMP_1 + 1u);

  return g_strconcat (words_of_game ("index", rank_indices[pack_rank (pack, card)]),
                      words_suit_sign (pack_suit (pack, card)), NULL);
}

const char *
words_level (PlayerLevel level)
{
  return words_of_game ("level", level_names[level]);
}

char *
words_fill (const char *text, const WordsValue *values)
{
  GString *filled = g_string_new (text);

  for (; values->name != NULL; values++)
    g_string_replace (filled, values->name, values->value, 0);

  return g_string_free (filled, FALSE);
}

char *
words_contract (const Game *game, Suit trump, const char *declarer)
{
  const WordsValue values[] = {
    { "{suit}", words_suit (trump) },
    { "{name}", declarer != NULL ? declarer : "" },
    { NULL, NULL },
  };

  if (declarer == NULL)
    return words_fill (_ ("Trumps are {suit}."), values);
  if (trump == SUIT_NONE)
    return words_fill (_ ("No trumps, {name} plays."), values);
  if (trump == SUIT_TRUMPS)
    return words_fill (_ ("{name} plays."), values);

  return words_fill (game->declarer_closes ? _ ("Trumps are {suit}, {name} has closed the stock.")
                                           : _ ("Trumps are {suit}, {name} plays."),
                     values);
}

/* Where trumps are led or permanent, to name them as a suit says nothing or the wrong thing. */
static const char *
reason_text (const Deal *deal, TrickReason reason, bool trumps_led)
{
  if (reason == TRICK_MUST_FOLLOW && trumps_led)
    return C_ ("reason", "You must follow suit: trumps were led.");
  if (reason == TRICK_MUST_RUFF && deal->trump == SUIT_TRUMPS)
    return C_ ("reason", "You must trump: you have no {suit}.");

  return words_of_game ("reason", reason_texts[reason]);
}

char *
words_reason (const Deal *deal, TrickReason reason)
{
  WordsValue values[] = {
    { "{suit}", "" },
    { "{trump}", words_suit (deal->trump) },
    { NULL, NULL },
  };
  bool trumps_led = false;

  if (reason == TRICK_LEGAL)
    return NULL;
  if (deal->trick.n > 0)
    {
      const TrickOrder *order = deal_order (deal);
      unsigned led = order->group[deal->trick.card[0]];

      trumps_led = led == order->trump;
      values[0].value = words_suit (trumps_led ? deal->trump : led);
    }

  return words_fill (reason_text (deal, reason, trumps_led), values);
}
