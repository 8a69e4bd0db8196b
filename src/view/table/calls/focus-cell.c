/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/focus-cell.h"

#include "view/widgets/focus-inside.h"

static GtkWidget *
cell_at (GtkWidget *grid, int column, int row, gboolean or_last)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  while (cell == NULL && or_last && column > 0)
    cell = gtk_grid_get_child_at (GTK_GRID (grid), --column, row);

  return cell;
}

gboolean
focus_cell (GtkWidget *grid, GtkDirectionType direction)
{
  GtkWidget *cell = focus_inside (grid);
  int across = (direction == GTK_DIR_RIGHT) - (direction == GTK_DIR_LEFT);
  int down = (direction == GTK_DIR_DOWN) - (direction == GTK_DIR_UP);
  int column, row;

  if (cell == NULL || (across == 0 && down == 0))
    return FALSE;
  if (gtk_widget_get_direction (grid) == GTK_TEXT_DIR_RTL)
    across = -across;
  gtk_grid_query_child (GTK_GRID (grid), cell, &column, &row, NULL, NULL);
  do
    {
      column += across;
      row += down;
      cell = cell_at (grid, column, row, down != 0);
    }
  while (cell != NULL && !gtk_widget_grab_focus (cell));

  return cell != NULL;
}
