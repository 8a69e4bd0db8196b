/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-table.h"

#include "action-state.h"

static gboolean
is_named (GSimpleAction *action, const char *name)
{
  return g_str_equal (g_action_get_name (G_ACTION (action)), name);
}

static void
look_back_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_look_back (user_data, is_named (action, "all-tricks"));
}

static void
undo_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_undo (user_data, is_named (action, "redo"));
}

static void
hint_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_hint (user_data);
}

/* The states of the next two follow, by window_table_update (). */
static void
explain_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_explain (user_data);
}

static void
score_sheet_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutTablePage *page = user_data;

  atout_table_page_set_sheet_shown (page, !atout_table_page_get_sheet_shown (page));
}

void
window_table_add_actions (GActionMap *actions, AtoutTablePage *page)
{
  static const GActionEntry entries[] = {
    { "undo", undo_activated },
    { "redo", undo_activated },
    { "hint", hint_activated },
    { "last-trick", look_back_activated },
    { "all-tricks", look_back_activated },
    { "explain", explain_activated, NULL, "false" },
    { "score-sheet", score_sheet_activated, NULL, "false" },
  };

  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), page);
}

void
window_table_update (GActionMap *actions, AtoutTablePage *page, AtoutSession *session,
                     gboolean shown)
{
  gboolean playing = shown && session != NULL;

  action_state_set_enabled (actions, "undo", playing && atout_session_can_undo (session));
  action_state_set_enabled (actions, "redo", playing && atout_session_can_redo (session));
  action_state_set_enabled (actions, "hint", playing);
  action_state_set_enabled (actions, "last-trick", shown);
  action_state_set_enabled (actions, "all-tricks", shown);
  action_state_set_enabled (actions, "check-deal", shown);
  action_state_set_enabled (
      actions, "copy-code",
      playing && atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING);
  action_state_set_enabled (actions, "explain", shown);
  action_state_set_enabled (actions, "score-sheet", shown);
  action_state_set_on (actions, "explain", session != NULL && atout_session_get_guided (session));
  action_state_set_on (actions, "score-sheet", atout_table_page_get_sheet_shown (page));
}
