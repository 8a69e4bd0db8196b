/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/choices/atout-card.h"

#include <string.h>

struct _AtoutCard
{
  GObject parent_instance;

  Card card;
  Suit suit;
  Rank rank;
  char *name;
  AtoutCardState state;
  gboolean trump;
  AtoutLit lit;
  AtoutHinted hinted;
  double share;
  char *hint;
};

G_DEFINE_FINAL_TYPE (AtoutCard, atout_card, G_TYPE_OBJECT)

static guint changed_signal;

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
  G_OBJECT_CLASS (klass)->finalize = atout_card_finalize;

  /** AtoutCard::changed: emitted when a value changes */
  changed_signal = g_signal_new ("changed", ATOUT_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
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

/* ---- State ----------------------------------------------------------------------------------- */

void
atout_card_set_suits (AtoutCard *self, const Pack *pack, DeckSuits suits)
{
  g_autofree char *name = words_card (suits, pack, self->card);

  if (g_str_equal (self->name, name))
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  g_signal_emit (self, changed_signal, 0);
}

void
atout_card_set_state (AtoutCard *self, AtoutCardState state)
{
  if (memcmp (&self->state, &state, sizeof state) == 0)
    return;
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

void
atout_card_set_trump (AtoutCard *self, gboolean trump)
{
  if (self->trump == trump)
    return;
  self->trump = trump;
  g_signal_emit (self, changed_signal, 0);
}

void
atout_card_set_lit (AtoutCard *self, AtoutLit lit)
{
  if (self->lit == lit)
    return;
  self->lit = lit;
  g_signal_emit (self, changed_signal, 0);
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
  g_signal_emit (self, changed_signal, 0);
}

/* ---- Reading --------------------------------------------------------------------------------- */

gboolean
atout_card_get_playable (AtoutCard *self)
{
  return self->state.playable;
}

gboolean
atout_card_get_trump (AtoutCard *self)
{
  return self->trump;
}

gboolean
atout_card_get_chosen (AtoutCard *self)
{
  return self->state.chosen;
}

gboolean
atout_card_get_markable (AtoutCard *self)
{
  return self->state.markable;
}

gboolean
atout_card_get_taken (AtoutCard *self)
{
  return self->state.taken;
}

AtoutLit
atout_card_get_lit (AtoutCard *self)
{
  return self->lit;
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
