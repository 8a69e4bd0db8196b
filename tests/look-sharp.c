/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * In every window each picture of cards, people, places and signs has a pixel for each pixel of
 * the screen that it covers; also where all is twice as large (GDK_SCALE=2). There is no more to
 * see to: GTK 4.8 knows whole scales alone, and paints for a screen with 1.25 or 1.5 twice as
 * large, which the desktop makes smaller. A newer GTK may paint for 1.5 itself; there
 * gtk_widget_get_scale_factor(), which pictures ask, rounds up: they have more pixels than needed.
 */

#include "looks.h"

#include "view-drawn.h"
#include "view/people/atout-portrait.h"
#include "view/table/backdrop/atout-backdrop.h"

#define ROUNDED 1 /* pixel of the screen */

typedef struct
{
  GtkWidget *root;
  char *found; /* what was not sharp when looked at last, or NULL */
} Search;

/* ---- Whether all is there -------------------------------------------------------------------- */

static gboolean
is_portrait_painted (GtkWidget *portrait)
{
  GskRenderNode *picture = view_picture (portrait);
  g_autoptr (GArray) drawn = view_drawn (picture);

  g_clear_pointer (&picture, gsk_render_node_unref);

  return drawn->len > 0;
}

/* Cards, people and places are painted in other threads. */
static gboolean
is_painted (GtkWidget *root, GskRenderNode *picture)
{
  g_autoptr (GPtrArray) portraits = view_find_all (root, ATOUT_TYPE_PORTRAIT);
  GtkWidget *backdrop = view_find (root, ATOUT_TYPE_BACKDROP);

  for (guint i = 0; i < portraits->len; i++)
    if (gtk_widget_get_mapped (portraits->pdata[i]) && !is_portrait_painted (portraits->pdata[i]))
      return FALSE;

  return view_is_painted (picture)
         && (backdrop == NULL || gtk_widget_has_css_class (backdrop, "drawn"));
}

/* ---- Whether it is sharp --------------------------------------------------------------------- */

/*
 * What covers all of a place: tiles of its surface, which are painted together with those of the
 * rim, and its light, which has no edges: of that few pixels are enlarged.
 */
static gboolean
is_wide (GtkWidget *root, const Drawn *drawn)
{
  GtkWidget *backdrop = view_find (root, ATOUT_TYPE_BACKDROP);

  return backdrop != NULL && drawn->size.width == (float) gtk_widget_get_width (backdrop)
         && drawn->size.height == (float) gtk_widget_get_height (backdrop);
}

/* Where tiles lie one after the other, which they do along the rim, it is so across. */
static gboolean
is_sharp (GtkWidget *root, const Drawn *drawn)
{
  float scale = drawn->scale * (float) gtk_widget_get_scale_factor (root);
  float width = (float) gdk_texture_get_width (drawn->texture) + ROUNDED;
  float height = (float) gdk_texture_get_height (drawn->texture) + ROUNDED;

  return width >= drawn->size.width * scale || height >= drawn->size.height * scale;
}

static gboolean
are_sharp (Search *self, GArray *drawn)
{
  for (guint i = 0; i < drawn->len; i++)
    {
      const Drawn *one = &g_array_index (drawn, Drawn, i);
      char *found;

      if (is_wide (self->root, one) || is_sharp (self->root, one))
        continue;
      found = g_strdup_printf ("%d x %d pixels, at a scale of %d shown as %g x %g, at %g, %g",
                               gdk_texture_get_width (one->texture),
                               gdk_texture_get_height (one->texture),
                               gtk_widget_get_scale_factor (self->root), one->place.size.width,
                               one->place.size.height, one->place.origin.x, one->place.origin.y);
      if (g_strcmp0 (found, self->found) != 0)
        g_test_message ("%s", found);
      g_free (self->found);
      self->found = found;
      return FALSE;
    }

  return TRUE;
}

/* What was painted smaller is painted anew. */
static gboolean
is_all_sharp (gpointer data)
{
  Search *self = data;
  g_autoptr (GArray) drawn = NULL;
  GskRenderNode *picture;
  gboolean is_done;

  view_wait_for_draw (self->root);
  picture = view_picture (self->root);
  drawn = view_drawn_nodes (picture, GSK_TEXTURE_NODE);
  is_done = is_painted (self->root, picture) && are_sharp (self, drawn);
  g_clear_pointer (&picture, gsk_render_node_unref);

  return is_done;
}

static void
look (const Walk *walk G_GNUC_UNUSED, GtkWidget *root, const char *place)
{
  g_autofree char *what = g_strconcat ("sharp pictures: ", place, NULL);
  Search search = { root, NULL };

  view_wait (is_all_sharp, &search, what);
  g_free (search.found);
}

const WalkLook look_sharp = { "sharp", 0, look, NULL, NULL };
