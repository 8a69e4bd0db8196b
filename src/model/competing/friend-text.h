/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards for a friend as text: a record without deals (records.md R-2), or one line (records.md §8),
 * whose parts are joined by colons:
 *
 *   atout-cards:1:GAME[,KEY=VALUE…]:PLAYER,PLAYER…:HEX[.HEX…]:CHECK
 *
 * Options are those that differ from their defaults. There is a PLAYER for each seat: `human` for
 * the friend, and for a computer player its level and name, percent-encoded. HEX are the numbers
 * of 1 to FRIEND_DEALS_MAX deals. CHECK is the first 8 hex digits of the SHA-256 of everything
 * before its colon. The line has no blanks, so a reader removes all blanks, line breaks and “>”.
 */

#pragma once

#include "model/competing/friend-cards.h"

/** Returns @cards as one line of text without line break; free with g_free (). */
char *friend_text_write (const MatchLog *cards);

/**
 * Reads cards from @text, which holds a line or a record without deals, as a mail program may have
 * quoted or folded it. The first line that can be played counts, then the record. Free with
 * match_log_free (); NULL with an error, one sentence.
 */
MatchLog *friend_text_read (const char *text, GError **error);
