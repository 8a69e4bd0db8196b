/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Signals between partners in Klaverjassen for four (section 15 of games/klaverjas/rules.md). */

#pragma once

#include "players/argue.h"
#include "players/games/klaverjas/klaverjas-position.h"

/** Updates the chances in @position by the others' signals. */
void klaverjas_signals_hear (KlaverjasPosition *position, const Observation *observation);

/** A signal that an own card would give. */
typedef struct
{
  enum
  {
    KLAVERJAS_TELLS_NOTHING,
    KLAVERJAS_TELLS_TRUTH,
    KLAVERJAS_TELLS_LIE, /* silence is no lie */
  } truth;
  unsigned suit; /* trumps for a lead */
  bool holds;    /* true for strength, false for weakness */
} KlaverjasTold;

/** Returns the signal that @card would give. */
KlaverjasTold klaverjas_signals_tell (const KlaverjasPosition *position,
                                      const Observation *observation, Card card);

/** Fills @message with the signal of @card, or the partner's request that @card follows. */
void klaverjas_signals_message (const KlaverjasPosition *position, const Observation *observation,
                                Card card, PlayerMessage *message);

/**
 * Returns true if leading trumps is unsafe: the partner as maker denied the jack and we lack it.
 */
bool klaverjas_signals_warn_of_trumps (const KlaverjasPosition *position,
                                       const Observation *observation);
