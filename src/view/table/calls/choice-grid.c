/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/choice-grid.h"

#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"

void
choice_grid_clear (GtkWidget *grid)
{
  focus_leave (grid);
  remove_children (grid);
}

GtkWidget *
choice_grid_add (GtkWidget *grid, guint index, guint columns, GCallback toggled, gpointer data)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *first = gtk_widget_get_first_child (grid);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  gtk_widget_add_css_class (toggle, "part");
  gtk_grid_attach (GTK_GRID (grid), toggle, (int) (index % columns), (int) (index / columns), 1, 1);
  g_signal_connect (toggle, "toggled", toggled, data);

  return toggle;
}

void
choice_grid_show (GtkWidget *toggle, gboolean chosen, gboolean possible)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), chosen);
  gtk_widget_set_sensitive (toggle, possible);
  gtk_widget_set_focusable (toggle, chosen); /* Tab moves from row to row */
}

gboolean
choice_grid_holds_focus (GtkWidget *grid)
{
  return focus_inside (grid) != NULL;
}

void
choice_grid_move (GtkWidget *grid, gboolean forward)
{
  gboolean had_focus = choice_grid_holds_focus (grid);
  GtkWidget *toggle = gtk_widget_get_first_child (grid);

  while (toggle != NULL && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
    toggle = gtk_widget_get_next_sibling (toggle);
  while (toggle != NULL)
    {
      toggle
          = forward ? gtk_widget_get_next_sibling (toggle) : gtk_widget_get_prev_sibling (toggle);
      if (toggle == NULL || !gtk_widget_is_sensitive (toggle))
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
      if (had_focus)
        gtk_widget_grab_focus (toggle);
      return;
    }
}

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
