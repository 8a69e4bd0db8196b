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

/* ---- Kraken: doubling (K-6.13 to K-6.17), roem declared from the hand (K-8.5 to K-8.9) ------ */

/** Lists what the seat at turn may say to the doubling. */
void klaverjas_legal_kraak (const Deal *deal, ActionList *list);

/** Carries out a pass or a doubling. */
void klaverjas_apply_kraak (Deal *deal, Action action);

/** Declaring all that the seat at turn holds, or ACTION_NONE if that is nothing (K-8.5). */
Action klaverjas_declare_all (const Deal *deal);

/** The points that the seat at turn names in all when it declares with @action (K-8.6, K-8.8). */
unsigned klaverjas_declared_points (const Deal *deal, Action action);

/** Lists what the seat at turn may declare (K-8.5). */
void klaverjas_legal_declare (const Deal *deal, ActionList *list);

/** Carries out a declaration. */
void klaverjas_apply_declare (Deal *deal, Action action);
