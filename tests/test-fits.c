/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * On a telephone: nothing that is written there is cut off, nothing is wider than the screen.
 * test-fits [LANGUAGE]
 */

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "language.h"
#include "support.h"
#include "view-guest.h"
#include "view-walk.h"

#define WIDTH 360
#define HEIGHT 640
#define ROUNDED 1 /* pixels */

static const char *language = "de";

/* ---- Widths ---------------------------------------------------------------------------------- */

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

static void
check_width (GtkWidget *root, const char *place)
{
  GtkWidget *widest;

  if (gtk_widget_get_width (root) <= WIDTH)
    return;
  widest = find_widest (root, WIDTH);
  support_fail ("%s: the window takes %d pixels, for the sake of %s", place,
                gtk_widget_get_width (root), G_OBJECT_TYPE_NAME (widest));
}

/* Who reads looks up and down, not to the sides. */
static void
check_scrolling (GtkWidget *scrolled, const char *place)
{
  GtkAdjustment *sideways = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double hidden = gtk_adjustment_get_upper (sideways) - gtk_adjustment_get_page_size (sideways);

  if (hidden > ROUNDED)
    support_fail ("%s: %g pixels lie beside what is seen, for the sake of %s", place, hidden,
                  G_OBJECT_TYPE_NAME (find_widest (scrolled, WIDTH)));
}

/* ---- Words ----------------------------------------------------------------------------------- */

static void
check_label (GtkWidget *label, GtkWidget *root, const char *place)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    support_fail ("%s: “%s” is cut short", place, text);
  else if (width > gtk_widget_get_width (label) + ROUNDED
           || height > gtk_widget_get_height (label) + ROUNDED)
    support_fail ("%s: “%s” needs %d x %d pixels, not %d x %d", place, text, width, height,
                  gtk_widget_get_width (label), gtk_widget_get_height (label));
  g_assert_true (gtk_widget_compute_bounds (label, root, &bounds));
  if (bounds.origin.x < -ROUNDED || bounds.origin.x + bounds.size.width > WIDTH + ROUNDED)
    support_fail ("%s: “%s” lies from %g to %g", place, text, bounds.origin.x,
                  bounds.origin.x + bounds.size.width);
}

static void
look (GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);
  g_autoptr (GPtrArray) scrolled = view_find_all (root, GTK_TYPE_SCROLLED_WINDOW);

  check_width (root, place);
  for (guint i = 0; i < scrolled->len; i++)
    check_scrolling (scrolled->pdata[i], place);
  g_assert_cmpuint (labels->len, >, 0);
  for (guint i = 0; i < labels->len; i++)
    check_label (labels->pdata[i], root, place);
}

int
main (int argc, char **argv)
{
  g_autofree char *words = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  g_autofree char *prefix = NULL;
  g_autoptr (AtoutApplication) application = NULL;
  Walk walk = { NULL, WIDTH, HEIGHT, look };

  if (argc > 1 && argv[1][0] != '-')
    language = argv[1];
  g_setenv ("LANGUAGE", language, TRUE);
  language_begin (words);
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  walk.application = application;
  prefix = g_strconcat ("/fits-", language, NULL);
  walk_add_tests (&walk, prefix);

  return g_test_run ();
}
