/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Knowledge of a game beyond its rules: one table per game, in games/GAME/GAME.c. Only `game` and
 * `people` are required; other fields may be NULL or 0.
 */

#pragma once

#include "players/argue.h"
#include "players/knowledge/match-worth.h"
#include "players/player.h"
#include "players/search/guide.h"
#include "rules/game.h"

/** A person at a table. */
typedef struct
{
  const char *key;   /* portrait in data/art/people */
  const char *name;  /* name from player_names_of () */
  const char *place; /* home, a proper name */
  Temperament temperament;
  const char *story; /* NC_("person", …), a sentence */
} Person;

/* ---- Search plans ---------------------------------------------------------------------------- */

/** Thresholds for departing from the rules of thumb. */
typedef struct
{
  double sure;   /* required lead in standard errors of both actions */
  double margin; /* required further lead, as a share of the deviation */
  double equal;  /* share of the deviation within which the rules decide */
} SearchPrudence;

#define SEARCH_ANY_KIND (-1)

/** Flags of a search plan. */
typedef enum
{
  SEARCH_DEEP = 1 << 0,     /* next cards are tried in Player.trials worlds */
  SEARCH_OPEN = 1 << 1,     /* Player.open worlds are solved too */
  SEARCH_DRAWN = 1 << 2,    /* stock is drawn from: PlayerStock plays on */
  SEARCH_PROMISED = 1 << 3, /* only promises weigh worlds, which is fast */
} SearchTrait;

/**
 * The way to search a form of a game. `n_judged` others' decisions are rejudged to weigh worlds;
 * `more_cards` adjusts Player.ending.
 */
typedef struct
{
  int kind; /* value of the first option, or SEARCH_ANY_KIND */
  GuidePolicy policy;
  double share; /* factor for iterations */
  unsigned n_judged;
  int more_cards;
  unsigned tried;                 /* factor for trials; 0: tree search */
  unsigned traits;                /* SearchTrait flags */
  unsigned verb;                  /* verb searched like cards, or VERB_NONE */
  const SearchPrudence *prudence; /* thresholds for trials; NULL: the usual ones */
} SearchPlan;

/* ---- Table of a game ------------------------------------------------------------------------- */

/**
 * Sets value and reason of each row of @choice by the rules of thumb (section 15 of the game's
 * rules.md).
 *
 * Figures are fitted to deals of `simple` against itself, or found by duplicate matches.
 * `atout-workshop fit PART DEALS` repeats a fit; `tools/try-simple FILE:LINE OLD NEW GAME DEALS
 * OPTIONS` tries another figure. The comment at a figure names its part, or game and options
 * (deals: strength-notes.md).
 */
typedef void (*PlayerJudge) (const Observation *observation, Choice *choice);

/** Limits for playing calls on in worlds. */
typedef struct
{
  unsigned most; /* most calls tried */
  double close;  /* distance from the best call, in values of the rules of thumb */
  double share;  /* share of a level's worlds */
  double sure;   /* required lead in standard errors */
} PlayerCallScope;

/** Reconstruction of a world's calls; several ways may be possible. */
typedef struct
{
  /** Returns true if the calls that weigh worlds are over in @deal. */
  bool (*is_called) (const Deal *deal);

  /**
   * Returns true if the calls of @deal, with the declarer of @world if any, can become those of
   * @world.
   */
  bool (*may_become) (const Deal *deal, const Deal *world);

  /** Returns true if @deal waits for the same call as @world, in the same phase and turn. */
  bool (*is_asked_as) (const Deal *deal, const Deal *world);

  /**
   * Puts the cards of @world into a @pack that deals them; @rng decides unknown places. @start is
   * @world before the first card, @places the deal of an ordered pack. NULL: uses the hands of
   * @start.
   */
  void (*lay_pack) (const Deal *world, const Deal *start, const Deal *places, Card *pack, Rng *rng);

  unsigned n_ways; /* number of packs tried for a world; 0 means 1 */

  /** Resets the game's state in @deal to before the first card. May be NULL. */
  void (*unplay) (Deal *deal);

  /** Sets in @match the earlier state that @world reveals. May be NULL. */
  void (*begin_match) (Match *match, const Deal *world);
} PlayerPast;

/** A game's state for playing deals on; free with end (). */
typedef struct _StockRest StockRest;

/** Play with a stock to draw from. */
typedef struct
{
  /** Prepares playouts of worlds of @seen. */
  StockRest *(*begin) (const Deal *seen);
  void (*end) (StockRest *rest);

  /** Plays @deal on; returns its value for seat 0 (match-worth.h). */
  double (*play_on) (StockRest *rest, Deal *deal);

  /** Fills @share with probabilities of @list by the rules of thumb. */
  void (*share) (const StockRest *rest, const Deal *deal, const ActionList *list, double *share);

  /** Shuffles the face-down stock of @deal uniformly. */
  void (*shuffle) (Deal *deal, Rng *rng);
} PlayerStock;

/** The table of a game. */
typedef struct
{
  const Game *game;
  const Person *people; /* ended by a row without a name */
  bool draws;           /* true if play deals more cards, hiding a world's start */

  /** The rules of thumb. */
  PlayerJudge judge;

  /** Adds the game's own figures to @argument for the best row of @choice. */
  void (*argue) (const Observation *observation, const Choice *choice, PlayerArgument *argument);

  /* ---- Calls ---- */

  /** Returns the value difference of nearly equal calls; 0: no temperament. */
  double (*reach) (const Observation *observation, const Player *player);

  /** Returns the stake of @action among its list, or 0. NULL: later verbs dare more. */
  unsigned (*daring) (const Deal *seen, Action action);

  /** Returns true if @player plays calls on in worlds (proved stronger). */
  bool (*bids) (const Observation *observation, const Player *player);
  const PlayerCallScope *bids_scope; /* NULL: no limits */

  /** Adjusts the values of @choice for stronger players. */
  void (*dare) (const Observation *observation, Choice *choice);

  /* ---- Search ---- */

  const SearchPlan *plans; /* by form of the game; the first match counts */
  unsigned n_plans;

  /** Reduces @list, two or more legal actions, to at least one sensible action. */
  void (*guide) (const Deal *deal, ActionList *list);

  /** Chooses a card of @list for GUIDE_BY_TRICK; NULL: the general rule. */
  Action (*choose_for_trick) (const Deal *deal, const ActionList *list, Rng *rng);

  const PlayerStock *stock; /* for plans with SEARCH_DRAWN */

  /** Fills @worth for @deal; NULL: scores are worth their points. */
  void (*match_worth) (MatchWorth *worth, const Deal *deal);

  /* ---- Worlds ---- */

  /**
   * Removes hidden cards that @observation places elsewhere from @may (facts_place_card ()); its
   * index is a seat, or SEATS_MAX for no hand.
   */
  void (*place) (const Observation *observation, CardSet *may);

  /**
   * Returns true if the completed @world agrees with calls and shown cards; corrects invented
   * state.
   */
  bool (*fits) (Deal *world);

  /* ---- Inference: logarithms up to a constant ---- */

  /**
   * Returns the log-likelihood of @world for the observing seat. NULL: by calls (`past`), discards
   * and plays.
   */
  double (*likely) (const Observation *observation, const Deal *world);
  const PlayerPast *past; /* NULL: no calls before the first card */

  /**
   * Returns the probability of another declarer's discard in @start, a world before the first card.
   */
  double (*laid) (const Observation *observation, const Deal *start);
} PlayerGame;

/** Returns the table of @game, maybe empty. */
const PlayerGame *player_game (const Game *game);

/** Registers @table, a constant, for a game of game_add (), before any play. */
void player_game_add (const PlayerGame *table);
