/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/words/words.h"

#define ATOUT_TYPE_CARD (atout_card_get_type ())

/** AtoutCard: a card of a visible hand. */
G_DECLARE_FINAL_TYPE (AtoutCard, atout_card, ATOUT, CARD, GObject)

AtoutCard  *atout_card_new          (const Pack *pack,
                                     Card        card,
                                     DeckSuits   suits);

/** Sets the name of the card of @pack to that of @suits. */
void        atout_card_set_suits    (AtoutCard  *self,
                                     const Pack *pack,
                                     DeckSuits   suits);
Card        atout_card_get_card     (AtoutCard  *self);
Suit        atout_card_get_suit     (AtoutCard  *self);
Rank        atout_card_get_rank     (AtoutCard  *self);
const char *atout_card_get_name     (AtoutCard  *self);

/** The state of a card in the hand. */
typedef struct
{
  gboolean playable; /* playable or markable now */
  gboolean chosen;   /* marked, or already kept */
  gboolean markable; /* a click only marks the card */
  gboolean taken;    /* new in the hand */
} AtoutCardState;

/** Sets all fields at once, so that no half state is visible. */
void        atout_card_set_state    (AtoutCard      *self,
                                     AtoutCardState  state);
gboolean    atout_card_get_playable (AtoutCard  *self);
gboolean    atout_card_get_chosen   (AtoutCard  *self);
gboolean    atout_card_get_markable (AtoutCard  *self);
gboolean    atout_card_get_taken    (AtoutCard  *self);

/** Sets if the card is a trump. */
void        atout_card_set_trump    (AtoutCard  *self,
                                     gboolean    trump);
gboolean    atout_card_get_trump    (AtoutCard  *self);

/** The highlight of a card. */
typedef enum
{
  ATOUT_LIT_NOT,       /* no highlight */
  ATOUT_LIT_SPOKEN_OF, /* card that is mentioned */
  ATOUT_LIT_BEST,      /* card that is recommended */
} AtoutLit;

void        atout_card_set_lit      (AtoutCard  *self,
                                     AtoutLit    lit);
AtoutLit    atout_card_get_lit      (AtoutCard  *self);

/** The verdict of a hint on a card. */
typedef enum
{
  ATOUT_HINTED_NOT,   /* no hint */
  ATOUT_HINTED_WORSE, /* something else is better */
  ATOUT_HINTED_EQUAL, /* equal to the best */
  ATOUT_HINTED_BEST,
} AtoutHinted;

/** Sets the verdict of a hint: quality @share, 0 to 1, and words @told, or "". */
void        atout_card_set_hint     (AtoutCard  *self,
                                     AtoutHinted hinted,
                                     double      share,
                                     const char *told);
AtoutHinted atout_card_get_hinted   (AtoutCard  *self);
double      atout_card_get_share    (AtoutCard  *self);
const char *atout_card_get_hint     (AtoutCard  *self);
