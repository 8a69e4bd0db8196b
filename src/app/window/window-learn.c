/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/learn/atout-learn-page.h"

/* The page of @key that lies there, or NULL. */
static AtoutPage *
find_page (AtoutWindow *self, const char *key)
{
  g_autoptr (GPtrArray) pages = atout_navigation_list (self->navigation);

  for (guint i = 0; i < pages->len; i++)
    if (ATOUT_IS_LEARN_PAGE (pages->pdata[i])
        && g_str_equal (atout_learn_page_get_form (pages->pdata[i]), key))
      return pages->pdata[i];

  return NULL;
}

void
window_learn_open (AtoutWindow *self, const char *key)
{
  AtoutPage *page = find_page (self, key);

  if (page == NULL)
    page = ATOUT_PAGE (atout_learn_page_new (ATOUT_HOST (self), key));
  atout_navigation_open (self->navigation, page);
}
