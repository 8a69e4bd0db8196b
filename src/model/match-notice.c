/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Noticing by oneself what a trick holds to claim: the user is asked after each of the own tricks,
 * and not told whether there is anything.
 */

#include "atout-match-private.h"

static gboolean
lingers (AtoutMatch *self)
{
  return self->shown == &self->lingering;
}

/* A guided deal explains everything; a rest that was laid down plays itself. */
gboolean
match_notices (AtoutMatch *self)
{
  return lingers (self)
         || (self->notices_claims && !self->guided && !self->claiming
             && atout_seat_get_human (self->seat[self->user_seat]));
}

const char *
match_notice_prompt (AtoutMatch *self, const Deal *deal)
{
  return match_notices (self) ? game_notice_prompt (deal) : NULL;
}

/* What is answered in vain is no part of the deal: no log has it. */
gboolean
match_apply (AtoutMatch *self, Action action, gboolean is_step)
{
  gboolean in_vain = lingers (self);

  self->shown = &self->log->deal;
  if (in_vain)
    return FALSE;
  self->lingering = self->log->deal;
  if (match_notices (self) && game_linger (&self->lingering, self->user_seat, action))
    self->shown = &self->lingering;
  match_log_act (self->log, action, is_step);

  return TRUE;
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
