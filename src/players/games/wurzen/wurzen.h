/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Wurzen and Schnapsen. */

#pragma once

#include "players/games/wurzen/wurzen-position.h"
#include "players/player-game.h"

/** Fields of the PlayerGame table. */
void simple_wurzen_judge (const Observation *observation, Choice *choice);
#define WURZEN_PLANS 1
extern const SearchPlan wurzen_plans[WURZEN_PLANS];
Action wurzen_choose_for_trick (const Deal *deal, const ActionList *list, Rng *rng);
unsigned wurzen_daring (const Deal *seen, Action action);
double wurzen_reach (const Observation *observation, const Player *player);

/**
 * Judges @choice for the seat at turn of @deal, which has an open talon; ignores cards unseen by
 * the seat.
 */
void simple_wurzen_judge_in_world (const Deal *deal, const MatchWorth *worth, Choice *choice);

/** Returns the best action of @list by the same judge. */
Action simple_wurzen_choose_in_world (const Deal *deal, const MatchWorth *worth,
                                      const ActionList *list);

/**
 * Fills @worth with chances to win the Bummerl (W-10.2) by game points, scaled so that one game
 * point is worth one.
 */
void wurzen_match_worth (MatchWorth *worth, const Deal *deal);

/** Keeps only claims in @list if the target is reached, and drops them otherwise. */
void wurzen_guide (const Deal *deal, ActionList *list);

/** Lists the sensible actions in @deal, at least one. */
void wurzen_list (const Deal *deal, ActionList *list);

/** Returns the log-likelihood of @world by the other's actions. */
double wurzen_likely (const Observation *observation, const Deal *world);

/** Plays an open stock by rules of thumb and solves the strict rest. */
extern const PlayerStock wurzen_stock;

/** Returns the worth of leading @card in eyes; its announcement is excluded if @is_announced. */
double simple_wurzen_worth_of_lead (const WurzenPosition *position, Card card, bool is_announced);

/** Returns the worth of following with @card in eyes. */
double simple_wurzen_worth_of_follow (const WurzenPosition *position, Card card);

/** Returns the reason to play @card. */
PlayerReason simple_wurzen_reason (const WurzenPosition *position, Card card);

/** Returns the gain of closing over an open stock, in game points (match-worth.h). */
double simple_wurzen_worth_of_closing (const WurzenPosition *position);

/** Returns true if closing now wins against every possible hand. */
bool simple_wurzen_is_sure_closed (const WurzenPosition *position);

/** Returns the own cards that win their tricks for certain, led at once with a closed stock. */
CardSet simple_wurzen_sure_cards (const WurzenPosition *position);

/** Returns true if the deal stays won after @action with an open stock, perhaps by closing next. */
bool simple_wurzen_keeps_sure (const WurzenPosition *position, Action action);

/** Weights that predict the result when the leader may close the stock. */
typedef struct
{
  double base;
  double margin;     /* weight per eye above the target */
  double other_eyes; /* weight per eye of the other */
  double talon;      /* weight per card of the stock */
  double trumps;     /* weight per own trump, which keeps the lead */
} WurzenClosing;

/** Weights by mode; closing wins with chance 1 / (1 + exp (-sum)). */
extern const WurzenClosing wurzen_closing_made[];

/** Weights by mode; the sum is the worth of not closing, in game points. */
extern const WurzenClosing wurzen_going_on[];

/** Returns the expected own eyes above the target after closing. */
double wurzen_closing_margin (const WurzenPosition *position);

double wurzen_closing_sum (const WurzenClosing *figures, const WurzenPosition *position,
                           double margin);

/** Returns our eyes in strict play with the lead, announcements included. */
double simple_wurzen_count_strict (const WurzenPosition *position);
