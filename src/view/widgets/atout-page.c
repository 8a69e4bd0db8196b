/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/atout-page.h"

#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"

typedef struct
{
  char *title;
  char *subtitle;
} AtoutPagePrivate;

enum
{
  RETITLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AtoutPage, atout_page, GTK_TYPE_WIDGET)

static AtoutPagePrivate *
private_of (AtoutPage *self)
{
  return atout_page_get_instance_private (self);
}

static void
atout_page_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_page_parent_class)->dispose (object);
}

static void
atout_page_finalize (GObject *object)
{
  g_free (private_of (ATOUT_PAGE (object))->title);
  g_free (private_of (ATOUT_PAGE (object))->subtitle);

  G_OBJECT_CLASS (atout_page_parent_class)->finalize (object);
}

static void
atout_page_class_init (AtoutPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_page_finalize;
  widget_class->focus = focus_through;

  /** AtoutPage::retitled: emitted when the title or subtitle was set */
  signals[RETITLED] = g_signal_new ("retitled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
atout_page_init (AtoutPage *self G_GNUC_UNUSED)
{
}

void
atout_page_set_title (AtoutPage *self, const char *title, const char *subtitle)
{
  AtoutPagePrivate *private = private_of (self);

  g_return_if_fail (ATOUT_IS_PAGE (self));

  g_free (private->title);
  private->title = g_strdup (title);
  g_free (private->subtitle);
  private->subtitle = g_strdup (subtitle);
  g_signal_emit (self, signals[RETITLED], 0);
}

const char *
atout_page_get_title (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return private_of (self)->title;
}

const char *
atout_page_get_subtitle (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return private_of (self)->subtitle;
}

gboolean
atout_page_go_back (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), FALSE);

  return ATOUT_PAGE_GET_CLASS (self)->go_back != NULL
         && ATOUT_PAGE_GET_CLASS (self)->go_back (self);
}
