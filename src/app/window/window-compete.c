/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-compete-page.h"
#include "app/compete/atout-contest-page.h"
#include "app/settings/settings-values.h"

/* ---- Pages ----------------------------------------------------------------------------------- */

static AtoutPage *
find_page (AtoutWindow *self, const char *key)
{
  g_autoptr (GPtrArray) pages = atout_navigation_list (self->navigation);

  for (guint i = 0; i < pages->len; i++)
    if (ATOUT_IS_COMPETE_PAGE (pages->pdata[i])
        && g_str_equal (atout_compete_page_get_form (pages->pdata[i]), key))
      return pages->pdata[i];

  return NULL;
}

void
window_compete_open (AtoutWindow *self, const char *key)
{
  AtoutPage *page = find_page (self, key);

  if (self->contests == NULL)
    {
      atout_host_say (ATOUT_HOST (self), _ ("Results cannot be kept, so there is no comparison."));
      return;
    }
  if (page == NULL)
    page = ATOUT_PAGE (atout_compete_page_new (ATOUT_HOST (self), key));
  atout_navigation_open (self->navigation, page);
}

void
atout_window_compete (AtoutWindow *self, const char *form, const Options *options, const GDate *day)
{
  AtoutPage *page;

  window_compete_open (self, form);
  page = find_page (self, form);
  if (page != NULL)
    atout_compete_page_show (ATOUT_COMPETE_PAGE (page), options, day);
}

gboolean
window_compete_show (AtoutWindow *self, gint64 id)
{
  GtkWidget *page = id >= 0 ? atout_contest_page_new (ATOUT_HOST (self), id) : NULL;

  if (page != NULL)
    atout_navigation_open (self->navigation, ATOUT_PAGE (page));

  return page != NULL;
}

/* ---- The table ------------------------------------------------------------------------------- */

gint64
window_compete_find (AtoutWindow *self)
{
  return self->session != NULL && self->contests != NULL
             ? atout_contests_get_id (self->contests, atout_session_get_match (self->session))
             : -1;
}

gint64
window_compete_find_evening (AtoutWindow *self)
{
  return self->session != NULL && self->evenings != NULL
             ? atout_evenings_get_id (self->evenings, atout_session_get_match (self->session))
             : -1;
}

void
window_compete_look (AtoutWindow *self)
{
  if (self->session != NULL)
    g_object_set (self->session, "in-evening", window_compete_find_evening (self) >= 0, NULL);
}

void
window_compete_tell (AtoutWindow *self)
{
  gint64 id = window_compete_find (self);
  g_autofree char *text = NULL;

  if (id < 0)
    return;
  text = atout_contests_tell_deal (self->contests, id,
                                   atout_course_get_position (ATOUT_COURSE (self->session), NULL));
  g_object_set (self->session, "comparison", text, NULL);
}

/* ---- The house ------------------------------------------------------------------------------- */

void
window_compete_work (AtoutWindow *self)
{
  if (self->contests == NULL)
    return;
  atout_contests_set_signals (self->contests, settings_get_signals (self->settings, "own-signals"),
                              settings_get_signals (self->settings, "other-signals"));
  atout_contests_work (self->contests);
  atout_evenings_work (self->evenings);
}

void
window_compete_follow (AtoutWindow *self)
{
  g_signal_connect_object (self->contests, "changed", G_CALLBACK (window_compete_tell), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->evenings, "changed", G_CALLBACK (window_compete_look), self,
                           G_CONNECT_SWAPPED);
}
