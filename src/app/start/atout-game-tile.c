/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/atout-game-tile.h"

#include <glib/gi18n-lib.h>

#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/spoken-names.h"

struct _AtoutGameTile
{
  GtkButton parent_instance;

  char *key;

  GtkWidget *emblem;
  GtkWidget *words;
  GtkWidget *title;
  GtkWidget *summary;
  GtkWidget *badge;
};

G_DEFINE_FINAL_TYPE (AtoutGameTile, atout_game_tile, GTK_TYPE_BUTTON)

static void
atout_game_tile_finalize (GObject *object)
{
  AtoutGameTile *self = ATOUT_GAME_TILE (object);

  g_clear_pointer (&self->key, g_free);

  G_OBJECT_CLASS (atout_game_tile_parent_class)->finalize (object);
}

static void
atout_game_tile_class_init (AtoutGameTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = atout_game_tile_finalize;

  g_type_ensure (ATOUT_TYPE_SHRINK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/start/atout-game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutGameTile, emblem);
  gtk_widget_class_bind_template_child (widget_class, AtoutGameTile, words);
  gtk_widget_class_bind_template_child (widget_class, AtoutGameTile, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutGameTile, summary);
  gtk_widget_class_bind_template_child (widget_class, AtoutGameTile, badge);
}

static void
atout_game_tile_init (AtoutGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_game_tile_new (const char *key, const char *title, const char *summary, const char *badge)
{
  AtoutGameTile *self = g_object_new (ATOUT_TYPE_GAME_TILE, NULL);
  g_autofree char *icon = g_strconcat ("game-", key, NULL);
  /* Translators: what a screen reader says of a game: name, what it is, whether it can be played */
  g_autofree char *label = g_strdup_printf (C_ ("game", "%s. %s. %s"), title, summary, badge);

  self->key = g_strdup (key);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->emblem), icon);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->summary), summary);
  gtk_label_set_label (GTK_LABEL (self->badge), badge);
  gtk_widget_set_visible (self->badge, badge[0] != '\0');
  spoken_set_name (GTK_WIDGET (self), label);

  return GTK_WIDGET (self);
}

const char *
atout_game_tile_get_key (AtoutGameTile *self)
{
  g_return_val_if_fail (ATOUT_IS_GAME_TILE (self), NULL);

  return self->key;
}

static void
span_rows (GtkLayoutManager *grid, GtkWidget *child, int n)
{
  g_object_set (gtk_layout_manager_get_layout_child (grid, child), "row-span", n, NULL);
}

void
atout_game_tile_set_has_corner (AtoutGameTile *self, gboolean has_corner)
{
  GtkWidget *child;
  GtkLayoutManager *grid;

  g_return_if_fail (ATOUT_IS_GAME_TILE (self));

  if (has_corner)
    gtk_widget_add_css_class (GTK_WIDGET (self), "has-corner");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "has-corner");
  child = gtk_button_get_child (GTK_BUTTON (self));
  grid = gtk_widget_get_layout_manager (child);
  span_rows (grid, self->emblem, has_corner ? 1 : 2);
  span_rows (grid, self->words, has_corner ? 2 : 1);
  g_object_set (gtk_layout_manager_get_layout_child (grid, self->badge), "column",
                has_corner ? 0 : 1, NULL);
  gtk_widget_set_halign (self->badge, has_corner ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
}
