/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutChoices. */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/choices/hand-order.h"

/* Cards that one source highlights. */
typedef struct
{
  CardSet best;
  CardSet spoken;
} ChoicesLight;

struct _AtoutChoices
{
  GObject parent_instance;

  AtoutCourse *course;
  GListStore *hand;
  GListStore *calls;
  HandOrder hand_order; /* order and card names */
  char *prompt;
  char *rest;
  gboolean laid_down;
  gboolean is_closed;
  ActionList offered; /* actions left of the legal ones; empty: all */
  ChoicesLight light[ATOUT_LIGHTS];
  guint n_wanted; /* cards to mark together, or 0 */
  CardSet marked;

  gboolean only_answer;
  gboolean only_card;
  AtoutAnnounce announce;
};

/** Updates everything that depends on moment and marks. */
void choices_update (AtoutChoices *self);

gboolean choices_is_at_turn (AtoutChoices *self);

/** Returns the automatic announcement with @card, or ACTION_NONE. */
Action choices_find_announcement (AtoutChoices *self, Card card);

/** Returns the part of @decision that asks for cards, possibly behind an implied action. */
const DecisionPart *choices_part_with_cards (const Decision *decision);
