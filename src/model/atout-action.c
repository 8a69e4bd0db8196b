/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-action.h"

#include <glib/gi18n-lib.h>

#include "words-spoken.h"

struct _AtoutAction
{
  GObject parent_instance;

  Action action;
  const VerbInfo *wording; /* what it was called when it was chosen */
  Card card;
  Suit suit;
  gboolean play;
  char *button;
  char *said;
  char *meaning;
  char *kind;
  int number;

  /* foreseen: what it tells and leads to, and the same in words */
  Claim claim;
  Standing standing;
  gboolean stands;
  guint value; /* reached with it, and not said */
  char *promise;
  char *claim_text; /* the promise, and that it may be a bluff */
  char *outcome;
};

G_DEFINE_FINAL_TYPE (AtoutAction, atout_action, G_TYPE_OBJECT)

static void
atout_action_finalize (GObject *object)
{
  AtoutAction *self = ATOUT_ACTION (object);

  g_free (self->button);
  g_free (self->said);
  g_free (self->meaning);
  g_free (self->kind);
  g_free (self->promise);
  g_free (self->claim_text);
  g_free (self->outcome);
  G_OBJECT_CLASS (atout_action_parent_class)->finalize (object);
}

static void
atout_action_class_init (AtoutActionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_action_finalize;
}

static void
atout_action_init (AtoutAction *self)
{
  self->promise = g_strdup ("");
  self->claim_text = g_strdup ("");
  self->outcome = g_strdup ("");
}

/* What a verb says of its arguments, as the game speaks or in the user's language. */
typedef struct
{
  const char *suit;
  const char *rank;
  const char *up_to;
  const char *ranks;
  char *card;
} Arguments;

static Arguments
spoken_arguments (const Deal *deal, WordsSuits suits, Suit suit, int rank, Card card)
{
  const char *language = deal->game->language;

  return (Arguments) {
    spoken_suit (language, suits, suit),
    rank >= 0 ? spoken_rank (language, suits, (Rank) rank) : "",
    rank >= 0 ? spoken_up_to (language, suits, (Rank) rank) : "",
    rank >= 0 ? spoken_all (language, suits, (Rank) rank) : "",
    card != CARD_NONE ? spoken_card (language, suits, deal_pack (deal), card) : NULL,
  };
}

static Arguments
explained_arguments (const Deal *deal, WordsSuits suits, Suit suit, int rank, Card card)
{
  return (Arguments) {
    words_suit (suits, suit),
    rank >= 0 ? words_rank (suits, (Rank) rank) : "",
    "",
    "",
    card != CARD_NONE ? words_card (suits, deal_pack (deal), card) : NULL,
  };
}

/* The rank that @action names, or -1. */
static int
rank_of (const VerbInfo *info, Action action)
{
  return info->shape == SHAPE_RUN    ? (int) action_second (action)
         : info->shape == SHAPE_RANK ? (int) action_arg (action)
                                     : -1;
}

/* @text of the verb table with the arguments of @action. */
static char *
fill (const char *text, const Deal *deal, Action action, WordsSuits suits, bool spoken)
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
  g_snprintf (points, sizeof points, "%u",
              deal->game->announced_points != NULL ? deal->game->announced_points (deal, action)
                                                   : 0);
  with_ranks = words_fill_ranks (suits, text);

  return words_fill (with_ranks, values);
}

/* What those see of @action who may not know its card. */
AtoutAction *
atout_action_new_veiled (Action action)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);

  self->action = ACTION (action_verb (action), 0);
  self->card = CARD_NONE;
  self->suit = SUIT_NONE;
  self->button = g_strdup ("");
  self->said = g_strdup ("");
  self->meaning = g_strdup (C_ ("call", "Choose a card without showing it"));
  self->kind = g_strdup ("");
  self->number = -1;

  return self;
}

/* The button of @info without its arguments; a call that is nothing else is its number. */
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

/* The row of the verb table, or what the game says in its place as the deal stands. */
static const VerbInfo *
find_wording (const Deal *deal, Action action)
{
  const VerbInfo *wording = deal->game->wording != NULL ? deal->game->wording (deal, action) : NULL;

  return wording != NULL ? wording : action_verb_info (deal->game, action);
}

static AtoutAction *
new_worded (const Deal *deal, Action action, const VerbInfo *info, WordsSuits suits)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);
  const char *meaning = info->meaning != NULL ? words_of_game ("call", info->meaning) : NULL;
  bool is_card = info->shape == SHAPE_CARD;

  self->action = action;
  self->wording = info;
  self->card = action_card (deal->game, action);
  self->suit = action_suit (deal->game, action);

  /* a card speaks for itself unless it says more than that it is played */
  if (is_card && meaning == NULL)
    meaning = C_ ("call", "Play: {card}");
  else if (info->verb == VERB_TRUMP && self->suit == SUIT_NONE)
    meaning = C_ ("call", "Play without trumps");

  self->play = action_is_play (deal->game, action);
  self->button
      = fill (is_card && info->button == NULL ? "{card}" : info->button, deal, action, suits, true);
  self->said = fill (info->said, deal, action, suits, true);
  self->meaning = fill (meaning, deal, action, suits, false);
  self->kind = kind_of (info);
  self->number = info->shape == SHAPE_NUMBER || info->shape == SHAPE_NUMBER_SUIT
                     ? (int) action_arg (action)
                     : -1;

  return self;
}

AtoutAction *
atout_action_new (const Deal *deal, Action action, WordsSuits suits)
{
  return new_worded (deal, action, find_wording (deal, action), suits);
}

Action
atout_action_get_action (AtoutAction *self)
{
  return self->action;
}

Card
atout_action_get_card (AtoutAction *self)
{
  return self->card;
}

gboolean
atout_action_get_play (AtoutAction *self)
{
  return self->play;
}

const char *
atout_action_get_button (AtoutAction *self)
{
  return self->button;
}

const char *
atout_action_get_said (AtoutAction *self)
{
  return self->said;
}

const char *
atout_action_get_meaning (AtoutAction *self)
{
  return self->meaning;
}

const char *
atout_action_get_kind (AtoutAction *self)
{
  return self->kind;
}

int
atout_action_get_number (AtoutAction *self)
{
  return self->number;
}

const char *
atout_action_get_outcome (AtoutAction *self)
{
  return self->outcome;
}

Suit
atout_action_get_suit (AtoutAction *self)
{
  return self->suit;
}

/* ---- What it tells and leads to ----------------------------------------------------------- */

/* "nine of hearts", or "2 × nine of hearts" for twins; how many cards that were. */
static guint
append_tops (GString *list, const Deal *deal, const Claim *claim, guint index, WordsSuits suits)
{
  g_autofree char *card = words_card (suits, deal_pack (deal), claim->card[index]);
  g_autofree char *text = NULL;
  guint n = 1;
  char number[12];
  const WordsValue values[] = { { "{number}", number }, { "{card}", card }, { NULL, NULL } };

  while (index + n < claim->n_cards && claim->card[index + n] == claim->card[index])
    n++;
  g_snprintf (number, sizeof number, "%u", n);
  /* Translators: two equal cards, as in "2 × jack of hearts" */
  text = words_fill (n > 1 ? C_ ("claim", "{number} × {card}") : "{card}", values);
  g_string_append_printf (list, "%s%s", index > 0 ? C_ ("list", ", ") : "", text);

  return n;
}

static char *
words_of_promise (const Deal *deal, const Claim *claim, WordsSuits suits)
{
  g_autoptr (GString) tops = g_string_new (NULL);
  g_autofree char *top = NULL;
  char number[12], value[12];
  WordsValue values[] = {
    { "{tops}", "" },       { "{top}", "" },      { "{suit}", words_suit (suits, claim->suit) },
    { "{number}", number }, { "{value}", value }, { NULL, NULL },
  };

  if (claim->text == NULL)
    return g_strdup ("");
  for (guint i = 0; i < claim->n_cards;)
    i += append_tops (tops, deal, claim, i, suits);
  if (claim->n_cards > 0)
    top = words_card (suits, deal_pack (deal), claim->card[0]);
  values[0].value = tops->str;
  values[1].value = top != NULL ? top : "";
  g_snprintf (number, sizeof number, "%u", claim->number);
  g_snprintf (value, sizeof value, "%u", claim->value);

  return words_fill (words_of_game ("claim", claim->text), values);
}

static char *
words_of_claim (const char *promise)
{
  const WordsValue values[] = { { "{promise}", promise }, { NULL, NULL } };

  /* Translators: what a call means by custom: "holds jack of hearts …, or a bluff" */
  return promise[0] != '\0' ? words_fill (C_ ("claim", "{promise} (or a bluff)"), values)
                            : g_strdup ("");
}

static char *
words_of_standing (const Standing *standing, WordsSuits suits)
{
  char value[12];
  WordsValue values[] = {
    { "{suit}", words_suit (suits, standing->trump) },
    { "{value}", value },
    { "{doubled}", "" },
    { NULL, NULL },
  };
  const char *text = standing->chooses ? _ ("If all pass now: {value}, trumps still to be chosen")
                                       : _ ("If all pass now: {suit}, {value}");

  g_snprintf (value, sizeof value, "%u", standing->value);
  if (standing->doubled != NULL)
    {
      values[2].value = words_of_game ("contract", standing->doubled);
      text = standing->chooses
                 ? _ ("If all pass now: {value}, {doubled}, trumps still to be chosen")
                 : _ ("If all pass now: {suit}, {value}, {doubled}");
    }

  return words_fill (text, values);
}

/* What was foreseen, in words. */
static void
tell (AtoutAction *self, const Deal *deal, WordsSuits suits)
{
  g_free (self->promise);
  g_free (self->claim_text);
  g_free (self->outcome);
  self->promise = words_of_promise (deal, &self->claim, suits);
  self->claim_text = words_of_claim (self->promise);
  self->outcome = self->stands ? words_of_standing (&self->standing, suits) : g_strdup ("");
}

void
atout_action_foresee (AtoutAction *self, const Deal *deal, WordsSuits suits)
{
  const Game *game = deal->game;
  Standing before = { 0 };

  if (game->claim != NULL)
    game->claim (deal, self->action, &self->claim);
  if (game->standing != NULL)
    {
      Deal after = *deal;

      game->standing (deal, &before);
      deal_apply (&after, self->action);
      self->stands = game->standing (&after, &self->standing);
      if (self->stands && self->standing.value != before.value
          && self->standing.value != self->number)
        self->value = self->standing.value;
    }
  tell (self, deal, suits);
}

AtoutAction *
atout_action_reword (AtoutAction *self, const Deal *deal, WordsSuits suits)
{
  AtoutAction *other = new_worded (deal, self->action, self->wording, suits);

  other->claim = self->claim;
  other->standing = self->standing;
  other->stands = self->stands;
  other->value = self->value;
  tell (other, deal, suits);

  return other;
}

const char *
atout_action_get_promise (AtoutAction *self)
{
  return self->promise;
}

const char *
atout_action_get_claim (AtoutAction *self)
{
  return self->claim_text;
}

guint
atout_action_get_value (AtoutAction *self)
{
  return self->value;
}

const char *
atout_action_explain (AtoutAction *self)
{
  return self->claim_text[0] != '\0' ? self->claim_text : self->meaning;
}

char *
atout_action_explain_all (AtoutAction *self)
{
  const WordsValue values[] = {
    { "{meaning}", atout_action_explain (self) },
    { "{outcome}", self->outcome },
    { NULL, NULL },
  };

  if (self->outcome[0] == '\0')
    return g_strdup (atout_action_explain (self));

  /* Translators: as in "void in hearts (or a bluff) – If all pass now: no trump, 31" */
  return words_fill (C_ ("call", "{meaning} – {outcome}"), values);
}
