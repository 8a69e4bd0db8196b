/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a guided deal says to the user at each decision: what is possible, what is sensible. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "match-words.h"
#include "words.h"

/* Why an action is good; NULL: there is nothing to say. */
static const char *const reasons[] = {
  [REASON_STRONG_TRUMPS] = NC_ ("advice", "You hold strong trumps of this suit."),
  [REASON_WEAK_HAND] = NC_ ("advice", "Your hand is too weak for more."),
  [REASON_LEAST_BAD] = NC_ ("advice", "You must choose, and the others are worse."),
  [REASON_CLAIM_BONUS] = NC_ ("advice", "The bonus counts for you."),
  [REASON_DENY_BONUS] = NC_ ("advice", "Said aloud, it would only help the others."),
  [REASON_DRAW_TRUMPS] = NC_ ("advice", "It draws the others’ trumps."),
  [REASON_CASH_WINNER] = NC_ ("advice", "Nobody can beat it."),
  [REASON_WIN_TRICK] = NC_ ("advice", "It takes the trick."),
  [REASON_WIN_CHEAPLY] = NC_ ("advice", "It is the lowest card that takes the trick."),
  [REASON_FEED_PARTNER] = NC_ ("advice", "Your partner gets its points."),
  [REASON_KEEP_POINTS] = NC_ ("advice", "The trick is theirs: give as little as you can."),
  [REASON_DISCARD] = NC_ ("advice", "You do not need this card."),
  [REASON_AVOID_BONUS] = NC_ ("advice", "Another card would give them a bonus."),
  [REASON_PARTNER_SUIT] = NC_ ("advice", "Your partner is strong there."),
  [REASON_SAFE_LEAD] = NC_ ("advice", "It risks the least."),
  [REASON_LIKELY_WON] = NC_ ("advice", "You will probably win this deal."),
  [REASON_BETTER_CARD] = NC_ ("advice", "You get a better card for a worse one."),
  [REASON_HIDE_HAND] = NC_ ("advice", "It would not count, and silence shows nothing."),
  [REASON_STRONG_HAND] = NC_ ("advice", "Your hand is worth it."),
  [REASON_SAVE_POINTS] = NC_ ("advice", "Laid aside, its points are safe."),
  [REASON_DUCK] = NC_ ("advice", "You do not want this trick."),
  [REASON_CATCH] = NC_ ("advice", "It spoils the plan of the one who plays."),
  [REASON_ENOUGH_POINTS] = NC_ ("advice", "You have what you need."),
  [REASON_KEEP_BONUS] = NC_ ("advice", "The bonus can still be announced later."),
};

/* The reason that bars some card of the hand now, in a sentence; NULL: none is barred. */
static char *
barred_text (AtoutMatch *self)
{
  const Deal *deal = &self->deal;
  unsigned seat = (unsigned) deal->turn;

  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      char *text
          = words_reason (self->hand_order.suits, deal, deal->game->reason (deal, seat, card));

      if (text != NULL)
        return text;
    }

  return NULL;
}

/* What the rules allow now. */
static char *
possible_text (AtoutMatch *self, guint n_actions)
{
  char *barred = NULL;

  if (n_actions == 1)
    return g_strdup (_ ("Only one thing is allowed here."));
  if (self->deal.phase != PHASE_PLAY)
    return g_strdup ("");
  barred = barred_text (self);

  return barred != NULL ? barred : g_strdup (_ ("You may play any card."));
}

char *
match_guide_advise (AtoutMatch *self, const Choice *choice)
{
  const ChoiceRow *best = &choice->row[0];
  const char *reason = best->reason < G_N_ELEMENTS (reasons) ? reasons[best->reason] : NULL;
  g_autofree char *possible = possible_text (self, choice->n);
  g_autoptr (AtoutAction) action
      = atout_action_new (&self->deal, best->action, self->hand_order.suits);
  g_autofree char *card = atout_action_get_card (action) != CARD_NONE
                              ? words_card (self->hand_order.suits, atout_match_get_pack (self),
                                            atout_action_get_card (action))
                              : NULL;
  gboolean is_plain_play
      = card != NULL && action_verb (best->action) == VERB_PLAY && atout_action_get_play (action);
  const WordsValue values[] = {
    { "{possible}", possible },
    { "{action}", is_plain_play ? card : atout_action_get_meaning (action) },
    { "{reason}", reason != NULL ? words_of_game ("advice", reason) : "" },
    { NULL, NULL },
  };

  /* Translators: {possible} and {reason} are sentences, {action} is what to do: a card, "Pass" */
  return g_strstrip (words_fill (_ ("{possible} Sensible: {action}. {reason}"), values));
}

void
match_stop_advice (AtoutMatch *self)
{
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  match_set_advice (self, g_strdup (""));
}

void
atout_match_set_guided (AtoutMatch *self, gboolean guided)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->guided == guided)
    return;
  self->guided = guided;
  if (!guided && match_user_acts (self))
    match_stop_advice (self);
  match_think (self);
}
