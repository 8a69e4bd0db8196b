/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts of an action. */

#pragma once

#include "model/words/words.h"

/** The texts of an action. All are owned; unused ones are "", never NULL. */
typedef struct
{
  char *button;   /* button label in the game's language */
  char *said;     /* words of the player, in the game's language */
  char *meaning;  /* explanation in the user's language */
  char *deed;     /* meaning as an infinitive: "to lay ten of hearts away", or "" */
  char *news;     /* meaning as news about another player; may contain `{name}` */
  char *own_news; /* news addressed to the acting player, or "" */
  char *kind;     /* button without arguments: "Minus X" */

  /* set by action_words_foresee () */
  char *promise;  /* promise by convention: "void in hearts" */
  char *custom;   /* promise with a note: possibly a bluff */
  char *outcome;  /* contract if all others passed */
  unsigned value; /* value of that contract if new and not named by the call; else 0 */
} ActionWords;

/**
 * Writes the texts of @action in any deal of the game of @deal to @words, zeroed before its first
 * use.
 */
void action_words_write (ActionWords *words, const Deal *deal, Action action, DeckSuits suits);

/** Writes texts that hide the card of the action. */
void action_words_veil (ActionWords *words);

/** Describes @promise, or returns "". Free with g_free (). */
char *words_of_promise (const Deal *deal, const Promise *promise, DeckSuits suits);

/** Adds promise and outcome of @action, which must be legal in @deal. */
void action_words_foresee (ActionWords *words, const Deal *deal, Action action, DeckSuits suits);

/**
 * Adds the reasons for @action, legal in @deal, to @words and @grounds. They reveal the hand at
 * turn.
 */
void action_words_ground (ActionWords *words, const Deal *deal, Action action, DeckSuits suits,
                          Grounds *grounds);

/** Frees the texts, not @words. */
void action_words_clear (ActionWords *words);
