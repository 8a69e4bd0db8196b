/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-read.h"

#include "view-colours.h"
#include "view-drawn.h"

#define TEXT 4.5 /* the contrast that WCAG 2 asks for, level AA */
#define LARGE 3.0
#define SIGN 3.0
#define LARGE_SIZE 24   /* pixels of a letter that counts as large … */
#define LARGE_BOLD 18.5 /* … when it is bold */
#define SCALE 2         /* so large that each stroke of a letter covers some pixels wholly */
#define FRAME .08  /* share of a name that the frame of its plate may touch, where all is narrow */
#define FAINT 8    /* of 765, in which colours differ: what differs less was not painted */
#define HIDDEN .02 /* share of a word that may lie under something, or be cut off */
#define THIN 1     /* pixel: a dash of less covers none wholly, however black it is */
#define LINE 3     /* pixels: what is lower is a line, under words or through them */

/* ---- The picture without what is written ---------------------------------------------------- */

/* What stands where something was written: that, nothing, or all of the place that it took. */
typedef GskRenderNode *(*Instead) (GskRenderNode *written);

static GskRenderNode *
leave_nothing (GskRenderNode *written G_GNUC_UNUSED)
{
  return NULL;
}

static GskRenderNode *
leave_written (GskRenderNode *written)
{
  return gsk_render_node_ref (written);
}

static GskRenderNode *
leave_place (GskRenderNode *written)
{
  static const GdkRGBA colour = { 1, 0, 1, 1 }; /* nothing has it */
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (written, &bounds);

  return gsk_color_node_new (&colour, &bounds);
}

/* A symbolic icon is a picture in the colours of the text, or has paths filled with them. */
static gboolean
is_icon (GskRenderNode *node)
{
  node = view_sign_of (node);
  while (node != NULL && gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    node = gsk_transform_node_get_child (node);

  return node != NULL
         && (gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE
             || gsk_render_node_get_node_type (node) == GSK_COLOR_NODE);
}

/* A line belongs to the words at it. */
static gboolean
is_line (GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);

  return gsk_render_node_get_node_type (node) == GSK_COLOR_NODE && bounds.size.height < LINE;
}

static GskRenderNode *strip (GskRenderNode *node, Instead instead);

static GskRenderNode *
strip_all (GskRenderNode *container, Instead instead)
{
  guint n = gsk_container_node_get_n_children (container);
  g_autoptr (GPtrArray) left
      = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  for (guint i = 0; i < n; i++)
    {
      GskRenderNode *child = strip (gsk_container_node_get_child (container, i), instead);

      if (child != NULL)
        g_ptr_array_add (left, child);
    }

  return gsk_container_node_new ((GskRenderNode **) left->pdata, left->len);
}

/* @node, which has one child, around @child instead. */
static GskRenderNode *
put_around (GskRenderNode *node, GskRenderNode *child)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_new (child, gsk_transform_node_get_transform (node));
    case GSK_CLIP_NODE:
      return gsk_clip_node_new (child, gsk_clip_node_get_clip (node));
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_new (child, gsk_rounded_clip_node_get_clip (node));
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_new (child, gsk_opacity_node_get_opacity (node));
    default:
      return gsk_color_matrix_node_new (child, gsk_color_matrix_node_get_color_matrix (node),
                                        gsk_color_matrix_node_get_color_offset (node));
    }
}

static GskRenderNode *
strip_child (GskRenderNode *node, GskRenderNode *child, Instead instead)
{
  GskRenderNode *left = strip (child, instead);
  GskRenderNode *whole = left != NULL ? put_around (node, left) : NULL;

  g_clear_pointer (&left, gsk_render_node_unref);

  return whole;
}

/* What is left of @node with @instead of words and icons, which may be NULL. (transfer full) */
static GskRenderNode *
strip (GskRenderNode *node, Instead instead)
{
  if (is_icon (node))
    return instead (node);
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return instead (node);
    case GSK_CONTAINER_NODE:
      return strip_all (node, instead);
    case GSK_TRANSFORM_NODE:
      return strip_child (node, gsk_transform_node_get_child (node), instead);
    case GSK_CLIP_NODE:
      return strip_child (node, gsk_clip_node_get_child (node), instead);
    case GSK_ROUNDED_CLIP_NODE:
      return strip_child (node, gsk_rounded_clip_node_get_child (node), instead);
    case GSK_OPACITY_NODE:
      return strip_child (node, gsk_opacity_node_get_child (node), instead);
    case GSK_SHADOW_NODE: /* nothing but words and icons has one */
      return strip (gsk_shadow_node_get_child (node), instead);
    case GSK_COLOR_MATRIX_NODE:
      return strip_child (node, gsk_color_matrix_node_get_child (node), instead);
    default:
      return is_line (node) ? NULL : gsk_render_node_ref (node);
    }
}

/* ---- Who wrote it ---------------------------------------------------------------------------- */

/* A widget that writes, and where it does in the window. */
typedef struct
{
  GtkWidget *widget;
  graphene_rect_t bounds;
} Writer;

static gboolean
writes (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || GTK_IS_IMAGE (widget) || GTK_IS_TEXT (widget);
}

/* Adds those in @widget to @writers, outer ones first. */
static void
collect_writers (GtkWidget *root, GtkWidget *widget, GArray *writers)
{
  Writer writer = { widget, GRAPHENE_RECT_INIT_ZERO };

  if (!gtk_widget_get_mapped (widget))
    return;
  if (writes (widget) && gtk_widget_compute_bounds (widget, root, &writer.bounds))
    g_array_append_val (writers, writer);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_writers (root, child, writers);
}

static float
area_of (const graphene_rect_t *bounds)
{
  return bounds->size.width * bounds->size.height;
}

/* The smallest one of @writers at @place of @root, or else what lies there. */
static GtkWidget *
writer_of (GtkWidget *root, const GArray *writers, const graphene_rect_t *place)
{
  graphene_point_t middle;
  GtkWidget *found = NULL;
  float area = G_MAXFLOAT;

  graphene_rect_get_center (place, &middle);
  for (guint i = 0; i < writers->len; i++)
    {
      const Writer *writer = &g_array_index (writers, Writer, i);

      if (graphene_rect_contains_point (&writer->bounds, &middle)
          && area_of (&writer->bounds) < area)
        {
          found = writer->widget;
          area = area_of (&writer->bounds);
        }
    }

  return found != NULL ? found
                       : gtk_widget_pick (root, middle.x, middle.y,
                                          GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
}

/* ---- Words and icons ------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *root;
  const char *where;
  ViewPixels seen;
  ViewPixels behind;
  ViewPixels places; /* differs from what is behind where something written is seen */
} Reading;

/* A word or an icon that has to be readable. */
typedef struct
{
  Drawn drawn;
  GtkWidget *writer;
  GdkRectangle place; /* in pixels of SCALE */
} Word;

/* What has neither letters nor digits. */
static gboolean
is_sign (GtkWidget *writer)
{
  const char *text = GTK_IS_LABEL (writer) ? gtk_label_get_text (GTK_LABEL (writer)) : "a";

  while (text[0] != '\0' && !g_unichar_isalnum (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return text[0] == '\0';
}

static double
needed_for (GskRenderNode *node, GtkWidget *writer)
{
  PangoFontDescription *font;
  double size;
  gboolean is_bold;

  if (gsk_render_node_get_node_type (node) != GSK_TEXT_NODE || is_sign (writer))
    return SIGN;
  font = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));
  size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  is_bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;
  pango_font_description_free (font);

  return size >= (is_bold ? LARGE_BOLD : LARGE_SIZE) ? LARGE : TEXT;
}

static int
difference (guint32 a, guint32 b)
{
  int sum = 0;

  for (guint shift = 0; shift < 24; shift += 8)
    sum += ABS ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff));

  return sum;
}

/* All of @place is seen, but for HIDDEN. */
static gboolean
is_seen (const Reading *self, const GdkRectangle *place)
{
  guint n = 0, n_hidden = 0;

  for (int y = place->y; y < place->y + place->height; y++)
    for (int x = place->x; x < place->x + place->width; x++, n++)
      n_hidden += difference (view_pixels_get (&self->places, x, y),
                              view_pixels_get (&self->behind, x, y))
                  < FAINT;

  return n > 0 && n_hidden <= HIDDEN * n;
}

/* The colour of what is written at @place: where it covers what is behind it most. */
static guint32
find_ink (const Reading *self, const GdkRectangle *place)
{
  guint32 ink = view_pixels_get (&self->behind, place->x, place->y);
  int most = 0;

  for (int y = place->y; y < place->y + place->height; y++)
    for (int x = place->x; x < place->x + place->width; x++)
      {
        guint32 pixel = view_pixels_get (&self->seen, x, y);
        int by = difference (pixel, view_pixels_get (&self->behind, x, y));

        if (by > most)
          {
            most = by;
            ink = pixel;
          }
      }

  return ink;
}

/* The least contrast of @ink with what lies behind @place, but for FRAME of it: with @ground. */
static double
find_contrast (const Reading *self, const GdkRectangle *place, guint32 ink, double needed,
               guint32 *ground)
{
  guint32 known = 0;
  double contrast = view_contrast (ink, known), least = 21;
  guint n = 0, n_weak = 0;

  for (int y = place->y; y < place->y + place->height; y++)
    for (int x = place->x; x < place->x + place->width; x++, n++)
      {
        guint32 pixel = view_pixels_get (&self->behind, x, y);

        if (pixel != known)
          contrast = view_contrast (ink, pixel);
        known = pixel;
        n_weak += contrast < needed;
        if (contrast < least)
          {
            least = contrast;
            *ground = pixel;
          }
      }

  return n_weak > FRAME * n ? least : needed;
}

/* True for an icon with colours of its own, of which newer GTK draws the same nodes. */
static gboolean
is_coloured (GtkWidget *writer)
{
  const char *name = GTK_IS_IMAGE (writer) ? gtk_image_get_icon_name (GTK_IMAGE (writer)) : NULL;

  return name != NULL && !g_str_has_suffix (name, "-symbolic");
}

/* Adds @drawn to @words if it is asked for; the picture begins at @origin of @root. */
static void
add_word (GArray *words, const Drawn *drawn, GtkWidget *root, const GArray *writers,
          const graphene_point_t *origin)
{
  graphene_rect_t inside = drawn->seen;
  Word word = { .drawn = *drawn };

  graphene_rect_offset (&inside, origin->x, origin->y);
  word.writer = writer_of (root, writers, &inside);
  if (word.writer == NULL || !gtk_widget_is_sensitive (word.writer)
      || area_of (&drawn->seen) < (1 - HIDDEN) * area_of (&drawn->place)
      || drawn->place.size.height < THIN)
    return;
  if (is_icon (drawn->node) && is_coloured (word.writer))
    return;
  if (is_icon (drawn->node)) /* not the corners beside it */
    graphene_rect_inset (&inside, inside.size.width / 5, inside.size.height / 5);
  graphene_rect_scale (&inside, SCALE, SCALE, &inside);
  word.place = (GdkRectangle) { (int) inside.origin.x, (int) inside.origin.y,
                                (int) inside.size.width, (int) inside.size.height };
  g_array_append_val (words, word);
}

/* (transfer full): of Word, all of @types in @picture. */
static GArray *
find_words (GtkWidget *root, GskRenderNode *picture, const GskRenderNodeType types[2])
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  g_autoptr (GArray) writers = g_array_new (FALSE, FALSE, sizeof (Writer));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (root, root, &bounds));
  collect_writers (root, root, writers);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) drawn = view_drawn_nodes (picture, types[i]);

      for (guint j = 0; j < drawn->len; j++)
        if (types[i] == GSK_TEXT_NODE || is_icon (g_array_index (drawn, Drawn, j).node))
          add_word (words, &g_array_index (drawn, Drawn, j), root, writers, &bounds.origin);
    }

  return words;
}

/* False for one that lies under something. */
static gboolean
check_word (const Reading *self, const Word *word)
{
  const graphene_rect_t *seen = &word->drawn.seen;
  double needed, contrast;
  guint32 ink, ground = 0;

  if (!is_seen (self, &word->place))
    return FALSE;
  needed = needed_for (word->drawn.node, word->writer);
  ink = find_ink (self, &word->place);
  contrast = find_contrast (self, &word->place, ink, needed, &ground);
  if (contrast < needed)
    {
      g_test_message (
          "%s: “%s” at %g, %g (%g x %g) has a contrast of %.2f, not %.1f (#%06x on #%06x)",
          self->where,
          GTK_IS_LABEL (word->writer) ? gtk_label_get_text (GTK_LABEL (word->writer))
                                      : G_OBJECT_TYPE_NAME (word->writer),
          seen->origin.x, seen->origin.y, seen->size.width, seen->size.height, contrast, needed,
          ink, ground);
      g_test_fail ();
    }

  return TRUE;
}

/* (transfer full): where @words are. */
static cairo_region_t *
find_parts (const GArray *words)
{
  cairo_region_t *parts = cairo_region_create ();

  for (guint i = 0; i < words->len; i++)
    cairo_region_union_rectangle (parts, &g_array_index (words, Word, i).place);

  return parts;
}

static void
take (Reading *self, GskRenderNode *picture, const cairo_region_t *parts, Instead instead,
      ViewPixels *pixels)
{
  GskRenderNode *other = strip (picture, instead);

  view_pixels_take_parts (pixels, self->root, other, SCALE, parts);
  gsk_render_node_unref (other);
}

guint
view_read_check (GtkWidget *root, const char *where, guint *n_signs)
{
  const GskRenderNodeType types[] = { GSK_TEXT_NODE, VIEW_SIGNS };
  GskRenderNode *picture = view_picture (root);
  g_autoptr (GArray) words = find_words (root, picture, types);
  cairo_region_t *parts = find_parts (words);
  Reading reading = { .root = root, .where = where };
  guint n[] = { 0, 0 };

  take (&reading, picture, parts, leave_written, &reading.seen);
  take (&reading, picture, parts, leave_nothing, &reading.behind);
  take (&reading, picture, parts, leave_place, &reading.places);
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);

      n[gsk_render_node_get_node_type (word->drawn.node) != GSK_TEXT_NODE]
          += check_word (&reading, word);
    }
  g_free (reading.seen.pixels);
  g_free (reading.behind.pixels);
  g_free (reading.places.pixels);
  cairo_region_destroy (parts);
  gsk_render_node_unref (picture);
  if (n_signs != NULL)
    *n_signs = n[1];

  return n[0] + n[1];
}
