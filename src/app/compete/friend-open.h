/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards for a friend: records without deals, which one person sends and another one plays. */

#pragma once

#include "app/widgets/atout-host.h"

/** Asks for a file with cards that somebody sent, and begins their contest. */
void friend_open_file (AtoutHost *host);

/** Begins the contest of the cards in @text, or tells the user what is wrong with them. */
void friend_open_text (AtoutHost *host, const char *text);

/** Copies the cards of contest @id to the clipboard, to be sent to somebody. */
void friend_send (AtoutHost *host, gint64 id);
