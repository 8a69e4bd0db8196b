/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/offers.h"

#include "rules/game.h"

/* What is announced of @card, or of the hand, that is worth something. */
static Action
find_worth (const Deal *deal, Card card)
{
  bool is_safe;

  return game_announcement (deal, card, &is_safe);
}

/* Whether @call has no card of its own and @play can still be made behind it. */
static gboolean
is_before_play (const Deal *deal, Action call, Action play)
{
  return action_card (deal->game, call) == CARD_NONE && action_is_play (deal->game, play);
}

/* The first is what is answered in a hurry: what is worth something, else what commits to least. */
static int
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  const Deal *deal = data;
  Action action = atout_action_get_action ((AtoutAction *) a);
  Action other = atout_action_get_action ((AtoutAction *) b);
  Card card = action_card (deal->game, action);
  Action worth = find_worth (deal, card);

  if (is_before_play (deal, action, other) || is_before_play (deal, other, action))
    return is_before_play (deal, action, other) ? -1 : 1;
  if (worth != ACTION_NONE && (action == worth || other == worth))
    return action == worth ? -1 : 1;

  return (int) deal_verb_place (deal, action) - (int) deal_verb_place (deal, other);
}

static void
add_in_order (GListStore *actions, const Deal *deal, AtoutAction *action)
{
  g_list_store_insert_sorted (actions, action, compare_places, (gpointer) deal);
}

static void
add_call (const Deal *deal, Action action, DeckSuits suits, GListStore *calls)
{
  g_autoptr (AtoutAction) call = atout_action_new_offered (deal, action, suits);

  add_in_order (calls, deal, call);
}

CardSet
offers_add_calls (const DecisionPart *part, DeckSuits suits, GListStore *calls)
{
  const Game *game = part->deal.game;
  CardSet cards = 0;
  CardSet plays = 0;

  for (guint i = 0; i < part->legal.n; i++)
    if (action_is_play (game, part->legal.at[i]))
      plays |= card_set_of (action_card (game, part->legal.at[i]));
  for (guint i = 0; i < part->legal.n; i++)
    {
      Action action = part->legal.at[i];
      Card card = action_card (game, action);

      if (card != CARD_NONE)
        cards |= card_set_of (card);
      if (card == CARD_NONE || (plays != 0 && !action_is_play (game, action)))
        add_call (&part->deal, action, suits, calls);
    }

  return cards;
}

/* Whether @action, a call, announces cards that @card is one of and that is led to it. */
static gboolean
is_announced_with (const Deal *deal, Action action, Card card)
{
  return action_card (deal->game, action) == CARD_NONE
         && card_set_has (game_announces (deal, action).cards, card);
}

void
offers_add_meanings (const DecisionPart *part, Card card, Action announced, DeckSuits suits,
                     GListStore *meanings)
{
  for (unsigned i = 0; i < part->legal.n; i++)
    {
      Action action = part->legal.at[i];
      g_autoptr (AtoutAction) meaning = NULL;

      if ((action_card (part->deal.game, action) != card
           && !is_announced_with (&part->deal, action, card))
          || (announced != ACTION_NONE && action == ACTION (VERB_PLAY, card)))
        continue;
      meaning = atout_action_new (&part->deal, action, suits);
      add_in_order (meanings, &part->deal, meaning);
    }
}
