/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever hears the program instead of seeing it: all that can have the keys has a name, the one
 * that the program gives it, and says it once; likewise what is told of it besides. The
 * accessibility bus tells, as it does a screen reader.
 */

#include "looks.h"

#include <adwaita.h>
#include <string.h>

#include "model/words/words-spoken.h"
#include "support.h"
#include "view-bus.h"
#include "view/table/atout-table.h"

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

/* ---- What the program gives ------------------------------------------------------------------ */

#define NAME "test-name" /* of a widget: what it was called last, … */
#define TEXT "test-text" /* … and what was told of it */

/* GTK may have something else heard: these see to it that it has not, and are called through. */
void __real_spoken_set_name (GtkWidget *widget, const char *name);
void __real_spoken_set_description (GtkWidget *widget, const char *text);
void __wrap_spoken_set_name (GtkWidget *widget, const char *name);
void __wrap_spoken_set_description (GtkWidget *widget, const char *text);

void
__wrap_spoken_set_name (GtkWidget *widget, const char *name)
{
  g_object_set_data_full (G_OBJECT (widget), NAME, words_name_signs (name), g_free);
  __real_spoken_set_name (widget, name);
}

void
__wrap_spoken_set_description (GtkWidget *widget, const char *text)
{
  g_object_set_data_full (G_OBJECT (widget), TEXT, text != NULL ? words_name_signs (text) : NULL,
                          g_free);
  __real_spoken_set_description (widget, text);
}

/* Adds what is given for @key to all that is seen in @widget, or to what can have the keys. */
static void
collect (GtkWidget *widget, const char *key, gboolean all, GPtrArray *given)
{
  const char *text = g_object_get_data (G_OBJECT (widget), key);
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (!gtk_widget_get_mapped (widget) || role == GTK_ACCESSIBLE_ROLE_NONE
      || role == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    return;
  if (text != NULL && text[0] != '\0'
      && (all
          || (gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget)
              && !GTK_IS_SCROLLED_WINDOW (widget)))) /* only while there is more to see */
    g_ptr_array_add (given, (gpointer) text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, key, all, given);
}

/* Of each as many are @heard at least. */
static void
compare (GtkWidget *root, const char *key, gboolean all, GHashTable *heard, const char *place)
{
  g_autoptr (GPtrArray) given = g_ptr_array_new ();

  collect (root, key, all, given);
  for (guint i = 0; i < given->len; i++)
    {
      guint n = 0;

      for (guint k = 0; k < given->len; k++)
        n += g_str_equal (given->pdata[k], given->pdata[i]);
      if (GPOINTER_TO_UINT (g_hash_table_lookup (heard, given->pdata[i])) < n)
        support_fail ("%s: “%s”, given %u times, is not heard so often", place,
                      (const char *) given->pdata[i], n);
    }
}

/* What can be pressed or chosen, by its role. Parts of a table or a list say where they are. */
static gboolean
does_something (const char *stop)
{
  static const char *const others[]
      = { "generic", "group", "label", "link", "list", "list item", "widget" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *beginning = g_strconcat (others[i], " “", NULL);

      if (g_str_has_prefix (stop, beginning))
        return FALSE;
    }

  return TRUE;
}

/*
 * Whoever hears of one alone knows which one it is. At a table a pack may hold a card twice, and a
 * call may be made twice.
 */
static void
check_distinct (GHashTable *stops, const char *place)
{
  GHashTableIter iter;
  gpointer stop, n;

  g_hash_table_iter_init (&iter, stops);
  while (g_hash_table_iter_next (&iter, &stop, &n))
    if (GPOINTER_TO_UINT (n) > 1 && does_something (stop))
      support_fail ("%s: %s is there %u times", place, (char *) stop, GPOINTER_TO_UINT (n));
}

/* What is written in has the keys by its own name. */
static void
check_entry (GtkWidget *root, const char *place)
{
  GtkWidget *row = view_find (root, ADW_TYPE_ENTRY_ROW);
  BusHeard *heard;

  if (row == NULL)
    return;
  gtk_widget_grab_focus (row);
  heard = view_bus_judge (GTK_WINDOW (root), judge, FALSE);
  if (heard->n_focused == 0)
    support_fail ("%s: nothing is heard to have the keys", place);
  bus_heard_free (heard);
}

/* What opens is not all that is heard then: of what lies behind it only what can have the keys. */
static void
look (const Walk *walk G_GNUC_UNUSED, GtkWidget *root, const char *place)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (root));
  const gboolean all = root == GTK_WIDGET (window);
  BusHeard *heard = view_bus_judge (window, judge, all);

  for (guint i = 0; i < heard->wrong->len; i++)
    support_fail ("%s: %s", place, (const char *) heard->wrong->pdata[i]);
  g_assert_cmpuint (heard->n_judged, >, 0);
  if (all && view_find (GTK_WIDGET (window), ATOUT_TYPE_TABLE) == NULL)
    check_distinct (heard->stops, place);
  compare (root, NAME, all, heard->names, place);
  if (all)
    compare (root, TEXT, all, heard->descriptions, place);
  bus_heard_free (heard);
  if (all)
    check_entry (root, place);
}

const WalkLook look_names = { "names", WALK_MENUS, look, view_bus_use, NULL };
