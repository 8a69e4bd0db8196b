/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever points with a finger: all that can be pressed is 44 pixels wide and high where a press
 * reaches it, and lies on nothing else that can be pressed.
 */

#include "looks.h"

#include <adwaita.h>

#include "support.h"
#include "table-clear.h"
#include "view/cards/atout-card-view.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/atout-calls.h"

#define SIZE 44
#define BAR 47   /* pixels, as libadwaita has it */
#define LEAST 24 /* what WCAG 2.2 asks for at level AA */
#define MENU_ITEM "GtkModelButton"
#define DESK 700 /* pixels: wider windows have room for words on a button … */
#define WORDS 24 /* … of so many letters */
#define TOUCH 1  /* pixels that two may share: they were rounded */

static gboolean is_tall; /* the telephone */

/* One of a menu; one of a list, not the one that a button or a row shows as chosen. */
static gboolean
is_item (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (g_str_equal (type, MENU_ITEM))
    return TRUE;

  return g_str_equal (type, "GtkListItemWidget")
         && gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL
         && gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) == NULL;
}

/* A card of a hand is narrower; a finger raises the nearest one before it plays it. */
static gboolean
is_pressed (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  if (!gtk_widget_is_sensitive (widget) || ATOUT_IS_CARD_VIEW (widget)
      || gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL)
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  /* the row is pressed instead */
  if (row != NULL && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    return FALSE;

  return GTK_IS_BUTTON (widget) || is_item (widget) || GTK_IS_CHECK_BUTTON (widget)
         || GTK_IS_SWITCH (widget) || GTK_IS_SCALE (widget);
}

/* The control that a press at @x, @y of @root reaches, or NULL. */
static GtkWidget *
find_pressed (GtkWidget *root, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && !is_pressed (widget))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

/* How far from @x, @y presses reach @control in one direction, in whole pixels. */
static int
find_reach (GtkWidget *root, GtkWidget *control, double x, double y, int step_x, int step_y)
{
  int n = 0;

  while (n < SIZE && find_pressed (root, x + (n + 1) * step_x, y + (n + 1) * step_y) == control)
    n++;

  return n;
}

/* Nothing cuts it off, as the edge of what is scrolled. */
static gboolean
is_whole (GtkWidget *root, GtkWidget *control, const graphene_rect_t *bounds)
{
  for (GtkWidget *parent = control; parent != root;)
    {
      graphene_rect_t outer;

      parent = gtk_widget_get_parent (parent);
      g_assert_true (gtk_widget_compute_bounds (parent, root, &outer));
      if ((parent == root || gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN)
          && !graphene_rect_contains_rect (&outer, bounds))
        return FALSE;
    }

  return TRUE;
}

static const char *
name_of (GtkWidget *control)
{
  GtkWidget *label = view_find (control, GTK_TYPE_LABEL);
  const char *tooltip = gtk_widget_get_tooltip_text (control);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : tooltip != NULL ? tooltip : "";
}

/*
 * Twenty parts of a call of Fifty-Six, and calls on a table that is low or narrow, have no room for
 * more: they would cover what was said, or people. The main menu would not fit the screen.
 */
static gboolean
is_crowded (GtkWidget *control)
{
  GtkWidget *table = gtk_widget_get_ancestor (control, ATOUT_TYPE_TABLE);

  return g_str_equal (G_OBJECT_TYPE_NAME (control), MENU_ITEM)
         || (gtk_widget_get_ancestor (control, ATOUT_TYPE_CALL_PANEL) != NULL && !is_tall)
         || (gtk_widget_get_ancestor (control, ATOUT_TYPE_CALLS) != NULL && table != NULL
             && gtk_widget_has_css_class (table, "tight"));
}

#define TRICKS_PAGE "AtoutTricksPage"

static gboolean
is_on_tricks_page (GtkWidget *widget)
{
  while (widget != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (widget), TRICKS_PAGE))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL;
}

/* The page of all tricks, which lies on the table while it is open, hides a part of @control. */
static gboolean
is_half_hidden (GtkWidget *root, GtkWidget *control, const graphene_rect_t *bounds)
{
  float x = graphene_rect_get_x (bounds) + graphene_rect_get_width (bounds) / 2;
  float top = graphene_rect_get_y (bounds) + 1;
  float bottom = graphene_rect_get_y (bounds) + graphene_rect_get_height (bounds) - 1;

  return !is_on_tricks_page (control)
         && (is_on_tricks_page (gtk_widget_pick (root, x, top, GTK_PICK_DEFAULT))
             || is_on_tricks_page (gtk_widget_pick (root, x, bottom, GTK_PICK_DEFAULT)));
}

static void
check_size (GtkWidget *root, GtkWidget *control, const graphene_rect_t *bounds, const char *place)
{
  int least = is_crowded (control) ? LEAST : SIZE;
  graphene_point_t at;
  int width, height;

  graphene_rect_get_center (bounds, &at);
  if (find_pressed (root, at.x, at.y) != control /* something lies upon it, or in it */
      || is_half_hidden (root, control, bounds))
    return;
  width = find_reach (root, control, at.x, at.y, -1, 0) + 1
          + find_reach (root, control, at.x, at.y, 1, 0);
  height = find_reach (root, control, at.x, at.y, 0, -1) + 1
           + find_reach (root, control, at.x, at.y, 0, 1);
  if (width < least || height < least)
    support_fail ("%s: %s “%s” at %g, %g is hit on %d x %d pixels", place,
                  G_OBJECT_TYPE_NAME (control), name_of (control), bounds->origin.x,
                  bounds->origin.y, width, height);
}

static void
check_apart (GtkWidget *a, const graphene_rect_t *bounds, GtkWidget *b,
             const graphene_rect_t *others, const char *place)
{
  graphene_rect_t both;

  /* one may have another in a corner */
  if (graphene_rect_contains_rect (bounds, others) || graphene_rect_contains_rect (others, bounds)
      || !graphene_rect_intersection (bounds, others, &both) || both.size.width <= TOUCH
      || both.size.height <= TOUCH)
    return;
  support_fail ("%s: %s “%s” and %s “%s” share %g x %g pixels", place, G_OBJECT_TYPE_NAME (a),
                name_of (a), G_OBJECT_TYPE_NAME (b), name_of (b), both.size.width,
                both.size.height);
}

static gboolean
is_message (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/* One of the @widgets of @root is a message, which lies on what is at @bounds until it goes. */
static gboolean
has_message_on (GtkWidget *root, const GPtrArray *widgets, GtkWidget *control,
                const graphene_rect_t *bounds)
{
  for (guint i = 0; i < widgets->len; i++)
    {
      graphene_rect_t place;

      if (is_message (widgets->pdata[i]) && !gtk_widget_is_ancestor (control, widgets->pdata[i])
          && gtk_widget_compute_bounds (widgets->pdata[i], root, &place))
        return graphene_rect_intersection (&place, bounds, NULL);
    }

  return FALSE;
}

static void
check_targets (GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) widgets = view_find_all (root, GTK_TYPE_WIDGET);
  g_autofree GtkWidget **controls = g_new (GtkWidget *, widgets->len);
  g_autofree graphene_rect_t *bounds = g_new (graphene_rect_t, widgets->len);
  guint n = 0;

  for (guint i = 0; i < widgets->len; i++)
    if (is_pressed (widgets->pdata[i])
        && gtk_widget_compute_bounds (widgets->pdata[i], root, &bounds[n])
        && is_whole (root, widgets->pdata[i], &bounds[n])
        && !has_message_on (root, widgets, widgets->pdata[i], &bounds[n]))
      controls[n++] = widgets->pdata[i];
  for (guint i = 0; i < n; i++)
    {
      check_size (root, controls[i], &bounds[i], place);
      for (guint j = 0; j < i; j++)
        check_apart (controls[i], &bounds[i], controls[j], &bounds[j], place);
    }
}

/* Fingers have their room in the bar without the table losing any: it is no higher than usual. */
static void
check_bar (GtkWidget *root, const char *place)
{
  GtkWidget *bar = view_find (root, ADW_TYPE_HEADER_BAR);
  int height = bar != NULL && gtk_widget_get_mapped (bar) ? gtk_widget_get_height (bar) : BAR;

  if (height > BAR)
    support_fail ("%s: the header bar is %d pixels high, not %d", place, height, BAR);
}

/* In a wide window a few words on a button stand in one line. */
static void
check_lines (GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkLabel *label = labels->pdata[i];
      const char *text = gtk_label_get_text (label);

      if (gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_BUTTON) != NULL
          && gtk_widget_get_ancestor (GTK_WIDGET (label), ATOUT_TYPE_TABLE) == NULL
          && g_utf8_strlen (text, -1) <= WORDS
          && pango_layout_get_line_count (gtk_label_get_layout (label)) > 1)
        support_fail ("%s: “%s” stands in several lines", place, text);
    }
}

static void
look (const Walk *walk, GtkWidget *root, const char *place)
{
  GtkWidget *table = view_find (root, ATOUT_TYPE_TABLE);

  is_tall = walk->height > 2 * walk->width;
  check_bar (root, place);
  if (gtk_widget_get_width (root) > DESK)
    check_lines (root, place);
  if (table != NULL)
    table_clear_check_result (table, place);
  do
    {
      view_wait_for_draw (root);
      check_targets (root, place);
    }
  while (walk_scroll_on (root));
  walk_scroll_back (root);
}

const WalkLook look_targets = { "targets", WALK_MENUS, look, NULL, NULL };
