/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/action-state.h"

void
action_state_set_enabled (GActionMap *actions, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (actions, name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
action_state_set_on (GActionMap *actions, const char *name, gboolean on)
{
  GAction *action = g_action_map_lookup_action (actions, name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (on));
}
