/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/atout-face.h"

#include <gtk/gtk.h> /* for GtkSnapshot */
#include <math.h>

#include "decks/face-painter.h"
#include "decks/face-texture.h"

/* Time without a change of size after which a new texture is requested. */
#define SETTLING_TIME (60 * G_TIME_SPAN_MILLISECOND)

/* Delay before a dropped size is painted again, to limit the load. */
#define DROPPED_TIME (1 * G_TIME_SPAN_SECOND)

/* Corner radius of the placeholder, relative to the width. */
#define CORNER 0.0625
/* Mark on a face, relative to width and height. */
#define MARK_SIZE 0.26
#define MARK_LEFT 0.03
#define MARK_TOP 0.3
#define MARK_GROUND ((GdkRGBA) { 0.11, 0.31, 0.56, 1.0 })
#define MARK_INK ((GdkRGBA) { 1.0, 1.0, 1.0, 1.0 })

#define PAPER ((GdkRGBA) { 1.0, 0.992, 0.965, 1.0 })

typedef struct
{
  GdkTexture *texture;
  GskRenderNode *node; /* node that draws the texture, or NULL */
  guint style;
  gint64 last_use;
} FaceTexture;

struct _AtoutFace
{
  GObject parent_instance;

  double aspect_ratio;
  AtoutFace *substitute; /* drawn without textures, or NULL */
  char *mark;            /* letter below the index, or NULL */
  guint style;
  int scale_factor;

  FaceTexture textures[ATOUT_FACE_SIZES];
  guint n_textures;

  AtoutFaceWish wish;
  int dropped_width; /* device pixels of the texture dropped last */
  int dropped_height;
  gboolean failed; /* true if painting failed in this style */
  gboolean is_new; /* true if the new texture was not drawn yet */
};

static void atout_face_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutFace, atout_face, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE,
                                                      atout_face_paintable_init))

enum
{
  WANTED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void
remove_texture (AtoutFace *self, guint i)
{
  g_clear_pointer (&self->textures[i].node, gsk_render_node_unref);
  g_clear_object (&self->textures[i].texture);
  self->textures[i] = self->textures[--self->n_textures];
}

static void
atout_face_dispose (GObject *object)
{
  AtoutFace *self = ATOUT_FACE (object);

  while (self->n_textures > 0)
    remove_texture (self, self->n_textures - 1);

  g_clear_object (&self->substitute);
  g_clear_pointer (&self->mark, g_free);

  G_OBJECT_CLASS (atout_face_parent_class)->dispose (object);
}

static void
atout_face_class_init (AtoutFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = atout_face_dispose;

  /** AtoutFace::wanted: emitted when atout_face_get_wish () returns a new request. */
  signals[WANTED] = g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_face_init (AtoutFace *self)
{
  self->scale_factor = 1;
}

static void
pixel_size (AtoutFace *self, double width, double height, int *pixel_width, int *pixel_height)
{
  double scale = self->scale_factor;
  double larger = MAX (width, height) * scale;

  if (larger > FACE_PIXELS_MAX)
    scale *= FACE_PIXELS_MAX / larger;

  *pixel_width = MAX ((int) round (width * scale), 1);
  *pixel_height = MAX ((int) round (height * scale), 1);
}

static gboolean
has_size (const FaceTexture *texture, int width, int height)
{
  return gdk_texture_get_width (texture->texture) == width
         && gdk_texture_get_height (texture->texture) == height;
}

static FaceTexture *
find_texture (AtoutFace *self, int width, int height)
{
  for (guint i = 0; i < self->n_textures; i++)
    if (has_size (&self->textures[i], width, height) && self->textures[i].style == self->style)
      return &self->textures[i];

  return NULL;
}

static gboolean
has_current_texture (AtoutFace *self)
{
  for (guint i = 0; i < self->n_textures; i++)
    if (self->textures[i].style == self->style)
      return TRUE;

  return FALSE;
}

/* Returns the texture that needs the least scaling, or NULL. */
static FaceTexture *
find_nearest_texture (AtoutFace *self, int width)
{
  FaceTexture *nearest = NULL;
  double least = 0;

  for (guint i = 0; i < self->n_textures; i++)
    {
      FaceTexture *texture = &self->textures[i];
      double distance = fabs (log ((double) gdk_texture_get_width (texture->texture) / width));

      if (nearest == NULL || distance < least)
        {
          nearest = texture;
          least = distance;
        }
    }

  return nearest;
}

static void
want (AtoutFace *self, int width, int height, gboolean drawn)
{
  if (self->failed || (self->wish.drawn && !drawn))
    return;

  if (self->wish.width == width && self->wish.height == height && self->wish.drawn == drawn)
    return;

  self->wish = (AtoutFaceWish) { width, height, drawn, 0 };
  if (width == self->dropped_width && height == self->dropped_height)
    self->wish.due = g_get_monotonic_time () + DROPPED_TIME;
  else if (drawn && has_current_texture (self))
    self->wish.due = g_get_monotonic_time () + SETTLING_TIME;
  g_signal_emit (self, signals[WANTED], 0);
}

static void
snapshot_placeholder (GtkSnapshot *snapshot, double width, double height)
{
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   width * CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot, &PAPER, &card.bounds);
  gtk_snapshot_pop (snapshot);
}

/* Draws what is shown before the first texture, marked for tests as not painted yet. */
static void
snapshot_before (AtoutFace *self, GtkSnapshot *snapshot, double width, double height)
{
  GtkSnapshot *back;
  g_autoptr (GskRenderNode) drawn = NULL;
  g_autoptr (GskRenderNode) marked = NULL;

  if (self->substitute == NULL || self->failed)
    {
      snapshot_placeholder (snapshot, width, height);
      return;
    }
  back = gtk_snapshot_new ();
  gdk_paintable_snapshot (GDK_PAINTABLE (self->substitute), back, width, height);
  drawn = gtk_snapshot_free_to_node (back);
  marked = gsk_debug_node_new (drawn, g_strdup ("not painted yet"));
  gtk_snapshot_append_node (snapshot, marked);
}

static PangoLayout *
mark_layout (AtoutFace *self, double size)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  PangoLayout *layout = pango_layout_new (context);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, self->mark, -1);
  pango_font_description_free (font);
  g_object_unref (context);

  return layout;
}

/* Draws the letter below the index, in the strip that is visible in a fan. */
static void
snapshot_mark (AtoutFace *self, GtkSnapshot *snapshot, double width, double height)
{
  float size = (float) (width * MARK_SIZE);
  graphene_rect_t disc
      = GRAPHENE_RECT_INIT ((float) (width * MARK_LEFT), (float) (height * MARK_TOP), size, size);
  PangoLayout *layout = mark_layout (self, size * 0.7);
  PangoRectangle ink;
  GskRoundedRect round;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gsk_rounded_rect_init_from_rect (&round, &disc, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &MARK_GROUND, &disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (disc.origin.x + (size - (float) ink.width) / 2 - (float) ink.x,
                            disc.origin.y + (size - (float) ink.height) / 2 - (float) ink.y));
  gtk_snapshot_append_layout (snapshot, layout, &MARK_INK);
  gtk_snapshot_restore (snapshot);
  g_object_unref (layout);
}

static void
snapshot_marks (AtoutFace *self, GtkSnapshot *snapshot, double width, double height)
{
  snapshot_mark (self, snapshot, width, height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) width, (float) height));
  gtk_snapshot_rotate (snapshot, 180);
  snapshot_mark (self, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

/* Returns (transfer full) a node of @texture, reused while the size stays the same. */
static GskRenderNode *
node_of (FaceTexture *texture, double width, double height)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  graphene_rect_t last;

  if (texture->node != NULL)
    {
      gsk_render_node_get_bounds (texture->node, &last);
      if (!graphene_rect_equal (&last, &bounds))
        g_clear_pointer (&texture->node, gsk_render_node_unref);
    }
  if (texture->node == NULL)
    texture->node
        = face_texture_make_node (texture->texture, face_texture_is_for_cairo (), width, height);

  return gsk_render_node_ref (texture->node);
}

static void
atout_face_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  AtoutFace *self = ATOUT_FACE (paintable);
  int pixel_width, pixel_height;
  FaceTexture *texture;
  GskRenderNode *node;

  if (width <= 0 || height <= 0)
    return;

  pixel_size (self, width, height, &pixel_width, &pixel_height);

  texture = find_texture (self, pixel_width, pixel_height);
  if (texture != NULL)
    {
      /* Whole device pixels need no scaling. */
      if (MAX (pixel_width, pixel_height) < FACE_PIXELS_MAX)
        {
          width = (double) pixel_width / self->scale_factor;
          height = (double) pixel_height / self->scale_factor;
        }
    }
  else
    {
      want (self, pixel_width, pixel_height, TRUE);
      texture = find_nearest_texture (self, pixel_width);
    }

  if (texture == NULL)
    {
      snapshot_before (self, snapshot, width, height);
      return;
    }

  self->is_new = FALSE;
  texture->last_use = g_get_monotonic_time ();
  node = node_of (texture, width, height);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
  if (self->mark != NULL)
    snapshot_marks (self, snapshot, width, height);
}

static double
atout_face_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  return ATOUT_FACE (paintable)->aspect_ratio;
}

static GdkPaintableFlags
atout_face_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
atout_face_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = atout_face_snapshot;
  iface->get_intrinsic_aspect_ratio = atout_face_get_intrinsic_aspect_ratio;
  iface->get_flags = atout_face_get_flags;
}

AtoutFace *
atout_face_new (double aspect_ratio)
{
  AtoutFace *self = g_object_new (ATOUT_TYPE_FACE, NULL);

  self->aspect_ratio = aspect_ratio;

  return self;
}

void
atout_face_configure (AtoutFace *self, guint style, int scale_factor)
{
  g_return_if_fail (ATOUT_IS_FACE (self));
  g_return_if_fail (scale_factor > 0);

  if (self->style == style && self->scale_factor == scale_factor)
    return;

  self->style = style;
  self->scale_factor = scale_factor;
  self->wish = (AtoutFaceWish) { 0 };
  self->dropped_width = 0;
  self->dropped_height = 0;
  self->failed = FALSE;

  /* The redraw requests textures of the new style. */
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

static void
substitute_changed (AtoutFace *self)
{
  if (self->n_textures == 0 && self->wish.drawn)
    gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
atout_face_set_substitute (AtoutFace *self, AtoutFace *substitute)
{
  g_return_if_fail (ATOUT_IS_FACE (self) && ATOUT_IS_FACE (substitute));
  g_return_if_fail (self->substitute == NULL);

  self->substitute = g_object_ref (substitute);
  g_signal_connect_object (substitute, "invalidate-contents", G_CALLBACK (substitute_changed), self,
                           G_CONNECT_SWAPPED);
}

void
atout_face_set_mark (AtoutFace *self, const char *letter)
{
  g_return_if_fail (ATOUT_IS_FACE (self));

  if (g_strcmp0 (self->mark, letter) == 0)
    return;
  g_free (self->mark);
  self->mark = g_strdup (letter);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
atout_face_prepare (AtoutFace *self, double width, double height)
{
  int pixel_width, pixel_height;

  g_return_if_fail (ATOUT_IS_FACE (self));
  g_return_if_fail (width > 0 && height > 0);

  pixel_size (self, width, height, &pixel_width, &pixel_height);
  if (find_texture (self, pixel_width, pixel_height) == NULL)
    want (self, pixel_width, pixel_height, FALSE);
}

const AtoutFaceWish *
atout_face_get_wish (AtoutFace *self)
{
  g_return_val_if_fail (ATOUT_IS_FACE (self), NULL);

  return &self->wish;
}

static guint
find_least_used (AtoutFace *self)
{
  guint least = 0;

  for (guint i = 1; i < self->n_textures; i++)
    if (self->textures[i].last_use < self->textures[least].last_use)
      least = i;

  return least;
}

static void
make_room (AtoutFace *self)
{
  for (guint i = self->n_textures; i-- > 0;)
    if (self->textures[i].style != self->style)
      remove_texture (self, i);

  if (self->n_textures == ATOUT_FACE_SIZES)
    {
      GdkTexture *texture = self->textures[find_least_used (self)].texture;

      self->dropped_width = gdk_texture_get_width (texture);
      self->dropped_height = gdk_texture_get_height (texture);
      atout_face_drop_texture (self);
    }
}

void
atout_face_take_texture (AtoutFace *self, GdkTexture *texture, guint style)
{
  g_return_if_fail (ATOUT_IS_FACE (self));
  g_return_if_fail (texture == NULL || GDK_IS_TEXTURE (texture));

  if (style != self->style)
    return;

  if (texture == NULL
      || (gdk_texture_get_width (texture) == self->wish.width
          && gdk_texture_get_height (texture) == self->wish.height))
    {
      self->is_new = texture != NULL && self->wish.drawn;
      self->wish = (AtoutFaceWish) { 0 };
    }

  if (texture == NULL)
    {
      self->failed = TRUE;
    }
  else
    {
      make_room (self);
      self->textures[self->n_textures++] = (FaceTexture) { .texture = g_object_ref (texture),
                                                           .style = style,
                                                           .last_use = g_get_monotonic_time () };
    }

  /* redraw even without a texture: widgets stop waiting */
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

gboolean
atout_face_is_new (AtoutFace *self)
{
  g_return_val_if_fail (ATOUT_IS_FACE (self), FALSE);

  return self->is_new;
}

gsize
atout_face_get_memory (AtoutFace *self)
{
  gsize memory = 0;

  g_return_val_if_fail (ATOUT_IS_FACE (self), 0);

  for (guint i = 0; i < self->n_textures; i++)
    memory += (gsize) 4 * gdk_texture_get_width (self->textures[i].texture)
              * gdk_texture_get_height (self->textures[i].texture);

  return memory;
}

gint64
atout_face_get_last_use (AtoutFace *self)
{
  g_return_val_if_fail (ATOUT_IS_FACE (self), G_MAXINT64);

  return self->n_textures > 0 ? self->textures[find_least_used (self)].last_use : G_MAXINT64;
}

void
atout_face_drop_texture (AtoutFace *self)
{
  g_return_if_fail (ATOUT_IS_FACE (self));

  if (self->n_textures > 0)
    remove_texture (self, find_least_used (self));
}
