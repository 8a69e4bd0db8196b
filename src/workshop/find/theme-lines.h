/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Splits the lines of a problem into tricks, to compare two lines. */

#pragma once

#include "players/problems/problem.h"

typedef struct
{
  Trick trick;             /* with cards played before the decision */
  CardSet hand[SEATS_MAX]; /* hands before the line's first card of the trick */
  bool is_complete;
} LineTrick;

/** A line after one action of the deciding seat. */
typedef struct
{
  const Problem *problem;
  Action action;
  double cost;     /* cost of a wrong action */
  unsigned me;     /* deciding seat */
  SeatSet friends; /* allies of @me, with @me */
  const TrickOrder *order;
  Deal start, end;
  unsigned n_tricks; /* at least one if a card is played */
  LineTrick tricks[CARDS_MAX];
} ThemeLine;

/**
 * Returns the line of @refutation, or the best one for NULL; NULL if it cannot be played. Free with
 * g_free ().
 */
ThemeLine *theme_line_new (const Problem *problem, const ProblemRefutation *refutation);

/**
 * Returns true if trick @index is complete and won by the own side (ours), or by another (theirs).
 */
bool theme_line_is_ours (const ThemeLine *line, unsigned index);
bool theme_line_is_theirs (const ThemeLine *line, unsigned index);

/** Returns the trick to which @seat plays @card or its twin, or -1. */
int theme_line_find (const ThemeLine *line, unsigned seat, Card card);

/** Returns 1 if the own side wins the card of @seat, -1 if others do, 0 if nobody does. */
int theme_line_home (const ThemeLine *line, unsigned seat, Card card);

/** Returns true if @seat wins trick @index with @card or its twin. */
bool theme_line_wins_with (const ThemeLine *line, unsigned index, unsigned seat, Card card);

/** Returns the cards of @seats in trick @index. */
CardSet theme_line_cards (const ThemeLine *line, unsigned index, SeatSet seats);

/** Counts tricks that @seats win with trumps; @only_ruffs excludes trump leads. */
unsigned theme_line_trump_tricks (const ThemeLine *line, SeatSet seats, bool only_ruffs);

/** Returns the own side's final card points. */
int theme_line_points (const ThemeLine *line);

/** Returns the own side's bonus for cards together in tricks, less that of others. */
int theme_line_bonus (const ThemeLine *line);

int theme_bonus_of (const ThemeLine *line, CardSet cards);

/** Returns the only unit that won tricks in the deal, or -1. */
int theme_line_sweeper (const ThemeLine *line);

bool theme_line_is_played_out (const ThemeLine *line);

/** Returns the own side's lead in the finished deal. */
double theme_line_lead (const ThemeLine *line);

bool theme_points_count (const Deal *deal);

/** Returns the first copy of the card, or CARD_NONE. */
static inline Card
theme_card (const Deal *deal, Action action)
{
  return action_is_play (deal->game, action) ? action_card (deal->game, action) : CARD_NONE;
}
