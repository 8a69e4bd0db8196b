/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/past-row.h"

#include "app/history/past-words.h"
#include "model/history/atout-past-list.h"
#include "model/words/words.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken-names.h"

#define ICON_SIZE 32
#define SCORE_LONG 12    /* letters, that would leave names no room … */
#define NARROW 480       /* … in a narrower window, in pixels */
#define WINDOW_WIDTH 240 /* in which the longest words have room beside the result */

/* The parts of a row, kept at its box. */
typedef struct
{
  GtkWidget *icon;
  GtkWidget *title;
  GtkWidget *summary;
  GtkWidget *score;
  GtkWidget *below; /* the same, where it has a line of its own */
  GtkWidget *outcome;
} Row;

static GtkWidget *
add_label (GtkWidget *box, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (xalign == 0.0f)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static GtkWidget *
add_column (GtkWidget *box)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), column);

  return column;
}

/* A long score would leave the names no room beside it in a narrow window. */
static void
place_score (GtkWidget *box, int width)
{
  const Row *row = g_object_get_data (G_OBJECT (box), "row");
  const gboolean is_long
      = g_utf8_strlen (gtk_label_get_label (GTK_LABEL (row->score)), -1) > SCORE_LONG;
  const gboolean is_below = is_long && width < NARROW;

  gtk_widget_set_visible (row->below, is_below);
  gtk_widget_set_visible (row->score, !is_below);
}

static GdkSurface *
surface_of (GtkWidget *box)
{
  return gtk_native_get_surface (gtk_widget_get_native (box));
}

static void
surface_laid_out (GtkWidget *box, int width, int height G_GNUC_UNUSED,
                  GdkSurface *surface G_GNUC_UNUSED)
{
  place_score (box, width);
}

static void
follow_surface (GtkWidget *box)
{
  GdkSurface *surface = surface_of (box);

  g_signal_connect_object (surface, "layout", G_CALLBACK (surface_laid_out), box,
                           G_CONNECT_SWAPPED);
  place_score (box, gdk_surface_get_width (surface));
}

static void
leave_surface (GtkWidget *box)
{
  g_signal_handlers_disconnect_by_func (surface_of (box), surface_laid_out, box);
}

static void
set_up (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  Row *row = g_new0 (Row, 1);
  GtkWidget *column;

  row->icon = g_object_new (GTK_TYPE_IMAGE, "pixel-size", ICON_SIZE, "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (box), row->icon);
  column = add_column (box);
  gtk_widget_set_hexpand (column, TRUE);
  row->title = add_label (column, 0, NULL);
  row->summary = add_label (column, 0, "dim-label");
  gtk_widget_add_css_class (row->summary, "caption");
  row->below = add_label (column, 0, "numeric");
  column = add_column (box);
  row->score = add_label (column, 1, "numeric");
  row->outcome = add_label (column, 1, "caption");
  letters_keep (box, WINDOW_WIDTH);
  g_object_set_data_full (G_OBJECT (box), "row", row, g_free);
  g_signal_connect (box, "map", G_CALLBACK (follow_surface), NULL);
  g_signal_connect (box, "unmap", G_CALLBACK (leave_surface), NULL);
  gtk_list_item_set_child (item, box);
}

/* Whoever listens hears all of it, in the order in which it is read. */
static void
name (GtkWidget *box, const Row *row)
{
  g_autofree char *text = g_strjoin (", ", gtk_label_get_label (GTK_LABEL (row->title)),
                                     gtk_label_get_label (GTK_LABEL (row->outcome)),
                                     gtk_label_get_label (GTK_LABEL (row->score)),
                                     gtk_label_get_label (GTK_LABEL (row->summary)), NULL);

  spoken_set_name (box, text);
  /* the item around it has the keys */
  if (gtk_widget_get_parent (box) != NULL)
    spoken_set_name (gtk_widget_get_parent (box), text);
}

static void
bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  const HistoryPast *past = atout_past_get_row (gtk_list_item_get_item (item));
  GtkWidget *box = gtk_list_item_get_child (item);
  const Row *row = g_object_get_data (G_OBJECT (box), "row");
  g_autofree char *title = past_words_title (past);
  g_autofree char *summary = past_words_summary (past);
  g_autofree char *score = past->again < 0
                               ? past_words_standing (&past->match)
                               : past_words_score (past->match.score, past->match.n_units);
  g_autofree char *icon = g_strconcat (
      "game-", past->game != NULL ? game_form (past->game, &past->options).key : "unknown", NULL);

  gtk_image_set_from_icon_name (GTK_IMAGE (row->icon), icon);
  gtk_label_set_label (GTK_LABEL (row->title), title);
  gtk_label_set_label (GTK_LABEL (row->summary), past->game != NULL ? summary : "");
  gtk_label_set_label (GTK_LABEL (row->score), score);
  gtk_label_set_label (GTK_LABEL (row->below), score);
  gtk_label_set_label (GTK_LABEL (row->outcome), past_words_outcome (past));
  if (gtk_widget_get_mapped (box))
    place_score (box, gdk_surface_get_width (surface_of (box)));
  name (box, row);
}

GtkListItemFactory *
past_row_factory (void)
{
  static GtkListItemFactory *factory = NULL;

  if (factory == NULL)
    {
      factory = gtk_signal_list_item_factory_new ();
      g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
    }

  return factory;
}
