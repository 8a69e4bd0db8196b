/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whether a table shows a moment of a match: what is drawn and written on it is compared with what
 * the rules say, which is read from the log alone.
 */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/choices/atout-choices.h"
#include "model/words/telling.h"
#include "rules/match-log.h"

/** What the rules say of a moment. */
typedef struct
{
  unsigned deal;
  unsigned n; /* actions done in it */
  Match match;
  Deal before; /* the deal before the last action */
  Deal now;
} Moment;

/** A table that is looked at. */
typedef struct
{
  AtoutDeck *deck;
  GtkWidget *table;
  AtoutChoices *choices; /* how cards are sorted there */
  const MatchLog *log;
  unsigned user;   /* whose hand is shown */
  GArray *moments; /* of Moment: all of the log */

  const Moment *moment;              /* that should be seen */
  Telling telling;                   /* of it */
  SeatSet placed;                    /* whose card has been seen in a trick … */
  graphene_point_t place[SEATS_MAX]; /* … and where */
} Sight;

/** From now on @log is shown, seen from the seat @user. */
void sight_begin (Sight *sight, const MatchLog *log, unsigned user);
void sight_clear (Sight *sight);

/** Moment @index of the log, from 0. */
const Moment *sight_get_moment (const Sight *sight, guint index);

/**
 * Asserts that the table shows moment @index, as it was painted last; before anything else happens,
 * for a face may come that it was not painted with.
 */
void sight_check (Sight *sight, guint index);

/** Asserts that the cards of the tricks that were seen lay where their players sit. */
void sight_check_places (const Sight *sight);
