/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards for a friend: a match of planned deals that has not begun. A friend plays the same cards in
 * the same seat against the same players, and sends the record of the match back.
 *
 * The cards travel as a record without deals (records.md R-2), or as one line of text
 * (friend-text.h).
 */

#pragma once

#include "model/competing/side-by-side.h"
#include "model/course/atout-match.h"

/** The largest number of deals that can be sent. */
#define FRIEND_DEALS_MAX 16

typedef enum
{
  FRIEND_CARDS_ERROR_MISSING,    /* no cards in a text */
  FRIEND_CARDS_ERROR_DAMAGED,    /* text lost or changed on its way */
  FRIEND_CARDS_ERROR_UNPLAYABLE, /* cards that this program cannot deal, or that have no seat */
  FRIEND_CARDS_ERROR_OTHER,      /* record of other cards, rules, players or of another seat */
  FRIEND_CARDS_ERROR_UNFINISHED, /* deals are missing */
} FriendCardsError;

#define FRIEND_CARDS_ERROR (friend_cards_error_quark ())
GQuark friend_cards_error_quark (void);

/**
 * Returns the cards of @log, a match of the user: its planned deals, else all that were dealt. The
 * user's seat has no name. Free with match_log_free (); NULL with an error, one sentence.
 */
MatchLog *friend_cards_new (const MatchLog *log, GError **error);

/** Returns false with an error, one sentence, unless the user can play @cards. */
gboolean friend_cards_check (const MatchLog *cards, GError **error);

/**
 * Writes the players of @cards, as read by this file, to @players (SEATS_MAX); @cards owns their
 * names.
 */
void friend_cards_seat (const MatchLog *cards, AtoutPlayer *players);

/**
 * Returns true if the user's match @own has the rules, cards, seat and players of @other. Neither
 * needs a deal.
 */
gboolean friend_cards_are_same (const MatchLog *own, const MatchLog *other);

/** One deal that both played. */
typedef struct
{
  int own; /* field_result () of the user */
  int other;
  SideBySide *side; /* NULL if earlier deals led to another dealer or forbid the play */
} FriendDeal;

/**
 * Compares @own, a match of the user, with @other, the match of a friend with the same cards.
 * Returns the deals (FriendDeal) in order; NULL with an error, one sentence, if cards, rules, seat
 * or players differ, or deals are missing.
 */
GPtrArray *friend_cards_compare (const MatchLog *own, const MatchLog *other, GError **error);
