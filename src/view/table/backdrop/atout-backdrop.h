/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Largest number of boxes for atout_backdrop_set_taken (). */
#define ATOUT_BACKDROP_TAKEN 80

/** Largest number of things at the edges. */
#define ATOUT_BACKDROP_THINGS 2

#define ATOUT_TYPE_BACKDROP (atout_backdrop_get_type ())

/**
 * AtoutBackdrop: plain cloth, or a place with surface, rim and things at the edges, by day or
 * evening like the style.
 *
 * It is plain until painted and in high contrast. It takes no input and is hidden from screen
 * readers.
 */
G_DECLARE_FINAL_TYPE (AtoutBackdrop, atout_backdrop, ATOUT, BACKDROP, GtkWidget)

/** Shows the place with @key; unknown keys show plain cloth. */
void       atout_backdrop_set_place (AtoutBackdrop           *self,
                                   const char            *key);

/** Returns the key of the place, also in high contrast (static). */
const char *atout_backdrop_get_place (AtoutBackdrop          *self);

/** Keeps things off the @n boxes of @taken, and draws at @scale. */
void       atout_backdrop_set_taken (AtoutBackdrop           *self,
                                   const graphene_rect_t *taken,
                                   guint                  n,
                                   double                 scale);

/** Returns true if the wanted picture or plain cloth is shown. */
gboolean   atout_backdrop_is_painted (AtoutBackdrop          *self);

/** Fills @things with the bounds of the visible things; returns their number. */
guint      atout_backdrop_get_things (AtoutBackdrop          *self,
                                    graphene_rect_t       things[ATOUT_BACKDROP_THINGS]);

/** A place for a table. Its texts are untranslated. */
typedef struct
{
  const char *key; /* key in settings, drawings and style classes */
  const char *name;
  const char *description;
  gboolean is_drawn; /* true if data/art/places has a drawing */
} BackdropPlace;

/** Returns the place at @index from 0, or NULL after the last; the first is plain. */
const BackdropPlace *backdrop_place_at (guint index);

/** Returns the place with @key, or NULL. */
const BackdropPlace *backdrop_place_find (const char *key);
