/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Actions: everything a seat can do, as a small value, and its text, the token (records.md §1).
 *
 * An action is a verb of the game with an argument. Which verbs there are, how they are spelled
 * and what a player says with them stands in the game's verb table and nowhere else.
 */

#pragma once

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/pack.h"

typedef struct _Game Game;

#define TOKEN_MAX 24    /* bytes of a token with its end */
#define ACTIONS_MAX 256 /* the longest legal list of any game */

/** A verb (bits 0–7) with its argument (bits 8–15) and a second one (bits 16–23). */
typedef uint32_t Action;

#define ACTION(verb, arg) ((Action) (verb) | (Action) (arg) << 8)
#define ACTION2(verb, arg, second) (ACTION (verb, arg) | (Action) (second) << 16)
#define ACTION_NONE ((Action) 0)

/** Verbs that mean the same in every game; a game's own verbs start at VERB_OWN. */
enum
{
  VERB_NONE,
  VERB_PASS,
  VERB_PLAY,  /* card to the trick */
  VERB_TRUMP, /* names the trump suit */
  VERB_OWN = 16,
};

/** The kind of argument behind the verb in a token. */
typedef enum
{
  SHAPE_PLAIN,       /* nothing */
  SHAPE_SUIT,        /* `:` and a suit letter; the argument is a Suit */
  SHAPE_CARD,        /* `:` and a card code; the argument is the first copy of a Card */
  SHAPE_NUMBER,      /* `:` and a number; the argument is that number, 1 … 255 */
  SHAPE_NUMBER_SUIT, /* `:`, a number, `:` and a suit letter; number and Suit */
  SHAPE_RANK,        /* `:` and a rank letter; the argument is a Rank */
  SHAPE_RUN,         /* `:`, a digit and a rank letter, `hoch:3K`; length and Rank of the top */
} ActionShape;

/** One row of a game's verb table; the table ends with a row without name. */
typedef struct
{
  uint8_t verb;
  const char *name;
  ActionShape shape;
  const char *button;  /* what its button says, in the game's language; see below */
  const char *said;    /* what a player says with it, likewise; NULL: nothing, as with a card;
                          both NC_("spoken", …) where players elsewhere have a word of theirs */
  const char *meaning; /* NC_("call", …), the same explained to a newcomer */
  const char *deed; /* NC_("deed", …), the same as a clause, "to lay {card} away"; NULL: its card
                           or what its button says tells it */
  const char *news; /* the same as news of whoever says it, "announces nothing", or of who does
                           it, where nothing is said, a sentence with `{name}`; NULL: @meaning */
  const char *own_news; /* that sentence as it is said to who does it; NULL: there is none */
  const char *suffix;   /* behind the argument, `stuk` of `play:KH:stuk`; NULL: none */
  const char *together; /* what the button says where cards are marked for it, likewise, and … */
  const char *together_meaning; /* … NC_("call", …); both set where it is asked for such cards */
  bool plays;                   /* it also puts its card to the trick; VERB_PLAY always does */
  bool no_suit;                 /* its suit may also be none: no trumps */
  bool knocks; /* a knock on the table goes with it: it claims, announces or doubles */
} VerbInfo;

#define PHASE_VERBS_MAX 16

/**
 * The verbs there are in a phase of a game, whoever holds which cards, as they are offered: where
 * one neither stakes nor shows anything it is the first. Without @verb: the end.
 */
typedef struct
{
  uint8_t phase;
  uint8_t verb[PHASE_VERBS_MAX + 1]; /* VERB_NONE behind the last */
} PhaseInfo;

/*
 * In button, said, meaning and news `{suit}`, `{number}`, `{rank}` and `{card}` stand for the
 * arguments; in what is said of a rank also `{up to}`, "zum König", and `{ranks}`, "Könige".
 * Two rows may have one name if their shapes differ (`minus:H`, `minus:3:H`).
 */

typedef struct
{
  unsigned n;
  Action at[ACTIONS_MAX];
} ActionList;

static inline unsigned
action_verb (Action action)
{
  return action & 0xff;
}

static inline unsigned
action_arg (Action action)
{
  return (action >> 8) & 0xff;
}

static inline unsigned
action_second (Action action)
{
  return (action >> 16) & 0xff;
}

static inline void
action_list_add (ActionList *list, Action action)
{
  assert (list->n < ACTIONS_MAX);
  list->at[list->n++] = action;
}

/** Adds @verb with each of @cards. */
static inline void
action_list_add_cards (ActionList *list, unsigned verb, CardSet cards)
{
  unsigned n = list->n;

  for (; cards != 0; cards = card_set_rest (cards))
    {
      assert (n < ACTIONS_MAX);
      list->at[n++] = ACTION (verb, card_set_first (cards));
    }
  list->n = n;
}

/** Adds the @n actions at @actions. */
static inline void
action_list_add_all (ActionList *list, const Action *actions, unsigned n)
{
  assert (list->n + n <= ACTIONS_MAX);
  memcpy (list->at + list->n, actions, n * sizeof *actions);
  list->n += n;
}

/** True when @list holds @action. */
bool action_list_has (const ActionList *list, Action action);

/**
 * A number for @action that is greater than that of another of @game, one of the registry, if its
 * token comes behind the other's by the bytes; no text is made for it.
 */
uint64_t action_order (const Game *game, const Pack *pack, Action action);

/** Sorts @list by the bytes of the tokens, as records and traces list actions. */
void action_list_sort (ActionList *list, const Game *game, const Pack *pack);

/** The row of the verb table for @action, or NULL for a verb the game does not have. */
const VerbInfo *action_verb_info (const Game *game, Action action);

/** The card @action plays or lays away, or CARD_NONE if it is a call. */
Card action_card (const Game *game, Action action);

/** Writes the token of @action to @token (TOKEN_MAX bytes) and returns it. */
char *action_to_token (const Game *game, const Pack *pack, Action action, char *token);

/** True when @action puts its card to the trick. */
bool action_is_play (const Game *game, Action action);

/** The suit that @action names, or SUIT_NONE. */
Suit action_suit (const Game *game, Action action);

/** The action of @token, or ACTION_NONE when the game has no such token. */
Action action_from_token (const Game *game, const Pack *pack, const char *token);
