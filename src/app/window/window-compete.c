/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/settings/settings-values.h"

void
window_compete_tell (AtoutWindow *self)
{
  g_autofree char *text = NULL;
  AtoutMatch *match = self->session != NULL ? atout_session_get_match (self->session) : NULL;
  gint64 id = match != NULL && self->contests != NULL
                  ? atout_contests_get_id (self->contests, match)
                  : -1;

  if (id < 0)
    return;
  text = atout_contests_tell_deal (self->contests, id,
                                   atout_course_get_position (ATOUT_COURSE (match), NULL));
  g_object_set (self->session, "comparison", text, NULL);
}

void
window_compete_work (AtoutWindow *self)
{
  if (self->contests == NULL)
    return;
  atout_contests_set_signals (self->contests, settings_get_signals (self->settings, "own-signals"),
                              settings_get_signals (self->settings, "other-signals"));
  atout_contests_work (self->contests);
}

void
window_compete_follow (AtoutWindow *self)
{
  g_signal_connect_object (self->contests, "changed", G_CALLBACK (window_compete_tell), self,
                           G_CONNECT_SWAPPED);
}
