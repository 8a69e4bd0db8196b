/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-action.h"

#include <glib/gi18n-lib.h>

#include "words.h"

struct _AtoutAction
{
  GObject parent_instance;

  Action action;
  Card card;
  Suit suit;
  gboolean play;
  char *button;
  char *said;
  char *meaning;
};

G_DEFINE_FINAL_TYPE (AtoutAction, atout_action, G_TYPE_OBJECT)

static void
atout_action_finalize (GObject *object)
{
  AtoutAction *self = ATOUT_ACTION (object);

  g_free (self->button);
  g_free (self->said);
  g_free (self->meaning);
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
}

/* @text of the verb table with the arguments of @action; suits and cards as signs or by name. */
static char *
fill (const char *text, const Deal *deal, Action action, bool with_signs)
{
  const Pack *pack = deal_pack (deal);
  const VerbInfo *info = action_verb_info (deal->game, action);
  Suit suit = action_suit (deal->game, action);
  Card card = action_card (deal->game, action);
  bool is_run = info->shape == SHAPE_RUN;
  g_autofree char *card_name = card == CARD_NONE ? NULL
                               : with_signs      ? words_card_index (pack, card)
                                                 : words_card (pack, card);
  char number[12];
  const WordsValue values[] = {
    { "{suit}", with_signs ? words_suit_sign (suit) : words_suit (suit) },
    { "{number}", number },
    { "{rank}", is_run || info->shape == SHAPE_RANK
                    ? words_rank (is_run ? action_second (action) : action_arg (action))
                    : "" },
    { "{card}", card_name != NULL ? card_name : "" },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", action_arg (action));

  return text != NULL ? words_fill (text, values) : g_strdup ("");
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

  return self;
}

AtoutAction *
atout_action_new (const Deal *deal, Action action)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);
  const VerbInfo *info = action_verb_info (deal->game, action);
  const char *meaning = info->meaning != NULL ? words_of_game ("call", info->meaning) : NULL;
  bool is_card = info->shape == SHAPE_CARD;

  self->action = action;
  self->card = action_card (deal->game, action);
  self->suit = action_suit (deal->game, action);

  /* a card speaks for itself unless it says more than that it is played */
  if (is_card && meaning == NULL)
    meaning = C_ ("call", "Play: {card}");
  else if (info->verb == VERB_TRUMP && self->suit == SUIT_NONE)
    meaning = C_ ("call", "Play without trumps");

  self->play = action_is_play (deal->game, action);
  self->button = is_card && info->button == NULL ? words_card_index (deal_pack (deal), self->card)
                                                 : fill (info->button, deal, action, true);
  self->said = fill (info->said, deal, action, true);
  self->meaning = fill (meaning, deal, action, false);

  return self;
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

Suit
atout_action_get_suit (AtoutAction *self)
{
  return self->suit;
}
