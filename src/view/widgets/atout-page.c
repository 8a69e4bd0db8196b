/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/atout-page.h"

enum
{
  RETITLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (AtoutPage, atout_page, GTK_TYPE_WIDGET)

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
atout_page_default_init (AtoutPageInterface *iface)
{
  iface->get_title = get_no_title;
  iface->make_subtitle = make_no_subtitle;
  iface->go_back = stay;

  signals[RETITLED] = g_signal_new ("retitled", ATOUT_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

const char *
atout_page_get_title (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return ATOUT_PAGE_GET_IFACE (self)->get_title (self);
}

char *
atout_page_make_subtitle (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), NULL);

  return ATOUT_PAGE_GET_IFACE (self)->make_subtitle (self);
}

gboolean
atout_page_go_back (AtoutPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PAGE (self), FALSE);

  return ATOUT_PAGE_GET_IFACE (self)->go_back (self);
}

void
atout_page_retitled (AtoutPage *self)
{
  g_return_if_fail (ATOUT_IS_PAGE (self));

  g_signal_emit (self, signals[RETITLED], 0);
}
