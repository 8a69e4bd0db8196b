/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever hears the program instead of seeing it: all that can have the keys has a name, and says
 * it once.
 */

#include <adwaita.h>
#include <string.h>

#include "support.h"
#include "view-guest.h"
#include "view-walk.h"

#define WIDTH 1000
#define HEIGHT 700
#define NO_NAME "\x1" /* none is called so */

/* The name that @widget gives itself, not NULL; free with g_free (). */
static char *
own_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return g_strdup ("");

  return gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, NO_NAME);
}

/* True when @other alone is told to name @widget. */
static gboolean
is_named_by (GtkWidget *widget, GtkWidget *other)
{
  g_autofree char *difference = gtk_test_accessible_check_relation (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, other, NULL);

  return difference == NULL;
}

/* The one at or below @root that names @widget, or NULL. */
static GtkWidget *
find_namer (GtkWidget *root, GtkWidget *widget)
{
  GtkWidget *found = is_named_by (widget, root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_namer (child, widget);

  return found;
}

/* What another widget says for it; a screen reader adds that to the name of its own. */
static char *
added_name (GtkWidget *widget)
{
  GtkWidget *namer = NULL;

  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    namer = find_namer (GTK_WIDGET (gtk_widget_get_root (widget)), widget);

  return namer != NULL ? own_name (namer) : g_strdup ("");
}

static gboolean
can_have_keys (GtkWidget *widget)
{
  /* what has no role speaks for what it is a part of, as the text of a row that is written in */
  if (!gtk_widget_get_focusable (widget) || !gtk_widget_is_sensitive (widget)
      || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_NONE)
    return FALSE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_focus (widget))
      return FALSE;

  return TRUE;
}

/* With what it lies in: else nobody would find it. */
static char *
describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; widget != NULL && i < 4; i++, widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, "%s%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget));

  return g_string_free (text, FALSE);
}

static void
check_name (GtkWidget *widget, const char *place)
{
  g_autofree char *own = own_name (widget);
  g_autofree char *added = added_name (widget);
  g_autofree char *what = describe (widget);

  if (own[0] == '\0' && added[0] == '\0')
    support_fail ("%s: no name has %s", place, what);
  if (own[0] != '\0' && added[0] != '\0')
    support_fail ("%s: “%s” and “%s” are both the name of %s", place, own, added, what);
}

static guint
check_names (GtkWidget *widget, const char *place)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (can_have_keys (widget))
    {
      check_name (widget, place);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_names (child, place);

  return n;
}

static void
look (GtkWidget *root, const char *place)
{
  g_assert_cmpuint (check_names (root, place), >, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = guest_application_new (&argc, &argv);
  const Walk walk = { application, WIDTH, HEIGHT, look, FALSE };

  if (application == NULL)
    return 0;
  walk_add_tests (&walk, "/names");

  return g_test_run ();
}
