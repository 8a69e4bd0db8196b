/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/learn/atout-learn-page.h"
#include "app/settings/settings-values.h"

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

/* ---- Slips ----------------------------------------------------------------------------------- */

void
window_learn_look (AtoutWindow *self)
{
  if (self->slips == NULL || !self->looks_for_slips)
    return;
  atout_slips_set_signals (self->slips, settings_get_signals (self->settings, "own-signals"),
                           settings_get_signals (self->settings, "other-signals"));
  atout_slips_look (self->slips);
}

static gboolean
begin_to_look (gpointer data)
{
  AtoutWindow *self = data;

  self->look_id = 0;
  self->looks_for_slips = TRUE;
  window_learn_look (self);
  window_compete_work (self);

  return G_SOURCE_REMOVE;
}

void
atout_window_look_for_slips (AtoutWindow *self)
{
  if (!self->looks_for_slips && self->look_id == 0)
    self->look_id = g_idle_add_full (G_PRIORITY_LOW, begin_to_look, self, NULL);
}
