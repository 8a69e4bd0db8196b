/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/backdrop/atout-backdrop.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "decks/drawing.h"
#include "decks/face-texture.h"
#include "view/table/layout/atout-table-part.h"

#define OVERHANG 0.12 /* share of a thing outside the window */
#define STEP 8
#define NEAR 6            /* pixels free around a thing */
#define BELOW_CORNER 1    /* pixels of an edge under its corner */
#define SMALL_GROUND 0.62 /* scale on a compact table */
#define LIGHT_STEP 8      /* window pixels per pixel of light */

/* A thing at an edge. Once hidden, it stays away at this size, to avoid flicker. */
typedef struct
{
  gboolean is_laid;
  gboolean is_away; /* true if no place is free any more */
  graphene_rect_t bounds;
} Thing;

struct _AtoutBackdrop
{
  GtkWidget parent_instance;

  const BackdropPlace *place;
  graphene_rect_t taken[ATOUT_BACKDROP_TAKEN];
  guint n_taken;
  double scale;

  GCancellable *painting;            /* NULL if no painting runs */
  const BackdropPlace *wanted_place; /* the last requested picture */
  gboolean wanted_evening;
  double wanted_scale;
  int wanted_factor;

  PlacePicture *picture;
  gboolean is_evening; /* true if @picture shows evening */
  GskRenderNode *node;
  graphene_rect_t bounds; /* size of node */
  Thing thing[ATOUT_BACKDROP_THINGS];
};

G_STATIC_ASSERT (ATOUT_BACKDROP_THINGS == PLACE_PIECES - PLACE_THING_LEFT);

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutBackdrop, atout_backdrop, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

static gboolean
wants_drawing (AtoutBackdrop *self)
{
  return self->place->is_drawn
         && !adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* ---- Laying ------------------------------------------------------------------------------- */

/* Covers @bounds with copies of @piece, one of them at @x, @y. */
static void
lay_tiles (const PlacePicture *picture, PlacePiece piece, GtkSnapshot *snapshot, float x, float y,
           const graphene_rect_t *bounds)
{
  graphene_rect_t tile
      = GRAPHENE_RECT_INIT (x, y, (float) picture->width[piece], (float) picture->height[piece]);
  g_autoptr (GskRenderNode) node = NULL;

  if (bounds->size.width <= 0 || bounds->size.height <= 0)
    return;
  node = face_texture_make_tiles (picture->texture[piece], face_texture_is_for_cairo (), &tile,
                                  bounds);
  gtk_snapshot_append_node (snapshot, node);
}

static void
lay_piece (const PlacePicture *picture, PlacePiece piece, GtkSnapshot *snapshot, float x, float y)
{
  graphene_rect_t bounds
      = GRAPHENE_RECT_INIT (x, y, (float) picture->width[piece], (float) picture->height[piece]);

  lay_tiles (picture, piece, snapshot, x, y, &bounds);
}

static float
from_middle (float length, int size)
{
  return (float) (int) ((length - (float) size) / 2);
}

/*
 * Tiles edges from the middle, so that opposite corners look alike. Edges extend under corners,
 * because the surface would shine through gaps (face_texture_make_tiles ()).
 */
static void
lay_rim (const PlacePicture *picture, GtkSnapshot *snapshot, float width, float height)
{
  float depth = (float) picture->height[PLACE_EDGE_TOP];
  float corner = (float) picture->width[PLACE_CORNER_TOP_LEFT];
  float from = corner - BELOW_CORNER;
  float x = from_middle (width, picture->width[PLACE_EDGE_TOP]);
  float y = from_middle (height, picture->height[PLACE_EDGE_LEFT]);

  lay_tiles (picture, PLACE_EDGE_TOP, snapshot, x, 0,
             &GRAPHENE_RECT_INIT (from, 0, width - 2 * from, depth));
  lay_tiles (picture, PLACE_EDGE_BOTTOM, snapshot, x, height - depth,
             &GRAPHENE_RECT_INIT (from, height - depth, width - 2 * from, depth));
  lay_tiles (picture, PLACE_EDGE_LEFT, snapshot, 0, y,
             &GRAPHENE_RECT_INIT (0, from, depth, height - 2 * from));
  lay_tiles (picture, PLACE_EDGE_RIGHT, snapshot, width - depth, y,
             &GRAPHENE_RECT_INIT (width - depth, from, depth, height - 2 * from));
  lay_piece (picture, PLACE_CORNER_TOP_LEFT, snapshot, 0, 0);
  lay_piece (picture, PLACE_CORNER_TOP_RIGHT, snapshot, width - corner, 0);
  lay_piece (picture, PLACE_CORNER_BOTTOM_RIGHT, snapshot, width - corner, height - corner);
  lay_piece (picture, PLACE_CORNER_BOTTOM_LEFT, snapshot, 0, height - corner);
}

/* Returns (transfer full) the light: a lamp by evening, windows by day. */
static cairo_pattern_t *
make_light (gboolean evening)
{
  static const GskColorStop lamp[] = {
    { 0, { 1, .66f, .31f, .15f } },
    { .55f, { .6f, .3f, .1f, .04f } },
    { 1, { 0, 0, 0, .5f } },
  };
  static const GskColorStop window[] = {
    { 0, { 1, .96f, .86f, .05f } },
    { .5f, { .3f, .28f, .24f, .03f } },
    { 1, { 0, 0, 0, .28f } },
  };
  const GskColorStop *stops = evening ? lamp : window;
  cairo_pattern_t *light = cairo_pattern_create_radial (.5, .45, 0, .5, .45, .75);

  for (guint i = 0; i < G_N_ELEMENTS (lamp); i++)
    cairo_pattern_add_color_stop_rgba (light, stops[i].offset, stops[i].color.red,
                                       stops[i].color.green, stops[i].color.blue,
                                       stops[i].color.alpha);

  return light;
}

/* Renders the light small and enlarges it: cairo takes six times as long for a full gradient. */
static void
lay_light (gboolean evening, GtkSnapshot *snapshot, float width, float height)
{
  int columns = (int) ceilf (width / LIGHT_STEP);
  int rows = (int) ceilf (height / LIGHT_STEP);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, columns, rows);
  cairo_t *cr = cairo_create (surface);
  cairo_pattern_t *light = make_light (evening);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) pixels = NULL;

  cairo_scale (cr, columns, rows);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface) * (gsize) rows);
  texture = face_texture_new (pixels, columns, rows, cairo_image_surface_get_stride (surface));
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_pattern_destroy (light);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static gboolean
is_free (AtoutBackdrop *self, const graphene_rect_t *bounds)
{
  graphene_rect_t around;

  graphene_rect_inset_r (bounds, -NEAR, -NEAR, &around);
  for (guint i = 0; i < self->n_taken; i++)
    if (graphene_rect_intersection (&around, &self->taken[i], NULL))
      return FALSE;

  return TRUE;
}

/*
 * Finds the free place for a thing nearest to the middle of its edge; returns FALSE if there is
 * none.
 */
static gboolean
find_thing (AtoutBackdrop *self, PlacePiece piece, graphene_rect_t *bounds)
{
  float width = (float) self->picture->width[piece];
  float height = (float) self->picture->height[piece];
  float over = (float) (int) (OVERHANG * width);
  float middle = (float) (int) (((float) gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2);
  float right = (float) gtk_widget_get_width (GTK_WIDGET (self)) - width + over;

  if (self->picture->texture[piece] == NULL)
    return FALSE;
  for (float away = 0; away <= middle; away += STEP)
    for (int side = -1; side <= 1; side += 2)
      {
        *bounds = GRAPHENE_RECT_INIT (piece == PLACE_THING_LEFT ? -over : right,
                                      middle + (float) side * away, width, height);
        if (is_free (self, bounds))
          return TRUE;
      }

  return FALSE;
}

static void
lay_thing (AtoutBackdrop *self, Thing *thing, PlacePiece piece, GtkSnapshot *snapshot)
{
  if (thing->is_away)
    return;
  thing->is_away = thing->is_laid ? !is_free (self, &thing->bounds)
                                  : !find_thing (self, piece, &thing->bounds);
  thing->is_laid = !thing->is_away;
  if (thing->is_laid)
    lay_piece (self->picture, piece, snapshot, thing->bounds.origin.x, thing->bounds.origin.y);
}

static void
lay_things (AtoutBackdrop *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < ATOUT_BACKDROP_THINGS; i++)
    lay_thing (self, &self->thing[i], (PlacePiece) (PLACE_THING_LEFT + i), snapshot);
}

static void
forget_things (AtoutBackdrop *self)
{
  memset (self->thing, 0, sizeof self->thing);
}

/* Renders once per size: frames that only move cards reuse the node. */
static void
lay (AtoutBackdrop *self, int width, int height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  gtk_snapshot_push_clip (snapshot, &all);
  lay_tiles (self->picture, PLACE_SURFACE, snapshot,
             from_middle (all.size.width, self->picture->width[PLACE_SURFACE]),
             from_middle (all.size.height, self->picture->height[PLACE_SURFACE]), &all);
  lay_rim (self->picture, snapshot, all.size.width, all.size.height);
  lay_light (self->is_evening, snapshot, all.size.width, all.size.height);
  lay_things (self, snapshot);
  gtk_snapshot_pop (snapshot);

  self->node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  self->bounds = all;
}

static void
lay_anew (AtoutBackdrop *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
atout_backdrop_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutBackdrop *self = ATOUT_BACKDROP (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (self->picture == NULL || width <= 0 || height <= 0)
    return;
  if (self->bounds.size.width != (float) width || self->bounds.size.height != (float) height)
    {
      forget_things (self);
      g_clear_pointer (&self->node, gsk_render_node_unref);
    }
  if (self->node == NULL)
    lay (self, width, height);
  gtk_snapshot_append_node (snapshot, self->node);
}

/* ---- Painting ----------------------------------------------------------------------------- */

static void
show_picture (AtoutBackdrop *self, PlacePicture *picture)
{
  g_clear_pointer (&self->picture, place_picture_free);
  self->picture = picture;
  self->is_evening = self->wanted_evening;
  forget_things (self);
  if (picture != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "drawn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "drawn");
  lay_anew (self);
}

static void
painted (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  AtoutBackdrop *self;
  g_autoptr (GError) error = NULL;
  PlacePicture *picture = place_picture_paint_finish (result, &error);

  /* @self may be gone */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = user_data;
  g_clear_object (&self->painting);
  if (picture == NULL)
    g_warning ("The place “%s” cannot be painted: %s", self->place->key, error->message);
  show_picture (self, picture);
}

static void
paint_no_more (AtoutBackdrop *self)
{
  if (self->painting != NULL)
    g_cancellable_cancel (self->painting);
  g_clear_object (&self->painting);
}

/* Starts painting if necessary. The old picture, or a new place's plain colour, stays meanwhile. */
static void
update_picture (AtoutBackdrop *self)
{
  gboolean evening = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (!wants_drawing (self))
    {
      paint_no_more (self);
      self->wanted_place = NULL;
      if (self->picture != NULL)
        show_picture (self, NULL);
      return;
    }
  if (self->scale <= 0
      || (self->wanted_place == self->place && self->wanted_evening == evening
          && self->wanted_scale == self->scale && self->wanted_factor == scale_factor))
    return;

  if (self->picture != NULL && self->wanted_place != self->place)
    show_picture (self, NULL);
  paint_no_more (self);
  self->wanted_place = self->place;
  self->wanted_evening = evening;
  self->wanted_scale = self->scale;
  self->wanted_factor = scale_factor;
  self->painting = g_cancellable_new ();
  place_picture_paint_async (self->place->key, evening, self->scale, scale_factor, self->painting,
                             painted, self);
}

static void
set_style (AtoutBackdrop *self, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), style);
}

/*
 * High contrast gets plain cloth. Neither GTK 4.8 nor libadwaita 1.2 reports a wish for less
 * transparency.
 */
static void
update_style (AtoutBackdrop *self)
{
  const BackdropPlace *shown
      = wants_drawing (self) || !self->place->is_drawn ? self->place : backdrop_place_at (0);
  const BackdropPlace *place;

  for (guint i = 0; (place = backdrop_place_at (i)) != NULL; i++)
    set_style (self, place->key, place == shown);
  set_style (self, "dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
  update_picture (self);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_backdrop_dispose (GObject *object)
{
  AtoutBackdrop *self = ATOUT_BACKDROP (object);

  paint_no_more (self);
  g_clear_pointer (&self->picture, place_picture_free);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (atout_backdrop_parent_class)->dispose (object);
}

/* Keeps things off every area that the deal may use. */
static void
fit (AtoutTablePart *part, const TablePlan *plan)
{
  const TableLayout *layout = plan->layout;
  const graphene_rect_t *const of_all[] = { &layout->info,   &layout->hand, &layout->plate,
                                            &layout->status, &layout->pile, &layout->centre };
  const graphene_rect_t *const of_each[]
      = { layout->trick, layout->seat,  layout->name,      layout->said,
          layout->won,   layout->aside, layout->laid_open, layout->portrait };
  float calls = (float) MIN (plan->calls_width, plan->width);
  graphene_rect_t taken[ATOUT_BACKDROP_TAKEN];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (of_all); i++)
    taken[n++] = *of_all[i];
  for (guint i = 0; i < G_N_ELEMENTS (of_each); i++)
    for (guint place = 0; place < plan->n_seats; place++)
      taken[n++] = of_each[i][place];
  taken[n++] = GRAPHENE_RECT_INIT (((float) plan->width - calls) / 2, layout->calls.origin.y, calls,
                                   layout->calls.size.height);
  atout_backdrop_set_taken (ATOUT_BACKDROP (part), taken, n,
                            layout->compact ? SMALL_GROUND : plan->text_scale);
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->fit = fit;
}

static void
atout_backdrop_class_init (AtoutBackdropClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_backdrop_dispose;
  widget_class->snapshot = atout_backdrop_snapshot;
  gtk_widget_class_set_css_name (widget_class, "backdrop");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_backdrop_init (AtoutBackdrop *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->place = backdrop_place_at (0);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_picture), NULL);
  update_style (self);
}

void
atout_backdrop_set_place (AtoutBackdrop *self, const char *key)
{
  g_return_if_fail (ATOUT_IS_BACKDROP (self));

  self->place = backdrop_place_find (key);
  if (self->place == NULL)
    self->place = backdrop_place_at (0);
  update_style (self);
}

const char *
atout_backdrop_get_place (AtoutBackdrop *self)
{
  g_return_val_if_fail (ATOUT_IS_BACKDROP (self), NULL);

  return self->place->key;
}

void
atout_backdrop_set_taken (AtoutBackdrop *self, const graphene_rect_t *taken, guint n, double scale)
{
  gboolean is_same;

  g_return_if_fail (ATOUT_IS_BACKDROP (self));
  g_return_if_fail (n <= ATOUT_BACKDROP_TAKEN);

  is_same = n == self->n_taken && (n == 0 || memcmp (taken, self->taken, n * sizeof *taken) == 0);
  if (n > 0)
    memcpy (self->taken, taken, n * sizeof *taken);
  self->n_taken = n;
  self->scale = scale;
  if (!is_same)
    lay_anew (self);
  update_picture (self);
}

gboolean
atout_backdrop_is_painted (AtoutBackdrop *self)
{
  g_return_val_if_fail (ATOUT_IS_BACKDROP (self), FALSE);

  return self->painting == NULL && wants_drawing (self) == (self->picture != NULL);
}

guint
atout_backdrop_get_things (AtoutBackdrop *self, graphene_rect_t things[ATOUT_BACKDROP_THINGS])
{
  guint n = 0;

  g_return_val_if_fail (ATOUT_IS_BACKDROP (self), 0);

  for (guint i = 0; i < ATOUT_BACKDROP_THINGS; i++)
    if (self->thing[i].is_laid)
      things[n++] = self->thing[i].bounds;

  return n;
}

/* ---- The places --------------------------------------------------------------------------- */

static const BackdropPlace places[] = {
  { "green", NC_ ("place", "Green cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "blue", NC_ ("place", "Blue cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "grey", NC_ ("place", "Grey cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "cafe", NC_ ("place", "Brown café"),
    NC_ ("place", "A table rug in a Dutch café, with a slate and a glass of beer"), TRUE },
  { "inn", NC_ ("place", "Inn in the Black Forest"),
    NC_ ("place", "Checked linen on fir wood, with a glass of wine and cherries"), TRUE },
  { "parlour", NC_ ("place", "Parlour in Valais"),
    NC_ ("place", "Slate in a frame of carved stone pine, with chalk, a sponge and a loaf of rye"),
    TRUE },
  { "stube", NC_ ("place", "Austrian parlour"),
    NC_ ("place", "Scrubbed larch in a painted frame, with wine and a bowl of apples"), TRUE },
  { "veranda", NC_ ("place", "Veranda in Kerala"),
    NC_ ("place", "A woven mat on a red floor, with a brass lamp, tea and a hibiscus"), TRUE },
};

const BackdropPlace *
backdrop_place_at (guint index)
{
  return index < G_N_ELEMENTS (places) ? &places[index] : NULL;
}

const BackdropPlace *
backdrop_place_find (const char *key)
{
  for (guint i = 0; key != NULL && i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].key, key))
      return &places[i];

  return NULL;
}
