/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-past.h"

#include <glib/gi18n-lib.h>

#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "model/history/atout-try.h"
#include "model/words/words.h"

/* ---- Logs ------------------------------------------------------------------------------------ */

guint
window_past_user_seat (const MatchLog *log)
{
  for (guint i = 0; i < log->match.n_seats; i++)
    if (log->player[i].kind == PLAYER_HUMAN)
      return i;

  return 0;
}

void
window_past_cut_running (MatchLog *log)
{
  if (log->deals->len > 0 && !deal_is_over (&log->deal))
    match_log_cut (log, log->deals->len - 1);
}

AtoutSession *
window_past_session_at_end (const MatchLog *log)
{
  g_autoptr (AtoutReplay) replay = atout_replay_new (log, window_past_user_seat (log));
  guint last = log->deals->len - 1;

  if (log->deals->len > 0)
    atout_replay_go_to (replay, last, match_log_get_deal (log, last)->n_done);

  return atout_session_new_replay (replay);
}

/* ---- At the table ---------------------------------------------------------------------------- */

/* Whose tries are known. */
typedef struct
{
  AtoutHistory *history;
  AtoutMatch *match;
} Played;

static void
played_free (gpointer data)
{
  Played *played = data;

  g_object_unref (played->history);
  g_object_unref (played->match);
  g_free (played);
}

static void
note_tries (AtoutSession *session, Played *played)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (played->match));
  g_autoptr (GListModel) tries
      = atout_try_list (played->history, log, log->deals->len - 1,
                        atout_history_get_id (played->history, played->match));

  atout_session_set_tries (session, tries);
}

static gboolean
is_once (AtoutHistory *history, AtoutMatch *match)
{
  gint64 id = atout_history_get_id (history, match);
  g_autoptr (AtoutPast) past = id >= 0 ? atout_past_new (history, id) : NULL;

  return past != NULL && atout_past_get_row (past)->again >= 0;
}

AtoutSession *
window_past_new_session (AtoutHistory *history, AtoutMatch *match)
{
  AtoutSession *session = atout_session_new_for_match (match);
  Played *played;

  if (history == NULL)
    return session;
  played = g_new (Played, 1);
  *played = (Played) { g_object_ref (history), g_object_ref (match) };
  g_object_set_data_full (G_OBJECT (session), "played", played, played_free);
  g_signal_connect (session, "deal-over", G_CALLBACK (note_tries), played);
  g_signal_connect (session, "match-over", G_CALLBACK (note_tries), played);
  atout_session_set_once (session, is_once (history, match));
  if (atout_history_get_id (history, match) >= 0
      && atout_course_get_log (ATOUT_COURSE (match))->deals->len > 0)
    atout_history_follow_table (history, match, session);
  if (atout_course_get_state (ATOUT_COURSE (session)) >= ATOUT_MATCH_DEAL_OVER)
    note_tries (session, played); /* it was put by there */

  return session;
}

gboolean
window_past_is_played (AtoutWindow *window, gint64 id)
{
  AtoutHistory *history = atout_window_get_history (window);
  AtoutSession *session = atout_window_get_session (window);

  return history != NULL && session != NULL
         && atout_history_get_id (history, atout_session_get_match (session)) == id;
}

/* ---- What can be done with a deal ------------------------------------------------------------ */

void
window_past_replay (AtoutWindow *window, const MatchLog *log, guint deal)
{
  atout_window_open_page (window, ATOUT_PAGE (atout_replay_page_new (window, log, deal)));
}

char *
window_past_subtitle (const MatchLog *log, guint deal)
{
  g_autofree char *number = g_strdup_printf ("%u", deal + 1);
  const WordsValue values[] = { { "{game}", words_title (log->game, &log->options) },
                                { "{number}", number },
                                { NULL, NULL } };

  return words_fill (_ ("{game}, deal {number}"), values);
}

void
window_past_replay_at (AtoutWindow *window, const MatchLog *log, guint deal, guint n_actions,
                       const char *note)
{
  GtkWidget *page = atout_replay_page_new (window, log, deal);

  atout_replay_page_go_to (ATOUT_REPLAY_PAGE (page), n_actions, note);
  atout_window_open_page (window, ATOUT_PAGE (page));
}

void
window_past_review (AtoutWindow *window, const MatchLog *log, guint deal)
{
  atout_window_open_page (window, ATOUT_PAGE (atout_review_page_new (window, log, deal)));
}

void
window_past_play_again (AtoutWindow *window, const MatchLog *log, guint deal)
{
  AtoutHistory *history = atout_window_get_history (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = atout_try_again (history, log, deal, &error);
  g_autoptr (AtoutSession) session = NULL;

  if (match == NULL || !atout_match_deal (match, &error))
    {
      atout_window_say (window, error->message);
      return;
    }
  session = window_past_new_session (history, match);
  atout_session_set_once (session, TRUE);
  atout_window_play (window, session);
  if (history != NULL && !match_log_get_deal (log, deal)->has_number)
    atout_window_say (window, _ ("This match is not kept: its cards follow from no code."));
}

void
window_past_copy_code (AtoutWindow *window, const MatchLog *log, guint deal)
{
  const LogDeal *from = match_log_get_deal (log, deal);

  if (!from->has_number)
    {
      atout_window_say (window, _ ("The cards of this deal follow from no code."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), from->number.hex);
  atout_window_say (window, _ ("The code of the deal was copied."));
}

void
window_past_continue (AtoutWindow *window, AtoutPast *past)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (AtoutSession) session = NULL;

  if (window_past_is_played (window, atout_past_get_row (past)->id))
    {
      atout_window_play (window, atout_window_get_session (window));
      return;
    }
  match = atout_past_resume (past, &error);
  if (match == NULL)
    {
      atout_window_say (window, error->message);
      return;
    }
  session = window_past_new_session (atout_window_get_history (window), match);
  atout_window_play (window, session);
}

/* ---- The deal on the table ------------------------------------------------------------------- */

/* The last deal that is over at the table, as it is shown. */
static const MatchLog *
find_finished (AtoutWindow *window, guint *deal)
{
  AtoutSession *session = atout_window_get_session (window);
  const MatchLog *log;

  if (session == NULL)
    return NULL;
  log = atout_course_get_log (ATOUT_COURSE (session));
  if (log->deals->len == 0 || (log->deals->len == 1 && !deal_is_over (&log->deal)))
    return NULL;
  *deal = log->deals->len - (deal_is_over (&log->deal) ? 1 : 2);

  return log;
}

typedef void (*Deed) (AtoutWindow *window, const MatchLog *log, guint deal);

static void
do_with_finished (AtoutWindow *window, Deed deed)
{
  guint deal;
  const MatchLog *found = find_finished (window, &deal);
  g_autoptr (MatchLog) log = found != NULL ? match_log_copy (found) : NULL;

  if (log == NULL)
    {
      atout_window_say (window, _ ("No deal has come to its end."));
      return;
    }
  window_past_cut_running (log);
  deed (window, log, deal);
}

static void
replay_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  do_with_finished (window, window_past_replay);
}

static void
review_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  do_with_finished (window, window_past_review);
}

static void
again_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  do_with_finished (window, window_past_play_again);
}

static void
copy_activated (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  do_with_finished (window, window_past_copy_code);
}

void
window_past_add_actions (AtoutWindow *window)
{
  static const GActionEntry entries[] = {
    { "replay-deal", replay_activated },
    { "review-deal", review_activated },
    { "play-deal-again", again_activated },
    { "copy-code", copy_activated },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}
