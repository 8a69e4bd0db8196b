/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * An action is a move of a seat: a verb with up to two arguments. Its text is the token (records.md
 * §1). Each game has one table of verbs and their words.
 */

#pragma once

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/pack.h"

typedef struct _Game Game;

#define TOKEN_MAX 24    /* bytes with NUL */
#define ACTIONS_MAX 256 /* largest number of legal actions */

/** A verb (bits 0–7) with two arguments (bits 8–15, 16–23). */
typedef uint32_t Action;

#define ACTION(verb, arg) ((Action) (verb) | (Action) (arg) << 8)
#define ACTION2(verb, arg, second) (ACTION (verb, arg) | (Action) (second) << 16)
#define ACTION_NONE ((Action) 0)

/** Verbs of all games; a game's own verbs start at VERB_OWN. */
enum
{
  VERB_NONE,
  VERB_PASS,
  VERB_PLAY,
  VERB_TRUMP,
  VERB_OWN = 16,
};

/** The format of a token's argument. */
typedef enum
{
  SHAPE_PLAIN,
  SHAPE_SUIT,        /* token `:` and suit letter; argument Suit */
  SHAPE_CARD,        /* token `:` and card code; argument first copy of a Card */
  SHAPE_NUMBER,      /* token `:` and number; argument 1 … 255 */
  SHAPE_NUMBER_SUIT, /* token `:`, number, `:`, suit letter; arguments number and Suit */
  SHAPE_RANK,        /* token `:` and rank letter; argument Rank */
  SHAPE_RUN, /* token `:`, digit, rank letter (`hoch:3K`); arguments length and Rank of the top */
} ActionShape;

/** A row of a game's verb table; a row without name ends it. Placeholders are below. */
typedef struct
{
  uint8_t verb;
  const char *name;
  ActionShape shape;
  const char *button;   /* button label in the game's language */
  const char *said;     /* player's words in that language; NULL if silent */
  const char *meaning;  /* NC_("call", …): explanation for newcomers */
  const char *deed;     /* NC_("deed", …): clause, "to lay {card} aside"; NULL: card or label */
  const char *news;     /* news of the seat, "announces nothing", or a sentence with `{name}`; NULL:
                       @meaning */
  const char *own_news; /* @news addressed to the player, or NULL */
  const char *unseen;   /* NC_("call", …): @news for seats that do not see the card, or NULL */
  const char *suffix;   /* end of the token (`stuk`), or NULL */
  const char *together; /* button label for all marked cards, or NULL */
  const char *together_meaning; /* NC_("call", …) */
  bool plays;                   /* true if the card goes to the trick; implied for VERB_PLAY */
  bool no_suit;                 /* true if SUIT_NONE is a valid suit */
  bool knocks;                  /* true if the player knocks on the table */
} VerbInfo;

#define PHASE_VERBS_MAX 16

/**
 * A phase's verbs in display order, independent of cards; one that stakes and shows nothing is
 * first. A row without verbs ends the table.
 */
typedef struct
{
  uint8_t phase;
  uint8_t verb[PHASE_VERBS_MAX + 1]; /* ended by VERB_NONE */
} PhaseInfo;

/*
 * Placeholders: `{suit}`, `{number}`, `{rank}`, `{card}`; in @said also `{up to}` ("zum König") and
 * `{ranks}` ("Könige"). Labels and @said are NC_("spoken", …) if players elsewhere have their own
 * word. Rows may share a name but not a shape (`minus:H`, `minus:3:H`).
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

static inline void
action_list_add_all (ActionList *list, const Action *actions, unsigned n)
{
  assert (list->n + n <= ACTIONS_MAX);
  memcpy (list->at + list->n, actions, n * sizeof *actions);
  list->n += n;
}

/** Returns true if @list contains @action. */
bool action_list_has (const ActionList *list, Action action);

/** Returns a sort key for the byte order of tokens within @game, which must be registered. */
uint64_t action_order (const Game *game, const Pack *pack, Action action);

/** Sorts @list by token bytes, as in records. */
void action_list_sort (ActionList *list, const Game *game, const Pack *pack);

/** Returns the table row of the action's verb, or NULL. */
const VerbInfo *action_verb_info (const Game *game, Action action);

/** Returns the card played or laid aside, or CARD_NONE for calls. */
Card action_card (const Game *game, Action action);

/** Writes the token to @token (TOKEN_MAX bytes) and returns it. */
char *action_to_token (const Game *game, const Pack *pack, Action action, char *token);

/** Returns true if @action plays its card to the trick. */
bool action_is_play (const Game *game, Action action);

/** Returns the suit that @action names, or SUIT_NONE. */
Suit action_suit (const Game *game, Action action);

/** Returns the action of @token, or ACTION_NONE if unknown. */
Action action_from_token (const Game *game, const Pack *pack, const char *token);
