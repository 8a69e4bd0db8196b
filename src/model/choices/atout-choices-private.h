/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutChoices, for atout-choices.c and choices-choose.c. */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/choices/hand-order.h"

/* Cards that a speaker lights. */
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
  HandOrder hand_order; /* with the words of the deck */
  char *prompt;
  char *rest;
  gboolean laid_down;
  gboolean is_closed;
  ChoicesLight light[ATOUT_LIGHTS];
  guint n_wanted; /* so many cards are to be marked, and go together; 0: each goes by itself */
  CardSet marked;

  gboolean only_answer;
  gboolean only_card;
  AtoutAnnounce announce;
};

/** Tells all that follows from the moment of the course, and from what is marked. */
void choices_update (AtoutChoices *self);

gboolean choices_is_at_turn (AtoutChoices *self);

/** The announcement with @card, or without one, that the user wants to be made by itself. */
Action choices_find_announcement (AtoutChoices *self, Card card);

/** The part of @decision that asks for cards: now, or behind an action that goes without saying. */
const DecisionPart *choices_part_with_cards (const Decision *decision);
