/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Signals between partners in Klaverjassen for four (section 15 of games/klaverjas/rules.md): what
 * the cards of others told, by what their side has agreed, and what an own card would tell.
 */

#pragma once

#include "players/argue.h"
#include "players/games/klaverjas/klaverjas-position.h"

/** Believes what the others told: what they are likelier to hold now changes in @position. */
void klaverjas_signals_hear (KlaverjasPosition *position, const Observation *observation);

/** What a card would tell the partner by the agreement of the own side. */
typedef struct
{
  enum
  {
    KLAVERJAS_TELLS_NOTHING,
    KLAVERJAS_TELLS_TRUTH, /* of the own hand */
    KLAVERJAS_TELLS_LIE,   /* it is no lie to tell nothing */
  } truth;
  unsigned suit; /* that it speaks of: the trumps for a lead */
  bool holds;    /* it is strong there; else weak */
} KlaverjasTold;

KlaverjasTold klaverjas_signals_tell (const KlaverjasPosition *position,
                                      const Observation *observation, Card card);

/**
 * What passes between the partners when @card is played: what it tells, or that it follows what
 * the partner asked for.
 */
void klaverjas_signals_message (const KlaverjasPosition *position, const Observation *observation,
                                Card card, PlayerMessage *message);

/**
 * True when the maker, who is the partner, told that he does not hold the highest trump, and the
 * own hand has it not either: to lead trumps is not safe then.
 */
bool klaverjas_signals_warn_of_trumps (const KlaverjasPosition *position,
                                       const Observation *observation);
