/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-action.h"

#include "words.h"

struct _AtoutAction
{
  GObject parent_instance;

  Action action;
  Card card;
  Suit suit;
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

static char *
fill_suit (const char *text, const char *suit)
{
  const WordsValue values[] = { { "{suit}", suit }, { NULL, NULL } };

  return text != NULL ? words_fill (text, values) : g_strdup ("");
}

AtoutAction *
atout_action_new (const Deal *deal, Action action)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);
  const VerbInfo *info = action_verb_info (deal->game, action);
  const char *meaning = info->meaning != NULL ? words_of_game ("call", info->meaning) : NULL;

  self->action = action;
  self->card = action_card (deal->game, action);
  self->suit = info->shape == SHAPE_SUIT ? (Suit) action_arg (action) : SUIT_NONE;
  self->button = fill_suit (info->button, words_suit_sign (self->suit));
  self->said = fill_suit (info->said, words_suit_sign (self->suit));
  self->meaning = fill_suit (meaning, words_suit (self->suit));

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
