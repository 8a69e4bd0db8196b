/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-pages.h"

#include "app/match/last-rules.h"
#include "app/window/window-help.h"

AtoutHelpPage *
window_pages_get_help (AtoutWindow *self)
{
  AtoutGameDeck *deck;

  if (self->help_page != NULL)
    return self->help_page;

  self->help_page = ATOUT_HELP_PAGE (atout_help_page_new ());
  gtk_stack_add_child (GTK_STACK (self->pages), GTK_WIDGET (self->help_page));
  deck = window_help_follow_decks (self->help_page, self->settings, self->decks);
  g_signal_connect_object (deck, "problem", G_CALLBACK (atout_window_say), self, G_CONNECT_SWAPPED);

  return self->help_page;
}

AtoutTablePage *
window_pages_get_table (AtoutWindow *self)
{
  AtoutTablePage *page;

  if (self->table_page != NULL)
    return ATOUT_TABLE_PAGE (self->table_page);

  self->table_page = atout_table_page_new ();
  page = ATOUT_TABLE_PAGE (self->table_page);
  atout_table_page_set_decks (page, self->decks);
  g_signal_connect_object (page, "message", G_CALLBACK (atout_window_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "finished", G_CALLBACK (window_match_finished), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::narrow", G_CALLBACK (window_update_chrome), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (GTK_STACK (self->pages), self->table_page);

  return page;
}

static gboolean
make_table (gpointer data)
{
  AtoutWindow *self = data;

  self->furnish_id = 0;
  window_pages_get_table (self);

  return G_SOURCE_REMOVE;
}

/* A frame begins: when there is nothing else to do, it has been drawn. */
static gboolean
frame_begun (GtkWidget *window, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutWindow *self = ATOUT_WINDOW (window);

  if (self->furnish_id == 0)
    self->furnish_id = g_idle_add_full (G_PRIORITY_LOW, make_table, self, NULL);

  return G_SOURCE_REMOVE;
}

void
window_pages_expect_table (AtoutWindow *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_begun, NULL, NULL);
}

AtoutNewMatchPage *
window_pages_get_new_match (AtoutWindow *self)
{
  AtoutNewMatchPage *page;
  const Game *game;
  GameForm form;

  if (self->new_match_page != NULL)
    return ATOUT_NEW_MATCH_PAGE (self->new_match_page);

  self->new_match_page = atout_new_match_page_new ();
  page = ATOUT_NEW_MATCH_PAGE (self->new_match_page);
  gtk_stack_add_child (GTK_STACK (self->pages), self->new_match_page);
  g_signal_connect_object (page, "start", G_CALLBACK (window_match_start_wanted), self,
                           G_CONNECT_SWAPPED);
  game = last_rules_game (self->settings, &form);
  atout_new_match_page_set_game (page, game, &form);

  return page;
}
