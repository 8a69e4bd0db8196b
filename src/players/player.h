/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Computer players: one way to choose.
 *
 * A player gets what its seat may know (Observation) and a random stream, and nothing else. The
 * same arguments give the same choice.
 */

#pragma once

#include <gio/gio.h>

#include "rules/observation.h"
#include "rules/rng.h"

/** How a player comes to its choice. */
typedef enum
{
  THINKING_BY_LOT,    /* any legal action */
  THINKING_BY_SEARCH, /* looks at worlds (search/), else by rules */
  THINKING_BY_RULES,  /* rules of thumb of the game (player-game.h); by lot where it has none */
  THINKING_KINDS,
} ThinkingKind;

/** How it calls where calls are nearly equal (temperament.h). */
typedef enum
{
  TEMPERAMENT_STEADY, /* what is best */
  TEMPERAMENT_CAREFUL,
  TEMPERAMENT_BOLD,
  TEMPERAMENT_QUICK,
  TEMPERAMENTS,
} Temperament;

/** A computer player: how it thinks, how much, and what it makes of what others do. */
typedef struct
{
  const char *name;    /* as the command line and records write it */
  const char *title;   /* NC_("level", …) */
  const char *meaning; /* NC_("level", …), a sentence: how it plays */
  ThinkingKind kind;
  unsigned worlds; /* full deals that it looks at for a choice; 0: its kind looks at none */
  unsigned trials; /* of them, where cards are tried in the same worlds instead of a tree; or 0 */
  unsigned open;   /* worlds of trials that are solved as well, with all cards known; or 0 */
  unsigned calls;  /* worlds in which it plays calls on; 0: it calls by rules of thumb */
  bool trumps;     /* it does so where trumps are named in Klaverjassen as well */
  unsigned ending; /* with so many cards in hand worlds are solved, in some games with more */
  bool inference;  /* weighs by calls and plays who holds what; else hard facts alone */
  Temperament temperament; /* moves calls that are nearly equal; the levels are steady */
  unsigned threads;        /* that think at the same time; 0 is 1. The choice is the same. */
} Player;

/** The rows of the table of levels, the weakest first. */
typedef enum
{
  PLAYER_LEVEL_RANDOM,
  PLAYER_LEVEL_SIMPLE, /* a decent club beginner */
  PLAYER_LEVEL_CLUB,
  PLAYER_LEVEL_STRONG,
  PLAYER_LEVEL_MASTER,
  PLAYER_LEVELS,
} PlayerLevel;

/** Why an action is good, in a word; the model makes sentences of it for hints. */
typedef enum
{
  REASON_NONE,
  REASON_ONLY_ACTION,   /* nothing else is legal */
  REASON_RANDOM,        /* chosen by lot */
  REASON_STRONG_TRUMPS, /* the hand is worth naming this suit */
  REASON_WEAK_HAND,     /* the hand is not worth a contract */
  REASON_LEAST_BAD,     /* must choose; the others are worse */
  REASON_CLAIM_BONUS,   /* the bonus counts for the own side */
  REASON_DENY_BONUS,    /* the bonus would go to the others */
  REASON_DRAW_TRUMPS,   /* takes the enemy's trumps */
  REASON_CASH_WINNER,   /* leads the highest card of its suit that is left */
  REASON_WIN_TRICK,     /* beats what lies on the table */
  REASON_WIN_CHEAPLY,   /* the same with the lowest card of the hand that does */
  REASON_FEED_PARTNER,  /* points into the partner's trick */
  REASON_KEEP_POINTS,   /* as few points as possible into the enemy's trick */
  REASON_DISCARD,       /* throws off a card without use */
  REASON_AVOID_BONUS,   /* any other card would hand over a bonus */
  REASON_PARTNER_SUIT,  /* the own side will probably win the trick */
  REASON_LIKELY_TRICK,  /* a player alone will probably win the trick */
  REASON_SAFE_LEAD,     /* leads what costs least */
  REASON_LIKELY_WON,    /* the deal will probably be won */
  REASON_BETTER_CARD,   /* a better card for a worse one */
  REASON_HIDE_HAND,     /* shows the others nothing; it would not count */
  REASON_STRONG_HAND,   /* the hand is worth the contract, the card worth holding */
  REASON_SAVE_POINTS,   /* laid aside its points are safe */
  REASON_DUCK,          /* stays below: the trick is not wanted */
  REASON_CATCH,         /* makes the declarer win what he must not, or catches a hider */
  REASON_ENOUGH_POINTS, /* has what is needed and says so */
  REASON_KEEP_BONUS,    /* the bonus can still be announced later */
  REASON_INFORM,        /* tells the partners what the hand has */
  REASON_SHED_HIGH,     /* a high card, before it wins a trick that is not wanted */
  REASON_BONUS_WAITS,   /* the bonus counts from the own side's first trick on */
  REASON_BEST_SO_FAR,   /* no better one is known: it counts if there is none */
} PlayerReason;

typedef struct
{
  Action action;
  double value;          /* estimate; higher is better; only comparable within one choice */
  double standard_error; /* of the value; 0 where the level does not sample */
  PlayerReason reason;
} ChoiceRow;

/** The judged legal actions, best first; before it at most what a temperament prefers to it. */
typedef struct
{
  unsigned n;
  ChoiceRow row[ACTIONS_MAX];
} Choice;

/** The level called @name ("random", "simple"), or -1. */
int player_level_find (const char *name);

/** The player of @level, a constant. */
const Player *player_of_level (PlayerLevel level);

/**
 * Judges every legal action of @observation, which must have at least one, best first, but for what
 * a temperament puts before that.
 *
 * When @cancellable, which may be NULL, is cancelled, thinking ends at once: every legal action is
 * there all the same, in the order of the tokens, but unless it is the only one with the value 0
 * and REASON_NONE.
 */
void player_choose (const Observation *observation, const Player *player, Rng *rng,
                    GCancellable *cancellable, Choice *choice);
