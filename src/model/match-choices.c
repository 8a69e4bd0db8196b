/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "match-choices.h"

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "words.h"

void
match_make_decision (AtoutMatch *self, Decision *decision)
{
  ActionList legal;

  deal_legal (self->shown, &legal);
  decision_make (decision, self->shown, &legal);
}

/* ---- What may not be done ---------------------------------------------------------------- */

gboolean
match_check_turn (AtoutMatch *self, guint seat, GError **error)
{
  if (self->state == ATOUT_MATCH_PLAYING && self->shown->turn == (int) seat)
    return TRUE;

  if (self->state == ATOUT_MATCH_PLAYING)
    {
      const WordsValue values[]
          = { { "{name}", atout_seat_get_name (self->seat[self->shown->turn]) }, { NULL, NULL } };
      /* Translators: said to the user who tries to act too early. */
      g_autofree char *text = words_fill (_ ("It is {name}’s turn."), values);

      g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN, text);
    }
  else
    {
      g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN,
                           _ ("The deal is over."));
    }

  return FALSE;
}

/* Why @action is not legal in one sentence; in a choice of cards another one is to be taken. */
static char *
explain_illegal (AtoutMatch *self, Action action)
{
  const Game *game = self->shown->game;
  Card card = action_card (game, action);
  gboolean takes_card = FALSE;
  char *reason = NULL;
  Decision decision;
  const Deal *deal = &decision.behind.deal;

  if (card == CARD_NONE)
    return g_strdup (_ ("That cannot be said now."));
  match_make_decision (self, &decision);
  for (guint i = 0; i < decision.behind.legal.n; i++)
    takes_card |= action_card (game, decision.behind.legal.at[i]) != CARD_NONE;
  for (guint i = 0; i < decision.now.legal.n; i++)
    takes_card |= action_card (game, decision.now.legal.at[i]) != CARD_NONE;
  if (deal->phase == PHASE_PLAY)
    reason = words_reason (self->hand_order.suits, deal,
                           game_reason (deal, (unsigned) deal->turn, card));
  if (reason != NULL)
    return reason;

  return g_strdup (takes_card ? _ ("This card cannot be chosen now.")
                              : _ ("First answer with one of the buttons."));
}

gboolean
match_check_legal (AtoutMatch *self, Action action, GError **error)
{
  g_autofree char *reason = NULL;
  ActionList legal;

  deal_legal (self->shown, &legal);
  if (action_list_has (&legal, action))
    return TRUE;
  reason = explain_illegal (self, action);
  g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL, reason);

  return FALSE;
}

/* ---- What is done without asking --------------------------------------------------------- */

static gboolean
user_is_at_turn (AtoutMatch *self)
{
  return self->state == ATOUT_MATCH_PLAYING && self->shown->turn == (int) self->user_seat
         && atout_seat_get_human (self->seat[self->user_seat]);
}

/* What is announced with @card, or without one, if the user wants that to go by itself. */
static Action
announcement (AtoutMatch *self, Card card)
{
  gboolean wanted;
  bool is_safe = false;
  Action action;

  if (self->announce == ATOUT_ANNOUNCE_ASK || match_notice_prompt (self, self->shown) != NULL)
    return ACTION_NONE;
  action = game_announcement (self->shown, card, &is_safe);
  wanted = is_safe || self->announce == ATOUT_ANNOUNCE_ALL;

  return wanted ? action : ACTION_NONE;
}

Action
match_automatic_action (AtoutMatch *self)
{
  ActionList legal;

  if (!user_is_at_turn (self))
    return ACTION_NONE;
  deal_legal (self->shown, &legal);
  g_assert (legal.n > 0);
  if (legal.n > 1)
    return announcement (self, CARD_NONE);

  return (action_is_play (self->shown->game, legal.at[0]) ? self->plays_only_card
                                                          : self->gives_only_answer)
             ? legal.at[0]
             : ACTION_NONE;
}

Action
match_automatic_meaning (AtoutMatch *self, Card card)
{
  return user_is_at_turn (self) ? announcement (self, card) : ACTION_NONE;
}

static gboolean
answer_now (gpointer data)
{
  AtoutMatch *self = data;
  Action action;
  g_autoptr (GError) error = NULL;

  self->answering = 0;
  action = match_automatic_action (self);
  if (self->holds > 0 || self->stopped || action == ACTION_NONE)
    return G_SOURCE_REMOVE;
  if (!atout_course_act (ATOUT_COURSE (self), self->user_seat, action, ATOUT_BY_ITSELF, &error))
    g_critical ("what is done without asking is not allowed: %s", error->message);

  return G_SOURCE_REMOVE;
}

void
match_answer (AtoutMatch *self)
{
  if (self->holds > 0 || self->stopped || self->answering != 0
      || match_automatic_action (self) == ACTION_NONE)
    return;
  self->answering = g_idle_add (answer_now, self);
}

void
atout_match_set_automatic (AtoutMatch *self, gboolean only_answer, gboolean only_card,
                           AtoutAnnounce announce)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  self->gives_only_answer = only_answer;
  self->plays_only_card = only_card;
  self->announce = announce;
  match_update_choices (self);
  match_answer (self);
}
