/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A call put together from its parts: what was chosen, and what goes with it. */

#pragma once

#include "model/atout-session.h"

typedef struct
{
  GListModel *calls; /* AtoutAction: those that may be said now, or NULL */

  /* what is wished for; the call comes as near to it as can be */
  char *kind;
  Suit suit;
  int number;
  int typed; /* the first digit of a number, or 0 */
  gboolean has_chosen_number;

  AtoutAction *call; /* NULL when nothing with parts can be said */
} CallChoice;

void         call_choice_clear      (CallChoice *self);

/**
 * Chooses among @calls; where they are asked for @anew from one that the hand has, if there is any,
 * otherwise from what has been chosen.
 */
void         call_choice_set_calls  (CallChoice *self,
                                     GListModel *calls,
                                     gboolean    anew);
void         call_choice_set_kind   (CallChoice *self,
                                     const char *kind);
void         call_choice_set_suit   (CallChoice *self,
                                     Suit        suit);

/** Nothing happens where there is no such call. */
void         call_choice_set_number (CallChoice *self,
                                     int         number);

/**
 * The next digit of a number: 3 and then 4 are 34, where numbers have two digits; of another kind
 * where no number of the chosen one begins so.
 */
void         call_choice_type_digit (CallChoice *self,
                                     int         digit);

/** True when there is a call of @kind. */
gboolean     call_choice_has_kind   (CallChoice *self,
                                     const char *kind);

/** True when there is a call of the chosen kind with @suit; never where it names none. */
gboolean     call_choice_has_suit   (CallChoice *self,
                                     Suit        suit);

/** True when the hand has what some call of @kind promises. */
gboolean     call_choice_is_kind_true (CallChoice *self,
                                       const char *kind);

/** The same of the calls of the chosen kind with @suit. */
gboolean     call_choice_is_suit_true (CallChoice *self,
                                       Suit        suit);

/** True when there is a call of the chosen kind and suit with @number. */
gboolean     call_choice_has_number (CallChoice *self,
                                     int         number);

/** (transfer full): the call that is the same action as @form, or NULL. */
AtoutAction *call_choice_find       (CallChoice  *self,
                                     AtoutAction *form);
