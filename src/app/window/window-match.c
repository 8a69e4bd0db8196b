/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-page.h"
#include "app/match/last-rules.h"
#include "app/match/match-setup.h"
#include "app/players/seat-name.h"
#include "help/first-deals.h"
#include "model/history/atout-past-list.h"
#include "model/history/atout-try.h"
#include "view/widgets/page-styles.h"

/* ---- Session on the table -------------------------------------------------------------------- */

void
window_match_set_session (AtoutWindow *self, AtoutSession *session)
{
  static const char *const moments[]
      = { "dealt", "acted", "rewound", "deal-over", "notify::guided" };

  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      atout_conductor_stop (atout_session_get_conductor (self->session));
    }
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      if (self->contests != NULL)
        {
          atout_contests_follow (self->contests, atout_session_get_match (session));
          atout_evenings_follow (self->evenings, atout_session_get_match (session));
          window_compete_look (self);
        }
      g_signal_connect_swapped (session, "match-over", G_CALLBACK (window_chrome_update), self);
      g_signal_connect_swapped (session, "match-over", G_CALLBACK (window_learn_look), self);
      g_signal_connect_swapped (session, "deal-over", G_CALLBACK (window_compete_tell), self);
      g_signal_connect_swapped (session, "match-over", G_CALLBACK (window_compete_tell), self);
      for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
        g_signal_connect_swapped (session, moments[i], G_CALLBACK (window_chrome_update_table),
                                  self);
      atout_table_page_set_session (window_match_get_table (self), session);
      if (window_compete_find (self) >= 0)
        window_compete_work (self);
    }
  window_chrome_update_table (self);
}

/* Wishes for the first deal. */
typedef struct
{
  gboolean is_guided;
  const DealNumber *number; /* NULL for random cards, or those of the form’s first deal */
} Wishes;

/* Writes the deal that explains a form to @number; returns false if the form was played before. */
static gboolean
find_first_deal (AtoutWindow *self, const Game *game, const Options *options, DealNumber *number)
{
  return !self->has_seed && !played_games_has (self->settings, game_form (game, options).key)
         && first_deals_find (number, game, options);
}

/* Puts @session on the table and deals. */
static void
deal (AtoutWindow *self, AtoutMatch *match, AtoutSession *session)
{
  if (self->history != NULL)
    atout_history_follow_table (self->history, match, session);
  window_match_set_session (self, session);
  atout_navigation_restart (self->navigation, ATOUT_PAGE (self->table_page));
  atout_table_page_deal (ATOUT_TABLE_PAGE (self->table_page));
}

void
window_match_compete (AtoutWindow *self, const ContestStart *start, const AtoutPlayer *players)
{
  AtoutPlayer usual[SEATS_MAX] = { 0 };
  g_autoptr (GPtrArray) names
      = match_setup_players (self->settings, start->game, start->options, usual);
  g_autoptr (AtoutMatch) match
      = atout_contests_begin (self->contests, start, players != NULL ? players : usual);
  g_autoptr (AtoutSession) session = atout_try_new_session (self->history, match);

  if (self->has_seed)
    atout_match_set_seed (match, self->seed);
  deal (self, match, session);
}

static void
start (AtoutWindow *self, const Game *game, const Options *options, const Wishes *wishes)
{
  g_autoptr (AtoutMatch) match = match_setup_new (self->settings, game, options);
  g_autoptr (AtoutSession) session = NULL;
  DealNumber first;

  if (self->has_seed)
    atout_match_set_seed (match, self->seed);
  if (self->history != NULL)
    atout_history_follow (self->history, match);
  session = atout_try_new_session (self->history, match);
  atout_session_set_guided (session, wishes->is_guided);
  if (wishes->number != NULL)
    atout_match_set_number (match, wishes->number);
  else if (wishes->is_guided && find_first_deal (self, game, options, &first))
    atout_match_set_number (match, &first);
  deal (self, match, session);
}

static void
start_wanted (AtoutWindow *self)
{
  AtoutNewMatchPage *page = window_match_get_rules (self);
  DealNumber number;
  const Wishes wishes = { atout_new_match_page_get_guided (page),
                          atout_new_match_page_get_number (page, &number) ? &number : NULL };

  start (self, atout_new_match_page_get_game (page), atout_new_match_page_get_options (page),
         &wishes);
}

void
window_match_play_chosen (AtoutWindow *self, const char *key)
{
  GameForm form;
  const Game *game = game_find_form (key, &form);
  const Options options = last_rules_recall (self->settings, game, &form);
  const Wishes wishes = { !played_games_has (self->settings, key), NULL };

  last_rules_keep (self->settings, game, &options);
  start (self, game, &options, &wishes);
}

void
atout_window_start_match (AtoutWindow *self, const Game *game, const Options *options)
{
  const Wishes nothing = { 0 };

  g_return_if_fail (game != NULL && options != NULL);

  start (self, game, options, &nothing);
}

/* Puts @match on the table at its exact position. */
static void
lay_match (AtoutWindow *self, AtoutMatch *match)
{
  g_autoptr (AtoutSession) session = atout_try_new_session (self->history, match);

  window_match_set_session (self, session);
  atout_navigation_restart (self->navigation, ATOUT_PAGE (self->table_page));
}

void
window_match_resume (AtoutWindow *self, AtoutResting *resting)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = atout_history_resume (self->history, resting, &error);

  if (match != NULL)
    lay_match (self, match);
  else
    atout_host_say (ATOUT_HOST (self), error->message);
}

/* Resumes match @id, also if it is too old for the start page; FALSE if it cannot be continued. */
static gboolean
resume (AtoutWindow *self, gint64 id)
{
  g_autoptr (AtoutPast) past = self->history != NULL ? atout_past_new (self->history, id) : NULL;
  const HistoryPast *row = past != NULL ? atout_past_get_row (past) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;

  if (row == NULL || row->game == NULL || row->state != HISTORY_RESTS)
    return FALSE;
  match = atout_past_resume (past, &error);
  if (match != NULL)
    lay_match (self, match);
  else
    atout_history_mend (self->history, error);

  return match != NULL;
}

void
atout_window_resume (AtoutWindow *self, gint64 id)
{
  resume (self, id);
}

static gboolean
is_on_table (AtoutWindow *self, gint64 id)
{
  return self->session != NULL && self->history != NULL
         && atout_history_get_id (self->history, atout_session_get_match (self->session)) == id;
}

void
window_match_go_on (AtoutWindow *self, gint64 id)
{
  if (is_on_table (self, id))
    atout_navigation_open (self->navigation, ATOUT_PAGE (self->table_page));
  else if (!resume (self, id))
    atout_host_say (ATOUT_HOST (self), _ ("This match cannot be continued."));
}

void
window_match_play_evening (AtoutWindow *self, gint64 id)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (AtoutSession) session = NULL;
  g_autoptr (EveningRow) row = NULL;
  g_autofree char *name = NULL;
  EveningUnit unit;

  if (evening_rows_find_own (atout_history_get_database (self->history), id, &unit, &fault)
      && unit.match >= 0)
    {
      window_match_go_on (self, unit.match);
      return;
    }
  if (fault != NULL)
    atout_history_mend (self->history, fault);
  name = seat_name_get (self->settings, NULL, 0);
  match = atout_evenings_play (self->evenings, id, name);
  if (match == NULL)
    return;
  session = atout_try_new_session (self->history, match);
  if (self->has_seed)
    atout_match_set_seed (match, self->seed);
  deal (self, match, session);
}

gint64
atout_window_get_resumable (AtoutWindow *self)
{
  AtoutMatch *match;
  gint64 id;

  if (self->history == NULL || self->session == NULL)
    return -1;
  match = atout_session_get_match (self->session);
  id = atout_history_get_id (self->history, match);
  if (self->before != NULL
      && (id < 0 || atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_PLAYING))
    id = atout_history_get_id (self->history, self->before);

  return id;
}

void
window_match_play (AtoutWindow *self, AtoutSession *session)
{
  if (atout_session_get_once (session) && self->session != NULL
      && !atout_session_get_once (self->session))
    g_set_object (&self->before, atout_session_get_match (self->session));
  else if (!atout_session_get_once (session))
    g_clear_object (&self->before);
  if (session != self->session)
    window_match_set_session (self, session);
  atout_navigation_open (self->navigation, ATOUT_PAGE (self->table_page));
}

static void
end_once (AtoutWindow *self)
{
  g_autoptr (AtoutMatch) before = g_steal_pointer (&self->before);
  g_autoptr (AtoutSession) session = NULL;

  if (before == NULL)
    {
      atout_navigation_go_back (self->navigation);
      return;
    }
  session = atout_try_new_session (self->history, before);
  window_match_set_session (self, session);
  window_chrome_update (self);
  gtk_widget_grab_focus (self->table_page);
}

static void
finished_once (AtoutWindow *self, gboolean again)
{
  if (again)
    g_action_group_activate_action (G_ACTION_GROUP (self), "play-deal-again", NULL);
  else
    end_once (self);
}

/* Opens the page of the evening on the table; returns FALSE if there is none. */
static gboolean
show_evening (AtoutWindow *self)
{
  gint64 id = window_compete_find_evening (self);

  if (id >= 0)
    evening_open (ATOUT_HOST (self), id);

  return id >= 0;
}

/*
 * With @again, starts the same match with current players, compares a contest with the house, or
 * goes on with a club evening. Otherwise leaves the table.
 */
static void
finished (AtoutWindow *self, gboolean again)
{
  Options options;

  if (atout_session_get_once (self->session))
    {
      finished_once (self, again);
      return;
    }
  if (!again)
    {
      atout_navigation_go_back (self->navigation);
      return;
    }
  if (window_compete_show (self, window_compete_find (self)) || show_evening (self))
    return;
  options = *atout_course_get_options (ATOUT_COURSE (self->session));
  atout_window_start_match (self, atout_course_get_game (ATOUT_COURSE (self->session)), &options);
}

/* ---- Pages ----------------------------------------------------------------------------------- */

AtoutTablePage *
window_match_get_table (AtoutWindow *self)
{
  AtoutTablePage *page;

  if (self->table_page != NULL)
    return ATOUT_TABLE_PAGE (self->table_page);

  self->table_page = atout_table_page_new (ATOUT_HOST (self));
  page = ATOUT_TABLE_PAGE (self->table_page);
  g_signal_connect_object (page, "finished", G_CALLBACK (finished), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::narrow", G_CALLBACK (window_chrome_update), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (GTK_STACK (self->pages), self->table_page);

  return page;
}

static gboolean
make_table (gpointer data)
{
  AtoutWindow *self = data;

  self->furnish_id = 0;
  page_styles_load (gtk_widget_get_display (GTK_WIDGET (self)));
  window_match_get_table (self);

  return G_SOURCE_REMOVE;
}

/* Makes the table once the first frame is drawn. */
static gboolean
frame_begun (GtkWidget *window, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutWindow *self = (AtoutWindow *) window;

  if (self->furnish_id == 0)
    self->furnish_id = g_idle_add_full (G_PRIORITY_LOW, make_table, self, NULL);

  return G_SOURCE_REMOVE;
}

void
window_match_expect_table (AtoutWindow *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_begun, NULL, NULL);
}

AtoutNewMatchPage *
window_match_get_rules (AtoutWindow *self)
{
  AtoutNewMatchPage *page;
  const Game *game;
  GameForm form;

  if (self->new_match_page != NULL)
    return ATOUT_NEW_MATCH_PAGE (self->new_match_page);

  self->new_match_page = atout_new_match_page_new ();
  page = ATOUT_NEW_MATCH_PAGE (self->new_match_page);
  gtk_stack_add_child (GTK_STACK (self->pages), self->new_match_page);
  g_signal_connect_object (page, "start", G_CALLBACK (start_wanted), self, G_CONNECT_SWAPPED);
  game = last_rules_game (self->settings, &form);
  atout_new_match_page_set_game (page, game, &form);

  return page;
}
