/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/atout-action.h"

#include <glib/gi18n-lib.h>

#include "model/words/action-words.h"

struct _AtoutAction
{
  GObject parent_instance;

  Deal deal; /* deal before the action */
  Action action;
  DeckSuits suits;
  gboolean foreseen;
  gboolean veiled;
  gboolean offered;
  ActionWords words;
  Grounds grounds; /* grounds of an offer */
};

G_DEFINE_FINAL_TYPE (AtoutAction, atout_action, G_TYPE_OBJECT)

static void
atout_action_finalize (GObject *object)
{
  action_words_clear (&ATOUT_ACTION (object)->words);
  G_OBJECT_CLASS (atout_action_parent_class)->finalize (object);
}

static void
atout_action_class_init (AtoutActionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_action_finalize;
}

static void
atout_action_init (AtoutAction *self G_GNUC_UNUSED)
{
}

AtoutAction *
atout_action_new (const Deal *deal, Action action, DeckSuits suits)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);

  self->deal = *deal;
  self->action = action;
  self->suits = suits;
  action_words_write (&self->words, deal, action, suits);

  return self;
}

AtoutAction *
atout_action_new_foreseen (const Deal *deal, Action action, DeckSuits suits)
{
  AtoutAction *self = atout_action_new (deal, action, suits);

  self->foreseen = TRUE;
  action_words_foresee (&self->words, deal, action, suits);

  return self;
}

AtoutAction *
atout_action_new_offered (const Deal *deal, Action action, DeckSuits suits)
{
  AtoutAction *self = atout_action_new_foreseen (deal, action, suits);

  self->offered = TRUE;
  action_words_ground (&self->words, deal, action, suits, &self->grounds);

  return self;
}

AtoutAction *
atout_action_prove (AtoutAction *self)
{
  return self->words.promise[0] != '\0'
             ? atout_action_new_offered (&self->deal, self->action, self->suits)
             : g_object_ref (self);
}

AtoutAction *
atout_action_new_veiled (const Deal *deal, Action action)
{
  AtoutAction *self = g_object_new (ATOUT_TYPE_ACTION, NULL);

  self->deal = *deal;
  self->action = ACTION (action_verb (action), 0);
  self->veiled = TRUE;
  action_words_veil (&self->words);

  return self;
}

AtoutAction *
atout_action_reword (AtoutAction *self, DeckSuits suits)
{
  if (self->veiled)
    return atout_action_new_veiled (&self->deal, self->action);
  if (self->offered)
    return atout_action_new_offered (&self->deal, self->action, suits);

  return self->foreseen ? atout_action_new_foreseen (&self->deal, self->action, suits)
                        : atout_action_new (&self->deal, self->action, suits);
}

Action
atout_action_get_action (AtoutAction *self)
{
  return self->action;
}

gboolean
atout_action_get_play (AtoutAction *self)
{
  return !self->veiled && action_is_play (self->deal.game, self->action);
}

const char *
atout_action_get_button (AtoutAction *self)
{
  return self->words.button;
}

const char *
atout_action_get_said (AtoutAction *self)
{
  return self->words.said;
}

const char *
atout_action_get_meaning (AtoutAction *self)
{
  return self->words.meaning;
}

const char *
atout_action_get_kind (AtoutAction *self)
{
  return self->words.kind;
}

int
atout_action_get_number (AtoutAction *self)
{
  ActionShape shape = action_verb_info (self->deal.game, self->action)->shape;

  return shape == SHAPE_NUMBER || shape == SHAPE_NUMBER_SUIT ? (int) action_arg (self->action) : -1;
}

const char *
atout_action_get_outcome (AtoutAction *self)
{
  return self->words.outcome;
}

Suit
atout_action_get_suit (AtoutAction *self)
{
  return self->veiled ? SUIT_NONE : action_suit (self->deal.game, self->action);
}

const char *
atout_action_get_promise (AtoutAction *self)
{
  return self->words.promise;
}

CardSet
atout_action_get_cards (AtoutAction *self)
{
  return self->grounds.cards;
}

gboolean
atout_action_get_true (AtoutAction *self)
{
  return self->grounds.is_promise && self->grounds.holds;
}

gboolean
atout_action_get_bluff (AtoutAction *self)
{
  return self->grounds.is_promise && !self->grounds.holds;
}

guint
atout_action_get_value (AtoutAction *self)
{
  return self->words.value;
}

const char *
atout_action_explain (AtoutAction *self)
{
  return self->words.custom[0] != '\0' ? self->words.custom : self->words.meaning;
}

const char *
atout_action_get_news (AtoutAction *self)
{
  return self->words.custom[0] != '\0' || self->words.own_news[0] != '\0'
             ? atout_action_explain (self)
             : self->words.news;
}

char *
atout_action_explain_all (AtoutAction *self)
{
  const WordsValue values[] = {
    { "{meaning}", atout_action_explain (self) },
    { "{outcome}", self->words.outcome },
    { NULL, NULL },
  };

  if (self->words.outcome[0] == '\0')
    return g_strdup (atout_action_explain (self));

  /* Translators: as in "void in hearts (or a bluff) – If all pass now: no trump, 31" */
  return words_fill (C_ ("call", "{meaning} – {outcome}"), values);
}

/* ---- Kinds of call --------------------------------------------------------------------------- */

/* Returns true for calls; naming trumps is no part of an auction. */
static gboolean
is_call (const VerbInfo *info)
{
  return info->verb != VERB_TRUMP
         && (info->shape == SHAPE_PLAIN || info->shape == SHAPE_SUIT || info->shape == SHAPE_NUMBER
             || info->shape == SHAPE_NUMBER_SUIT);
}

GListModel *
atout_action_list_forms (const Deal *deal, DeckSuits suits)
{
  GListStore *forms = g_list_store_new (ATOUT_TYPE_ACTION);
  const VerbInfo *verbs = deal->game->verbs;
  gboolean has_parts = FALSE;

  for (const VerbInfo *info = verbs; info->name != NULL; info++)
    has_parts |= info->shape == SHAPE_NUMBER_SUIT;
  for (const VerbInfo *info = verbs; has_parts && info->name != NULL; info++)
    if (is_call (info))
      {
        g_autoptr (AtoutAction) form = atout_action_new (deal, ACTION (info->verb, 0), suits);

        g_list_store_append (forms, form);
      }

  return G_LIST_MODEL (forms);
}
