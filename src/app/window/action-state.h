/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The state of actions (GSimpleAction) that are known by name; there has to be such an action. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Whether the action @name of @actions can be activated. */
void action_state_set_enabled (GActionMap *actions, const char *name, gboolean enabled);

/** Shows the toggle @name of @actions as on or off; nothing else happens. */
void action_state_set_on      (GActionMap *actions, const char *name, gboolean on);

G_END_DECLS
