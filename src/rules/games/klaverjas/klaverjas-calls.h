/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: how trumps are found (K-6.2 to K-6.10), and the extra cards (K-6.11, K-6.12). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"

/** Sets the first speaker and the phase. */
void klaverjas_begin_trump_choice (Deal *deal);

/** Lists the suits that the seat at turn may name, and pass where it may. */
void klaverjas_legal_trump (const Deal *deal, ActionList *list);

/** The seat at turn makes @trump trumps. */
void klaverjas_name_trump (Deal *deal, Suit trump);

/** The seat at turn does not want to play. */
void klaverjas_pass_trump (Deal *deal);

/** Lists the cards that the maker may lay away (K-6.12). */
void klaverjas_legal_discard (const Deal *deal, ActionList *list);

/** The maker lays @card away. */
void klaverjas_apply_discard (Deal *deal, Card card);
