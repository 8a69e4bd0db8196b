/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Starts contests. */

#pragma once

#include "app/widgets/atout-host.h"

/** Returns the rules by which contests of @form begin: those that the user chose last. */
Options compete_start_rules (const Game *game, const GameForm *form);

/** Begins the contest on the deals of @day, which must not be in the future. */
void compete_start_day (AtoutHost *host, const Game *game, const Options *options,
                        const GDate *day);

/** Begins a contest of @n_deals (at most PLANNED_MAX) random deals. */
void compete_start_same (AtoutHost *host, const Game *game, const Options *options, guint n_deals);
