/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/told/people.h"

#define ATOUT_TYPE_PORTRAIT (atout_portrait_get_type ())

/** AtoutPortrait: the round portrait of a person with a tooltip. Screen readers ignore it. */
G_DECLARE_FINAL_TYPE (AtoutPortrait, atout_portrait, ATOUT, PORTRAIT, GtkWidget)

/** Returns a portrait; @size is its natural size or 0. */
GtkWidget    *atout_portrait_new        (int            size);

/** Shows @person, or nobody if NULL. */
void          atout_portrait_set_person (AtoutPortrait *self,
                                         const Person  *person);

/** Returns: (nullable): the person */
const Person *atout_portrait_get_person (AtoutPortrait *self);

/**
 * Sets if it is the person's turn: a ring appears and the head turns @degrees (negative: left) in
 * @seconds. Without animations or time the head stays straight.
 */
void          atout_portrait_set_acting (AtoutPortrait *self,
                                         gboolean       acting,
                                         double         degrees,
                                         double         seconds);

/** Returns the head's turn in degrees. */
double        atout_portrait_get_turn   (AtoutPortrait *self);

gboolean      atout_portrait_is_painted (AtoutPortrait *self);
