/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What players know of a game beside its rules: one table a game, in games/GAME/GAME.c. Shared code
 * asks the table and never which game it is; whatever a game leaves out is NULL or 0, and a game
 * needs no more than its first two fields.
 */

#pragma once

#include "players/argue.h"
#include "players/knowledge/match-worth.h"
#include "players/player.h"
#include "players/search/guide.h"
#include "rules/game.h"

/** A person who may sit at the table of a game. */
typedef struct
{
  const char *key;   /* of the portrait, drawn by data/art/people */
  const char *name;  /* one of those of the game (player_names_of ()) */
  const char *place; /* where they are at home, a proper name */
  Temperament temperament;
  const char *story; /* NC_("person", …), a sentence: who it is */
} Person;

/* ---- How much a search looks at in a form of a game, and how -------------------------------- */

/** When something is done that the rules of thumb would not do. */
typedef struct
{
  double sure;   /* it must be better by so many standard errors of both … */
  double margin; /* … and by this share of the deviation of the results … */
  double equal;  /* … and the rules of thumb choose among what is as good but for this share */
} SearchPrudence;

#define SEARCH_ANY_KIND (-1)

/** How it is, besides. */
typedef enum
{
  SEARCH_DEEP = 1 << 0,     /* in as many worlds as its trials the next card is tried too */
  SEARCH_OPEN = 1 << 1,     /* those that a level says are solved with all cards known as well */
  SEARCH_DRAWN = 1 << 2,    /* cards are drawn: rules of thumb play on to a solved end */
  SEARCH_PROMISED = 1 << 3, /* worlds are weighed by what calls promise alone: it takes no time */
} SearchTrait;

/**
 * The play of the rest of a deal and what it leaves of the iterations, the decisions of others that
 * are judged again to weigh worlds, the cards from which an ending is solved beyond those of other
 * games, trials in the same worlds instead of a tree.
 */
typedef struct
{
  int kind; /* what the first option of the game must say, or SEARCH_ANY_KIND */
  GuidePolicy policy;
  double share; /* of the iterations of a level: it takes that much longer to play a deal on */
  unsigned n_judged;
  int more_cards;
  unsigned tried;                 /* so many times the trials of a level; 0: by a tree */
  unsigned traits;                /* SearchTrait */
  unsigned verb;                  /* verb whose actions are searched like cards; VERB_NONE: none */
  const SearchPrudence *prudence; /* of trials; NULL: as elsewhere */
} SearchPlan;

/* ---- The table of a game -------------------------------------------------------------------- */

/**
 * Gives every row of @choice, whose actions are set, its value and reason: rules of thumb, section
 * 15 of the game's rules.md.
 *
 * Their figures are fitted to deals of the level `simple` against itself, or found by duplicate
 * matches. A fit is made again by `atout-workshop fit PART DEALS`, which prints each figure
 * beside that of the code; another figure is tried by `tools/try-simple FILE:LINE OLD NEW GAME
 * DEALS OPTIONS`. The comment at a figure names the part, or game and options; strength-notes.md
 * says how many deals it took. The level has become better since some were fitted, so not all come
 * out the same again.
 */
typedef void (*PlayerJudge) (const Observation *observation, Choice *choice);

/** Calls that are played on in worlds, in how many, and how much better one must be. */
typedef struct
{
  unsigned most; /* calls */
  double close;  /* to what the rules of thumb like best, in their values */
  double share;  /* of the worlds of a level */
  double sure;   /* standard errors of the difference */
} PlayerCallScope;

/** How the past of a world is told, which may have gone in several ways. */
typedef struct
{
  /** True in @deal when the calls by which worlds are weighed have been made. */
  bool (*is_called) (const Deal *deal);

  /** True if the calls of @deal, if it has a declarer the same, can lead to those of @world. */
  bool (*may_become) (const Deal *deal, const Deal *world);

  /** True if @deal, of the same phase and turn, waits for the very call that @world waits for. */
  bool (*is_asked_as) (const Deal *deal, const Deal *world);

  /**
   * Sets in @pack what lies where in a pack that deals what was dealt in @world, as far as that is
   * known, by @rng what nobody knows. @start is @world before the first card, and @places the deal
   * of a pack in which each card has the number of its position. NULL: the hands of @start.
   */
  void (*lay_pack) (const Deal *world, const Deal *start, const Deal *places, Card *pack, Rng *rng);

  unsigned n_ways; /* to lay the pack that are looked at; 0 is 1 */

  /** Takes back in @deal, else as before the first card, what plays have written; or NULL. */
  void (*unplay) (Deal *deal);

  /** Sets in @match what was there before the deal and can be told from @world; or NULL. */
  void (*begin_match) (Match *match, const Deal *world);
} PlayerPast;

/** How a deal is played on, as a game knows it; free with end (). */
typedef struct _StockRest StockRest;

/** How a deal goes on in which cards are drawn from a stock. */
typedef struct
{
  /** For worlds of the deal that @seen is of. */
  StockRest *(*begin) (const Deal *seen);
  void (*end) (StockRest *rest);

  /** Plays @deal on, and returns what its end is worth for seat 0 (match-worth.h). */
  double (*play_on) (StockRest *rest, Deal *deal);

  /** How likely each action of @list is to be done in @deal by the rules of thumb, to @share. */
  void (*share) (const StockRest *rest, const Deal *deal, const ActionList *list, double *share);

  /** Lays what lies face down in the stock of @deal in another order, every one as likely. */
  void (*shuffle) (Deal *deal, Rng *rng);
} PlayerStock;

/** All of it. */
typedef struct
{
  const Game *game;
  const Person *people; /* who is at home at its table; ended by a row without a name */
  bool draws; /* more cards are dealt during the play: a world does not tell how it began */

  /** The rules of thumb, which the level `simple` plays by. */
  PlayerJudge judge;

  /**
   * Completes @argument for the best row of @choice, which has all that is told of plays in any
   * game: by the figures that judged it.
   */
  void (*argue) (const Observation *observation, const Choice *choice, PlayerArgument *argument);

  /* ---- Calls ---- */

  /** How much less a call may promise to be nearly equal, in values of the rows; 0: it decides. */
  double (*reach) (const Observation *observation, const Player *player);

  /**
   * How much @action stakes, compared with others of the same list; 0: it says or settles nothing.
   * NULL: the later a verb is offered the more it dares.
   */
  unsigned (*daring) (const Deal *seen, Action action);

  /** True where calls of @player are played on in worlds: where it is proved to bring anything. */
  bool (*bids) (const Observation *observation, const Player *player);
  const PlayerCallScope *bids_scope; /* NULL: all of them, in all worlds of a level */

  /** Changes the values of the rules of thumb for who plays cards better than these. */
  void (*dare) (const Observation *observation, Choice *choice);

  /* ---- Search ---- */

  const SearchPlan *plans; /* by form of the game; the first that fits counts */
  unsigned n_plans;

  /** Leaves of @list, two or more legal actions, those that make sense, one at least. */
  void (*guide) (const Deal *deal, ActionList *list);

  /** What is done of @list by GUIDE_BY_TRICK where a card is asked for; NULL: as anywhere. */
  Action (*choose_for_trick) (const Deal *deal, const ActionList *list, Rng *rng);

  const PlayerStock *stock; /* for plans with SEARCH_DRAWN */

  /** Fills @worth for @deal; NULL: its score is worth what is written. */
  void (*match_worth) (MatchWorth *worth, const Deal *deal);

  /* ---- Worlds ---- */

  /**
   * Takes out of @may, by seat and at SEATS_MAX for what lies in no hand, cards of which
   * @observation tells where they lie (facts_place_card ()).
   */
  void (*place) (const Observation *observation, CardSet *may);

  /**
   * True when @world, a full deal made of what an observation leaves open, agrees with what has
   * been called and shown. What it made up about the way there is set right in it.
   */
  bool (*fits) (Deal *world);

  /* ---- Inference: logarithms but for a constant ---- */

  /**
   * How likely @world is, for the seat of @observation, by what the others did; NULL: by their
   * calls as `past` tells them, what was laid away, and their plays.
   */
  double (*likely) (const Observation *observation, const Deal *world);
  const PlayerPast *past; /* NULL: nothing is called before the first card */

  /**
   * How likely, as a chance, the declarer laid away what lies there in @start, a world before the
   * first card in which another than the seat of @observation declares.
   */
  double (*laid) (const Observation *observation, const Deal *start);
} PlayerGame;

/** The table of @game; one with nothing in it where players know nothing of it. */
const PlayerGame *player_game (const Game *game);

/**
 * Lets players know @table, a constant, of a game that has been added by game_add (). Once, before
 * anything is played.
 */
void player_game_add (const PlayerGame *table);
