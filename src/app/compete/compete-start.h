/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Beginning contests, with the house rules that the user chose last. */

#pragma once

#include "app/widgets/atout-host.h"

/** Returns the rules by which contests of @form begin. */
Options compete_start_rules (const Game *game, const GameForm *form);

/** Begins the contest on the deals of @day, which must not be in the future. */
void compete_start_day (AtoutHost *host, const Game *game, const GameForm *form, const GDate *day);

/** Begins a contest of @n_deals (at most PLANNED_MAX) random deals. */
void compete_start_same (AtoutHost *host, const Game *game, const GameForm *form, guint n_deals);
