/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Noticing by oneself what a trick holds to claim: the user is asked after each of the own tricks,
 * and not told whether there is anything.
 */

#include "atout-match-private.h"
#include "record.h"

/* A guided deal explains everything; a rest that was laid down plays itself. */
gboolean
match_notices (AtoutMatch *self)
{
  return self->lingers
         || (self->notices_claims && !self->guided && !self->claiming
             && atout_seat_get_human (self->seat[self->user_seat]));
}

const char *
match_notice_prompt (AtoutMatch *self, const Deal *deal)
{
  return match_notices (self) && deal->game->notice_prompt != NULL
             ? deal->game->notice_prompt (deal)
             : NULL;
}

/* What is answered in vain is no part of the deal: no record has it. */
gboolean
match_apply (AtoutMatch *self, guint seat, Action action)
{
  const Game *game = self->deal.game;
  gboolean in_vain = self->lingers;

  self->lingers = FALSE;
  if (!in_vain)
    {
      record_write_action (self->record, &self->deal, seat, action);
      self->n_actions++;
      self->lingers = match_notices (self) && game->linger != NULL
                      && game->linger (&self->deal, self->user_seat, action);
    }
  if (!self->lingers)
    deal_apply (&self->deal, action);

  return !in_vain;
}

void
atout_match_set_notices_claims (AtoutMatch *self, gboolean notices)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->notices_claims == notices)
    return;
  self->notices_claims = notices;
  match_update_choices (self);
}
