/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-drawn.h"

#include "decks/atout-face.h"
#include "decks/face-texture.h"
#include "view-support.h"

#define WIDTH 80              /* of the faces that are there from the start */
#define CARDS GSK_BORDER_NODE /* whose faces are found with it */

/* ---- Pictures ------------------------------------------------------------------------------- */

static GskRenderNode *
picture_of (GdkPaintable *paintable, double width, double height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);

  return gtk_snapshot_free_to_node (snapshot);
}

GskRenderNode *
view_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return NULL;

  return picture_of (paintable, bounds.size.width, bounds.size.height);
}

/* How long a line of 1 is, whatever way it is turned. */
static float
scale_of (GskTransform *transform)
{
  graphene_point_t begin, end;

  gsk_transform_transform_point (transform, &GRAPHENE_POINT_INIT (0, 0), &begin);
  gsk_transform_transform_point (transform, &GRAPHENE_POINT_INIT (1, 0), &end);

  return graphene_point_distance (&begin, &end, NULL, NULL);
}

static void
add (GArray *found, GskRenderNode *node, GskTransform *transform, const graphene_rect_t *clip)
{
  Drawn drawn = { .texture = face_texture_of_node (node), .node = node };
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  drawn.size = bounds.size;
  drawn.scale = scale_of (transform);
  gsk_transform_transform_bounds (transform, &bounds, &drawn.place);
  drawn.seen = drawn.place;
  if (clip != NULL && !graphene_rect_intersection (&drawn.place, clip, &drawn.seen))
    drawn.seen.size = *graphene_size_zero ();
  g_array_append_val (found, drawn);
}

/* The part of @clip (or all of it with NULL) that is left by another one. */
static const graphene_rect_t *
narrow (const graphene_rect_t *clip, GskTransform *transform, const graphene_rect_t *by,
        graphene_rect_t *left)
{
  gsk_transform_transform_bounds (transform, by, left);
  if (clip != NULL && !graphene_rect_intersection (clip, left, left))
    left->size = *graphene_size_zero ();

  return left;
}

GskRenderNode *
view_sign_of (GskRenderNode *node)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);

  if (type == GSK_COLOR_MATRIX_NODE)
    return gsk_color_matrix_node_get_child (node);
  /* the oldest version that this is written for does not know the following */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#if GTK_CHECK_VERSION(4, 10, 0)
  if (type == GSK_MASK_NODE)
    return gsk_mask_node_get_mask (node);
#endif
#if GTK_CHECK_VERSION(4, 14, 0)
  /* a path of an icon since GTK 4.22; one that is a rectangle has become a colour like any other */
  if (type == GSK_FILL_NODE)
    return gsk_fill_node_get_child (node);
#endif
  G_GNUC_END_IGNORE_DEPRECATIONS

  return NULL;
}

static void
collect (GArray *found, GskRenderNode *node, GskRenderNodeType type, GskTransform *transform,
         const graphene_rect_t *clip)
{
  GskRenderNode *sign = view_sign_of (node);
  GskTransform *inner;
  graphene_rect_t left;

  if (sign != NULL)
    {
      if (type == GSK_TEXTURE_NODE)
        collect (found, sign, type, transform, clip);
      else if (type == VIEW_SIGNS)
        add (found, node, transform, clip);
      return;
    }
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        collect (found, gsk_container_node_get_child (node, i), type, transform, clip);
      break;
    case GSK_TRANSFORM_NODE:
      inner = gsk_transform_transform (gsk_transform_ref (transform),
                                       gsk_transform_node_get_transform (node));
      collect (found, gsk_transform_node_get_child (node), type, inner, clip);
      gsk_transform_unref (inner);
      break;
    case GSK_CLIP_NODE:
      collect (found, gsk_clip_node_get_child (node), type, transform,
               narrow (clip, transform, gsk_clip_node_get_clip (node), &left));
      break;
    case GSK_ROUNDED_CLIP_NODE:
      collect (found, gsk_rounded_clip_node_get_child (node), type, transform,
               narrow (clip, transform, &gsk_rounded_clip_node_get_clip (node)->bounds, &left));
      break;
    case GSK_OPACITY_NODE:
      if (gsk_opacity_node_get_opacity (node) > 0)
        collect (found, gsk_opacity_node_get_child (node), type, transform, clip);
      break;
    case GSK_SHADOW_NODE:
      collect (found, gsk_shadow_node_get_child (node), type, transform, clip);
      break;
    default:
      if (gsk_render_node_get_node_type (node) == type
          || ((type == CARDS || type == GSK_TEXTURE_NODE) && face_texture_of_node (node) != NULL))
        add (found, node, transform, clip);
      break;
    }
}

GArray *
view_drawn_nodes (GskRenderNode *picture, GskRenderNodeType type)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Drawn));

  if (picture != NULL)
    collect (found, picture, type, NULL, NULL);

  return found;
}

GArray *
view_drawn (GskRenderNode *picture)
{
  return view_drawn_nodes (picture, CARDS);
}

/* The colour of a card of which nothing has been painted. */
static GdkRGBA
blank_colour (void)
{
  g_autoptr (AtoutFace) face = atout_face_new (1);
  g_autoptr (GskRenderNode) picture = picture_of (GDK_PAINTABLE (face), WIDTH, WIDTH);
  g_autoptr (GArray) found = view_drawn_nodes (picture, GSK_COLOR_NODE);

  return *gsk_color_node_get_color (g_array_index (found, Drawn, 0).node);
}

gboolean
view_is_painted (GskRenderNode *picture)
{
  g_autoptr (GArray) found = view_drawn_nodes (picture, GSK_COLOR_NODE);
  g_autoptr (GArray) waiting = view_drawn_nodes (picture, GSK_DEBUG_NODE); /* backs for faces */
  const GdkRGBA blank = blank_colour ();

  if (waiting->len > 0)
    return FALSE;
  for (guint i = 0; i < found->len; i++)
    if (gdk_rgba_equal (gsk_color_node_get_color (g_array_index (found, Drawn, i).node), &blank))
      return FALSE;

  return TRUE;
}

/* ---- Faces ---------------------------------------------------------------------------------- */

gboolean
view_drawn_is (const Drawn *drawn, GdkPaintable *face)
{
  g_autoptr (GskRenderNode) picture = picture_of (face, drawn->size.width, drawn->size.height);
  g_autoptr (GArray) found = view_drawn (picture);

  return drawn->texture != NULL && found->len > 0
         && g_array_index (found, Drawn, 0).texture == drawn->texture;
}

typedef struct
{
  AtoutDeck *deck;
  const Pack *pack;
} Faces;

static gboolean
is_painted (AtoutDeck *deck, GdkPaintable *face)
{
  g_autoptr (GskRenderNode) picture
      = picture_of (face, WIDTH, WIDTH / atout_deck_get_aspect_ratio (deck));
  g_autoptr (GArray) found = view_drawn (picture);

  return found->len > 0;
}

static gboolean
are_painted (gpointer data)
{
  const Faces *faces = data;
  gboolean all = is_painted (faces->deck, atout_deck_get_back (faces->deck));

  for (Card card = 0; card < faces->pack->n_cards; card++)
    all &= is_painted (faces->deck, atout_deck_get_face (faces->deck, pack_suit (faces->pack, card),
                                                         pack_rank (faces->pack, card)));

  return all;
}

void
view_wait_for_faces (AtoutDeck *deck, const Pack *pack)
{
  Faces faces = { deck, pack };

  view_wait (are_painted, &faces, "the faces of the cards");
}
