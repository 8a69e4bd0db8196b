/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-table.h"

#include "app/window/action-state.h"
#include "app/window/window-pages.h"

#define SHEET "score-sheet"

static gboolean
is_named (GSimpleAction *action, const char *name)
{
  return g_str_equal (g_action_get_name (G_ACTION (action)), name);
}

static void
look_back_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_look_back (window_pages_get_table (user_data), is_named (action, "all-tricks"));
}

static void
undo_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_undo (window_pages_get_table (user_data), is_named (action, "redo"));
}

static void
hint_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_hint (window_pages_get_table (user_data));
}

/* The state follows, by window_table_update (). */
static void
explain_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_table_page_explain (window_pages_get_table (user_data));
}

/* An action of a property is always enabled: where there is no sheet, there is no such action. */
static void
offer_sheet (AtoutWindow *self, gboolean shown)
{
  GActionMap *actions = G_ACTION_MAP (self);
  gboolean is_offered = g_action_map_lookup_action (actions, SHEET) != NULL;

  if (shown && !is_offered)
    {
      g_autoptr (GPropertyAction) action
          = g_property_action_new (SHEET, self->table_page, "sheet-shown");

      g_action_map_add_action (actions, G_ACTION (action));
    }
  else if (!shown)
    {
      g_action_map_remove_action (actions, SHEET);
    }
}

void
window_table_remove_actions (AtoutWindow *self)
{
  g_action_map_remove_action (G_ACTION_MAP (self), SHEET);
}

void
window_table_add_actions (AtoutWindow *self)
{
  static const GActionEntry entries[] = {
    { "undo", undo_activated },
    { "redo", undo_activated },
    { "hint", hint_activated },
    { "last-trick", look_back_activated },
    { "all-tricks", look_back_activated },
    { "explain", explain_activated, NULL, "false" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
window_table_update (AtoutWindow *self, gboolean shown)
{
  GActionMap *actions = G_ACTION_MAP (self);
  AtoutSession *session = self->session;
  AtoutMatch *match = session != NULL ? atout_session_get_match (session) : NULL;
  gboolean playing = shown && session != NULL;

  action_state_set_enabled (actions, "undo", playing && atout_match_can_undo (match));
  action_state_set_enabled (actions, "redo", playing && atout_match_can_redo (match));
  action_state_set_enabled (actions, "hint", playing);
  action_state_set_enabled (actions, "last-trick", shown);
  action_state_set_enabled (actions, "all-tricks", shown);
  action_state_set_enabled (actions, "check-deal", shown);
  action_state_set_enabled (
      actions, "copy-code",
      playing && atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING);
  action_state_set_enabled (actions, "explain", shown);
  action_state_set_on (actions, "explain", session != NULL && atout_session_get_guided (session));
  offer_sheet (self, shown);
}
