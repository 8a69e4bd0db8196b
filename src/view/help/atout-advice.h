/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_ADVICE (atout_advice_get_type ())

/**
 * AtoutAdvice: what a guided deal says to the user, under the table. It is visible while the deal
 * is guided and until the next one is dealt, and keeps its height meanwhile: nothing jumps.
 *
 * Signal: `left`: a button of it that has the focus goes, who listens gives the focus to the table.
 */
G_DECLARE_FINAL_TYPE (AtoutAdvice, atout_advice, ATOUT, ADVICE, GtkWidget)

/** Listens to @session, or to none with NULL. */
void atout_advice_set_session (AtoutAdvice *self,
                             AtoutSession  *session);

/**
 * Whether a guided deal is the first of its game: then, until the user decides something, @self
 * says in its first line that all hands lie open, and offers to play without. At first it is not.
 */
void atout_advice_set_first   (AtoutAdvice   *self,
                             gboolean       first);

/** Has @self scroll what is said where that is taller than @height; 0: it takes what it needs. */
void atout_advice_set_most    (AtoutAdvice   *self,
                             int            height);

/** Reads on, or without @on back, by what is seen at once; false where all of it is. */
gboolean atout_advice_turn    (AtoutAdvice   *self,
                             gboolean       on);
