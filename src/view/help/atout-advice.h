/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_ADVICE (atout_advice_get_type ())

/**
 * AtoutAdvice: the explanations of a guided deal, below the table until the next deal. Its height
 * does not shrink meanwhile.
 */
G_DECLARE_FINAL_TYPE (AtoutAdvice, atout_advice, ATOUT, ADVICE, GtkWidget)

/** Sets the session whose deal is explained, or NULL. */
void atout_advice_set_session (AtoutAdvice *self,
                             AtoutSession  *session);

/**
 * Sets if guided deals are the first of their game; default FALSE. Then a line explains the open
 * hands until the first decision, and offers to play without.
 */
void atout_advice_set_first   (AtoutAdvice   *self,
                             gboolean       first);

/** Shows @text about the other players until the next deal, with a button for their level. */
void atout_advice_show_people (AtoutAdvice *self,
                             const char    *text);

/** Sets the height above which the text scrolls, or 0. */
void atout_advice_set_most    (AtoutAdvice   *self,
                             int            height);

/** Scrolls a page, forwards if @on. Returns FALSE if all is visible. */
gboolean atout_advice_turn    (AtoutAdvice   *self,
                             gboolean       on);
