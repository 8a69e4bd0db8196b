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

/** The tricks that cost the side at turn. */
typedef enum
{
  SHUNS_NOTHING,
  SHUNS_TRICKS, /* every trick, or its points */
  SHUNS_LAST,   /* only the last trick */
} PlayerShuns;

/* ---- Search plans ---------------------------------------------------------------------------- */

/** Thresholds for departing from the rules of thumb. */
typedef struct
{
  double sure;   /* required lead in standard errors of both actions */
  double margin; /* further lead required, as a share of the results' deviation */
  double equal;  /* share of the deviation within which the rules of thumb decide */
} SearchPrudence;

#define SEARCH_ANY_KIND (-1)

/** Flags of a search plan. */
typedef enum
{
  SEARCH_DEEP = 1 << 0,     /* next cards are tried in Player.trials worlds */
  SEARCH_OPEN = 1 << 1,     /* Player.open worlds are solved too */
  SEARCH_DRAWN = 1 << 2,    /* a stock is drawn from; PlayerStock plays deals on */
  SEARCH_PROMISED = 1 << 3, /* only promises of calls weigh worlds, which is fast */
} SearchTrait;

/**
 * The way to search a form of a game. `n_judged` is the number of others' decisions judged again to
 * weigh worlds; `more_cards` is added to Player.ending.
 */
typedef struct
{
  int kind; /* value of the game's first option, or SEARCH_ANY_KIND */
  GuidePolicy policy;
  double share; /* factor for Player.worlds */
  unsigned n_judged;
  int more_cards;
  unsigned tried;                 /* factor for Player.trials; 0: tree search */
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

/** Limits for judging calls by playing deals on in worlds. */
typedef struct
{
  unsigned most; /* most calls tried */
  double close;  /* greatest distance from the best call, by rules of thumb */
  double share;  /* share of a level's worlds */
  double sure;   /* required lead in standard errors */
} PlayerCallScope;

/** Functions that deal a world again, to judge the calls made in it. */
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
   * Orders @pack so that it deals the cards of @world; @rng decides unknown places. @start is
   * @world before the first card. @places is the deal of an unshuffled pack, which shows the seat
   * that gets each place. NULL: uses the hands of @start.
   */
  void (*lay_pack) (const Deal *world, const Deal *start, const Deal *places, Card *pack, Rng *rng);

  unsigned n_ways; /* number of packs tried for a world; 0 means 1 */

  /** Resets the game's state in @deal to before the first card. May be NULL. */
  void (*unplay) (Deal *deal);

  /** Sets the state of @match before the deal, as far as @world shows it. May be NULL. */
  void (*begin_match) (Match *match, const Deal *world);
} PlayerPast;

/** A game's state for playing deals on; free with end (). */
typedef struct _StockRest StockRest;

/** Functions for play with a stock to draw from. */
typedef struct
{
  /** Prepares playouts of worlds of @seen. */
  StockRest *(*begin) (const Deal *seen);
  void (*end) (StockRest *rest);

  /** Plays @deal on; returns its value for seat 0 (match-worth.h). */
  double (*play_on) (StockRest *rest, Deal *deal);

  /** Fills @share with the probability of each action of @list by the rules of thumb. */
  void (*share) (const StockRest *rest, const Deal *deal, const ActionList *list, double *share);

  /** Shuffles the face-down stock of @deal uniformly. */
  void (*shuffle) (Deal *deal, Rng *rng);
} PlayerStock;

/** Knowledge that players have of a game. */
typedef struct
{
  const Game *game;
  const Person *people; /* persons, ended by a row without a name */
  bool draws;           /* true if cards are drawn in play, which hides the dealt hands */

  /** Returns the tricks that cost the side at turn in @seen. NULL: SHUNS_NOTHING. */
  PlayerShuns (*shuns) (const Deal *seen);

  /** The rules of thumb. */
  PlayerJudge judge;

  /** Adds the game's own figures to @argument for the best row of @choice. */
  void (*argue) (const Observation *observation, const Choice *choice, PlayerArgument *argument);

  /* ---- Calls ---- */

  /** Returns the greatest value difference of nearly equal calls; 0: temperament has no effect. */
  double (*reach) (const Observation *observation, const Player *player);

  /**
   * Returns how much @action risks, compared with other legal actions; 0: nothing. NULL: later
   * verbs in deal_verbs () risk more.
   */
  unsigned (*daring) (const Deal *seen, Action action);

  /**
   * Returns true if @player judges calls by playing them on in worlds, where this proved stronger.
   */
  bool (*bids) (const Observation *observation, const Player *player);
  const PlayerCallScope *bids_scope; /* NULL: no limits */

  /** Adjusts call values in @choice for players that search. */
  void (*dare) (const Observation *observation, Choice *choice);

  /* ---- Search ---- */

  const SearchPlan *plans; /* plans by form of the game; the first match counts */
  unsigned n_plans;

  /** Reduces @list, two or more legal actions, to at least one sensible action. */
  void (*guide) (const Deal *deal, ActionList *list);

  /** Chooses a card of @list for GUIDE_BY_TRICK; NULL: the general rule. */
  Action (*choose_for_trick) (const Deal *deal, const ActionList *list, Rng *rng);

  const PlayerStock *stock; /* playouts for plans with SEARCH_DRAWN */

  /** Fills @worth for @deal; NULL: scores are worth their points. */
  void (*match_worth) (MatchWorth *worth, const Deal *deal);

  /* ---- Worlds ---- */

  /**
   * Removes hidden cards that @observation places elsewhere (facts_place_card ()) from @may,
   * indexed by seat, or SEATS_MAX for no hand.
   */
  void (*place) (const Observation *observation, CardSet *may);

  /**
   * Returns true if the completed @world agrees with calls and shown cards; replaces guessed state
   * that is impossible.
   */
  bool (*fits) (Deal *world);

  /* ---- Inference ---- */

  /**
   * Returns the log-likelihood of @world, up to a constant, for the observing seat. NULL: by calls
   * (`past`), discards and plays.
   */
  double (*likely) (const Observation *observation, const Deal *world);
  const PlayerPast *past; /* NULL: no calls before the first card */

  /**
   * Returns the probability of another declarer's discard in @start, a world before the first card.
   */
  double (*laid) (const Observation *observation, const Deal *start);
} PlayerGame;

/** Returns the table of @game, empty if there is none. */
const PlayerGame *player_game (const Game *game);

/** Returns PlayerGame.shuns () of @seen, by default SHUNS_NOTHING. */
PlayerShuns player_shuns (const Deal *seen);

/** Registers @table, a constant, for a game of game_add (), before any play. */
void player_game_add (const PlayerGame *table);
