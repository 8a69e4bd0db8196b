/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Computer players. A player sees only its observation and a random stream; equal arguments give
 * equal choices.
 */

#pragma once

#include <gio/gio.h>

#include "rules/observation.h"
#include "rules/rng.h"

/** The method of choosing. */
typedef enum
{
  THINKING_BY_LOT,
  THINKING_BY_SEARCH, /* search of worlds, otherwise rules of thumb */
  THINKING_BY_RULES,  /* rules of thumb; random if the game has none */
  THINKING_KINDS,
} ThinkingKind;

/** The preference among nearly equal calls (temperament.h). */
typedef enum
{
  TEMPERAMENT_STEADY, /* best call */
  TEMPERAMENT_CAREFUL,
  TEMPERAMENT_BOLD,
  TEMPERAMENT_QUICK,
  TEMPERAMENTS,
} Temperament;

/** A computer player. */
typedef struct
{
  const char *name;    /* name on the command line and in records */
  const char *title;   /* NC_("level", …) */
  const char *meaning; /* NC_("level", …), a sentence */
  ThinkingKind kind;
  unsigned worlds; /* number of worlds per choice; 0: none */
  unsigned trials; /* number of worlds for trials instead of a tree; or 0 */
  unsigned open;   /* number of trial worlds also solved; or 0 */
  unsigned calls;  /* number of worlds for calls; 0: rules of thumb */
  bool trumps;     /* true if worlds decide trumps in Klaverjassen too */
  unsigned ending; /* most cards in hand to solve worlds exactly, plus SearchPlan.more_cards */
  bool inference;  /* true if calls and plays weigh worlds */
  Temperament temperament;
  unsigned threads; /* number of threads, 0 is 1; never changes the choice */
} Player;

/** The levels, weakest first. */
typedef enum
{
  PLAYER_LEVEL_RANDOM,
  PLAYER_LEVEL_SIMPLE, /* decent club beginner */
  PLAYER_LEVEL_CLUB,
  PLAYER_LEVEL_STRONG,
  PLAYER_LEVEL_MASTER,
  PLAYER_LEVELS,
} PlayerLevel;

/** The reason for an action; the model makes hints of it. */
typedef enum
{
  REASON_NONE,
  REASON_ONLY_ACTION,
  REASON_RANDOM,
  REASON_STRONG_TRUMPS, /* suit worth naming */
  REASON_WEAK_HAND,     /* hand too weak for a contract */
  REASON_LEAST_BAD,     /* forced choice among bad actions */
  REASON_CLAIM_BONUS,
  REASON_DENY_BONUS, /* keeps a bonus from the others */
  REASON_DRAW_TRUMPS,
  REASON_CASH_WINNER, /* highest card left in its suit */
  REASON_WIN_TRICK,
  REASON_WIN_CHEAPLY, /* lowest own card that wins */
  REASON_FEED_PARTNER,
  REASON_KEEP_POINTS, /* few points for the enemy's trick */
  REASON_DISCARD,
  REASON_AVOID_BONUS,  /* other cards would give a bonus away */
  REASON_PARTNER_SUIT, /* own side probably wins the trick */
  REASON_LIKELY_TRICK, /* lone player probably wins the trick */
  REASON_SAFE_LEAD,    /* cheapest lead */
  REASON_LIKELY_WON,   /* deal probably won */
  REASON_BETTER_CARD,
  REASON_HIDE_HAND,   /* no announcement, since it would not count */
  REASON_STRONG_HAND, /* hand worth the contract, or card worth holding */
  REASON_SAVE_POINTS, /* points safe when laid aside */
  REASON_DUCK,        /* stays below an unwanted trick */
  REASON_CATCH,       /* bad trick for the declarer, or a hidden Solo exposed */
  REASON_ENOUGH_POINTS,
  REASON_KEEP_BONUS,  /* bonus can wait */
  REASON_INFORM,      /* information for partners */
  REASON_SHED_HIGH,   /* high card that could win an unwanted trick */
  REASON_BONUS_WAITS, /* bonus counts from the first own trick */
  REASON_BEST_SO_FAR, /* announcement that counts if none is better */
} PlayerReason;

typedef struct
{
  Action action;
  double value;          /* estimate, comparable within one choice only */
  double standard_error; /* 0 without sampling */
  PlayerReason reason;
} ChoiceRow;

/** The judged legal actions, best first except for a temperament's preferred call. */
typedef struct
{
  unsigned n;
  ChoiceRow row[ACTIONS_MAX];
} Choice;

/** Returns the level called @name ("random", "simple"), or -1. */
int player_level_find (const char *name);

/** Returns the player of @level, a constant. */
const Player *player_of_level (PlayerLevel level);

/**
 * Judges every legal action of @observation, at least one, best first. A temperament may move its
 * call to the front.
 *
 * If @cancellable (may be NULL) is cancelled, returns at once: token order, value 0 and
 * REASON_NONE. A single action keeps REASON_ONLY_ACTION.
 */
void player_choose (const Observation *observation, const Player *player, Rng *rng,
                    GCancellable *cancellable, Choice *choice);
