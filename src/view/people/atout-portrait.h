/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/people.h"

#define ATOUT_TYPE_PORTRAIT (atout_portrait_get_type ())

/**
 * AtoutPortrait: the face of a person, in a circle. It is there to be seen alone: what is to be
 * told of the person stands in its tooltip, and for screen readers beside it.
 */
G_DECLARE_FINAL_TYPE (AtoutPortrait, atout_portrait, ATOUT, PORTRAIT, GtkWidget)

/** @size: its natural width and height; 0: as large as it is put. */
GtkWidget    *atout_portrait_new        (int            size);

/** Shows @person, which may be NULL: nobody known. */
void          atout_portrait_set_person (AtoutPortrait *self,
                                         const Person  *person);

/** (nullable): who is shown. */
const Person *atout_portrait_get_person (AtoutPortrait *self);

/**
 * Puts a ring round who is at turn, whose head turns by @degrees, negative to the left, within
 * @seconds; at once back where nothing is to move: 0, or the user wants no animations.
 */
void          atout_portrait_set_acting (AtoutPortrait *self,
                                         gboolean       acting,
                                         double         degrees,
                                         double         seconds);

/** By how much the head is turned now. */
double        atout_portrait_get_turn   (AtoutPortrait *self);

/** Whether the face is painted. */
gboolean      atout_portrait_is_painted (AtoutPortrait *self);
