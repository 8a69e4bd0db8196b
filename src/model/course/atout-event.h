/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Something that was done in a deal, as a value: the deal before and after, and what moved. */

#pragma once

#include <glib.h>

#include "rules/deal.h"

/** How an action came about. */
typedef enum
{
  ATOUT_BY_ITSELF, /* a computer player’s, or the user’s seat was not asked */
  ATOUT_DECIDED,   /* the user’s: a step that can be undone begins with it */
  ATOUT_ALONG,     /* the user’s too, in the step that has begun */
} AtoutManner;

/** A card on its way between a hand and the table, other than to the trick. */
typedef struct
{
  Card card;        /* CARD_NONE: face down for the user */
  guint8 seat;      /* whose hand */
  gboolean to_hand; /* into it; otherwise out of it */
  gboolean aside;   /* the other end is the pile before the seat; otherwise the middle */
} AtoutMove;

typedef struct
{
  guint seat;
  Action action;
  AtoutManner manner;
  Deal before;
  Deal after;
  gboolean in_vain; /* an answer that changed nothing */
  gboolean veiled;  /* only who did it may see the card */
  guint n_moves;
  AtoutMove move[CARDS_MAX]; /* as the user sees them */
} AtoutEvent;

/** Fills in what follows from seat, action and the deal before and after for @user_seat. */
void atout_event_complete (AtoutEvent *event, guint user_seat);

/** The card that it put to the trick; CARD_NONE: it did something else. */
Card atout_event_get_played (const AtoutEvent *event);

/** True when a trick was taken: it is the last one of the deal after it. */
gboolean atout_event_takes_trick (const AtoutEvent *event);

/** How many tricks have been taken in @deal. */
guint atout_count_tricks (const Deal *deal);
