/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-card-grid.h"

#include "remove-children.h"

#define COLUMNS_MIN 3 /* on the narrowest window */
#define COLUMNS_MAX 13
#define SPACING 4

struct _AtoutCardGrid
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutCardGrid, atout_card_grid, GTK_TYPE_WIDGET)

static void
measure_card (GtkWidget *widget, int *minimum, int *natural)
{
  GtkWidget *card = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (card != NULL)
    gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

static int
row_width (int n_cards, int card_width)
{
  return n_cards * card_width + (n_cards - 1) * SPACING;
}

/* How many columns there are on @width, and how wide they are. */
static int
count_columns (GtkWidget *widget, int width, int *column_width)
{
  int minimum, natural, n;

  measure_card (widget, &minimum, &natural);
  n = CLAMP ((width + SPACING) / MAX (natural + SPACING, 1), COLUMNS_MIN, COLUMNS_MAX);
  *column_width = MAX ((width + SPACING) / n - SPACING, minimum);

  return n;
}

/* The height of the row that begins with @card; @next begins the one below. */
static int
measure_row (GtkWidget *card, int n_columns, int column_width, GtkWidget **next)
{
  int height = 0;

  for (int i = 0; i < n_columns && card != NULL; i++)
    {
      int natural;

      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, column_width, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
      card = gtk_widget_get_next_sibling (card);
    }
  *next = card;

  return height;
}

static GtkSizeRequestMode
atout_card_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_card_grid_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *card = gtk_widget_get_first_child (widget);
  int height = 0, n_columns, column_width, card_minimum, card_natural;

  measure_card (widget, &card_minimum, &card_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = row_width (COLUMNS_MIN, card_minimum);
      *natural = row_width (COLUMNS_MAX, card_natural);
      return;
    }

  n_columns = count_columns (widget, MAX (for_size, row_width (COLUMNS_MIN, card_minimum)),
                             &column_width);
  while (card != NULL)
    height += measure_row (card, n_columns, column_width, &card) + SPACING;
  *minimum = *natural = MAX (height - SPACING, 0);
}

static void
atout_card_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *card = gtk_widget_get_first_child (widget);
  int column_width;
  int n_columns = count_columns (widget, width, &column_width);
  int y = 0;

  while (card != NULL)
    {
      GtkWidget *next;
      int row_height = measure_row (card, n_columns, column_width, &next);

      for (int i = 0; card != next; i++, card = gtk_widget_get_next_sibling (card))
        {
          int x = i * (column_width + SPACING);
          GtkAllocation place
              = { mirrored ? width - x - column_width : x, y, column_width, row_height };

          gtk_widget_size_allocate (card, &place, -1);
        }
      y += row_height + SPACING;
    }
}

static void
atout_card_grid_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_card_grid_parent_class)->dispose (object);
}

static void
atout_card_grid_class_init (AtoutCardGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_card_grid_dispose;

  widget_class->get_request_mode = atout_card_grid_get_request_mode;
  widget_class->measure = atout_card_grid_measure;
  widget_class->size_allocate = atout_card_grid_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
atout_card_grid_init (AtoutCardGrid *self)
{
}

GtkWidget *
atout_card_grid_new (void)
{
  return g_object_new (ATOUT_TYPE_CARD_GRID, NULL);
}

void
atout_card_grid_append (AtoutCardGrid *self, GtkWidget *card)
{
  g_return_if_fail (ATOUT_IS_CARD_GRID (self));

  gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
}
