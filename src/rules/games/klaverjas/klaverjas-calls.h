/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Trump choice (K-6.2 to K-6.10) and extra cards (K-6.11, K-6.12) of Klaverjassen. */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"

/** Begins the trump choice: first speaker and phase. */
void klaverjas_begin_trump_choice (Deal *deal);

/** Lists the suits that the seat at turn may name, and pass if allowed. */
void klaverjas_legal_trump (const Deal *deal, ActionList *list);

/** Makes the seat at turn the maker with @trump. */
void klaverjas_name_trump (Deal *deal, Suit trump);

/** Passes in the trump choice for the seat at turn. */
void klaverjas_pass_trump (Deal *deal);

/** Lists the cards that the maker may lay aside (K-6.12). */
void klaverjas_legal_discard (const Deal *deal, ActionList *list);

/** Lays @card away for the maker. */
void klaverjas_apply_discard (Deal *deal, Card card);

/* ---- Kraken: doubling (K-6.13 to K-6.17), roem declared from the hand (K-8.5 to K-8.9) ------ */

/** Lists pass and the next doubling. */
void klaverjas_legal_kraak (const Deal *deal, ActionList *list);

/** Applies a pass or a doubling. */
void klaverjas_apply_kraak (Deal *deal, Action action);

/** Returns the action that declares all roem, or ACTION_NONE without roem (K-8.5). */
Action klaverjas_declare_all (const Deal *deal);

/** Returns the points declared by @action (K-8.6, K-8.8). */
unsigned klaverjas_declared_points (const Deal *deal, Action action);

/** Lists the legal declarations (K-8.5). */
void klaverjas_legal_declare (const Deal *deal, ActionList *list);

/** Applies a declaration. */
void klaverjas_apply_declare (Deal *deal, Action action);
