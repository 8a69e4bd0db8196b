/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/atout-card.h"

struct _AtoutCard
{
  GObject parent_instance;

  Card card;
  Suit suit;
  Rank rank;
  char *name;
  gboolean playable;
  gboolean trump;
  gboolean chosen;
  gboolean lit;
  gboolean markable;
  gboolean taken;
  AtoutHinted hinted;
  double share;
  char *hint;
};

G_DEFINE_FINAL_TYPE (AtoutCard, atout_card, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_PLAYABLE,
  PROP_TRUMP,
  PROP_CHOSEN,
  PROP_LIT,
  PROP_MARKABLE,
  PROP_TAKEN,
  PROP_HINT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
atout_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AtoutCard *self = ATOUT_CARD (object);

  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PLAYABLE:
      g_value_set_boolean (value, self->playable);
      break;
    case PROP_TRUMP:
      g_value_set_boolean (value, self->trump);
      break;
    case PROP_CHOSEN:
      g_value_set_boolean (value, self->chosen);
      break;
    case PROP_LIT:
      g_value_set_boolean (value, self->lit);
      break;
    case PROP_MARKABLE:
      g_value_set_boolean (value, self->markable);
      break;
    case PROP_TAKEN:
      g_value_set_boolean (value, self->taken);
      break;
    case PROP_HINT:
      g_value_set_string (value, self->hint);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_card_finalize (GObject *object)
{
  g_free (ATOUT_CARD (object)->name);
  g_free (ATOUT_CARD (object)->hint);
  G_OBJECT_CLASS (atout_card_parent_class)->finalize (object);
}

static void
atout_card_class_init (AtoutCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = atout_card_get_property;
  object_class->finalize = atout_card_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_PLAYABLE] = g_param_spec_boolean ("playable", NULL, NULL, FALSE, flags);
  props[PROP_TRUMP] = g_param_spec_boolean ("trump", NULL, NULL, FALSE, flags);
  props[PROP_CHOSEN] = g_param_spec_boolean ("chosen", NULL, NULL, FALSE, flags);
  props[PROP_LIT] = g_param_spec_boolean ("lit", NULL, NULL, FALSE, flags);
  props[PROP_MARKABLE] = g_param_spec_boolean ("markable", NULL, NULL, FALSE, flags);
  props[PROP_TAKEN] = g_param_spec_boolean ("taken", NULL, NULL, FALSE, flags);
  props[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_card_init (AtoutCard *self)
{
  self->hint = g_strdup ("");
}

AtoutCard *
atout_card_new (const Pack *pack, Card card, DeckSuits suits)
{
  AtoutCard *self = g_object_new (ATOUT_TYPE_CARD, NULL);

  self->card = card;
  self->suit = pack_suit (pack, card);
  self->rank = pack_rank (pack, card);
  self->name = words_card (suits, pack, card);

  return self;
}

Card
atout_card_get_card (AtoutCard *self)
{
  return self->card;
}

Suit
atout_card_get_suit (AtoutCard *self)
{
  return self->suit;
}

Rank
atout_card_get_rank (AtoutCard *self)
{
  return self->rank;
}

const char *
atout_card_get_name (AtoutCard *self)
{
  return self->name;
}

void
atout_card_set_words (AtoutCard *self, const Pack *pack, DeckSuits suits)
{
  g_autofree char *name = words_card (suits, pack, self->card);

  if (g_str_equal (self->name, name))
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

static void
set_flag (AtoutCard *self, gboolean *flag, gboolean value, guint prop)
{
  if (*flag == value)
    return;
  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

gboolean
atout_card_get_playable (AtoutCard *self)
{
  return self->playable;
}

void
atout_card_set_playable (AtoutCard *self, gboolean playable)
{
  set_flag (self, &self->playable, playable, PROP_PLAYABLE);
}

gboolean
atout_card_get_trump (AtoutCard *self)
{
  return self->trump;
}

void
atout_card_set_trump (AtoutCard *self, gboolean trump)
{
  set_flag (self, &self->trump, trump, PROP_TRUMP);
}

gboolean
atout_card_get_chosen (AtoutCard *self)
{
  return self->chosen;
}

void
atout_card_set_chosen (AtoutCard *self, gboolean chosen)
{
  set_flag (self, &self->chosen, chosen, PROP_CHOSEN);
}

gboolean
atout_card_get_markable (AtoutCard *self)
{
  return self->markable;
}

void
atout_card_set_markable (AtoutCard *self, gboolean markable)
{
  set_flag (self, &self->markable, markable, PROP_MARKABLE);
}

gboolean
atout_card_get_taken (AtoutCard *self)
{
  return self->taken;
}

void
atout_card_set_taken (AtoutCard *self, gboolean taken)
{
  set_flag (self, &self->taken, taken, PROP_TAKEN);
}

gboolean
atout_card_get_lit (AtoutCard *self)
{
  return self->lit;
}

void
atout_card_set_lit (AtoutCard *self, gboolean lit)
{
  set_flag (self, &self->lit, lit, PROP_LIT);
}

void
atout_card_set_hint (AtoutCard *self, AtoutHinted hinted, double share, const char *told)
{
  g_return_if_fail (ATOUT_IS_CARD (self));
  g_return_if_fail (share >= 0 && share <= 1);

  if (self->hinted == hinted && self->share == share && g_str_equal (self->hint, told))
    return;
  self->hinted = hinted;
  self->share = share;
  g_free (self->hint);
  self->hint = g_strdup (told);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HINT]);
}

AtoutHinted
atout_card_get_hinted (AtoutCard *self)
{
  return self->hinted;
}

double
atout_card_get_share (AtoutCard *self)
{
  return self->share;
}

const char *
atout_card_get_hint (AtoutCard *self)
{
  return self->hint;
}
