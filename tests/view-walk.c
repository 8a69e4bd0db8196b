/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-walk-private.h"

#include <adwaita.h>

#define ROUNDED 1 /* pixels: a page scrolls by whole ones */
#define STEP .9   /* of what is seen: no line is cut twice */

static Walk *walk;
static const WalkTurn *turns;
static const WalkTurn *turn; /* the one of now */

/* ---- Looking --------------------------------------------------------------------------------- */

/* What is shown may need more than it is to have: then that is to be seen. */
static gboolean
has_room (GtkWidget *root)
{
  int width, height;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, walk->width, &height, NULL, NULL, NULL);

  return width <= walk->width && height <= walk->height;
}

/* What it showed before may have made it larger: it is asked until it has its size. */
static gboolean
is_fitted (gpointer root)
{
  if (gtk_widget_get_width (root) == walk->width && gtk_widget_get_height (root) == walk->height)
    return TRUE;
  gtk_window_set_default_size (root, walk->width, walk->height);

  return FALSE;
}

/* One of those who look in this turn has all of @flags. */
static gboolean
is_wanted (WalkFlags flags)
{
  for (guint i = 0; turn->looks[i] != NULL; i++)
    if ((turn->looks[i]->flags & flags) == flags)
      return TRUE;

  return FALSE;
}

/* Those look who have all of @flags. */
static void
look_at (GtkWidget *root, WalkFlags flags, const char *place)
{
  for (guint i = 0; turn->looks[i] != NULL; i++)
    if ((turn->looks[i]->flags & flags) == flags)
      {
        g_test_message ("%s: %s", turn->looks[i]->name, place);
        view_wait (view_is_laid, root, "a table");
        view_wait_for_draw (root);
        view_wait_for_idle ();
        view_wait_for_draw (root);
        turn->looks[i]->look (walk, root, place);
      }
}

/* A window, with the buttons that the desktop gives it. */
static void
look_at_window (GtkWidget *window, const char *buttons, WalkFlags flags, const char *place)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", buttons, NULL);
  if (has_room (window))
    view_wait (is_fitted, window, "the size of the window");
  look_at (window, flags, place);
}

/* ---- What opens from it ---------------------------------------------------------------------- */

/* All lists, menus and questions that what is seen below @widget can open. */
static void
collect_popovers (GtkWidget *widget, GPtrArray *popovers)
{
  if (GTK_IS_POPOVER (widget))
    {
      g_ptr_array_add (popovers, widget);
      return;
    }
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_popovers (child, popovers);
}

static gboolean
is_open (gpointer popover)
{
  return gtk_widget_get_mapped (popover);
}

static gboolean
is_closed (gpointer popover)
{
  return !gtk_widget_get_mapped (popover);
}

/* Scrolls to it as long as it is out of sight: the focus that comes back may have scrolled away. */
static gboolean
is_scrolled_to (gpointer opener)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (opener, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (opener));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (opener, root, &bounds) || bounds.size.width <= 0)
    return FALSE;
  if (bounds.origin.y >= -ROUNDED
      && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (root) + ROUNDED)
    return TRUE;
  if (scrolled != NULL && gtk_widget_compute_bounds (opener, scrolled, &bounds))
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
      double value = gtk_adjustment_get_value (down);

      gtk_adjustment_clamp_page (down, value + bounds.origin.y,
                                 value + bounds.origin.y + bounds.size.height);
    }

  return FALSE;
}

/*
 * As whoever opens it has done before: once it closes, the focus comes back to it, and the page
 * does not scroll away below what is still open.
 */
static void
focus_on (GtkWidget *opener)
{
  GtkWidget *row = gtk_widget_get_ancestor (opener, GTK_TYPE_LIST_BOX_ROW);

  if (!gtk_widget_grab_focus (opener) && row != NULL)
    gtk_widget_grab_focus (row);
}

static void
open_popover (GtkWidget *popover)
{
  GtkWidget *opener = gtk_widget_get_parent (popover);

  focus_on (opener);
  view_wait_for_draw (opener);
  view_wait (is_scrolled_to, opener, "what can be opened");
  if (GTK_IS_MENU_BUTTON (opener))
    gtk_menu_button_popup (GTK_MENU_BUTTON (opener));
  else
    gtk_popover_popup (GTK_POPOVER (popover));
  view_wait (is_open, popover, "what opens");
}

/* A menu, and those within it. */
static void
look_at_menus (GtkWidget *menu, const char *place)
{
  g_autoptr (GListModel) pages = NULL;

  pages = G_LIST_MODEL (gtk_stack_get_pages (GTK_STACK (view_find (menu, GTK_TYPE_STACK))));
  for (guint i = g_list_model_get_n_items (pages); i > 0; i--)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i - 1);

      g_object_set (menu, "visible-submenu", gtk_stack_page_get_name (GTK_STACK_PAGE (page)), NULL);
      look_at (menu, WALK_MENUS, place);
    }
}

static void
look_at_popovers (GtkWidget *window, const char *place)
{
  g_autoptr (GPtrArray) popovers = g_ptr_array_new ();

  collect_popovers (window, popovers);
  for (guint i = 0; i < popovers->len; i++)
    {
      GtkWidget *popover = popovers->pdata[i];
      GtkWidget *opener = gtk_widget_get_parent (popover);
      g_autofree char *there
          = g_strdup_printf ("%s, opened by %s %u", place, G_OBJECT_TYPE_NAME (opener), i);

      open_popover (popover);
      if (GTK_IS_POPOVER_MENU (popover))
        look_at_menus (popover, there);
      else
        look_at (popover, WALK_MENUS, there);
      gtk_popover_popdown (GTK_POPOVER (popover));
      view_wait (is_closed, popover, "what closes");
    }
}

void
walker_look (GtkWidget *window, const char *format, ...)
{
  g_autofree char *place = NULL;
  g_autofree char *more = NULL;
  va_list args;

  va_start (args, format);
  place = g_strdup_vprintf (format, args);
  va_end (args);
  more = g_strconcat (place, ", three window buttons", NULL);
  if (walk->letters == 1 && is_wanted (WALK_BUTTONS))
    look_at_window (window, "icon:minimize,maximize,close", WALK_BUTTONS, more);
  look_at_window (window, ":close", 0, place); /* as GNOME has it */
  if (is_wanted (WALK_MENUS))
    look_at_popovers (window, place);
}

gboolean
walk_scroll_on (GtkWidget *root)
{
  g_autoptr (GPtrArray) scrolled = view_find_all (root, GTK_TYPE_SCROLLED_WINDOW);
  gboolean moved = FALSE;

  for (guint i = 0; i < scrolled->len; i++)
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scrolled->pdata[i]);
      double before = gtk_adjustment_get_value (down);

      gtk_adjustment_set_value (down, before + STEP * gtk_adjustment_get_page_size (down));
      moved |= gtk_adjustment_get_value (down) > before;
    }

  return moved;
}

void
walk_scroll_back (GtkWidget *root)
{
  g_autoptr (GPtrArray) scrolled = view_find_all (root, GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < scrolled->len; i++)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled->pdata[i]), 0);
}

/* ---- The window ------------------------------------------------------------------------------ */

void
walker_begin (Walker *self)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
}

void
walker_open (Walker *self)
{
  self->window = GTK_WIDGET (view_window_new (walk->application, self->history));
  atout_window_set_seed (ATOUT_WINDOW (self->window), WALK_SEED);
}

void
walker_end (Walker *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

gboolean
walker_looks_at_tables (void)
{
  for (guint i = 0; turn->looks[i] != NULL; i++)
    if (!(turn->looks[i]->flags & WALK_TABLES))
      return FALSE;

  return TRUE;
}

void
walker_activate (Walker *self, const char *action)
{
  if (!gtk_widget_activate_action (self->window, action, NULL))
    g_error ("there is no %s", action);
}

GtkWidget *
walker_go (Walker *self, const char *action, GType type)
{
  walker_activate (self, action);

  return view_wait_for_type (self->window, type);
}

void
walker_go_back_to (Walker *self, GType type)
{
  walker_go (self, "win.back", type);
}

/* ---- The walk -------------------------------------------------------------------------------- */

/* As on a telephone, or where a window fills the screen. */
static void
take_frames_away (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (
      style, "window { margin: 0; padding: 0; border: none; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* Players that are chosen one by one, of each level. */
static void
choose_levels (GSettings *settings)
{
  const char *levels[SEATS_MAX + 1] = { "" };

  for (guint seat = 1; seat < SEATS_MAX; seat++)
    levels[seat] = player_of_level ((PlayerLevel) (seat % PLAYER_LEVELS))->name;
  g_settings_set_strv (settings, "opponent-levels", levels);
}

static void
walk_begin (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  take_frames_away ();
  choose_levels (settings);
  g_settings_set_string (settings, "player-name", WALK_PLAYER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* What follows is a table, or none. */
static void
take_turn (const WalkTurn *next, gboolean is_table)
{
  turn = next;
  walk->letters = turn->letters;
  view_enlarge_letters (turn->letters);
  for (guint i = 0; turn->looks[i] != NULL; i++)
    if (turn->looks[i]->begin != NULL && (is_table || !(turn->looks[i]->flags & WALK_TABLES)))
      turn->looks[i]->begin (walk);
}

static void
test_pages (gconstpointer part)
{
  for (guint i = 0; turns[i].looks[0] != NULL; i++)
    {
      take_turn (&turns[i], FALSE);
      if (!walker_looks_at_tables ())
        ((const WalkPart *) part)->walk ();
    }
}

static void
test_game (gconstpointer game)
{
  for (guint i = 0; turns[i].looks[0] != NULL; i++)
    {
      take_turn (&turns[i], TRUE);
      walk_through_game (game);
    }
}

void
walk_add_tests (Walk *how, const WalkTurn *in, const char *prefix)
{
  walk = how;
  turns = in;
  walk_begin ();
  for (guint i = 0; walk_parts[i].name != NULL; i++)
    {
      g_autofree char *path = g_strconcat (prefix, "/", walk_parts[i].name, NULL);

      g_test_add_data_func (path, &walk_parts[i], test_pages);
    }
  view_add_game_tests (prefix, test_game);
}
