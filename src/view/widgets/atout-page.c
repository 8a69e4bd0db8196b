/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/atout-page.h"

#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"

enum
{
  RETITLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE (AtoutPage, atout_page, GTK_TYPE_WIDGET)

static const char *
get_no_title (AtoutPage *self G_GNUC_UNUSED)
{
  return NULL;
}

static char *
make_no_subtitle (AtoutPage *self G_GNUC_UNUSED)
{
  return NULL;
}

static gboolean
stay (AtoutPage *self G_GNUC_UNUSED)
{
  return FALSE;
}

static void
atout_page_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_page_parent_class)->dispose (object);
}

static void
atout_page_class_init (AtoutPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->get_title = get_no_title;
  klass->make_subtitle = make_no_subtitle;
  klass->go_back = stay;

  G_OBJECT_CLASS (klass)->dispose = atout_page_dispose;
  widget_class->focus = focus_through;

  signals[RETITLED] = g_signal_new ("retitled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
atout_page_init (AtoutPage *self G_GNUC_UNUSED)
{
}

const char *
atout_page_get_title (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return ATOUT_PAGE_GET_CLASS (self)->get_title (self);
}

char *
atout_page_make_subtitle (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return ATOUT_PAGE_GET_CLASS (self)->make_subtitle (self);
}

gboolean
atout_page_go_back (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), FALSE);

  return ATOUT_PAGE_GET_CLASS (self)->go_back (self);
}

void
atout_page_retitled (AtoutPage *self)
{
  g_return_if_fail (ATOUT_IS_PAGE (self));

  g_signal_emit (self, signals[RETITLED], 0);
}
