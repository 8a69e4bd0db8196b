/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A call that the user composes of kind, suit and number. */

#pragma once

#include "model/atout-session.h"

typedef struct
{
  GListModel *calls; /* possible AtoutAction, or NULL */

  /* parts wished by the user; @call is the nearest possible one */
  char *kind;
  Suit suit;
  int number;
  int typed; /* first digit of a number, or 0 */
  gboolean has_chosen_number;

  AtoutAction *call; /* NULL if no call with parts is possible */
} CallChoice;

void         call_choice_clear      (CallChoice *self);

/**
 * Sets the possible calls. @anew starts with a call that is true of the hand; otherwise chosen
 * parts stay.
 */
void         call_choice_set_calls  (CallChoice *self,
                                     GListModel *calls,
                                     gboolean    anew);
void         call_choice_set_kind   (CallChoice *self,
                                     const char *kind);
void         call_choice_set_suit   (CallChoice *self,
                                     Suit        suit);

/** Chooses @number; ignores an impossible one. */
void         call_choice_set_number (CallChoice *self,
                                     int         number);

/**
 * Adds a digit: 3 and 4 make 34. Changes the kind if only another has numbers with this first
 * digit.
 */
void         call_choice_type_digit (CallChoice *self,
                                     int         digit);

/** Returns true if a call of @kind is possible. */
gboolean     call_choice_has_kind   (CallChoice *self,
                                     const char *kind);

/** Returns true if the chosen kind has a possible call with @suit. */
gboolean     call_choice_has_suit   (CallChoice *self,
                                     Suit        suit);

/** Returns true if the hand has what a call of @kind promises. */
gboolean     call_choice_is_kind_true (CallChoice *self,
                                       const char *kind);

/** Returns true if the hand has what the chosen kind promises with @suit. */
gboolean     call_choice_is_suit_true (CallChoice *self,
                                       Suit        suit);

/** Returns true if the chosen kind and suit have a possible call with @number. */
gboolean     call_choice_has_number (CallChoice *self,
                                     int         number);

/** Returns (transfer full) the possible call equal to @form, or NULL. */
AtoutAction *call_choice_find       (CallChoice  *self,
                                     AtoutAction *form);
