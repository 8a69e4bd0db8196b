/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing actions, marking cards, and reasons why an action is illegal. */

#include <glib/gi18n-lib.h>

#include "model/choices/atout-choices-private.h"
#include "model/choices/offers.h"
#include "rules/game.h"

/* Returns why @action is illegal. */
static char *
explain_illegal (AtoutChoices *self, const Decision *decision, Action action)
{
  const Game *game = atout_course_get_game (self->course);
  const Deal *deal = &decision->behind.deal;
  Card card = action_card (game, action);
  gboolean takes_card = FALSE;
  char *reason = NULL;

  if (card == CARD_NONE)
    return g_strdup (_ ("You cannot say that now."));
  for (guint i = 0; i < decision->behind.legal.n; i++)
    takes_card |= action_card (game, decision->behind.legal.at[i]) != CARD_NONE;
  for (guint i = 0; i < decision->now.legal.n; i++)
    takes_card |= action_card (game, decision->now.legal.at[i]) != CARD_NONE;
  if (takes_card && deal->phase == PHASE_PLAY)
    reason = words_reason (self->hand_order.suits, deal,
                           game_reason (deal, (unsigned) deal->turn, card));
  if (reason != NULL)
    return reason;

  return g_strdup (takes_card ? _ ("This card cannot be chosen now.")
                              : _ ("First answer with one of the buttons."));
}

gboolean
atout_choices_choose (AtoutChoices *self, Action action, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_CHOICES (self), FALSE);

  return atout_choices_choose_for (self, atout_course_get_user_seat (self->course), action, error);
}

gboolean
atout_choices_choose_for (AtoutChoices *self, guint seat, Action action, GError **error)
{
  AtoutManner manner = ATOUT_BY_ITSELF;
  Decision decision;
  Action implied;

  g_return_val_if_fail (ATOUT_IS_CHOICES (self), FALSE);

  if (!atout_course_check_turn (self->course, seat, error))
    return FALSE;
  if (atout_course_is_human (self->course, seat))
    manner = ATOUT_DECIDED;
  atout_choices_get_decision (self, &decision);
  implied = decision_implied_before (&decision, action);
  if (implied == ACTION_NONE && action != decision.implied
      && !action_list_has (&decision.now.legal, action))
    {
      g_autofree char *reason = explain_illegal (self, &decision, action);

      g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL, reason);
      return FALSE;
    }
  if (implied != ACTION_NONE)
    {
      if (!atout_course_act (self->course, seat, implied, manner, error))
        return FALSE;
      manner = manner == ATOUT_DECIDED ? ATOUT_ALONG : manner;
    }

  return atout_course_act (self->course, seat, action, manner, error);
}

GListModel *
atout_choices_list_meanings (AtoutChoices *self, Card card)
{
  GListStore *meanings = g_list_store_new (ATOUT_TYPE_ACTION);
  Card first = pack_first_copy (atout_course_get_pack (self->course), card);

  if (choices_is_at_turn (self))
    {
      Decision decision;

      atout_choices_get_decision (self, &decision);
      offers_add_meanings (&decision.now, first, choices_find_announcement (self, first),
                           self->hand_order.suits, meanings);
      offers_add_meanings (&decision.behind, first, choices_find_announcement (self, first),
                           self->hand_order.suits, meanings);
    }

  return G_LIST_MODEL (meanings);
}

/* ---- Marked cards ---------------------------------------------------------------------------- */

guint
atout_choices_get_n_wanted (AtoutChoices *self)
{
  g_return_val_if_fail (ATOUT_IS_CHOICES (self), 0);

  return self->n_wanted;
}

guint
atout_choices_get_n_marked (AtoutChoices *self)
{
  g_return_val_if_fail (ATOUT_IS_CHOICES (self), 0);

  return card_set_count (self->marked);
}

CardSet
atout_choices_get_marked (AtoutChoices *self)
{
  g_return_val_if_fail (ATOUT_IS_CHOICES (self), 0);

  return self->marked;
}

CardSet
atout_choices_get_complete (AtoutChoices *self)
{
  g_return_val_if_fail (ATOUT_IS_CHOICES (self), 0);

  return self->n_wanted > 0 && card_set_count (self->marked) == self->n_wanted ? self->marked : 0;
}

const VerbInfo *
atout_choices_get_marking (AtoutChoices *self)
{
  Decision decision;

  g_return_val_if_fail (ATOUT_IS_CHOICES (self), NULL);

  if (self->n_wanted == 0)
    return NULL;
  atout_choices_get_decision (self, &decision);

  return action_verb_info (atout_course_get_game (self->course),
                           choices_part_with_cards (&decision)->legal.at[0]);
}

gboolean
atout_choices_mark (AtoutChoices *self, Card card, GError **error)
{
  Decision decision;

  g_return_val_if_fail (ATOUT_IS_CHOICES (self), FALSE);
  g_return_val_if_fail (self->n_wanted > 0, FALSE);

  atout_choices_get_decision (self, &decision);
  if (!card_set_has (self->marked, card)
      && !card_set_has (marks_list_next (choices_part_with_cards (&decision), self->marked), card))
    {
      g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL,
                           card_set_count (self->marked) == self->n_wanted
                               ? _ ("Enough cards are marked: unmark one first.")
                               : _ ("This card cannot be chosen now."));
      return FALSE;
    }
  self->marked ^= card_set_of (card);
  choices_update (self);

  return TRUE;
}

void
atout_choices_get_decision_behind (AtoutChoices *self, CardSet marks, Decision *decision)
{
  ActionList actions;
  ActionList legal;
  Deal deal;

  g_return_if_fail (ATOUT_IS_CHOICES (self));

  atout_choices_get_decision (self, decision);
  if (marks == 0 || !marks_order (choices_part_with_cards (decision), marks, &actions))
    return;
  deal = choices_part_with_cards (decision)->deal;
  for (unsigned i = 0; i < actions.n; i++)
    deal_apply (&deal, actions.at[i]);
  deal_legal (&deal, &legal);
  decision_make (decision, &deal, &legal);
}

gboolean
atout_choices_lay_marked (AtoutChoices *self, GError **error)
{
  guint user = atout_course_get_user_seat (self->course);
  Decision decision;
  ActionList actions;

  g_return_val_if_fail (ATOUT_IS_CHOICES (self), FALSE);
  g_return_val_if_fail (self->n_wanted > 0, FALSE);

  atout_choices_get_decision (self, &decision);
  if (card_set_count (self->marked) != self->n_wanted
      || !marks_order (choices_part_with_cards (&decision), self->marked, &actions))
    {
      g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL,
                           _ ("Mark more cards first."));
      return FALSE;
    }
  if (!atout_choices_choose_for (self, user, actions.at[0], error))
    return FALSE;
  for (unsigned i = 1; i < actions.n; i++)
    if (!atout_course_act (self->course, user, actions.at[i], ATOUT_ALONG, error))
      return FALSE;

  return TRUE;
}
