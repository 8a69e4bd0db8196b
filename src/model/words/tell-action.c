/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences on the last action and the question. */

#include <glib/gi18n-lib.h>

#include "model/words/action-words.h"
#include "model/words/tell-text.h"

char *
tell_prompt (const Telling *telling)
{
  const Deal *deal = telling->deal;
  unsigned value = 0;
  Suit suit = SUIT_NONE;
  const char *text
      = telling->question != NULL ? telling->question : game_prompt (deal, &value, &suit);
  char number[12];
  const WordsValue values[] = {
    { "{value}", number },
    { "{suit}", words_suit (telling->suits, suit) },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", value);

  return words_fill (words_of_game ("prompt", text), values);
}

char *
tell_dealt (const Telling *telling)
{
  int dealer = telling->deal->dealer;
  GString *text = g_string_new (NULL);

  text_append (text, words_dealt (telling->name[dealer], dealer == telling->listener));
  if (telling->match->n_deals == 1)
    text_append (text, tell_signals (telling));

  return g_string_free (text, FALSE);
}

char *
tell_signals (const Telling *telling)
{
  const Match *match = telling->match;
  const Signals *sides[2] = { &telling->signals[telling->user], &telling->signals[telling->user] };
  Signals nothing = { 0 };

  for (unsigned seat = 0; seat < match->n_seats; seat++)
    if (game_unit_of (match->game, &match->options, seat)
        != game_unit_of (match->game, &match->options, telling->user))
      sides[1] = &telling->signals[seat];
  if (signals_are_same (sides[0], &nothing) && signals_are_same (sides[1], &nothing))
    return g_strdup ("");

  return words_fill (
      signals_are_same (sides[0], sides[1])
          /* Translators: {own} is a system of signals by cards, as in “Same suit, first lead” */
          ? C_ ("signals", "Signals: {own}.")
          : C_ ("signals", "Your side’s signals: {own}; the others’: {others}."),
      (const WordsValue[]) {
          { "{own}", words_of_game ("signals", signals_system (sides[0])->title) },
          { "{others}", words_of_game ("signals", signals_system (sides[1])->title) },
          { NULL, NULL },
      });
}

/* Returns true if the user may not know the card. */
static bool
hides (const Telling *telling, unsigned seat, Action action)
{
  const Deal *before = telling->before;

  return seat != telling->user && game_is_private (before, action);
}

static char *
tell_set (const Telling *telling, CardSet cards)
{
  Card list[CARDS_MAX];
  unsigned n = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    list[n++] = card_set_first (cards);

  return tell_cards (telling, list, n);
}

static const char *
unseen_text (const Game *game, Action action)
{
  const VerbInfo *info = action_verb_info (game, action);

  return info->unseen != NULL ? words_of_game ("call", info->unseen)
                              : _ ("{name} chooses a card without showing it.");
}

static char *
plain_act (const Telling *telling, unsigned seat, Action action, const ActionWords *words)
{
  Card card = action_card (telling->deal->game, action);
  const Announced announced = game_announces (telling->before, action);
  g_autofree char *card_name = NULL;
  g_autofree char *list = NULL;
  WordsValue values[] = {
    { "{name}", telling->name[seat] }, { "{card}", "" }, { "{said}", words->said },
    { "{meaning}", words->news },      { NULL, NULL },
  };

  /* the promise is more specific than the words */
  if (words->promise[0] != '\0')
    values[3].value = words->promise;
  if (announced.cards != 0 && card == CARD_NONE)
    {
      list = tell_set (telling, announced.cards);
      values[3].value = list;
    }
  if (card == CARD_NONE && words_repeat (words->said, values[3].value))
    return words_fill (_ ("{name}: “{said}”"), values);
  if (card == CARD_NONE && words->said[0] != '\0')
    /* Translators: {said} is in the game's language, {meaning} in yours. */
    return words_fill (_ ("{name}: “{said}” ({meaning})"), values);
  if (hides (telling, seat, action))
    return words_fill (unseen_text (telling->deal->game, action), values);
  if (words->own_news[0] != '\0')
    return words_fill (text_for (telling, seat, words->news, words->own_news), values);
  if (!action_is_play (telling->deal->game, action))
    /* Translators: {meaning} is what a player does: "Anna: Lay trump 5 aside". */
    return words_fill (_ ("{name}: {meaning}"), values);
  card_name = words_card (telling->suits, deal_pack (telling->deal), card);
  values[1].value = card_name;
  if (words->said[0] != '\0')
    /* Translators: with the card something is said: "Anna plays: king of hearts, “stuk: 20”" */
    return words_fill (text_for (telling, seat, _ ("{name} plays: {card}, “{said}”"),
                                 _ ("You play: {card}, “{said}”")),
                       values);

  return words_fill (text_for (telling, seat, _ ("{name} plays: {card}"), _ ("You play: {card}")),
                     values);
}

char *
tell_heard (const Telling *telling, const Deal *deal)
{
  Promise heard = { 0 };
  int partner = game_heard (deal, telling->user, &heard);
  g_autofree char *promise = NULL;
  WordsValue values[] = { { "{partner}", "" }, { "{promise}", "" }, { NULL, NULL } };

  if (partner == NO_SEAT)
    return NULL;
  promise = words_of_promise (deal, &heard, telling->suits);
  values[0].value = telling->name[partner];
  values[1].value = promise;

  /* Translators: what the call of a partner means: "Jan: holds jack of hearts and …" */
  return words_fill (C_ ("promise", "{partner}: {promise}"), values);
}

/* Returns true if the partner's promise must stay readable beside @action, until the user calls. A
 * pass never replaces it. */
static bool
keeps_promise (const Telling *telling, unsigned seat, Action action, const ActionWords *words)
{
  Promise heard = { 0 };
  int partner = game_heard (telling->deal, telling->user, &heard);

  if (telling->is_aloud || partner == NO_SEAT || seat == telling->user)
    return false;
  if (action_verb (action) == VERB_PASS)
    return words->promise[0] == '\0';

  return !heard.is_answered && partner != (int) seat && telling->deal->phase != PHASE_PLAY;
}

static char *
call_with_promise (const Telling *telling, unsigned seat, Action action, const ActionWords *words)
{
  g_autofree char *heard = tell_heard (telling, telling->deal);
  const WordsValue values[] = {
    { "{name}", telling->name[seat] },
    { "{said}", words->said },
    { "{heard}", heard },
    { NULL, NULL },
  };

  if (!keeps_promise (telling, seat, action, words))
    return NULL;

  /* Translators: what a partner called before means, and what somebody says now: Jan: holds
   * jack of hearts and … – Anna: “pass” */
  return words_fill (_ ("{heard} – {name}: “{said}”"), values);
}

static char *
act_with_words (const Telling *telling, unsigned seat, Action action, const ActionWords *words)
{
  g_autofree char *old = tell_settled (telling, telling->before);
  g_autofree char *settled = tell_settled (telling, telling->deal);
  const WordsValue values[] = {
    { "{name}", telling->name[seat] },
    { "{said}", words->said },
    { "{settled}", settled },
    { NULL, NULL },
  };

  if (old != NULL || settled == NULL)
    {
      char *call = call_with_promise (telling, seat, action, words);

      return call != NULL ? call : plain_act (telling, seat, action, words);
    }

  /* Translators: what was said last, and a sentence on what that settled */
  return words_fill (_ ("{name}: “{said}”. {settled}"), values);
}

char *
tell_acted (const Telling *telling, unsigned seat, Action action)
{
  ActionWords words = { 0 };
  char *text;

  if (hides (telling, seat, action))
    action_words_veil (&words);
  else
    {
      action_words_write (&words, telling->before, action, telling->suits);
      action_words_foresee (&words, telling->before, action, telling->suits);
    }
  text = act_with_words (telling, seat, action, &words);
  action_words_clear (&words);

  return text;
}

char *
tell_trick_taken (const Telling *telling)
{
  const Deal *deal = telling->deal;
  const Trick *trick = &deal->last_trick;
  unsigned winner = trick_winner (trick);
  g_autofree char *points
      = words_card_points (deal->game, trick_points (deal_order (deal), trick_cards (trick)));
  const WordsValue values[] = {
    { "{name}", telling->name[winner] },
    { "{points}", points },
    { NULL, NULL },
  };

  if (deal->game->counts_at_end)
    return words_fill (
        text_for (telling, winner, _ ("{name} takes the trick"), _ ("You take the trick")), values);

  /* Translators: {points} is "12 points" or "12 eyes" */
  return words_fill (text_for (telling, winner, _ ("{name} takes the trick: {points}"),
                               _ ("You take the trick: {points}")),
                     values);
}

char *
tell_drawn (const Telling *telling)
{
  const Deal *deal = telling->deal;
  CardSet drawn = deal->hand[telling->user] & ~telling->before->hand[telling->user];
  Card cards[CARDS_MAX];
  unsigned n = 0;
  g_autofree char *text = NULL;
  WordsValue values[] = { { "{cards}", NULL }, { NULL, NULL } };

  if (telling->listener == NO_SEAT || drawn == 0)
    return g_strdup ("");
  for (; drawn != 0; drawn = card_set_rest (drawn))
    cards[n++] = card_set_first (drawn);
  text = tell_cards (telling, cards, n);
  values[0].value = text;

  if (deal_count_tricks (deal) == deal_count_tricks (telling->before))
    /* Translators: in the middle of a deal, after a call: "You get: nine of hearts" */
    return words_fill (_ ("You get: {cards}"), values);

  /* Translators: from the stock, after a trick: "You draw: nine of hearts" */
  return words_fill (_ ("You draw: {cards}"), values);
}

static CardSet
open_before (const Deal *deal, unsigned seat)
{
  Pile piles[SEATS_MAX];
  unsigned n = game_laid_open (deal, piles);
  CardSet cards = 0;

  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; piles[i].owner == (int) seat && k < piles[i].n_open; k++)
      cards |= card_set_of (piles[i].open[k]);

  return cards;
}

char *
tell_opened (const Telling *telling)
{
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; seat < telling->match->n_seats; seat++)
    {
      CardSet opened = open_before (telling->deal, seat) & ~open_before (telling->before, seat);
      g_autofree char *cards = tell_set (telling, opened);
      const WordsValue values[]
          = { { "{name}", telling->name[seat] }, { "{cards}", cards }, { NULL, NULL } };

      if (opened != 0 && (int) seat != telling->listener)
        /* Translators: of a hand that was laid open: "Face up before Anna: nine of hearts" */
        text_append (text, words_fill (_ ("Face up in front of {name}: {cards}."), values));
    }

  return g_string_free (text, FALSE);
}

char *
tell_last_trick (const Telling *telling)
{
  unsigned winner = trick_winner (&telling->deal->last_trick);
  const WordsValue values[] = { { "{name}", telling->name[winner] }, { NULL, NULL } };

  return words_fill (text_for (telling, winner, _ ("The last trick, won by {name}"),
                               _ ("The last trick, won by you")),
                     values);
}
