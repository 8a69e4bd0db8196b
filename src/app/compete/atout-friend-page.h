/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_FRIEND_PAGE (atout_friend_page_get_type ())

/**
 * AtoutFriendPage: rows of text with buttons below: cards that go to a friend or came from one, or
 * an offer to play.
 */
G_DECLARE_FINAL_TYPE (AtoutFriendPage, atout_friend_page, ATOUT, FRIEND_PAGE, AtoutPage)

/** Returns a page without rows yet; @heading and @text stay above the rows added later. */
AtoutFriendPage *atout_friend_page_new        (const char      *title,
                                               const char      *subtitle,
                                               const char      *heading,
                                               const char      *text);

/** Adds a row; returns it (transfer none). */
GtkWidget       *atout_friend_page_add_row    (AtoutFriendPage *self,
                                               const char      *title,
                                               const char      *subtitle);

/** Adds a button below the rows; returns it (transfer none). */
GtkWidget       *atout_friend_page_add_button (AtoutFriendPage *self,
                                               const char      *label,
                                               gboolean         is_suggested);
