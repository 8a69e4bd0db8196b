/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/action-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/words-spoken.h"

/* ---- Texts of an action ---------------------------------------------------------------------- */

typedef struct
{
  const char *suit;
  const char *rank;
  const char *up_to;
  const char *ranks;
  char *card;
} Arguments;

static Arguments
spoken_arguments (const Deal *deal, DeckSuits suits, Suit suit, int rank, Card card)
{
  const Vocabulary *vocabulary = game_vocabulary (deal->game);

  return (Arguments) {
    spoken_suit (vocabulary, suits, suit),
    rank >= 0 ? spoken_rank (vocabulary, suits, (Rank) rank) : "",
    rank >= 0 ? spoken_up_to (vocabulary, suits, (Rank) rank) : "",
    rank >= 0 ? spoken_all (vocabulary, suits, (Rank) rank) : "",
    card != CARD_NONE ? spoken_card (vocabulary, suits, deal_pack (deal), card) : NULL,
  };
}

static Arguments
explained_arguments (const Deal *deal, DeckSuits suits, Suit suit, int rank, Card card)
{
  return (Arguments) {
    words_suit (suits, suit),
    rank >= 0 ? words_rank (suits, (Rank) rank) : "",
    "",
    "",
    card != CARD_NONE ? words_card (suits, deal_pack (deal), card) : NULL,
  };
}

static int
rank_of (const VerbInfo *info, Action action)
{
  return info->shape == SHAPE_RUN    ? (int) action_second (action)
         : info->shape == SHAPE_RANK ? (int) action_arg (action)
                                     : -1;
}

/* Fills the placeholders of @text with the arguments of @action. */
static char *
fill (const char *text, const Deal *deal, Action action, DeckSuits suits, bool spoken)
{
  Suit suit = action_suit (deal->game, action);
  Card card = action_card (deal->game, action);
  int rank = rank_of (action_verb_info (deal->game, action), action);
  Arguments arguments
      = (spoken ? spoken_arguments : explained_arguments) (deal, suits, suit, rank, card);
  g_autofree char *card_name = arguments.card;
  g_autofree char *with_ranks = NULL;
  char number[12];
  char points[12];
  const WordsValue values[] = {
    { "{suit}", arguments.suit },   { "{number}", number },
    { "{rank}", arguments.rank },   { "{up to}", arguments.up_to },
    { "{ranks}", arguments.ranks }, { "{card}", card_name != NULL ? card_name : "" },
    { "{points}", points },         { NULL, NULL },
  };

  if (text == NULL)
    return g_strdup ("");
  g_snprintf (number, sizeof number, "%u", action_arg (action));
  g_snprintf (points, sizeof points, "%u", game_announces (deal, action).points);
  with_ranks = words_fill_ranks (suits, text);

  return words_keep_signs (words_fill (with_ranks, values));
}

/* Returns the button text of a call without its arguments: "Minus X"; "" for other actions. */
static char *
kind_of (const VerbInfo *info)
{
  const WordsValue values[]
      = { { "{suit}", "" }, { "{number}", "X" }, { "{points}", "" }, { NULL, NULL } };
  char *kind;

  if (info->shape != SHAPE_SUIT && info->shape != SHAPE_NUMBER && info->shape != SHAPE_NUMBER_SUIT)
    return g_strdup ("");
  kind = g_strstrip (words_fill (info->button, values));
  if (!g_str_equal (kind, "X") && kind[0] != '\0')
    return kind;
  g_free (kind);

  return g_strdup (info->shape == SHAPE_SUIT ? C_ ("call", "Suit") : C_ ("call", "Number"));
}

static const VerbInfo *
find_wording (const Deal *deal, Action action)
{
  const VerbInfo *wording = game_wording (deal, action);

  return wording != NULL ? wording : action_verb_info (deal->game, action);
}

/* Returns the explanation of an action; NULL if its verb has neither meaning nor card. */
static const char *
meaning_of (const VerbInfo *info, Suit suit)
{
  if (info->verb == VERB_TRUMP && suit == SUIT_NONE)
    return C_ ("call", "Play without trumps");
  if (info->meaning != NULL)
    return words_of_game ("call", info->meaning);

  return info->shape == SHAPE_CARD ? C_ ("call", "Play: {card}") : NULL;
}

static void
set_foreseen (ActionWords *words, char *promise, char *custom, char *outcome)
{
  g_free (words->promise);
  g_free (words->custom);
  g_free (words->outcome);
  words->promise = promise;
  words->custom = custom;
  words->outcome = outcome;
}

void
action_words_write (ActionWords *words, const Deal *deal, Action action, DeckSuits suits)
{
  const VerbInfo *info = find_wording (deal, action);
  const char *meaning = meaning_of (info, action_suit (deal->game, action));
  const char *button = info->shape == SHAPE_CARD && info->button == NULL ? "{card}" : info->button;

  action_words_clear (words);
  words->button = fill (words_of_game ("spoken", button), deal, action, suits, true);
  words->said = fill (info->said != NULL ? words_of_game ("spoken", info->said) : NULL, deal,
                      action, suits, true);
  words->meaning = fill (meaning, deal, action, suits, false);
  words->deed = fill (info->deed != NULL ? words_of_game ("deed", info->deed) : NULL, deal, action,
                      suits, false);
  words->news = fill (info->news != NULL ? words_of_game ("call", info->news) : meaning, deal,
                      action, suits, false);
  words->own_news = fill (info->own_news != NULL ? words_of_game ("call", info->own_news) : NULL,
                          deal, action, suits, false);
  words->kind = kind_of (info);
  set_foreseen (words, g_strdup (""), g_strdup (""), g_strdup (""));
}

void
action_words_veil (ActionWords *words)
{
  action_words_clear (words);
  words->button = g_strdup ("");
  words->said = g_strdup ("");
  words->meaning = g_strdup (C_ ("call", "Choose a card without showing it"));
  words->deed = g_strdup ("");
  words->news = g_strdup (words->meaning);
  words->own_news = g_strdup ("");
  words->kind = g_strdup ("");
  set_foreseen (words, g_strdup (""), g_strdup (""), g_strdup (""));
}

void
action_words_clear (ActionWords *words)
{
  g_clear_pointer (&words->button, g_free);
  g_clear_pointer (&words->said, g_free);
  g_clear_pointer (&words->meaning, g_free);
  g_clear_pointer (&words->deed, g_free);
  g_clear_pointer (&words->news, g_free);
  g_clear_pointer (&words->own_news, g_free);
  g_clear_pointer (&words->kind, g_free);
  set_foreseen (words, NULL, NULL, NULL);
  words->value = 0;
}

/* ---- Promise and outcome --------------------------------------------------------------------- */

static unsigned
append_tops (GString *list, const Deal *deal, const Promise *promise, unsigned index,
             DeckSuits suits)
{
  g_autofree char *card = words_card (suits, deal_pack (deal), promise->card[index]);
  g_autofree char *text = NULL;
  unsigned n = 1;
  char number[12];
  const WordsValue values[] = { { "{number}", number }, { "{card}", card }, { NULL, NULL } };

  while (index + n < promise->n_cards && promise->card[index + n] == promise->card[index])
    n++;
  g_snprintf (number, sizeof number, "%u", n);
  /* Translators: two equal cards, as in "2 × jack of hearts" */
  text = words_fill (n > 1 ? C_ ("promise", "{number} × {card}") : "{card}", values);
  g_string_append_printf (list, "%s%s", index > 0 ? C_ ("list", ", ") : "", text);

  return n;
}

char *
words_of_promise (const Deal *deal, const Promise *promise, DeckSuits suits)
{
  g_autoptr (GString) tops = g_string_new (NULL);
  g_autofree char *top = NULL;
  char number[12], value[12];
  WordsValue values[] = {
    { "{tops}", "" },       { "{top}", "" },      { "{suit}", words_suit (suits, promise->suit) },
    { "{number}", number }, { "{value}", value }, { NULL, NULL },
  };

  if (promise->text == NULL)
    return g_strdup ("");
  for (unsigned i = 0; i < promise->n_cards;)
    i += append_tops (tops, deal, promise, i, suits);
  if (promise->n_cards > 0)
    top = words_card (suits, deal_pack (deal), promise->card[0]);
  values[0].value = tops->str;
  values[1].value = top != NULL ? top : "";
  g_snprintf (number, sizeof number, "%u", promise->number);
  g_snprintf (value, sizeof value, "%u", promise->value);

  return words_fill (words_of_game ("promise", promise->text), values);
}

static char *
words_of_custom (const char *promise)
{
  const WordsValue values[] = { { "{promise}", promise }, { NULL, NULL } };

  /* Translators: what a call means by custom: "holds jack of hearts …, or a bluff" */
  return promise[0] != '\0' ? words_fill (C_ ("promise", "{promise} (or a bluff)"), values)
                            : g_strdup ("");
}

static char *
words_of_outcome (const GameContract *contract, DeckSuits suits)
{
  char value[12];
  WordsValue values[] = {
    { "{suit}", words_suit (suits, contract->trump) },
    { "{value}", value },
    { "{doubled}", "" },
    { NULL, NULL },
  };
  const char *text = contract->trump_settled
                         ? _ ("If all pass now: {suit}, {value}")
                         : _ ("If all pass now: {value}, trumps still to be chosen");

  g_snprintf (value, sizeof value, "%u", contract->value);
  if (contract->doubled != NULL)
    {
      values[2].value = words_of_game ("contract", contract->doubled);
      text = contract->trump_settled
                 ? _ ("If all pass now: {suit}, {value}, {doubled}")
                 : _ ("If all pass now: {value}, {doubled}, trumps still to be chosen");
    }

  return words_fill (text, values);
}

static bool
says_number (const Deal *deal, Action action, unsigned value)
{
  ActionShape shape = find_wording (deal, action)->shape;

  return (shape == SHAPE_NUMBER || shape == SHAPE_NUMBER_SUIT) && action_arg (action) == value;
}

static char *
foresee_outcome (const Deal *deal, Action action, DeckSuits suits, unsigned *value)
{
  Deal after = *deal;
  GameContract contract;

  if (!deal->game->calls_points)
    return g_strdup ("");
  deal_apply (&after, action);
  contract = game_contract (&after);
  if (contract.value == 0)
    return g_strdup ("");
  if (contract.value != game_contract (deal).value && !says_number (deal, action, contract.value))
    *value = contract.value;

  return words_of_outcome (&contract, suits);
}

void
action_words_foresee (ActionWords *words, const Deal *deal, Action action, DeckSuits suits)
{
  Promise promised = { 0 };
  char *promise, *outcome;

  game_promise (deal, action, &promised);
  promise = words_of_promise (deal, &promised, suits);
  words->value = 0;
  outcome = foresee_outcome (deal, action, suits, &words->value);
  set_foreseen (words, promise, words_of_custom (promise), outcome);
}

/* ---- Grounds --------------------------------------------------------------------------------- */

static char *
words_of_grounds (const Deal *deal, const Grounds *grounds, DeckSuits suits)
{
  g_autofree char *cards = words_cards_short (suits, deal_pack (deal), grounds->cards);
  char points[12];
  const WordsValue values[] = {
    { "{cards}", cards },
    { "{suit}", words_suit (suits, grounds->suit) },
    { "{points}", points },
    { NULL, NULL },
  };

  g_snprintf (points, sizeof points, "%u", grounds->points);

  return words_fill (words_of_game ("grounds", grounds->text), values);
}

void
action_words_ground (ActionWords *words, const Deal *deal, Action action, DeckSuits suits,
                     Grounds *grounds)
{
  const WordsValue values[] = { { "{promise}", words->promise }, { NULL, NULL } };

  game_grounds (deal, action, grounds);
  if (grounds->text != NULL)
    {
      g_free (words->meaning);
      words->meaning = words_of_grounds (deal, grounds, suits);
    }
  if (grounds->is_promise && words->promise[0] != '\0')
    {
      g_free (words->custom);
      /* Translators: whether what a call would promise is true of one's own cards: "True: holds
       * jack of hearts and at least 2 more" */
      words->custom = words_fill (grounds->holds ? C_ ("promise", "True: {promise}")
                                                 : C_ ("promise", "Not true: {promise}"),
                                  values);
    }
}
