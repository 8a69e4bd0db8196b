/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-pages.h"

#include "last-rules.h"
#include "window-help.h"

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
