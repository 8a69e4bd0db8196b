/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Wurzen and Schnapsen. */

#pragma once

#include "players/games/wurzen/wurzen-position.h"
#include "players/player-game.h"

/** Fields of the table (player-game.h). */
void simple_wurzen_judge (const Observation *observation, Choice *choice);
#define WURZEN_PLANS 1
extern const SearchPlan wurzen_plans[WURZEN_PLANS];
Action wurzen_choose_for_trick (const Deal *deal, const ActionList *list, Rng *rng);
unsigned wurzen_daring (const Deal *seen, Action action);
double wurzen_reach (const Observation *observation, const Player *player);

/**
 * Judges the rows of @choice, whose actions are set, for the seat at turn in a deal whose talon is
 * not used up. @deal has all cards, but only those that the seat sees matter.
 */
void simple_wurzen_judge_in_world (const Deal *deal, const MatchWorth *worth, Choice *choice);

/** What the seat at turn would do of @list, what is sensible, in the same. */
Action simple_wurzen_choose_in_world (const Deal *deal, const MatchWorth *worth,
                                      const ActionList *list);

/**
 * The table's match_worth. It is written as in game points, those that win or lose a deal by one
 * being worth one: more of them are worth as much as they raise the chance to win the Bummerl
 * (W-10.2) beside these.
 */
void wurzen_match_worth (MatchWorth *worth, const Deal *deal);

/** The table's guide: a seat claims as soon as it has the target, and never before. */
void wurzen_guide (const Deal *deal, ActionList *list);

/** Lists what makes sense in @deal, one action at least, of what is legal. */
void wurzen_list (const Deal *deal, ActionList *list);

/** The table's likely: by what the other led, followed with, announced, exchanged and closed. */
double wurzen_likely (const Observation *observation, const Deal *world);

/** The table's stock: played on by the rules of thumb, and solved when it is closed or used up. */
extern const PlayerStock wurzen_stock;

/** What leading @card is worth, in eyes; @is_announced: its announcement is counted elsewhere. */
double simple_wurzen_worth_of_lead (const WurzenPosition *position, Card card, bool is_announced);

/** What following with @card is worth, in eyes. */
double simple_wurzen_worth_of_follow (const WurzenPosition *position, Card card);

/** Why one would lead or follow with @card. */
PlayerReason simple_wurzen_reason (const WurzenPosition *position, Card card);

/** What closing is worth above going on, in game points as match-worth.h weighs them. */
double simple_wurzen_worth_of_closing (const WurzenPosition *position);

/** Closed now, the deal is won against any cards and any play. */
bool simple_wurzen_is_sure_closed (const WurzenPosition *position);

/**
 * The same of @action with the stock open: it leads, or announces and then leads, what cannot be
 * beaten, and after that the deal is won, or won if the stock is closed then.
 */
bool simple_wurzen_keeps_sure (const WurzenPosition *position, Action action);

/** The figures of a sum that tells what a lead at which the stock could be closed will bring. */
typedef struct
{
  double base;
  double margin;     /* for each eye of the count above the target */
  double other_eyes; /* for each eye of the other */
  double talon;      /* for each card of the stock */
  double trumps;     /* for each own trump: they keep the lead, which the count does not tell */
} WurzenClosing;

/** By mode: the chance to make a closed deal is 1 / (1 + exp (-x)), x the sum. */
extern const WurzenClosing wurzen_closing_made[];

/** By mode: the worth of going on, in game points, is the sum. */
extern const WurzenClosing wurzen_going_on[];

/** The eyes by which the own hand's count is above the target if the stock is closed. */
double wurzen_closing_margin (const WurzenPosition *position);

double wurzen_closing_sum (const WurzenClosing *figures, const WurzenPosition *position,
                           double margin);

/** The eyes that the own hand will make in strict play, announcements included, if it leads. */
double simple_wurzen_count_strict (const WurzenPosition *position);
