/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/decks/suit-colours.h"
#include "model/course/atout-course.h"

static void
page_turned (AtoutGameDeck *deck, AtoutHelpPage *page)
{
  const Game *game = atout_help_page_get_game (page);

  if (game != NULL)
    atout_game_deck_set_game (deck, game, atout_help_page_get_options (page));
}

static void
deck_changed (AtoutHelpPage *page, AtoutGameDeck *deck)
{
  atout_help_page_set_deck (page, atout_game_deck_get_deck (deck));
}

static void
learn_wanted (AtoutWindow *self, AtoutHelpPage *page)
{
  const GameForm form
      = game_form (atout_help_page_get_game (page), atout_help_page_get_options (page));

  window_learn_open (self, form.key);
}

AtoutHelpPage *
window_help_get (AtoutWindow *self)
{
  AtoutHelpPage *page = self->help_page;
  AtoutGameDeck *deck;

  if (page != NULL)
    return page;

  page = self->help_page = ATOUT_HELP_PAGE (atout_help_page_new ());
  g_set_object (&self->help_deck, NULL);
  deck = self->help_deck = atout_game_deck_new (self->settings, self->decks);
  gtk_stack_add_child (GTK_STACK (self->pages), GTK_WIDGET (page));
  suit_colours_follow_deck (GTK_WIDGET (page), deck);
  g_signal_connect_object (deck, "changed", G_CALLBACK (deck_changed), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "learn-wanted", G_CALLBACK (learn_wanted), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "turned", G_CALLBACK (page_turned), deck, G_CONNECT_SWAPPED);
  g_signal_connect_object (deck, "problem", G_CALLBACK (atout_host_say), self, G_CONNECT_SWAPPED);

  return page;
}

void
window_help_show (AtoutHelpPage *page, const Game *game, const Options *options,
                  AtoutSession *session)
{
  g_autofree char *moments
      = session != NULL ? atout_course_list_moments (ATOUT_COURSE (session)) : NULL;

  if (game != NULL)
    atout_help_page_show (page, game, options, moments);
  else
    atout_help_page_show_overview (page);
}
