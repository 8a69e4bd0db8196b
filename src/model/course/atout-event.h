/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An action with the deal before and after, and the moved cards. */

#pragma once

#include <glib.h>

#include "rules/deal.h"

/** The origin of an action. */
typedef enum
{
  ATOUT_BY_ITSELF, /* computer player, or automatic */
  ATOUT_DECIDED,   /* decision of the user, begins an undo step */
  ATOUT_ALONG,     /* further action of a decision's undo step */
} AtoutManner;

/** A card that moves between a hand and the table, except to the trick. */
typedef struct
{
  Card card;        /* CARD_NONE: face down for the user */
  guint8 seat;      /* owner of the hand */
  gboolean to_hand; /* true: to the hand */
  gboolean aside;   /* true: other end is the seat’s pile, otherwise the middle */
} AtoutMove;

typedef struct
{
  guint seat;
  Action action;
  AtoutManner manner;
  Deal before;
  Deal after;
  gboolean in_vain; /* true for a claim or silence without effect */
  gboolean veiled;  /* true if the user may not see the card */
  guint n_moves;
  AtoutMove move[CARDS_MAX]; /* moves as the user sees them */
} AtoutEvent;

/** Computes the other fields from seat, action, before and after, for @user_seat. */
void atout_event_complete (AtoutEvent *event, guint user_seat);

/** Returns the card played to the trick, or CARD_NONE. */
Card atout_event_get_played (const AtoutEvent *event);

/** Returns true if the event completes a trick, `last_trick` of `after`. */
gboolean atout_event_takes_trick (const AtoutEvent *event);
