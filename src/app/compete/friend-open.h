/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards for a friend (model/competing/friend-cards.h): sending, opening, comparing. */

#pragma once

#include "app/widgets/atout-host.h"

/** Asks for a record and opens it like every other record: see friend_open_log (). */
void friend_open_file (AtoutHost *host);

/** Offers to play the cards in @text (friend_text_read ()), or tells the user what is wrong. */
void friend_open_text (AtoutHost *host, const char *text);

/**
 * Opens the record @log if a friend sent it: offers to play cards that nobody has played, and
 * compares a played match with the user's contest on the same cards. Tells the user if they cannot
 * be played or compared. Returns FALSE if @log is any other record.
 */
gboolean friend_open_log (AtoutHost *host, const MatchLog *log);

/** Offers to send the cards of contest @contest, as a file or as one line of text. */
void friend_send (AtoutHost *host, gint64 contest);
