/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The plan of a club evening (GameEvening): tables, places and cards of each round, and the list
 * that the club hangs out. Everything drawn follows from the number of the evening by SHA-256, so a
 * plan is computed again whenever it is needed.
 *
 * Klaverjas clubs play drives like this one: rounds of 16 deals, individual points, and a
 * consolation prize for the last, the "poedel". Cego tournaments have two rounds at tables of four
 * and a consolation prize as well. The other evenings, the bracket without new draws, and the
 * lengths of matches are decisions of this program.
 */

#pragma once

#include "rules/game.h"
#include "rules/number.h"

#define EVENING_TABLES_MAX 8
#define EVENING_PEOPLE_MAX 32
#define EVENING_ROUNDS_MAX 7
#define EVENING_USER 0 /* index 0 is the user; in a league, the first team is the user’s */

/**
 * Persons and entrants have numbers from 0. An entrant is a line of the list: a person, or in a
 * league a team of as many consecutive persons as sit on one side of a table.
 */
typedef struct
{
  const Game *game;
  const GameEvening *form;
  Options options; /* rules of all matches, with their length */
  DealNumber number;
  guint n_tables; /* number of tables in the first round */
  guint n_seats;  /* number of seats at a table */
  guint n_team;   /* number of persons of an entrant */
  guint n_people;
  guint n_entrants;
  guint n_rounds;
  guint n_deals; /* number of deals in a match, whose cards are planned; 0: its rules end it */
} EveningPlan;

/** The persons at a table, by seat. The user always has seat 0. */
typedef struct
{
  guint person[SEATS_MAX];
} EveningSeats;

/**
 * Writes the possible numbers of tables to @sizes (EVENING_SIZES_MAX), the smallest first. Returns
 * how many there are: 0 if there is no evening by these rules.
 */
guint    evening_plan_list_sizes   (const Game          *game,
                                    const Options       *options,
                                    guint               *sizes);

/**
 * Fills @plan for an evening with the rules @options, whose match length the evening replaces.
 * Returns FALSE if @n_tables is not possible.
 */
gboolean evening_plan_init         (EveningPlan         *plan,
                                    const Game          *game,
                                    const Options       *options,
                                    guint                n_tables,
                                    const DealNumber    *number);

/**
 * Writes the names of all persons to @names (EVENING_PEOPLE_MAX), NULL for the user. The people of
 * the game come first to the draw, then those of other games, then guests without a portrait.
 */
void     evening_plan_draw_people  (const EveningPlan   *plan,
                                    const char         **names);

/** Returns about how many minutes the user plays if no round is missed, in tens. */
guint    evening_plan_minutes      (const EveningPlan   *plan);

/** Returns the number of tables in @round, from 0. */
guint    evening_plan_count_tables (const EveningPlan   *plan,
                                    guint                round);

/**
 * Writes the places in @round to @tables (EVENING_TABLES_MAX). In a drive nobody gets the same
 * partner twice. @winners are the entrants who won the tables of the round before in a knock-out,
 * by table; NULL in the first round and in other evenings.
 */
void     evening_plan_seat         (const EveningPlan   *plan,
                                    guint                round,
                                    const guint         *winners,
                                    EveningSeats        *tables);

/**
 * Returns the number of deal @deal, from 0, at a table. The user's own table uses it only if the
 * deals are planned (EveningPlan.n_deals); other matches of the user have new random numbers.
 */
DealNumber evening_plan_number     (const EveningPlan   *plan,
                                    guint                round,
                                    guint                table,
                                    guint                deal);

/**
 * Returns the points that @seat brings to its entrant by the finished @match: the score of its
 * side, or the black points of the others if losers get these.
 */
int      evening_plan_points       (const Match         *match,
                                    guint                seat);

/** The result of one person in one round. */
typedef struct
{
  guint round;
  guint person;
  int points;
  gboolean has_won;
} EveningResult;

/** A line of the list. */
typedef struct
{
  guint entrant;
  int points[EVENING_ROUNDS_MAX];
  gboolean has_played[EVENING_ROUNDS_MAX];
  int total;
  guint n_won;
  guint place;      /* from 1; equal results share a place */
  gboolean is_last; /* true for the last place after the last round, except in a knock-out */
  gboolean is_out;  /* true if knocked out */
} EveningLine;

/**
 * Writes the list after @n_rounds rounds to @lines (EVENING_PEOPLE_MAX), best first, and returns
 * their number; ignores @results of later rounds. Points decide, in some games after won matches;
 * in a knock-out only won matches do.
 */
guint    evening_plan_rank         (const EveningPlan   *plan,
                                    const EveningResult *results,
                                    guint                n_results,
                                    guint                n_rounds,
                                    EveningLine         *lines);
