/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Lines of a problem as tricks, and what tells two of them apart. */

#pragma once

#include "players/problems/problem.h"

/** A trick of a line. */
typedef struct
{
  Trick trick;             /* the first one has the cards that lay there at the decision, too */
  CardSet hand[SEATS_MAX]; /* before the first card of it that the line has */
  bool is_complete;
} LineTrick;

/** How it goes on with one action, and what came before. */
typedef struct
{
  const Problem *problem;
  Action action;   /* the first of the line */
  double cost;     /* of a wrong one */
  unsigned me;     /* the seat to decide, … */
  SeatSet friends; /* … and who plays together with it, itself among them */
  const TrickOrder *order;
  Deal start, end;
  unsigned n_tricks; /* one at least where a card is played: that to which the decision belongs */
  LineTrick tricks[CARDS_MAX];
} ThemeLine;

/**
 * The line of @refutation of @problem, or with NULL the best one. NULL if it cannot be played. Free
 * with g_free ().
 */
ThemeLine *theme_line_new (const Problem *problem, const ProblemRefutation *refutation);

/** True when the trick @index of @line is complete and the own side, or another, has it. */
bool theme_line_is_ours (const ThemeLine *line, unsigned index);
bool theme_line_is_theirs (const ThemeLine *line, unsigned index);

/** The trick to which @seat plays @card or its twin, -1: none. */
int theme_line_find (const ThemeLine *line, unsigned seat, Card card);

/** Whose side takes @card of @seat: 1 the own one, -1 another, 0 it is not played. */
int theme_line_home (const ThemeLine *line, unsigned seat, Card card);

/** True when @seat wins trick @index of @line with @card or its twin. */
bool theme_line_wins_with (const ThemeLine *line, unsigned index, unsigned seat, Card card);

/** What @seats play to the trick @index; without the last of them: the cards of all others. */
CardSet theme_line_cards (const ThemeLine *line, unsigned index, SeatSet seats);

/** The tricks that @seats win with a trump: all of them, or those to which another suit was led. */
unsigned theme_line_trump_tricks (const ThemeLine *line, SeatSet seats, bool only_ruffs);

/** Card points of the own side at the end of @line, as far as it goes. */
int theme_line_points (const ThemeLine *line);

/** Bonus for what lies together in tricks, of the own side less that of the others. */
int theme_line_bonus (const ThemeLine *line);

/** What @cards in one trick bring beside their points. */
int theme_bonus_of (const ThemeLine *line, CardSet cards);

/** The one unit that has won all tricks of the deal at the end of @line, or -1. */
int theme_line_sweeper (const ThemeLine *line);

/** True when all cards were played. */
bool theme_line_is_played_out (const ThemeLine *line);

/** By how much the own side is ahead as the deal is written, if the line comes to its end. */
double theme_line_lead (const ThemeLine *line);

/** True when card points are good to have in @deal, and count. */
bool theme_points_count (const Deal *deal);

/** The card that @action of @line plays, by the first copy; CARD_NONE: it plays none. */
static inline Card
theme_card (const Deal *deal, Action action)
{
  return action_is_play (deal->game, action) ? action_card (deal->game, action) : CARD_NONE;
}
