/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever hears the program instead of seeing it: all that can have the keys has a name, and says
 * it once. The accessibility bus tells, as it does a screen reader.
 */

#include <string.h>

#include "support.h"
#include "view-bus.h"
#include "view-guest.h"
#include "view-walk.h"

#define WIDTH 1000
#define HEIGHT 700

/* True when @name is some words, and then the same words again. */
static gboolean
is_said_twice (const char *name)
{
  const size_t length = strlen (name);
  const size_t half = length / 2;

  return length % 2 == 1 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

/* True when @namer is not all of @name: GTK 4.8 adds it to what something has of its own. */
static gboolean
is_added (const char *name, const char *namer)
{
  return namer[0] != '\0' && strstr (name, namer) != NULL && strcmp (name, namer) != 0;
}

/* True when there is none: GTK 4.8 then says what type of widget it is. */
static gboolean
is_no_name (const char *name)
{
  return name[0] == '\0' || g_type_from_name (name) != 0;
}

static const char *
judge (const char *name, const char *namer)
{
  if (is_no_name (name))
    return "no name";
  if (is_said_twice (name))
    return "said twice";

  return is_added (name, namer) ? "two names" : NULL;
}

static void
look (GtkWidget *root, const char *place)
{
  guint n_judged;
  g_autoptr (GPtrArray) said
      = view_bus_judge (GTK_WINDOW (gtk_widget_get_root (root)), judge, &n_judged);

  for (guint i = 0; i < said->len; i++)
    support_fail ("%s: %s", place, (const char *) said->pdata[i]);
  g_assert_cmpuint (n_judged, >, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = NULL;
  Walk walk = { NULL, WIDTH, HEIGHT, look, FALSE };

  view_bus_use ();
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  walk.application = application;
  walk_add_tests (&walk, "/names");

  return g_test_run ();
}
