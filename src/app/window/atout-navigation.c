/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-navigation.h"

#include "view/widgets/focus-place.h"
#include "view/widgets/page-styles.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

/* A page on the user’s path. */
typedef struct
{
  AtoutPage *page;
  gulong retitled;
  FocusPlace *focus; /* focus before the next page was opened, or NULL */
} Stop;

struct _AtoutNavigation
{
  GObject parent_instance;

  GtkStack *stack;
  GPtrArray *stops;   /* Stop, the top page last */
  GPtrArray *passing; /* pages to remove from the stack when left */
  GPtrArray *leaving; /* left pages that may still be visible */
};

enum
{
  MOVED,
  LEFT,
  RETITLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutNavigation, atout_navigation, G_TYPE_OBJECT)

static void
stop_free (gpointer data)
{
  Stop *stop = data;

  g_clear_pointer (&stop->focus, focus_place_free);
  g_signal_handler_disconnect (stop->page, stop->retitled);
  g_object_unref (stop->page);
  g_free (stop);
}

static Stop *
top_of (AtoutNavigation *self)
{
  return self->stops->pdata[self->stops->len - 1];
}

static void
page_retitled (AtoutNavigation *self, AtoutPage *page)
{
  if (top_of (self)->page == page)
    g_signal_emit (self, signals[RETITLED], 0);
}

static void
add_stop (AtoutNavigation *self, AtoutPage *page)
{
  Stop *stop = g_new0 (Stop, 1);

  stop->page = g_object_ref (page);
  stop->retitled = g_signal_connect_swapped (page, "retitled", G_CALLBACK (page_retitled), self);
  g_ptr_array_add (self->stops, stop);
}

/* ---- Pages left by the user ------------------------------------------------------------------ */

static void
let_go (AtoutNavigation *self, AtoutPage *page)
{
  g_signal_emit (self, signals[LEFT], 0, page);
  if (g_ptr_array_remove (self->passing, page))
    gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

/* Drops left pages when no transition shows them. */
static void
clear (AtoutNavigation *self)
{
  g_autoptr (GPtrArray) gone = NULL;

  if (gtk_stack_get_transition_running (self->stack))
    return;
  gone = g_steal_pointer (&self->leaving);
  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < gone->len; i++)
    if (!atout_navigation_has (self, gone->pdata[i]))
      let_go (self, gone->pdata[i]);
}

static void
cut (AtoutNavigation *self, guint n)
{
  for (; self->stops->len > n; g_ptr_array_remove_index (self->stops, self->stops->len - 1))
    if (!g_ptr_array_find (self->leaving, top_of (self)->page, NULL))
      g_ptr_array_add (self->leaving, g_object_ref (top_of (self)->page));
}

/* ---- The top page ---------------------------------------------------------------------------- */

static void
give_focus (Stop *stop)
{
  GtkWidget *page = GTK_WIDGET (stop->page);

  if (stop->focus != NULL && focus_place_take (stop->focus))
    return;
  if (!spoken_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static const char *
get_title (AtoutNavigation *self)
{
  const char *title = atout_page_get_title (top_of (self)->page);

  return title != NULL ? title : APP_NAME;
}

static void
name_parts (AtoutNavigation *self)
{
  spoken_name_parts (GTK_WIDGET (top_of (self)->page), get_title (self));
}

static void
show_top (AtoutNavigation *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->stack));

  /* prevents the stack from restoring an old focus */
  if (root != NULL)
    gtk_root_set_focus (root, NULL);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (top_of (self)->page));
  name_parts (self);
  g_signal_emit (self, signals[MOVED], 0);
  /* screen readers read the focus over the window title */
  spoken_announce (GTK_WIDGET (top_of (self)->page), get_title (self));
  give_focus (top_of (self));
  clear (self);
}

static void
note_focus (AtoutNavigation *self)
{
  Stop *stop = top_of (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->stack));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_clear_pointer (&stop->focus, focus_place_free);
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (stop->page)))
    stop->focus = focus_place_new (focus);
}

static void
put_on_top (AtoutNavigation *self, AtoutPage *page)
{
  page_styles_load (gtk_widget_get_display (GTK_WIDGET (self->stack)));
  if (gtk_widget_get_parent (GTK_WIDGET (page)) == NULL)
    {
      gtk_stack_add_child (self->stack, GTK_WIDGET (page));
      g_ptr_array_add (self->passing, page);
    }
  add_stop (self, page);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_navigation_dispose (GObject *object)
{
  AtoutNavigation *self = ATOUT_NAVIGATION (object);

  g_clear_pointer (&self->stops, g_ptr_array_unref);
  g_clear_pointer (&self->passing, g_ptr_array_unref);
  g_clear_pointer (&self->leaving, g_ptr_array_unref);

  G_OBJECT_CLASS (atout_navigation_parent_class)->dispose (object);
}

static void
atout_navigation_class_init (AtoutNavigationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_navigation_dispose;

  /** AtoutNavigation::moved: emitted when another page is on top, before it gets the focus */
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  /** AtoutNavigation::left: emitted when the left @page is out of sight */
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, ATOUT_TYPE_PAGE);
  /** AtoutNavigation::retitled: emitted when the top page changes its title */
  signals[RETITLED] = g_signal_new ("retitled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_navigation_init (AtoutNavigation *self)
{
  self->stops = g_ptr_array_new_with_free_func (stop_free);
  self->passing = g_ptr_array_new ();
  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
}

AtoutNavigation *
atout_navigation_new (GtkStack *stack, AtoutPage *first)
{
  AtoutNavigation *self = g_object_new (ATOUT_TYPE_NAVIGATION, NULL);

  self->stack = stack;
  spoken_hide_pages (stack);
  add_stop (self, first);
  gtk_stack_set_visible_child (stack, GTK_WIDGET (first));
  name_parts (self);
  g_signal_connect_object (stack, "notify::transition-running", G_CALLBACK (clear), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* ---- Moving between pages -------------------------------------------------------------------- */

AtoutPage *
atout_navigation_get_page (AtoutNavigation *self)
{
  g_return_val_if_fail (ATOUT_IS_NAVIGATION (self), NULL);

  return top_of (self)->page;
}

static int
find (AtoutNavigation *self, AtoutPage *page)
{
  for (guint i = 0; i < self->stops->len; i++)
    if (((Stop *) self->stops->pdata[i])->page == page)
      return (int) i;

  return -1;
}

gboolean
atout_navigation_has (AtoutNavigation *self, AtoutPage *page)
{
  g_return_val_if_fail (ATOUT_IS_NAVIGATION (self), FALSE);

  return find (self, page) >= 0;
}

GPtrArray *
atout_navigation_list (AtoutNavigation *self)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ATOUT_IS_NAVIGATION (self), pages);

  for (guint i = 0; i < self->stops->len; i++)
    g_ptr_array_add (pages, g_object_ref (((Stop *) self->stops->pdata[i])->page));

  return pages;
}

void
atout_navigation_open (AtoutNavigation *self, AtoutPage *page)
{
  g_return_if_fail (ATOUT_IS_NAVIGATION (self));
  g_return_if_fail (ATOUT_IS_PAGE (page));

  if (find (self, page) >= 0)
    {
      cut (self, (guint) find (self, page) + 1);
    }
  else
    {
      note_focus (self);
      put_on_top (self, page);
    }
  show_top (self);
}

void
atout_navigation_restart (AtoutNavigation *self, AtoutPage *page)
{
  g_return_if_fail (ATOUT_IS_NAVIGATION (self));
  g_return_if_fail (ATOUT_IS_PAGE (page));

  cut (self, 1);
  put_on_top (self, page);
  show_top (self);
}

void
atout_navigation_go_back (AtoutNavigation *self)
{
  g_return_if_fail (ATOUT_IS_NAVIGATION (self));

  if (atout_page_go_back (top_of (self)->page) || self->stops->len == 1)
    return;
  cut (self, self->stops->len - 1);
  show_top (self);
}
