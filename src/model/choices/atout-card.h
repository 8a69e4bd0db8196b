/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/words/words.h"

#define ATOUT_TYPE_CARD (atout_card_get_type ())

/**
 * AtoutCard: a card in a hand the user may see.
 *
 * Signal: `changed` (): something else is to be read of it.
 */
G_DECLARE_FINAL_TYPE (AtoutCard, atout_card, ATOUT, CARD, GObject)

AtoutCard  *atout_card_new          (const Pack *pack,
                                     Card        card,
                                     DeckSuits   suits);

/** Names the card, one of @pack, as @suits does. */
void        atout_card_set_suits    (AtoutCard  *self,
                                     const Pack *pack,
                                     DeckSuits   suits);
Card        atout_card_get_card     (AtoutCard  *self);
Suit        atout_card_get_suit     (AtoutCard  *self);
Rank        atout_card_get_rank     (AtoutCard  *self);
const char *atout_card_get_name     (AtoutCard  *self);

/** A card of the hand: whether it may be played or marked, and is. */
typedef struct
{
  gboolean playable; /* it may be played now */
  gboolean chosen;   /* already, as to be kept */
  gboolean markable; /* by a mark, which can be taken back; then it is playable, too */
  gboolean taken;    /* it has just come into the hand */
} AtoutCardState;

/** All at once: halfway, a card that is to be marked would be one to be played. */
void        atout_card_set_state    (AtoutCard      *self,
                                     AtoutCardState  state);
gboolean    atout_card_get_playable (AtoutCard  *self);
gboolean    atout_card_get_chosen   (AtoutCard  *self);
gboolean    atout_card_get_markable (AtoutCard  *self);
gboolean    atout_card_get_taken    (AtoutCard  *self);

/** Whether it is of the trump suit. */
void        atout_card_set_trump    (AtoutCard  *self,
                                     gboolean    trump);
gboolean    atout_card_get_trump    (AtoutCard  *self);

/** A card as advice, a hint or a call that is pointed at speaks of it just now. */
typedef enum
{
  ATOUT_LIT_NOT,       /* nothing */
  ATOUT_LIT_SPOKEN_OF, /* it is spoken of */
  ATOUT_LIT_BEST,      /* it is recommended */
} AtoutLit;

void        atout_card_set_lit      (AtoutCard  *self,
                                     AtoutLit    lit);
AtoutLit    atout_card_get_lit      (AtoutCard  *self);

/** How good a hint calls a card to play. */
typedef enum
{
  ATOUT_HINTED_NOT,   /* nothing is said of it */
  ATOUT_HINTED_WORSE, /* something else is better */
  ATOUT_HINTED_EQUAL, /* as good as the best */
  ATOUT_HINTED_BEST,  /* suggested */
} AtoutHinted;

/**
 * Sets the verdict of a hint: @share, from 0 to 1, is its worth among all; @told what it says in a
 * word, "" for nothing.
 */
void        atout_card_set_hint     (AtoutCard  *self,
                                     AtoutHinted hinted,
                                     double      share,
                                     const char *told);
AtoutHinted atout_card_get_hinted   (AtoutCard  *self);
double      atout_card_get_share    (AtoutCard  *self);
const char *atout_card_get_hint     (AtoutCard  *self);
