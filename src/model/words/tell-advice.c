/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "model/words/tell-advice.h"
#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "model/words/tell-text.h"

#define CALLS_MEANT 3 /* most calls listed with meaning */
#define CALLS_NAMED 6 /* most calls listed by name */

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

/* ---- Possible actions ------------------------------------------------------------------------ */

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

  return count_text (ngettext ("You have {count} card to choose from.",
                               "You have {count} cards to choose from.", n),
                     n);
}

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

/* Lists the legal calls, or counts them if they are many. */
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
          = tell_call (telling, deal, possible->call[i], possible->n_calls <= CALLS_MEANT);

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

/* ---- The recommended action ------------------------------------------------------------------ */

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

char *
tell_stake (const Deal *deal)
{
  Stake stake;
  char value[12], won[12], lost[12];
  const WordsValue values[]
      = { { "{value}", value }, { "{won}", won }, { "{lost}", lost }, { NULL, NULL } };

  game_stake (deal, &stake);
  if (stake.text == NULL)
    return NULL;
  g_snprintf (value, sizeof value, "%u", stake.value);
  g_snprintf (won, sizeof won, "%u", stake.won);
  g_snprintf (lost, sizeof lost, "%u", stake.lost);

  return words_fill (words_of_game ("stake", stake.text), values);
}

static char *
stake_text (const Telling *telling, const Decision *decision)
{
  char *stake = tell_stake (&decision->now.deal);

  return stake != NULL ? stake_with_promise (telling, &decision->now.deal, stake)
                       : possible_text (telling, decision);
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
    { "{possible}", possible },
    { "{action}", what },
    { "{reason}", reason[0] != '\0' ? reason : shown },
    { "{open}", reason[0] != '\0' ? shown : "" },
    { NULL, NULL },
  };

  if (n_actions == 1 && card == CARD_NONE)
    return g_steal_pointer (&possible);
  if (n_actions > 1 && open->kind > OPEN_SAME)
    /* Translators: {possible}, {open} and {reason} are sentences, {action} is a card: what would be
     * right if the other hands did not lie open; {open} names a better one, {reason} says why */
    text = _ ("{possible} With closed cards: {action}. {open} {reason}");
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
