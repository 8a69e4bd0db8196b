/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-figure-table.h"

#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

struct _AtoutFigureTable
{
  GtkWidget parent_instance;

  int n_figures;
  GtkWidget *beside;
  GtkWidget *below;
  GtkWidget *small; /* shrinks @below if necessary */
};

G_DEFINE_FINAL_TYPE (AtoutFigureTable, atout_figure_table, GTK_TYPE_WIDGET)

/* ---- Size ------------------------------------------------------------------------------------ */

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* Returns the layout that fits @width: names beside or above the figures. */
static GtkWidget *
find_form (AtoutFigureTable *self, int width)
{
  return width < 0 || width >= least_width (self->beside) ? self->beside : self->small;
}

static GtkSizeRequestMode
atout_figure_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_figure_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  AtoutFigureTable *self = ATOUT_FIGURE_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->beside, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = MIN (*minimum, least_width (self->small));
      return;
    }
  gtk_widget_measure (find_form (self, for_size), orientation, for_size, minimum, natural, NULL,
                      NULL);
}

/* Shows or hides @form, also from screen readers. */
static void
show_form (GtkWidget *form, gboolean is_shown)
{
  gtk_widget_set_child_visible (form, is_shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (form), GTK_ACCESSIBLE_STATE_HIDDEN, !is_shown, -1);
}

static void
atout_figure_table_size_allocate (GtkWidget *widget, int width, int height,
                                  int baseline G_GNUC_UNUSED)
{
  AtoutFigureTable *self = ATOUT_FIGURE_TABLE (widget);
  GtkWidget *form = find_form (self, width);

  show_form (self->beside, form == self->beside);
  show_form (self->small, form == self->small);
  gtk_widget_allocate (form, width, height, -1, NULL);
}

/* ---- Class ----------------------------------------------------------------------------------- */

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
  widget_class->get_request_mode = atout_figure_table_get_request_mode;
  widget_class->measure = atout_figure_table_measure;
  widget_class->size_allocate = atout_figure_table_size_allocate;
}

static GtkWidget *
form_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "statistics-table");

  return grid;
}

static void
atout_figure_table_init (AtoutFigureTable *self)
{
  self->beside = form_new ();
  self->below = form_new ();
  self->small = atout_shrink_bin_new (self->below);
  gtk_widget_set_parent (self->beside, GTK_WIDGET (self));
  gtk_widget_set_parent (self->small, GTK_WIDGET (self));
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
  g_autofree char *in_order = reading_order_keep (text);
  GtkWidget *label = gtk_label_new (in_order);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), is_name ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), is_name ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_halign (label, is_name ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "statistics-cell");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  if (spoken != NULL)
    spoken_set_name (label, spoken);

  return label;
}

/* Places a name above the figures of its row. */
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
