/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * On a telephone: nothing that is written there is cut off, nothing is larger than the screen.
 */

#include "looks.h"

#include <adwaita.h>
#include <string.h>

#include "app/widgets/atout-bar-title.h"
#include "support.h"
#include "table-clear.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

#define ROUNDED 1     /* pixels */
#define RIM 2         /* the same */
#define SCROLLBAR 17  /* pixels */
#define CODE_LEAST 20 /* letters */

static const Walk *walk;

/* ---- Room ------------------------------------------------------------------------------------ */

/* Which of the widgets in @widget is it that needs more than @width? */
static GtkWidget *
find_widest (GtkWidget *widget, int width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int needed;

      if (!gtk_widget_get_mapped (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
      if (needed > width)
        return find_widest (child, width);
    }

  return widget;
}

/* True when @root is no larger than the screen. */
static gboolean
check_size (GtkWidget *root, const char *place)
{
  int width = gtk_widget_get_width (root);
  int height = gtk_widget_get_height (root);

  if (width > walk->width)
    support_fail ("%s: %d pixels are taken, for the sake of %s", place, width,
                  G_OBJECT_TYPE_NAME (find_widest (root, walk->width)));
  else if (height > walk->height)
    support_fail ("%s: %d pixels are taken from top to bottom", place, height);

  return width <= walk->width && height <= walk->height;
}

/* Who reads looks up and down, not to the sides. */
static void
check_scrolling (GtkWidget *scrolled, GtkWidget *root G_GNUC_UNUSED, const char *place)
{
  GtkAdjustment *sideways = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double hidden = gtk_adjustment_get_upper (sideways) - gtk_adjustment_get_page_size (sideways);

  if (hidden > ROUNDED)
    support_fail ("%s: %g pixels lie beside what is seen, for the sake of %s", place, hidden,
                  G_OBJECT_TYPE_NAME (find_widest (scrolled, walk->width)));
}

/* True when the user can scroll to @widget. */
static gboolean
can_be_reached (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
}

static void
check_bounds (GtkWidget *widget, GtkWidget *root, const char *place, const char *what)
{
  graphene_rect_t bounds;
  float right, end;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  right = bounds.origin.x + bounds.size.width;
  end = bounds.origin.y + bounds.size.height;
  if (bounds.origin.x < -ROUNDED || right > (float) gtk_widget_get_width (root) + ROUNDED)
    support_fail ("%s: “%s” lies from %g to %g", place, what, bounds.origin.x, right);
  else if (!can_be_reached (widget)
           && (bounds.origin.y < -ROUNDED || end > (float) gtk_widget_get_height (root) + ROUNDED))
    support_fail ("%s: “%s” lies from %g down to %g", place, what, bounds.origin.y, end);
}

/* What is pressed may have but a picture. */
static void
check_button (GtkWidget *button, GtkWidget *root, const char *place)
{
  const char *tooltip = gtk_widget_get_tooltip_text (button);

  check_bounds (button, root, place, tooltip != NULL ? tooltip : G_OBJECT_TYPE_NAME (button));
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* The name of the user is one word, which is not very long. */
static gboolean
is_name_broken (PangoLayout *layout, const char *text)
{
  return g_str_equal (text, WALK_PLAYER) && pango_layout_get_line_count (layout) > 1;
}

/* True for what is no word: a code, or where a file is. */
static gboolean
has_code (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) > CODE_LEAST && strpbrk (words[i], "/0123456789") != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
is_no_hyphen (PangoAttribute *attribute, gpointer data G_GNUC_UNUSED)
{
  return attribute->klass->type == PANGO_ATTR_INSERT_HYPHENS
         && ((PangoAttrInt *) attribute)->value == 0;
}

/* Where it is broken Pango would add a hyphen. */
static void
check_code (PangoLayout *layout, const char *place)
{
  PangoAttrList *attributes = pango_layout_get_attributes (layout);
  PangoAttrList *own = attributes != NULL ? pango_attr_list_copy (attributes) : NULL;
  PangoAttrList *found = own != NULL ? pango_attr_list_filter (own, is_no_hyphen, NULL) : NULL;

  if (found == NULL)
    support_fail ("%s: “%s” may be broken by a hyphen", place, pango_layout_get_text (layout));
  g_clear_pointer (&found, pango_attr_list_unref);
  g_clear_pointer (&own, pango_attr_list_unref);
}

static void
check_label (GtkWidget *label, GtkWidget *root, const char *place)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    support_fail ("%s: “%s” is cut short", place, text);
  else if (is_name_broken (layout, text))
    support_fail ("%s: “%s” is broken", place, text);
  else if (width > gtk_widget_get_width (label) + ROUNDED
           || height > gtk_widget_get_height (label) + ROUNDED)
    support_fail ("%s: “%s” needs %d x %d pixels, not %d x %d", place, text, width, height,
                  gtk_widget_get_width (label), gtk_widget_get_height (label));
  if (has_code (text) && gtk_label_get_wrap (GTK_LABEL (label)))
    check_code (layout, place);
  check_bounds (label, root, place, text);
}

static GtkWidget *
scrolled_of (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
}

/* Words lie beside each other; those of a row that is written in change places. */
static void
check_apart (GtkWidget *label, GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);
  graphene_rect_t bounds, other, both;

  g_assert_true (gtk_widget_compute_bounds (label, root, &bounds));
  graphene_rect_inset (&bounds, ROUNDED, ROUNDED);
  for (guint i = 0; i < labels->len && labels->pdata[i] != label; i++)
    if (gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW) == NULL
        && scrolled_of (label) == scrolled_of (labels->pdata[i])
        && gtk_widget_compute_bounds (labels->pdata[i], root, &other)
        && graphene_rect_intersection (&bounds, &other, &both))
      support_fail ("%s: “%s” lies on “%s”", place, gtk_label_get_text (GTK_LABEL (label)),
                    gtk_label_get_text (labels->pdata[i]));
}

/* The words of the bar keep off its edges. */
static void
check_bar (GtkWidget *title, GtkWidget *root G_GNUC_UNUSED, const char *place)
{
  GtkWidget *bar = gtk_widget_get_ancestor (title, ADW_TYPE_HEADER_BAR);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (title, bar, &bounds));
  if (bounds.origin.y < RIM
      || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (bar) - RIM)
    support_fail ("%s: the title takes %g of the %d pixels of the bar", place, bounds.size.height,
                  gtk_widget_get_height (bar));
}

/* Words of a menu, which scrolls where it is higher than the screen, lie beside what scrolls it. */
static void
check_menu (GtkWidget *label, GtkWidget *root, const char *place)
{
  GtkWidget *scrolled = scrolled_of (label);
  graphene_rect_t bounds;

  if (scrolled == NULL || gtk_widget_get_ancestor (root, GTK_TYPE_POPOVER_MENU) == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (label, scrolled, &bounds));
  if (bounds.origin.x + bounds.size.width > (float) (gtk_widget_get_width (scrolled) - SCROLLBAR))
    support_fail ("%s: what scrolls lies on “%s”", place, gtk_label_get_text (GTK_LABEL (label)));
}

/* ---- The walk -------------------------------------------------------------------------------- */

typedef void (*Check) (GtkWidget *widget, GtkWidget *root, const char *place);

static guint
check_all (GtkWidget *root, GType type, Check check, const char *place)
{
  g_autoptr (GPtrArray) found = view_find_all (root, type);

  for (guint i = 0; i < found->len; i++)
    check (found->pdata[i], root, place);

  return found->len;
}

/* A popover is larger than what is seen of it: the rest is its shadow. */
static GtkWidget *
seen_of (GtkWidget *root)
{
  return GTK_IS_POPOVER (root) ? gtk_widget_get_parent (gtk_popover_get_child (GTK_POPOVER (root)))
                               : root;
}

static void
look (const Walk *how, GtkWidget *root, const char *place)
{
  GtkWidget *seen = seen_of (root);
  GtkWidget *table = view_find (root, ATOUT_TYPE_TABLE);

  walk = how;
  if (!check_size (seen, place))
    return;
  check_all (seen, GTK_TYPE_SCROLLED_WINDOW, check_scrolling, place);
  check_all (seen, GTK_TYPE_BUTTON, check_button, place);
  g_assert_cmpuint (check_all (seen, GTK_TYPE_LABEL, check_label, place), >, 0);
  check_all (seen, GTK_TYPE_LABEL, check_menu, place);
  check_all (seen, ATOUT_TYPE_BAR_TITLE, check_bar, place);
  if (table == NULL)
    check_all (seen, GTK_TYPE_LABEL, check_apart, place);
  if (table != NULL && view_find (table, ATOUT_TYPE_RESULT) == NULL) /* which lies on all else */
    table_clear_check (table, place);
  else if (table != NULL)
    table_clear_check_result (table, place);
}

const WalkLook look_fits = { "fits", WALK_MENUS | WALK_BUTTONS, look, NULL, NULL };
