/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An action in words: what is said with it, its meaning, its promise, and where it leads to. */

#pragma once

#include "model/words/words.h"

/** The texts of an action; owned, none is NULL, "" is nothing. */
typedef struct
{
  char *button;  /* what its button says, in the game's language; the card in short for a card */
  char *said;    /* what the player says with it, in the game's language */
  char *meaning; /* the same explained in the user's language */
  char *deed;    /* the meaning as a clause, or empty where card or button tell it */
  char *news;    /* the meaning as news of whoever says or does it, which may need a `{name}` */
  char *own_news; /* the same as it is said to the doer, or empty */
  char *kind;    /* the button of a call without suit and number: "Minus X" */

  /* by action_words_foresee () */
  char *promise;  /* what it promises by convention: "void in hearts" */
  char *custom;   /* the promise, and that it may be a bluff */
  char *outcome;  /* what would be played if all passed then */
  unsigned value; /* the number that is reached with it where it does not say it; else 0 */
} ActionWords;

/**
 * Writes to @words, at first all zero, what @action is called in @deal, or in any other of the same
 * game.
 */
void action_words_write (ActionWords *words, const Deal *deal, Action action, DeckSuits suits);

/** The same for those who may not know the card of @action. */
void action_words_veil (ActionWords *words);

/** @promise of a call in @deal in words, "" for none; free with g_free (). */
char *words_of_promise (const Deal *deal, const Promise *promise, DeckSuits suits);

/** Adds what @action, legal in @deal, promises and would lead to. */
void action_words_foresee (ActionWords *words, const Deal *deal, Action action, DeckSuits suits);

/**
 * Adds what stands behind @action, legal in @deal, in the hand of who is at turn, for nobody else:
 * whether its promise is true of that, and what it means with these cards; to @grounds as well.
 */
void action_words_ground (ActionWords *words, const Deal *deal, Action action, DeckSuits suits,
                          Grounds *grounds);

/** Frees the texts, not @words. */
void action_words_clear (ActionWords *words);
