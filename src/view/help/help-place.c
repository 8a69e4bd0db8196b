/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-place.h"

HelpPlace *
help_place_new (const Game *game, const Options *options, double top, GtkLabel *origin)
{
  HelpPlace *self = g_new0 (HelpPlace, 1);

  self->game = game;
  self->options = *options;
  self->top = top;
  self->is_link = origin != NULL;
  g_set_weak_pointer (&self->origin, GTK_WIDGET (origin));
  if (origin != NULL)
    gtk_label_get_selection_bounds (origin, &self->cursor, NULL);

  return self;
}

HelpPlace *
help_place_copy (const HelpPlace *self)
{
  HelpPlace *copy = help_place_new (self->game, &self->options, self->top, NULL);

  copy->is_link = self->is_link;

  return copy;
}

void
help_place_free (gpointer self)
{
  HelpPlace *place = self;

  g_clear_weak_pointer (&place->origin);
  g_free (place);
}

gboolean
help_place_return_focus (HelpPlace *self)
{
  if (self->origin == NULL || !gtk_widget_grab_focus (self->origin))
    return FALSE;

  gtk_label_select_region (GTK_LABEL (self->origin), self->cursor, self->cursor);

  return TRUE;
}
