/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Kraken: doubling (K-6.13 to K-6.17), and the roem declared from the hand (K-8.5 to K-8.9). */

#pragma once

#include "rules/games/klaverjas/klaverjas-state.h"

/** After the trump choice the opponents may double (K-6.13). */
void klaverjas_begin_kraak (Deal *deal);

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
