/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Gives a child of a table its place. */

#pragma once

#include <gtk/gtk.h>

/** How high table_put_natural () puts @widget. */
int  table_put_natural_height (GtkWidget             *widget,
                               int                    table,
                               int                    most);

/** Puts @widget into @bounds; more width that it needs is taken at both sides. */
void table_put                (GtkWidget             *widget,
                               const graphene_rect_t *bounds);

/**
 * Puts @widget at its natural size but not wider than @most on a @table that wide, centred on @x,
 * its upper edge at @y, or @above it.
 */
void table_put_natural        (GtkWidget             *widget,
                               int                    table,
                               float                  x,
                               float                  y,
                               gboolean               above,
                               int                    most);

/**
 * Moves @panel a little, if that helps, so that of none of the @n @things only an edge is hidden:
 * what can be pressed is there as a whole, or it is not there.
 */
void table_put_clear          (graphene_rect_t       *panel,
                               int                    width,
                               int                    height,
                               const graphene_rect_t *things,
                               guint                  n);

/** @thing is not there then, for most of it is below @panel. */
gboolean table_put_hides_middle (const graphene_rect_t *panel,
                               const graphene_rect_t *thing);

/**
 * A panel in the middle, over everything, but clear of @things; where goes to @bounds. False: it is
 * not shown.
 */
gboolean table_put_panel      (GtkWidget             *panel,
                               int                    width,
                               int                    height,
                               const graphene_rect_t *things,
                               guint                  n,
                               graphene_rect_t       *bounds);

/** Puts @widget at @x, @y as wide as it would be at best, or drawn smaller where @room is less. */
void table_put_smaller (GtkWidget *widget, float x, float y, int room);
