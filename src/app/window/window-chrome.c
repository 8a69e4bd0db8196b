/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#define SHEET "score-sheet"
#define EXPLAIN "explain"

static void
set_enabled (GActionMap *actions, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)),
                               enabled);
}

/* ---- Table actions --------------------------------------------------------------------------- */

/* Forwards the action to the table; hides a sheet that covers the result. */
static void
table_activated (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer window)
{
  AtoutTablePage *page = ATOUT_TABLE_PAGE (((AtoutWindow *) window)->table_page);
  const char *does = g_action_get_name (G_ACTION (action));
  g_autofree char *name = g_strconcat ("table.", does, NULL);

  if (atout_table_page_get_narrow (page) && !g_str_equal (does, EXPLAIN))
    atout_table_page_set_sheet_shown (page, FALSE);
  gtk_widget_activate_action (atout_table_page_get_table (page), name, NULL);
}

void
window_chrome_add_actions (AtoutWindow *self)
{
  static const GActionEntry entries[] = {
    { "undo", table_activated },
    { "redo", table_activated },
    { "hint", table_activated },
    { "last-trick", table_activated },
    { "all-tricks", table_activated },
    { EXPLAIN, table_activated, NULL, "false" }, /* state of the session */
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  self->table_actions = G_ACTION_MAP (group);
  g_action_map_add_action_entries (self->table_actions, entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (group));
}

/* Adds or removes the sheet action, because property actions are always enabled. */
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
window_chrome_remove_sheet (AtoutWindow *self)
{
  g_action_map_remove_action (G_ACTION_MAP (self), SHEET);
}

void
window_chrome_update_table (AtoutWindow *self)
{
  GActionMap *actions = G_ACTION_MAP (self);
  AtoutSession *session = self->session;
  AtoutMatch *match = session != NULL ? atout_session_get_match (session) : NULL;
  gboolean shown = window_shows (self, self->table_page);
  gboolean playing = shown && session != NULL;
  gboolean guided = session != NULL && atout_session_get_guided (session);

  set_enabled (self->table_actions, "undo", playing && atout_match_can_undo (match));
  set_enabled (self->table_actions, "redo", playing && atout_match_can_redo (match));
  set_enabled (self->table_actions, "hint", playing);
  set_enabled (self->table_actions, "last-trick", shown);
  set_enabled (self->table_actions, "all-tricks", shown);
  set_enabled (self->table_actions, EXPLAIN, shown);
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (self->table_actions, EXPLAIN)),
      g_variant_new_boolean (guided));
  set_enabled (actions, "check-deal", shown);
  set_enabled (actions, "copy-code",
               playing && atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING);
  offer_sheet (self, shown);
}

/* ---- The header bar -------------------------------------------------------------------------- */

void
window_chrome_update_title (AtoutWindow *self)
{
  AtoutPage *page = atout_navigation_get_page (self->navigation);
  const char *title = atout_page_get_title (page);
  const char *subtitle = atout_page_get_subtitle (page);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : APP_NAME);
  /* rules named like the game are redundant */
  g_object_set (self->bar, "subtitle",
                g_strcmp0 (subtitle, title) != 0 && subtitle != NULL ? subtitle : "", NULL);
}

void
window_chrome_update (AtoutWindow *self)
{
  GActionMap *actions = G_ACTION_MAP (self);
  gboolean table = window_shows (self, self->table_page);
  gboolean new_match = window_shows (self, self->new_match_page);

  window_chrome_update_title (self);
  g_object_set (self->bar, "roomy",
                table && !atout_table_page_get_narrow (ATOUT_TABLE_PAGE (self->table_page)), NULL);
  set_enabled (actions, "back", !window_shows (self, self->start_page));
  set_enabled (actions, "new-match", !new_match);
  set_enabled (actions, "cards", table || new_match);
  set_enabled (actions, "place", table || new_match);
  set_enabled (actions, "export", self->session != NULL);
  set_enabled (actions, "help", !window_shows (self, self->help_page));
  window_chrome_update_table (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), new_match ? atout_new_match_page_get_button (
                                                        ATOUT_NEW_MATCH_PAGE (self->new_match_page))
                                                              : NULL);
}
