/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Laying down the rest of a deal that is decided: the offer, and playing on by itself. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "rest.h"

#define CARDS_WORTH_IT 2 /* one card is laid down as fast as it is played */

static const char *
reason_text (AtoutMatch *self)
{
  Observation observation;

  if (atout_match_get_watching (self))
    return self->claiming ? "" : _ ("You only watch: nothing more is asked of you in this deal.");
  if (!match_user_acts (self)
      || card_set_count (self->shown->hand[self->user_seat]) < CARDS_WORTH_IT)
    return "";
  observation_make (&observation, self->shown, self->user_seat);
  switch (rest_judge (&observation, &self->log->match))
    {
    case REST_OWN:
      return _ ("The rest is yours: nothing can beat your cards any more.");
    case REST_SETTLED:
      return _ ("Nobody can change the result any more, whatever is played.");
    case REST_OPEN:
    default:
      return "";
    }
}

void
match_claim_update (AtoutMatch *self)
{
  match_set_claim (self, g_strdup (reason_text (self)));
}

/* Who lays the cards down says no more; nobody else has anything to say that would count. */
static Action
next_action (const Deal *deal)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_is_play (deal->game, legal.at[i]))
      return legal.at[i];

  return legal.at[0];
}

static gboolean
play_on (gpointer data)
{
  AtoutMatch *self = data;
  g_autoptr (GError) error = NULL;

  self->claim_source = 0;
  if (self->holds == 0
      && !atout_course_act (ATOUT_COURSE (self), (guint) self->shown->turn,
                            next_action (self->shown), ATOUT_BY_ITSELF, &error))
    g_critical ("the rest cannot be played: %s", error->message);

  return G_SOURCE_REMOVE;
}

/* Those whom the user watches still think. */
gboolean
match_claim_go_on (AtoutMatch *self)
{
  if (!self->claiming || atout_match_get_watching (self))
    return FALSE;
  if (self->claim_source == 0)
    self->claim_source = g_idle_add (play_on, self);

  return TRUE;
}

void
match_claim_end (AtoutMatch *self)
{
  self->claiming = FALSE;
  g_clear_handle_id (&self->claim_source, g_source_remove);
}

gboolean
atout_match_get_watching (AtoutMatch *self)
{
  return self->state == ATOUT_MATCH_PLAYING && self->shown->phase == PHASE_PLAY
         && !seats_have (self->shown->playing, self->user_seat);
}

const char *
atout_match_get_claim (AtoutMatch *self)
{
  return self->claim;
}

gboolean
atout_match_get_claiming (AtoutMatch *self)
{
  return self->claiming;
}

void
atout_match_claim (AtoutMatch *self)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->claim[0] == '\0')
    return;
  self->claiming = TRUE;
  match_set_claim (self, g_strdup (""));
  if (self->holds == 0)
    match_claim_go_on (self);
}
