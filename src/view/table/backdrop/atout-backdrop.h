/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** The most boxes that atout_backdrop_set_taken () takes. */
#define ATOUT_BACKDROP_TAKEN 80

/** The most things that lie at its edges. */
#define ATOUT_BACKDROP_THINGS 2

#define ATOUT_TYPE_BACKDROP (atout_backdrop_get_type ())

/**
 * AtoutBackdrop: what the cards lie on: plain cloth, or a place with its surface, its rim, and
 * things at the edges, by day in the light style and by evening in the dark one. Until a place is
 * painted, and wherever high contrast is wanted, it is plain.
 *
 * It is as large as the table, takes no input, and says nothing to a screen reader.
 */
G_DECLARE_FINAL_TYPE (AtoutBackdrop, atout_backdrop, ATOUT, BACKDROP, GtkWidget)

/** Shows the place with this key of backdrop_place_at (); any other is plain cloth. */
void       atout_backdrop_set_place (AtoutBackdrop           *self,
                                   const char            *key);

/** The key of the place that is shown, or would be without high contrast. Static. */
const char *atout_backdrop_get_place (AtoutBackdrop          *self);

/**
 * Things lie only where none of @taken is, @n boxes; what is drawn is @scale times as large as on a
 * table of usual size.
 */
void       atout_backdrop_set_taken (AtoutBackdrop           *self,
                                   const graphene_rect_t *taken,
                                   guint                  n,
                                   double                 scale);

/** Whether what it shows is there: plain cloth, or the place as it was painted for this style. */
gboolean   atout_backdrop_is_painted (AtoutBackdrop          *self);

/** Where things of the place lie now, in @things; returns how many. */
guint      atout_backdrop_get_things (AtoutBackdrop          *self,
                                    graphene_rect_t       things[ATOUT_BACKDROP_THINGS]);

/** A place that a table can stand at. Texts are not translated yet. */
typedef struct
{
  const char *key; /* in settings, of its drawing, and as a style class of the backdrop */
  const char *name;
  const char *description;
  gboolean is_drawn; /* data/art/places has it; else it is plain cloth */
} BackdropPlace;

/** Row @index from 0; NULL behind the last. The first is plain. */
const BackdropPlace *backdrop_place_at (guint index);

/** (nullable): the place with @key, if there is one. */
const BackdropPlace *backdrop_place_find (const char *key);
