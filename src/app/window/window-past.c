/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/fairness/atout-check-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "app/window/window-record.h"
#include "model/history/atout-try.h"

/* ---- Actions on a deal ----------------------------------------------------------------------- */

static void
replay (AtoutWindow *self, const MatchLog *log, guint deal)
{
  AtoutHost *host = ATOUT_HOST (self);

  atout_host_open (host, ATOUT_PAGE (atout_replay_page_new (host, log, deal)));
}

static void
review (AtoutWindow *self, const MatchLog *log, guint deal)
{
  AtoutHost *host = ATOUT_HOST (self);
  AtoutReviewer *reviewer
      = self->session != NULL ? atout_session_get_reviewer (self->session) : NULL;

  atout_host_open (host, ATOUT_PAGE (atout_review_page_new (host, log, deal, reviewer)));
}

static void
could_win (AtoutWindow *self, const MatchLog *log, guint deal)
{
  AtoutHost *host = ATOUT_HOST (self);

  atout_host_open (host, ATOUT_PAGE (atout_replay_page_new_lost (host, log, deal)));
}

static void
play_again (AtoutWindow *self, const MatchLog *log, guint deal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = atout_try_again (self->history, log, deal, &error);
  g_autoptr (AtoutSession) session = NULL;

  if (match == NULL || !atout_match_deal (match, &error))
    {
      atout_host_say (ATOUT_HOST (self), error->message);
      return;
    }
  session = atout_try_new_session (self->history, match);
  atout_session_set_once (session, TRUE);
  window_match_play (self, session);
  if (self->history != NULL && !match_log_get_deal (log, deal)->has_number)
    atout_host_say (ATOUT_HOST (self),
                    _ ("This match is not kept: its cards do not come from a code."));
}

static void
copy_code (AtoutWindow *self, const MatchLog *log, guint deal)
{
  const LogDeal *from = match_log_get_deal (log, deal);

  if (!from->has_number)
    {
      atout_host_say (ATOUT_HOST (self), _ ("The cards of this deal do not come from a code."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), from->number.hex);
  atout_host_say (ATOUT_HOST (self), _ ("The code of the deal was copied."));
}

static void
check (AtoutWindow *self, const MatchLog *log, guint deal)
{
  atout_check_page_open (ATOUT_HOST (self), log, deal);
}

static void
export_match (AtoutWindow *self, const MatchLog *log, guint deal G_GNUC_UNUSED)
{
  window_record_export (self, log);
}

static void
go_on (AtoutWindow *self, const MatchLog *log, guint deal G_GNUC_UNUSED)
{
  window_record_continue (self, log);
}

static const struct
{
  const char *wish;
  void (*does) (AtoutWindow *self, const MatchLog *log, guint deal);
  const char *action; /* window action, or NULL */
} deeds[] = {
  { "replay", replay, "replay-deal" },
  { "review", review, "review-deal" },
  { "could-win", could_win, "could-win-deal" },
  { "play-again", play_again, "play-deal-again" },
  { "copy-code", copy_code, "copy-code" },
  { "check", check, NULL },
  { "export", export_match, NULL },
  { "continue", go_on, NULL },
};

static void
deal_wanted (AtoutWindow *self, const char *wish, const MatchLog *log, guint deal)
{
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (deeds[i].wish, wish))
      {
        deeds[i].does (self, log, deal);
        return;
      }
  g_return_if_reached ();
}

/* ---- The last finished deal ------------------------------------------------------------------ */

/* Returns a copy of the finished deals, or NULL. */
static MatchLog *
copy_finished (AtoutWindow *self)
{
  const MatchLog *played
      = self->session != NULL ? atout_course_get_log (ATOUT_COURSE (self->session)) : NULL;
  MatchLog *log;

  if (played == NULL || match_log_n_over (played) == 0)
    return NULL;
  log = match_log_copy (played);
  match_log_cut (log, match_log_n_over (log));

  return log;
}

static void
deed_activated (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer window)
{
  AtoutWindow *self = window;
  g_autoptr (MatchLog) log = copy_finished (self);

  if (log == NULL)
    {
      atout_host_say (ATOUT_HOST (self), _ ("No deal has been finished."));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_strcmp0 (deeds[i].action, g_action_get_name (G_ACTION (action))) == 0)
      deeds[i].does (self, log, log->deals->len - 1);
}

void
window_past_add_actions (AtoutWindow *self)
{
  g_signal_connect (self, "deal-wanted", G_CALLBACK (deal_wanted), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (deeds[i].action != NULL)
      {
        const GActionEntry entry = { .name = deeds[i].action, .activate = deed_activated };

        g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
      }
}
