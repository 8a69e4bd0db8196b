/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Warns about unsaved actions before the window closes. */

#include "app/window/atout-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/atout-messages.h"
#include "view/widgets/focus.h"

#define CLOSE_ANYWAY "close-anyway"

static void
close_anyway_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED,
                        gpointer window)
{
  gtk_window_destroy (window);
}

void
window_close_add_actions (AtoutWindow *self)
{
  static const GActionEntry actions[] = { { CLOSE_ANYWAY, close_anyway_activated } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static void
close_window (gpointer window)
{
  gtk_window_close (window);
}

static void
close_when_written (AtoutWindow *self)
{
  if (!atout_history_get_waits (self->history))
    focus_later (GTK_WIDGET (self), close_window);
}

gboolean
atout_window_ask_before_close (AtoutWindow *self)
{
  if (self->history == NULL || !atout_history_get_waits (self->history))
    return FALSE;
  if (!self->is_closing)
    g_signal_connect_object (self->history, "notify::problem", G_CALLBACK (close_when_written),
                             self, G_CONNECT_SWAPPED);
  self->is_closing = TRUE;
  atout_messages_withdraw (ATOUT_MESSAGES (self->messages), "win." CLOSE_ANYWAY);
  atout_messages_offer (ATOUT_MESSAGES (self->messages),
                        _ ("Your last actions are not saved yet. The window will close once they "
                           "are saved."),
                        _ ("Close Anyway"), "win." CLOSE_ANYWAY);

  return TRUE;
}
