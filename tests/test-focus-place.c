/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * When the widget with the focus goes away, its neighbour gets the focus before the next event. On
 * the pages of the program this also works while another page covers them.
 */

#include <adwaita.h>

#include "add-tests.h"
#include "app/match/atout-new-match-page.h"
#include "app/start/atout-start-page.h"
#include "view-support.h"
#include "view/help/atout-help-page.h"
#include "view/widgets/focus-place.h"
#include "view/widgets/remove-children.h"

/* ---- How it goes ----------------------------------------------------------------------------- */

static void
hide (GtkWidget *widget)
{
  gtk_widget_set_visible (widget, FALSE);
}

static void
disable (GtkWidget *widget)
{
  gtk_widget_set_sensitive (widget, FALSE);
}

static void
hide_parent (GtkWidget *widget)
{
  hide (gtk_widget_get_parent (widget));
}

static void
drop (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_LIST_BOX (parent))
    gtk_list_box_remove (GTK_LIST_BOX (parent), widget);
  else
    gtk_widget_unparent (widget);
}

static GtkWidget *
new_button (const char *name)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_name (button, name);

  return button;
}

static GtkWidget *
new_row (const char *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *left = g_strconcat (name, "-left", NULL);
  g_autofree char *right = g_strconcat (name, "-right", NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_name (row, name);
  gtk_box_append (GTK_BOX (box), new_button (left));
  gtk_box_append (GTK_BOX (box), new_button (right));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return row;
}

static void
fill_list (GtkWidget *list)
{
  static const char *const names[] = { "one", "two", "three" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (names[i]));
}

/* Rebuilds the list of @row, as many pages of the program do. */
static void
refill (GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_parent (row);

  remove_children (list);
  fill_list (list);
}

static void
drop_all (GtkWidget *row)
{
  remove_children (gtk_widget_get_parent (row));
}

static void
drop_behind (GtkWidget *row)
{
  while (gtk_widget_get_next_sibling (row) != NULL)
    drop (gtk_widget_get_next_sibling (row));
  drop (row);
}

/* ---- In a window ----------------------------------------------------------------------------- */

/* Shows the button "above", a list with two buttons in each row, and the button "below". */
static GtkWidget *
new_window (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = gtk_list_box_new ();

  focus_place_keep (GTK_WINDOW (window));
  fill_list (list);
  gtk_box_append (GTK_BOX (box), new_button ("above"));
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), new_button ("below"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);

  return window;
}

static GtkWidget *
find_named (GtkWidget *root, const char *name)
{
  g_autoptr (GPtrArray) all = view_find_all (root, GTK_TYPE_WIDGET);

  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (gtk_widget_get_name (all->pdata[i]), name))
      return all->pdata[i];

  g_error ("there is no %s", name);
}

static gboolean
has_come (gpointer flag)
{
  *(gboolean *) flag = TRUE;

  return G_SOURCE_REMOVE;
}

/* Runs all sources whose priority is higher than that of events and frames. */
static void
wait_a_moment (void)
{
  gboolean is_over = FALSE;

  g_idle_add_full (G_PRIORITY_HIGH, has_come, &is_over, NULL);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

typedef struct
{
  const char *name; /* the widget with the focus, which goes away */
  void (*lose) (GtkWidget *widget);
  const char *next; /* the widget with the focus afterwards */
} Row;

static const Row rows[] = {
  { "above", hide, "one" },
  { "above", drop, "one" },
  { "above", disable, "one" },
  { "below", hide, "three-right" },
  { "one", hide, "two" },
  { "two", hide, "three" },
  { "two", disable, "three" },
  { "two", drop, "three" },
  { "two", refill, "one" },
  { "three", hide, "two" },
  { "three", drop, "two" },
  { "two", drop_all, "below" },
  { "two", drop_behind, "one" },
  { "two", hide_parent, "below" },
  { "two-left", hide, "two-right" },
  { "two-left", disable, "two-right" },
  { "two-right", hide, "two-left" },
  { "two-right", hide_parent, "two" },
};

static void
check_focus (GtkWidget *window, const Row *row)
{
  g_test_message ("%s goes, then %s", row->name, row->next);
  wait_a_moment ();
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_cmpstr (gtk_widget_get_name (gtk_window_get_focus (GTK_WINDOW (window))), ==, row->next);
}

static void
test_window (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *window = new_window ();
      GtkWidget *widget = find_named (window, rows[i].name);

      g_assert_true (gtk_widget_grab_focus (widget));
      rows[i].lose (widget);
      check_focus (window, &rows[i]);
      view_wait_for_draw (window); /* GTK must not move the focus later */
      check_focus (window, &rows[i]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The focus is NULL after the only focusable widget is disabled, and works when it is enabled. */
static void
test_nothing_left (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *frame = adw_bin_new ();
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *button = new_button ("only");

  focus_place_keep (GTK_WINDOW (window));
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), new_button ("menu"));
  adw_bin_set_child (ADW_BIN (frame), bar);
  gtk_box_append (GTK_BOX (box), frame);
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);
  g_assert_true (gtk_widget_grab_focus (button));
  disable (button);
  wait_a_moment ();
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_widget_set_sensitive (button, TRUE);
  g_assert_true (gtk_widget_grab_focus (button));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Code that hides a widget and then moves the focus itself is not overruled. */
static void
test_moved (void)
{
  GtkWidget *window = new_window ();

  gtk_widget_grab_focus (find_named (window, "two"));
  hide (find_named (window, "two"));
  gtk_widget_grab_focus (find_named (window, "above"));
  wait_a_moment ();
  g_assert_true (gtk_widget_has_focus (find_named (window, "above")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- On the pages ---------------------------------------------------------------------------- */

static GtkWidget *
focus_on_page (GtkWidget *window, GType type)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus)
      || gtk_widget_get_ancestor (focus, type) == NULL)
    return NULL;

  return focus;
}

typedef struct
{
  GtkWidget *window;
  GType type;
} Visit;

static gboolean
is_on_page (gpointer data)
{
  const Visit *visit = data;

  return focus_on_page (visit->window, visit->type) != NULL;
}

static void
go (Visit *visit, const char *action, GType type)
{
  if (action != NULL)
    gtk_widget_activate_action (visit->window, action, NULL);
  visit->type = type;
  view_wait_for_rest (visit->window, is_on_page, visit, g_type_name (type));
}

/* Hides or disables the widget with the focus; if @covered, while the rules cover its page. */
static void
lose_on_page (AtoutApplication *application, const char *action, GType type,
              void (*lose) (GtkWidget *widget), gboolean covered)
{
  Visit visit = { GTK_WIDGET (view_window_new (application, NULL)), type };
  GtkWidget *focus;

  go (&visit, action, type);
  focus = focus_on_page (visit.window, type);
  if (covered)
    go (&visit, "win.help", ATOUT_TYPE_HELP_PAGE);
  lose (focus);
  if (covered)
    go (&visit, "win.back", type);
  else
    wait_a_moment ();
  g_assert_nonnull (focus_on_page (visit.window, type));
  g_assert_true (focus_on_page (visit.window, type) != focus);
  gtk_window_destroy (GTK_WINDOW (visit.window));
}

static void
test_pages (gconstpointer data)
{
  const struct
  {
    const char *action; /* opens the page; NULL for the start page */
    GType type;
  } pages[] = {
    { NULL, ATOUT_TYPE_START_PAGE },
    { "win.new-match", ATOUT_TYPE_NEW_MATCH_PAGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    for (gboolean covered = FALSE; covered <= TRUE; covered++)
      {
        AtoutApplication *application = (AtoutApplication *) data;

        lose_on_page (application, pages[i].action, pages[i].type, hide, covered);
        lose_on_page (application, pages[i].action, pages[i].type, disable, covered);
      }
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS ("/focus-place", test_window, test_nothing_left, test_moved);
  g_test_add_data_func ("/focus-place/pages", application, test_pages);

  return g_test_run ();
}
