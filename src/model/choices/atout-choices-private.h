/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutChoices share: atout-choices.c, choices-choose.c, choices-mark.c. */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/choices/hand-order.h"

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
  CardSet lit[ATOUT_LIGHTS];
  guint n_wanted; /* so many cards are to be marked, and go together; 0: each goes by itself */
  CardSet marked;

  gboolean only_answer;
  gboolean only_card;
  AtoutAnnounce announce;
};

/** Tells all that follows from the moment of the course, and from what is marked. */
void choices_update (AtoutChoices *self);

gboolean choices_is_at_turn (AtoutChoices *self);

/** What is announced with @card, or without one, if the user wants that to go by itself. */
Action choices_find_announcement (AtoutChoices *self, Card card);

/** Where cards are asked for; behind what goes without saying if that leads there. */
const DecisionPart *choices_part_with_cards (const Decision *decision);
