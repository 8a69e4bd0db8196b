/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Advice of a guided deal at each decision: the possible actions, and the sensible one. */

#include <glib/gi18n-lib.h>

#include "model/words/action-words.h"
#include "model/words/tell-advice.h"
#include "model/words/tell-reason.h"
#include "model/words/tell-text.h"

#define CALLS_MEANT 3 /* so many calls are named with what they mean */
#define CALLS_NAMED 6 /* so many are named at all */

/* Why an action is good; NULL: there is nothing to say. */
static const char *const reasons[] = {
  [REASON_STRONG_TRUMPS] = NC_ ("advice", "You hold strong trumps of this suit."),
  [REASON_WEAK_HAND] = NC_ ("advice", "The other answers promise less."),
  [REASON_LEAST_BAD] = NC_ ("advice", "The other answers promise less."),
  [REASON_CLAIM_BONUS] = NC_ ("advice", "The bonus counts for you."),
  [REASON_DENY_BONUS] = NC_ ("advice", "Said aloud, it would only help against you."),
  [REASON_DRAW_TRUMPS] = NC_ ("advice", "It draws trumps."),
  [REASON_CASH_WINNER] = NC_ ("advice", "It will probably win the trick."),
  [REASON_WIN_TRICK] = NC_ ("advice", "It beats the cards on the table."),
  [REASON_WIN_CHEAPLY] = NC_ ("advice", "No lower card of yours would beat those on the table."),
  [REASON_FEED_PARTNER]
  = NC_ ("advice", "Your side will probably win this trick: its points go there."),
  [REASON_KEEP_POINTS] = NC_ ("advice", "The trick is probably lost: give it a cheap card."),
  [REASON_DISCARD] = NC_ ("advice", "You do not need this card."),
  [REASON_AVOID_BONUS] = NC_ ("advice", "Another card could give a bonus away."),
  [REASON_PARTNER_SUIT] = NC_ ("advice", "Your side will probably win this trick."),
  [REASON_LIKELY_TRICK] = NC_ ("advice", "You will probably win this trick."),
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
  [REASON_INFORM] = NC_ ("advice", "It tells your partners about your hand."),
  [REASON_SHED_HIGH] = NC_ ("advice", "Later, a card as high as this would win against your will."),
  [REASON_BONUS_WAITS]
  = NC_ ("advice", "The bonus waits, and counts for you as soon as you win a trick."),
  [REASON_BEST_SO_FAR] = NC_ ("advice", "It counts if nobody has a better one."),
};

/* The legal actions of a decision, sorted. */
typedef struct
{
  CardSet cards;
  guint n_calls;
  Action call[ACTIONS_MAX];
} Possible;

static void
sort_actions (const DecisionPart *part, Possible *possible)
{
  for (guint i = 0; i < part->legal.n; i++)
    {
      Card card = action_card (part->deal.game, part->legal.at[i]);

      if (card != CARD_NONE)
        possible->cards |= card_set_of (card);
      else
        possible->call[possible->n_calls++] = part->legal.at[i];
    }
}

/* ---- What is possible -------------------------------------------------------------------- */

/* The reason that bars some card of the hand now, in a sentence; NULL: none is barred. */
static char *
barred_text (const Telling *telling, const Deal *deal)
{
  unsigned seat = (unsigned) deal->turn;

  for (CardSet set = deal->hand[seat]; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      char *text = words_reason (telling->suits, deal, game_reason (deal, seat, card));

      if (text != NULL)
        return text;
    }

  return NULL;
}

static char *
count_text (const char *text, guint n)
{
  char count[12];
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  g_snprintf (count, sizeof count, "%u", n);

  return words_fill (text, values);
}

/* A sentence on the cards of the hand that may be played in @deal. */
static char *
cards_text (const Telling *telling, const Deal *deal, CardSet cards)
{
  guint n = card_set_count (cards);
  guint n_hand = card_set_count (deal->hand[deal->turn]);
  char *barred;

  if (n == 0)
    return g_strdup ("");
  if (n_hand == 1)
    return g_strdup (_ ("This is your last card."));
  if (deal->phase == PHASE_PLAY)
    {
      barred = barred_text (telling, deal);

      return barred != NULL ? barred : g_strdup (_ ("You may play any card."));
    }

  return count_text (ngettext ("{count} card may be chosen.", "{count} cards may be chosen.", n),
                     n);
}

/* "“Weiter” (Pass)", or without what it means: by custom, if it means something by that. */
static char *
call_text (const Telling *telling, const Deal *deal, Action call, bool with_meaning)
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

/* The question as a sentence: it names the kinds of calls there are. */
static char *
asked_text (const Telling *moment, const Deal *deal)
{
  Telling telling = *moment;
  char *prompt;
  WordsValue values[] = { { "{prompt}", NULL }, { NULL, NULL } };
  char *sentence;

  telling.deal = deal;
  prompt = tell_prompt (&telling);
  if (g_str_has_suffix (prompt, "?"))
    return prompt;
  values[0].value = prompt;
  sentence = words_fill (C_ ("state", "{prompt}."), values);
  g_free (prompt);

  return sentence;
}

/* The legal calls, by name where that is not too much to read. */
static char *
calls_text (const Telling *telling, const Deal *deal, const Possible *possible)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const char *text;

  if (possible->n_calls == 0)
    return g_strdup ("");
  if (possible->n_calls > CALLS_NAMED && deal->game->calls_points)
    return asked_text (telling, deal);
  if (possible->n_calls > CALLS_NAMED)
    return count_text (
        ngettext ("{count} call is possible.", "{count} calls are possible.", possible->n_calls),
        possible->n_calls);

  for (guint i = 0; i < possible->n_calls; i++)
    {
      g_autofree char *call
          = call_text (telling, deal, possible->call[i], possible->n_calls <= CALLS_MEANT);

      g_string_append_printf (list, "%s%s", i > 0 ? C_ ("list", ", ") : "", call);
    }

  const WordsValue values[] = { { "{calls}", list->str }, { NULL, NULL } };

  if (possible->n_calls == 1 && possible->cards == 0)
    text = _ ("You can only say: {calls}.");
  else if (possible->cards != 0)
    text = _ ("You may also say: {calls}.");
  else
    text = _ ("You may say: {calls}.");

  return words_fill (text, values);
}

/* The actions that the rules allow, also those behind one that goes without saying. */
static char *
possible_text (const Telling *telling, const Decision *decision)
{
  const DecisionPart *now = &decision->now;
  const DecisionPart *behind = &decision->behind;
  Possible possible = { 0 };

  sort_actions (now, &possible);
  sort_actions (behind, &possible);

  g_autofree char *cards
      = cards_text (telling, behind->legal.n > 0 ? &behind->deal : &now->deal, possible.cards);
  g_autofree char *calls = calls_text (telling, &now->deal, &possible);
  const WordsValue values[] = {
    { "{cards}", cards },
    { "{calls}", calls },
    { NULL, NULL },
  };

  if (cards[0] == '\0' || calls[0] == '\0')
    return g_strconcat (cards, calls, NULL);

  /* Translators: two sentences: what may be done with cards, what may be said */
  return words_fill (C_ ("advice", "{cards} {calls}"), values);
}

/* ---- What is sensible -------------------------------------------------------------------- */

/* @stake (taken), and what a partner has promised. */
static char *
stake_with_promise (const Telling *telling, const Deal *deal, char *stake)
{
  g_autofree char *plain = stake;
  g_autofree char *heard = deal->phase != PHASE_PLAY ? tell_heard (telling, deal) : NULL;
  const WordsValue values[] = { { "{stake}", plain }, { "{heard}", heard }, { NULL, NULL } };

  if (heard == NULL)
    return g_steal_pointer (&plain);

  /* Translators: {stake} is a sentence, {heard} as in "Jan: holds jack of hearts and …" */
  return words_fill (C_ ("advice", "{stake} {heard}."), values);
}

/* The stake of what is asked, where the game tells it; else what is possible. */
static char *
stake_text (const Telling *telling, const Decision *decision)
{
  Stake stake;
  char value[12], won[12], lost[12];
  const WordsValue values[]
      = { { "{value}", value }, { "{won}", won }, { "{lost}", lost }, { NULL, NULL } };

  game_stake (&decision->now.deal, &stake);
  if (stake.text == NULL)
    return possible_text (telling, decision);
  g_snprintf (value, sizeof value, "%u", stake.value);
  g_snprintf (won, sizeof won, "%u", stake.won);
  g_snprintf (lost, sizeof lost, "%u", stake.lost);

  return stake_with_promise (telling, &decision->now.deal,
                             words_fill (words_of_game ("stake", stake.text), values));
}

const char *
tell_rule (const Deal *deal, const ChoiceRow *row)
{
  Card card = action_card (deal->game, row->action);
  gboolean is_play = action_is_play (deal->game, row->action);
  const char *reason = row->reason < G_N_ELEMENTS (reasons) ? reasons[row->reason] : NULL;

  /* the hand is worth a contract, a card is worth keeping */
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
    return call_text (telling, deal, action, false); /* its button says what it means */
  if (action_verb (action) == VERB_PLAY)
    return words_card (telling->suits, deal_pack (deal), card);
  action_words_write (&words, deal, action, telling->suits);
  text = g_strdup (words.meaning);
  action_words_clear (&words);

  return text;
}

char *
tell_advice (const Telling *telling, const Decision *decision, const Deal *deal, Action action,
             unsigned n_actions, const char *reason, const OpenCards *open)
{
  Card card = action_card (deal->game, action);
  g_autofree char *possible = n_actions > 1 || decision->implied != ACTION_NONE
                                  ? stake_text (telling, decision)
                                  : possible_text (telling, decision);
  g_autofree char *what = tell_done (telling, deal, action);
  g_autofree char *shown = tell_open (telling, deal, open);
  const char *text;
  const WordsValue values[] = {
    { "{possible}", possible }, { "{action}", what }, { "{reason}", reason },
    { "{open}", shown },        { NULL, NULL },
  };

  if (n_actions == 1 && card == CARD_NONE)
    return g_steal_pointer (&possible);
  if (n_actions > 1 && open->kind > OPEN_SAME)
    /* Translators: {possible}, {reason} and {open} are sentences, {action} is a card: what would be
     * right if the other hands did not lie open */
    text = _ ("{possible} With closed cards: {action}. {reason} {open}");
  else if (n_actions > 1)
    /* Translators: {possible} and {reason} are sentences, {open} is one or nothing, {action} is
     * what to do: a card, “Weiter” (Pass) */
    text = _ ("{possible} Sensible: {action}. {reason} {open}");
  else if (decision->implied != ACTION_NONE && decision->now.legal.n > 0)
    /* Translators: {possible} tells what may be said, {action} what else is to be done */
    text = _ ("{possible} Otherwise: {action}.");
  else
    /* Translators: {possible} is a sentence, {action} what to do, as a card */
    text = _ ("{possible} Only this is possible: {action}.");

  return g_strstrip (words_fill (text, values));
}
