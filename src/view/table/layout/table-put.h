/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Functions that allocate a child of a table at its place. */

#pragma once

#include <gtk/gtk.h>

/** Returns the height that table_put_natural () gives @widget. */
int  table_put_natural_height (GtkWidget             *widget,
                               int                    table,
                               int                    most);

/** Allocates @bounds to @widget; a larger minimum width extends to both sides. */
void table_put                (GtkWidget             *widget,
                               const graphene_rect_t *bounds);

/**
 * Allocates @widget its natural size, at most @most, centred on @x of a table @table wide. @y is
 * its top edge, or bottom edge with @above.
 */
void table_put_natural        (GtkWidget             *widget,
                               int                    table,
                               float                  x,
                               float                  y,
                               gboolean               above,
                               int                    most);

/**
 * Moves @panel a few pixels to keep off the edges of the @n @things, so that each thing is usable
 * or wholly hidden.
 */
void table_put_clear          (graphene_rect_t       *panel,
                               int                    width,
                               int                    height,
                               const graphene_rect_t *things,
                               guint                  n);

/** Returns true if @panel covers the middle of @thing. */
gboolean table_put_hides_middle (const graphene_rect_t *panel,
                               const graphene_rect_t *thing);

/**
 * Centres @panel, clear of the edges of @things, and stores its place in @bounds. Returns FALSE if
 * it is invisible.
 */
gboolean table_put_panel      (GtkWidget             *panel,
                               int                    width,
                               int                    height,
                               const graphene_rect_t *things,
                               guint                  n,
                               graphene_rect_t       *bounds);

/** Allocates @widget its natural width at @x, @y; a wider widget is scaled down to @room. */
void table_put_smaller (GtkWidget *widget, float x, float y, int room);
