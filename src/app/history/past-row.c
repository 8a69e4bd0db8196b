/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/past-row.h"

#include "app/history/past-words.h"
#include "model/competing/contest-words.h"
#include "model/history/atout-past-list.h"
#include "model/words/words.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken-names.h"

#define ICON_SIZE 32
#define SCORE_LONG 12
#define NARROW 480       /* pixels; a long score needs this window width beside names */
#define LETTERS_LEAST 8  /* letters per line */
#define WINDOW_WIDTH 240 /* window with room for long words */

#define PAST_TYPE_ROW (past_row_get_type ())

G_DECLARE_FINAL_TYPE (PastRow, past_row, PAST, ROW, GtkBox)

struct _PastRow
{
  GtkBox parent_instance;

  GtkWidget *icon;
  GtkWidget *title;
  GtkWidget *summary;
  GtkWidget *score;
  GtkWidget *below; /* score on its own line */
  GtkWidget *outcome;
};

G_DEFINE_FINAL_TYPE (PastRow, past_row, GTK_TYPE_BOX)

/* A list view measures 200 rows at their least width; a minimum above one letter halves the
 * time. */
static GtkWidget *
add_label (GtkWidget *box, float xalign, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (xalign == 0.0f)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), LETTERS_LEAST);
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

static void
place_score (PastRow *row, int width)
{
  const gboolean is_long
      = g_utf8_strlen (gtk_label_get_label (GTK_LABEL (row->score)), -1) > SCORE_LONG;
  const gboolean is_below = is_long && width < NARROW;

  gtk_widget_set_visible (row->below, is_below);
  gtk_widget_set_visible (row->score, !is_below);
}

static GdkSurface *
surface_of (GtkWidget *row)
{
  return gtk_native_get_surface (gtk_widget_get_native (row));
}

static void
surface_laid_out (PastRow *row, int width, int height G_GNUC_UNUSED,
                  GdkSurface *surface G_GNUC_UNUSED)
{
  place_score (row, width);
}

static void
past_row_map (GtkWidget *widget)
{
  GdkSurface *surface = surface_of (widget);

  GTK_WIDGET_CLASS (past_row_parent_class)->map (widget);
  g_signal_connect_object (surface, "layout", G_CALLBACK (surface_laid_out), widget,
                           G_CONNECT_SWAPPED);
  place_score (PAST_ROW (widget), gdk_surface_get_width (surface));
}

static void
past_row_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (surface_of (widget), surface_laid_out, widget);
  GTK_WIDGET_CLASS (past_row_parent_class)->unmap (widget);
}

static void
past_row_class_init (PastRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = past_row_map;
  widget_class->unmap = past_row_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
past_row_init (PastRow *row)
{
  GtkWidget *box = GTK_WIDGET (row);
  GtkWidget *column;

  gtk_box_set_spacing (GTK_BOX (row), 12);
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
}

static void
set_up (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (PAST_TYPE_ROW, NULL));
}

static void
name (PastRow *row)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (row));
  g_autofree char *text = g_strjoin (", ", gtk_label_get_label (GTK_LABEL (row->title)),
                                     gtk_label_get_label (GTK_LABEL (row->outcome)),
                                     gtk_label_get_label (GTK_LABEL (row->score)),
                                     gtk_label_get_label (GTK_LABEL (row->summary)), NULL);

  spoken_set_name (GTK_WIDGET (row), text);
  if (item != NULL) /* the list item takes the focus, not the row in it */
    spoken_set_name (item, text);
}

static void
bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  AtoutPast *match = gtk_list_item_get_item (item);
  const HistoryPast *past = atout_past_get_row (match);
  PastRow *row = PAST_ROW (gtk_list_item_get_child (item));
  g_autofree char *contest = contest_words_match (atout_past_get_history (match), past->id);
  g_autofree char *title = past_words_title (past, contest);
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
  if (gtk_widget_get_mapped (GTK_WIDGET (row)))
    place_score (row, gdk_surface_get_width (surface_of (GTK_WIDGET (row))));
  name (row);
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
