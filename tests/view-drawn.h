/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is drawn: the cards that a widget has put on the screen, read from its picture as it was
 * painted last, whatever the widget says of itself.
 */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"

/** A card in a picture, or the border around one. */
typedef struct
{
  GdkTexture *texture;   /* NULL: a border; not owned by it, and as long as the picture is kept */
  GskRenderNode *node;   /* the same */
  graphene_size_t size;  /* as it was painted */
  float scale;           /* how many times as large it is shown */
  graphene_rect_t place; /* where, in the widget’s coordinates */
  graphene_rect_t seen;  /* the part of that which is not cut off */
} Drawn;

/** The picture of @widget; free with gsk_render_node_unref (). NULL: it is empty. */
GskRenderNode *view_picture (GtkWidget *widget);

/** The cards and borders of @picture (or NULL), in the order of painting; of Drawn. */
GArray *view_drawn (GskRenderNode *picture);

/** The type of nodes that signs of the platform have with GTK 4.8. */
#define VIEW_SIGNS GSK_COLOR_MATRIX_NODE

/**
 * What is drawn in the colour of words by @node, the sign of an icon; NULL: it is none. A filter
 * over all that a widget has can look like one.
 */
GskRenderNode *view_sign_of (GskRenderNode *node);

/**
 * All nodes of @type in @picture (or NULL), without textures; of GSK_TEXTURE_NODE whatever has a
 * texture, and that: cards, and the signs of the platform, too; of VIEW_SIGNS those signs, however
 * they are painted. Of Drawn.
 */
GArray *view_drawn_nodes (GskRenderNode *picture, GskRenderNodeType type);

/** Whether no card in @picture (or NULL) still waits to be painted. */
gboolean view_is_painted (GskRenderNode *picture);

/** True when it is @face, a card of a deck or its back, that was drawn. */
gboolean view_drawn_is (const Drawn *drawn, GdkPaintable *face);

/** Runs the main loop until all cards of @pack and the back have been painted in some size. */
void view_wait_for_faces (AtoutDeck *deck, const Pack *pack);
