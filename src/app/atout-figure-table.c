/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-figure-table.h"

#include <adwaita.h>

#include "remove-children.h"

struct _AtoutFigureTable
{
  GtkWidget parent_instance;

  int n_figures;    /* in a row */
  GtkWidget *forms; /* shows the first that has room */
  GtkWidget *beside;
  GtkWidget *below;
};

G_DEFINE_FINAL_TYPE (AtoutFigureTable, atout_figure_table, GTK_TYPE_WIDGET)

/* What is not seen is not read aloud either. */
static void
form_changed (AtoutFigureTable *self)
{
  GtkWidget *shown = adw_squeezer_get_visible_child (ADW_SQUEEZER (self->forms));

  gtk_accessible_update_state (GTK_ACCESSIBLE (self->beside), GTK_ACCESSIBLE_STATE_HIDDEN,
                               shown != self->beside, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->below), GTK_ACCESSIBLE_STATE_HIDDEN,
                               shown != self->below, -1);
}

static void
atout_figure_table_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_figure_table_parent_class)->dispose (object);
}

static void
atout_figure_table_class_init (AtoutFigureTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_figure_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
add_form (AtoutFigureTable *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "statistics-table");
  adw_squeezer_add (ADW_SQUEEZER (self->forms), grid);

  return grid;
}

static void
atout_figure_table_init (AtoutFigureTable *self)
{
  self->forms = adw_squeezer_new ();
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (self->forms), FALSE);
  gtk_widget_set_parent (self->forms, GTK_WIDGET (self));
  self->beside = add_form (self);
  self->below = add_form (self);
  g_signal_connect_swapped (self->forms, "notify::visible-child", G_CALLBACK (form_changed), self);
}

void
atout_figure_table_begin (AtoutFigureTable *self, int n_figures)
{
  g_return_if_fail (ATOUT_IS_FIGURE_TABLE (self));

  self->n_figures = n_figures;

  remove_children (self->beside);
  remove_children (self->below);
}

static GtkWidget *
label_new (const char *text, gboolean is_name, const char *style, const char *spoken)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), is_name ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), is_name ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_halign (label, is_name ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "statistics-cell");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                    -1);

  return label;
}

/* A name has a line of its own, above all figures of its row. */
static void
attach_below (GtkGrid *grid, GtkWidget *label, int row, int column, int n_figures)
{
  if (column == 0)
    gtk_grid_attach (grid, label, 0, 2 * row, n_figures, 1);
  else
    gtk_grid_attach (grid, label, column - 1, 2 * row + 1, 1, 1);
  gtk_widget_set_hexpand (label, TRUE);
}

void
atout_figure_table_write (AtoutFigureTable *self, int row, int column, const char *text,
                          const char *style, const char *spoken)
{
  GtkWidget *label;

  g_return_if_fail (ATOUT_IS_FIGURE_TABLE (self));

  label = label_new (text, column == 0, style, spoken);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (GTK_GRID (self->beside), label, column, row, 1, 1);
  if (text[0] != '\0')
    attach_below (GTK_GRID (self->below), label_new (text, column == 0, style, spoken), row, column,
                  self->n_figures);
}
