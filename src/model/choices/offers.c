/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/offers.h"

#include <glib/gi18n-lib.h>

#include "players/rest.h"
#include "rules/game.h"

/* Returns the announcement with @card that scores, or ACTION_NONE. */
static Action
find_worth (const Deal *deal, Card card)
{
  bool is_safe;

  return game_announcement (deal, card, &is_safe);
}

static gboolean
is_before_play (const Deal *deal, Action call, Action play)
{
  return action_card (deal->game, call) == CARD_NONE && action_is_play (deal->game, play);
}

/* Sorts for quick answers: announcements that score, then by rising commitment. */
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

/* Returns true if @action announces cards including @card. */
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

/* ---- The rest -------------------------------------------------------------------------------- */

#define CARDS_WORTH_IT 2 /* a single card is played just as fast */

const char *
rest_offer_text (AtoutCourse *course, gboolean is_asked)
{
  const Deal *deal = atout_course_get_deal (course);
  guint user = atout_course_get_user_seat (course);
  Observation observation;

  if (atout_course_is_watched (course))
    return _ ("You are only watching: you have nothing more to do in this deal.");
  if (!is_asked || atout_course_get_question (course) != NULL
      || card_set_count (deal->hand[user]) < CARDS_WORTH_IT)
    return "";
  observation_make (&observation, deal, user);
  switch (rest_judge (&observation, atout_course_get_match (course)))
    {
    case REST_OWN:
      return _ ("The rest are yours: nothing can beat your cards any more.");
    case REST_SETTLED:
      return _ ("Nobody can change the result any more, whatever is played.");
    case REST_OPEN:
    default:
      return "";
    }
}

/* ---- Marked cards ---------------------------------------------------------------------------- */

static bool
takes_card (const Deal *deal, Action action)
{
  return action_card (deal->game, action) != CARD_NONE && !action_is_play (deal->game, action);
}

/* Returns true if the seat must lay aside or keep another card. */
static bool
goes_on (const Deal *before, const Deal *deal, ActionList *legal)
{
  if (deal->phase != before->phase || deal->turn != before->turn)
    return false;
  deal_legal (deal, legal);

  return legal->n > 0 && takes_card (deal, legal->at[0]);
}

unsigned
marks_count_wanted (const DecisionPart *part)
{
  Deal deal = part->deal;
  ActionList legal = part->legal;
  unsigned n = 0;

  if (legal.n < 2)
    return 0;
  for (unsigned i = 0; i < legal.n; i++)
    if (!takes_card (&deal, legal.at[i]))
      return 0;
  do
    {
      deal_apply (&deal, legal.at[0]);
      n++;
    }
  while (goes_on (&part->deal, &deal, &legal));

  return n;
}

/* Finds a legal order for the few @cards. */
static bool
lay (const Deal *deal, const ActionList *legal, CardSet cards, ActionList *actions)
{
  if (cards == 0)
    return true;
  for (unsigned i = 0; i < legal->n; i++)
    {
      Card card = action_card (deal->game, legal->at[i]);
      ActionList then = { 0 };
      Deal behind = *deal;

      if (card == CARD_NONE || !card_set_has (cards, card))
        continue;
      action_list_add (actions, legal->at[i]);
      deal_apply (&behind, legal->at[i]);
      cards &= ~card_set_of (card);
      if (cards == 0 || (goes_on (deal, &behind, &then) && lay (&behind, &then, cards, actions)))
        return true;
      cards |= card_set_of (card);
      actions->n--;
    }

  return false;
}

bool
marks_order (const DecisionPart *part, CardSet cards, ActionList *actions)
{
  actions->n = 0;

  return lay (&part->deal, &part->legal, cards, actions);
}

CardSet
marks_list_next (const DecisionPart *part, CardSet cards)
{
  CardSet next = 0;

  for (unsigned i = 0; i < part->legal.n; i++)
    {
      Card card = action_card (part->deal.game, part->legal.at[i]);
      ActionList actions;

      if (card != CARD_NONE && !card_set_has (cards, card)
          && marks_order (part, cards | card_set_of (card), &actions))
        next |= card_set_of (card);
    }

  return next;
}
