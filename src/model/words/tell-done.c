/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-done.h"

#include <glib/gi18n-lib.h>

#include "model/words/action-words.h"

static const char *const reasons[] = {
  [REASON_STRONG_TRUMPS] = NC_ ("advice", "You hold strong trumps in this suit."),
  [REASON_WEAK_HAND] = NC_ ("advice", "The other answers are worse."),
  [REASON_LEAST_BAD] = NC_ ("advice", "The other answers are worse."),
  [REASON_CLAIM_BONUS] = NC_ ("advice", "The bonus counts for you."),
  [REASON_DENY_BONUS] = NC_ ("advice", "Announcing it would only help the others."),
  [REASON_DRAW_TRUMPS] = NC_ ("advice", "It draws trumps."),
  [REASON_CASH_WINNER] = NC_ ("advice", "It will probably win the trick."),
  [REASON_WIN_TRICK] = NC_ ("advice", "It beats the cards on the table."),
  [REASON_WIN_CHEAPLY] = NC_ ("advice", "No lower card of yours would beat those on the table."),
  [REASON_FEED_PARTNER]
  = NC_ ("advice", "Your side will probably win this trick: put points on it."),
  [REASON_KEEP_POINTS] = NC_ ("advice", "The trick is probably lost: play a cheap card."),
  [REASON_DISCARD] = NC_ ("advice", "You do not need this card."),
  [REASON_AVOID_BONUS] = NC_ ("advice", "Another card could give a bonus away."),
  [REASON_PARTNER_SUIT] = NC_ ("advice", "Your side will probably win this trick."),
  [REASON_LIKELY_TRICK] = NC_ ("advice", "You will probably win this trick."),
  [REASON_SAFE_LEAD] = NC_ ("advice", "It risks the least."),
  [REASON_LIKELY_WON] = NC_ ("advice", "You will probably win this deal."),
  [REASON_BETTER_CARD] = NC_ ("advice", "You get a better card for a worse one."),
  [REASON_HIDE_HAND] = NC_ ("advice", "It would not count, and staying silent gives nothing away."),
  [REASON_STRONG_HAND] = NC_ ("advice", "Your hand is worth it."),
  [REASON_SAVE_POINTS] = NC_ ("advice", "Once it is laid aside, its points are safe."),
  [REASON_DUCK] = NC_ ("advice", "You do not want this trick."),
  [REASON_CATCH] = NC_ ("advice", "It spoils the declarer’s plan."),
  [REASON_ENOUGH_POINTS] = NC_ ("advice", "You have what you need."),
  [REASON_KEEP_BONUS] = NC_ ("advice", "The bonus can still be announced later."),
  [REASON_INFORM] = NC_ ("advice", "It tells your partners about your hand."),
  [REASON_SHED_HIGH] = NC_ ("advice", "Later, a card this high would win when you do not want it "
                                      "to."),
  [REASON_BONUS_WAITS]
  = NC_ ("advice", "The bonus is pending: it counts for you as soon as you win a trick."),
  [REASON_BEST_SO_FAR] = NC_ ("advice", "It counts if nobody has a better one."),
};

char *
tell_call (const Telling *telling, const Deal *deal, Action call, bool with_meaning)
{
  ActionWords words = { 0 };
  WordsValue values[] = { { "{call}", NULL }, { "{meaning}", NULL }, { NULL, NULL } };
  char *text;

  action_words_write (&words, deal, call, telling->suits);
  action_words_foresee (&words, deal, call, telling->suits);
  values[0].value = words.button;
  values[1].value = words.promise[0] != '\0' ? words.promise : words.meaning;
  if (!with_meaning || g_str_equal (values[0].value, values[1].value))
    text = words_fill (C_ ("advice", "“{call}”"), values);
  else
    /* Translators: {call} is what is said at the table, {meaning} the same in plain words */
    text = words_fill (C_ ("advice", "“{call}” ({meaning})"), values);
  action_words_clear (&words);

  return text;
}

const char *
tell_rule (const Deal *deal, const ChoiceRow *row)
{
  Card card = action_card (deal->game, row->action);
  gboolean is_play = action_is_play (deal->game, row->action);
  const char *reason = row->reason < G_N_ELEMENTS (reasons) ? reasons[row->reason] : NULL;

  if (row->reason == REASON_STRONG_HAND && card != CARD_NONE && !is_play)
    reason = NC_ ("advice", "This card will help you most.");

  return reason != NULL ? words_of_game ("advice", reason) : "";
}

char *
tell_done (const Telling *telling, const Deal *deal, Action action)
{
  Card card = action_card (deal->game, action);
  ActionWords words = { 0 };
  char *text;

  if (card == CARD_NONE)
    return tell_call (telling, deal, action, false);
  if (action_verb (action) == VERB_PLAY)
    return words_card (telling->suits, deal_pack (deal), card);
  action_words_write (&words, deal, action, telling->suits);
  text = g_strdup (words.meaning);
  action_words_clear (&words);

  return text;
}

bool
tell_is_deed (const Deal *deal, Action action)
{
  return action_verb_info (deal->game, action)->deed != NULL;
}

char *
tell_deed (const Telling *telling, const Deal *deal, Action action)
{
  g_autofree char *done = tell_done (telling, deal, action);
  const WordsValue values[] = { { "{card}", done }, { "{call}", done }, { NULL, NULL } };
  ActionWords words = { 0 };
  char *deed;

  action_words_write (&words, deal, action, telling->suits);
  if (words.deed[0] != '\0')
    deed = g_strdup (words.deed);
  else if (action_card (deal->game, action) != CARD_NONE)
    deed = words_fill (C_ ("deed", "to play {card}"), values);
  else
    /* Translators: {call} is what is said, in its quotes */
    deed = words_fill (C_ ("deed", "to say {call}"), values);
  action_words_clear (&words);

  return deed;
}
