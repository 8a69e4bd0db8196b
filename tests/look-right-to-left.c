/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever reads from right to left: in every window all around a table, and what is to be read on
 * it, is the mirror image of what others see; cards, people and corners of the table are not.
 */

#include "looks.h"

#include <adwaita.h>
#include <string.h>

#include "support.h"
#include "table-clear.h"
#include "view-drawn.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/backdrop/atout-backdrop.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/told/atout-explanation.h"
#include "view/table/told/atout-tricks-page.h"

#define ROUNDED 2 /* pixels: what stands in the middle may have moved by half of one */

/* What is looked at, and where it is. */
typedef struct
{
  GtkWidget *widget;
  GtkWidget *page; /* which is mirrored */
  float x;         /* on that */
} Thing;

/* ---- What there is --------------------------------------------------------------------------- */

static void
add (GArray *things, GtkWidget *widget, GtkWidget *page)
{
  const Thing thing = { widget, page, 0 };

  g_array_append_val (things, thing);
}

/*
 * All that is seen on @page, without tables and what is told to be read from left to right as a
 * code is. GTK itself does not mirror switches.
 */
static void
add_page (GArray *things, GtkWidget *widget, GtkWidget *page)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || GTK_IS_POPOVER (child))
        continue;
      add (things, child, page);
      if (!GTK_IS_SWITCH (child) && gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
        add_page (things, child, page);
    }
}

static gboolean
is_read (GtkWidget *widget)
{
  return ATOUT_IS_CALLS (widget) || ATOUT_IS_EXPLANATION (widget) || ATOUT_IS_RESULT (widget)
         || ATOUT_IS_TRICKS_PAGE (widget);
}

/* What has a place of its own on a table: its parts, and the names and chips on these. */
static void
add_table (GArray *things, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || GTK_IS_POPOVER (child))
        continue;
      add (things, child, NULL);
      if (!is_read (child) && !gtk_widget_has_css_class (child, "plate")
          && !gtk_widget_has_css_class (child, "chip"))
        add_table (things, child);
    }
}

/* ---- Where it is ----------------------------------------------------------------------------- */

static void
turn_to (GtkWidget *root, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  view_wait_for_draw (root);
  view_wait_for_draw (root);
}

/* Where @thing is on its page, or on @table, counted from the side where reading begins. */
static float
find_x (const Thing *thing, GtkWidget *table, GtkTextDirection direction)
{
  GtkWidget *page = thing->page != NULL ? thing->page : table;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (thing->widget, page, &bounds));
  if (thing->page == NULL || direction == GTK_TEXT_DIR_LTR)
    return bounds.origin.x;

  return (float) gtk_widget_get_width (page) - bounds.origin.x - bounds.size.width;
}

static void
find_all (GArray *things, GtkWidget *table, GtkTextDirection direction)
{
  for (guint i = 0; i < things->len; i++)
    {
      Thing *thing = &g_array_index (things, Thing, i);

      thing->x = find_x (thing, table, direction);
    }
}

static void
check_things (GArray *things, GtkWidget *table, GtkTextDirection direction, const char *place)
{
  for (guint i = 0; i < things->len; i++)
    {
      const Thing *thing = &g_array_index (things, Thing, i);
      float x = find_x (thing, table, direction);

      if (ABS (x - thing->x) > ROUNDED)
        support_fail ("%s: %s “%s” is at %g, not at %g", place, G_OBJECT_TYPE_NAME (thing->widget),
                      GTK_IS_LABEL (thing->widget) ? gtk_label_get_text (GTK_LABEL (thing->widget))
                                                   : "",
                      thing->x, x);
    }
}

/* ---- Signs ----------------------------------------------------------------------------------- */

/* What begins with a sign, or has one within, and no letters. */
static gboolean
has_sign (const char *text)
{
  gboolean has_one = g_str_has_prefix (text, "−") || text[0] == '+' || strstr (text, "±") != NULL;

  for (; has_one && text[0] != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return FALSE;

  return has_one;
}

/* That is read from left to right. */
static void
check_sign (GtkWidget *label, const char *place)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *sign = g_str_has_prefix (text, "\u200e") ? g_utf8_next_char (text) : text;
  const char *end = g_utf8_find_prev_char (sign, text + strlen (text)); /* NULL: it is alone */
  PangoRectangle first, last;

  if (!has_sign (sign) || end == NULL || end == sign)
    return;
  pango_layout_index_to_pos (layout, (int) (sign - text), &first);
  pango_layout_index_to_pos (layout, (int) (end - text), &last);
  if (first.x > last.x)
    support_fail ("%s: “%s” has its end before it", place, text);
}

static void
check_signs (GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    check_sign (labels->pdata[i], place);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *widget;
  GskRenderNode *picture; /* or NULL */
} Part;

static gboolean
is_painted (gpointer data)
{
  Part *self = data;

  view_wait_for_draw (self->widget);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  self->picture = view_picture (self->widget);

  return view_is_painted (self->picture);
}

/* How far each card on @widget lies to the right of the one before in its row. */
static void
add_steps (GArray *steps, GtkWidget *widget)
{
  Part part = { widget, NULL };
  const graphene_rect_t *last = NULL;
  g_autoptr (GArray) drawn = NULL;

  view_wait (is_painted, &part, "the cards");
  drawn = view_drawn (part.picture);
  for (guint i = 0; i < drawn->len; i++)
    {
      const Drawn *card = &g_array_index (drawn, Drawn, i);
      float step;

      if (card->texture == NULL)
        continue;
      if (last != NULL && last->origin.y == card->place.origin.y)
        {
          step = card->place.origin.x - last->origin.x;
          g_array_append_val (steps, step);
        }
      last = &card->place;
    }
  g_clear_pointer (&part.picture, gsk_render_node_unref);
}

/* Those of all cards on @table, which may be NULL. */
static GArray *
find_steps (GtkWidget *table)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (float));

  if (table == NULL)
    return steps;
  for (GtkWidget *part = gtk_widget_get_first_child (table); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (gtk_widget_get_mapped (part) && !ATOUT_IS_BACKDROP (part) && !ATOUT_IS_PORTRAIT (part))
      add_steps (steps, part);

  return steps;
}

static void
check_steps (GArray *steps, GArray *others, const char *place)
{
  if (steps->len != others->len)
    {
      support_fail ("%s: %u cards lie beside others, not %u", place, steps->len, others->len);
      return;
    }
  for (guint i = 0; i < steps->len; i++)
    {
      float step = g_array_index (steps, float, i);
      float other = g_array_index (others, float, i);

      if (ABS (step - other) > ROUNDED)
        support_fail ("%s: a card lies %g beside another one, not %g", place, step, other);
    }
}

/* ---- Test ------------------------------------------------------------------------------------ */

static void
look (const Walk *walk G_GNUC_UNUSED, GtkWidget *root, const char *place)
{
  GtkWidget *table = view_find (root, ATOUT_TYPE_TABLE);
  g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (Thing));
  g_autoptr (GArray) steps = NULL;
  g_autoptr (GArray) others = NULL;

  add_page (things, root, root);
  if (table != NULL)
    {
      add_table (things, table);
      for (GtkWidget *part = gtk_widget_get_first_child (table); part != NULL;
           part = gtk_widget_get_next_sibling (part))
        if (is_read (part) && gtk_widget_get_mapped (part))
          add_page (things, part, part);
      if (view_find (table, ATOUT_TYPE_RESULT) == NULL) /* which lies on all else */
        table_clear_check (table, place);
    }
  find_all (things, table, GTK_TEXT_DIR_RTL);
  check_signs (root, place);
  steps = find_steps (table);
  turn_to (root, GTK_TEXT_DIR_LTR);
  check_things (things, table, GTK_TEXT_DIR_LTR, place);
  others = find_steps (table);
  check_steps (steps, others, place);
  turn_to (root, GTK_TEXT_DIR_RTL);
}

/* What is shown is made from right to left, too: signs are written otherwise. */
static void
begin (const Walk *walk G_GNUC_UNUSED)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

const WalkLook look_right_to_left = { "right-to-left", 0, look, NULL, begin };
