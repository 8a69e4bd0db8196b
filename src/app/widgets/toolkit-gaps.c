/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/toolkit-gaps.h"

void
forbid_emoji (GtkEditable *editable)
{
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (editable));

  gtk_text_set_input_hints (text, gtk_text_get_input_hints (text) | GTK_INPUT_HINT_NO_EMOJI);
}

/* ---- Focus in lists -------------------------------------------------------------------------- */

static gboolean
focus_row (GtkWidget *list, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) > 0
      && gtk_widget_get_first_child (list) == NULL)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_has_focus (list))
    gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

gboolean
list_view_grab_focus (GtkWidget *list)
{
  gtk_widget_add_tick_callback (list, focus_row, NULL, NULL);

  return gtk_widget_grab_focus (list);
}

/* ---- Long lists ------------------------------------------------------------------------------ */

#define ROWS_A_FRAME 20
#define ROWS_MADE 200 /* most rows created at once by GTK */

static gboolean
show_more (GtkWidget *list G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer slice)
{
  GtkSliceListModel *shown = slice;
  GListModel *all = gtk_slice_list_model_get_model (shown);
  guint n = gtk_slice_list_model_get_size (shown);
  gboolean is_whole = n >= MIN (ROWS_MADE, g_list_model_get_n_items (all));

  gtk_slice_list_model_set_size (shown, is_whole ? G_MAXUINT : n + ROWS_A_FRAME);

  return is_whole ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void
list_view_show_items (GtkListView *list, GListModel *items, GtkListItemFactory *factory)
{
  GtkSliceListModel *slice = gtk_slice_list_model_new (g_object_ref (items), 0, ROWS_A_FRAME);
  g_autoptr (GtkSelectionModel) selection
      = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (slice)));

  gtk_list_view_set_factory (list, factory);
  gtk_list_view_set_model (list, selection);
  gtk_widget_add_tick_callback (GTK_WIDGET (list), show_more, g_object_ref (slice), g_object_unref);
}

/* ---- Large windows --------------------------------------------------------------------------- */

static gboolean
present (gpointer data)
{
  GtkWindow **window = data;

  if (*window != NULL)
    gtk_window_present (*window);

  return G_SOURCE_REMOVE;
}

static void
forget_window (gpointer data)
{
  g_clear_weak_pointer ((gpointer *) data);
  g_free (data);
}

void
window_present_next (GtkWindow *window)
{
  gpointer *pointer = g_new0 (gpointer, 1);

  g_set_weak_pointer (pointer, window);
  g_timeout_add_full (G_PRIORITY_DEFAULT, 0, present, pointer, forget_window);
}

/* ---- Keys of a flow box ---------------------------------------------------------------------- */

static gboolean
move_cursor (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify)
{
  gboolean moved = TRUE;

  if (gtk_widget_get_width (GTK_WIDGET (box)) > 0)
    g_signal_chain_from_overridden_handler (box, step, count, extend, modify, &moved);

  return moved;
}

void
flow_box_keys_guard (void)
{
  static gboolean is_guarded = FALSE;

  if (is_guarded)
    return;
  is_guarded = TRUE;
  g_type_class_unref (
      g_type_class_ref (GTK_TYPE_FLOW_BOX)); /* registers signals, needed for the override */
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor));
}
