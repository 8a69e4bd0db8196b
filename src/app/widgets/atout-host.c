/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-host.h"

static guint deal_wanted;

G_DEFINE_INTERFACE (AtoutHost, atout_host, GTK_TYPE_WIDGET)

static void
atout_host_default_init (AtoutHostInterface *iface G_GNUC_UNUSED)
{
  /**
   * AtoutHost::deal-wanted: emitted for @wish about deal @deal (from 0) of the MatchLog @log.
   *
   * Wishes:
   * - finished deals: `replay`, `review`, `play-again`, `copy-code`;
   * - lost deals: `could-win`;
   * - any deal: `check`;
   * - log: `export`, `continue`.
   */
  deal_wanted = g_signal_new ("deal-wanted", ATOUT_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_POINTER, G_TYPE_UINT);
}

void
atout_host_say (AtoutHost *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->say (self, text);
}

void
atout_host_open (AtoutHost *self, AtoutPage *page)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->open (self, page);
}

void
atout_host_play (AtoutHost *self, AtoutSession *session)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->play (self, session);
}

void
atout_host_compete (AtoutHost *self, const ContestStart *start, const AtoutPlayer *players)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->compete (self, start, players);
}

void
atout_host_resume (AtoutHost *self, gint64 id)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->resume (self, id);
}

void
atout_host_play_evening (AtoutHost *self, gint64 id)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  ATOUT_HOST_GET_IFACE (self)->play_evening (self, id);
}

void
atout_host_want (AtoutHost *self, const char *wish, const MatchLog *log, guint deal)
{
  g_return_if_fail (ATOUT_IS_HOST (self));

  g_signal_emit (self, deal_wanted, 0, wish, log, deal);
}

AtoutSession *
atout_host_get_session (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_session (self);
}

AtoutHistory *
atout_host_get_history (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_history (self);
}

AtoutLearning *
atout_host_get_learning (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_learning (self);
}

AtoutSlips *
atout_host_get_slips (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_slips (self);
}

AtoutContests *
atout_host_get_contests (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_contests (self);
}

AtoutEvenings *
atout_host_get_evenings (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_evenings (self);
}

AtoutDeckStore *
atout_host_get_decks (AtoutHost *self)
{
  g_return_val_if_fail (ATOUT_IS_HOST (self), NULL);

  return ATOUT_HOST_GET_IFACE (self)->get_decks (self);
}
