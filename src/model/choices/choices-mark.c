/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards that are asked for one after the other: they are marked, and go together. */

#include <glib/gi18n-lib.h>

#include "model/choices/atout-choices-private.h"
#include "model/choices/marks.h"

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
                               ? _ ("Enough cards are marked: take a mark back first.")
                               : _ ("This card cannot be chosen now."));
      return FALSE;
    }
  self->marked ^= card_set_of (card);
  choices_update (self);

  return TRUE;
}

void
atout_choices_get_decision_behind_marks (AtoutChoices *self, Decision *decision)
{
  ActionList actions;
  ActionList legal;
  Deal deal;

  g_return_if_fail (ATOUT_IS_CHOICES (self));

  atout_choices_get_decision (self, decision);
  if (self->marked == 0
      || !marks_order (choices_part_with_cards (decision), self->marked, &actions))
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
